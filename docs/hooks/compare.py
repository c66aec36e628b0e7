"""Write the comparison of the games: the table of rulings, and the same cards judged three ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import count, groupby
from math import ceil
from typing import TYPE_CHECKING

from card_pictures import NAMES, picture
from cards_on_the_bench import PAYMENTS, PILES, TRICKS
from game_topics import place, topic
from ruling_html import SHORT_NAMES, question_link, standing_link, words

import tarot_teach as tt
from tarot_teach.cards import inline_names, tokens_of
from tarot_teach.english import counted, signed
from tarot_teach.variant import Reckoning

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

    from tarot_teach.comparison import Comparison, Row
    from tarot_teach.variant import Variant

Told = tuple[str, str, tuple[str, ...]]
"""A verdict in bold, its reason as HTML, and the ids of its rulings."""
PLACES = ("led", "second", "third")
FEW = 4
MANY = 9
FOOL = tt.Card("F")


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if "<!-- comparison -->" in html:
        html = html.replace("<!-- comparison -->", _table(tt.compare(), page, files))
    if "<!-- bench -->" in html:
        html = html.replace("<!-- bench -->", _bench(page, files))
    return html


def _table(comparison: Comparison, page: Page, files: Files) -> str:
    differing, total = len(comparison.differing), len(comparison)
    heads = "".join(f'<th scope="col">{escape(game.name)}</th>' for game in comparison.games)
    bodies = []
    for title, rows in groupby(sorted(comparison, key=_place), key=_topic_of):
        found = list(rows)
        same = "" if any(row.differs for row in found) else ' class="same"'
        lines = "".join(_line(row, page, files) for row in found)
        head = f'<tr><th colspan="4" scope="rowgroup">{title}</th></tr>'
        bodies.append(f"<tbody{same}>{head}{lines}</tbody>")
    return (
        '<div class="comparison"><p class="filter"><input type="checkbox" id="only-differing">'
        '<label for="only-differing">Show only where the games differ '
        f"({differing} of {total} questions)</label></p>"
        f'<table class="rules"><thead><tr><th scope="col">Question</th>{heads}</tr></thead>'
        f"{''.join(bodies)}</table></div>"
    )


def _place(row: Row) -> tuple[int, int]:
    return place(row.question)


def _topic_of(row: Row) -> str:
    return topic(row.question)[1]


def _line(row: Row, page: Page, files: Files) -> str:
    """Write a row; neighbours that say the same in the same words share a cell."""
    cells = []
    answers = zip(SHORT_NAMES.values(), row.rulings, strict=True)
    for wording, group in groupby(answers, key=lambda pair: pair[1] and pair[1].wording):
        games, rulings = zip(*group, strict=True)
        shared = f' colspan="{len(rulings)}"' if len(rulings) > 1 else ""
        if wording is None:
            where = " or ".join(f"the {game} game" for game in games)
            cells.append(f'<td{shared} class="silent">This does not arise in {where}.</td>')
        else:
            marks = " ".join(standing_link(ruling, page, files) for ruling in rulings)
            cells.append(f'<td{shared}><p>{words(wording)}</p><p class="marks">{marks}</p></td>')
    same = "" if row.differs else ' class="same"'
    question = f'<th scope="row">{escape(row.text)}</th>'
    return f"<tr{same}>{question}{''.join(cells)}</tr>"


def _bench(page: Page, files: Files) -> str:
    """Number the lots through, so that a class can be told which one to open."""
    numbers = count(1)
    parts = [
        ("Who takes the trick?", "The card in bold letters was led.", TRICKS, _judged_trick, True),
        ("What does the pile count?", "", PILES, _judged_pile, False),
        ("What may be given for the Fool?", "", PAYMENTS, _judged_payment, False),
    ]
    return "".join(
        f"<h3>{title}</h3>"
        + (f"<p>{note}</p>" if note else "")
        + "".join(
            _item(next(numbers), tt.parse_cards(codes), judge, ordered, page, files)
            for codes in lots
        )
        for title, note, lots, judge, ordered in parts
    )


def _item(
    number: int,
    cards: tuple[tt.Card, ...],
    judge: Callable[[Variant, tuple[tt.Card, ...]], Told],
    ordered: bool,
    page: Page,
    files: Files,
) -> str:
    pictures = "".join(
        f"<figure>{picture(card.code, page, files)}"
        + (f"<figcaption>{PLACES[place]}</figcaption>" if ordered else "")
        + "</figure>"
        for place, card in enumerate(cards)
    )
    verdicts = "".join(_verdict(game, judge(game, cards), page, files) for game in _games())
    return (
        '<details class="bench" name="bench"><summary>'
        f'<span class="number">{number}.</span> {_title(cards, ordered)}</summary>'
        f'<div class="cards" style="{_across(len(cards))}">{pictures}</div>'
        f'<div class="verdicts">{verdicts}</div></details>'
    )


def _games() -> Iterator[Variant]:
    yield from tt.VARIANTS.values()


def _verdict(game: Variant, told: Told, page: Page, files: Files) -> str:
    short, reason, rulings = told
    return (
        f"<section><h4>{escape(game.name)}</h4><p><strong>{escape(short)}</strong></p>"
        f"<p>{reason}</p><p>Rule: {question_link(rulings[0], page, files)}</p></section>"
    )


def _across(cards: int) -> str:
    """Say how many cards lie in a row, on a phone and on a wide page: no card is left alone."""
    narrow, wide = (ceil(cards / ceil(cards / most)) for most in (FEW, MANY))
    return f"--across:{narrow};--across-wide:{wide}"


def _title(cards: tuple[tt.Card, ...], ordered: bool) -> str:
    """Name a few cards all; of more, those of a kind that counts in some game."""
    if ordered:
        return f"<b>{_names(cards[:1])}</b>, {_names(cards[1:])}"
    if len(cards) <= FEW:
        return _names(cards)
    games = list(_games())
    counting = [card for card in cards if any(g.points[card] > g.empty_points for g in games)]
    told = f"<b>{counted(len(cards), 'card').capitalize()}:</b> "
    rest = " and others" if 0 < len(counting) < len(cards) else ""
    return f"{told}{_names(counting) or 'none that counts'}{rest}"


def _names(cards: Iterable[tt.Card]) -> str:
    """List names that a line does not break in two."""
    return ", ".join(f'<span class="name">{escape(NAMES[card.code])}</span>' for card in cards)


def _judged_trick(game: Variant, cards: tuple[tt.Card, ...]) -> Told:
    verdict = tt.judge_trick(game, cards)
    name = inline_names("english")[cards[verdict.answer].code]
    short = f"{name[0].upper()}{name[1:]} takes it."
    return short, words(verdict.sentence), verdict.rulings


def _judged_pile(game: Variant, cards: tuple[tt.Card, ...]) -> Told:
    counted_pile = tt.count_pile(game, cards)
    short = (
        counted(counted_pile.total, "point")
        if counted_pile.total >= 0
        else f"{signed(counted_pile.total)} points"
    )
    if game.means("score.method") is Reckoning.THREES:
        short += f", so {signed(counted_pile.game_points)} game points"
    lines = "".join(
        f"<br>{escape(label)}: {signed(points)}" for label, _, points in counted_pile.lines
    )
    return short[0].upper() + short[1:], lines.removeprefix("<br>"), counted_pile.rulings


def _judged_payment(game: Variant, cards: tuple[tt.Card, ...]) -> Told:
    pile = (*cards, FOOL)
    gifts = tt.legal_gifts(game, pile)
    barred = [card for card in cards if card not in gifts]
    shown = barred[0] if barred else gifts[0]
    verdict = tt.judge_gift(game, pile, shown)
    names = words(tokens_of(gifts))
    short = f"{names[0].upper()}{names[1:]}." if gifts else "Nothing yet: the debt waits."
    rulings = verdict.rulings if gifts else game.cite("fool.debt")
    reason = words(verdict.sentence if gifts else f"{verdict.sentence} {game['fool.debt'].wording}")
    return short, reason, rulings
