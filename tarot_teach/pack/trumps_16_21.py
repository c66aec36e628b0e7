"""Pictures of trumps 16 to 21."""

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
from .pen import Pen
from .things import drop, ground, jug, rays, star


def tower(pen: Pen) -> None:
    """Draw the Tower."""
    ground(pen, 166)
    # fire from heaven
    pen.shape(
        "112,30! 112,52 100,50 92,62 78,60 70,72 62,64! 70,56 76,44 88,42 90,30!", MADDER, 1.8, 0.6
    )
    pen.shape("112,30! 112,42 100,42 92,52 80,52 72,62! 78,50 90,44 96,30!", OCHRE, 1.5)
    # tower
    pen.polygon("40,74 80,74 84,166 36,166", PAPER, 2.2, 1)
    for i, y in enumerate((84, 98, 112, 126, 140, 154)):
        pen.line(f"{40 - (y - 74) * 0.045:.1f},{y} {80 + (y - 74) * 0.045:.1f},{y}", 1.2)
        for x in (50, 62, 74) if i % 2 else (44, 56, 68):
            pen.line(f"{x},{y} {x},{y + 14 if y < 154 else 166}", 1.1)
    pen.hatch(82.6, 82, 84, 160, 15, -11, 0, 2.4)
    for x, y in ((60, 94), (48, 124), (70, 124)):
        pen.shape(
            f"{x - 5},{y + 9}! {x - 5},{y - 3} {x},{y - 8} {x + 5},{y - 3} {x + 5},{y + 9}!", INK, 1
        )
    pen.shape("52,166! 52,154 60,148 68,154 68,166!", INK, 1)
    # its crown knocked off
    with pen.at(50, 64, 1, -24):
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
    for x, y, rot, f, c, d in (
        (25.5, 122, 194, False, INDIGO, MADDER),
        (95, 132, 168, True, MADDER, INDIGO),
    ):
        with pen.at(x, y, 0.86, rot, f):
            pen.shape("-8,6! 0,8! 1,18 -6,24! -14,22! -16,27! -4,31 7,22 8,7!", d, 1.9, 0.7)
            pen.shape("-16,21! -20,22 -20,29 -15,28!", INK, 1)
            pen.shape("0,7! 8,6! 12,16 11,32! 4,32! 4,18!", d, 1.9, 0.7)
            pen.shape("4,31! 11.6,31! 13,36 4,36!", INK, 1)
            pen.shape("-9,-8 0,-11 9,-8! 8,9! 0,11 -8,9!", c, 1.9, 0.7)
            pen.hatch(8.4, -5, 8, 6, 4, -6, 0, 1.6)
            pen.polygon("-8.4,4 8.4,4 8.4,8 -8.4,8", OCHRE, 1.4)
            pen.shape("-9,-8! -17,-19! -13,-22! -3,-11", c, 1.8)
            pen.shape("9,-8! 17,-17! 13,-21! 3,-11", c, 1.8)
            fist(pen, -15.6, -22, -30, 0.7)
            fist(pen, 15.6, -20.6, 30, 0.7)
            with pen.at(0, -17, 1.06):
                small_hair(pen, OCHRE, 3)
                small_head(pen, 0)
                small_fringe(pen)
    for x, y, c in (
        (14, 48, MADDER),
        (26, 36, INDIGO),
        (12, 74, OCHRE),
        (22, 90, MADDER),
        (104, 70, INDIGO),
        (94, 84, MADDER),
        (108, 92, OCHRE),
        (46, 34, OCHRE),
        (64, 38, MADDER),
    ):
        pen.disc(x, y, 3, c, 1.5)


def star_card(pen: Pen) -> None:
    """Draw the Star."""
    for x, y in ((19, 40), (101, 40), (15, 67), (105, 67), (30, 88), (90, 88), (60, 84)):
        star(pen, x, y, 8, OCHRE, 8, 0.45, 1.5)
    rays(pen, 60, 50, 9, 25, 8, MADDER, 1.9)
    rays(pen, 60, 50, 9, 22.5, 8, OCHRE, 1.9, start=22.5)
    pen.disc(60, 50, 6.6, OCHRE, 1.8)
    pen.shape("8,152! 30,147 60,152 90,146 112,150! 112,162! 8,162!", VERDIGRIS, 1.8)
    # tree and bird
    pen.shape("103,150! 103.6,134! 106.4,134! 107,150!", PAPER, 1.6)
    pen.shape("105,136 97,131 98,120 105,114 111,120 112,130", VERDIGRIS, 1.9, 0.6)
    pen.hatch(110, 122, 109.6, 133, 4, -5, 0, 1.6)
    pen.shape("98,114! 102,109 107,110 110,106! 109,113 103,116", INK, 0)
    # water
    pen.shape("6,160! 24,156 44,162 64,157 84,163 114,157! 114,175.5! 6,175.5!", INDIGO, 1.8)
    for x, y in ((12, 167), (40, 171), (64, 167), (90, 172), (98, 165)):
        pen.cut(x, y, x + 14, y, 1.8, 1.5, PAPER)
    # two streams
    pen.shape("9,126! 9,140 11,152 10,161! 18,161! 17,150 17,140 16,128!", INDIGO, 1.6)
    pen.shape("97,136! 99,144 97,156! 105,156! 105,144 104,133!", INDIGO, 1.6)
    # woman kneeling on one knee
    pen.shape("62,136! 74,132 84,137 84,146 78,150 92,152 92,157 74,158 62,154", PAPER, 2, 0.8)
    pen.hatch(83, 139, 80, 147, 3, -6, -1, 1.5)
    pen.shape(
        "50,113! 60,110 70,113! 69,122 71,132! 70,142 58,146 48,142! 44,148 46,160! "
        "46,165 32,166 30,162! 38,159! 36,146 40,134 50,130! 51,122",
        PAPER,
        2,
        0.9,
    )
    pen.hatch(69.6, 117, 70.6, 130, 4, -5, 0.5, 1.5)
    pen.hatch(66, 143, 50, 142, 5, -1, -5, 1.6)
    pen.curve("55,118 58,120|65,118 62,120|50,131 58,134", 1.3)
    pen.hatch(46, 148, 45.6, 158, 3, -5, 0, 1.4)
    jug(pen, 26, 116, -122, MADDER, 0.94)
    jug(pen, 88, 124, 124, MADDER, 0.94)
    arm(pen, "52,115 42,124 35,118", 8, 6, PAPER, 0.6)
    fist(pen, 34, 115, 20, 0.78)
    arm(pen, "69,115 76,124 80,119", 8, 6, PAPER, 0.6)
    fist(pen, 80, 118, 0, 0.78, True)
    with pen.at(59, 105, 0.92):
        pen.shape(
            "-8,-8 -6,-12 0,-14 6,-12 8,-8 12,2 15,12 8,16 0,12 -8,16 -15,12 -12,2", OCHRE, 1.8
        )
        pen.shape("-4,7! 4,7! 5,13! -5,13!", PAPER, 1.4)
        face(pen, -1, woman=True)
        fringe(pen)


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
    for x, y, c in (
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
        drop(pen, x, y, c)
    # two towers
    for x, f in ((17, False), (103, True)):
        with pen.at(x, 0, 1, 0, f):
            pen.polygon(
                "-10,140 -10,94 -6.4,94 -6.4,98 -2,98 -2,94 2,94 2,98 6.4,98 6.4,94 10,94 10,140",
                PAPER,
                2,
                0.8,
            )
            pen.hatch(9, 104, 9, 136, 7, -8, 0, 1.8)
            pen.polygon("-4,112 1,112 1,122 -4,122", INK, 1)
            pen.line("-10,102 10,102", 1.3)
    pen.shape("7,138! 30,133 60,138 90,133 113,138! 113,156! 7,156!", VERDIGRIS, 1.8)
    # two dogs baying
    for x, f, c in ((44, False, PAPER), (76, True, OCHRE)):
        with pen.at(x, 132, 1, 0, f):
            pen.shape(
                "-12,13! -11,3 -13,-2! -20,-7 -17,-12! -12,-6 -6,-8 0,-12! 0,-18 6,-28! "
                "8,-24! 12,-28! 11,-19! 8,-13 7,-5 9,4 8,14! 3,14! 3,6! -4,5! -6,14!",
                c,
                2,
                0.8,
            )
            pen.hatch(-11, -1, 0, -7, 3, 4, 5, 1.6)
            pen.disc(6.4, -20, 1, INK, 0)
            pen.shape("2,-17! -2,-20 0,-12!", INK, 1)
            pen.cut(7, -4, 3, -6, 1.5)
            pen.cut(8, 2, 4, 0, 1.5)
    # pool and crayfish
    pen.shape("6,152! 20,146 60,149 100,146 114,152! 114,175.5! 6,175.5!", INDIGO, 1.8)
    for x, y in ((10, 160), (14, 170), (92, 160), (96, 170)):
        pen.cut(x, y, x + 15, y, 1.7, 1.5, PAPER)
    with pen.at(60, 162, 0.92):
        pen.shape("-2,-11! 2,-11! 6,-6 7,2 5,7! 7,13! 0,14.5 -7,13! -5,7! -7,2 -6,-6", MADDER, 1.9)
        pen.curve("-6,-1 6,-1|-6,3 6,3|-5,7 5,7", 1.2)
        for k in (-1, 1):
            pen.shape(
                f"{k * 5},-7! {k * 11},-8 {k * 14},-13! {k * 11},-19! {k * 15},-17 {k * 16},-20! "
                f"{k * 20},-15 {k * 19},-9 {k * 13},-4",
                MADDER,
                1.8,
            )
            pen.line(f"{k * 6.4},0 {k * 14},-2|{k * 6.4},4 {k * 14},5", 1.6)
        pen.disc(-2, -8, 0.9, INK, 0)
        pen.disc(2, -8, 0.9, INK, 0)


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
    for x, y, c in (
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
        drop(pen, x, y, c, 1.1)
    # wall
    pen.polygon("8,128 112,128 112,146 8,146", PAPER, 2)
    pen.line("8,137 112,137", 1.3)
    for x in (22, 52, 82, 104):
        pen.line(f"{x},128 {x},137|{x - 12},137 {x - 12},146", 1.2)
    pen.polygon("6,124 114,124 114,129 6,129", MADDER, 1.8)
    ground(pen, 164)
    # twins
    for x, f, c in ((41, False, INDIGO), (79, True, MADDER)):
        with pen.at(x, 128, 1, 0, f):
            pen.shape(
                "-9,-2! 0,-5 9,-2! 8,12! 9,22 6,38! -1,38! 0,22! -3,38! -10,38! -9,20 -8,12!",
                PAPER,
                2,
                0.9,
            )
            pen.shape("-9,9! 0,11 9,9! 10,20 4,23 0,20! -4,23 -10,20", c, 1.8)
            pen.hatch(8, 0, 8, 8, 3, -5, 0, 1.4)
            pen.hatch(7.6, 25, 6.4, 35, 3, -5, 0, 1.4)
            pen.curve("-4,3 -1,4|3,4 5,3", 1.1)
            pen.shape("-11,37 -3,36 -3,41 -12,41", PAPER, 1.5)
            pen.shape("0,36 7,37 9,41 0,41", PAPER, 1.5)
            arm(pen, "-7,0 -14,8 -9,16", 6.4, 5, PAPER)
            with pen.at(0, -13, 1.16):
                small_hair(pen, OCHRE, 5)
                small_head(pen, 1)
                small_fringe(pen)
    arm(pen, "49,128 60,134 71,129", 6.4, 6, PAPER, 0.5)
    fist(pen, 70, 130, 90, 0.66)
    arm(pen, "72,129 61,139 52,134", 6, 5, PAPER, 0.5)


def angel(pen: Pen) -> None:
    """Draw the Angel."""
    # cloud and angel
    wing(pen, 70, 66, 1.16, 6)
    wing(pen, 50, 66, 1.16, -6, True)
    pen.shape("46,62! 60,58 74,62! 78,78 80,92! 40,92! 42,78", MADDER, 2, 0.9)
    pen.hatch(76, 68, 78, 84, 5, -7, 0, 1.7)
    with pen.at(60, 48, 1.02):
        rays(pen, 0, -2, 13, 18.5, 22, OCHRE, 1.2)
        short_hair(pen, OCHRE)
        face(pen, -1, woman=True)
        fringe(pen)
    pen.shape(
        "16,92 18,84 27,82 32,86 40,80 50,84 60,79 70,84 80,80 88,86 93,82 102,84 "
        "104,92 96,99 84,95 74,100 60,96 46,100 36,95 24,99",
        PAPER,
        2,
        0.8,
    )
    pen.curve("24,91 30,88 36,91|52,90 58,87 65,91|84,91 90,88 96,91", 1.3)
    # trumpet and banner
    pen.polygon("56,57 58,60.4 26,84 19,92 12,84 22,79", OCHRE, 1.8, 0.6)
    pen.shape("12,84! 10,90 13,95 19,92", INK, 1.2)
    pen.polygon("30,78 44,68 58,96 42,107", PAPER, 2, 0.6)
    pen.polygon("36.4,73.4 39.4,71.4 52,100 48.6,102.4", MADDER, 0)
    pen.polygon("34.6,88.6 33,85.4 49.4,75.6 51,79", MADDER, 0)
    pen.line("30,78 44,68 58,96 42,107 30,78", 2)
    arm(pen, "48,66 36,72 43,67", 9, 7, MADDER)
    fist(pen, 44, 67.4, 40, 0.85)
    arm(pen, "73,67 82,80 70,86", 10, 8, MADDER, 0.6)
    fist(pen, 68.6, 86.6, 50, 0.85, True)
    # the dead arise
    ground(pen, 150, tufts=((14, 6), (106, 6)))
    pen.shape("36,158! 84,158! 88,175! 32,175!", PAPER, 2, 0.8)
    pen.shape("41,158! 60,155.4 79,158! 77,162 60,163 43,162", INK, 1.2)
    pen.hatch(86, 160, 87, 173, 4, -9, 0, 1.8)
    pen.line("34,167 86,167", 1.2)
    pen.shape("49,160! 48,140 50,130! 60,126 70,130! 72,140 71,160!", PAPER, 2, 0.8)
    pen.curve("60,132 60,156", 1.3)
    pen.hatch(71, 136, 70.6, 154, 5, -6, 0, 1.6)
    pen.curve("52,138 57,141|68,138 63,141", 1.2)
    pen.shape("54,126 53,116 60,111 67,116 66,126 60,129", OCHRE, 1.9, 0.6)
    pen.curve("57,114 57,125|60,113 60,126|63,114 63,125", 1.2)
    for x, f, hc in ((23, False, PAPER), (97, True, OCHRE)):
        with pen.at(x, 138, 1, 0, f):
            pen.shape("-9,-6! 0,-9 8,-6! 9,8 8,30! -8,30! -9,8", PAPER, 2, 0.8)
            pen.hatch(8, 0, 8, 24, 6, -6, 0, 1.6)
            if f:
                pen.curve("-4,4 -1,5.6|4,4 2,5.6", 1.2)
            pen.shape("-8,-5! -6,6 6,-2 15,-9! 17,-5! 8,8 -4,14 -10,8", PAPER, 1.8)
            pen.shape("14,-10! 18,-18 21,-17 18,-5", PAPER, 1.5)
            with pen.at(0, -17, 1.1):
                small_hair(pen, hc, 14 if f else 3)
                small_head(pen, 1)
                if f:
                    small_fringe(pen, hc)
                if not f:
                    pen.shape("-6.4,1! -3,4 3,4 6.4,1! 6,9 0,13 -6,9", hc, 1.5)
                    pen.cut(0, 11, 0, 6, 1.6)
                    pen.cut(-3, 9.6, -2, 6, 1.3)
                    pen.cut(3, 9.6, 2, 6, 1.3)


def world(pen: Pen) -> None:
    """Draw the World."""
    # wreath
    n = 18
    for i in range(n):
        for side in (0, 1):
            a = 2 * math.pi * (i + 0.5 * side) / n
            for k, c in (((1.0, VERDIGRIS) if not side else (0.93, VERDIGRIS)),):
                x, y = 60 + 28.5 * math.sin(a) * k, 102 - 57 * math.cos(a) * k
                rot = math.degrees(math.atan2(56 * math.sin(a), 31 * math.cos(a))) + (
                    90 if a <= math.pi else -90
                )
                with pen.at(x, y, 1, rot + (-24 if side else 24)):
                    pen.shape("0,-7! 4.2,0 0,7! -4.2,0", c, 1.5)
    pen.shape("60,49 79,68 84.6,102 79,136 60,155 41,136 35.4,102 41,68", PAPER, 1.8)
    for y in (45.5, 158.5):
        pen.polygon(f"54,{y - 5} 66,{y + 5} 66,{y - 5} 54,{y + 5}", MADDER, 1.8)
    for x in (31.5, 88.5):
        pen.polygon(f"{x - 5},97 {x + 5},107 {x - 5},107 {x + 5},97", MADDER, 1.8)
    # scarf behind, dancing figure
    pen.shape("70,74! 82,84 84,104 78,124! 80,104 76,88", MADDER, 1.7)
    pen.shape("52,76! 42,84 40,98 43,112! 45,98 50,88", MADDER, 1.6)
    pen.shape("66,114! 72,118 76,124 66,131 58,132! 57,127! 64,125! 58,118", PAPER, 1.8, 0.6)
    pen.shape(
        "51,76! 60,74 69,76! 67,90 70,104! 68,116 64,130 64,146! 68,150 60,152 "
        "57,149! 58,130 54,116 51,104! 53,90",
        PAPER,
        2,
        0.9,
    )
    pen.shape("50,101! 60,106 71,101! 76,110 66,112 60,108 50,113 46,108", MADDER, 1.7)
    pen.hatch(67, 80, 68, 98, 5, -5, 0, 1.5)
    pen.hatch(65, 118, 63.6, 142, 5, -5, 0, 1.5)
    pen.curve("54,84 58,86|66,84 62,86", 1.2)
    arm(pen, "52,78 43,88 48,96", 6.5, 5, PAPER, 0.5)
    pen.polygon("47,88 49.4,88 51,108 48.6,108", OCHRE, 1.3)
    fist(pen, 49, 96.6, 0, 0.66)
    arm(pen, "68,78 78,84 75,74", 6.5, 5, PAPER, 0.5)
    pen.polygon("73,82 75.4,82 77,62 74.6,62", OCHRE, 1.3)
    fist(pen, 75.4, 73, 0, 0.66, True)
    with pen.at(60, 65, 1.08):
        small_hair(pen, OCHRE, 14)
        small_head(pen, -1)
        small_fringe(pen)
    # four beasts
    with pen.at(24, 46, 0.98):  # angel
        wing(pen, 4, 10, 0.5, -12, False, OCHRE, MADDER, INDIGO)
        wing(pen, -4, 10, 0.5, 12, True, OCHRE, MADDER, INDIGO)
        pen.shape("-11,18! -10,8 0,5 10,8 11,18! 0,21", MADDER, 1.8)
        pen.hatch(10, 10, 10, 17, 3, -5, 0, 1.4)
        with pen.at(0, -3, 1.05):
            small_hair(pen, OCHRE, 5)
            small_head(pen, 0)
            small_fringe(pen)
    with pen.at(96, 46, 0.98):  # eagle
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
    with pen.at(24, 154, 0.88):  # bull
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
    with pen.at(95, 154, 0.95):  # lion
        rays(pen, 0, 0, 12, 18.5, 14, OCHRE, 1.7)
        pen.disc(0, 0, 12.5, OCHRE, 1.6)
        pen.disc(-9, -11, 3, OCHRE, 1.5)
        pen.disc(9, -11, 3, OCHRE, 1.5)
        pen.disc(-4.4, -3.4, 1.5, INK, 0)
        pen.disc(4.4, -3.4, 1.5, INK, 0)
        pen.curve("-7,-6.4 -4,-7.4 -2,-5|7,-6.4 4,-7.4 2,-5", 1.4)
        pen.shape("-3.6,2! 0,.8 3.6,2! 0,5.4", INK, 0)
        pen.curve("0,5 0,7.4|-5.4,7 -2.6,9.4 0,7.4 2.6,9.4 5.4,7", 1.5)
