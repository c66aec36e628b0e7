"""One game's order of the pack, as bits of whole numbers, so that the rules are set algebra.

Bit 0 is the Fool (the Excuse), then come the suits and last the trumps, each from low to high.
A set of cards is one number, a *mask*. Inside a suit, and among the trumps, the highest bit wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from .cards import ANGEL, COURTS, FOOL, PIPS, ROUND_SUITS, WORLD, Card, Suit
from .errors import RuleError

EXCUSE = 1
SUIT_LENGTH = 14
# Highest first, so that hands are shown as people sort them: trumps, then swords, then the rest.
SUITS_BY_BIT = (Suit.COINS, Suit.BATONS, Suit.CUPS, Suit.SWORDS)
SUIT_MASKS = {
    suit: ((1 << SUIT_LENGTH) - 1) << (1 + SUIT_LENGTH * place)
    for place, suit in enumerate(SUITS_BY_BIT)
}
TRUMPS = ((1 << 21) - 1) << (1 + SUIT_LENGTH * 4)
SUIT_MASKS[Suit.TRUMPS] = TRUMPS
WHOLE_PACK = (1 << 78) - 1


class Order:
    """Turn cards into bits and back for games that rank the pack alike."""

    __slots__ = ("at", "bit", "suit")

    at: tuple[tuple[Card, int], ...]
    """The card and its bit, found by the bit's length (entry 0 is never asked for)."""
    bit: dict[Card, int]
    suit: dict[int, int]
    """For each bit the mask of its suit; 0 for the Fool."""

    def __init__(self, low_to_high: Iterable[Card]) -> None:
        cards = tuple(low_to_high)
        self.at = ((FOOL, EXCUSE), *((card, 1 << place) for place, card in enumerate(cards)))
        self.bit = dict(self.at[1:])
        self.suit = {
            bit: SUIT_MASKS[card.suit] if card.suit else 0 for card, bit in self.bit.items()
        }

    def cards(self, mask: int) -> tuple[Card, ...]:
        """List the cards of a mask, highest first: trumps, Swords, Cups, Batons, Coins, Fool."""
        found, at = [], self.at
        while mask:
            card, bit = at[mask.bit_length()]
            found.append(card)
            mask ^= bit
        return tuple(found)

    def mask(self, cards: Iterable[Card], where: str = "cards") -> int:
        """Gather cards into a mask.

        Raises `TypeError` for what is no `Card` and `RuleError` for a card that comes twice;
        `where` says in the message what was being read ("the hand", "the trick").
        """
        mask = 0
        for card in cards:
            if not isinstance(card, Card):
                raise TypeError(f"Expected cards in {where}, found {card!r}.")
            bit = self.bit[card]
            if mask & bit:
                raise RuleError(f"{card} ({card.name}) is twice in {where}; a pack has it once.")
            mask |= bit
        return mask

    def beats(self, card: Card, other: Card) -> bool:
        """Tell whether `card` outranks `other` of the same suit."""
        return self.bit[card] > self.bit[other]


@cache
def order_of(*, round_suits_reversed: bool, angel_high: bool) -> Order:
    """Make the order of the pack from the two questions on which games differ.

    >>> reversed_cups = order_of(round_suits_reversed=True, angel_high=True)
    >>> reversed_cups.beats(Card("C2"), Card("C10"))
    True
    """
    low_to_high = [FOOL]
    for suit in SUITS_BY_BIT:
        pips = PIPS[::-1] if round_suits_reversed and suit in ROUND_SUITS else PIPS
        low_to_high += [Card(suit + rank) for rank in pips + COURTS]
    low_to_high += [Card(f"T{number}") for number in range(1, 20)]
    low_to_high += [WORLD, ANGEL] if angel_high else [ANGEL, WORLD]
    return Order(low_to_high)
