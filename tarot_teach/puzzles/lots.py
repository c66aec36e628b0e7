"""Lots that a script in a browser draws exactly alike: whole numbers of 32 bits and nothing else.

Puzzles themselves use `Chance`; these lots only choose which puzzles make up a set.
"""

from __future__ import annotations

from collections.abc import Iterable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Thing = TypeVar("Thing")

WORD_SIZE = 1 << 32
MASK = WORD_SIZE - 1


def fingerprint(text: str) -> int:
    """Turn a text into a whole number below 2³² (FNV-1a over its UTF-8 bytes).

    >>> fingerprint("42")
    2279835011
    """
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & MASK
    return value


def mix(number: int, index: int) -> int:
    """Give the lot at a place of a row of lots, a whole number below 2³².

    >>> mix(fingerprint("42"), 0) != mix(fingerprint("42"), 1)
    True
    """
    value = (number + index * 0x9E3779B9) & MASK
    value = (value ^ value >> 16) * 0x7FEB352D & MASK
    value = (value ^ value >> 15) * 0x846CA68B & MASK
    return value ^ value >> 16


class Lots:
    """Draw lots one after the other from a row that a text fixes.

    >>> Lots("42").shuffled(range(5)) == Lots("42").shuffled(range(5))
    True
    """

    __slots__ = ("drawn", "number")

    def __init__(self, text: str) -> None:
        self.number = fingerprint(text)
        self.drawn = 0

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 to limit − 1."""
        self.drawn += 1
        return mix(self.number, self.drawn) * limit >> 32

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        """Give the things in an order drawn by lot."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
