"""The whole pack as one SVG sprite, from the drawings in this folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from . import cavaliers, kings, knaves, queens, trumps
from .aces import ACES
from .back import back
from .ink import (
    GRID,
    HEIGHT,
    INK,
    PAPER,
    SUIT_COLOURS,
    WIDTH,
)
from .letters import text_width, write
from .names import TRADITIONS, cartouche
from .pen import Parts, Pen
from .pips import draw_french_pips, draw_pips
from .suit_signs import FRENCH, HELD, SMALL

COURTS = {"K": kings, "Q": queens, "C": cavaliers, "V": knaves}
PIP_RANKS = tuple(str(number) for number in range(1, 11))
SUITED = tuple(f"{suit}{rank}" for suit in "SCBD" for rank in (*PIP_RANKS, *"VCQK"))
PIPS = tuple(code for code in SUITED if code[1:] in PIP_RANKS[1:])
TRUMPS = tuple(f"T{number}" for number in range(1, 22))
CODES = (*SUITED, *TRUMPS, "F")
NAMED = tuple(code for code in CODES if code[0] in "TF" or code[1] in COURTS)

BOX = f'viewBox="0 0 {WIDTH * GRID} {HEIGHT * GRID}"'
SIGN_BOX = f'viewBox="{-28 * GRID} {-28 * GRID} {56 * GRID} {56 * GRID}"'
STROKES = (
    f'fill="{INK}" stroke="{INK}" stroke-width="{2 * GRID}" '
    'stroke-linejoin="round" stroke-linecap="round"'
)
FOOT = 175.5
"""The line on which pictures stand, above the cartouche."""
COURT_FIT = {"K": 0.95, "Q": 0.97}
"""Crowns that would touch the corner index are drawn a little lower."""
PERIOD_LIFT = 11
"""How far the signs of a pip card rise into the field that the indices leave free."""
SMALL_SCALE, SMALL_FOOT = 1.1, 197.4
"""The small dress has neither frame nor cartouche, so the picture grows by a tenth."""


def roman(number: int) -> str:
    """Write a number in Roman figures, as in the band of a trump.

    >>> [roman(number) for number in (4, 9, 14, 21)]
    ['IV', 'IX', 'XIV', 'XXI']
    """
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            text += letters
            number -= value
    return text


class Sprite:
    """Draws every piece once, with what an earlier drawing learned about shared parts."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.groups: list[str] = []
        self.symbols: list[str] = []

    def _drawn(self, draw: Callable[[Pen], None]) -> str:
        pen = Pen(self.parts)
        draw(pen)
        return pen.markup()

    def group(self, name: str, draw: Callable[[Pen], None]) -> None:
        """Add a piece that symbols are composed of."""
        self.groups.append(f'<g id="tt-{name}">{self._drawn(draw)}</g>')

    def symbol(
        self, name: str, draw: Callable[[Pen], None], colour: str = INK, box: str = BOX
    ) -> None:
        """Add a piece that pages may use, its suit ink set to a colour."""
        self.symbols.append(
            f'<symbol id="tt-{name}" {box} {STROKES} color="{colour}">{self._drawn(draw)}</symbol>'
        )

    def markup(self) -> str:
        """Write the sprite: shared parts, groups, symbols."""
        parts = [f'<g id="{name}">{body}</g>' for name, body in self.parts.drawings.items()]
        everything = "\n".join([*parts, *self.groups, *self.symbols])
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
            f"<defs>\n{everything}\n</defs></svg>\n"
        )


# ------------------------------------------------------------ grounds and frames
PLATE = "0,3! 3,0! 117,0! 120,3! 120,197! 117,200! 3,200! 0,197!"


def _plate(pen: Pen, band: bool, cartouche_box: bool) -> None:
    pen.shape(PLATE, PAPER, 0)
    boxes = []
    if band:
        boxes.append("4.5,25 115.5,25")
    if cartouche_box:
        boxes.append(f"4.5,{FOOT} 115.5,{FOOT}")
    if boxes:
        pen.line("|".join(boxes), 1.6)
    pen.polygon("4.5,4.5 115.5,4.5 115.5,195.5 4.5,195.5", "none", 2.4)


def _small_plate(pen: Pen) -> None:
    pen.shape("1,4! 4,1! 116,1! 119,4! 119,196! 116,199! 4,199! 1,196!", PAPER, 2)


def plate_of(code: str) -> str:
    """Return the id of the ground and frame a card lies on."""
    if code in TRUMPS:
        return "tt-plate-trump"
    return "tt-plate-named" if code in NAMED else "tt-plate-pips"


# ------------------------------------------------------------ pictures
def _scaled(size: float, foot: float) -> tuple[float, float, float, float, float, float]:
    """Return the matrix that scales a picture about the middle of its foot, moved to `foot`."""
    return (size, 0, 0, size, 60 - 60 * size, foot - FOOT * size)


def _court(pen: Pen, code: str, french: bool) -> None:
    """Draw a court card: body, then the sign, then the arm that holds it."""
    suit, rank = code[0], COURTS[code[1]]
    pen.refer(f"tt-body-{code}")
    if french:
        x, y = rank.FIST
        with pen.at(x - 2, y - 18, 1.15):
            FRENCH[suit](pen)
    else:
        x, y, turn, size = rank.GRIPS[suit]
        with pen.at(x, y, size, turn):
            HELD[suit](pen)
    rank.raised_arm(pen)


def _picture(pen: Pen, code: str, french: bool) -> None:
    if code in TRUMPS or code == "F":
        trumps.PICTURES[code](pen)
    elif code[1] in COURTS:
        _court(pen, code, french)
    elif french:
        draw_french_pips(pen, code[0], int(code[1:]))
    elif code[1:] == "1":
        ACES[code[0]](pen)
    else:
        draw_pips(pen, code[0], int(code[1:]))


def _face(pen: Pen, code: str, prefix: str) -> None:
    pen.refer(plate_of(code))
    size = trumps.FIT.get(code) or COURT_FIT.get(code[1:], 1)
    pen.refer(f"tt-{prefix}picture-{code}", _scaled(size, FOOT))
    if code in TRUMPS:
        figures = roman(int(code[1:]))
        write(pen, figures, 38 if len(figures) > 3 else 32, 7.4, 15, 1.2, 56)


def _period_face(pen: Pen, code: str, prefix: str) -> None:
    """Draw a pip card without indices: its signs stand in the middle of the card."""
    pen.refer(plate_of(code))
    pen.refer(f"tt-{prefix}picture-{code}", _scaled(1, FOOT - PERIOD_LIFT))


def _small_face(pen: Pen, code: str, prefix: str) -> None:
    pen.refer("tt-plate-small")
    matrix = _scaled(SMALL_SCALE, SMALL_FOOT) if code in NAMED else _scaled(1, FOOT + 2)
    pen.refer(f"tt-{prefix}picture-{code}", matrix)


# ------------------------------------------------------------ layers that switch
SMALL_SIZES = {"S": 0.46, "C": 0.48, "B": 0.43, "D": 0.48}
"""How much of its full size a small sign has in the corner."""


def _index(pen: Pen, code: str, french: bool) -> None:
    """Draw the figure and small sign in the corner; pip cards have them in both corners."""
    if code in TRUMPS:
        write(pen, code[1:], 8.5, 6.6, 15.6, 1)
        return
    suit, rank = code[0], code[1:]
    signs, size = (FRENCH, 0.52) if french else (SMALL, SMALL_SIZES[suit])
    wide = text_width(rank, 1) * 2
    write(pen, rank, 8.5, 8, 20, 1)
    with pen.at(20.6 + wide, 18.2, size):
        signs[suit](pen)
    if rank in PIP_RANKS:
        write(pen, rank, 111.5 - wide, 8, 20, 1)
        with pen.at(99.4 - wide, 18.2, size):
            signs[suit](pen)


def _numeral(pen: Pen, code: str) -> None:
    """Draw the Roman figures of a trump for the small dress without indices."""
    figures = roman(int(code[1:]))
    natural = text_width(figures, 1.2) * 1.9
    write(pen, figures, 6, 6, 19, 1.2, min(natural, 44))


def _name(pen: Pen, code: str, tradition: str, suits: str) -> None:
    write(pen, cartouche(code, tradition, suits), 9, 180, 11, width=102)


def _add_plates(sprite: Sprite) -> None:
    sprite.group("plate-trump", partial(_plate, band=True, cartouche_box=True))
    sprite.group("plate-named", partial(_plate, band=False, cartouche_box=True))
    sprite.group("plate-pips", partial(_plate, band=False, cartouche_box=False))
    sprite.group("plate-small", _small_plate)
    for code in SUITED:
        if code[1] in COURTS:
            sprite.group(f"body-{code}", partial(COURTS[code[1]].body, suit=code[0]))


def _add_cards(sprite: Sprite, prefix: str, codes: Sequence[str], french: bool) -> None:
    for code in codes:
        colour = SUIT_COLOURS.get(code[0], INK)
        sprite.group(f"{prefix}picture-{code}", partial(_picture, code=code, french=french))
        sprite.symbol(f"{prefix}card-{code}", partial(_face, code=code, prefix=prefix), colour)
        sprite.symbol(
            f"{prefix}small-{code}", partial(_small_face, code=code, prefix=prefix), colour
        )
        if code in PIPS:
            sprite.symbol(
                f"{prefix}period-{code}", partial(_period_face, code=code, prefix=prefix), colour
            )
        if code in TRUMPS:
            sprite.symbol(f"numeral-{code}", partial(_numeral, code=code))
        if code != "F":
            sprite.symbol(
                f"{prefix}index-{code}", partial(_index, code=code, french=french), colour
            )


def _add_signs(sprite: Sprite) -> None:
    for suit in SUIT_COLOURS:
        sprite.symbol(f"sign-{suit}", SMALL[suit], SUIT_COLOURS[suit], SIGN_BOX)
        sprite.symbol(f"french-sign-{suit}", FRENCH[suit], INK, SIGN_BOX)


def _add_names(sprite: Sprite) -> None:
    for tradition in TRADITIONS:
        for code in NAMED:
            sprite.symbol(
                f"name-{tradition}-{code}",
                partial(_name, code=code, tradition=tradition, suits="italian"),
            )
            if code in SUITED:
                sprite.symbol(
                    f"french-name-{tradition}-{code}",
                    partial(_name, code=code, tradition=tradition, suits="french"),
                )


def draw_sprite() -> str:
    """Draw the pack. The first drawings only count which pieces are worth sharing."""
    parts = Parts()
    for _ in range(3):
        parts = Parts(parts.asked)
        sprite = Sprite(parts)
        _add_plates(sprite)
        _add_cards(sprite, "", CODES, french=False)
        _add_cards(sprite, "french-", SUITED, french=True)
        sprite.symbol("card-back", back)
        _add_signs(sprite)
        _add_names(sprite)
    return sprite.markup()
