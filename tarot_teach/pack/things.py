"""Things that several pictures need: ground, stars, jugs, shields, bones."""

from __future__ import annotations

import math

from .ink import INK, MADDER, OCHRE, PAPER, VERDIGRIS
from .path_data import Knot
from .pen import Pen, shared


@shared
def _tuft(pen: Pen) -> None:
    """Draw three blades of grass."""
    pen.cut(-2, 0, -5, -5, 1.5)
    pen.cut(0, 0, 0, -8, 1.7)
    pen.cut(2, 0, 5, -6, 1.5)


def tuft(pen: Pen, x: float, y: float, size: float = 1) -> None:
    """Place a tuft of grass."""
    with pen.at(x, y, size):
        _tuft(pen)


def ground(
    pen: Pen, y: float = 170, tufts: tuple[tuple[float, float], ...] = ((20, 0), (100, 2))
) -> None:
    """Draw the strip of green that figures stand on, its top about y."""
    left, right, foot = 8.0, 112.0, 175.5
    top = [
        (left + (right - left) * i / 5, y + (1.4 if i % 2 else -1.2), False) for i in range(1, 5)
    ]
    edge = [(left, foot, True), (left, y, True), *top, (right, y, True), (right, foot, True)]
    pen.shape(edge, VERDIGRIS, 1.6)
    for x, lower in tufts:
        tuft(pen, x, y + 3 + lower, 0.8)


def rays(
    pen: Pen,
    x: float,
    y: float,
    inside: float,
    outside: float,
    count: int,
    fill: str = OCHRE,
    width: float = 1.6,
    wavy: bool = False,
    start: float = 0,
) -> None:
    """Draw a ring of points around (x, y), every other one waving if asked."""

    def spot(angle: float, radius: float, corner: bool) -> Knot:
        return x + radius * math.sin(angle), y - radius * math.cos(angle), corner

    ring: list[Knot] = []
    for i in range(count):
        tip = math.radians(start + 360 * i / count)
        if wavy and i % 2:
            sway, half_way = math.radians(360 / count * 0.32), (inside + outside) / 2
            ring.append(spot(tip - sway * 0.2, half_way, False))
            ring.append(spot(tip + sway * 0.5, outside * 0.94, True))
            ring.append(spot(tip + sway * 1.2, half_way, False))
        else:
            ring.append(spot(tip, outside, True))
        ring.append(spot(math.radians(start + 360 * (i + 0.5) / count), inside, True))
    pen.shape(ring, fill, width)


@shared
def _star(pen: Pen, radius: float, fill: str, count: int, inner: float, width: float) -> None:
    """Draw a star around the origin."""
    rays(pen, 0, 0, radius * inner, radius, count, fill, width)


def star(
    pen: Pen,
    x: float,
    y: float,
    radius: float,
    fill: str = OCHRE,
    count: int = 8,
    inner: float = 0.42,
    width: float = 1.6,
) -> None:
    """Draw a star; `inner` is how far its notches lie from the middle, of the radius."""
    with pen.at(x, y):
        _star(pen, radius, fill, count, inner, width)


@shared
def _drop(pen: Pen, colour: str) -> None:
    """Draw a drop around the origin."""
    pen.shape("0,-4.5! 2.4,1.4 0,3.4 -2.4,1.4", colour, 1.2)


def drop(pen: Pen, x: float, y: float, colour: str = MADDER, size: float = 1) -> None:
    """Draw a falling drop."""
    with pen.at(x, y, size):
        _drop(pen, colour)


@shared
def _jug(pen: Pen, colour: str) -> None:
    """Draw the jug around its middle."""
    pen.curve("5,-11 13,-13 15,-4 9,2", 2.6)
    pen.shape(
        "-4.6,-14! 4.6,-14! 4,-8! 10,-2 11,7 6,15! -6,15! -11,7 -10,-2 -4,-8!", colour, 2, 0.7
    )
    pen.shape("-10.6,1! 0,4 10.6,1! 11,6! 0,9 -11,6!", PAPER, 1.5)
    pen.shape("-6.4,-17.4 0,-19 6.4,-17.4 6,-13.6 0,-12.4 -6,-13.6", PAPER, 1.7)
    pen.curve("-4,-16.4 0,-15.6 4,-16.4", 1.3)
    pen.hatch(9.4, 8, 6.6, 14, 3, -5, 0.4, 1.5)


def jug(pen: Pen, x: float, y: float, turn: float, colour: str = OCHRE, size: float = 1.0) -> None:
    """Draw a jug, its mouth up when it is not turned."""
    with pen.at(x, y, size, turn):
        _jug(pen, colour)


def bone(pen: Pen, x1: float, y1: float, x2: float, y2: float, width: float = 3.4) -> None:
    """Draw a bone from joint to joint."""
    length = math.hypot(x2 - x1, y2 - y1)
    with pen.at(x1, y1, 1, math.degrees(math.atan2(y2 - y1, x2 - x1))):
        thin, thick = width / 2, width * 0.85
        upper = [(-1.0, thick, 0), (4, thin, 0), (length - 4, thin, 0), (length + 1, thick, 0)]
        lower = [(x, -y, corner) for x, y, corner in reversed(upper)]
        pen.shape(upper + lower, PAPER, 1.6)


def shield(pen: Pen, x: float, y: float, size: float = 1, colour: str = OCHRE) -> None:
    """Draw a shield with a black eagle upon it."""
    with pen.at(x, y, size):
        pen.shape("-14,-17! 0,-15 14,-17! 15,0 9,13 0,19! -9,13 -15,0", colour, 2, 0.8)
        pen.shape(
            "-2,-6 -3,-10! 1,-11 3,-8 2,-5! 8,-9 12,-7! 11,-1! 9,4! 5,7! 3,6! 4,11! "
            "0,9! -4,11! -3,6! -5,7! -9,4! -11,-1! -12,-7! -8,-9",
            INK,
            0,
        )
