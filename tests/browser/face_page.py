"""A plain page that shows one puzzle, and the hands of a learner on it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tarot_teach.views import bundle, page

LISTEN = """<script>
window.verdicts = [];
document.addEventListener("tarot-verdict", (event) => window.verdicts.push(event.detail));
</script>"""


@dataclass
class Pages:
    """Write pages into a folder that is served, and open them."""

    folder: Path
    address: str
    open: Callable[..., Page]
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def show(
        self,
        document: Any,
        *,
        attributes: str = "",
        twin: str | None = None,
        dark: bool = False,
        drawn: bool = False,
        **options: Any,
    ) -> Page:
        """Open a page with one puzzle in its full face; `drawn` with the drawn pack."""
        (self.folder / "face.js").write_text(bundle.classic(with_sprite=drawn), "utf-8")
        (self.folder / "face.css").write_text(bundle.style(), "utf-8")
        if twin is None:
            twin = page.twin(document)
        scheme = "slate" if dark else "default"
        name = f"{next(self.numbers)}.html"
        (self.folder / name).write_text(
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A puzzle</title>'
            '<meta name="viewport" content="width=device-width">'
            '<link rel="icon" href="data:,"><link rel="stylesheet" href="face.css">'
            "<style>body { margin: 8px; font: 100%/1.5 sans-serif; }"
            '[data-md-color-scheme="slate"] { background: #14120f; color: #eee; }</style></head>'
            f'<body data-md-color-scheme="{scheme}" {attributes}><main><h1>A page</h1>{twin}</main>'
            f'{LISTEN}<script src="face.js"></script></body></html>',
            "utf-8",
        )
        return self.open(self.address + name, **options)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def say(page: Page) -> Locator:
    return page.locator(".tt-puzzle .tt-say")


def choose(page: Page, *ids: str) -> None:
    for key in ids:
        page.locator(f'button[data-choice="{key}"]').click()


def put_in_order(page: Page, *ids: str) -> None:
    """Move rows with the arrow buttons until they stand in this order."""
    for place, key in enumerate(ids):
        row = page.locator(f'[data-item="{key}"]')
        while int(row.locator(".tt-place-number").inner_text()) > place + 1:
            row.locator('[data-step="-1"]').click()


def answer(page: Page, document: dict[str, Any], given: Any) -> None:
    """Give an answer, as `mark` takes it, with the mouse."""
    match document["ask"]:
        case "one":
            choose(page, given)
            return
        case "many":
            chosen = page.locator('[data-choice][aria-pressed="true"]')
            while chosen.count():
                chosen.first.click()
            choose(page, *given)
        case "order":
            put_in_order(page, *given)
        case "number":
            page.get_by_label("Your answer", exact=True).fill(str(given))
        case "numbers":
            for part in document["parts"]:
                page.get_by_label(part["label"], exact=True).fill(str(given[part["id"]]))
        case "match":
            for place, part in enumerate(document["parts"]):
                row = page.locator(".tt-part").nth(place)
                row.locator(f'[data-choice="{given[part["id"]]}"]').click()
    button(page, "Check").click()


def verdicts(page: Page) -> list[dict[str, Any]]:
    """Give every verdict that the page has announced."""
    found: list[dict[str, Any]] = page.evaluate("window.verdicts")
    return found
