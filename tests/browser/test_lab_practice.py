"""A practice set in a real JupyterLab: Python sees the results; it lives on without a kernel."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from lab_page import NOT_OURS, open_notebook, run_all, save
from lab_server import Lab
from playwright.sync_api import Locator, Page, expect
from practice_pages import Learner

import tarot_teach as tt
from tarot_teach.puzzles.key import right_answer

Open = Callable[..., Page]

MADE = 'practice = tt.practice(kinds="who-wins", games="1597", count=2, seed=5)'
CELLS = (
    f"""import ipywidgets
import tarot_teach as tt
{MADE}
label = ipywidgets.Label("Python has seen nothing.")
def show(change):
    rows = [(row["ok"], row["tries"]) for row in practice.results]
    label.value = f"Python has seen {{practice.widget.position}}: {{rows}}."
practice.widget.observe(show, ["results", "position"])
label""",
    "practice",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("practice")
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3 (ipykernel)"}},
    )
    nbformat.write(notebook, made / "practice.ipynb")
    return made


@pytest.fixture(scope="module")
def lab(
    start_lab: Callable[[Path, Path], Lab], folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Lab:
    return start_lab(folder, tmp_path_factory.mktemp("jupyter"))


class InLab(Learner):
    @property
    def root(self) -> Locator:
        return self.page.locator(".jp-OutputArea-output .tt-set:visible")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)


def test_python_sees_the_results_and_a_reopened_notebook_is_live(
    lab: Lab,
    folder: Path,
    open_page: Open,
    start_lab: Callable[[Path, Path], Lab],
    tmp_path: Path,
) -> None:
    practice = tt.practice(kinds="who-wins", games="1597", count=2, seed=5)
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, lab.address, "practice.ipynb")
    run_all(page)
    one = InLab(page, practice.document)
    expect(one.root).to_have_count(1)
    one.miss()
    expect(page.locator(".jp-Notebook")).to_contain_text("Python has seen 2: [(False, 2)].")
    document = one.current()
    one.give(document, right_answer(document))
    expect(page.locator(".jp-Notebook")).to_contain_text(
        "Python has seen 2: [(False, 2), (True, 1)]."
    )
    save(page)
    assert (folder / "practice.ipynb").stat().st_size < 60_000

    # Another day: a fresh server, no cell is run, nothing is trusted.
    copy = tmp_path / "another day"
    copy.mkdir()
    shutil.copy(folder / "practice.ipynb", copy)
    other = start_lab(copy, tmp_path / "jupyter")
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, other.address, "practice.ipynb")
    one = InLab(page, practice.document)
    expect(one.root).to_have_count(1)
    one.solve()
    expect(one.progress).to_have_text("Puzzle 2 of 2")
