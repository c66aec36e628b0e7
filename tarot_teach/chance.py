"""Chance from a seed that falls alike on every platform and in every Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Thing = TypeVar("Thing")


class Chance:
    """Draw lots from a seed, using only what Python promises never to change.

    The seed is used by its text, so that 7 and "7" are the same and −7 and 7 differ.

    >>> Chance("x").below(100) == Chance("x").below(100)
    True
    """

    __slots__ = ("draw",)

    def __init__(self, seed: object) -> None:
        self.draw = Random(str(seed)).random

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to limit − 1."""
        return int(self.draw() * limit)

    def between(self, low: int, high: int) -> int:
        """Draw a whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def choice(self, things: Sequence[Thing]) -> Thing:
        """Draw one thing."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        """Give the things in an order drawn by lot."""
        draw = self.draw
        return sorted(things, key=lambda _: draw())

    def sample(self, things: Iterable[Thing], number: int) -> list[Thing]:
        """Draw several different things."""
        return self.shuffled(things)[:number]

    def weighted(self, weights: dict[Thing, int]) -> Thing:
        """Draw a thing as often as its weight says."""
        mark = self.below(sum(weights.values()))
        for thing, weight in weights.items():
            mark -= weight
            if mark < 0:
                return thing
        raise AssertionError("the weights sum to more than zero")
