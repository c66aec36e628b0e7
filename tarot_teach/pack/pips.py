"""Where the signs stand on the cards from 2 to 10: each suit in its own way.

The signs are set out in the field from x 8 to 112 and y 30 to 194. Nothing crosses, so that
every card can be counted; swords stand in ranks, batons in chevrons, cups and coins in the
pattern of common playing cards.
"""

from __future__ import annotations

from .pen import Pen
from .suit_signs import FRENCH, LARGE, sword

Place = tuple[float, float, float, float]
"""x, y, size, turn in degrees."""

RANKS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4)}
SHORT_RANKS = {9: (3, 3, 3), 10: (3, 4, 3)}
"""Five blades abreast cannot be counted at 48 pixels, so nine and ten stand three deep."""


def _swords(pen: Pen, number: int) -> None:
    """Set swords upright in ranks, at most four to a rank."""
    if number in SHORT_RANKS:
        for rank, count in enumerate(SHORT_RANKS[number]):
            gap = 33 if count == 3 else 26.5
            for i in range(count):
                with pen.at(60 + (i - (count - 1) / 2) * gap, 57.5 + rank * 54.5):
                    sword(pen, 50, 9.6)
        return
    ranks = RANKS[number]
    for rank, count in enumerate(ranks):
        if len(ranks) == 1:
            gap, size, y = (46.0, 1.8, 112.0) if count == 2 else (34.0, 1.66, 112.0)
        else:
            gap = {2: 40.0, 3: 34.0, 4: 27.0}[count]
            size, y = 1.04, (70.5, 153.5)[rank]
        for i in range(count):
            with pen.at(60 + (i - (count - 1) / 2) * gap, y, size):
                sword(pen)


def baton_places(number: int) -> list[Place]:
    """Set batons in chevrons, two by two; the odd one stands upright in the topmost."""
    if number == 2:
        return [(36, 112, 1.75, -20), (84, 112, 1.75, 20)]
    if number == 3:
        return [(60, 100, 1.7, 0), (31, 124, 1.5, -22), (89, 124, 1.5, 22)]
    pairs, odd = divmod(number, 2)
    step = {2: 80, 3: 54, 4: 41, 5: 32.6}[pairs] * (0.95 if odd else 1)
    size = {2: 1.2, 3: 1.08, 4: 0.98, 5: 0.94}[pairs]
    lean = {2: 40, 3: 48, 4: 54, 5: 60}[pairs]
    middle = 118 if odd else 113
    places: list[Place] = []
    for pair in range(pairs):
        y = middle + (pair - (pairs - 1) / 2) * step
        places += [(31, y, size, -lean), (89, y, size, lean)]
    if odd:
        top = middle - (pairs - 1) / 2 * step
        places.append((60, top - (9 if pairs > 2 else 15), size * 1.02, 0))
    return places


def round_places(number: int) -> list[Place]:
    """Set cups, coins and French signs in the pattern of common playing cards."""
    left, middle, right = 28.0, 60.0, 92.0
    three, four = (56.0, 112.0, 168.0), (50.0, 90.5, 131.0, 171.5)
    spots = {
        2: [(middle, 70.0), (middle, 154.0)],
        3: [(middle, 57.0), (middle, 112.0), (middle, 167.0)],
        4: [(32.0, 70.0), (88.0, 70.0), (32.0, 154.0), (88.0, 154.0)],
        5: [(30.0, 70.0), (90.0, 70.0), (30.0, 154.0), (90.0, 154.0), (middle, 112.0)],
        6: [(x, y) for y in three for x in (34.0, 86.0)],
        7: [(x, y) for y in three for x in (left, right)] + [(middle, 84.0)],
        8: [(x, y) for y in three for x in (left, right)] + [(middle, 84.0), (middle, 140.0)],
        9: [(x, y) for y in four for x in (left, right)] + [(middle, 111.0)],
        10: [(x, y) for y in four for x in (left, right)] + [(middle, 70.2), (middle, 151.8)],
    }[number]
    size = {2: 1.7, 3: 1.2, 4: 1.32, 5: 1.16, 6: 1.16}.get(number, 0.94)
    return [(x, y, size, 0) for x, y in spots]


def draw_pips(pen: Pen, suit: str, number: int) -> None:
    """Draw the signs of a card from 2 to 10 in Italian dress."""
    if suit == "S":
        _swords(pen, number)
        return
    places = baton_places(number) if suit == "B" else round_places(number)
    smaller = 1.0
    if suit == "C":
        smaller = {2: 0.95, 3: 0.96, 4: 1.0, 5: 0.93, 6: 0.93}.get(number, 0.86)
    for x, y, size, turn in places:
        with pen.at(x, y, size * smaller, turn):
            LARGE[suit](pen)


def draw_french_pips(pen: Pen, suit: str, number: int) -> None:
    """Draw the signs of a card from 1 to 10 in French dress."""
    places: list[Place] = [(60, 112, 2.6, 0)] if number == 1 else round_places(number)
    for x, y, size, turn in places:
        with pen.at(x, y, size, turn):
            FRENCH[suit](pen)
