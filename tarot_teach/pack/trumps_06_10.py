"""Pictures of trumps 6 to 10."""

from __future__ import annotations

from .heads import (
    beard,
    crown,
    face,
    fringe,
    long_hair,
    short_hair,
    small_fringe,
    small_hair,
    small_head,
)
from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .limbs import arm, fist, wing
from .pen import Pen, shared
from .things import ground, rays


def lover(pen: Pen) -> None:
    """Draw the Lover: Love flies above with bow and arrow, a youth between two women."""
    ground(pen, 168)
    with pen.at(13.2, 37.4, 0.78):
        _older_woman(pen)
        _girl(pen)
        _youth(pen)
        for points, fill in (
            ("33,111 42,117 51,113", MADDER),
            ("88,112 80,121 68,117", INDIGO),
            ("50,112 43,124 36,122", OCHRE),
        ):
            arm(pen, points, 9, 7, fill)
        for x, y, turn, flip in (
            (52, 112, 90, False),
            (66.5, 116.6, 80, True),
            (35, 122.4, 60, False),
        ):
            fist(pen, x, y, turn, 0.75, flip)
        for x, hair, length, turn in ((26, PAPER, 14, 1), (60, OCHRE, 8, -1), (94, OCHRE, 15, -1)):
            with pen.at(x, 93, 1.22):
                small_hair(pen, hair, length)
                small_head(pen, turn)
                if x == 26:
                    pen.shape("-7.6,-3 -5,-7.6 0,-9 5,-7.6 7.6,-3 6,-8 0,-13 -6,-8", VERDIGRIS, 1.5)
                elif x == 60:
                    pen.shape(
                        "-7.6,-4! -8.4,-8 -5,-12.6 0,-13.6 5,-12.6 8.4,-8 7.6,-4! 0,-7.4",
                        MADDER,
                        1.7,
                    )
                else:
                    small_fringe(pen, hair)
                    pen.disc(0, -10, 2.2, MADDER, 1.3)
    _love(pen)


def _older_woman(pen: Pen) -> None:
    pen.shape("18,108! 26,104 36,108! 38,130 45,170! 9,170! 14,130", MADDER, 2, 0.9)
    pen.hatch(37, 116, 42, 162, 8, -8, 1, 1.9)
    pen.cut(20, 168, 24, 134, 2.2)


def _girl(pen: Pen) -> None:
    pen.shape("84,108! 94,104 102,108! 106,130 111,170! 76,170! 82,130", INDIGO, 2, 0.9)
    pen.hatch(104, 116, 108, 162, 8, -8, 1, 1.9)
    pen.cut(88, 168, 92, 134, 2.2)
    pen.polygon("83,122 104,122 104.6,127 82.6,127", OCHRE, 1.5)


def _youth(pen: Pen) -> None:
    pen.shape("52,140! 60,142! 58,154 56,165! 47,168! 50,154", MADDER, 1.9)
    pen.shape("61,142! 69,140! 70,154 72,165! 62,168! 62,154", PAPER, 1.9)
    pen.shape("57,163! 55,169 43,169.6 42,166.6 50,163!", INK, 1)
    pen.shape("62,163! 63,169 77,169.6 78,166.6 71,163!", INK, 1)
    pen.shape("48,109! 60,105 72,109! 71,127! 77,143! 60,146 43,143! 49,127!", OCHRE, 2, 0.9)
    for foot, top in ((51, 54), (58, 58.6), (65, 63)):
        pen.cut(foot, 143, top, 130, 1.9)
    pen.polygon("49,124 71,124 71.6,128.6 48.4,128.6", MADDER, 1.5)


def _love(pen: Pen) -> None:
    """Draw Love, a winged child in a shirt, aiming down at the youth."""
    with pen.at(86, 46, 0.95):
        wing(pen, 4, 8, 0.85, -18, False, MADDER, OCHRE, INDIGO)
        wing(pen, -4, 8, 0.85, 18, True, MADDER, OCHRE, INDIGO)
        pen.shape("-4,24! 0,25! -2,33 -8,39! -12,37! -7,31", PAPER, 1.8)
        pen.shape("2,25! 7,24! 10,32 9,41! 4,41! 4,33", PAPER, 1.8)
        pen.shape("-7,4! 0,2 7,4! 7,14 11,28! 0,31 -10,28! -7,14", MADDER, 2, 0.9)
        pen.hatch(8, 14, 10, 26, 4, -6, 0, 1.6)
        with pen.at(0, -6, 1.3):
            small_hair(pen, OCHRE, 4)
            small_head(pen, -1)
            small_fringe(pen)
    # bow, string and arrow, clear of the wings
    with pen.at(84, 54, 0.78, -12), pen.at(-78, -55):
        pen.shape("31,57! 33,69 39,79 49,87 62,90! 63,94 47,91 35,82 28,71 27,57!", OCHRE, 1.7, 0.6)
        pen.line("30,57 58,64 62.4,92", 1.2)
        pen.line("60,62 38,84", 3.2)
        pen.polygon("43,88 30,93 33.4,79", INK, 1)
        arm(pen, "73,55 62,62 52,71", 8, 6.5, MADDER)
        fist(pen, 47.6, 75, 40, 0.9)
        arm(pen, "85,54 85,68 68,64", 8, 6.5, MADDER)
        fist(pen, 62, 61.6, 60, 0.85, True)


@shared
def _car_wheel(pen: Pen) -> None:
    """Draw a wheel of the car, seen aslant."""
    pen.disc(0, 0, 15, OCHRE, 2.2, 0.8, tall=22)
    pen.disc(0, 0, 9.6, PAPER, 1.6, tall=16)
    pen.line("-9.6,0 9.6,0|0,-16 0,16|-6.8,-11.3 6.8,11.3|-6.8,11.3 6.8,-11.3", 2)
    pen.disc(0, 0, 3.6, OCHRE, 1.6)


def chariot(pen: Pen) -> None:
    """Draw the Chariot."""
    # canopy and posts
    for x in (20, 96):
        pen.polygon(f"{x},52 {x + 4},52 {x + 4},112 {x},112", OCHRE, 1.8)
    pen.shape(
        "12,50! 16,36 36,30 60,28 84,30 104,36 108,50! 102,56 97,50 91,57 84,50 "
        "78,57 72,50 66,57 60,50 54,57 48,50 42,57 36,50 29,57 23,50 18,56",
        INDIGO,
        2,
        0.9,
    )
    for x in (24, 42, 60, 78, 96):
        pen.cut(x, 50, 60 + (x - 60) * 0.62, 34, 2, 0, PAPER)
    # wheels
    for x in (22, 98):
        with pen.at(x, 142):
            _car_wheel(pen)
    ground(pen, 168)
    # driver
    pen.shape("44,74! 54,69 66,69 76,74! 74,96 76,112! 44,112! 46,96", PAPER, 2, 0.9)
    pen.shape("46,74 60,80 74,74! 73,94! 60,101 47,94!", INDIGO, 1.8)
    for y in (84, 90):
        pen.curve(f"48,{y} 60,{y + 4} 72,{y}", 1.3)
    pen.shape("36,74 44,68 52,74! 48,82 38,82", OCHRE, 1.8)
    pen.shape("84,74 76,68 68,74! 72,82 82,82", OCHRE, 1.8)
    arm(pen, "42,80 34,96 46,104", 11, 9, MADDER, 0.6)
    fist(pen, 47, 104, 50, 0.9)
    pen.polygon("86,102 88.6,102 92,60 89.4,60", OCHRE, 1.5)
    pen.disc(91, 56, 4.6, OCHRE, 1.6)
    arm(pen, "78,80 90,98 87,86", 11, 9, MADDER, 0.6)
    fist(pen, 88.4, 83, 0, 0.95, True)
    with pen.at(60, 55, 0.98):
        short_hair(pen, OCHRE)
        face(pen, 1)
        fringe(pen)
        with pen.at(0, 0, 0.8):
            crown(pen)
    # the car's body
    pen.shape("26,106! 94,106! 92,134 88,146! 32,146! 28,134", MADDER, 2, 0.9)
    pen.polygon("23,104 97,104 97,110 23,110", OCHRE, 2)
    pen.hatch(91, 114, 88, 140, 6, -8, 0, 1.9)
    # two horses, parting left and right
    for flip in (False, True):
        with pen.at(120 if flip else 0, 0, flip=flip):
            _fore_horse(pen)


@shared
def _fore_horse(pen: Pen) -> None:
    """Draw the fore half of a horse that looks to the left."""
    pen.shape(
        "36,109! 35,102! 41,106! 48,112 52,124 53,146! 53,168! 45.6,168! 45.6,152 42,146! "
        "41,154 43,168! 35,168! 34,154 33,144 32,136! 28,135 25,138 21,142 16,141 14,137 "
        "16,132 23,119 29,112",
        PAPER,
        2.2,
        1,
    )
    pen.shape("38,104! 45,106 51,114 54,126! 50,123! 49,120! 46,120! 45,115! 41,114!", OCHRE, 1.6)
    pen.polygon("35,164 43,164 43.4,169.6 33,169.6", INK, 1)
    pen.polygon("45.6,164 53,164 53.4,169.6 43.8,169.6", INK, 1)
    pen.hatch(53, 132, 53, 160, 7, -5, 0, 1.7)
    pen.shape("26,121! 28.6,118.6 31.4,121! 28.4,123", INK, 0)
    pen.cut(17, 137, 19.4, 134.6, 1.8)
    pen.curve("22,123 29,133|35,108 35,120 31,134", 1.8)


def justice(pen: Pen) -> None:
    """Draw Justice."""
    ground(pen, 168)
    pen.shape(
        "42,74! 60,69 77,74! 76,104 80,124 90,170! 60,167 22,170! 28,140 38,104", MADDER, 2, 1
    )
    pen.shape("47,110! 60,108 72,110! 76,130 81,169! 60,166 32,169! 36,140", INDIGO, 2)
    pen.hatch(81, 122, 88, 162, 7, -6, 1, 1.9)
    pen.cut(29, 168, 34, 130, 2.4)
    for x0, x1 in ((44, 48), (54, 56), (66, 64)):
        pen.cut(x0, 166, x1, 132, 2.3)
    pen.polygon("44,104 76,104 77,110 43,110", OCHRE, 1.7)
    pen.hatch(79, 84, 80, 102, 4, -7, 0, 1.7)
    with pen.at(60, 54, 1.1):
        long_hair(pen, OCHRE, 22)
        pen.shape("-4.2,8! 4.2,8! 5,17! 0,20 -5,17!", PAPER, 1.6)
        face(pen, 0, woman=True)
        pen.shape("-9,-5! -9.6,-9 0,-14 9.6,-9 9,-5! 5,-10 0,-8.4! -5,-10", OCHRE, 1.5)
        with pen.at(0, 0.5, 0.84):
            crown(pen)
    # sword upright
    with pen.at(21, 84, 1.04):
        pen.polygon("-4,4 -4.4,-44 0,-54 4.4,-44 4,4", PAPER)
        pen.cut(0.6, 3, 0.4, -48, 2)
        pen.shape("-12,3 0,5.4 12,3 12,7 0,9.4 -12,7", OCHRE, 1.8)
        pen.polygon("-2.2,9 2.2,9 2.2,21 -2.2,21", PAPER, 1.6)
        pen.disc(0, 23.4, 3.8, OCHRE, 1.7)
    arm(pen, "44,77 24,110 22,100", 14, 10, MADDER, 0.8)
    fist(pen, 21.4, 97.4, 0, 1.05)
    pen.hatch(25, 108, 33, 106, 3, 1, -7, 1.6)
    # scales, held out so that both pans hang free
    arm(pen, "74,77 86,84 95,66", 14, 10, MADDER, 0.8)
    pen.line("97,60 97,76", 2.4)
    pen.shape("82,75.6 97,72.6 112,75.6 112,79.6 97,76.6 82,79.6", OCHRE, 1.8)
    for x in (87, 107):
        pen.line(f"{x},79 {x - 6},103|{x},79 {x + 6},103", 1.4)
        with pen.at(x, 103):
            pen.shape("-8,-1! 0,.6 8,-1! 6,7 0,9.6 -6,7", OCHRE, 1.9)
    fist(pen, 96.4, 60, 0, 1.05, True)


def hermit(pen: Pen) -> None:
    """Draw the Hermit: hood, lantern, one slope of cloak."""
    ground(pen, 168)
    pen.shape(
        "56,32 70,38 80,54 86,80 94,120 98,168! 82,171 60,168 40,171! 44,140 42,110 "
        "40,84! 46,62 46,42",
        INDIGO,
        2,
        1.2,
    )
    pen.shape("44,84! 56,88 62,110 62,169 42,170! 45,140 43,110", OCHRE, 1.9)
    pen.hatch(88, 90, 96, 164, 13, -11, 2, 2.2)
    pen.cut(70, 167, 68, 104, 2.8)
    pen.cut(80, 168, 77, 120, 2.6)
    pen.cut(52, 169, 52, 120, 2)
    pen.hatch(60, 98, 61, 160, 8, -7, 1, 1.6)
    # hood
    pen.shape("58,66! 44,62 42,46 50,34 62,30 74,38 80,54 80,72 70,78!", MADDER, 2, 0.8)
    pen.hatch(77, 48, 79, 70, 5, -8, 1, 1.8)
    with pen.at(56, 54, 1.08, -4):
        face(pen, -2, True)
        beard(pen, PAPER, 28)
        pen.shape("-9,-3! -9.5,-8 0,-13 9.5,-8 10,2! 6,-7 0,-9 -5,-8", MADDER, 1.5)
    # staff
    pen.shape("86,88! 90,87! 100,170! 96,171!", VERDIGRIS, 1.8)
    arm(pen, "76,84 86,106 89,104", 16, 12, INDIGO, 0.6)
    fist(pen, 90, 104, -10, 1, True)
    # lantern raised
    arm(pen, "52,86 37,92 30,73", 18, 13, INDIGO, 0.8)
    pen.hatch(38, 94, 47, 92, 4, -3, -7, 1.7)
    pen.polygon("23.6,74.6 35,70.6 36,75 25,79", PAPER, 1.6)
    fist(pen, 28.6, 69, 10, 1.05)
    with pen.at(26, 47):
        pen.curve("0,-13 5,-17 4,14 2,18", 1.8)
        rays(pen, 0, 2, 10, 17, 14, OCHRE, 1.3)
        pen.polygon("-7,-8 7,-8 8,12 -8,12", OCHRE, 2)
        pen.polygon("-8.6,-8 0,-16 8.6,-8", MADDER, 1.8)
        pen.polygon("-9,12 9,12 9,15.4 -9,15.4", MADDER, 1.6)
        pen.shape("0,-4! 3.4,3 0,8.6 -3.4,3", MADDER, 1.4)
        pen.line("-3.4,-8 -3.4,12|3.4,-8 3.4,12", 1)


def _beast_on_top(pen: Pen) -> None:
    """Draw the crowned beast that sits on top with a sword."""
    pen.polygon("40,64 80,64 80,69 40,69", OCHRE, 2)
    pen.shape(
        "46,64! 44,54 50,48 58,46 66,48 74,52 78,58! 84,54 86,58! 80,63 74,64!", INDIGO, 2, 0.8
    )
    pen.hatch(72, 54, 76, 62, 3, -5, 1, 1.6)
    wing(pen, 66, 52, 0.6, 24, False, MADDER, OCHRE, MADDER)
    with pen.at(51, 41, 1.0):
        small_head(pen, -1)
        pen.polygon("-6.5,-5.5 -8.5,-13 -3,-9.6 0,-14.5 3,-9.6 8.5,-13 6.5,-5.5", OCHRE, 1.6)
    pen.polygon("33,58 35.6,58.6 40,33 38,30 35.4,32.6", PAPER, 1.5)
    pen.line("30,57 39,58.6", 2.2)
    pen.shape("36,60! 46,56 47,60 37,64", PAPER, 1.5)


def _ape(pen: Pen) -> None:
    """Draw the ape that goes down on the left."""
    pen.curve("25,92 15,86 12,76 19,72 23,77", 2.6)
    pen.shape("18,97! 25,92 31,98 32,112 30,124! 24,128 18,124! 15,110", MADDER, 2, 0.8)
    pen.hatch(31, 104, 30, 120, 4, -6, 1, 1.7)
    arm(pen, "24,96 34,86 41,92", 6.4, 5, MADDER, 0.5)
    arm(pen, "20,99 10,104 8,94", 6, 5, MADDER, 0.5)
    arm(pen, "28,118 36,124 40,118", 6, 4.6, MADDER, 0.5)
    arm(pen, "18,120 9,128 12,140", 6, 4.6, MADDER, 0.5)
    with pen.at(23, 134, 0.95, 186):
        pen.disc(-8, -2, 3, MADDER, 1.5)
        pen.disc(8, -2, 3, MADDER, 1.5)
        pen.shape("-8,-5 0,-10 8,-5 7.4,3 4,8 -4,8 -7.4,3", MADDER, 1.8)
        pen.shape("-5.4,-3 0,-4.6 5.4,-3 5.4,4 0,7.4 -5.4,4", PAPER, 1.3)
        pen.disc(-2.4, -1, 1.1, INK, 0)
        pen.disc(2.4, -1, 1.1, INK, 0)
        pen.curve("-3,4 0,5 3,4", 1.3)


def _ass(pen: Pen) -> None:
    """Draw the ass that comes up on the right."""
    pen.curve("96,138 104,146 112,140 110,130", 2.6)
    pen.shape("89,106! 97,101 105,106! 106,120 103,136! 96,140 90,134! 88,120", VERDIGRIS, 2, 0.8)
    pen.hatch(105, 112, 104, 132, 5, -7, 0, 1.7)
    arm(pen, "91,108 82,104 80,94", 6.4, 5, VERDIGRIS, 0.5)
    arm(pen, "103,108 112,112 110,101", 6, 5, VERDIGRIS, 0.5)
    arm(pen, "92,130 84,134 82,142", 6.4, 5, VERDIGRIS, 0.5)
    arm(pen, "102,132 108,142 102,150", 6.4, 5, VERDIGRIS, 0.5)
    with pen.at(97, 91, 1.05):
        pen.shape(
            "-6,-4! -10,-12 -9,-19! -4,-14 -2,-9! 2,-9! 4,-14 9,-19! 10,-12 6,-4! 6,4 "
            "4,10 -4,10 -6,4",
            PAPER,
            1.8,
        )
        pen.disc(-2.8, -2, 1.2, INK, 0)
        pen.disc(2.8, -2, 1.2, INK, 0)
        pen.cut(-2, 7.6, -1.4, 4.6, 1.7)
        pen.cut(2, 7.6, 1.4, 4.6, 1.7)
        pen.curve("-5,2.6 0,3.6 5,2.6", 1.2)


def wheel_of_fortune(pen: Pen) -> None:
    """Draw the Wheel of Fortune."""
    # stand
    pen.shape("8,163! 112,163! 114,172! 6,172!", VERDIGRIS, 2)
    pen.polygon("30,164 36,164 46,100 41,100", PAPER, 2, 0.6)
    pen.polygon("84,164 90,164 79,100 74,100", PAPER, 2, 0.6)
    # wheel
    pen.disc(60, 106, 41, OCHRE, 2.4, 1)
    pen.disc(60, 106, 33, PAPER, 2)
    with pen.at(60, 106):
        for spoke in (30, 90, 150):
            with pen.at(turn=spoke):
                pen.polygon("-34,-2.6 34,-2.6 34,2.6 -34,2.6", MADDER, 1.7)
        pen.disc(0, 0, 9, OCHRE, 2)
        pen.disc(0, 0, 3.4, INK, 0)
        for nail in range(12):
            with pen.at(turn=nail * 30):
                pen.cut(40, 0, 34.4, 0, 2)
    pen.curve("66,108 92,116 98,112", 3)
    # post in front
    pen.polygon("57,112 63,112 65,164 55,164", PAPER, 2, 0.6)
    pen.hatch(63.6, 120, 64.4, 158, 6, -5, 0, 1.5)
    _beast_on_top(pen)
    _ape(pen)
    _ass(pen)
