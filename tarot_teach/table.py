"""One moment of a hand as data: who holds, has taken and owes what."""

from __future__ import annotations

from .cards import Card, Cards
from .dealing import Deal
from .scoring import Count, count_pile
from .variant import Variant

Debt = tuple[int, int]
Revokes = tuple[tuple[int, Card], ...]


class Trick(tuple[tuple[int, Card], ...]):
    """Hold the cards on the table as (seat, card), the leader's first.

    >>> print(Trick([(3, Card("SK")), (0, Card("F"))]))
    3: SK  0: F
    """

    __slots__ = ()

    @property
    def cards(self) -> Cards:
        """Give the cards alone, as `trick_winner` and `judge_play` take them."""
        return Cards(card for _, card in self)

    def __str__(self) -> str:
        return "  ".join(f"{seat}: {card}" for seat, card in self)

    def _repr_html_(self) -> str:
        from .views.display import trick_html

        return trick_html(self)


class Table:
    """Hold the cards, piles and debts of one moment; nothing in it ever changes.

    Sets of cards are masks (see `order.py`); all moments of a hand share one `Deal`.
    """

    __slots__ = (
        "_deal",
        "_debt",
        "_leader",
        "_led",
        "_left",
        "_legal",
        "_piles",
        "_revokes",
        "_trick",
        "_turn",
    )

    def __init__(
        self,
        deal: Deal,
        turn: int,
        legal: int,
        left: int,
        trick: int,
        led: int,
        piles: tuple[int, ...],
        leader: int,
        debt: Debt | None,
        revokes: Revokes,
    ) -> None:
        self._deal = deal
        self._turn = turn
        self._legal = legal
        self._left = left
        """The cards that were in the hands when the trick began."""
        self._trick = trick
        self._led = led
        """The mask of the suit to be followed; 0 before one is led."""
        self._piles = piles
        self._leader = leader
        self._debt = debt
        self._revokes = revokes

    def legal(self) -> tuple[Card, ...]:
        """List what this seat may play, give, or (card by card) lay away; highest first."""
        return self._deal.order.cards(self._legal)

    @property
    def variant(self) -> Variant:
        """Give the game, house rules included."""
        return self._deal.variant

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self._deal.hands)

    @property
    def dealer(self) -> int:
        """Name the dealer's seat."""
        return self._deal.dealer

    @property
    def eldest(self) -> int:
        """Name the seat that is dealt to first and leads first."""
        return self._deal.next[self._deal.dealer]

    @property
    def turn(self) -> int | None:
        """Name the seat that has to act; None when the hand is over."""
        return self._turn

    @property
    def leader(self) -> int:
        """Name the seat that leads this trick: the winner of the one before, first the eldest."""
        return self._leader

    @property
    def hands(self) -> tuple[Cards, ...]:
        """Give every seat's cards, highest first."""
        held = self._left & ~self._trick
        return tuple(self._cards(hand & held) for hand in self._deal.hands)

    @property
    def dealt(self) -> tuple[Cards, ...]:
        """Give every seat's cards as they were dealt (the dealer's 28 included)."""
        return tuple(self._cards(hand) for hand in self._deal.hands)

    @property
    def stock(self) -> Cards:
        """Give the cards that were not dealt."""
        return self._cards(self._deal.stock)

    @property
    def piles(self) -> tuple[Cards, ...]:
        """Give what every seat has taken, the cards laid away included."""
        return tuple(self._cards(pile) for pile in self._piles)

    @property
    def trick(self) -> Trick:
        """Give the cards on the table as (seat, card), the leader's first."""
        deal, seat, fallen = self._deal, self._leader, []
        for _ in range(self._trick.bit_count()):
            card, _ = deal.order.at[(self._trick & deal.hands[seat]).bit_length()]
            fallen.append((seat, card))
            seat = deal.next[seat]
        return Trick(fallen)

    @property
    def debt(self) -> Debt | None:
        """Name who owes a card for the Fool, and to whom; None where nothing is owed."""
        return self._debt

    @property
    def revokes(self) -> Revokes:
        """List the illegal cards that fell, as (seat, card), where a house rule lets them fall."""
        return self._revokes

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Give every seat's score (Piedmontese: game points) when over, else None."""
        return None

    @property
    def counts(self) -> tuple[Count, ...]:
        """Reckon every pile as it stands now, unpaid debts and all."""
        return tuple(count_pile(self.variant, pile) for pile in self.piles)

    def _cards(self, mask: int) -> Cards:
        return Cards(self._deal.order.cards(mask))

    def _hand(self) -> int:
        return self._deal.hands[self._turn] & self._left & ~self._trick

    def _contents(self) -> tuple[object, ...]:
        return (
            type(self),
            self._turn,
            self._left,
            self._trick,
            self._piles,
            self._leader,
            self._debt,
            self._revokes,
            self._deal,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash(self._contents())

    def __copy__(self) -> Table:
        return self

    def __deepcopy__(self, memo: object) -> Table:
        return self
