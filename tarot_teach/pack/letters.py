"""Roman capitals and figures of the pack's own, cut with three weights of line.

A glyph stands in a box 10 high. Each is its width and its strokes, a stroke being its weight
(`k` thick, `m` middle, `t` thin) and point lists; a tilde makes a list a curve.
"""

from __future__ import annotations

from .pen import Pen, shared

WEIGHTS = {"k": 1.9, "m": 1.5, "t": 0.95}
SPACE = 4.0

CAPITALS: dict[str, tuple[float, tuple[str, ...]]] = {
    "A": (
        8.4,
        (
            "k 4.2,0 7.4,10",
            "t 4.2,.2 1.2,10;2.3,6.6 6,6.6;-.2,10 2.6,10;5.8,10 8.8,10",
        ),
    ),
    "B": (
        7.2,
        (
            "k 1.8,0 1.8,10",
            "m ~1.8,.5 4.6,.7 5.6,2.5 4.6,4.4 1.8,4.7;~1.8,4.7 5,5 6.4,7.2 5,9.4 1.8,9.5",
            "t .2,.4 2,.4;.2,9.6 2,9.6",
        ),
    ),
    "C": (
        7.6,
        (
            "m ~7,2.4! 5.8,.7 4.2,.3 1.6,2 1,5 1.8,8.2 4.4,9.7 7,7.8",
            "t 7,.2 7,3.2;7,7 7,9",
        ),
    ),
    "D": (
        8.0,
        (
            "k 1.8,0 1.8,10",
            "m ~1.8,.5 5.2,.9 7.2,5 5.2,9.1 1.8,9.5",
            "t .2,.4 2,.4;.2,9.6 2,9.6",
        ),
    ),
    "E": (
        6.6,
        (
            "k 1.8,0 1.8,10",
            "t .2,.5 6,.5 6,2.4;1.8,4.9 5,4.9;5,3.6 5,6.2;.2,9.5 6.2,9.5 6.2,7.4",
        ),
    ),
    "F": (
        6.4,
        (
            "k 1.8,0 1.8,10",
            "t .2,.5 6,.5 6,2.4;1.8,4.9 5,4.9;5,3.6 5,6.2;.2,9.6 3.6,9.6",
        ),
    ),
    "G": (
        8.2,
        (
            "m ~7,2.4! 5.8,.7 4.2,.3 1.6,2 1,5 1.8,8.2 4.4,9.7 6.8,9",
            "t 7,.2 7,3.2;5.2,5.6 8.2,5.6",
            "k 7,5.6 7,9.6",
        ),
    ),
    "H": (
        8.6,
        (
            "k 1.8,0 1.8,10;6.8,0 6.8,10",
            "t 1.8,4.9 6.8,4.9;.2,.4 3.4,.4;.2,9.6 3.4,9.6;5.2,.4 8.4,.4;5.2,9.6 8.4,9.6",
        ),
    ),
    "I": (
        3.8,
        (
            "k 1.9,0 1.9,10",
            "t .2,.4 3.6,.4;.2,9.6 3.6,9.6",
        ),
    ),
    "J": (
        4.2,
        (
            "k 2.2,0 2.2,8",
            "m ~2.2,7 1.6,10 -.6,10.8",
            "t .4,.4 4,.4",
        ),
    ),
    "K": (
        8.2,
        (
            "k 1.8,0 1.8,10;3.4,4 7,9.6",
            "t 6.6,.4 1.8,5.6;.2,.4 3.4,.4;.2,9.6 3.4,9.6;5.4,.4 8,.4;6,9.6 8.6,9.6",
        ),
    ),
    "L": (
        6.4,
        (
            "k 1.8,0 1.8,10",
            "t .2,.4 3.6,.4;.2,9.5 6.2,9.5 6.2,7.2",
        ),
    ),
    "M": (
        10.0,
        (
            "k 8,0 8.4,10;2,0 5,8.6",
            "t 1.9,.4 1.5,10;8,.2 5,8.6;.2,.4 2.2,.4;7.8,.4 9.8,.4;0,9.6 3,9.6;6.8,9.6 10,9.6",
        ),
    ),
    "N": (
        8.6,
        (
            "k 1.8,.2 6.8,9.8",
            "t 1.7,.4 1.7,10;6.9,0 6.9,9.8;.2,.4 2,.4;.2,9.6 3.2,9.6;5.4,.4 8.4,.4",
        ),
    ),
    "O": (8.6, ("m ~4.3,.3 7.4,2.6 7.6,6 4.3,9.7 1,7.2 1,3.6 4.3,.3",)),
    "P": (
        7.0,
        (
            "k 1.8,0 1.8,10",
            "m ~1.8,.5 5,.7 6.4,3 5,5.2 1.8,5.5",
            "t .2,.4 2,.4;.2,9.6 3.6,9.6",
        ),
    ),
    "Q": (
        8.8,
        (
            "m ~4.3,.3 7.4,2.6 7.6,6 4.3,9.7 1,7.2 1,3.6 4.3,.3",
            "k 4.6,7.6 8.8,11.2",
        ),
    ),
    "R": (
        8.0,
        (
            "k 1.8,0 1.8,10;3.8,5.2 7,9.6",
            "m ~1.8,.5 4.8,.7 6,2.8 4.8,4.8 1.8,5.1",
            "t .2,.4 2,.4;.2,9.6 3.6,9.6;6,9.6 8.4,9.6",
        ),
    ),
    "S": (
        6.4,
        (
            "m ~5.6,2.2! 4,.4 2,.6 1,2.4 2.6,4.4 4.6,5.4 5.6,7.4 4.2,9.4 2.2,9.6 .8,7.6!",
            "t 5.6,.2 5.6,3;.8,7 .8,9.8",
        ),
    ),
    "T": (
        7.4,
        (
            "k 3.7,0 3.7,10",
            "t .3,2.6 .3,.5 7.1,.5 7.1,2.6;2,9.6 5.4,9.6",
        ),
    ),
    "U": (
        8.4,
        (
            "k 1.8,0 1.8,6",
            "m ~1.8,5 2.4,8.6 4.4,9.6 6.4,8.4 6.9,5",
            "t 6.9,0 6.9,6;.2,.4 3.4,.4;5.4,.4 8.4,.4",
        ),
    ),
    "V": (
        8.2,
        (
            "k 1.2,0 4.3,10",
            "t 7,.2 4.3,9.8;-.4,.4 2.6,.4;5.6,.4 8.4,.4",
        ),
    ),
    "W": (
        11.0,
        (
            "k 1,0 3.4,10;5.4,0 8,10",
            "t 5.8,.4 3.4,9.8;10,.2 8,9.8;-.4,.4 2.4,.4;4.4,.4 6.6,.4;8.8,.4 11,.4",
        ),
    ),
    "X": (
        8.4,
        (
            "k 1,.2 7.4,9.8",
            "t 7,.2 1.2,9.8;-.2,.4 2.6,.4;5.6,.4 8.4,.4;-.2,9.6 2.6,9.6;5.8,9.6 8.6,9.6",
        ),
    ),
    "Y": (
        8.0,
        (
            "k 1,0 4,5.4;4,5 4,10",
            "t 7,.2 4,5.4;-.4,.4 2.4,.4;5.6,.4 8.2,.4;2.4,9.6 5.6,9.6",
        ),
    ),
    "Z": (
        7.4,
        (
            "k 6.4,.6 .9,9.4",
            "t .8,2.6 .8,.5 6.6,.5;.6,9.5 6.8,9.5 6.8,7.4",
        ),
    ),
    "'": (2.6, ("k 1.4,0 .8,2.6",)),
}
"""V for U and I for J in French of about 1650; the others are for English and Italian."""

FIGURES: dict[str, tuple[float, tuple[str, ...]]] = {
    "0": (7.0, ("k ~3.5,.5 6,2.6 6,7.4 3.5,9.5 1,7.4 1,2.6 3.5,.5",)),
    "1": (
        5.0,
        (
            "k 3,0 3,10",
            "m 3,.4 .8,2.2",
            "t .8,9.6 5,9.6",
        ),
    ),
    "2": (7.0, ("k ~1,2.8! 1.8,1 3.6,.5 5.8,1.8 5.4,4.4 1,9.2!;1,9.1 6.2,9.1",)),
    "3": (7.0, ("k 1.2,.9 5.8,.9 3.2,4.2;~3.2,4.2! 5.6,4.8 6,7.2 4.4,9.3 2.2,9.3 .8,7.8!",)),
    "4": (7.0, ("k 4.8,10 4.8,.6 .9,6.8 6.6,6.8",)),
    "5": (7.0, ("k 5.8,.9 1.7,.9 1.4,4.4;~1.4,4.4! 4,3.8 6,5.6 5.6,8.2 3.6,9.5 .8,8.6!",)),
    "6": (7.0, ("k ~5.4,.8! 2.6,2.4 1,6 1.6,8.6 3.6,9.5 5.8,8.2 5.8,5.6 3.6,4.6 1.4,5.8",)),
    "7": (7.0, ("k .9,.9 6,.9 2.8,10",)),
    "8": (
        7.0,
        (
            "k ~3.5,.6 5.5,2 4.6,4.2 3.5,4.7 2.4,4.2 1.5,2 3.5,.6;"
            "~3.5,4.7 5.8,5.8 5.6,8.6 3.5,9.5 1.4,8.6 1.2,5.8 3.5,4.7",
        ),
    ),
    "9": (7.0, ("k ~1.6,9.2! 4.4,7.6 6,4 5.4,1.4 3.4,.5 1.2,1.8 1.2,4.4 3.4,5.4 5.6,4.2",)),
}
"""Heavier and rounder than the capitals, for the corners."""


@shared
def _glyph(pen: Pen, letter: str) -> None:
    """Draw one letter or figure in its box."""
    for stroke in (CAPITALS.get(letter) or FIGURES[letter])[1]:
        weight, lists = WEIGHTS[stroke[0]], stroke[2:]
        for points in lists.split(";"):
            if points.startswith("~"):
                pen.curve(points[1:], weight)
            else:
                pen.line(points, weight)


def _advance(letter: str) -> float:
    """Return the width of a letter's box."""
    return (CAPITALS.get(letter) or FIGURES[letter])[0]


def word_width(word: str, gap: float = 1.5) -> float:
    """Return how wide a word is at a height of 10, with this gap between letters."""
    return sum(_advance(letter) + gap for letter in word) - gap


@shared
def _word(pen: Pen, word: str, gap: float) -> None:
    """Draw a word 10 high from the origin rightwards."""
    x = 0.0
    for letter in word:
        with pen.at(x, 0):
            _glyph(pen, letter)
        x += _advance(letter) + gap


def text_width(text: str, gap: float = 1.5) -> float:
    """Return how wide a line of words is at a height of 10."""
    words = text.split(" ")
    return sum(word_width(word, gap) for word in words) + (SPACE + gap) * (len(words) - 1)


def write(
    pen: Pen, text: str, x: float, y: float, height: float, gap: float = 1.5, width: float = 0
) -> None:
    """Write a line from (x, y), its upper left corner.

    Given a width, the line stands in its middle and is squeezed to fit.
    """
    tall = height / 10
    natural = text_width(text, gap)
    wide = min(tall, width / natural) if width else tall
    if width:
        x += (width - natural * wide) / 2
    for word in text.split(" "):
        with pen.at(x, y, wide, tall=tall / wide):
            _word(pen, word, gap)
        x += (word_width(word, gap) + SPACE + gap) * wide
