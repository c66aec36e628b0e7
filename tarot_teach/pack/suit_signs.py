"""The signs of the suits, in the card's own suit ink.

Each is drawn three times: for the field of a pip card, broad and plain for corners and running
text, and worked for the hand of a court card. One drawing cannot serve from 14 to 400 pixels.
"""

from __future__ import annotations

from .ink import INK, MADDER, PAPER, SUIT_INK
from .pen import Pen, shared


# ------------------------------------------------------------ on pip cards
@shared
def sword(pen: Pen, length: float = 76, breadth: float = 9.4) -> None:
    """Draw a sword upright: one paper ridge, cross guard, ball pommel."""
    half, side = length / 2, breadth / 2
    guard = half - 19
    pen.polygon(
        f"{0.4 - side},{guard} {-side},{12 - half} 0,{-half} {side},{12 - half} "
        f"{side - 0.4},{guard}",
        SUIT_INK,
        2,
        0.7,
    )
    pen.cut(0, guard - 1, 0.2, 9 - half, 1.5, 0, PAPER)
    with pen.at(0, guard):
        pen.polygon("-2,3 2,3 2.2,14 -2.2,14", PAPER, 1.8)
        pen.line("-2,8 2,6.4|-2,11.6 2,10", 1.4)
        pen.shape(
            "-7.8,-2.8 -4.6,-.6 0,0 4.6,-.6 7.8,-2.8 8.4,1.4 5,3 0,4.2 -5,3 -8.4,1.4", SUIT_INK, 1.8
        )
        pen.disc(0, 16, 3.8, SUIT_INK, 1.8)


@shared
def cup(pen: Pen) -> None:
    """Draw a wide cup with a dark mouth."""
    pen.shape(
        "-16,-14! -15.6,-5 -10.5,2.8 -3.2,6.5! -3.2,10! -10.5,15 -12.5,20! 0,22.4 "
        "12.5,20! 10.5,15 3.2,10! 3.2,6.5! 10.5,2.8 15.6,-5 16,-14!",
        SUIT_INK,
        2,
        0.8,
    )
    pen.shape("-16.4,-14.4! -8,-18.2 0,-19 8,-18.2 16.4,-14.4! 8,-10 0,-9 -8,-10", PAPER, 2)
    pen.shape("-12.6,-14! -6,-16.2 0,-16.8 6,-16.2 12.6,-14! 6,-11.8 0,-11.2 -6,-11.8", INK, 0)
    pen.shape("-5.4,8.3 0,5.4 5.4,8.3 0,11.2", PAPER, 1.8)
    pen.curve("-10.4,-5.4 -8.8,-1 -4.2,4|-3.8,-4 -3.2,0 -1.4,4.6|3.8,-4 3.2,0 1.4,4.6", 1.3)
    pen.hatch(14.2, -7, 6.4, 3.4, 6, -5.6, 0.8, 1.7)
    pen.curve("-9.8,16 0,18 9.8,16", 1.3)
    pen.hatch(10.6, 19.4, 5, 20.6, 3, -2.6, -3.4, 1.3)


@shared
def baton(pen: Pen) -> None:
    """Draw a lopped branch, its thick end above."""
    pen.shape(
        "-3,25! -3.4,12 -4.2,8.6! -8.4,6.4! -7.6,2! -4.8,1.6! -5.2,-6 -5.4,-9! "
        "-9.6,-12.4! -8.4,-17! -5.9,-15.6! -6.6,-22! 6.6,-22! 6.2,-12 5.6,-5! "
        "9.6,-7.4! 10,-2.6! 5.2,1.4! 4.2,11 3,25! 0,26.4",
        SUIT_INK,
        2,
        0.7,
    )
    pen.shape("-6.8,-22 0,-25.4 6.8,-22 0,-18.8", PAPER, 1.8)
    pen.curve("-2.8,-22 0,-23.3 2.8,-22 0,-20.8", 1.1)
    pen.cut(4, -15, 3, -3, 1.7)
    pen.cut(3.4, 3.4, 1.6, 22, 1.7)
    pen.cut(1, -14, 0.8, 2, 1.5)
    pen.cut(-2.6, -4, -1, 16, 1.4)
    pen.cut(-3.6, -17, -3, -9, 1.3)


@shared
def coin(pen: Pen) -> None:
    """Draw a coin 16 in radius: a beaded rim, and a flower of four petals struck upon it."""
    pen.disc(0, 0, 16, SUIT_INK, 2.2, 0.8)
    pen.disc(0, 0, 11, SUIT_INK, 1.4)
    for bead in range(12):
        with pen.at(0, 0, 1, bead * 30 + 15):
            pen.disc(0, -13.5, 1, INK, 0)
    for petal in range(4):
        with pen.at(0, 0, 1, petal * 90):
            pen.shape("0,-1.5! -3.8,-5.6 -2.6,-9 0,-10! 2.6,-9 3.8,-5.6", PAPER, 1.4)
            pen.cut(0, -2, 0, -8, 1.5)
    pen.disc(0, 0, 2.8, INK, 0)


# ------------------------------------------------------------ in corners and running text
@shared
def small_sword(pen: Pen) -> None:
    """Draw a broad sword aslant: upright, its hilt beside a figure looks like a 4."""
    with pen.at(0, 0, 1, 38):
        pen.polygon("-4.6,8 -5,-18 0,-27 5,-18 4.6,8", SUIT_INK, 2.6)
        pen.cut(0, 6, 0.2, -21, 2.6, 0, PAPER)
        pen.shape("-12,6 0,8.4 12,6 12.6,11 0,13.6 -12.6,11", SUIT_INK, 2.4)
        pen.polygon("-2.6,13.6 2.6,13.6 2.6,20 -2.6,20", PAPER, 2)
        pen.disc(0, 22.6, 4.4, SUIT_INK, 2.4)


@shared
def small_cup(pen: Pen) -> None:
    """Draw a solid bowl with a pale mouth."""
    pen.shape(
        "-17,-16! -16.6,-5 -10.5,3 -4,6.5! -4,10! -11,14.6 -13.5,20! 13.5,20! "
        "11,14.6 4,10! 4,6.5! 10.5,3 16.6,-5 17,-16!",
        SUIT_INK,
        2.6,
    )
    pen.shape("-17,-16! -8,-20.6 0,-21.4 8,-20.6 17,-16! 8,-11.4 0,-10.6 -8,-11.4", PAPER, 2.4)


@shared
def small_baton(pen: Pen) -> None:
    """Draw a stout club of a branch, leaning the other way from the sword."""
    with pen.at(0, 0, 1, -36):
        pen.shape(
            "-4.6,27! -5.6,8! -13,4! -12,-3! -6.6,-2! -9.4,-20! 9.4,-20! 7.6,-8! 14,-12! "
            "15.4,-4.6! 7,1! 4.6,27! 0,28.4",
            SUIT_INK,
            2.8,
        )
        pen.shape("-9.4,-20 0,-25 9.4,-20 0,-15", PAPER, 2.4)


@shared
def small_coin(pen: Pen) -> None:
    """Draw a solid disc with a dark cross: a ring beside a 1 looks like a 10."""
    pen.disc(0, 0, 19, SUIT_INK, 3.6)
    for arm in range(4):
        with pen.at(0, 0, 1, arm * 90 + 45):
            pen.polygon("-1.6,0 -4.2,-11.6 4.2,-11.6 1.6,0", INK, 0)


# ------------------------------------------------------------ held by a court card
@shared
def held_sword(pen: Pen) -> None:
    """Draw a sword held upright, its grip at the origin."""
    pen.polygon("-4.6,-7 -5,-56 0,-68 5,-56 4.6,-7", SUIT_INK)
    pen.polygon("-2.8,-10 -3,-55 -.4,-61 -.4,-22", PAPER, 0)
    pen.shape(
        "-14,-9.5 -12.6,-12 -8,-8.6 0,-7.6 8,-8.6 12.6,-12 14,-9.5 12,-5.2 0,-3.2 -12,-5.2",
        SUIT_INK,
        2,
    )
    pen.polygon("-2.3,-3.6 2.3,-3.6 2.5,10 -2.5,10", PAPER, 1.8)
    pen.disc(0, 12.5, 4.6, SUIT_INK, 2)


@shared
def held_baton(pen: Pen) -> None:
    """Draw a baton held upright, its grip at the origin."""
    pen.shape(
        "-3,20! -4,-8 -5,-14! -9,-17! -8.4,-21! -5.6,-21! -6.4,-34! -10.6,-38! "
        "-9.4,-43! -6.8,-42! -8,-58! 8,-58! 7,-40 6.6,-32! 10.6,-35! 11,-30! 6,-25! "
        "4.4,-4 3.2,20!",
        SUIT_INK,
        2,
    )
    pen.disc(0, -58, 8, PAPER, 1.8, tall=3.8)
    pen.curve("-3.6,-58 0,-59.6 3.6,-58 0,-56.6", 1)
    pen.cut(-3.4, -48, -2.6, -30, 1.6)
    pen.cut(-2.6, -24, -1.6, -2, 1.6)
    pen.cut(4.6, -52, 3.6, -34, 1.6)
    pen.cut(3.4, -24, 1.8, -6, 1.6)
    pen.cut(1, -46, 1, -30, 1.3)


def held_cup(pen: Pen) -> None:
    """Draw a cup, its stem at the origin."""
    with pen.at(0, -9):
        cup(pen)


def held_coin(pen: Pen) -> None:
    """Draw a coin, its lower rim at the origin."""
    with pen.at(0, -17, 1.25):
        coin(pen)


# ------------------------------------------------------------ French dress: two black, two red
@shared
def spade(pen: Pen) -> None:
    """Draw the sign of Spades."""
    pen.shape(
        "0,-17! 7,-8 14.5,1 13,8.5 6.5,10 1.8,6! 5.5,17! -5.5,17! -1.8,6! -6.5,10 "
        "-13,8.5 -14.5,1 -7,-8",
        INK,
        1.6,
    )


@shared
def club(pen: Pen) -> None:
    """Draw the sign of Clubs."""
    pen.shape(
        "0,-17 7,-13 6.4,-4! 13.5,-4.5 15,3.5 9,8.6 1.8,5! 5.5,17! -5.5,17! -1.8,5! "
        "-9,8.6 -15,3.5 -13.5,-4.5 -6.4,-4! -7,-13",
        INK,
        1.6,
    )


@shared
def heart(pen: Pen) -> None:
    """Draw the sign of Hearts."""
    pen.shape(
        "0,-8! 4,-14.5 10.5,-15 14.5,-9 13,-1 7,8.5 0,17! -7,8.5 -13,-1 -14.5,-9 "
        "-10.5,-15 -4,-14.5",
        MADDER,
        1.6,
    )


@shared
def diamond(pen: Pen) -> None:
    """Draw the sign of Diamonds."""
    pen.shape("0,-18! 5.5,-8 13,0! 5.5,8 0,18! -5.5,8 -13,0! -5.5,-8", MADDER, 1.6)


LARGE = {"S": sword, "C": cup, "B": baton, "D": coin}
SMALL = {"S": small_sword, "C": small_cup, "B": small_baton, "D": small_coin}
HELD = {"S": held_sword, "C": held_cup, "B": held_baton, "D": held_coin}
FRENCH = {"S": spade, "C": heart, "B": club, "D": diamond}
