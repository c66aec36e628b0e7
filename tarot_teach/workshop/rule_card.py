"""A game's rules on one leaf, both sides, written from its rulings."""

from __future__ import annotations

import re

from ..cards import FOOL, MOUNTEBANK, PLAIN_SUITS, Card, Suit, deck
from ..comparison import Comparison, compare
from ..english import COURTS, counted
from ..sources import Ruling
from ..variant import Variant
from ..variants import VARIANTS
from .drawing import Pen, rank_word
from .fitting import largest
from .other_packs import other_suits, with_wands
from .paper import sheet
from .plan import Workshop
from .rule_card_sections import HOUSE_RULES, ORDER, SECTIONS
from .standings import LEGEND, OURS, mark_of

TITLE_HIGH = 34
"""What the title at the top of the front takes, in points."""
MOST_LARGER = 1.15
"""How much larger at most the type of the emptier side is than that of the fuller."""


def rule_card(workshop: Workshop, variant: Variant) -> str:
    """Write the rule card of one game: two pages, a front and a back."""
    pen = Pen(workshop.suits)
    rows = compare()
    open_points: list[str] = []
    sections = {
        title: _section(pen, rows, variant, title, questions, open_points)
        for title, questions in SECTIONS
    }
    order = _order(pen, rows, variant, open_points)
    *told, end = (section for section in sections.values() if section)
    last = [_values(pen, variant), end, _open(pen, variant, open_points)]
    others = [name_in_a_sentence(game) for game in VARIANTS.values() if game.key != variant.key]
    legend = (
        f'<p class="key"><b>Bold</b>: different in at least one of '
        f"{counted(len(others), 'other tarot game')}: {' and '.join(others)}. {LEGEND}</p>"
    )
    origin = f"<h2>Where it comes from</h2><p>{_origin(pen, variant)}</p>"
    turned = _two_sides(workshop.paper, legend + order, told, last, origin)
    front, back, on_front, on_back = turned
    body = (
        f'<div style="font-size: {on_front:.1f}pt">{legend}{order}<div class="side">{front}</div>'
        f'</div><div class="fresh" style="font-size: {on_back:.1f}pt"><div class="side">{back}'
        f"</div>{origin}</div>"
    )
    return sheet(workshop, f"Rule card: {variant.name}", body, pen, style=("rule_card",))


def _two_sides(
    paper: str, above: str, told: list[str], last: list[str], below: str
) -> tuple[str, str, float, float]:
    """Turn the leaf where the type can be largest; `last` stands on the back in any case.

    Gives both sides and the size of type of each.
    """

    def sizes(turn: int) -> tuple[float, float]:
        return (
            largest(paper, above, told[:turn], TITLE_HIGH),
            largest(paper, below, told[turn:] + last),
        )

    turn = max(range(1, len(told) + 1), key=lambda turn: min(sizes(turn)))
    most = min(sizes(turn)) * MOST_LARGER
    on_front, on_back = (min(size, most) for size in sizes(turn))
    return "".join(told[:turn]), "".join(told[turn:] + last), on_front, on_back


def _section(
    pen: Pen,
    rows: Comparison,
    variant: Variant,
    title: str,
    questions: tuple[str, ...],
    open_points: list[str],
) -> str:
    asked = [question for question in questions if variant.answers(question)]
    if not asked:
        return ""
    alone = all(len(rows[question].answered) == 1 for question in asked)
    items = "".join(
        f"<li>{_rule(pen, rows, variant, question, open_points, plain=alone)}</li>"
        for question in asked
    )
    only = " <small>only in this game</small>" if alone else ""
    return f"<section><h2>{title}{only}</h2><ul>{items}</ul></section>"


def _rule(
    pen: Pen,
    rows: Comparison,
    variant: Variant,
    question: str,
    open_points: list[str],
    *,
    plain: bool = False,
) -> str:
    ruling, row = variant[question], rows[question]
    said = pen.text(on_paper(ruling.wording))
    if not plain and (row.differs_in_value or row.one_sided):
        said = f"<b>{said}</b>"
    mark = mark_of(ruling)
    if mark == OURS:
        open_points.append(row.text)
    said += mark and f"&nbsp;{mark}"
    if question == "order.top-trump":
        said += _with_other_packs(pen, variant, ruling, row.text, open_points)
    return said


def _with_other_packs(
    pen: Pen, variant: Variant, ruling: Ruling, asked: str, open_points: list[str]
) -> str:
    """Say which trump is highest where somebody plays with a pack that the source does not mean.

    A game with one answer only means every pack.
    """
    others = [value for value in ruling.allowed if value != ruling.value]
    if ruling.option is None or not others:
        return ""
    other = variant.with_rules(**{ruling.option: others[0]})
    open_points.append(f"{asked.removesuffix('?')} of a pack with French suits?")
    here, there = variant.top_trump, other.top_trump
    return pen.text(
        f" Our source says so of Italian packs; in this workshop the {trump_name(here)} is highest "
        f"at every table.\u00a0{OURS} With a French pack some let the {trump_name(there)} be "
        f"highest: then it is the honour worth {other.points[there]}, and the {trump_name(here)} "
        f"is worth {other.points[here]}."
    )


def trump_name(card: Card) -> str:
    """Name a trump shortly, without its number."""
    return card.name.split(" (")[0]


def name_in_a_sentence(variant: Variant) -> str:
    """Name a game as one would in the middle of a sentence: `the French game of 1659`."""
    return variant.name[0].lower() + variant.name[1:]


def on_paper(wording: str) -> str:
    """Leave out of a rule what only answers a question before it or is about this program.

    A name that stands nowhere else on paper is left out too.

    >>> on_paper("Yes. A kept Fool (here called the Matto) counts. This program counts it.")
    'A kept Fool counts.'
    """
    said = wording.removeprefix("Yes. ").removeprefix("No: ")
    said = re.sub(r" This program [^.]*\.| \(here called [^)]*\)", "", said)
    return said[0].upper() + said[1:]


def _order(pen: Pen, rows: Comparison, variant: Variant, open_points: list[str]) -> str:
    suits = "".join(
        f"<tr><td>{pen.suit_name(suit)}</td><td>{_ranks(variant, suit)}</td></tr>"
        for suit in PLAIN_SUITS
    )
    trumps = [str(c.number) for c in cards_of_suit(variant, Suit.TRUMPS)]
    rules = "".join(
        f"<li>{_rule(pen, rows, variant, question, open_points)}</li>"
        for question in ORDER
        if variant.answers(question)
    )
    return (
        "<section><h2>Order of the cards, highest first</h2>"
        f'<table class="order">{suits}<tr><td><b>Trumps</b></td><td>{" ".join(trumps)}</td></tr>'
        f"</table><ul>{rules}</ul><p>{other_suits(pen)} {with_wands(pen)}</p></section>"
    )


def cards_of_suit(variant: Variant, suit: Suit) -> tuple[Card, ...]:
    """List the cards of a suit, or the trumps, highest first."""
    mask = variant.order.mask([card for card in deck() if card.suit is suit], "the suit")
    return variant.order.cards(mask)


def _ranks(variant: Variant, suit: Suit) -> str:
    return " ".join(rank_word(card) for card in cards_of_suit(variant, suit))


HOW_THE_VALUES_ARE_KNOWN = {
    "base": "The source’s own table is lost. It gives points only to the Fool and the Kings; its "
    "longer table, a house rule, has these at 5 and 4.",
    "threes": "The source’s own table is lost. These are the values of its sister game for four. "
    "They come to the 78 points that our source tells of only with the Fool at 5.",
}
"""Why we take these values, for each answer about them that no source states."""


def _values(pen: Pen, variant: Variant) -> str:
    rows = "".join(f"<tr><td>{name}</td><td>{points}</td></tr>" for name, points in worth(variant))
    ruling = variant["score.values"]
    known = HOW_THE_VALUES_ARE_KNOWN.get(ruling.value, "")
    told = known and f"<p>{mark_of(ruling)}&nbsp;{pen.text(known)}</p>"
    return (
        "<section class='whole'><h2>What each card is worth</h2>"
        f"<table><thead><tr><th>Card</th><th>Points</th></tr></thead>{rows}</table>{told}</section>"
    )


def worth(variant: Variant) -> list[tuple[str, int]]:
    """List what cards are worth in a game, the dearest first, the empty ones together at the end.

    >>> from tarot_teach.variants import VARIANTS
    >>> worth(VARIANTS["1659"])
    [('The Fool', 5), ('Each King', 4), ('Every other card', 0)]
    """
    points = variant.points
    named = [
        ("The Fool", FOOL),
        (f"The {trump_name(variant.top_trump)}", variant.top_trump),
    ]
    named += [("The Mountebank", MOUNTEBANK)]
    named += [(f"Each {name}", Card(f"S{rank}")) for rank, name in COURTS.items()]
    found = [(name, points[card]) for name, card in named if points[card] > variant.empty_points]
    return [*found, ("Every other card", variant.empty_points)]


def worth_in_words(variant: Variant) -> str:
    """Say what cards are worth in one line.

    >>> from tarot_teach.variants import VARIANTS
    >>> worth_in_words(VARIANTS["1659"])
    'The Fool is worth 5, each King 4, every other card 0'
    """
    (first, most), *rest = worth(variant)
    said = [f"{first} is worth {most}"]
    said += [f"{name[0].lower()}{name[1:]} {points}" for name, points in rest]
    return ", ".join(said)


def _open(pen: Pen, variant: Variant, open_points: list[str]) -> str:
    asked = "".join(f"<li>{pen.text(point)}</li>" for point in open_points)
    options = "".join(
        f"<li>{pen.text(answer.wording)}</li>"
        for ruling in variant.rulings
        if ruling.option in HOUSE_RULES
        for value, answer in ruling.allowed.items()
        if value != ruling.value
    )
    return (
        "<section><h2>What our sources leave open</h2>"
        "<p>The source does not settle these. What we rule stands on this card, with †.</p>"
        f"<ul>{asked}</ul>"
        f"<h2>Agree on it before you play, if you like</h2><ul>{options}</ul></section>"
    )


def _origin(pen: Pen, variant: Variant) -> str:
    source = variant["trick.follow"].citations[0].source
    return f"<b>{pen.text(source.title)}</b> ({pen.text(source.date)}). {pen.text(source.about)}"
