"""Puzzles on paper: the sheet to fill in, and the key with a reason for every answer."""

from __future__ import annotations

import re
from html import escape

from ..cards import Card, card_names
from ..english import counted, player
from ..puzzles.document import mark
from ..puzzles.key import answer_in_words, right_answer
from ..variants import VARIANTS
from .drawing import BOX_TO_TICK, Pen
from .house_rules import house_rules_in_words
from .paper import sheet
from .plan import Numbered, Workshop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ..puzzles.code import ClassCode

BLANK = '<span class="blank"></span>'


def puzzle_sheet(workshop: Workshop) -> str:
    """Write the sheet of puzzles that all learners share; it holds no answer."""
    pen = Pen(workshop.suits)
    body = _intro(workshop, workshop.code) + _puzzles(pen, workshop, workshop.puzzles)
    aside = f"<b>Name</b> {BLANK}"
    if workshop.with_site:
        aside += f" &ensp; code <b>{pen.text(workshop.code)}</b>"
    return sheet(workshop, f"Puzzles: {workshop.title}", body, pen, aside=aside, style=LOOKS)


def puzzle_sheets_by_name(workshop: Workshop) -> str:
    """Write a sheet of its own for every name, each beginning on a fresh page."""
    pen = Pen(workshop.suits)
    parts = []
    for place, name in enumerate(workshop.names):
        code = workshop.code.for_person(name)
        puzzles = _puzzles(pen, workshop, workshop.puzzles_of(code))
        intro = _intro(workshop, code)
        told = f"<p>code <b>{pen.text(code)}</b></p>" if workshop.with_site else ""
        head = f"<h1>{pen.text(name)}</h1>{told}"
        fresh = ' class="fresh"' if place else ""
        parts.append(f"<article{fresh}><header>{head}</header>{intro}{puzzles}</article>")
    title = f"Puzzles for each: {workshop.title}"
    return sheet(workshop, title, "".join(parts), pen, style=LOOKS, headed=False)


def answer_key(workshop: Workshop) -> str:
    """Write the key: every answer with its reason, and what is wrong with the likely mistakes."""
    pen = Pen(workshop.suits)
    sets = [("", workshop.puzzles)]
    for name in workshop.names:
        sets.append((name, workshop.puzzles_of(workshop.code.for_person(name))))
    parts = [_by_name(pen, sets)] if workshop.names else []
    told: dict[str, list[str]] = {}
    for name, puzzles in sets:
        for one in puzzles:
            told.setdefault(one.puzzle.id, []).append(f"{name or SHARED} {one.number}")
    shown = {one.puzzle.id: one for _, puzzles in sets for one in puzzles}
    parts += [
        _solved(pen, one, told[puzzle_id] if workshop.names else ())
        for puzzle_id, one in shown.items()
    ]
    aside = "For the leader. Do not hand this out."
    title = f"Answer key: {workshop.title}"
    return sheet(workshop, title, "".join(parts), pen, aside=aside, style=LOOKS)


LOOKS = ("puzzle_sheet",)
HOUSE_RULE = "This puzzle goes by a house rule. Look for what was agreed."
SHARED = "Shared sheet"
"""What the key calls the puzzles that all have, where some have their own besides."""


def _intro(workshop: Workshop, code: ClassCode) -> str:
    said = ["On a card K, Q, C and V mean King, Queen, Cavalier and Knave, and 1 the Ace."]
    numbers = [one.number for one in workshop.puzzles_of(code)]
    if numbers != list(range(1, len(numbers) + 1)):
        said.append("A number that is left out belongs to a puzzle about another game.")
    if workshop.with_site:
        said.append(f"The same puzzles are on a screen, behind the code {code}.")
    return f'<p class="small">{escape(" ".join(said), quote=False)}</p>'


def _puzzles(pen: Pen, workshop: Workshop, puzzles: Sequence[Numbered]) -> str:
    """Write the puzzles, and a line where those of another code begin."""
    parts = []
    for place, one in enumerate(puzzles):
        if place and workshop.with_site and one.code != puzzles[place - 1].code:
            parts.append(
                f'<p class="notes more">From here on the code is <b>{pen.text(one.code)}</b>: '
                f"puzzle {one.number} is number {one.place} there, and so on.</p>"
            )
        parts.append(_puzzle(pen, one))
    return "".join(parts)


def question(pen: Pen, document: Mapping[str, Any], *, whole: bool = False) -> str:
    """Write what is asked and what lies on the table, without room for an answer.

    Cards that are to be chosen from are left out, for boxes to show them, unless the `whole` table
    is wanted.
    """
    return f"<p>{pen.text(document['prompt'])}</p>{_table(pen, document, whole=whole)}"


def _puzzle(pen: Pen, one: Numbered) -> str:
    document = one.puzzle.document
    agreed = f'<p class="small">{HOUSE_RULE}</p>' if document["rules"] else ""
    return (
        f'<section class="puzzle">{_heading(pen, one)}{agreed}{question(pen, document)}'
        f'<div class="answer">{_room(pen, document)}</div></section>'
    )


def _heading(pen: Pen, one: Numbered, names: Sequence[str] = ()) -> str:
    document = one.puzzle.document
    game = document["variant"]
    whose = VARIANTS[game].name if game in VARIANTS else "The three games"
    level = "•" * document["level"]
    number = f'<span class="no">{one.number}</span> ' if not any(names) else ""
    return (
        f"<h2>{number}{pen.text(document['title'])} "
        f'<small>{pen.text(whose)} <span aria-label="level {document["level"]}">{level}</span>'
        "</small></h2>"
    )


def _table(pen: Pen, document: Mapping[str, Any], *, whole: bool) -> str:
    table = document.get("table", {})
    offered = set() if whole else {choice.get("card") for choice in document.get("choices", [])}
    parts = []
    if table.get("tricks"):
        parts.append(tricks_played(pen, table["tricks"]))
    if table.get("trick"):
        leader, cards = table["trick"][0]["seat"], [Card(one["card"]) for one in table["trick"]]
        players = max(table.get("players", 0), *(one["seat"] + 1 for one in table["trick"]))
        parts.append(pen.trick(leader, players, cards))
    if "hand" in table and set(table["hand"]) != offered:
        parts.append(f"<h3>Your hand</h3>{pen.rows(map(Card, table['hand']))}")
    piles = table.get("piles", {})
    for seat, codes in piles.items():
        if codes and set(codes) == offered:
            continue
        whose = "The pile" if len(piles) == 1 else f"The pile of {player(int(seat))}"
        parts.append(
            f'<div class="whole"><h3>{whose}, {counted(len(codes), "card")}</h3>'
            f"{pen.rows(map(Card, codes))}</div>"
        )
    if "totals" in table:
        parts.append(totals_so_far(pen, table["totals"]))
    return "".join(parts)


def totals_so_far(pen: Pen, totals: Mapping[str, int]) -> str:
    """Write what everybody has so far, in one row."""
    cells = "".join(
        f"<td><b>{pen.text(player(int(seat)))}</b>: {minus(total)}</td>"
        for seat, total in totals.items()
    )
    return f'<table class="totals"><tr>{cells}</tr></table>'


def tricks_played(pen: Pen, tricks: Sequence[Sequence[Mapping[str, Any]]]) -> str:
    """Write tricks as a table, a row for each."""
    rows = []
    for number, trick in enumerate(tricks, start=1):
        plays = "".join(
            f"<td><b>{player(one['seat'])}</b><br>{pen.name(Card(one['card']))}</td>"
            for one in trick
        )
        rows.append(f"<tr><th>{number}</th>{plays}</tr>")
    heads = "".join(f"<th>{word}</th>" for word in _PLACES[: len(tricks[0])])
    head = f"<thead><tr><th>Trick</th>{heads}</tr></thead>"
    return f'<table class="tricks">{head}{"".join(rows)}</table>'


_PLACES = ("leads", "second", "third", "fourth", "fifth", "sixth")


def _room(pen: Pen, document: Mapping[str, Any]) -> str:
    """Leave room for the answer, in the way the puzzle asks for it."""
    if "choices" in document:
        return _boxes(pen, document["choices"])
    if "items" in document:
        names = card_names("english")
        cards = " &ensp; ".join(pen.text(names[item["card"]]) for item in document["items"])
        blanks = "".join('<li><span class="blank"></span></li>' for _ in document["items"])
        return f'<p>{cards}</p><ol class="order">{blanks}</ol>'
    if "parts" not in document:
        return f"<p>Answer: {BLANK}</p>"
    if "choices" in document["parts"][0]:
        parts = "".join(
            f"<div><b>{pen.text(part['label'])}</b>{_boxes(pen, part['choices'])}</div>"
            for part in document["parts"]
        )
        return f'<div class="parts">{parts}</div>'
    cells = "".join(f"<td>{pen.text(part['label'])}:<br>{BLANK}</td>" for part in document["parts"])
    return f'<table class="totals"><tr>{cells}</tr></table>'


def _boxes(pen: Pen, choices: Sequence[Mapping[str, Any]]) -> str:
    if all(choice["id"] == choice.get("card") for choice in choices):
        return pen.rows([Card(choice["card"]) for choice in choices], boxes=True)
    labels = [(pen.label(choice["label"]), choice) for choice in choices]
    short = all(len(label) < 16 for label, _ in labels)
    items = "".join(f"<li>{BOX_TO_TICK}{label}</li>" for label, _ in labels)
    return f'<ul class="boxes{" short" if short else ""}">{items}</ul>'


def _by_name(pen: Pen, sets: Sequence[tuple[str, Sequence[Numbered]]]) -> str:
    """List the answers of everybody in short, a table for each."""
    parts = []
    for name, puzzles in sets:
        rows = "".join(
            f"<tr><th>{one.number}</th><td>{pen.text(answer_in_words(one.puzzle.document))}</td></tr>"
            for one in puzzles
        )
        parts.append(f"<table><caption>{pen.text(name or SHARED)}</caption>{rows}</table>")
    return f'<h2>Answers in short</h2><div class="short">{"".join(parts)}</div><h2>Reasons</h2>'


def _solved(pen: Pen, one: Numbered, names: Sequence[str]) -> str:
    document = one.puzzle.document
    whose = f'<p class="small">{pen.text(", ".join(names))}</p>' if any(names) else ""
    reason = mark(document, right_answer(document)).feedback
    reasons = _lines(pen, reason)
    worked = _lines(pen, document["worked"])
    if document["worked"] and pen.plain(document["worked"]) != pen.plain(reason):
        reasons = f"{reasons}<h3>Step by step</h3>{worked}"
    agreed = house_rules_in_words(one.puzzle)
    if agreed:
        agreed = f'<p class="notes"><b>Mind:</b> {pen.text(agreed)}</p>'
    return (
        f'<section class="solved">{_heading(pen, one, names)}{whose}{agreed}'
        f'<p class="right"><b>{pen.text(answer_in_words(document))}</b></p>{reasons}'
        f"{_mistakes(pen, document)}</section>"
    )


def _lines(pen: Pen, text: str) -> str:
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) == 1:
        return f"<p>{pen.text(lines[0])}</p>"
    return f"<ol>{''.join(f'<li>{pen.text(line)}</li>' for line in lines)}</ol>"


def _mistakes(pen: Pen, document: Mapping[str, Any]) -> str:
    """Say what to tell those who answered otherwise; alike reasons stand together."""
    if document["ask"] == "number":
        told = [(minus(one["value"]), one["feedback"]) for one in document["mistakes"]]
    elif document["ask"] in ("one", "many"):
        wrong = [choice for choice in document["choices"] if not choice["ok"]]
        told = [(pen.label(choice["label"]), choice["feedback"]) for choice in wrong]
    else:
        return ""
    if document["ask"] == "many":
        told = _grouped(told)
    items = "".join(f"<li><b>{said}</b>: {pen.text(why)}</li>" for said, why in told)
    return f"<h3>To those who say otherwise</h3><ul>{items}</ul>" if items else ""


def _grouped(told: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Keep one of the reasons that differ only in the card they name, with all its cards."""

    def shape(entry: tuple[str, str]) -> str:
        return re.sub(r"\{[^}]*\}", "", entry[1])

    groups: dict[str, list[tuple[str, str]]] = {}
    for entry in told:
        groups.setdefault(shape(entry), []).append(entry)
    return [(", ".join(said for said, _ in group), group[0][1]) for group in groups.values()]


def minus(number: int) -> str:
    """Write a number with a true minus."""
    return str(number).replace("-", "−")
