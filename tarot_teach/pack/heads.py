"""Faces, hair, beards and what is worn on a head."""

from __future__ import annotations

from .ink import INK, MADDER, OCHRE, PAPER
from .pen import Pen, shared


@shared
def face(
    pen: Pen, turn: float = -1, old: bool = False, woman: bool = False, width: float = 1.15
) -> None:
    """Draw a face about 18 wide and 24 high around the origin.

    `turn` -2 to 2 moves the features to the left or right: a face dead in front is a mask.
    """
    pen.shape("-8.6,-8 0,-12 8.6,-8 9,1 6.6,8.4 1.6,12 -1.6,12 -6.6,8.4 -9,1", PAPER)
    with pen.at(turn * 1.3, flip=turn > 0):
        # one line for brow and nose, the other brow alone
        pen.curve(
            "6,-4.2 3.4,-5.6 .7,-4.2 .2,-1 -2.2,3 -1.9,4.1 .6,4.3|-2,-4.4 -4,-5.4 -6,-4.4", width
        )
        for x in (-3.9, 3.3):
            pen.shape([(x - 2.3, -1.6, 1), (x, -3.1, 0), (x + 2.3, -1.6, 1), (x, -0.3, 0)], INK, 0)
        if woman:
            pen.shape("-2.4,7.2! -.8,6.2 0,6.8 .8,6.2 2.4,7.2! 0,8.8", MADDER, 0)
            pen.curve("-2.4,7.2 2.4,7.2", 0.8)
        else:
            pen.curve("-2.6,6.8 0,7.5 2.8,7", 1.2)
            pen.cut(1, 9.2, -1.8, 9, 0.9)
        if old:
            pen.curve("-5,1 -3.6,2.2|5,1 3.6,2.2", 0.8)
    with pen.at(flip=turn > 0):
        pen.hatch(8.2, -1, 5.4, 8.4, 4, -3.4, 0.5, 1.1)


@shared
def long_hair(pen: Pen, colour: str = OCHRE, length: float = 22) -> None:
    """Draw hair that falls to the shoulders, behind a face."""
    pen.shape(
        f"-9,-9 0,-14 9,-9 12,0 12,{length * 0.5} 14,{length} 6,{length - 1} "
        f"0,{length - 4} -6,{length - 1} "
        f"-14,{length} -12,{length * 0.5} -12,0",
        colour,
    )
    pen.hatch(12, 2, 13, length - 2, 5, -4, 2.5, 1.3)
    pen.hatch(-12, 2, -13, length - 2, 5, 4, 2.5, 1.3)


@shared
def short_hair(pen: Pen, colour: str = OCHRE) -> None:
    """Draw hair that ends at the jaw, behind a face."""
    pen.shape("-9,-9 0,-14 9,-9 13,0 13,9 8,12 0,9 -8,12 -13,9 -13,0", colour)
    pen.hatch(12.5, 0, 9, 10.5, 4, -4, -2, 1.2)
    pen.hatch(-12.5, 0, -9, 10.5, 4, 4, -2, 1.2)


@shared
def fringe(pen: Pen, colour: str = OCHRE) -> None:
    """Draw the hair over a forehead."""
    pen.shape("-9,-4! -9.5,-9 0,-13.5 9.5,-9 9,-4! 5,-8 0,-7 -5,-8", colour, 1.6)


@shared
def beard(pen: Pen, colour: str = PAPER, length: float = 22, fork: bool = False) -> None:
    """Draw a pointed or forked beard with its moustache and mouth."""
    mid = f"3,{length} 0,{length - 5}! -3,{length}" if fork else f"2,{length} -2,{length}"
    pen.shape(f"-9.4,0! -5.5,4.5 0,5 5.5,4.5 9.4,0! 10,8 7,15 {mid} -7,15 -10,8", colour, 1.8)
    pen.curve("-4,6.4 -1.4,5.8 0,6.6 1.4,5.8 4,6.4", 1.2)
    pen.shape("-2.6,8! 0,7.2 2.6,8! 0,9.6", INK, 0)
    for x, y in ((-6.5, 9), (-3, 12), (0, 12), (3, 12), (6.5, 9)):
        pen.cut(x, y, x * 0.55, y + length * 0.33, 1.3)


@shared
def crown(pen: Pen, colour: str = OCHRE) -> None:
    """Draw a king's crown: three great fleurons over a red cap."""
    pen.polygon(
        "-9.5,-9 -13,-24 -6.2,-17 0,-28 6.2,-17 13,-24 9.5,-9",
        colour,
        2,
        0,
    )
    for x, y in ((-13, -24), (0, -28), (13, -24)):
        pen.disc(x, y, 2.3, colour, 1.5)
    pen.shape("-10.6,-8.2! -10.8,-13.2! 0,-11.4 10.8,-13.2! 10.6,-8.2! 0,-6.6", MADDER, 1.6)
    pen.cut(-6, -14.5, -8, -20, 1.4)
    pen.cut(0, -13, 0, -21, 1.6)
    pen.cut(6, -14.5, 8, -20, 1.4)


@shared
def queen_crown(pen: Pen, colour: str = OCHRE) -> None:
    """Draw a queen's crown: five low round points."""
    pen.shape(
        "-9.5,-10! -12,-19 -8.5,-16! -6,-22 -3,-17! 0,-24 3,-17! 6,-22 8.5,-16! "
        "12,-19 9.5,-10! 0,-8",
        colour,
        1.8,
    )
    for x, y in ((-12, -20), (-6, -23), (0, -25), (6, -23), (12, -20)):
        pen.disc(x, y, 1.5, PAPER, 1.2)
    pen.curve("-9.5,-12.6 0,-10.8 9.5,-12.6", 1.2)


@shared
def tiara(pen: Pen, colour: str = OCHRE) -> None:
    """Draw the three crowns of a pope, one above another."""
    pen.shape("-10,-8! -12,-18 -9,-30 0,-37 9,-30 12,-18 10,-8! 0,-6", PAPER)
    for y, half in ((-9.5, 10.6), (-18, 11.9), (-26.5, 10)):
        pen.shape(
            [
                (-half, y, 1),
                (0, y + 2, 0),
                (half, y, 1),
                (half, y - 4, 1),
                (half * 0.5, y - 2.4, 0),
                (0, y - 5.5, 1),
                (-half * 0.5, y - 2.4, 0),
                (-half, y - 4, 1),
            ],
            colour,
            1.4,
        )
    pen.disc(0, -39, 2.6, colour, 1.5)
    pen.hatch(9, -13, 8, -31, 5, -4, 0, 1.1)


@shared
def small_head(pen: Pen, turn: float = 0) -> None:
    """Draw a head 13 wide and 16 high for crowds: only what survives at that size."""
    pen.shape("-6,-5 0,-8.4 6,-5 6.2,1 3.8,6.4 0,8.4 -3.8,6.4 -6.2,1", PAPER, 1.8)
    with pen.at(turn):
        for x in (-2.6, 2.6):
            pen.shape([(x - 1.5, -1, 1), (x, -2, 0), (x + 1.5, -1, 1), (x, 0.6, 0)], INK, 0)
        pen.curve("-4.4,-2.8 -2.4,-3.7 -.9,-2.8 -.6,1.6 .9,2.2|1.2,-3 2.8,-3.8 4.4,-2.8", 1)
        pen.curve("-1.9,4.3 0,5 2,4.3", 1.2)


@shared
def small_hair(pen: Pen, colour: str = OCHRE, length: float = 4) -> None:
    """Draw the hair behind a small head, falling to a length."""
    pen.shape(
        f"-7.6,-4 -5,-9.6 0,-11 5,-9.6 7.6,-4 {8.4 + length * 0.1},{length * 0.6} "
        f"{7 + length * 0.2},{length} "
        f"{-7 - length * 0.2},{length} {-8.4 - length * 0.1},{length * 0.6}",
        colour,
        1.7,
    )
    if length >= 12:
        pen.shape(f"-3.4,5! 3.4,5! 4.4,{length + 1}! -4.4,{length + 1}!", PAPER, 1.3)


@shared
def small_fringe(pen: Pen, colour: str = OCHRE) -> None:
    """Draw the hair over a small forehead."""
    pen.shape(
        "-6.6,-2.4! -7,-6 -4.6,-9.8 0,-11 4.6,-9.8 7,-6 6.6,-2.4! 4,-6.6 0,-7.6 -4,-6.6",
        colour,
        1.4,
    )
