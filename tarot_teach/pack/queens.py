"""The four Queens: one bell of a gown, long hair, a low crown of five points."""

from __future__ import annotations

from .heads import face, long_hair, queen_crown
from .ink import OCHRE, PAPER, SECOND_COLOURS, SUIT_INK
from .limbs import arm, fist
from .patterns import strew
from .pen import Pen, shared
from .things import ground

GRIPS = {
    "S": (95, 89, 4, 0.96),
    "B": (95, 92, 4, 0.96),
    "C": (94, 77, 0, 0.96),
    "D": (93, 82, 0, 0.9),
}
FIST = (95, 83)


@shared
def _gown(pen: Pen) -> None:
    """Draw the gown with its pale front."""
    ground(pen, 166)
    pen.shape(
        "46,92! 60,96 74,92! 86,120 98,148 108,170! 84,175 60,172 36,175 12,170! 22,148 34,120",
        SUIT_INK,
        2,
        1.2,
    )
    pen.shape("53,94! 60,95.5 67,94! 74,130 82,173! 60,171.5 38,173! 46,130", PAPER, 2)
    pen.cut(90, 172, 75, 116, 2.6, 3)
    pen.cut(28, 172, 42, 122, 2.6, -3)
    pen.hatch(85, 117, 105, 163, 12, -8, 2, 2)
    pen.shape(
        "12,170! 36,175 60,172 84,175 108,170! 107,164 84,169 60,166.5 36,169 13,164", OCHRE, 1.6
    )


@shared
def _bodice(pen: Pen) -> None:
    """Draw the bodice and the hanging sleeve."""
    pen.shape("42,72! 52,67 68,67 78,72! 75,84 74,94! 60,97 46,94! 45,84", SUIT_INK, 2)
    pen.shape("50,68! 60,71 70,68! 66,80 60,84! 54,80", PAPER, 1.7)
    pen.polygon("45.6,90 74.4,90 75,96.5 60,100 45,96.5", OCHRE, 1.8)
    pen.hatch(74.6, 78, 74.2, 89, 3, -7, 0.5, 1.6)
    pen.shape("44,72 38,76 30,90 25,102 24,116! 36,122! 44,106 48,92", SUIT_INK, 2, 0.8)
    pen.shape("24,116! 30,113 36,122! 30,124", PAPER, 1.6)
    pen.hatch(44, 94, 36, 117, 6, -6, -1, 1.7)
    pen.shape("33,112 44,108! 50,110 50,116 42,118 34,117", PAPER, 1.8)
    pen.curve("44,111.5 49,112.5|43,114.5 48.5,115", 1)


@shared
def raised_arm(pen: Pen) -> None:
    """Draw the arm that holds up the sign."""
    pen.shape("84,90! 99,91! 103,103 102,116 96,122! 91,112 86,104", SUIT_INK, 2, 0.8)
    pen.shape("97,92! 101,92 105,103 104,114 96,122! 99,108", PAPER, 1.6)
    arm(pen, "75,76 90,100 95,88", 15, 11, SUIT_INK, 0.6)
    pen.hatch(82, 98, 94, 98, 4, 0, -6, 1.6)
    fist(pen, 95, 83, -6, 1.05, True)


def body(pen: Pen, suit: str) -> None:
    """Draw all of a Queen but the sign and the arm that holds it."""
    second = SECOND_COLOURS[suit]
    hair = PAPER if suit == "D" else OCHRE
    _gown(pen)
    strew(pen, suit, second, ((60, 107, 0.7), (60, 121, 0.95), (60, 138, 1.2), (60, 158, 1.4)))
    strew(pen, suit, PAPER, ((30, 150, 0.9), (91, 150, 0.9)))
    with pen.at(60, 50, 1.12):
        long_hair(pen, hair, 27)
    _bodice(pen)
    with pen.at(60, 50, 1.12):
        pen.shape("-4.2,8! 4.2,8! 5,17! 0,20 -5,17!", PAPER, 1.6)
        face(pen, 1 if suit in "CB" else -1, woman=True)
        pen.shape("-9,-5! -9.6,-9 0,-14 9.6,-9 9,-5! 5,-10 0,-8.4! -5,-10", hair, 1.5)
        queen_crown(pen)
    for x, y in ((53.5, 70.5), (57, 72.5), (60.5, 73), (64, 72.2), (67, 70)):
        pen.disc(x, y, 1.3, OCHRE, 1)
