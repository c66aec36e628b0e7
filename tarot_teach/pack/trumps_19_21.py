"""Pictures of trumps 19 to 21."""

from __future__ import annotations

import math

from .heads import (
    face,
    fringe,
    short_hair,
    small_fringe,
    small_hair,
    small_head,
)
from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .limbs import arm, fist, wing
from .pen import Pen, shared
from .things import drop, ground, rays


def sun(pen: Pen) -> None:
    """Draw the Sun."""
    rays(pen, 60, 60, 22, 37, 16, OCHRE, 1.7, wavy=True)
    rays(pen, 60, 60, 21, 31, 16, MADDER, 1.5, start=11.25)
    pen.disc(60, 60, 21.5, OCHRE, 2.2)
    with pen.at(60, 60, 1.62):
        pen.curve("-6,-4 -3.4,-5.4 -.9,-4 -.4,0 -1.8,3 .2,3.8 2,3", 1.5)
        pen.curve("1.6,-4.2 4,-5.4 6.4,-4", 1.5)
        for x in (-3.4, 3.8):
            pen.shape(
                [(x - 2.4, -1.6, 1), (x, -3, 0), (x + 2.4, -1.6, 1), (x, -0.2, 0)], PAPER, 1.2
            )
            pen.disc(x, -1.6, 0.95, INK, 0)
        pen.shape("-3.4,6! -1,5.4 0,5.8 1,5.4 3.6,6! 0,7.8", MADDER, 1.2)
        pen.hatch(11.6, -2, 8.6, 8, 5, -3.4, 0.2, 1.2)
        pen.disc(-7, 2.4, 1.7, MADDER, 0)
        pen.disc(7, 2.4, 1.7, MADDER, 0)
    for x, y, colour in (
        (16, 46, MADDER),
        (14, 76, INDIGO),
        (26, 96, MADDER),
        (104, 46, MADDER),
        (106, 76, INDIGO),
        (94, 96, MADDER),
        (60, 104, INDIGO),
        (22, 34, INDIGO),
        (98, 34, INDIGO),
    ):
        drop(pen, x, y, colour, 1.1)
    # wall
    pen.polygon("8,128 112,128 112,146 8,146", PAPER, 2)
    pen.line("8,137 112,137", 1.3)
    for x in (22, 52, 82, 104):
        pen.line(f"{x},128 {x},137|{x - 12},137 {x - 12},146", 1.2)
    pen.polygon("6,124 114,124 114,129 6,129", MADDER, 1.8)
    ground(pen, 164)
    for x, flip, coat in ((41, False, INDIGO), (79, True, MADDER)):
        with pen.at(x, 128, 1, 0, flip):
            _twin(pen, coat)
    arm(pen, "48,129 60,136 71,130", 7, 6, INDIGO, 0.5)
    fist(pen, 71, 131, 90, 0.75)
    arm(pen, "72,129 61,141 53,136", 7, 6, MADDER, 0.5)


def _twin(pen: Pen, coat: str) -> None:
    """Draw a child in a belted shirt, one arm akimbo."""
    pen.shape("-9,14! 9,14! 8,26 6,38! -1,38! 0,24! -3,38! -10,38! -9,26", PAPER, 2, 0.9)
    pen.hatch(7.6, 25, 6.4, 35, 3, -5, 0, 1.4)
    pen.shape("-11,37 -3,36 -3,41 -12,41", PAPER, 1.5)
    pen.shape("0,36 7,37 9,41 0,41", PAPER, 1.5)
    pen.shape("-9,-2! 0,-5 9,-2! 8,9! 12,22! 0,25 -12,22! -8,9!", coat, 2, 0.7)
    pen.polygon("-8.6,8 8.6,8 9,12 -9,12", OCHRE, 1.5)
    arm(pen, "-7,0 -15,7 -9,13", 7, 5.5, coat)
    with pen.at(0, -13, 1.16):
        small_hair(pen, OCHRE, 5)
        small_head(pen, 1)
        small_fringe(pen)


def angel(pen: Pen) -> None:
    """Draw the Angel: raised wings, a long trumpet with a banner, the dead arising."""
    for x, turn, flip in ((73, -22, False), (57, 22, True)):
        wing(pen, x, 66, 1.08, turn, flip)
    pen.shape("49,64! 64,60 79,64! 82,78 84,94! 46,94! 48,78", MADDER, 2, 0.9)
    pen.hatch(80, 70, 82, 84, 5, -7, 0, 1.7)
    with pen.at(65, 48, 1.02):
        rays(pen, 0, -2, 13, 18.5, 22, OCHRE, 1.2)
        short_hair(pen, OCHRE)
        face(pen, -1, woman=True)
        fringe(pen)
    pen.shape(
        "36,94 34,87 41,82 48,87 55,82 63,86 71,81 79,86 87,82 95,87 102,83 110,88 "
        "109,95 101,99 92,96 82,101 70,97 57,101 46,97",
        PAPER,
        2,
        0.8,
    )
    pen.curve("58,92 64,89 70,93|84,92 90,89 96,93", 1.3)
    # trumpet and banner
    pen.polygon("50,62 36,72 45,97 60,87", PAPER, 2, 0.6)
    pen.polygon("41.6,68.6 45,66.2 54.2,90.4 50.6,93", MADDER, 0)
    pen.polygon("39.4,82.6 54,72.4 55.4,76 41,86.2", MADDER, 0)
    pen.polygon("59,55.4 61,59.4 31,82 28,78", OCHRE, 1.8, 0.6)
    pen.shape("30,76.6! 22,78 9,77! 19,98! 24,90 33,82.6!", OCHRE, 2, 0.8)
    pen.shape("9,77! 16,86 19,98! 10,90", INK, 1.4)
    arm(pen, "53,68 44,76 46,71", 9, 7, MADDER)
    fist(pen, 46.4, 69, 40, 0.9)
    # the dead arise, in their shrouds
    ground(pen, 150, tufts=((14, 6), (106, 6)))
    pen.shape("36,158! 84,158! 88,175! 32,175!", PAPER, 2, 0.8)
    pen.shape("41,158! 60,155.4 79,158! 77,162 60,163 43,162", INK, 1.2)
    pen.hatch(86, 160, 87, 173, 4, -9, 0, 1.8)
    pen.line("34,167 86,167", 1.2)
    pen.shape("47,160! 46,140 50,130! 60,126 70,130! 74,140 73,160!", INDIGO, 2, 0.8)
    pen.curve("54,136 55,156|66,136 65,156", 1.3)
    pen.shape("53,128 52,117 60,111 68,117 67,128 60,131", OCHRE, 1.9, 0.6)
    pen.curve("57,115 57,127|60,114 60,128|63,115 63,127", 1.2)
    for x, bearded in ((23, True), (97, False)):
        with pen.at(x, 138, flip=not bearded):
            _arising(pen, bearded)


def _arising(pen: Pen, bearded: bool) -> None:
    """Draw an old man or a woman in a shroud, hands raised in prayer."""
    pen.shape("-9,-6! 0,-9 8,-6! 9,8 8,30! -8,30! -9,8", PAPER, 2, 0.8)
    pen.hatch(8, 0, 8, 24, 6, -6, 0, 1.6)
    pen.shape("-8,-5! -6,6 6,-2 15,-9! 17,-5! 8,8 -4,14 -10,8", PAPER, 1.8)
    pen.shape("14,-10! 18,-18 21,-17 18,-5", PAPER, 1.5)
    with pen.at(0, -17, 1.1):
        small_hair(pen, PAPER if bearded else OCHRE, 3 if bearded else 14)
        small_head(pen, 1)
        if bearded:
            pen.shape("-6.4,1! -3,4 3,4 6.4,1! 6,9 0,13 -6,9", PAPER, 1.5)
            pen.hatch(-3, 11, 3, 11, 3, 0, -5, 1.4)
        else:
            small_fringe(pen)


@shared
def _quarter_wreath(pen: Pen) -> None:
    """Draw the leaves of a quarter of the wreath, above and to the right of the origin."""
    for leaf in range(9):
        angle = math.pi * (leaf + 0.5) / 18
        outer = leaf % 2 == 0
        reach = 1.0 if outer else 0.93
        along = math.degrees(math.atan2(56 * math.sin(angle), 31 * math.cos(angle)))
        x, y = 28.5 * math.sin(angle) * reach, -57 * math.cos(angle) * reach
        with pen.at(x, y, 1, along + 90 + (24 if outer else -24)):
            pen.shape("0,-7! 4.2,0 0,7! -4.2,0", VERDIGRIS, 1.5)


def world(pen: Pen) -> None:
    """Draw the World: a dancer in a wreath, angel, eagle, bull and lion in the corners."""
    pen.shape("60,47 81,68 87,102 81,136 60,157 39,136 33,102 39,68", VERDIGRIS, 0)
    for across, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        with pen.at(60, 102, across, tall=down * across):
            _quarter_wreath(pen)
    pen.shape("60,49 79,68 84.6,102 79,136 60,155 41,136 35.4,102 41,68", PAPER, 1.8)
    for y in (45.5, 158.5):
        pen.polygon(f"54,{y - 5} 66,{y + 5} 66,{y - 5} 54,{y + 5}", MADDER, 1.8)
    for x in (31.5, 88.5):
        pen.polygon(f"{x - 5},97 {x + 5},107 {x - 5},107 {x + 5},97", MADDER, 1.8)
    _dancer(pen)
    with pen.at(24, 46, 0.98):
        _small_angel(pen)
    with pen.at(96, 46, 0.98):
        _eagle(pen)
    with pen.at(24, 154, 0.88):
        _bull(pen)
    with pen.at(95, 154, 0.95):
        _lion(pen)


def _dancer(pen: Pen) -> None:
    """Draw the dancer in a short gown, a scarf behind her and a wand in each hand."""
    pen.shape("70,74! 82,84 84,104 78,124! 80,104 76,88", MADDER, 1.7)
    pen.shape("52,76! 42,84 40,98 43,112! 45,98 50,88", MADDER, 1.6)
    pen.shape("66,112! 72,118 76,124 66,131 58,132! 57,127! 64,125! 58,118", PAPER, 1.8, 0.6)
    pen.shape("55,112! 66,112! 64,130 64,146! 68,150 60,152 57,149! 58,130", PAPER, 2, 0.8)
    pen.hatch(65, 120, 63.6, 142, 4, -5, 0, 1.5)
    pen.shape("51,77! 60,75 69,77! 67,91! 75,115! 60,119 46,115! 53,91!", INDIGO, 2, 0.9)
    pen.shape("55,76! 60,77 65,76! 60,83", PAPER, 1.3)
    pen.polygon("52.4,90 67.6,90 68.4,94 51.6,94", OCHRE, 1.5)
    for arm_line, wand, hand, flip in (
        ("52,79 43,88 48,96", "47,88 49.4,88 51,108 48.6,108", (49, 96.6), False),
        ("68,79 78,84 75,74", "73,82 75.4,82 77,62 74.6,62", (75.4, 73), True),
    ):
        arm(pen, arm_line, 6.5, 5, PAPER, 0.5)
        pen.polygon(wand, OCHRE, 1.3)
        fist(pen, hand[0], hand[1], 0, 0.66, flip)
    with pen.at(60, 65, 1.08):
        small_hair(pen, OCHRE, 14)
        small_head(pen, -1)
        small_fringe(pen)


def _small_angel(pen: Pen) -> None:
    wing(pen, 4, 10, 0.5, -12, False, OCHRE, MADDER, INDIGO)
    wing(pen, -4, 10, 0.5, 12, True, OCHRE, MADDER, INDIGO)
    pen.shape("-11,18! -10,8 0,5 10,8 11,18! 0,21", MADDER, 1.8)
    pen.hatch(10, 10, 10, 17, 3, -5, 0, 1.4)
    with pen.at(0, -3, 1.05):
        small_hair(pen, OCHRE, 5)
        small_head(pen, 0)
        small_fringe(pen)


def _eagle(pen: Pen) -> None:
    pen.shape(
        "-2,-8! -12,-14 -15,-4! -14,8! -8,14! -4,12! -5,19! 0,17! 5,19! 4,12! 8,14! "
        "14,8! 15,-4! 12,-14 2,-8!",
        INDIGO,
        2,
        0.8,
    )
    pen.line("-13,2 -6,2|-11,8 -5,6|13,2 6,2|11,8 5,6", 1.4)
    pen.shape("-4,-4! -5,-11 0,-15 5,-12 4,-4!", PAPER, 1.7)
    pen.shape("-4.6,-11! -10,-9.6 -9,-6! -4.6,-8", OCHRE, 1.4)
    pen.disc(-1, -10.4, 1.1, INK, 0)
    pen.hatch(-3, 2, 3, 2, 4, 0, 7, 1.5)


def _bull(pen: Pen) -> None:
    pen.shape(
        "-10,-11! -15,-19 -9,-16 -5,-12! 5,-12! 9,-16 15,-19 10,-11! 8,-2 6,8 7,14 "
        "0,19 -7,14 -6,8 -8,-2",
        MADDER,
        2,
        0.8,
    )
    pen.shape("-9,-11! -17,-13 -20,-21! -13,-17 -7,-14", PAPER, 1.6)
    pen.shape("9,-11! 17,-13 20,-21! 13,-17 7,-14", PAPER, 1.6)
    pen.polygon("-9,-8 -16,-6 -9,-3", MADDER, 1.6)
    pen.polygon("9,-8 16,-6 9,-3", MADDER, 1.6)
    pen.shape("-6,9 0,7 6,9 6.6,14 0,18 -6.6,14", PAPER, 1.6)
    pen.disc(-2.8, 12, 1.3, INK, 0)
    pen.disc(2.8, 12, 1.3, INK, 0)
    pen.disc(-4.2, -4, 1.5, INK, 0)
    pen.disc(4.2, -4, 1.5, INK, 0)
    pen.hatch(7, -6, 5.4, 5, 4, -4.6, 0, 1.4)


def _lion(pen: Pen) -> None:
    rays(pen, 0, 0, 12, 18.5, 14, OCHRE, 1.7)
    pen.disc(0, 0, 12.5, OCHRE, 1.6)
    pen.disc(-9, -11, 3, OCHRE, 1.5)
    pen.disc(9, -11, 3, OCHRE, 1.5)
    pen.disc(-4.4, -3.4, 1.5, INK, 0)
    pen.disc(4.4, -3.4, 1.5, INK, 0)
    pen.curve("-7,-6.4 -4,-7.4 -2,-5|7,-6.4 4,-7.4 2,-5", 1.4)
    pen.shape("-3.6,2! 0,.8 3.6,2! 0,5.4", INK, 0)
    pen.curve("0,5 0,7.4|-5.4,7 -2.6,9.4 0,7.4 2.6,9.4 5.4,7", 1.5)
