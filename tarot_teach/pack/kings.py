"""The four Kings: a chair, two knees, a beard, a crown of three points."""

from __future__ import annotations

from .heads import beard, crown, face
from .ink import INK, OCHRE, PAPER, SECOND_COLOURS, SUIT_INK
from .limbs import arm, fist
from .patterns import strew
from .pen import Pen, shared
from .things import ground

GRIPS = {
    "S": (97, 90, 3, 0.96),
    "B": (97, 94, 3, 0.96),
    "C": (96, 80, 0, 0.96),
    "D": (95, 86, 0, 0.9),
}
"""Where the sign is held: x, y, turn in degrees, size."""
FIST = (96, 87)

BEARDS = {
    "S": (PAPER, 24, False),
    "C": (PAPER, 22, True),
    "B": (OCHRE, 17, True),
    "D": (PAPER, 26, False),
}


@shared
def _chair(pen: Pen) -> None:
    """Draw a chair whose tall back stands at the left, so that the sign has air behind it."""
    pen.polygon("26,62 26,158 60,158 60,62", PAPER, 2)
    pen.hatch(30, 68, 30, 152, 11, 13, 0, 1.7, vary=0.5)
    pen.polygon("21,56 29,56 29,160 21,160", OCHRE, 2, 0.8)
    pen.disc(25, 52, 5.2, OCHRE, 2, 0.6)
    pen.polygon("29,58 50,58 50,64 29,64", OCHRE, 1.8)
    pen.polygon("93,124 101,124 101,160 93,160", OCHRE, 2, 0.8)
    pen.disc(97, 121, 5.2, OCHRE, 2, 0.6)
    ground(pen, 168)
    pen.polygon("14,160 106,160 108,170 12,170", OCHRE, 2)
    pen.hatch(104, 163, 105, 169, 3, -9, 0, 1.5)


@shared
def _mantle(pen: Pen, lining: str) -> None:
    """Draw the mantle that hangs from the shoulders to the seat."""
    pen.shape(
        "39,72! 48,66 72,66 81,72! 90,96 93,126 94,158! 76,162 60,160 44,162 22,158! 24,126 28,96",
        lining,
        2,
        1,
    )
    pen.hatch(91, 112, 93, 154, 9, -8, 1, 1.9)
    pen.hatch(27, 112, 23, 154, 9, 8, 1, 1.9)


@shared
def _robe(pen: Pen) -> None:
    """Draw the robe over two knees, and the fist upon one of them."""
    pen.shape(
        "46,70! 60,74 74,70! 78,98 80,118 88,130 84,160! 60,164 36,160! 32,130 40,118 42,98",
        SUIT_INK,
        2,
    )
    pen.shape("34,126 40,118 50,122 56,132 55,162! 36,161! 32,140", SUIT_INK, 1.8)
    pen.shape("86,126 80,118 70,122 64,132 65,162! 84,161! 88,140", SUIT_INK, 1.8)
    pen.hatch(55, 134, 55, 160, 7, -6, -1.5, 2)
    pen.hatch(86, 130, 84, 158, 8, -6, -1, 2)
    pen.cut(60, 160, 60, 128, 3)
    # ermine collar
    pen.shape("40,71! 50,64 70,64 80,71! 75,84 60,91 45,84", PAPER, 2)
    for x, y in ((48, 76), (54, 82), (61, 85), (67, 82), (73, 76), (60, 77)):
        pen.cut(x, y + 2, x, y - 4, 2.6)
    pen.polygon("41,104 79,104 80,110 40,110", OCHRE, 1.8)
    pen.hatch(77.4, 90, 78, 101, 4, -9, -1, 1.8)
    pen.shape("36,160! 30,166 26,169! 48,169! 52,160!", INK, 1.5)
    pen.shape("84,160! 90,166 94,169! 72,169! 68,160!", INK, 1.5)
    arm(pen, "45,75 28,96 36,114", 17, 12, SUIT_INK, 0.8)
    pen.hatch(26, 88, 30, 106, 4, 7, -2, 1.7)
    pen.polygon("29,112 40,109 43,116 33,119", PAPER, 1.6)
    fist(pen, 38, 121, 30)


@shared
def raised_arm(pen: Pen) -> None:
    """Draw the arm that holds up the sign."""
    arm(pen, "75,75 93,106 96,92", 17, 12, SUIT_INK, 0.8)
    pen.hatch(91, 108, 99, 100, 4, -6, -4, 1.6)
    pen.polygon("90,91 102,91 101.6,96.4 90.4,96.4", PAPER, 1.6)
    fist(pen, 96, 87, -4, 1.1, True)


def body(pen: Pen, suit: str) -> None:
    """Draw all of a King but the sign and the arm that holds it."""
    second = SECOND_COLOURS[suit]
    _chair(pen)
    _mantle(pen, second)
    _robe(pen)
    strew(pen, suit, PAPER, ((44, 134, 0.9), (43, 150, 0.9), (75, 134, 0.9), (75, 150, 0.9)))
    pen.disc(60, 107, 3.6, second, 1.6)
    with pen.at(60, 51, 1.12):
        colour, length, fork = BEARDS[suit]
        pen.shape("-9,-8 0,-13 9,-8 12.5,1 12,9 0,6 -12,9 -12.5,1", colour, 1.8)
        pen.hatch(12, 0, 11, 8, 3, -3.4, -1, 1.2)
        face(pen, 1 if suit in "SD" else -1, old=True)
        beard(pen, colour, length, fork)
        crown(pen)
