"""Pictures of trumps 11 to 15."""

from __future__ import annotations

from .heads import (
    face,
    fringe,
    long_hair,
    short_hair,
    small_head,
)
from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .limbs import arm, fist, open_hand, wing
from .pen import Pen, shared
from .things import bone, ground, jug, rays, star


def strength(pen: Pen) -> None:
    """Draw Strength: a rolled brim, and a lion's jaws forced open."""
    ground(pen, 168)
    pen.shape(
        "40,72! 52,67 66,67 76,72! 74,94! 92,130 100,170! 60,167 24,170! 30,130 44,94!",
        INDIGO,
        2,
        1,
    )
    pen.cut(36, 167, 44, 120, 2.5)
    pen.cut(48, 166, 50, 120, 2.2)
    pen.hatch(90, 132, 97, 164, 6, -9, 1, 2)
    pen.shape("44,72! 52,68 66,68 72,72! 70,92! 60,96 47,92!", MADDER, 1.8)
    pen.curve("54,70 58,82 62,70", 1.5)
    pen.polygon("45.6,91 72,91 73,96.6 45,96.6", OCHRE, 1.7)
    # lion: haunch and tail to the right, mane, jaws forced open
    pen.curve("106,150 114,138 113,124 106,118", 3)
    pen.shape("108,121! 102,118 101,111 106,108! 110,113", OCHRE, 1.6)
    pen.shape(
        "66,138 84,126 100,130 108,144 108,156 112,162! 112,168 96,170! 96,164 "
        "90,160! 88,170! 62,170!",
        OCHRE,
        2,
        1,
    )
    pen.curve("104,140 96,146 92,156 95,163", 1.6)
    pen.hatch(107, 146, 106, 160, 4, -7, 0, 1.9)
    pen.curve("103,168 103,165|107,168 107,165", 1.2)
    pen.shape("44,150! 58,152! 58,164 62,170! 38,171 36,165 44,163!", OCHRE, 2, 0.8)
    pen.curve("42,170 42,167|47,170.6 47,167.4", 1.2)
    pen.hatch(57, 154, 57, 164, 3, -6, 0, 1.6)
    rays(pen, 63, 131, 26, 36, 20, OCHRE, 1.8, start=4)
    pen.disc(62, 132, 25.5, OCHRE, 0)
    pen.hatch(80, 118, 84, 146, 8, 6, 1, 2.4)
    pen.hatch(56, 155, 78, 150, 5, 1, 5, 2)
    pen.shape("28,117! 34,110 48,107 64,110 76,120 77,132! 62,130 48,127 33,127! 27,124", OCHRE, 2)
    pen.shape("34,127! 48,127 63,130 74,134! 68,144 52,147 39,146! 36,138", MADDER, 2)
    pen.shape("33,145! 44,147 58,146 72,137! 78,142 72,152 54,157 36,154", OCHRE, 2)
    pen.polygon("36,127 39.6,135.4 43.4,127.4", PAPER, 1.3)
    pen.polygon("50,127.6 53,134 56.4,128.8", PAPER, 1.3)
    pen.polygon("38,147 41.6,138.6 45.4,147", PAPER, 1.3)
    pen.polygon("54,147 57,141 60.4,145.6", PAPER, 1.3)
    pen.shape("26,117! 31,112.6 36,115 33,121.6! 28,122", INK, 1)
    pen.shape("50,118! 54,114.4 59,118! 55,121", INK, 0)
    pen.curve("46,112.6 53,110.6 60,114", 1.9)
    pen.shape("70,110! 78,103 84,112! 79,119", OCHRE, 1.8)
    pen.curve("35,148 35,152|40,149 40,154|45,150 45,155", 1.1)
    # her arms
    arm(pen, "45,75 28,96 36,112", 14, 10, MADDER, 0.8)
    pen.polygon("30,108 40,104 42,109 33,112.6", PAPER, 1.6)
    fist(pen, 39, 113.4, 30)
    pen.hatch(30, 92, 32, 104, 3, 7, -2, 1.6)
    arm(pen, "72,75 96,104 70,142", 14, 9, MADDER, 0.8)
    pen.hatch(90, 100, 88, 116, 4, -7, -1, 1.7)
    pen.polygon("72,136 80,142 76,146 68,141", PAPER, 1.6)
    fist(pen, 67, 146, 40, 1, True)
    with pen.at(58, 49, 1.1):
        long_hair(pen, OCHRE, 22)
        pen.shape("-4.2,8! 4.2,8! 5,17! 0,20 -5,17!", PAPER, 1.6)
        face(pen, -1, woman=True)
        fringe(pen)
        pen.shape("-8,-10! -8,-18 -2,-22 5,-21 9,-16 8,-10!", MADDER, 1.8)
        pen.shape(
            "-24,-10 -19,-16 -11,-15 0,-10.6! 11,-15 19,-16 24,-10 19,-5 11,-6 0,-8! -11,-6 -19,-5",
            OCHRE,
            2,
            0.8,
        )
        pen.shape("-20,-10.4 -16,-12.4 -10,-11! -15,-8", VERDIGRIS, 1.3)
        pen.shape("20,-10.4 16,-12.4 10,-11! 15,-8", VERDIGRIS, 1.3)


@shared
def _lopped_trunk(pen: Pen) -> None:
    """Draw a tree trunk with its branches lopped."""
    pen.shape(
        "-7,172! -6,120 -7,116! -10,112! -6,109! -6,74! -9.6,70! -6,66! -6,36! 6,36! "
        "6,58! 10,55! 10,61! 6,65! 6,96! 10,93! 10,99! 6,104! 6,140 8,172!",
        VERDIGRIS,
        2,
        0.9,
    )
    for y in (50, 82, 124, 150):
        pen.cut(3.6, y, 3, y + 16, 1.7)
    for y in (44, 90, 132):
        pen.cut(-2.6, y, -2, y + 12, 1.5)


def hanged_man(pen: Pen) -> None:
    """Draw the Hanged Man: a door frame of two trunks, his legs making a 4."""
    # gallows: two lopped trunks
    for x in (21, 99):
        with pen.at(x, flip=x > 60):
            _lopped_trunk(pen)
    ground(pen, 168)
    pen.shape("7,31! 113,30! 113,41! 7,41!", OCHRE, 2.2)
    pen.curve("12,36 40,35.4|52,37.4 96,36", 1.3)
    # cord; the bent leg behind makes a 4 with the straight one
    pen.line("65.5,41 65.5,50", 2.8)
    pen.shape("72,79! 80,74 85,77 83,83 76,87!", INK, 1.2)
    pen.shape(
        "53,110! 42,101 39,92 43,84! 58,80 75,77! 76,87! 62,90 52,93! 56,99 62,107!", INDIGO, 2, 0.8
    )
    pen.hatch(50, 84, 66, 80, 4, 1, 5, 1.5)
    pen.shape("60,110! 61,84 61.4,58! 69,58! 70.6,84 71,110!", MADDER, 2, 0.8)
    pen.shape("61.4,59! 60,51 65.4,47.6 71,51 69,59!", INK, 1.2)
    pen.hatch(70, 64, 70.6, 102, 8, -6, 0, 1.7)
    # tunic, arms bound behind
    pen.shape("46,120 38,128 36,138 46,142 50,138", MADDER, 2)
    pen.shape("74,120 82,128 84,138 74,142 70,138", INDIGO, 2)
    pen.shape(
        "47,104! 60,101 73,104! 74,116 72,128 74,140! 60,144 46,140! 48,128 46,116", OCHRE, 2, 0.9
    )
    pen.shape("60,101 73,104! 74,116 72,128 74,140! 60,144", MADDER, 1.6)
    pen.polygon("47,116 73.6,116 73.4,121 47,121", INDIGO, 1.6)
    pen.hatch(73, 124, 72.6, 137, 4, -6, 0, 1.6)
    for y in (127, 133, 139):
        pen.disc(60, y, 1.2, PAPER, 1)
    with pen.at(60, 154, 1.0, 180):
        pen.shape(
            "-9,-6! -13,-15 -9,-14! -6,-20 -2,-15! 2,-20 5,-15! 10,-19 9,-12! 12,-12 "
            "9,-6! 11,2 9,9 -9,9 -11,2",
            OCHRE,
            1.8,
        )
        face(pen, -1)
        pen.shape("-9,-5! -9.5,-9 0,-13.5 9.5,-9 9,-5! 4,-9 0,-7 -4,-9", OCHRE, 1.4)


def death(pen: Pen) -> None:
    """Draw Death: skull, ribs, a white blade on black ground."""
    # black ploughed field
    pen.shape("6,146! 20,143 40,147 60,143 80,147 100,143 114,146! 114,175.5! 6,175.5!", INK, 1.6)
    for x, y in ((12, 156), (34, 166), (58, 154), (84, 168), (104, 156), (70, 164)):
        pen.cut(x, y, x + 9, y - 2, 1.8, 1, PAPER)
    # what he has mown
    with pen.at(24, 160, 0.92, -20):
        pen.shape("-7,-5 0,-10 7,-5 9,4 6,9 -6,9 -9,4", OCHRE, 1.6)
        small_head(pen, 0)
    with pen.at(97, 164, 0.92, 14):
        small_head(pen, 0)
        pen.polygon("-6.5,-5 -8.5,-12.5 -3,-9 0,-14 3,-9 8.5,-12.5 6.5,-5", OCHRE, 1.5)
    open_hand(pen, 46, 164, -14, 0.95)
    open_hand(pen, 78, 154, 12, 0.8, True)
    bone(pen, 52, 170, 68, 168, 3.2)
    # scythe
    pen.polygon("20,62 22.8,60 99,146 96,148.6", VERDIGRIS, 1.8)
    # skeleton stepping to the left
    bone(pen, 58, 108, 46, 130)
    bone(pen, 46, 130, 42, 152)
    pen.shape("44,151! 36,152 29,156 32,158 46,156", PAPER, 1.6)
    bone(pen, 66, 108, 76, 128)
    bone(pen, 76, 128, 84, 148)
    pen.shape("82,146! 78,152 70,156 74,158 88,152", PAPER, 1.6)
    pen.shape(
        "50,100! 56,98 62,101 68,98 74,100! 74,108 68,113 62,110 56,113 50,108", PAPER, 1.8, 0.6
    )
    pen.disc(57, 105.5, 1.8, INK, 0)
    pen.disc(67, 105.5, 1.8, INK, 0)
    pen.curve("61.6,60 62,100", 4.6)
    for y, half in ((68, 13), (75, 14), (82, 13), (89, 10.5)):
        with pen.at(61, y):
            near = half * 0.6
            pen.shape(
                f"{-half},3 {-near},-2 0,-3.4 {near},-2 {half},3 {near},1 0,.2 {-near},1",
                PAPER,
                1.5,
            )
    bone(pen, 48, 64, 76, 64, 3)
    bone(pen, 48, 64, 38, 80)
    bone(pen, 38, 80, 34, 82.5, 3)
    bone(pen, 76, 64, 84, 86)
    bone(pen, 84, 86, 70, 118, 3)
    fist(pen, 34.5, 80.6, 40, 0.95)
    fist(pen, 69, 120, 40, 0.95, True)
    pen.shape(
        "101,144! 101,153 88,162 64,164 40,158 24,148 10,128! 30,144 50,151 72,152 88,149",
        PAPER,
        2.2,
        0.8,
    )
    pen.curve("96,149 82,156 62,157.6 42,153 28,144", 1.2)
    pen.hatch(80, 160.6, 36, 156, 8, 1, -4.6, 1.5)
    with pen.at(60, 45, 1.12, -6):
        pen.shape("-10,-6 -7,-14 2,-16 10,-11 11,-2 8,3 7,8! 6,13 -5,13 -6,8! -9,4", PAPER, 2, 0.8)
        pen.shape("-7.6,-3 -4,-5.4 -1.6,-2 -3.6,1.6 -7,1", INK, 0)
        pen.shape("1.6,-3 5,-5.4 8,-2 6,1.6 2.4,1", INK, 0)
        pen.polygon("-.8,2 -2.2,6 1,5.6", INK, 0)
        pen.curve("-5.6,8.6 0,9.4 6.6,8.6", 1.3)
        pen.line("-3.6,7 -3.6,11|-1,7.4 -1,11.4|1.6,7.4 1.6,11.4|4.2,7 4.2,11", 1.1)
        pen.hatch(10, -8, 9, 2, 4, -4, 0, 1.2)


def temperance(pen: Pen) -> None:
    """Draw Temperance."""
    ground(pen, 168)
    for x, turn, flip in ((74, -16, False), (46, 16, True)):
        wing(pen, x, 78, 1.2, turn, flip, MADDER, OCHRE, INDIGO)
    pen.shape(
        "42,76! 60,70 78,76! 76,98! 88,136 94,170! 60,167 26,170! 32,136 44,98!", MADDER, 2, 1
    )
    pen.shape("60,96! 76,98! 88,136 94,170! 60,167!", INDIGO, 1.9)
    pen.shape("60,72 78,76! 76,98! 60,96!", INDIGO, 1.6)
    for foot, top in ((36, 46), (48, 52), (72, 67)):
        pen.cut(foot, 167, top, 116, 2.5)
    pen.hatch(86, 132, 92, 164, 6, -9, 1, 2)
    pen.polygon("43.6,94 76.4,94 77,100 43,100", OCHRE, 1.7)
    # water, then jugs
    pen.shape("38,101! 46,105 58,114 74,127 88,128! 86,134 71,134 54,122 40,110", PAPER, 1.6)
    pen.curve("43,107 56,117 72,130 86,131", 1.3)
    arm(pen, "45,79 27,92 24,88", 14, 10, MADDER, 0.8)
    jug(pen, 25, 99, 104, OCHRE, 0.98)
    jug(pen, 93, 143, 22, OCHRE, 1.02)
    fist(pen, 20, 93, 10)
    arm(pen, "75,79 94,106 96,128", 14, 10, INDIGO, 0.8)
    fist(pen, 97, 130, -20, 1, True)
    pen.hatch(94, 100, 97, 114, 4, -7, 0, 1.6)
    with pen.at(60, 53, 1.1):
        short_hair(pen, OCHRE)
        pen.shape("-4.2,8! 4.2,8! 5,16! 0,19 -5,16!", PAPER, 1.6)
        face(pen, -1, woman=True)
        fringe(pen)
        star(pen, 0, -15, 5.6, MADDER, 5, 0.45, 1.3)


@shared
def _imp(pen: Pen) -> None:
    """Draw an imp with horns and a tail."""
    pen.shape(
        "-8,-10! 0,-13 8,-10! 9,4 7,10! 8,22! 2,22! 0,12! -3,22! -9,22! -7,10! -9,2",
        VERDIGRIS,
        1.9,
        0.8,
    )
    pen.hatch(8, -4, 7.6, 8, 4, -5, 0, 1.6)
    pen.curve("-8,8 -16,10 -14,18", 2)
    pen.curve("8,-10 16,-6", 1.8)
    with pen.at(0, -21, 0.95):
        small_head(pen, 1)
        pen.polygon("-6,-4 -10,-13 -2,-8", INK, 1)
        pen.polygon("6,-4 10,-13 2,-8", INK, 1)


def devil(pen: Pen) -> None:
    """Draw the Devil: horns, bat wings, a face on the belly, two imps."""
    # pedestal
    pen.shape("38,150! 82,150! 86,158! 90,172! 30,172! 34,158!", OCHRE, 2, 0.8)
    pen.curve("35,158 85,158", 1.8)
    pen.hatch(88, 161, 89, 170, 3, -8, 0, 1.6)
    ground(pen, 171)
    # bat wings
    for flip in (False, True):
        with pen.at(60, 78, flip=flip):
            pen.shape(
                "10,6! 16,-14 28,-34 36,-44! 40,-40! 50,-28! 53,-8! 48,-12 44,2! 38,-2 "
                "34,14! 28,6 20,22! 12,20",
                INDIGO,
                2,
                0.8,
            )
            pen.line("38,-42 14,8|51,-26 15,10|52,-8 16,13", 1.8)
    # legs, shaggy
    pen.shape(
        "44,112! 60,118 76,112! 78,130 72,140! 74,152! 66,152! 62,134 60,126! 58,134 "
        "54,152! 46,152! 48,140! 42,130",
        VERDIGRIS,
        2,
        0.9,
    )
    for x, y in ((46, 126), (50, 136), (70, 128), (72, 138), (54, 128)):
        pen.cut(x, y, x + 2, y + 8, 2.2)
    pen.polygon("43,150 55,150 52,157 48,153 42,157", INK, 1.2)
    pen.polygon("65,150 77,150 78,157 72,153 68,157", INK, 1.2)
    # trunk with a face upon it
    pen.shape("42,70! 54,66 66,66 78,70! 80,92 76,114! 60,119 44,114! 40,92", MADDER, 2, 1)
    pen.hatch(79, 84, 77, 108, 5, -6, 0, 1.9)
    pen.shape("47,88! 52,84.6 57,88! 52,91", PAPER, 1.4)
    pen.shape("63,88! 68,84.6 73,88! 68,91", PAPER, 1.4)
    pen.disc(52, 88, 1.3, INK, 0)
    pen.disc(68, 88, 1.3, INK, 0)
    pen.curve("60,90 57.6,98 62,98.6", 1.6)
    pen.shape("48,104! 60,101.6 72,104! 60,113", INK, 1.2)
    pen.polygon("52,103.4 55,107.4 57.6,102.6", PAPER, 0)
    pen.polygon("62,102.6 65,107.4 68,103.4", PAPER, 0)
    # arms: one up, one with torch
    arm(pen, "44,72 26,84 27,62", 12, 9, MADDER, 0.8)
    open_hand(pen, 26, 53, -8, 1.1)
    arm(pen, "76,72 96,90 94,72", 12, 9, MADDER, 0.8)
    pen.polygon("91.6,82 95.6,82 97.4,52 93.4,52", OCHRE, 1.6)
    pen.shape("95,53! 89,46 92,38 95,34! 98,38 101,44 98,51", MADDER, 1.6)
    pen.shape("95,52! 92.6,46 95,40! 97.6,46", OCHRE, 1.2)
    fist(pen, 94.4, 70, 0, 1, True)
    # imps on a rope
    pen.curve("38,144 46,147 60,146 74,147 82,144", 1.8)
    for x in (22, 98):
        with pen.at(x, 150, flip=x > 60):
            _imp(pen)
    # head
    with pen.at(60, 52, 1.12):
        pen.shape("-8,-8 -16,-12 -18,-24! -11,-17 -4,-12", OCHRE, 1.9, 0.6)
        pen.shape("8,-8 16,-12 18,-24! 11,-17 4,-12", OCHRE, 1.9, 0.6)
        pen.polygon("-8,-2 -17,-5 -9,4", VERDIGRIS, 1.6)
        pen.polygon("8,-2 17,-5 9,4", VERDIGRIS, 1.6)
        pen.shape("-8.6,-8 0,-12 8.6,-8 9,1 6.6,8.4 1.6,13 -1.6,13 -6.6,8.4 -9,1", VERDIGRIS, 2)
        pen.polygon("-6.6,-5 -1.6,-2.4 -2.4,.6 -6,-.6", INK, 0.6)
        pen.polygon("6.6,-5 1.6,-2.4 2.4,.6 6,-.6", INK, 0.6)
        pen.curve("-1.4,-1 -2.4,3.4 0,4.4 2.4,3.4 1.4,-1", 1.3)
        pen.shape("-5.4,6! 0,7.6 5.4,6! 0,11.4", MADDER, 1.4)
        pen.polygon("-3,6.8 -1.8,9.4 -.8,7.2", PAPER, 0)
        pen.shape("-2.4,12! 0,19! 2.4,12!", INK, 1)
        pen.shape("-8,-9 -4,-15! -1,-11 1,-16! 4,-11 7,-14! 8,-9 0,-7", INK, 1)
