"""The JupyterLab extension's own keeping of progress, with a settings service that the test holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tarot_teach.views import bundle

START = """async () => {
  window.file = "{}";
  window.refuse = false;
  window.saves = 0;
  const settings = {
    async fetch() { return { raw: window.file }; },
    async save(_, raw) {
      if (window.refuse) throw new Error("read only");
      window.file = raw;
      window.saves += 1;
    },
  };
  window.tab = async () => {
    const factory = await window._JUPYTERLAB["tarot-teach"].get("./extension");
    factory().default.activate({ serviceManager: { settings } });
    const kept = window.tarotProgress;
    await settled();
    return kept;
  };
  window.settled = () => navigator.locks.request("tarot-teach/progress", () => {});
  window.kept = () => JSON.parse(window.file).puzzles;
}"""


@pytest.fixture
def jupyter(open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path) -> Page:
    (tmp_path / "remoteEntry.js").write_text(bundle.labextension(), "utf-8")
    (tmp_path / "lab.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Lab</title>'
        '<link rel="icon" href="data:,"><body><script src="remoteEntry.js"></script></body></html>',
        "utf-8",
    )
    page = open_page(f"{serve(tmp_path)}lab.html")
    page.evaluate(START)
    return page


def run(page: Page, body: str) -> Any:
    return page.evaluate(f"async () => {{ {body} }}")


def test_two_tabs_add_up(jupyter: Page) -> None:
    found = run(
        jupyter,
        "const [one, two] = [await tab(), await tab()];"
        "one.remember('a', true); two.remember('a', false); two.remember('b', false);"
        "await settled(); one.remember('b', true); await settled(); return kept();",
    )
    assert found == {"a": {"ok": True, "tries": 2}, "b": {"ok": True, "tries": 2}}


def test_a_later_start_knows_what_was_solved(jupyter: Page) -> None:
    found = run(
        jupyter,
        "(await tab()).remember('a', true); await settled();"
        "const later = await tab(); return [later.known('a'), later.known('b') ?? null];",
    )
    assert found == [{"ok": True, "tries": 1}, None]


def test_a_refused_save_goes_to_the_browser(jupyter: Page) -> None:
    found = run(
        jupyter,
        "const one = await tab(); refuse = true; one.remember('a', true); await settled();"
        "return [one.known('a'), JSON.parse(localStorage.getItem('tarot-teach/progress')).puzzles,"
        " file];",
    )
    line = {"ok": True, "tries": 1}
    assert found == [line, {"a": line}, "{}"]


def test_reset_forgets_both_places(jupyter: Page) -> None:
    found = run(
        jupyter,
        "const one = await tab(); one.remember('a', true); await settled();"
        "refuse = true; one.remember('b', true); await settled(); refuse = false;"
        "one.reset(); await settled();"
        "return [kept(), one.known('a') ?? null, localStorage.getItem('tarot-teach/progress'),"
        " (await tab()).known('a') ?? null];",
    )
    assert found == [{}, None, None, None]


@pytest.mark.parametrize("file", ["", "{damaged", "[]", '{"puzzles": 7}', "// a comment\n{}"])
def test_a_damaged_file_hides_nothing(jupyter: Page, file: str) -> None:
    jupyter.evaluate("(text) => { window.file = text; }", file)
    found = run(
        jupyter,
        "const one = await tab(); one.remember('a', false); await settled(); return kept();",
    )
    assert found == {"a": {"ok": False, "tries": 1}}


def test_the_modules_are_what_jupyterlab_expects(jupyter: Page) -> None:
    found = run(
        jupyter,
        "const box = window._JUPYTERLAB['tarot-teach'];"
        "box.init({ '@lumino/widgets': { '2.8.0': {"
        " get: async () => () => ({ Panel: class {}, Widget: class {} }) } } });"
        "const plugins = [];"
        "for (const name of ['./extension', './mimeExtension']) {"
        " const made = (await box.get(name))(); plugins.push([made.__esModule, made.default.id]); }"
        "const missing = await box.get('./other').catch((error) => error.message);"
        "return [plugins, missing];",
    )
    assert found == [
        [[True, "tarot-teach:progress"], [True, "tarot-teach:puzzle"]],
        "tarot-teach has no module ./other",
    ]
