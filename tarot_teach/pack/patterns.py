"""The pattern of each suit's cloth, by which the four coats of one rank differ."""

from __future__ import annotations

from collections.abc import Iterable

from .ink import INK
from .pen import Pen, shared


@shared
def motif(pen: Pen, suit: str, fill: str) -> None:
    """Draw the suit's motif 12 high: lozenge, drop, leaf or roundel."""
    if suit == "S":
        pen.polygon("0,-6.4 4.4,0 0,6.4 -4.4,0", fill, 1.5)
    elif suit == "C":
        pen.shape("0,-7! 4.8,1.6 0,6 -4.8,1.6", fill, 1.5)
    elif suit == "B":
        pen.shape(
            "0,6.4! -1.2,1.4 -5.8,1.8 -5,-3.4 -1.8,-2! 0,-7 1.8,-2! 5,-3.4 5.8,1.8 1.2,1.4",
            fill,
            1.5,
        )
    else:
        pen.disc(0, 0, 5, fill, 1.5)
        pen.disc(0, 0, 1.4, INK, 0)


def strew(pen: Pen, suit: str, fill: str, places: Iterable[tuple[float, float, float]]) -> None:
    """Print the suit's motif at each (x, y, size)."""
    for x, y, size in places:
        with pen.at(x, y, size):
            motif(pen, suit, fill)
