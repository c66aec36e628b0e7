"""Puzzles on paper: the sheet to fill in."""

from __future__ import annotations

from html import escape

from ..cards import Card, card_names, deck
from ..english import counted, player
from ..variants import VARIANTS
from .drawing import BOX_TO_TICK, Pen
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


LOOKS = ("puzzle_sheet",)
LEVELS = "One dot is easy, three dots are hard."
HOUSE_RULE = "This puzzle goes by a house rule. Look for what was agreed."


def _intro(workshop: Workshop, code: ClassCode) -> str:
    said = [
        LEVELS,
        "On a card K, Q, C and V mean King, Queen, Cavalier and Knave, and 1 the Ace.",
    ]
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

    Cards that are to be chosen from are left out, for boxes to show them under their heading,
    unless the `whole` table is wanted.
    """
    return f"<p>{pen.text(document['prompt'])}</p>{_table(pen, document, whole=whole)}"


def _puzzle(pen: Pen, one: Numbered) -> str:
    document = one.puzzle.document
    agreed = f'<p class="small">{HOUSE_RULE}</p>' if document["rules"] else ""
    return (
        f'<section class="puzzle">{heading(pen, one)}{agreed}{question(pen, document)}'
        f'<div class="answer">{_above_the_boxes(document)}{_room(pen, document)}</div></section>'
    )


def heading(pen: Pen, one: Numbered, names: Sequence[str] = ()) -> str:
    """Head a puzzle with its number (unless it has one for each name), title, game and level."""
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
    for heading_of_cards, codes in _held(table):
        if not codes or set(codes) != offered:
            parts.append(
                f'<div class="whole"><h3>{heading_of_cards}</h3>{pen.rows(map(Card, codes))}</div>'
            )
    if "totals" in table:
        parts.append(totals_so_far(pen, table["totals"]))
    return "".join(parts)


def _held(table: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """Give the codes of the hand and of every pile on the table, each with its heading."""
    held = []
    if "hand" in table:
        cards = len(table["hand"])
        share = len(deck()) // table.get("players", 1)
        held.append((f"Your {cards} cards" if cards > share else "Your hand", table["hand"]))
    piles = table.get("piles", {})
    for seat, codes in piles.items():
        whose = "The pile" if len(piles) == 1 else f"The pile of {player(int(seat))}"
        held.append((f"{whose}, {counted(len(codes), 'card')}", codes))
    return held


def _above_the_boxes(document: Mapping[str, Any]) -> str:
    """Head the cards to choose from; without a heading they would be nobody's."""
    choices = document.get("choices", [])
    if not _are_cards(choices):
        return ""
    offered = {choice["card"] for choice in choices}
    headings = [said for said, codes in _held(document.get("table", {})) if set(codes) == offered]
    return f"<h3>{headings[0] if headings else 'Choose from these'}</h3>"


def _are_cards(choices: Sequence[Mapping[str, Any]]) -> bool:
    return bool(choices) and all(choice["id"] == choice.get("card") for choice in choices)


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
    if _are_cards(choices):
        return pen.rows([Card(choice["card"]) for choice in choices], boxes=True)
    labels = [(pen.label(choice["label"]), choice) for choice in choices]
    short = all(len(label) < 16 for label, _ in labels)
    items = "".join(f"<li>{BOX_TO_TICK}{label}</li>" for label, _ in labels)
    return f'<ul class="boxes{" short" if short else ""}">{items}</ul>'


def minus(number: int) -> str:
    """Write a number with a true minus."""
    return str(number).replace("-", "−")
