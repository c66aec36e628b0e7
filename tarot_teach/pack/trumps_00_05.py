"""Pictures of the Fool and trumps 1 to 5."""

from __future__ import annotations

from .heads import (
    beard,
    crown,
    face,
    long_hair,
    short_hair,
    tiara,
)
from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .limbs import arm, blessing_hand, fist
from .pen import Pen
from .things import ground, shield


def fool(pen: Pen) -> None:
    """Draw the Fool: three-horned cap, bundle, and a dog at his leg."""
    ground(pen, 162, tufts=((16, 0), (102, 2), (60, 5)))
    # dog at his leg
    pen.shape(
        "92,118! 95,112 99,111! 101,116 106,122 110,136 108,148! 110,161! 104,161! "
        "102,149 97,146! 95,161! 89.5,161! 91,144 90,134! 84,131 80,126! 84,122",
        PAPER,
        2,
        0.8,
    )
    pen.cut(108, 130, 101, 133, 1.7)
    pen.cut(108, 137, 101, 140, 1.7)
    pen.cut(93, 140, 97, 134, 1.6)
    pen.disc(91.6, 121.4, 1.2, INK, 0)
    pen.shape("99,111! 104,108 105,114! 101,117", INK, 1.2)
    pen.curve("108,124 113,116 110,110", 2.4)
    # legs walking left, breeches torn
    pen.shape(
        "60,112! 74,110! 82,126 80,136 86,150! 92,160 84,164 74,161! 76,150! 68,138 62,126",
        PAPER,
        2,
        0.8,
    )
    pen.hatch(81, 128, 80, 146, 4, -6, 1, 1.6)
    pen.shape(
        "46,110! 62,112! 60,128 50,138 48,150! 42,158 30,162 24,158! 34,152! 40,136 42,124",
        MADDER,
        2,
        0.8,
    )
    pen.hatch(58, 120, 48, 142, 5, -6, -2, 1.7)
    pen.shape("24,157.5! 34,151 48,150! 46,160 34,163.5 24,162.5", INK, 1.2)
    pen.shape("75,155! 87,150! 94,160 86,164.5 73,163", INK, 1.2)
    # motley coat with dagged hem
    pen.shape(
        "44,66! 54,62 68,62 78,67! 76,84 77,94! 86,116! 76,112 74,122! 66,114 "
        "61,124! 56,114 48,122! 47,112 37,117! 46,94! 45,82",
        OCHRE,
        2,
        1,
    )
    pen.shape(
        "61,63 68,62 78,67! 76,84 77,94! 86,116! 76,112 74,122! 66,114 61,124! 61,92", INDIGO, 1.8
    )
    pen.hatch(76, 76, 77, 92, 5, -7, 0.5, 1.8)
    pen.hatch(58, 72, 57, 92, 5, -6, 0, 1.6)
    pen.polygon("45.6,92 77,92 77.6,97 45.4,97", MADDER, 1.6)
    for x, y in ((37, 118), (48, 123.5), (61, 125.5), (74, 123.5), (86, 117.5)):
        pen.disc(x, y, 2.2, OCHRE, 1.4)
    # walking staff, held out before him
    pen.shape("12,74! 16.4,73 20,161! 16,162!", VERDIGRIS, 1.8)
    # bundle stick over the shoulder
    pen.polygon("47,84 45,80.6 103,46 105,50", VERDIGRIS, 1.8)
    pen.shape("95,47! 103,42 110,50 111,64 104,72 93,69 89,58", MADDER, 2, 0.8)
    pen.curve("96,51 101,55 100,68|96,51 93,60", 1.4)
    pen.shape("92,45! 99,49 96,53 88,51", MADDER, 1.5)
    pen.hatch(109, 55, 106, 68, 4, -5, 0, 1.5)
    arm(pen, "74,70 86,84 62,86", 13, 9, INDIGO, 0.7)
    fist(pen, 56.5, 79.5, -20, 0.95)
    pen.hatch(82, 78, 80, 88, 3, -6, 1, 1.5)
    arm(pen, "50,69 34,84 21,93", 13, 9, OCHRE, 0.7)
    fist(pen, 17, 95, 10, 0.95)
    pen.hatch(35, 90, 42, 84, 3, -3, -5, 1.5)
    # head with ass's ears and bells
    with pen.at(58, 46, 1.1):
        pen.shape("-12,16! -8,10 0,12 8,10 12,16! 7,15 4.6,21! 0,16.4 -4.6,21! -7,15", MADDER, 1.7)
        pen.shape("-8,-8 -14,-14 -22,-14 -28,-6! -21,-9 -15,-4 -11,3", OCHRE, 1.9, 0.6)
        pen.shape("8,-8 13,-17 21,-20 29,-14! 21,-14 16,-8 11,2", INDIGO, 1.9, 0.6)
        pen.shape("-6,-11 -5,-21 1,-28 8,-31! 5,-24 6,-16 7,-10", MADDER, 1.9, 0.6)
        pen.shape(
            "-11,6! -12,-6 -6,-13.5 6,-13.5 12,-6 11,6! 9,8 8,-5! 0,-8.6 -8,-5! -9,8", OCHRE, 1.9
        )
        face(pen, -1.4)
        pen.shape("-9.4,-3! -8,-9 0,-11.5 8,-9 9.4,-3! 5,-7 0,-8 -5,-7", MADDER, 1.5)
        for x, y in ((-29, -5), (30, -13), (9, -32)):
            pen.disc(x, y, 2.4, OCHRE, 1.4)
        pen.curve("-2.6,6.6 .4,9 3,6.4", 1.4)


def mountebank(pen: Pen) -> None:
    """Draw the Mountebank: a table across the whole card, rolled brim, wand."""
    ground(pen, 166)
    # legs under the table
    pen.shape("46,122! 58,122! 56,146 55,164! 44,168! 47,146", MADDER, 2)
    pen.shape("62,122! 74,122! 72,146 73,164! 62,168! 63,146", INDIGO, 2)
    pen.shape("55,162! 54,168 40,169 37,166! 46,161!", INK, 1.2)
    pen.shape("62,162! 63,168 80,169 81,166! 73,161!", INK, 1.2)
    # body
    pen.shape("40,70! 50,65 70,65 80,70! 77,88 76,118! 44,118! 43,88", MADDER, 2, 1)
    pen.shape("60,66 70,65 80,70! 77,88 76,118! 60,118!", INDIGO, 1.6)
    pen.hatch(76, 78, 75.6, 104, 6, -8, 0.5, 1.8)
    pen.hatch(57.5, 78, 57.5, 104, 5, -6, 0.5, 1.6)
    pen.polygon("43,98 77,98 77,103 43,103", OCHRE, 1.7)
    # table
    pen.polygon("9,114 111,114 115,124 5,124", OCHRE, 2, 0.8)
    pen.polygon("5,124 115,124 115,129 5,129", PAPER, 2)
    pen.hatch(10, 126.6, 108, 126.6, 9, 7, 0, 1.4)
    for x in (12, 104):
        pen.polygon(f"{x - 3},129 {x + 4},129 {x + 3},168 {x - 2},168", PAPER, 2)
        pen.hatch(16, 132, 15.4, 160, 5, -4, 0, 1.4)
        pen.hatch(108, 132, 107.4, 160, 5, -4, 0, 1.4)
    # on the table: cups, balls, dice, knife
    pen.polygon("18,118 20,104 28,104 30,118", PAPER, 1.8)
    pen.curve("18.6,113 29.4,113", 1.2)
    pen.hatch(28.4, 106, 29, 112, 3, -4, 0, 1.2)
    pen.disc(38, 117, 2.8, MADDER, 1.5)
    pen.disc(46, 119, 2.8, MADDER, 1.5)
    pen.polygon("56,112 63,112 63,119 56,119", PAPER, 1.6)
    pen.disc(59.5, 115.5, 1.2, INK, 0)
    pen.shape("70,118.5! 82,115 92,114.6! 84,119.4", INDIGO, 1.4)
    pen.polygon("98,119 99.6,105 107,105 108.6,119", PAPER, 1.8)
    pen.curve("98.4,114 108,114", 1.2)
    # arms: wand up, ball shown
    arm(pen, "45,72 24,78 23,58", 15, 10, MADDER, 0.8)
    pen.hatch(24, 80, 32, 84, 3, 3, -6, 1.5)
    pen.polygon("17,62 33,33 35.5,34.5 19.5,63.5", OCHRE, 1.6)
    fist(pen, 24.5, 51, 8)
    arm(pen, "76,72 96,88 92,103", 15, 10, INDIGO, 0.8)
    pen.hatch(94, 84, 97, 96, 3, -7, 0, 1.6)
    pen.shape("86,104! 95,102 97,108 92,112 85,110", PAPER, 1.7)
    pen.disc(88, 113, 3, MADDER, 1.5)
    with pen.at(60, 49, 1.1):
        short_hair(pen, OCHRE)
        face(pen, -1.2)
        pen.shape("-8,-9! -8,-17 -2,-21 5,-20 9,-15 8,-9!", MADDER, 1.8)
        # the great rolled brim
        pen.shape(
            "-26,-9 -21,-15 -12,-14 0,-9.6! 12,-14 21,-15 26,-9 21,-3.6 12,-5 0,-7! "
            "-12,-5 -21,-3.6",
            OCHRE,
            2,
            0.8,
        )
        pen.shape("-22,-9.4 -18,-11.6 -11,-10! -17,-7", MADDER, 1.3)
        pen.shape("22,-9.4 18,-11.6 11,-10! 17,-7", MADDER, 1.3)


def popess(pen: Pen) -> None:
    """Draw the Popess: a tiara over a veil and fair hair, a curtain, an open book."""
    # curtain
    pen.shape("14,30! 106,30! 106,120 104,166! 16,166! 14,120", PAPER, 1.8)
    for x, lean in ((20, 2), (28, 2), (92, -2), (100, -2)):
        pen.cut(x, 31, x + lean, 150, 2.4)
    for x in (24, 96):
        pen.cut(x, 160, x, 70, 1.8)
    ground(pen, 168)
    # veil, behind head and shoulders
    pen.shape("44,40 60,28 76,40 84,64 92,104! 60,112 28,104! 36,64", PAPER, 2, 0.8)
    pen.hatch(85, 70, 90, 98, 6, -7, 0, 1.6)
    pen.shape(
        "40,76! 60,70 80,76! 96,104 104,140 104,171! 60,168 16,171! 16,140 24,104", INDIGO, 2, 1
    )
    pen.shape("47,78! 60,84 73,78! 76,100 78,120 84,169! 60,166 36,169! 42,120 44,100", MADDER, 2)
    pen.hatch(95, 112, 101, 162, 8, -9, 1, 2)
    for foot, x, y in ((26, 34, 118), (52, 53, 140), (68, 67, 140)):
        pen.cut(foot, 168, x, y, 2.2)
    # book
    pen.shape(
        "30,112! 44,107 59,112! 60,112! 61,112! 76,107 90,112! 90,136! 76,131 "
        "61,136! 59,136! 44,131 30,136!",
        PAPER,
        2,
        1,
    )
    pen.curve("60,112 60,136", 2)
    for y in (116, 121, 126):
        pen.curve(f"34,{y + 1} 44,{y - 2} 55.5,{y + 1}|64.5,{y + 1} 76,{y - 2} 86,{y + 1}", 1.1)
    arm(pen, "41,82 24,104 36,122", 15, 13, INDIGO, 0.8)
    arm(pen, "79,82 96,104 84,122", 15, 13, INDIGO, 0.8)
    fist(pen, 35, 124, 40, 0.95)
    fist(pen, 85, 124, -40, 0.95, True)
    with pen.at(60, 55, 1.1):
        long_hair(pen, OCHRE, 24)
        pen.shape("-4.2,8! 4.2,8! 7,20! 0,25 -7,20!", PAPER, 1.6)
        face(pen, 0.5, woman=True)
        pen.shape("-9,-5! -9.6,-9 0,-14 9.6,-9 9,-5! 5,-10 0,-8.4! -5,-10", OCHRE, 1.5)
        with pen.at(0, -1, 0.92):
            tiara(pen)
    for bead_x, bead_y in ((53, 76), (56.5, 79.4), (60.5, 80.4), (64.5, 79), (67.4, 75.6)):
        pen.disc(bead_x, bead_y, 1.5, OCHRE, 1)


def empress(pen: Pen) -> None:
    """Draw the Empress: face to face, an orb on her sceptre, the eagle on her shield."""
    # a chair hung with green
    pen.shape("28,64! 60,56 92,64! 97,112 98,160! 22,160! 23,112", VERDIGRIS, 2, 0.8)
    pen.shape("26,65! 60,56 94,65! 93,58! 60,49 27,58!", OCHRE, 1.8)
    ground(pen, 168)
    pen.shape(
        "36,72! 60,68 84,72! 98,110 102,140 104,170! 60,167 16,170! 18,140 22,110", INDIGO, 2, 1
    )
    pen.shape("46,71! 60,75 74,71! 74,94! 86,130 90,169! 60,165 30,169! 34,130 46,94!", MADDER, 2)
    pen.hatch(97, 116, 101, 162, 8, -9, 1, 1.9)
    pen.cut(23, 168, 28, 118, 2.4)
    for x0, x1 in ((42, 46), (52, 54), (68, 66), (79, 74)):
        pen.cut(x0, 167, x1, 128, 2.3)
    pen.polygon("45.6,92 74.4,92 75,97.5 45,97.5", OCHRE, 1.7)
    with pen.at(60, 52, 1.1):
        long_hair(pen, OCHRE, 24)
        pen.shape("-4.2,8! 4.2,8! 6,17! 0,20 -6,17!", PAPER, 1.6)
        face(pen, 1, woman=True)
        pen.shape("-9,-5! -9.6,-9 0,-14 9.6,-9 9,-5! 5,-10 0,-8.4! -5,-10", OCHRE, 1.5)
        with pen.at(0, 0.5, 0.92):
            crown(pen)
    # sceptre, left
    pen.polygon("17,112 20,111 31,52 28,51.4", OCHRE, 1.6)
    pen.disc(30.6, 45, 6.4, OCHRE, 1.8)
    pen.curve("24.6,45.6 36.6,44.6", 1.3)
    pen.line("31.2,38.6 32,31|28.4,34.4 35,35.2", 2)
    arm(pen, "44,74 28,98 24,84", 14, 10, MADDER, 0.8)
    fist(pen, 24.4, 80, 10)
    pen.hatch(28, 98, 36, 98, 3, 1, -6, 1.5)
    shield(pen, 84, 118, 1.28)
    arm(pen, "77,74 97,92 92,106", 14, 10, MADDER, 0.8)
    fist(pen, 91, 107, -20, 1, True)


def emperor(pen: Pen) -> None:
    """Draw the Emperor: in profile, legs crossed, the eagle at his feet."""
    # seated in profile towards the left, legs crossed
    ground(pen, 168)
    pen.polygon("64,92 100,88 104,166 98,166 95,140 68,140 66,166 60,166", OCHRE, 2, 0.8)
    pen.shape("96,92! 104,80 112,88 106,98!", OCHRE, 1.8)
    pen.hatch(98, 98, 100, 134, 7, -10, 0, 1.6)
    # legs crossed
    pen.shape("64,112! 80,124 66,138 54,148 42,163! 32,164! 40,146 50,130", INDIGO, 2, 0.8)
    pen.shape("42,160! 40,168 24,169 21,166 32,160!", INK, 1.3)
    pen.shape("82,118! 84,134 62,134 44,136 26,150! 18,146! 30,130 46,122 60,112!", MADDER, 2, 0.8)
    pen.shape("29,147! 23,157 14,157 13,152 20,142!", INK, 1.3)
    pen.hatch(72, 133, 38, 138, 6, -2, -6, 1.8)
    # mantle and cuirass
    pen.shape(
        "52,70! 64,66 80,68 90,76! 98,100 98,130! 84,134 70,128 58,120! 50,104 50,84", MADDER, 2, 1
    )
    pen.shape("50,72! 62,68 74,70! 78,88 74,106! 60,112 50,104! 46,88", INDIGO, 2)
    for y in (80, 88, 96):
        pen.curve(f"48,{y} 60,{y + 3} 76,{y - 1}", 1.5)
    pen.shape("50,103! 60,111 75,105! 80,118 66,126 52,118", OCHRE, 1.8)
    pen.hatch(54, 118, 76, 115, 5, 1, -7, 1.8)
    pen.hatch(96, 98, 96, 124, 6, -9, 0, 2)
    # sceptre held before him
    pen.polygon("20,116 23,117 32,56 29,55.6", OCHRE, 1.6)
    pen.disc(31.4, 49, 7, OCHRE, 1.8)
    pen.curve("24.6,49.6 38.2,48.8", 1.4)
    pen.line("32,41.8 32.8,33|28.6,37 36.6,37.4", 2)
    arm(pen, "56,76 42,98 28,86", 14, 9, INDIGO, 0.8)
    pen.hatch(44, 98, 50, 92, 3, -2, -6, 1.6)
    fist(pen, 26.6, 85, -10, 1.05)
    shield(pen, 82, 150, 1.0)
    with pen.at(62, 52, 1.12):
        pen.shape("-6,-10 2,-14 9,-10 13,0 13,10 6,8 4,-4", PAPER, 1.8)
        pen.hatch(13, 0, 12, 8, 3, -4, -1, 1.2)
        face(pen, -2, True)
        beard(pen, PAPER, 22, True)
        # closed imperial crown
        pen.shape("-9,-12! -13,-22 -6,-28 0,-22! 6,-28 13,-22 9,-12!", MADDER, 1.8)
        pen.shape("-3,-12! -4,-24 0,-30 4,-24 3,-12!", OCHRE, 1.6)
        pen.line("0,-30 0,-36|-3,-33.4 3,-33.4", 1.8)
        pen.shape(
            "-11.4,-8! -13.4,-14! -6.6,-12.4 -6.6,-16! 0,-11.6 6.6,-16! 6.6,-12.4 "
            "13.4,-14! 11.4,-8! 0,-6",
            OCHRE,
            1.8,
        )


def _clerk(pen: Pen, cope: str, hair: str) -> None:
    """Draw a kneeling clerk from behind: a pale crown above a fringe of hair."""
    pen.shape("-21,25! -18,10 -8,3 8,3 18,10 21,25!", cope, 2, 0.8)
    pen.hatch(17, 11, 19, 23, 5, -8, 0, 1.8)
    pen.curve("0,8 0,23", 1.4)
    pen.shape("-5,-2! 5,-2! 5.6,6! -5.6,6!", PAPER, 1.5)
    for x in (-10.6, 10.6):
        pen.disc(x, -5, 2.4, PAPER, 1.5)
    pen.shape("-10,-11 -6,-17 0,-18.6 6,-17 10,-11 10,-3 6,2 -6,2 -10,-3", PAPER, 1.8)
    pen.shape("-10.4,-10! -6,-6 0,-4.6 6,-6 10.4,-10! 10.6,-2 6,3 -6,3 -10.6,-2", hair, 1.8)
    pen.hatch(-6, 3, 6, 3, 4, 0, -6, 1.5)


def pope(pen: Pen) -> None:
    """Draw the Pope: beard, triple cross, blessing, two clerks from behind."""
    pen.polygon("28,100 33,96 87,96 92,100 92,160 28,160", OCHRE, 2)
    pen.shape("40,70! 60,66 80,70! 94,100 98,140 98,168! 22,168! 22,140 26,100", MADDER, 2, 1)
    pen.shape("51,72! 69,72! 74,110 76,160! 44,160! 46,110", INDIGO, 2)
    pen.hatch(92, 106, 96, 144, 7, -9, 1, 2)
    pen.cut(34, 150, 38, 112, 2.4)
    pen.cut(84, 150, 80, 118, 2.2)
    # orphrey of the cope
    pen.shape("44,70! 52,68! 60,86 68,68! 76,70! 62,100 62,150! 58,150! 58,100", OCHRE, 1.7)
    # triple cross
    pen.polygon("93,150 96,150 97,40 94,40", OCHRE, 1.6)
    for bar, half in ((44, 5), (52, 7.5), (61, 10)):
        with pen.at(95.5, bar):
            pen.polygon(f"{-half},0 {half},0 {half},3.4 {-half},3.4", OCHRE, 1.6)
    arm(pen, "77,74 96,98 95,84", 15, 11, MADDER, 0.8)
    fist(pen, 95.4, 82, -4, 1.05, True)
    pen.hatch(96, 98, 88, 100, 3, -1, -6, 1.6)
    arm(pen, "43,74 24,96 25,78", 15, 11, MADDER, 0.8)
    pen.polygon("19,79 30,76 31,81 20,84", PAPER, 1.6)
    blessing_hand(pen, 24, 71, -4, 1.15)
    pen.hatch(24, 96, 33, 98, 3, 2, -6, 1.6)
    # two tonsured clerks seen from behind
    for x, cope, hair in ((34, INDIGO, OCHRE), (86, OCHRE, MADDER)):
        with pen.at(x, 150):
            _clerk(pen, cope, hair)
    with pen.at(60, 55, 1.1):
        pen.shape("-9,-8 0,-13 9,-8 12.5,1 12,8 0,6 -12,8 -12.5,1", PAPER, 1.8)
        face(pen, -1, True)
        beard(pen, PAPER, 23)
        with pen.at(0, 0.5, 0.84):
            tiara(pen)
