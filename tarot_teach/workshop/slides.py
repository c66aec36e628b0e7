"""The puzzles of a workshop for the projector: one on a slide, its answer on the next."""

from __future__ import annotations

from html import escape

from ..cards import Card
from ..english import player
from ..puzzles.document import mark
from ..puzzles.key import answer_in_words, right_answer
from ..variants import VARIANTS
from .drawing import Pen
from .paper import FACE, HEADS, LOOKS, look
from .plan import Numbered, Workshop
from .puzzle_sheet import question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

MOST_LINES = 6
"""How many lines of a reason fit on a wall; the key has the rest."""


def slides(workshop: Workshop) -> str:
    """Write one HTML file that shows a slide at a time, by keys, by click, or without script."""
    pen = Pen(workshop.suits)
    shown = [_title(pen, workshop)]
    for one in workshop.puzzles:
        shown += [_asked(pen, one), _answered(pen, one)]
    body = "\n".join(
        f'<section class="slide{css}" id="s{number}" aria-label="Slide {number} of {len(shown)}">'
        f'{inner}<p class="foot">{escape(workshop.mark)} <span>{number} / {len(shown)}</span></p>'
        "</section>"
        for number, (css, inner) in enumerate(shown, start=1)
    )
    script = (LOOKS / "slides.js").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>Slides: {escape(workshop.title)} · {escape(workshop.mark)}</title>\n"
        f"<style>:root {{ --face: {FACE}; --heads: {HEADS}; }}\n{look('slides')}</style></head>\n"
        f"<body>{pen.store()}<main>\n{body}\n</main>\n"
        '<nav aria-label="Slides"><button type="button" data-step="-1">Back</button>'
        '<button type="button" data-step="1">Next</button></nav>\n'
        f"<script>{script}</script></body></html>\n"
    )


def slide_of(place: int) -> int:
    """Tell on which slide the puzzle at a place (from 0) is asked; its answer is on the next.

    >>> slide_of(0), slide_of(3)
    (2, 8)
    """
    return 2 + 2 * place


def _title(pen: Pen, workshop: Workshop) -> tuple[str, str]:
    code = f", code <b>{pen.text(workshop.code)}</b>" if workshop.with_site else ""
    return " title", (
        f"<h1>{pen.text(workshop.title)}</h1><p>{len(workshop.puzzles)} puzzles{code}</p>"
        "<p>Arrow keys or a click: next. The answer comes on the slide after each puzzle.</p>"
    )


def _heading(pen: Pen, one: Numbered) -> str:
    document = one.puzzle.document
    game = document["variant"]
    whose = VARIANTS[game].name if game in VARIANTS else "The three games"
    return f"<h1><b>{one.number}</b> {pen.text(document['title'])} <small>{whose}</small></h1>"


def _asked(pen: Pen, one: Numbered) -> tuple[str, str]:
    document = one.puzzle.document
    return "", f"{_heading(pen, one)}{question(pen, document, whole=True)}{_offered(pen, document)}"


def _offered(pen: Pen, document: Mapping[str, Any]) -> str:
    """Name what may be chosen, where the table does not show it already."""
    parts = document.get("parts", [])
    if "items" in document:
        drawn = "".join(pen.card(Card(item["card"])) for item in document["items"])
        return f'<div class="trick">{drawn}</div>'
    if document["ask"] == "one":
        labels = [pen.label(choice["label"]) for choice in document["choices"]]
        if all(label.startswith(player(0)[:-1]) and len(label) < 10 for label in labels):
            return ""
        return f'<ul class="offers">{"".join(f"<li>{label}</li>" for label in labels)}</ul>'
    if document["ask"] == "many" and not document["choices"][0].get("card"):
        labels = [pen.label(choice["label"]) for choice in document["choices"]]
        return f'<ul class="offers">{"".join(f"<li>{label}</li>" for label in labels)}</ul>'
    if parts and "choices" in parts[0]:
        labels = [pen.label(part["label"]) for part in parts]
        return f'<ul class="offers">{"".join(f"<li>{label}: ?</li>" for label in labels)}</ul>'
    return ""


def _answered(pen: Pen, one: Numbered) -> tuple[str, str]:
    document = one.puzzle.document
    feedback = mark(document, right_answer(document)).feedback
    lines = [line for line in feedback.split("\n") if line.strip()]
    more = "<li>… and so on: see the key.</li>" if len(lines) > MOST_LINES else ""
    told = "".join(f"<li>{pen.text(line)}</li>" for line in lines[:MOST_LINES]) + more
    return " answer", (
        f"{_heading(pen, one)}<p class='right'>{pen.text(answer_in_words(document))}</p>"
        f"<ul class='why'>{told}</ul>"
    )
