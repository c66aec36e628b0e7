"""Hands, arms and wings."""

from __future__ import annotations

import math

from .ink import INDIGO, MADDER, OCHRE, PAPER
from .path_data import Knot, knots
from .pen import Pen, shared


def fist(
    pen: Pen, x: float, y: float, turn: float = 0, size: float = 1, flip: bool = False
) -> None:
    """Draw a closed hand; draw it last, over the thing it holds."""
    with pen.at(x, y, size, turn, flip):
        _fist(pen)


@shared
def _fist(pen: Pen) -> None:
    """Draw a rounded block with two finger lines and a thumb."""
    pen.shape("-4.4,-3.4 0,-4.6 4.2,-3.6 4.8,.5 3.4,4.2 -3.4,4.2 -5,.5", PAPER, 1.7)
    pen.curve("-4.4,-1.2 1.6,-1.4|-4.6,1.2 1.6,1.1", 1)
    pen.curve("4,-2.6 1.2,-3 .2,-.6", 1)


def open_hand(
    pen: Pen, x: float, y: float, turn: float = 0, size: float = 1, flip: bool = False
) -> None:
    """Draw an open hand, fingers up."""
    with pen.at(x, y, size, turn, flip):
        _open_hand(pen)


@shared
def _open_hand(pen: Pen) -> None:
    """Draw four fingers and a thumb."""
    pen.shape(
        "-3.4,5! -4.2,0 -3.8,-6 -2.6,-6.6! -1.8,-2! -1,-8.4 .4,-8.4! .8,-2! 2,-7.4 "
        "3.2,-7! 3,-1 5.6,-3.6 6.6,-2.6 4,2.4 3,5!",
        PAPER,
        1.5,
    )


def blessing_hand(
    pen: Pen, x: float, y: float, turn: float = 0, size: float = 1, flip: bool = False
) -> None:
    """Draw a hand with two fingers raised."""
    with pen.at(x, y, size, turn, flip):
        _blessing_hand(pen)


@shared
def _blessing_hand(pen: Pen) -> None:
    """Draw two fingers up and two folded."""
    pen.shape(
        "-3.4,5! -4,0 -3.6,-8.5 -1.6,-8.8 -1,-2! -.4,-9 1.6,-8.8 1.6,-1.6! 3.8,-1 4.2,2 3,5!",
        PAPER,
        1.5,
    )
    pen.curve("1.6,.4 3.6,.4|-3,1 -.6,-.4 2,1.6", 1)


def arm(
    pen: Pen,
    points: str,
    shoulder: float,
    wrist: float,
    fill: str,
    heavy: float = 0,
    width: float = 2.0,
) -> None:
    """Draw a sleeve along three points, shoulder, elbow and wrist, as wide as told at both ends."""
    (x0, y0, _), (x1, y1, _), (x2, y2, _) = knots(points)
    # the middle point of the curve is pushed out, so that it passes by the elbow
    bend_x, bend_y = x1 * 1.5 - (x0 + x2) * 0.25, y1 * 1.5 - (y0 + y2) * 0.25
    left: list[Knot] = []
    right: list[Knot] = []
    for step in (0, 1, 2, 3):
        along = step / 3
        start, middle, end = (1 - along) ** 2, 2 * along * (1 - along), along * along
        x = start * x0 + middle * bend_x + end * x2
        y = start * y0 + middle * bend_y + end * y2
        across = 2 * (1 - along) * (bend_x - x0) + 2 * along * (x2 - bend_x)
        down = 2 * (1 - along) * (bend_y - y0) + 2 * along * (y2 - bend_y)
        length = math.hypot(across, down) or 1
        half = (shoulder + (wrist - shoulder) * along) / 2
        left.append((x - down / length * half, y + across / length * half, step == 3))
        right.append((x + down / length * half, y - across / length * half, step == 3))
    pen.shape(left + right[::-1], fill, width, heavy)


def wing(
    pen: Pen,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    flip: bool = False,
    near: str = OCHRE,
    middle: str = MADDER,
    outer: str = INDIGO,
) -> None:
    """Draw a wing from its shoulder, spreading up and to the right."""
    with pen.at(x, y, size, turn, flip):
        _wing(pen, near, middle, outer)


@shared
def _wing(pen: Pen, near: str, middle: str, outer: str) -> None:
    """Draw three rows of feathers in three inks."""
    pen.shape(
        "0,2! 2,-10 10,-20 22,-27 30,-26! 31,-16! 30,-6! 27,3! 22,11! 15,16! 6,14", outer, 2, 0.8
    )
    pen.line("13,-8 31,-16|15,-1 30,-6|15,5 27,3|13,9 22,11", 1.6)
    pen.shape("0,2! 2,-10 10,-20 20,-25.5! 17,-14 17,-2 12,10 6,14", middle, 1.6)
    pen.curve("7,12 13,-2 12,-17", 1.3)
    pen.shape("0,2! 2,-10 9,-18.6! 8,-8 8,2 4,9", near, 1.6)
