"""A game's rules on one leaf, both sides, written from its rulings."""

from __future__ import annotations

import re
from math import sqrt

from ..cards import FOOL, MOUNTEBANK, PLAIN_SUITS, Card, Suit, deck
from ..comparison import Comparison, compare
from ..english import COURTS
from ..sources import Ruling, Standing
from ..variant import Variant
from .drawing import Pen, rank_word
from .paper import sheet
from .plan import Workshop

SECTIONS = (
    ("The table", ("players", "table.direction", "table.first-dealer", "table.next-dealer",
     "table.eldest")),
    ("The deal", ("deal.hand", "deal.packets", "deal.rest")),
    (
        "Laying away",
        (
            "discard.kings",
            "discard.top-honour",
            "discard.pagat",
            "discard.fool",
            "discard.trumps",
            "discard.courts",
            "discard.counts",
            "discard.secrecy",
        ),
    ),
    (
        "The tricks",
        (
            "trick.lead",
            "trick.follow",
            "trick.trump-led",
            "trick.overtrump",
            "trick.winner",
            "trick.off-suit",
            "trick.next-lead",
            "trick.face-down",
            "revoke.penalty",
        ),
    ),
    (
        "The Fool",
        (
            "fool.not-a-trump",
            "fool.any-time",
            "fool.never-wins",
            "fool.led",
            "fool.exchange",
            "fool.gift",
            "fool.empty",
            "fool.gift-from",
            "fool.gift-moment",
            "fool.debt",
            "fool.forfeit",
            "fool.last-trick",
        ),
    ),
    (
        "Counting",
        (
            "score.method",
            "score.odd-groups",
            "score.game-points",
            "score.zero-sum",
            "score.one-point",
            "score.kept-fool",
            "score.asleep",
            "score.below-zero",
        ),
    ),
    ("The end", ("end.target", "end.nobody", "end.winner")),
)  # fmt: skip
"""What a card tells, in this order; a question that does not arise in a game is left out."""
ORDER = ("order.round-suits", "order.top-trump", "honours")
LETTERS_OF_THE_ORDER, LETTERS_OF_THE_VALUES = 700, 500
"""As much room as so many letters is taken by the tables on the front and on the back."""
LETTERS_AT_ONE_POINT = {"a4": 416_000, "letter": 374_000}
"""How many letters of one point would fit on a side; of larger type, as many less as it is wide
and high."""
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
    *told, end = sections.values()
    last = [_values(variant), end, _open(pen, variant, open_points)]
    front, back = _two_sides(told, last)
    fit = LETTERS_AT_ONE_POINT[workshop.paper]
    sizes = (
        sqrt(fit / (LETTERS_OF_THE_ORDER + _letters(order + front))),
        sqrt(fit / (LETTERS_OF_THE_VALUES + _letters(back))),
    )
    on_front, on_back = (min(size, min(sizes) * MOST_LARGER) for size in sizes)
    legend = (
        '<p class="key"><b>Bold</b>: another of the three games has it otherwise. '
        "† Our choice, since the source does not say. Everything else is stated by the source or "
        "follows from it.</p>"
    )
    body = (
        f'<div style="font-size: {on_front:.1f}pt">{legend}{order}<div class="side">{front}</div>'
        f'</div><div class="side fresh" style="font-size: {on_back:.1f}pt">{back}</div>'
    )
    return sheet(workshop, f"Rule card: {variant.name}", body, pen, style=("rule_card",))


def _two_sides(told: list[str], last: list[str]) -> tuple[str, str]:
    """Turn the leaf where both sides are filled alike; `last` stands on the back in any case."""

    def fuller(turn: int) -> int:
        front = LETTERS_OF_THE_ORDER + _letters("".join(told[:turn]))
        return max(front, LETTERS_OF_THE_VALUES + _letters("".join(told[turn:] + last)))

    turn = min(range(1, len(told) + 1), key=fuller)
    return "".join(told[:turn]), "".join(told[turn:] + last)


def _letters(html: str) -> int:
    return len(re.sub(r"<[^>]*>", "", html))


def _section(
    pen: Pen,
    rows: Comparison,
    variant: Variant,
    title: str,
    questions: tuple[str, ...],
    open_points: list[str],
) -> str:
    items = [
        f"<li>{_rule(pen, rows, variant[question], open_points)}</li>"
        for question in questions
        if variant.answers(question)
    ]
    return f"<section><h2>{title}</h2><ul>{''.join(items)}</ul></section>" if items else ""


def _rule(pen: Pen, rows: Comparison, ruling: Ruling, open_points: list[str]) -> str:
    said = pen.text(on_paper(ruling.wording))
    row = rows[ruling.question]
    if row.differs_in_value or row.one_sided or row.differs_in_words:
        said = f"<b>{said}</b>"
    if ruling.standing is Standing.RECONSTRUCTED:
        open_points.append(row.text)
        said += "&nbsp;†"
    return said


def on_paper(wording: str) -> str:
    """Leave out of a rule what only answers a question before it or is about this program.

    >>> on_paper("Yes. A kept Fool counts. This program counts it.")
    'A kept Fool counts.'
    """
    said = wording.removeprefix("Yes. ").removeprefix("No: ")
    said = re.sub(r" This program [^.]*\.", "", said)
    return said[0].upper() + said[1:]


def _order(pen: Pen, rows: Comparison, variant: Variant, open_points: list[str]) -> str:
    suits = "".join(
        f"<tr><td>{pen.suit_name(suit)}</td><td>{_ranks(variant, suit)}</td></tr>"
        for suit in PLAIN_SUITS
    )
    trumps = [str(c.number) for c in cards_of_suit(variant, Suit.TRUMPS)]
    rules = "".join(
        f"<li>{_rule(pen, rows, variant[question], open_points)}</li>"
        for question in ORDER
        if variant.answers(question)
    )
    return (
        "<section><h2>Order of the cards, highest first</h2>"
        f'<table class="order">{suits}<tr><td><b>Trumps</b></td><td>{" ".join(trumps)}</td></tr>'
        f"</table><ul>{rules}</ul></section>"
    )


def cards_of_suit(variant: Variant, suit: Suit) -> tuple[Card, ...]:
    """List the cards of a suit, or the trumps, highest first."""
    mask = variant.order.mask([card for card in deck() if card.suit is suit], "the suit")
    return variant.order.cards(mask)


def _ranks(variant: Variant, suit: Suit) -> str:
    return " ".join(rank_word(card) for card in cards_of_suit(variant, suit))


def _values(variant: Variant) -> str:
    rows = "".join(f"<tr><td>{name}</td><td>{points}</td></tr>" for name, points in worth(variant))
    return (
        "<section class='whole'><h2>What each card is worth</h2>"
        f"<table><thead><tr><th>Card</th><th>Points</th></tr></thead>{rows}</table></section>"
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
        (f"The {variant.top_trump.name.split(' (')[0]}", variant.top_trump),
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
        "<p>The source is silent on these. What we rule stands above, with †.</p>"
        f"<ul>{asked}</ul>"
        f"<h2>Agree on it before you play, if you like</h2><ul>{options}</ul>"
        f"<h2>Where it comes from</h2><p>{_origin(pen, variant)}</p></section>"
    )


def _origin(pen: Pen, variant: Variant) -> str:
    source = variant["trick.follow"].citations[0].source
    return f"<b>{pen.text(source.title)}</b> ({pen.text(source.date)}). {pen.text(source.about)}"


HOUSE_RULES = ("winner", "values", "fool_forfeit", "pagat_alone", "few_players")
"""The house rules that tables ask for most; the others stand on the page of the game."""
