"""The four Cavaliers: a white horse, its mane by suit, and a brimmed hat."""

from __future__ import annotations

from .heads import face, short_hair
from .ink import INK, MADDER, OCHRE, PAPER, SECOND_COLOURS, SUIT_INK, VERDIGRIS
from .knaves import HAIR, ruff
from .limbs import arm, fist
from .patterns import strew
from .pen import Pen, shared
from .things import ground

GRIPS = {
    "S": (98, 81, 6, 0.84),
    "B": (97, 84, 5, 0.84),
    "C": (95, 70, 0, 0.94),
    "D": (94, 74, 0, 0.84),
}
FIST = (97, 75.5)
MANES = {"S": OCHRE, "C": INK, "B": OCHRE, "D": MADDER}
DAPPLES = (
    (97, 118, 2),
    (94, 126, 1.5),
    (46, 118, 2),
    (41, 112, 1.5),
    (48, 127, 1.6),
    (38, 102, 1.6),
)


def _far_legs(pen: Pen) -> None:
    """Draw the far legs of the horse."""
    pen.shape("46,126! 54,128! 52,146 49,154 48,168! 38,168! 42,152 44,140", PAPER, 1.8)
    pen.shape("92,128! 84,130! 82,142 88,152 83,168! 92,168! 97,150 94,140", PAPER, 1.8)


@shared
def _far_shade(pen: Pen) -> None:
    """Draw the shade that makes them recede."""
    pen.hatch(54, 130, 49, 164, 9, -6, 0.5, 2.4, vary=0.1)
    pen.hatch(84, 134, 86, 164, 8, 7, 0.5, 2.4, vary=0.1)
    pen.polygon("37,167 48.6,167 48.6,171.5 35,171.5", INK, 1)
    pen.polygon("82,167 92.6,167 92.6,171.5 80,171.5", INK, 1)


@shared
def _tail(pen: Pen, colour: str) -> None:
    """Draw the tail."""
    pen.shape("101,108! 109,112 111,128 107,146 102,158! 104,142 101,130 98,118", colour, 1.8, 0.6)


@shared
def _horse(pen: Pen) -> None:
    """Draw head, neck, body and near legs of the horse in one contour."""
    pen.shape(
        "27,74! 25,68! 31,72 40,76 48,88 56,102! 70,107 86,103 96,104 103,112 104,122 "
        "101,130 104,142 107,150 102,160 101,168! 91,168! 95,156 96,149 88,140 83,133! "
        "72,138 58,137 48,132! 40,138 32,141 31,148 30,155! 21,153! 23,142 27,134 36,130 "
        "33,122 32,112! 30,108 25,106 20,110 15,110 11,105 13,100 19,88 22,78",
        PAPER,
        2.2,
        1,
    )


@shared
def _mane(pen: Pen, colour: str) -> None:
    """Draw the mane in five locks."""
    pen.shape(
        "29,71! 38,73 48,84 57,101! 52,102 51,98! 48,100 46,94! 43,96 41,89! 38,91 "
        "36,84! 33,86 31,79! 28,80",
        colour,
        1.7,
    )


@shared
def _harness(pen: Pen) -> None:
    """Draw eye, bridle and shade."""
    pen.curve("103.6,116 106.6,130 104.4,145|101.5,118 103.6,130", 1.2)
    pen.polygon("21,152 31,155 29,160.5 19,157.5", INK, 1)
    pen.polygon("90.6,167 101.4,167 102,171.5 88.6,171.5", INK, 1)
    pen.hatch(102.6, 112, 99.6, 131, 7, -9, 1, 2)
    pen.hatch(57, 137, 82, 133.6, 9, 2, -6, 1.9)
    pen.hatch(33, 112, 37, 128, 6, 7, -0.5, 1.9)
    pen.hatch(94, 140, 103, 156, 4, -2, 4, 1.5)
    pen.shape("20.5,84.5! 23,82 26,84.5! 23,86.5", INK, 0)
    pen.cut(14, 103, 16.6, 100.6, 2)
    pen.curve("12.6,107 17.4,106", 1.2)
    pen.curve("30,108 32.4,100 31,92", 1.4)
    pen.curve("25,74 29,84 30,96|30,94 16,96.5|17.6,93 18.6,107", 2)


@shared
def _saddle_cloth(pen: Pen) -> None:
    """Draw the saddle cloth."""
    pen.shape("52,102! 68,108 88,103! 92,120 90,134! 70,139 54,136! 51,120", SUIT_INK, 2)
    pen.shape("54,136! 70,139 90,134! 90,129.6 70,134.4 53,131.4", OCHRE, 1.6)
    pen.hatch(90.6, 108, 90.6, 127, 6, -8, 1, 1.9)
    pen.curve("18,97 32,108 46,103", 1.8)


@shared
def _coat(pen: Pen) -> None:
    """Draw the coat and boot."""
    pen.shape("54,122 64,124 62,136 62,144! 48,147 43,144 51,139 52,132", INK, 1.5)
    pen.cut(60, 128, 58.4, 139, 1.2, 0, PAPER)
    pen.hatch(75.4, 103, 68, 119, 5, -7, -1.5, 1.8)
    pen.shape(
        "46,68! 55,63 69,63 79,68! 77,80 76,92! 84,102 88,110! 70,113 52,108! 50,100 50,92! 48,80",
        SUIT_INK,
        2,
        1,
    )
    for foot, top in ((57, 57), (66, 64), (76, 70), (83, 74)):
        pen.cut(foot, 110, top, 97, 2.2)
    pen.hatch(77.6, 75, 76.4, 88, 5, -8, 0.5, 1.7)
    pen.polygon("49.6,89 76.4,89 77,95 49.6,95", OCHRE, 1.8)
    arm(pen, "51,72 38,90 46,100", 14, 9, SUIT_INK, 0.8)
    pen.hatch(38, 84, 40, 94, 3, 6, 0, 1.5)
    fist(pen, 45, 102, 20, 0.9)


@shared
def raised_arm(pen: Pen) -> None:
    """Draw the arm that holds up the sign."""
    arm(pen, "75,72 91,92 97,80", 14, 10, SUIT_INK, 0.8)
    pen.hatch(87, 94, 97, 90, 4, -5, -5, 1.6)
    pen.polygon("91.6,79.6 102.4,79.6 102,84 92,84", PAPER, 1.5)
    fist(pen, 97, 75.5, -6, 1.05, True)


@shared
def _hat_plume(pen: Pen) -> None:
    """Draw the plume of the hat."""
    pen.shape("2,-17! 8,-25 17,-29 22,-25 17,-20 11,-19 7,-14", PAPER, 1.7)
    pen.hatch(8, -18, 16, -22, 3, 1, -5, 1.5)


def body(pen: Pen, suit: str) -> None:
    """Draw all of a Cavalier but the sign and the arm that holds it."""
    second = SECOND_COLOURS[suit]
    ground(pen, 168)
    _far_legs(pen)
    _far_shade(pen)
    _tail(pen, MANES[suit])
    _horse(pen)
    _mane(pen, MANES[suit])
    _harness(pen)
    if suit == "B":
        for x, y, radius in DAPPLES:
            pen.disc(x, y, radius, VERDIGRIS, 1)
    _saddle_cloth(pen)
    strew(pen, suit, PAPER, ((83, 120, 0.9), (71, 127, 0.9)))
    pen.shape("60,98! 76,100! 74,114 66,122 62,134! 52,132! 55,118 58,108", second, 2, 0.6)
    _coat(pen)
    with pen.at(61, 46, 1.06):
        short_hair(pen, HAIR[suit])
        ruff(pen)
        face(pen, -1.5)
        _hat_plume(pen)
        pen.shape("-9,-9! -9,-18 -2,-22 6,-21 10,-16 9,-9!", SUIT_INK, 1.8)
        pen.shape(
            "-18,-8 -12,-12.4! 0,-9.8 12,-12.4! 18,-8 10,-5.4 0,-6.4 -10,-5.4", SUIT_INK, 2, 0.5
        )
        pen.shape("-9,-14! 0,-11.4 9,-14! 9,-10.8! 0,-8.4 -9,-10.8!", second, 1.4)
