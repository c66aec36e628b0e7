"""A whole hand, from the deal to the score, as positions that never change.

The class of a position is its phase, so no act needs to ask which phase it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from . import english
from .cards import Card, Cards, write_out
from .dealing import Deal, cards_of, given, shuffled
from .errors import IllegalPlay
from .order import EXCUSE
from .rules import (
    DISCARD_SIZE,
    Verdict,
    barred_from_discard,
    judge_discard,
    judge_gift,
    judge_play,
    playable,
    winning,
)
from .table import Debt, Revokes, Table
from .variant import Variant


class Position(Table):
    """Hold one moment of a hand; every act gives a new position and leaves this one as it was.

    `phase` is `"discard"`, `"play"`, `"gift"` or `"over"`. Two positions are equal when the same
    deal of the same game stands at the same point.

    >>> from tarot_teach.variants import VARIANTS
    >>> start = deal(VARIANTS["1597"], seed="x")
    >>> start.phase, start.turn, len(start.hands[0]), len(start.stock)
    ('play', 1, 12, 30)
    """

    __slots__ = ()
    phase = ""

    @staticmethod
    def set_up(
        variant: Variant,
        hands: Iterable[Iterable[Card]],
        dealer: int = 0,
        stock: Iterable[Card] = (),
    ) -> Position:
        """Begin a hand with given cards: all 78 of them, hands by seat.

        The Piedmontese dealer's hand has 28 cards, and the position waits for the discard. In the
        French games `stock` holds the cards that were not dealt. Raises `RuleError` for hands of
        the wrong size, a card twice or missing, a stock that does not fit, or a dealer who has
        no seat.

        >>> from tarot_teach.cards import deck
        >>> from tarot_teach.variants import VARIANTS
        >>> pack = deck()
        >>> hands = [pack[:28], pack[28:53], pack[53:]]
        >>> Position.set_up(VARIANTS["piedmontese"], hands=hands, dealer=0).phase
        'discard'
        """
        return _begin(given(variant, hands, dealer, stock))

    def play(self, card: Card) -> Position:  # noqa: ARG002
        """Play a card from the hand whose turn it is.

        Raises `IllegalPlay` with the reason and rulings where the rules forbid it, and
        `TypeError` for what is no card.
        """
        raise self._wrong_moment("play")

    def give(self, card: Card) -> Position:  # noqa: ARG002
        """Give a card of the pile for the Fool. Raises as `play` does."""
        raise self._wrong_moment("give")

    def discard(self, cards: Iterable[Card]) -> Position:  # noqa: ARG002
        """Lay away the dealer's three cards. Raises as `play` does."""
        raise self._wrong_moment("discard")

    def _wrong_moment(self, act: str) -> IllegalPlay:
        return IllegalPlay(english.not_now(act, self.phase, self.turn), key="wrong-phase")

    def __repr__(self) -> str:
        if self.turn is None:
            return f"<{self.variant.name}: over, scores {self.scores}>"
        return f"<{self.variant.name}: seat {self.turn} to act, phase {self.phase}>"


class Playing(Position):
    """Wait for a card to be played."""

    __slots__ = ()
    phase = "play"

    def play(self, card: Card) -> Position:  # noqa: D102 - the base class says it
        bit = self._deal.bit.get(card)
        if bit is None:
            raise _no_card(card)
        if not bit & self._legal:
            return self._illegal(card, bit)
        return self._after(bit)

    def _after(self, bit: int) -> Position:
        deal = self._deal
        led = self._led or deal.suit[bit]
        trick = self._trick | bit
        turn = deal.next[self._turn]
        if turn == self._leader:
            return self._take(trick, led)
        return Playing(
            deal,
            turn,
            playable(deal.hands[turn] & self._left, led),
            self._left,
            trick,
            led,
            self._piles,
            self._leader,
            self._debt,
            self._revokes,
        )

    def _take(self, trick: int, led: int) -> Position:
        deal, debt, left = self._deal, self._debt, self._left ^ trick
        best = winning(trick, led)
        winner = next_holder(deal.hands, best)
        piles = list(self._piles)
        if trick & EXCUSE:
            return self._take_with_fool(trick, winner, piles)
        piles[winner] |= trick
        if debt or not left:
            return _go_on(deal, winner, left, tuple(piles), debt, self._revokes)
        hand = deal.hands[winner] & left
        return Playing(deal, winner, hand, left, 0, 0, tuple(piles), winner, None, self._revokes)

    def _take_with_fool(self, trick: int, winner: int, piles: list[int]) -> Position:
        deal, left = self._deal, self._left ^ trick
        rules, owner = deal.rules, next_holder(deal.hands, EXCUSE)
        if rules.lost_in_last_trick and not left:
            piles[winner] |= trick
            return _go_on(deal, winner, left, tuple(piles), None, self._revokes)
        piles[winner] |= trick ^ EXCUSE
        piles[owner] |= EXCUSE
        debt = (owner, winner) if rules.exchanged else None
        return _go_on(deal, winner, left, tuple(piles), debt, self._revokes, at_once=True)

    def _illegal(self, card: Card, bit: int) -> Position:
        """Refuse the card, or let it fall and note it where the house rule says so."""
        hand = self._hand()
        if not bit & hand:
            sentence = english.not_in_turn(card, self._turn)
            rulings = self.variant.cite("trick.follow")
            raise IllegalPlay(write_out(sentence), rulings, "not-held")
        if self._deal.rules.illegal_cards_fall:
            noted = (*self._revokes, (self._turn, card))
            return _noting(self, noted)._after(bit)
        raise _refusal(judge_play(self.variant, self._cards(hand), self.trick.cards, card))


class Giving(Position):
    """Wait for the card that is given for the Fool."""

    __slots__ = ()
    phase = "gift"

    def give(self, card: Card) -> Position:  # noqa: D102 - the base class says it
        deal, debt = self._deal, self._debt
        bit = deal.bit.get(card)
        if bit is None:
            raise _no_card(card)
        assert debt is not None
        owner, creditor = debt
        if not bit & self._legal:
            raise _refusal(judge_gift(self.variant, self._cards(self._piles[owner]), card))
        piles = list(self._piles)
        piles[owner] ^= bit
        piles[creditor] |= bit
        return _go_on(deal, self._leader, self._left, tuple(piles), None, self._revokes)


class LayingAway(Position):
    """Wait for the dealer's three cards."""

    __slots__ = ()
    phase = "discard"

    def discard(self, cards: Iterable[Card]) -> Position:  # noqa: D102 - the base class says it
        deal = self._deal
        chosen = Cards(cards_of(cards, "the discard"))
        away = 0
        for card in chosen:
            if card not in deal.bit:
                raise _no_card(card)
            away |= deal.bit[card]
        if away & ~self._legal or not away.bit_count() == len(chosen) == DISCARD_SIZE:
            raise _refusal(judge_discard(self.variant, self._cards(self._hand()), chosen))
        piles = list(self._piles)
        piles[self._turn] = away
        return _lead(deal, self._left ^ away, tuple(piles))


class Over(Position):
    """Hold a hand that has been played."""

    __slots__ = ()
    phase = "over"

    @property
    def turn(self) -> None:
        """Name nobody."""
        return

    @property
    def scores(self) -> tuple[int, ...]:
        """Give every seat's score (Piedmontese: game points)."""
        return tuple(count.game_points for count in self.counts)


def next_holder(hands: tuple[int, ...], bit: int) -> int:
    """Tell which seat was dealt a card."""
    for seat, hand in enumerate(hands):
        if hand & bit:
            return seat
    raise AssertionError("every card that is played was dealt")


def _begin(deal: Deal) -> Position:
    hands, dealer = deal.hands, deal.dealer
    left, piles = sum(hands), (0,) * len(hands)
    if deal.rules.left_over_to_dealer:
        legal = hands[dealer] & ~barred_from_discard(deal.variant, hands[dealer])
        return LayingAway(deal, dealer, legal, left, 0, 0, piles, deal.next[dealer], None, ())
    return _lead(deal, left, piles)


def _lead(deal: Deal, left: int, piles: tuple[int, ...]) -> Position:
    eldest = deal.next[deal.dealer]
    return Playing(deal, eldest, deal.hands[eldest] & left, left, 0, 0, piles, eldest, None, ())


def _go_on(
    deal: Deal,
    leader: int,
    left: int,
    piles: tuple[int, ...],
    debt: Debt | None,
    revokes: Revokes,
    at_once: bool = False,
) -> Position:
    """Come to what follows a trick or a gift: a gift, the next trick or the end."""
    rules = deal.rules
    if debt and (at_once or rules.payable(left)):
        gifts = rules.givable(piles[debt[0]], rules.empty)
        if gifts:
            return Giving(deal, debt[0], gifts, left, 0, 0, piles, leader, debt, revokes)
    if left:
        hand = deal.hands[leader] & left
        return Playing(deal, leader, hand, left, 0, 0, piles, leader, debt, revokes)
    if debt and rules.forfeited:
        owner, creditor = debt
        forfeited = list(piles)
        forfeited[owner] ^= EXCUSE
        forfeited[creditor] |= EXCUSE
        piles = tuple(forfeited)
    return Over(deal, leader, 0, 0, 0, 0, piles, leader, None, revokes)


def _noting(position: Playing, revokes: Revokes) -> Playing:
    return Playing(
        position._deal,
        position._turn,
        position._legal,
        position._left,
        position._trick,
        position._led,
        position._piles,
        position._leader,
        position._debt,
        revokes,
    )


def _refusal(verdict: Verdict) -> IllegalPlay:
    return IllegalPlay(verdict.reason, verdict.rulings, verdict.key)


def _no_card(card: object) -> TypeError:
    return TypeError(f"Expected a card, found {card!r}.")


def deal(
    variant: Variant, players: int | None = None, dealer: int = 0, seed: int | str = "x"
) -> Position:
    """Shuffle and deal a hand in the game's own packets, the eldest hand first.

    `players` is the game's usual number where it is None. A seed is used by its text and gives
    the same deal everywhere. Raises `RuleError` for a number of players or a dealer that the game
    does not have. Source: rulings `players`, `deal.hand`, `deal.packets`, `deal.rest`.

    >>> from tarot_teach.variants import VARIANTS
    >>> start = deal(VARIANTS["piedmontese"], dealer=2, seed=7)
    >>> start.phase, start.turn, [len(hand) for hand in start.hands]
    ('discard', 2, [25, 25, 28])
    """
    return _begin(shuffled(variant, players, dealer, seed))
