"""The browser that the tests drive: looked for in a fixed order, never skipped when missing."""

from __future__ import annotations

from pathlib import Path

import find_browser
import pytest


def program(folder: Path, name: str) -> Path:
    path = folder / name
    path.write_text("#!/bin/sh\n", "utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A search path with nothing on it, and no browser of Playwright's own."""
    monkeypatch.delenv("TAROT_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(find_browser, "_playwright_browser", lambda: tmp_path / "none")
    monkeypatch.setattr(find_browser, "_mac_chrome", lambda: tmp_path / "none")
    return tmp_path


def test_the_variable_comes_first(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare_machine, "chromium")
    mine = program(bare_machine, "mine")
    monkeypatch.setenv("TAROT_BROWSER", str(mine))
    assert find_browser.find_browser() == mine


def test_then_the_search_path(bare_machine: Path) -> None:
    found = program(bare_machine, "google-chrome")
    assert find_browser.find_browser() == found
    better = program(bare_machine, "chromium")
    assert find_browser.find_browser() == better


def test_a_variable_that_names_nothing_is_an_error(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare_machine, "chromium")
    monkeypatch.setenv("TAROT_BROWSER", str(bare_machine / "gone"))
    with pytest.raises(find_browser.NoBrowserError, match="gone"):
        find_browser.find_browser()


@pytest.mark.usefixtures("bare_machine")
def test_a_missing_browser_fails_with_the_ways_to_get_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert find_browser.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "apt-get install chromium" in said.err
    assert "playwright install chromium" in said.err


def test_installing_is_tried_once(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_browser, "install_browser", lambda: program(bare_machine, "chromium"))
    assert find_browser.main(["--install"]) == 0
    (bare_machine / "chromium").unlink()
    monkeypatch.setattr(find_browser, "install_browser", lambda: None)
    assert find_browser.main(["--install"]) == 1
