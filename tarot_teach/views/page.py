"""A puzzle as HTML that reads well with no script, and that a script on the page brings to life."""

from __future__ import annotations

import json
from functools import cache
from html import escape

from ..cards import Card, card_names, inline_names, write_out
from ..english import player
from .bundle import source, tighten

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def twin(document: Mapping[str, Any], *, tradition: str = "english", alone: bool = False) -> str:
    """Write a puzzle as HTML: question, cards and choices as text, the model answer folded away.

    Takes a puzzle document and the tradition of the card names; `alone` adds what the small inline
    script needs where the full script is absent. Everything from the document is escaped.

    >>> from tarot_teach.views.page import twin
    >>> document = {"title": "A & B", "prompt": "{F}?", "worked": "Yes."}
    >>> "<p>The Fool?</p>" in twin(document)
    True
    """

    def text(sentence: object) -> str:
        return escape(write_out(str(sentence), tradition))

    parts = [
        f"<p><strong>{text(document['title'])}</strong></p>",
        f"<p>{text(document['prompt'])}</p>",
        *_table(document.get("table", {}), tradition),
        *_offers(document, tradition),
        '<details data-search-exclude=""><summary>Model answer</summary>'
        f"{_steps(text(document['worked']))}</details>",
    ]
    names = f" data-names='{_attribute(_names_used(document, tradition))}'" if alone else ""
    body = "".join(parts)
    return f"<tarot-puzzle data-document='{_attribute(document)}'{names}>{body}</tarot-puzzle>"


def _attribute(value: object) -> str:
    """Write JSON for an attribute in single quotes, so that its own double quotes can stay."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("'", "&#39;")):
        text = text.replace(sign, entity)
    return text


def _names_used(document: Mapping[str, Any], tradition: str) -> dict[str, str]:
    text = json.dumps(document)
    names = inline_names(tradition)
    return {code: name for code, name in names.items() if f"{{{code}}}" in text}


def _steps(text: str) -> str:
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < 2:
        return f"<p>{text}</p>"
    return f"<ol>{''.join(f'<li>{line}</li>' for line in lines)}</ol>"


def _table(table: Mapping[str, Any], tradition: str) -> Iterable[str]:
    names = card_names(tradition)

    def plays(trick: list[dict[str, Any]]) -> str:
        lines = (
            f"<li>{player(play['seat'])}: {escape(names[Card(play['card']).code])}</li>"
            for play in trick
        )
        return f"<ol>{''.join(lines)}</ol>"

    def cards(codes: list[str]) -> str:
        return escape(", ".join(names[Card(code).code] for code in codes))

    for number, trick in enumerate(table.get("tricks", []), start=1):
        yield f"<p>Trick {number}, in order of play:</p>{plays(trick)}"
    if table.get("trick"):
        yield f"<p>The trick, in order of play:</p>{plays(table['trick'])}"
    if "hand" in table:
        yield f"<p>Your hand: {cards(table['hand'])}.</p>"
    piles = table.get("piles", {})
    for seat, codes in piles.items():
        whose = "The pile" if len(piles) == 1 else f"The pile of {player(int(seat))}"
        yield f"<p>{whose}, {len(codes)} cards: {cards(codes)}.</p>"
    if "totals" in table:
        totals = "; ".join(
            f"{player(int(seat))}: {total}" for seat, total in table["totals"].items()
        )
        yield f"<p>Totals: {escape(totals)}.</p>"


def _offers(document: Mapping[str, Any], tradition: str) -> Iterable[str]:
    """List what can be chosen, put in order or filled in."""

    def listed(labels: Iterable[str]) -> str:
        items = "".join(f"<li>{escape(label)}</li>" for label in labels)
        return f'<ul data-offers="">{items}</ul>'

    def label(choice: Mapping[str, Any]) -> str:
        said = choice["label"]
        bare = said.strip("{}")
        names = card_names(tradition)
        return (
            names[bare] if said == f"{{{bare}}}" and bare in names else write_out(said, tradition)
        )

    if "choices" in document:
        yield listed(map(label, document["choices"]))
    if "items" in document:
        yield listed(card_names(tradition)[item["card"]] for item in document["items"])
    for part in document.get("parts", []):
        if "choices" in part:
            yield (
                f'<p data-offers="">{escape(label(part))}:</p>'
                + f"{listed(map(label, part['choices']))}"
            )
        else:
            yield f'<p data-offers="">{escape(label(part))}: …</p>'


@cache
def inline_script() -> str:
    """Give the style and script with which a saved or foreign page marks answers and says why."""
    style = tighten(source("twin.css"))
    script = tighten(source("face/marking.js") + source("twin.js"))
    return f'<style>{style}</style><script>(() => {{\n"use strict";\n{script}}})();</script>'
