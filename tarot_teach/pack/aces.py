"""The four aces: the suit's sign alone and great."""

from __future__ import annotations

from .ink import INDIGO, INK, MADDER, OCHRE, PAPER, SUIT_INK, VERDIGRIS
from .limbs import arm, fist
from .patterns import motif
from .pen import Pen, shared


@shared
def _sprig(pen: Pen) -> None:
    """Draw a sprig growing up from the origin, 34 high."""
    pen.curve("0,0 1,-10 -1,-20 1,-30", 1.6)
    for x, y, turn in ((1, -7, 52), (0, -9, -54), (0, -17, 48), (-1, -19, -50)):
        with pen.at(x, y, 1, turn):
            pen.shape("0,0! 4,-6 0,-14! -4,-6", VERDIGRIS, 1.5)
            pen.curve("0,-2 0,-9", 1)
    pen.disc(1, -31, 4, MADDER, 1.6)
    pen.cut(1, -29, 1, -34, 1.4)


def _sprig_at(pen: Pen, x: float, y: float, turn: float = 0, size: float = 1) -> None:
    """Place a sprig, its foot at (x, y)."""
    with pen.at(x, y, size, turn):
        _sprig(pen)


def _cloud_hand(pen: Pen) -> None:
    """Draw a sleeve out of a cloud, its fist at (60, 150)."""
    arm(pen, "18,176 40,172 56,153", 22, 15, SUIT_INK, 0.9)
    pen.hatch(30, 180, 46, 170, 5, -1, -7, 1.8)
    pen.polygon("47,151 58,160 63,154 52,145", PAPER, 1.8)
    pen.shape(
        "6,196! 7,168 14,160 22,164 28,158 36,164 36,172 44,174 46,182 40,188 42,196!", PAPER, 2, 0
    )
    pen.curve(
        "14,168 20,166 24,170 22,176|28,166 32,170 30,178|34,180 38,180 "
        "38,186|12,180 18,178 22,182|22,188 28,184 32,188",
        1.4,
    )


def ace_of_swords(pen: Pen) -> None:
    """Draw the Ace of Swords: a hand, and a crown on the point."""
    _cloud_hand(pen)
    _sprig_at(pen, 29, 126, -14, 1.1)
    _sprig_at(pen, 91, 126, 14, 1.1)
    with pen.at(60, 158):
        pen.polygon("-6.4,-22 -7,-104 0,-126 7,-104 6.4,-22", SUIT_INK, 2.2, 0.8)
        pen.cut(0.4, -24, 0.4, -116, 2.2, 0, PAPER)
        pen.shape(
            "-26,-24 -20,-27 -10,-22 0,-20.6 10,-22 20,-27 26,-24 22,-18 0,-13 -22,-18",
            SUIT_INK,
            2.2,
            0.8,
        )
        pen.disc(-27, -23, 4, SUIT_INK, 2)
        pen.disc(27, -23, 4, SUIT_INK, 2)
        pen.polygon("-3.4,-15 3.4,-15 3.8,12 -3.8,12", PAPER, 2)
        pen.disc(0, 17, 7, SUIT_INK, 2.2, 0.6)
        pen.disc(0, 17, 2.4, PAPER, 1.3)
    fist(pen, 60, 151, -4, 1.55)
    with pen.at(60, 74, 1.5):  # the crown the point passes through
        pen.shape(
            "-12,6! -17,-10 -11,-5! -8,-14 -4,-6! 0,-16 4,-6! 8,-14 11,-5! 17,-10 12,6! 0,9",
            OCHRE,
            1.6,
            0.6,
        )
        for x, y in ((-17, -11), (-8, -15), (0, -17), (8, -15), (17, -10)):
            pen.disc(x, y, 1.9, OCHRE, 1.2)
        pen.shape("-13,6.6! -13.4,1.6! 0,4.6 13.4,1.6! 13,6.6! 0,10.6", MADDER, 1.4)
        pen.hatch(-8, 2, 8, 2, 4, 0.6, -6, 1.3)
    with pen.at(60, 158):
        pen.polygon("-6.6,-92 -7,-104 0,-126 7,-104 6.6,-92 0,-96", SUIT_INK, 2.2)
        pen.cut(0.4, -97, 0.4, -116, 2.2, 0, PAPER)


def ace_of_batons(pen: Pen) -> None:
    """Draw the Ace of Batons: a hand, a great branch, falling sparks."""
    _cloud_hand(pen)
    with pen.at(62, 112, 1, 9):
        pen.shape(
            "-5,58! -6,20 -7,12! -15,6! -13,-3! -8,-2! -9,-20 -9.6,-30! -18,-37! "
            "-15,-47! -11,-43! -12.6,-72! 12.6,-72! 11.6,-50 10.6,-38! 19,-44! 20,-33! "
            "9.6,-25! 8.4,-4! 15,-9! 16,0! 8,7! 6,58! 0,60",
            SUIT_INK,
            2.2,
            1,
        )
        pen.shape("-12.8,-72 -8,-77 0,-79 8,-77 12.8,-72 8,-67 0,-65 -8,-67", PAPER, 2)
        pen.curve("-6,-72 0,-74.4 6,-72 0,-69.6 -3,-71", 1.3)
        for x1, y1, x2, y2 in (
            (7, -60, 5, -36),
            (3, -62, 2, -22),
            (6, -20, 4, 4),
            (5, 12, 3, 46),
            (-8, -60, -6, -34),
            (-6, -14, -5, 8),
            (-2, -30, -1, 6),
            (-3, 14, -2, 40),
        ):
            pen.cut(x1, y1, x2, y2, 2.2)
    fist(pen, 57, 151, 4, 1.55)
    for x, y, colour in (
        (20, 64, MADDER),
        (100, 66, MADDER),
        (18, 112, OCHRE),
        (102, 118, OCHRE),
        (34, 92, OCHRE),
        (90, 150, MADDER),
    ):
        with pen.at(x, y):
            pen.shape("0,-10! 4,-3 3,4 0,7 -3,4 -4,-3", colour, 1.7)
            pen.cut(0, 5, 0, -3, 1.4)


def ace_of_cups(pen: Pen) -> None:
    """Draw the Ace of Cups: the suit's sign made great, with a jewelled band."""
    for x, turn in ((19, -4), (101, 4)):
        _sprig_at(pen, x, 186, turn, 0.85)
    with pen.at(60, 106, 0.94):
        pen.shape(
            "-45,-40! -44,-14 -30,10 -9,22! -8,34! -13,44 -30,52 -35,66! 0,73 35,66! 30,52 "
            "13,44 8,34! 9,22! 30,10 44,-14 45,-40!",
            SUIT_INK,
            2.6,
            1.4,
        )
        # the band
        pen.shape("-44.4,-20! 0,-8 44.4,-20! 41,-6! 0,6 -41,-6!", OCHRE, 1.8)
        for x, y in ((-32, -8.6), (-16, -3.4), (0, -1.6), (16, -3.4), (32, -8.6)):
            with pen.at(x, y, 0.85):
                motif(pen, "S", MADDER if x % 32 == 0 else INDIGO)
        # the mouth
        pen.shape("-46,-41! -23,-51 0,-54 23,-51 46,-41! 23,-30 0,-27 -23,-30", PAPER, 2.4)
        pen.shape("-37,-40.6! -18,-47 0,-49 18,-47 37,-40.6! 18,-34 0,-32.4 -18,-34", INK, 0)
        for foot, top in ((-7, -25), (-3, -10), (3, 10), (7, 25)):
            pen.cut(foot, 20, top, 8 - abs(top) * 0.1, 2.2)
        pen.hatch(38, -4, 24, 13, 6, -9, 0, 2)
        pen.shape("-14,28 -7,21 7,21 14,28 7,35 -7,35", PAPER, 2)
        pen.hatch(13, 26, 11, 31, 3, -6, 0, 1.5)
        pen.curve("-28,57 0,63 28,57", 1.6)
        pen.hatch(32, 62, 20, 67, 4, -4, -6, 1.7)


def ace_of_coins(pen: Pen) -> None:
    """Draw the Ace of Coins: a struck coin with a beaded rim and a crowned head."""
    for y, turn in ((62, 0), (162, 180)):
        for x, lean in ((52, -44), (68, 44)):
            _sprig_at(pen, x, y, lean + turn if not turn else turn - lean, 1.05)
    with pen.at(60, 112):
        pen.disc(0, 0, 47, SUIT_INK, 2.6, 1.4)
        pen.disc(0, 0, 36, SUIT_INK, 1.8)
        for bead in range(24):
            with pen.at(0, 0, 1, bead * 15):
                pen.disc(0, -41.4, 2, INK, 0)
        _struck_head(pen)


def _struck_head(pen: Pen) -> None:
    """Draw the crowned head in profile that is struck on the great coin."""
    pen.shape(
        "2,-16! 10,-14 14,-6 15,6 13,16! 17,22 26,25! 14,33 0,35 -14,33! -9,24 -6,19! "
        "-12,18.6 -13,14! -10.6,12.4! -13.6,11 -12,8! -18.6,5 -17,2.4 -12,-4! -13,-9 -8,-15!",
        PAPER,
        2.2,
        0.8,
    )
    pen.shape("-8,-3.4! -4,-5 -2,-2.4! -5,-1", INK, 0)
    pen.curve("-10,-7.6 -6,-9 -1.6,-7.4|-12,13 -7.4,12.6", 1.6)
    pen.shape("3,-15! 13,-12 19,-2 18,10 22,18 15,22 9,17 11,6 6,-2 1,-8!", SUIT_INK, 1.9)
    pen.hatch(17, -4, 18, 14, 5, -6, 1, 1.6)
    pen.polygon("-13,-13 -15,-28 -7.6,-20 -1,-31 4.6,-20 13,-27 13,-11 0,-15.4", SUIT_INK, 2)
    pen.curve("-5,24 4,27 14,24", 1.5)
    pen.hatch(12, 17, 16, 27, 4, -6, 1, 1.5)


ACES = {"S": ace_of_swords, "C": ace_of_cups, "B": ace_of_batons, "D": ace_of_coins}
