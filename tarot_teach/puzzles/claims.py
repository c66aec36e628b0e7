"""Piles and old totals that stand near fifty in the middle of a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..cards import FOOL, MOUNTEBANK, WORLD, Card, Cards, deck
from ..scoring import FIFTY, count_pile
from ..variant import Settling, Variant, Winning
from .kind import Task

KINGS = [card for card in deck() if card.rank == "K"]
COURTS = [card for card in deck() if card.rank in ("Q", "C", "V")]
HONOURS = [MOUNTEBANK, WORLD]
PLAIN = [card for card in deck() if card.number and card not in (MOUNTEBANK, WORLD)]
MOST_CARDS, TRICKS_OF_A_HAND = 20, 12
LEAST_OLD, MOST_OLD = 24, FIFTY - 1
TRIES = 200


@dataclass(frozen=True)
class Claim:
    """Hold what a player could declare with: the old total and the pile as it lies.

    `unpaid` says that the Fool lies there but is not paid for; `owed` that another player still
    owes a card for the Fool; `agreed` that fifty may be declared at all.
    """

    variant: Variant
    old: int
    pile: Cards
    unpaid: bool = False
    owed: bool = False
    agreed: bool = True

    @property
    def settled(self) -> Cards:
        """Give the cards that count: a Fool that is not paid for may yet be lost."""
        return Cards(card for card in self.pile if not (self.unpaid and card is FOOL))

    @property
    def total(self) -> int:
        """Reckon the old total and the pile together."""
        return self.old + count_pile(self.variant, self.settled).total


Recipe = Callable[[Task], Claim]


def _instant(task: Task, **more: object) -> Variant:
    return task.variant.with_rules(winner=Winning.INSTANT, **more)


def kings_only(task: Task) -> Claim:
    """Lay a pile of twelve cards or more in which Kings count."""
    return _aimed(task, _instant(task), lambda: task.chance.sample(KINGS, _between(task, 1, 3)), 12)


def every_card(task: Task) -> Claim:
    """Lay a pile with the Fool, paid for, and every kind of counting card."""
    return _aimed(task, _instant(task), lambda: [FOOL, *_counting(task)], 4)


def fool_unpaid(task: Task) -> Claim:
    """Lay a pile with a Fool that waits for the end of the hand to be paid for."""
    variant = _instant(task, settle=Settling.END)
    return _aimed(task, variant, lambda: [FOOL, *_counting(task)], 4, unpaid=True)


def card_owed(task: Task) -> Claim:
    """Lay a pile that another player still owes a card for the Fool."""
    return _aimed(task, _instant(task), lambda: _counting(task), 4, owed=True)


def not_agreed(task: Task) -> Claim:
    """Lay a pile in a game in which nobody may declare before the hand is over."""
    variant = task.variant
    if variant.means("end.winner") is Winning.INSTANT:
        return every_card(task)
    return _aimed(task, variant, lambda: [FOOL, *_counting(task)], 4, agreed=False)


RECIPES: dict[int, dict[Recipe, int]] = {
    1: {kings_only: 1},
    2: {every_card: 1},
    3: {fool_unpaid: 5, card_owed: 3, not_agreed: 2},
}


def _between(task: Task, low: int, high: int) -> int:
    return task.chance.between(low, high)


def _counting(task: Task) -> list[Card]:
    chance = task.chance
    return [
        *chance.sample(KINGS, chance.between(1, 3)),
        *chance.sample(COURTS, chance.between(1, 3)),
        *chance.sample(HONOURS, chance.below(3)),
    ]


def _aimed(
    task: Task,
    variant: Variant,
    counting: Callable[[], list[Card]],
    least: int,
    unpaid: bool = False,
    owed: bool = False,
    agreed: bool = True,
) -> Claim:
    """Draw piles until one stands where an old total can bring it near fifty, on the side asked."""
    chance, players = task.chance, task.players
    sizes = [
        size
        for size in range(players, MOST_CARDS + players, players)
        if size >= least and size < players * TRICKS_OF_A_HAND
    ]
    # Where declaring is not agreed it is the rule that decides, and not a lack of points.
    enough = chance.below(2) == 0 or not agreed
    for _ in range(TRIES):
        size = chance.choice(sizes) + unpaid - owed
        chosen = counting()[:size]
        filling = [card for card in PLAIN if card not in chosen]
        chosen += chance.sample(filling, size - len(chosen))
        pile = Cards(variant.order.cards(variant.order.mask(chosen)))
        empty = Claim(variant, 0, pile, unpaid, owed, agreed)
        # With a Fool or a card that does not count, fifty is mostly missed by just that much.
        low = FIFTY - (6 if unpaid else 1 if owed and chance.below(2) else 5)
        target = chance.between(FIFTY, FIFTY + 4) if enough else chance.between(low, FIFTY - 1)
        old = target - empty.total
        if LEAST_OLD <= old <= MOST_OLD:
            return Claim(variant, old, pile, unpaid, owed, agreed)
    raise AssertionError("piles worth a little more or less than nothing are never far to seek")
