"""A few tricks with the Fool in them, and what becomes of the debt for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from ..cards import FOOL, PIPS, PLAIN_SUITS, Card, Cards
from ..dealing import PAYABLE
from ..rules import legal_gifts, trick_winner
from ..variant import LastTrick, Variant
from .kind import Task

PLAIN = {suit: [Card(suit + rank) for rank in (*PIPS, "V", "C", "Q", "K")] for suit in PLAIN_SUITS}
PLAIN_TRUMPS = [Card(f"T{number}") for number in range(2, 20)]


class Fate(StrEnum):
    """What becomes of a Fool that was played."""

    AT_ONCE = "paid-at-once"
    LATER = "paid-later"
    AT_END = "paid-at-the-end"
    WAITS = "still-waits"
    LOST = "lost"
    KEPT = "kept"
    TAKEN = "taken-in-the-last-trick"
    FREE = "nothing-due"


class Earlier(StrEnum):
    """What the Fool's player had in the pile before the tricks that are told."""

    NOTHING = "nothing"
    TRICK = "a trick"
    LAID_AWAY = "the cards laid away"


@dataclass(frozen=True)
class Story:
    """Hold some tricks in a row, each as (seat, card), and what there was before.

    `before` is what the Fool's player had in the pile already; `over` says that the hand ends
    with these tricks, else more are to come; `earlier` where that pile came from.
    """

    variant: Variant
    tricks: tuple[tuple[tuple[int, Card], ...], ...]
    before: Cards
    over: bool
    earlier: Earlier = Earlier.NOTHING

    @cached_property
    def winners(self) -> list[int]:
        """Name the seat that takes each trick."""
        return [
            trick[trick_winner(self.variant, [card for _, card in trick])][0]
            for trick in self.tricks
        ]

    @property
    def moment(self) -> int:
        """Tell which trick (0 the first) the Fool is played to."""
        return next(
            place
            for place, trick in enumerate(self.tricks)
            if any(card is FOOL for _, card in trick)
        )

    @property
    def owner(self) -> int:
        """Name the seat that plays the Fool."""
        return next(seat for seat, card in self.tricks[self.moment] if card is FOOL)

    @property
    def creditor(self) -> int:
        """Name the seat that wins the Fool's trick."""
        return self.winners[self.moment]

    def pile(self, tricks: int) -> Cards:
        """Gather what the Fool's player has taken after so many tricks, without the Fool."""
        taken = [
            card
            for trick, winner in zip(self.tricks[:tricks], self.winners, strict=False)
            if winner == self.owner
            for _, card in trick
        ]
        return Cards([*self.before, *taken])

    def gifts(self, tricks: int) -> tuple[Card, ...]:
        """List what could be given for the Fool after so many tricks."""
        return legal_gifts(self.variant, self.pile(tricks))

    def settled(self) -> tuple[Fate, int]:
        """Tell what becomes of the Fool, and after which trick (0 the first)."""
        means, last = self.variant.means, len(self.tricks) - 1
        lost_last = means("fool.last-trick") is LastTrick.LOST
        if self.over and self.moment == last and lost_last:
            return Fate.TAKEN, last
        if not means("fool.exchange"):
            return Fate.FREE, self.moment
        if self.gifts(self.moment + 1):
            return Fate.AT_ONCE, self.moment
        payable = PAYABLE[means("fool.debt")]
        for place in range(self.moment + 1, last + 1):
            ended = self.over and place == last
            if payable(not ended) and self.gifts(place + 1):
                return (Fate.AT_END if not payable(True) else Fate.LATER), place
        if not self.over:
            return Fate.WAITS, last
        return (Fate.LOST if means("fool.forfeit") else Fate.KEPT), last


@dataclass(frozen=True)
class Plan:
    """Say which trick the Fool comes to and which tricks its player takes.

    `before` says what its player had taken earlier; `over` that the hand ends with these tricks;
    `bare` that the tricks its player takes hold court cards only, and so no empty card.
    """

    moment: int
    taken: tuple[int, ...] = ()
    length: int = 3
    over: bool = False
    before: Earlier = Earlier.NOTHING
    bare: bool = False


def told(task: Task, plan: Plan) -> Story:
    """Draw tricks that go as planned, each in a suit of its own, so that all keep to the rules."""
    chance, players, variant = task.chance, task.players, task.variant
    owner = chance.below(players)
    others = [seat for seat in range(players) if seat != owner]
    suits, trumps = chance.shuffled(PLAIN_SUITS), chance.shuffled(PLAIN_TRUMPS)
    leader = _leader(task, plan, owner)
    tricks = []
    for place in range(plan.length):
        fool = owner if place == plan.moment else None
        winner = owner if place in plan.taken else chance.choice(others)
        seats = [(leader + turn) % players for turn in range(players)]
        first = seats[1] if seats[0] == fool else seats[0]
        bare = plan.bare and winner == owner
        suit = PLAIN[suits[place]][10 if bare else 0 :]
        cards = chance.sample(suit, players - (fool is not None))
        if winner != first and not bare and chance.below(3) == 0:
            cards = [*cards[:-1], trumps.pop()]
        best = cards[trick_winner(variant, cards)]
        following = iter([card for card in cards if card is not best])
        tricks.append(
            tuple(
                (seat, FOOL if seat == fool else best if seat == winner else next(following))
                for seat in seats
            )
        )
        leader = winner
    played = {card for trick in tricks for _, card in trick}
    before = _earlier(task, plan, played)
    return Story(variant, tuple(tricks), Cards(before), plan.over, plan.before)


def _leader(task: Task, plan: Plan, owner: int) -> int:
    """Choose who leads, so that it fits what the Fool's player had taken before."""
    after_owner = (owner + 1) % task.players
    if plan.before is Earlier.LAID_AWAY:
        return after_owner
    seats: list[int] = [*range(task.players)]
    if plan.before is Earlier.NOTHING and plan.over:
        # Whoever leads late in a hand has won a trick.
        seats.remove(owner)
    elif task.variant.answers("discard.counts"):
        # Whoever leads first sits after the dealer, and the dealer has laid cards away.
        seats.remove(after_owner)
    return task.chance.choice(seats)


def _earlier(task: Task, plan: Plan, played: set[Card]) -> list[Card]:
    """Draw what the Fool's player had in the pile before."""
    if plan.before is Earlier.NOTHING:
        return []
    chance = task.chance
    size = task.players
    left = [card for cards in PLAIN.values() for card in cards if card not in played]
    courts = [card for card in left if not card.number]
    if plan.before is Earlier.LAID_AWAY:
        courts = [card for card in courts if card.rank != "K"]
        left = [card for card in left if card.rank != "K"]
    cards = chance.sample(courts if plan.bare else left, size)
    if not plan.bare and plan.before is Earlier.TRICK:
        cards[0] = chance.choice([card for card in left if card.number and card not in cards])
    order = task.variant.order
    return list(order.cards(order.mask(cards)))


def paid_at_once(task: Task) -> Plan:
    """Plan a Fool whose player has taken a trick already."""
    chance = task.chance
    moment = chance.between(0, 2)
    over = chance.below(2) == 0
    if moment == 0 or chance.below(4) == 0:
        taken = (2,) if moment < 2 and chance.below(3) == 0 else ()
        return Plan(moment, taken, over=over, before=Earlier.TRICK)
    return Plan(moment, (chance.below(moment),), over=over)


def waiting(task: Task) -> Plan:
    """Plan a Fool whose player has nothing to give for it at first."""
    chance, waits_for_empty = task.chance, task.variant.answers("fool.empty")
    moment, length = chance.between(0, 1), chance.between(3, 4)
    course = chance.below(10)
    over = chance.below(3) == 0
    if waits_for_empty and course < 2:
        bare = chance.below(2) == 0
        return Plan(moment, (), 3, before=Earlier.LAID_AWAY, bare=bare)
    if course < 3:
        return Plan(1, (0,), length, over=over)
    if course < 6:
        return Plan(moment, (), length)
    taken = chance.between(moment + 1, length - 1)
    return Plan(moment, (taken,), length, over=over)


def never_paid(task: Task) -> Plan:
    """Plan a Fool near the end of a hand, mostly one that is never paid for."""
    chance, waits_for_empty = task.chance, task.variant.answers("fool.empty")
    length = chance.between(3, 4)
    course = chance.below(10)
    if course < 5:
        bare = waits_for_empty and chance.below(3) > 0
        moment = chance.below(length)
        others = [place for place in range(length) if place != moment]
        taken = (chance.choice(others),) if bare else ()
        before = Earlier.TRICK if bare and chance.below(3) == 0 else Earlier.NOTHING
        return Plan(moment, taken, length, over=chance.below(6) > 0, before=before, bare=bare)
    if course < 8:
        return Plan(chance.below(length - 1), (length - 1,), length, over=True)
    return Plan(length - 1, (chance.below(length - 1),), length, over=True)


PLANS: dict[int, Callable[[Task], Plan]] = {1: paid_at_once, 2: waiting, 3: never_paid}
