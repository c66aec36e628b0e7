"""Plain pages that show practice sets, over http and from a folder, and a learner's hands on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tarot_teach.puzzles.bank import files
from tarot_teach.puzzles.key import right_answer
from tarot_teach.puzzles.selection import Slot
from tarot_teach.views import bundle


def write_site(folder: Path, slots: list[Slot]) -> None:
    """Write the script, the style and the parts of the bank that the slots need."""
    (folder / "face.js").write_text(bundle.classic(), "utf-8")
    (folder / "face.css").write_text(bundle.style(), "utf-8")
    (folder / "bank").mkdir()
    for name, text in files(slots=slots):
        (folder / "bank" / name).write_text(text, "utf-8")


def write_page(folder: Path, name: str, body: str, *, dark: bool = False) -> str:
    """Write one page into the folder and return its name."""
    scheme = "slate" if dark else "default"
    places = (
        'data-lesson-pages="learn/{lesson}/" data-rule-pages="games/{game}/"'
        if "rules=pages" in name
        else ""
    )
    (folder / f"{name}.html").write_text(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Practice</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="face.css">'
        "<style>body { margin: 8px; font: 100%/1.5 sans-serif; }"
        '[data-md-color-scheme="slate"] { background: #14120f; color: #eee; }</style></head>'
        f'<body data-md-color-scheme="{scheme}" {places}><main><h1>Practice</h1>{body}</main>'
        '<script src="face.js"></script></body></html>',
        "utf-8",
    )
    return f"{name}.html"


@dataclass
class Learner:
    """Answer the puzzles of a set that is shown on a page."""

    page: Page
    set: dict[str, Any]

    @property
    def root(self) -> Locator:
        return self.page.locator(".tt-set")

    @property
    def progress(self) -> Locator:
        return self.root.locator(".tt-set-head .tt-progress")

    @property
    def face(self) -> Locator:
        return self.root.locator(".tt-set-stage > .tt-puzzle").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def documents(self) -> Iterator[dict[str, Any]]:
        yield from self.set["puzzles"]
        yield from self.set["reserves"]

    def current(self) -> dict[str, Any]:
        """Find the document of the puzzle that is shown."""
        shown = self.root.locator(".tt-set-stage").get_attribute("data-puzzle")
        return next(one for one in self.documents() if one["id"] == shown)

    def give(self, document: dict[str, Any], given: Any) -> None:
        if document["ask"] == "number":
            self.face.locator(".tt-number").fill(str(given))
            self.button("Check").click()
        else:
            self.face.locator(f'button[data-choice="{given}"]').click()

    def wrong(self, document: dict[str, Any]) -> Any:
        if document["ask"] == "number":
            return document["mistakes"][0]["value"]
        return next(choice["id"] for choice in document["choices"] if not choice["ok"])

    def miss(self) -> dict[str, Any]:
        """Answer wrongly, then rightly, and go on."""
        document = self.current()
        self.give(document, self.wrong(document))
        self.give(document, right_answer(document))
        self.button("Next puzzle").click()
        return document

    def solve(self) -> dict[str, Any]:
        """Answer rightly and go on."""
        document = self.current()
        self.give(document, right_answer(document))
        self.button("Next puzzle").click()
        return document

    def skip(self) -> dict[str, Any]:
        document = self.current()
        self.button("Skip").click()
        return document
