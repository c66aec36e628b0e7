"""The lesson and its puzzles in a real JupyterLab, with a kernel and without."""

from __future__ import annotations

import ast
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from lab_page import (
    NOT_OURS,
    choose_in_menu,
    faces,
    open_notebook,
    run_all,
    save,
    wait_for_kernel,
)
from lab_server import Lab
from playwright.sync_api import Locator, Page, Response, expect
from puzzle_on_page import button, choices, press_until_focused

import tarot_teach as tt
from tarot_teach.cards import write_out

Open = Callable[..., Page]
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSON = "02_the_trick.ipynb"

OBSERVED = """
import ipywidgets
import tarot_teach as tt
puzzle = tt.make_puzzle("who-wins", "1597", level=1, seed=7)
label = ipywidgets.Label("Python has seen nothing.")
def show(change):
    label.value = f"Python has seen {seen.answer}, {seen.solved}, {seen.tries}."
seen = puzzle.widget
seen.observe(show, "tries")
ipywidgets.VBox([seen, label])
"""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of notebooks as a learner would have it."""
    folder = tmp_path_factory.mktemp("notebooks")
    shutil.copy(NOTEBOOKS / LESSON, folder)
    observed = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(OBSERVED.strip()), nbformat.v4.new_code_cell("puzzle")],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3 (ipykernel)"}},
    )
    nbformat.write(observed, folder / "observed.ipynb")
    return folder


@pytest.fixture(scope="module")
def lab(
    start_lab: Callable[[Path, Path], Lab], workshop: Path, tmp_path_factory: pytest.TempPathFactory
) -> Lab:
    return start_lab(workshop, tmp_path_factory.mktemp("jupyter"))


def documents() -> list[dict[str, Any]]:
    """Make the puzzles of the lesson once more, in order."""
    cells = json.loads((NOTEBOOKS / LESSON).read_text("utf-8"))["cells"]
    code = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "code")
    made = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "tt.make_puzzle":
            values = [ast.literal_eval(argument) for argument in node.args]
            options = {str(k.arg): ast.literal_eval(k.value) for k in node.keywords}
            made.append((node.lineno, tt.make_puzzle(*values, **options).document))
    return [document for _, document in sorted(made, key=lambda pair: pair[0])]


def answer_wrong_then_right(face: Locator, document: dict[str, Any]) -> None:
    for choice in choices(document):
        button(face, choice).click()
        expect(face.get_by_role("status")).to_contain_text(write_out(choice["feedback"]))


def test_lesson_runs_judges_by_keyboard_saves_and_lives_on_without_a_kernel(
    lab: Lab,
    workshop: Path,
    open_page: Open,
    start_lab: Callable[[Path, Path], Lab],
    tmp_path: Path,
) -> None:
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, lab.address, LESSON)
    expect(page.get_by_role("heading", name="The trick")).to_be_visible()
    run_all(page)
    made = documents()
    page.locator(".jp-Notebook .jp-Cell").first.scroll_into_view_if_needed()
    face = faces(page).first
    answer_wrong_then_right(face, made[0])

    # By keyboard alone, in the second puzzle.
    face = faces(page).nth(1)
    wrong, right = choices(made[1])
    face.scroll_into_view_if_needed()
    face.locator("button").first.focus()
    press_until_focused(page, button(face, wrong))
    page.keyboard.press("Enter")
    expect(face.get_by_role("status")).to_contain_text(write_out(wrong["feedback"]))
    button(face, wrong).press("Shift+Tab")
    face.locator("button").first.focus()
    press_until_focused(page, button(face, right))
    page.keyboard.press("Space")
    expect(face.get_by_role("status")).to_contain_text(write_out(right["feedback"]))

    # A new kernel knows nothing of the widgets; the puzzles still judge.
    choose_in_menu(page, "Kernel", "kernelmenu:restart")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    wait_for_kernel(page)
    face = faces(page).nth(2)
    face.scroll_into_view_if_needed()
    with page.expect_response(lambda response: keeps_as_solved(response, made[2]["id"])):
        answer_wrong_then_right(face, made[2])
    kept = lab.settings / "tarot-teach/progress.jupyterlab-settings"
    solved = {document["id"]: {"ok": True, "tries": 2} for document in made[:3]}
    assert json.loads(kept.read_text("utf-8"))["puzzles"] == solved
    save(page)

    # Another day: a fresh server, no cell is run, nothing is trusted.
    copy = tmp_path / "another day"
    copy.mkdir()
    shutil.copy(workshop / LESSON, copy)
    saved = json.loads((copy / LESSON).read_text("utf-8"))
    shown = [c for c in saved["cells"] if c["cell_type"] == "code" and c["outputs"]]
    assert len(shown) == len([c for c in saved["cells"] if c["cell_type"] == "code"])
    other = start_lab(copy, tmp_path / "jupyter")
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, other.address, LESSON)
    face = faces(page).first
    face.wait_for()
    answer_wrong_then_right(face, made[0])
    expect(page.get_by_text("model not found").locator("visible=true")).to_have_count(0)


def keeps_as_solved(response: Response, puzzle_id: str) -> bool:
    """Whether this is the server's answer to a progress file that holds the puzzle as solved."""
    request = response.request
    if request.method != "PUT" or "/api/settings/" not in request.url:
        return False
    puzzles = json.loads(json.loads(str(request.post_data))["raw"])["puzzles"]
    return bool(puzzles.get(puzzle_id, {}).get("ok"))


def test_python_sees_each_answer(lab: Lab, open_page: Open) -> None:
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, lab.address, "observed.ipynb")
    run_all(page)
    document = tt.make_puzzle("who-wins", "1597", level=1, seed=7).document
    wrong, right = choices(document)
    face = faces(page).first
    for tries, choice in enumerate((wrong, right), start=1):
        button(face, choice).click()
        told = f"Python has seen {choice['id']}, {choice['ok']}, {tries}."
        expect(page.get_by_text(told)).to_be_visible()
    other_view = faces(page).nth(1)
    expect(other_view.get_by_role("status")).to_contain_text(write_out(right["feedback"]))


def test_saving_keys_work_inside_a_puzzle(lab: Lab, open_page: Open) -> None:
    page = open_page("about:blank", allowed=NOT_OURS)
    open_notebook(page, lab.address, "observed.ipynb")
    run_all(page)
    choice = choices(tt.make_puzzle("who-wins", "1597", level=1, seed=7).document)[0]
    button(faces(page).first, choice).focus()
    with page.expect_response(
        lambda answer: "/api/contents/" in answer.url and answer.request.method == "PUT"
    ):
        page.keyboard.press("Control+s")
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    page.keyboard.press("b")
    page.keyboard.press("a")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(cells)
