"""A recorded hand played again: every position, the scores, and the first wrong act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from . import english
from .cards import Card, Cards
from .errors import IllegalPlay
from .game import judge_revoke
from .play import Position
from .record import ACTS, HandRecord, perform
from .rules import Verdict, judge_play


@dataclass(frozen=True)
class Fault:
    """Name a wrong act: who, in which trick (0: the discard), which cards, and the rule broken."""

    seat: int | None
    trick: int
    cards: Cards
    key: str
    reason: str
    rulings: tuple[str, ...]

    @property
    def card(self) -> Card:
        """Give the first of the cards: the one that was played or given."""
        return self.cards[0]

    def __str__(self) -> str:
        if self.seat is None:
            return f"Trick {self.trick}: {self.reason}"
        return f"{english.fault_place(self.trick, self.seat)}: {self.reason}"


@dataclass(frozen=True)
class Replay:
    """Hold a hand played again.

    `positions` begin with the deal; each is one act after the one before. `fault` is the first
    wrong act, or None. The positions end there, unless the house rule `revoke="lose"` lets an
    illegal card fall.
    """

    record: HandRecord
    positions: tuple[Position, ...]
    fault: Fault | None = None

    @property
    def last(self) -> Position:
        """Give the position that the record leads to."""
        return self.positions[-1]

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Give every seat's score; None when the hand did not come to its end."""
        return self.last.scores

    def penalty(self, totals: Sequence[int] | None = None) -> Verdict | None:
        """Tell who wins the game by the first revoke; None where nobody revoked.

        `totals` are the points before this hand (0 each). Raises as `judge_revoke` does.
        """
        if not self.last.revokes:
            return None
        before = (0,) * self.last.players if totals is None else totals
        return judge_revoke(self.record.variant, before, self.last.revokes[0][0])


def replay(record: HandRecord) -> Replay:
    """Play a recorded hand again, as far as it is right.

    >>> from tarot_teach.play import deal
    >>> from tarot_teach.variants import VARIANTS
    >>> hand = play_out(deal(VARIANTS["1597"], seed=1), lambda position: position.legal()[0])
    >>> replay(HandRecord.of(hand)).scores == hand[-1].scores
    True
    """
    positions = [record.start]
    first: Fault | None = None
    for act, cards, trick in _acts(record):
        position = positions[-1]
        try:
            following = perform(position, act, cards)
        except IllegalPlay as error:
            fault = Fault(position.turn, trick, cards, error.key, str(error), error.rulings)
            return Replay(record, tuple(positions), first or fault)
        if first is None and len(following.revokes) > len(position.revokes):
            first = _revoke(position, trick, cards)
        positions.append(following)
    return Replay(record, tuple(positions), first)


def referee(record: HandRecord) -> Fault | None:
    """Name the first wrong act of a recorded hand, with the rule it breaks; None if all is right.

    >>> from tarot_teach.play import deal
    >>> from tarot_teach.variants import VARIANTS
    >>> hand = play_out(deal(VARIANTS["1597"], seed=1), lambda position: position.legal()[0])
    >>> referee(HandRecord.of(hand)) is None
    True
    """
    return replay(record).fault


def play_out(
    position: Position, choose: Callable[[Position], Card | Iterable[Card]]
) -> tuple[Position, ...]:
    """Play a hand to its end and give every position on the way, the first one included.

    `choose` is asked for a card at every position, or for three in the discard.
    """
    positions = [position]
    while position.phase != "over":
        chosen = choose(position)
        cards = Cards([chosen]) if isinstance(chosen, Card) else Cards(chosen)
        position = perform(position, ACTS[position.phase], cards)
        positions.append(position)
    return tuple(positions)


def _acts(record: HandRecord) -> Iterator[tuple[str, Cards, int]]:
    if record.discard:
        yield "discard", record.discard, 0
    for number, trick in enumerate(record.tricks, start=1):
        for card in trick.cards:
            yield "play", Cards([card]), number
        if trick.gift:
            yield "give", Cards([trick.gift]), number


def _revoke(position: Position, trick: int, cards: Cards) -> Fault:
    assert position.turn is not None
    hand = position.hands[position.turn]
    judged = judge_play(position.variant, hand, position.trick.cards, cards[0])
    return Fault(position.turn, trick, cards, judged.key, judged.reason, judged.rulings)
