"""The four Knaves: two unlike legs, a tunic, a plume, one hand on the hip."""

from __future__ import annotations

from .heads import face, fringe, short_hair
from .ink import INK, OCHRE, PAPER, SECOND_COLOURS, SUIT_INK
from .limbs import arm, fist
from .patterns import strew
from .pen import Pen, shared
from .things import ground

GRIPS = {
    "S": (96, 89, 4, 1.0),
    "B": (95, 96, 4, 1.0),
    "C": (94, 77, 0, 0.98),
    "D": (93, 82, 0, 0.92),
}
FIST = (95.5, 83)
HAIR = {"S": OCHRE, "C": PAPER, "B": OCHRE, "D": PAPER}


@shared
def _near_leg(pen: Pen) -> None:
    """Draw the leg in the suit's ink."""
    ground(pen, 166)
    pen.shape(
        "50,112! 62,114! 60,132 55,148 54,160! 58,166 42,169 38,166! 46,160! 45,146 46,130",
        SUIT_INK,
        2,
        0.8,
    )
    pen.hatch(59.6, 118, 55, 154, 8, -6, 0, 1.8)


@shared
def _tunic(pen: Pen) -> None:
    """Draw the tunic."""
    pen.hatch(75.6, 118, 75, 154, 8, -6, 0, 1.8)
    pen.shape("54,160! 58,166 42,169.5 36,166.5 46,160!", INK, 1.4)
    pen.shape("75,160! 87,166.5 84,169.8 68,168.4 66,160!", INK, 1.4)
    pen.shape(
        "42,72! 52,67 68,67 78,72! 75,88 74,96! 80,108 84,122! 72,126 60,122 48,126 "
        "36,122! 40,108 46,96! 45,88",
        SUIT_INK,
        2,
        1,
    )
    for foot, top in ((42, 48), (54, 55), (66, 65), (78, 72)):
        pen.cut(foot, 122, top, 102, 2.2)
    pen.hatch(75.4, 78, 74.4, 92, 5, -8, 0.5, 1.8)
    pen.curve("60,70 60,94", 1.4)
    for y in (74, 80, 86):
        pen.disc(60, y, 1.3, PAPER, 1)
    pen.polygon("45.4,93 74.6,93 75.4,99 44.6,99", OCHRE, 1.8)
    pen.shape(
        "36,122! 48,126 60,122 72,126 84,122! 83.4,118 72,121.6 60,118 48,121.6 37,118", PAPER, 1.5
    )
    arm(pen, "46,76 27,90 42,101", 14, 10, SUIT_INK, 0.8)
    pen.hatch(27, 84, 30, 94, 3, 6, -1, 1.6)
    fist(pen, 44, 101, 60, 0.9)


@shared
def raised_arm(pen: Pen) -> None:
    """Draw the arm that holds up the sign."""
    arm(pen, "74,76 90,98 96,88", 14, 10, SUIT_INK, 0.8)
    pen.hatch(85, 100, 95, 97, 4, -4, -5, 1.6)
    pen.polygon("90,87 101,87 100.4,91.6 90.6,91.6", PAPER, 1.5)
    fist(pen, 95.5, 83, -6, 1.05, True)


@shared
def _plume(pen: Pen) -> None:
    """Draw the plume of the cap."""
    pen.shape("4,-16! 10,-25 20,-30 27,-27 24,-21 16,-18 8,-13", PAPER, 1.7)
    for barb in range(4):
        pen.cut(9 + barb * 4, -17.5 - barb * 2.2, 11 + barb * 4.2, -23.5 - barb * 1.2, 1.5)


@shared
def ruff(pen: Pen) -> None:
    """Draw a ruff."""
    pen.shape("-11,14 -4,12 4,12 11,14 9,19 0,21 -9,19", PAPER, 1.8)
    pen.hatch(-8, 19, 8, 19, 6, 0, -4.6, 1.2)


def body(pen: Pen, suit: str) -> None:
    """Draw all of a Knave but the sign and the arm that holds it."""
    second = SECOND_COLOURS[suit]
    _near_leg(pen)
    pen.shape(
        "62,112! 74,112! 76,130 76,146 75,160! 86,166 84,169.5 68,168! 66,160! 65,146 62,132",
        second,
        2,
        0.8,
    )
    _tunic(pen)
    strew(pen, suit, PAPER, ((48, 110, 0.8), (60, 110, 0.8), (72, 110, 0.8)))
    with pen.at(59, 48, 1.12):
        short_hair(pen, HAIR[suit])
        ruff(pen)
        face(pen, -1 if suit in "SD" else 1)
        fringe(pen, HAIR[suit])
        _plume(pen)
        pen.shape("-11,-9! -12,-16 -4,-21 6,-20 12,-14 11,-9! 0,-12", SUIT_INK, 2, 0.6)
        pen.shape("-13.5,-8.5 -12.5,-12.5 0,-13.5 12.5,-12.5 13.5,-8.5 0,-10", second, 1.7)
