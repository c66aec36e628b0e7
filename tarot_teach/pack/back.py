"""The back of the cards: a lattice of cut lozenges, the same either way up."""

from __future__ import annotations

from .ink import INDIGO, MADDER, PAPER
from .pen import Pen, shared
from .things import rays


@shared
def _lozenge(pen: Pen) -> None:
    """Draw a lozenge with a cut star within; its line is what is left of it in black and white."""
    pen.polygon("0,-7.6 7,0 0,7.6 -7,0", PAPER, 1)
    rays(pen, 0, 0, 1.6, 4.4, 8, MADDER, 0)


@shared
def _row(pen: Pen, columns: int) -> None:
    """Draw a row of lozenges."""
    for column in range(columns):
        with pen.at(column * 18.25, 0):
            _lozenge(pen)


def back(pen: Pen) -> None:
    """Draw the back."""
    pen.shape("0,3! 3,0! 117,0! 120,3! 120,197! 117,200! 3,200! 0,197!", PAPER, 0)
    pen.polygon("5,5 115,5 115,195 5,195", INDIGO, 2.6)
    for row in range(1, 20):
        columns = 6 if row % 2 else 5
        with pen.at(60 - (columns - 1) * 9.125, 5 + row * 9.5):
            _row(pen, columns)
