"""Which three cards a good player might lay away: a rule of thumb, not a rule of the game."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import FOOL, PLAIN_SUITS, Card, Cards, Suit
from ..rules import DISCARD_SIZE
from ..variant import Variant
from . import english

# With fewer trumps than this, a void is of little use.
TRUMPS_FOR_A_VOID = 5


def advise(variant: Variant, hand: Cards, barred: Cards) -> Iterator[str]:
    """Name three cards to lay away, and say why, one sentence a line.

    Short suits go whole where trumps are held, then the counting cards most at risk (a King of
    their suit protects them), then the lowest cards of the shortest suits.
    """
    suits = {
        suit: [card for card in hand if card.suit is suit] for suit in (*PLAIN_SUITS, Suit.TRUMPS)
    }
    trumps = suits.pop(Suit.TRUMPS)
    voids = _voids(suits, barred) if len(trumps) >= TRUMPS_FOR_A_VOID else []
    chosen = [card for suit in voids for card in suits[suit]]
    plain = [card for cards in suits.values() for card in cards]
    free = [card for card in plain if card not in barred and card not in chosen]
    worth, least = variant.points, variant.empty_points

    def risk(card: Card) -> int:
        assert card.suit
        protected = suits[card.suit][0].rank == "K"
        return (worth[card] - least) * (1 if protected else 2)

    counting = sorted((card for card in free if worth[card] > least), key=risk, reverse=True)
    low = sorted(
        (card for card in free if worth[card] == least),
        key=lambda card: (len(suits[card.suit]) if card.suit else 0, variant.order.bit[card]),
    )
    # Only a hand of hardly anything but trumps comes to these.
    last = [card for card in trumps[::-1] if card not in barred]
    chosen = [*chosen, *counting, *low, *last][:DISCARD_SIZE]
    yield english.advice(chosen, bool(trumps))
    if voids:
        yield english.advice_void(voids, FOOL in hand and FOOL not in chosen)
    saved = [card for card in chosen if worth[card] > least]
    if saved:
        yield english.advice_saved(saved)
    rest = [c for c in chosen if c not in saved and c.suit not in voids]
    if rest:
        yield english.advice_low(rest)


def _voids(suits: dict[Suit, list[Card]], barred: Cards) -> list[Suit]:
    """Choose suits that three cards can empty, the longest first."""
    room, found = DISCARD_SIZE, []
    for suit, cards in sorted(suits.items(), key=lambda entry: -len(entry[1])):
        if 0 < len(cards) <= room and not any(card in barred for card in cards):
            room -= len(cards)
            found.append(suit)
    return found
