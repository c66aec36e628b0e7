"""Totals that a game might stand at, drawn so that a chosen rule decides who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..scoring import DEALS_IN_A_GAME, FIFTY
from ..variant import Ending, Variant, Winning
from .kind import Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Totals, the seat that led this hand, and how many hands were played.
    Standing = tuple[list[int], int, int]

LOWEST_TOTAL, MOST_TOTAL = -20, 72


def race_to_fifty(task: Task, variant: Variant) -> Standing:
    """Draw totals of a French game, aimed at a winner drawn first."""
    chance, players = task.chance, task.players
    seats = chance.shuffled(range(players))
    eldest = chance.below(players)
    below = [chance.between(LOWEST_TOTAL, FIFTY - 2) for _ in range(players)]
    below[0] = chance.between(below[0], FIFTY - 1) if chance.below(2) else FIFTY - 1
    totals = [0] * players
    for seat, total in zip(seats, chance.shuffled(below), strict=True):
        totals[seat] = total
    if chance.below(players + (1 if task.level < 3 else 5)) == 0:
        return totals, eldest, 1
    if task.level == 1:
        totals[seats[0]] = chance.between(FIFTY, FIFTY + 14)
        return totals, eldest, 1
    there = seats[: chance.between(2, min(3, players))]
    best = chance.between(FIFTY + 2, MOST_TOTAL - 8)
    first = there[0]
    if variant.means("end.winner") is Winning.ELDER:
        # The winner is the first in order of play, and mostly not the one with most points.
        for seat in there:
            totals[seat] = chance.between(FIFTY, best)
        if chance.below(4):
            totals[there[1]] = max(totals[seat] for seat in there) + chance.between(1, 8)
        return totals, _eldest_for(task, first, there), 1
    equal = variant.means("end.winner") is Winning.ELDER_ON_EQUAL and chance.below(4)
    if equal or chance.below(3) == 0:
        totals[first] = totals[there[1]] = best
        for seat in there[2:]:
            totals[seat] = chance.between(FIFTY, best - 1)
        return totals, _eldest_for(task, first, there[:2]), 1
    totals[first] = best
    for seat in there[1:]:
        totals[seat] = chance.between(FIFTY, best - 1)
    return totals, eldest, 1


def _eldest_for(task: Task, first: int, others: Sequence[int]) -> int:
    """Choose who was dealt to first so that `first` comes before the others."""

    def steps(seat: int, eldest: int) -> int:
        return (seat - eldest) % task.players

    fitting = [
        eldest
        for eldest in range(task.players)
        if min(others, key=lambda seat: steps(seat, eldest)) == first
    ]
    return task.chance.choice(fitting)


def three_deals(task: Task, variant: Variant) -> Standing:
    """Draw the game points of three players, which sum to nothing."""
    chance = task.chance
    seats = chance.shuffled(range(3))
    unfinished = chance.below(4 if task.level == 1 else 7) == 0
    # Nobody can lose more than 26 in one deal.
    high = chance.between(4, 12 if unfinished else 30)
    shared = variant.means("end.winner") is Winning.HIGHEST
    if task.level > 1 and shared and chance.below(12) == 0:
        drawn = [0, 0, 0]
    elif task.level == 1 or chance.below(2):
        low = chance.between(high // -2, high - 1)
        drawn = [high, low, -high - low]
    elif shared and chance.below(3):
        drawn = [high, high, -2 * high]
    else:
        drawn = [2 * high, -high, -high] if chance.below(3) else [high, high, -2 * high]
    totals = [0, 0, 0]
    for seat, points in zip(seats, drawn, strict=True):
        totals[seat] = points
    return totals, chance.below(3), chance.between(1, 2) if unfinished else DEALS_IN_A_GAME


STANDINGS: dict[Ending, Callable[[Task, Variant], Standing]] = {
    Ending.FIFTY: race_to_fifty,
    Ending.THREE_DEALS: three_deals,
}
