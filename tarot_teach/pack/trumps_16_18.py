"""Pictures of trumps 16 to 18."""

from __future__ import annotations

from .heads import (
    face,
    fringe,
    small_fringe,
    small_hair,
    small_head,
)
from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .limbs import arm, fist
from .pen import Pen, shared
from .things import drop, ground, jug, rays, star


def tower(pen: Pen) -> None:
    """Draw the Tower."""
    ground(pen, 166)
    # fire from heaven
    pen.shape("42,77! 44,66 49,71! 54,60 60,70! 66,60 71,71! 76,64 79,77!", MADDER, 1.8)
    pen.polygon(
        "112,29 95,29 80,47 89,48.6 73,61 82,62.6 64,78 97,60.6 88,58.6 107,46 97,44 112,34",
        OCHRE,
        2,
        0.9,
    )
    # tower
    pen.polygon("40,74 80,74 84,166 36,166", PAPER, 2.2, 1)
    for course, height in enumerate((84, 98, 112, 126, 140, 154)):
        out = (height - 74) * 0.045
        pen.line(f"{40 - out:.1f},{height} {80 + out:.1f},{height}", 1.2)
        foot = height + 14 if height < 154 else 166
        for joint in (50, 62, 74) if course % 2 else (44, 56, 68):
            pen.line(f"{joint},{height} {joint},{foot}", 1.1)
    pen.hatch(82.6, 82, 84, 160, 15, -11, 0, 2.4)
    for window_x, window_y in ((60, 94), (48, 124), (70, 124)):
        with pen.at(window_x, window_y):
            pen.shape("-5,9! -5,-3 0,-8 5,-3 5,9!", INK, 1)
    pen.shape("52,166! 52,154 60,148 68,154 68,166!", INK, 1)
    # its crown knocked off
    with pen.at(43, 60, 1, -26):
        pen.polygon(
            "-27,8 -27,-12 -19,-12 -19,-5 -11,-5 -11,-12 -3,-12 -3,-5 5,-5 5,-12 13,-12 "
            "13,-5 20,-5 20,-12 27,-12 27,8",
            OCHRE,
            2.2,
            1,
        )
        pen.line("-27,1.6 27,1.6", 1.3)
        pen.hatch(25.6, -4, 25.6, 7, 3, -9, 0, 1.8)
    # men falling
    for x, y, turn, flip, coat, hose in (
        (25.5, 122, 194, False, INDIGO, MADDER),
        (95, 132, 168, True, MADDER, INDIGO),
    ):
        with pen.at(x, y, 0.86, turn, flip):
            pen.shape("-8,6! 0,8! 1,18 -6,24! -14,22! -16,27! -4,31 7,22 8,7!", hose, 1.9, 0.7)
            pen.shape("-16,21! -20,22 -20,29 -15,28!", INK, 1)
            pen.shape("0,7! 8,6! 12,16 11,32! 4,32! 4,18!", hose, 1.9, 0.7)
            pen.shape("4,31! 11.6,31! 13,36 4,36!", INK, 1)
            pen.shape("-9,-8 0,-11 9,-8! 8,9! 0,11 -8,9!", coat, 1.9, 0.7)
            pen.hatch(8.4, -5, 8, 6, 4, -6, 0, 1.6)
            pen.polygon("-8.4,4 8.4,4 8.4,8 -8.4,8", OCHRE, 1.4)
            pen.shape("-9,-8! -17,-19! -13,-22! -3,-11", coat, 1.8)
            pen.shape("9,-8! 17,-17! 13,-21! 3,-11", coat, 1.8)
            fist(pen, -15.6, -22, -30, 0.7)
            fist(pen, 15.6, -20.6, 30, 0.7)
            with pen.at(0, -17, 1.06):
                small_hair(pen, OCHRE, 3)
                small_head(pen, 0)
                small_fringe(pen)
    for x, y, colour in (
        (13, 40, MADDER),
        (12, 84, OCHRE),
        (24, 92, MADDER),
        (106, 66, INDIGO),
        (94, 80, MADDER),
        (108, 92, OCHRE),
        (64, 36, MADDER),
    ):
        pen.disc(x, y, 3, colour, 1.5)


def star_card(pen: Pen) -> None:
    """Draw the Star."""
    for x, y in ((19, 40), (101, 40), (15, 67), (105, 67), (30, 88), (90, 88), (60, 84)):
        star(pen, x, y, 8, OCHRE, 8, 0.45, 1.5)
    rays(pen, 60, 50, 9, 25, 8, MADDER, 1.9)
    rays(pen, 60, 50, 9, 22.5, 8, OCHRE, 1.9, start=22.5)
    pen.disc(60, 50, 6.6, OCHRE, 1.8)
    pen.shape("8,152! 30,147 60,152 90,146 112,150! 112,162! 8,162!", VERDIGRIS, 1.8)
    # water
    pen.shape("6,160! 24,156 44,162 64,157 84,163 114,157! 114,175.5! 6,175.5!", INDIGO, 1.8)
    for x, y in ((12, 167), (40, 171), (64, 167), (90, 172), (98, 165)):
        pen.cut(x, y, x + 14, y, 1.8, 1.5, PAPER)
    # two streams
    pen.shape("9,126! 9,140 11,152 10,161! 18,161! 17,150 17,140 16,128!", INDIGO, 1.6)
    pen.shape("97,136! 99,144 97,156! 105,156! 105,144 104,133!", INDIGO, 1.6)
    # a woman kneeling, her gown spread about her
    pen.shape(
        "50,114! 60,111 70,114! 69,124 71,132! 82,138 90,150 94,162! 60,166 28,163! 32,150 "
        "40,138 49,132! 51,123",
        MADDER,
        2,
        1,
    )
    pen.shape("49,131! 60,134 71,132! 72,137! 60,139 48,136!", OCHRE, 1.5)
    for foot, top in ((44, 52), (56, 58), (70, 64)):
        pen.cut(foot, 164, top, 142, 2.2)
    pen.hatch(77, 138, 91, 160, 6, -7, 1, 1.8)
    pen.shape("53,112! 60,114 67,112! 60,121", PAPER, 1.4)
    jug(pen, 25, 116, -122, OCHRE, 0.94)
    jug(pen, 89, 123, 124, OCHRE, 0.94)
    arm(pen, "52,116 42,126 35,119", 9, 7, MADDER, 0.6)
    fist(pen, 33, 116, 20, 0.85)
    arm(pen, "69,116 77,126 81,120", 9, 7, MADDER, 0.6)
    fist(pen, 81, 118, 0, 0.85, True)
    with pen.at(60, 104, 0.95):
        pen.shape(
            "-8,-8 -6,-12 0,-14 6,-12 8,-8 12,2 15,12 8,16 0,12 -8,16 -15,12 -12,2", OCHRE, 1.8
        )
        pen.shape("-4,7! 4,7! 5,13! -5,13!", PAPER, 1.4)
        face(pen, -1, woman=True)
        fringe(pen)


@shared
def _small_tower(pen: Pen) -> None:
    """Draw a tower with battlements."""
    pen.polygon(
        "-10,140 -10,94 -6.4,94 -6.4,98 -2,98 -2,94 2,94 2,98 6.4,98 6.4,94 10,94 10,140",
        PAPER,
        2,
        0.8,
    )
    pen.hatch(9, 104, 9, 136, 7, -8, 0, 1.8)
    pen.polygon("-4,112 1,112 1,122 -4,122", INK, 1)
    pen.line("-10,102 10,102", 1.3)


def _baying_dog(pen: Pen, coat: str) -> None:
    """Draw a dog that bays at the moon."""
    pen.shape(
        "-12,13! -11,3 -13,-2! -20,-7 -17,-12! -12,-6 -6,-8 0,-12! 0,-18 6,-28! "
        "8,-24! 12,-28! 11,-19! 8,-13 7,-5 9,4 8,14! 3,14! 3,6! -4,5! -6,14!",
        coat,
        2,
        0.8,
    )
    pen.hatch(-11, -1, 0, -7, 3, 4, 5, 1.6)
    pen.disc(6.4, -20, 1, INK, 0)
    pen.shape("2,-17! -2,-20 0,-12!", INK, 1)
    pen.cut(7, -4, 3, -6, 1.5)
    pen.cut(8, 2, 4, 0, 1.5)


def moon(pen: Pen) -> None:
    """Draw the Moon: a face in profile in the disc, two towers, a crayfish."""
    rays(pen, 60, 56, 22, 31, 24, OCHRE, 1.5)
    pen.disc(60, 56, 22, INDIGO, 2, 0)
    # crescent with a face in profile, looking left
    pen.shape(
        "68,34.6! 77,40 82,52 81,64 74,74 62,78 50,75! 60,72 62,67! 57,68.4 56,64.6! "
        "59,63.4 56.4,62 58,59.6! 52.6,58 54,56 58,50.6! 57,46 62,39",
        PAPER,
        2,
    )
    pen.shape("61.6,50! 65.6,48.6 67,51! 64,52.4", INK, 0)
    pen.curve("60.6,47.6 64,45.6 68,47", 1.4)
    pen.hatch(80, 48, 76, 70, 7, -7, -1, 1.6)
    pen.curve("57.4,66 61,66", 1.1)
    for x, y, colour in (
        (18, 44, MADDER),
        (23, 58, OCHRE),
        (14, 72, OCHRE),
        (34, 84, MADDER),
        (102, 44, MADDER),
        (97, 58, OCHRE),
        (106, 72, OCHRE),
        (86, 84, MADDER),
        (60, 94, OCHRE),
        (24, 34, OCHRE),
        (96, 34, OCHRE),
        (48, 90, MADDER),
        (72, 90, MADDER),
    ):
        drop(pen, x, y, colour)
    # two towers
    for x in (17, 103):
        with pen.at(x, flip=x > 60):
            _small_tower(pen)
    pen.shape("7,138! 30,133 60,138 90,133 113,138! 113,156! 7,156!", VERDIGRIS, 1.8)
    # two dogs baying
    for x, coat in ((44, PAPER), (76, OCHRE)):
        with pen.at(x, 132, flip=x > 60):
            _baying_dog(pen, coat)
    # pool and crayfish
    pen.shape("6,152! 20,146 60,149 100,146 114,152! 114,175.5! 6,175.5!", INDIGO, 1.8)
    for x, y in ((10, 160), (14, 170), (92, 160), (96, 170)):
        pen.cut(x, y, x + 15, y, 1.7, 1.5, PAPER)
    with pen.at(60, 162, 0.92):
        pen.shape("-2,-11! 2,-11! 6,-6 7,2 5,7! 7,13! 0,14.5 -7,13! -5,7! -7,2 -6,-6", MADDER, 1.9)
        pen.curve("-6,-1 6,-1|-6,3 6,3|-5,7 5,7", 1.2)
        for flip in (False, True):
            with pen.at(flip=flip):
                pen.shape(
                    "5,-7! 11,-8 14,-13! 11,-19! 15,-17 16,-20! 20,-15 19,-9 13,-4", MADDER, 1.8
                )
                pen.line("6.4,0 14,-2|6.4,4 14,5", 1.6)
        pen.disc(-2, -8, 0.9, INK, 0)
        pen.disc(2, -8, 0.9, INK, 0)
