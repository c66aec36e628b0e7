"""A leaf to fold and stand on the table: the order of the trumps and suits on both sides."""

from __future__ import annotations

from ..cards import PLAIN_SUITS, Suit
from ..variant import Variant
from .drawing import Pen, card_name, rank_word
from .other_packs import other_suits, with_wands
from .paper import sheet
from .plan import Workshop
from .rule_card import cards_of_suit, worth

MARGIN = "57px 12mm"
"""As much above as below, so that the fold in the middle of the page is in that of the sheet."""


def table_tents(workshop: Workshop) -> str:
    """Write a tent for every game taught, one on each page."""
    pen = Pen(workshop.suits)
    pages = []
    for place, variant in enumerate(workshop.games):
        side = _side(pen, variant)
        fresh = " fresh" if place else ""
        pages.append(
            f'<div class="tent{fresh}"><div class="side turned" aria-hidden="true">{side}</div>'
            f'<p class="fold"><span>fold here</span></p><div class="side">{side}</div></div>'
        )
    return sheet(
        workshop,
        f"Table tents: {workshop.title}",
        "".join(pages),
        pen,
        style=("table_tent",),
        margin=MARGIN,
        headed=False,
    )


def _side(pen: Pen, variant: Variant) -> str:
    trumps = "".join(
        f"<li>{pen.text(card_name(card))}</li>" for card in cards_of_suit(variant, Suit.TRUMPS)
    )
    suits = "".join(
        f'<p>{pen.suit_name(suit)}<br><span class="ranks">{_ranks(variant, suit)}</span></p>'
        for suit in PLAIN_SUITS
    )
    values = "".join(
        f" <span>{pen.text(f'{name} {points}')}</span>" for name, points in worth(variant)
    )
    return (
        f"<h1>{pen.text(variant.name)}</h1><div class='halves'>"
        f"<div><h2>Trumps, highest first</h2><ol>{trumps}</ol></div>"
        f"<div><h2>Suits, highest first</h2>{suits}"
        "<p>Follow suit. If you cannot, play a trump. If you have none, play anything. The Fool "
        "may always be played and never wins.</p></div></div>"
        f'<p class="worth"><b>Worth:</b>{values}</p>'
        f'<p class="packs">{other_suits(pen)}<br>{with_wands(pen)}</p>'
    )


def _ranks(variant: Variant, suit: Suit) -> str:
    return " ".join(rank_word(card) for card in cards_of_suit(variant, suit))
