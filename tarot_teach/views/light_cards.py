"""The drawn cards in few bytes, for pictures that travel inside a notebook's output.

On a card as wide as a thumb, shadows and hatching are finer than the screen can show: they are left
out, points move to a coarser grid, and colours are written in three digits.
"""

from __future__ import annotations

import re
from functools import cache
from math import hypot

from ..pack.compose import layers, sprite_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Point = tuple[float, float]
    Outline = tuple[Point, list[tuple[Point, ...]], bool]
    """Where it starts, its lines (one point) and curves (three), and whether it is closed."""

GRID = 4
"""How many steps of the sprite's grid make one of ours."""
BOX = f"0 0 {480 // GRID} {800 // GRID}"
INK = "#211"
LINE_WIDTH = 7 / GRID

_PIECE = re.compile(r'<(g|symbol) id="(tt-[\w-]+)"(.*?)>(.*)</\1>')
_PATH = re.compile(r'<path ([^>]*?) ?d="([^"]*)"/>')
_SHADOW = re.compile(r'<path transform="translate\(\d \d\)" d="([^"]*)"/>(?=<path [^>]*d="\1")')
_COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TRANSFORM = re.compile(r"(translate|matrix)\(([^)]*)\)")
_INK = re.compile(r"var\(--tt-\w+,(#[0-9a-f]{6})\)")
_SHORT_INKS = {
    "#241812": INK,
    "#f5e9d0": "#fed",
    "#28436f": "#247",
    "#b03428": "#b32",
    "#579772": "#597",
    "#e3ad3c": "#ea3",
}
_VALUES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4}
_ORDINARY_LINE = {"5", "6", "7", "8"}


@cache
def light_pieces(code: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the ids to lay upon each other for a small card, and the markup of all its pieces.

    Every piece is a `<g>`; strokes and the ink are left to the element that uses them (`INK`,
    `LINE_WIDTH`, round joins and caps). Takes a card's code; another is a KeyError.

    >>> upon_each_other, pieces = light_pieces("S2")
    >>> upon_each_other, "tt-index-S2" in pieces
    (('tt-small-S2', 'tt-index-S2'), True)
    """
    wanted = layers(code, small=True)
    return wanted, _lightened(wanted[:1], 1) | _lightened(wanted[1:], 0.5)


@cache
def light_sign(suit: str) -> dict[str, str]:
    """Return the markup of the pieces of a suit's sign, whose id is `tt-sign-S` and so on."""
    return _lightened((f"tt-sign-{suit}",), 0.5)


@cache
def _lightened(wanted: tuple[str, ...], step: float) -> dict[str, str]:
    """Lighten the pieces that some ids are made of; points move to multiples of `step`."""
    found = {}
    for _, name, attributes, inside in _PIECE.findall(sprite_of(wanted)):
        colour = re.search(r' color="[^"]*"', attributes)
        body = _light(inside, step)
        found[name] = _short(f'<g id="{name}"{colour[0] if colour else ""}>{body}</g>')
    for name in [name for name, piece in found.items() if '"></g>' in piece]:
        del found[name]
        nothing = re.compile(f'<use href="#{name}"[^>]*/>')
        found = {other: nothing.sub("", piece) for other, piece in found.items()}
    return found


def _light(inside: str, step: float) -> str:
    def path(match: re.Match[str]) -> str:
        attributes, outlines = match[1], list(_outlines(match[2]))
        if attributes == 'stroke="none"':
            outlines = [outline for outline in outlines if not _is_hatching(outline)]
        data = _written(outlines, step)
        width = re.search(r' ?stroke-width="([\d.]+)"', attributes)
        if width:
            own = width[1] not in _ORDINARY_LINE
            thin = f' stroke-width="{_number(float(width[1]) / GRID)}"' if own else ""
            attributes = attributes.replace(width[0], thin)
        attributes = _TRANSFORM.sub(_moved, attributes).strip()
        return f'<path {attributes} d="{data}"/>'.replace("  ", " ") if data else ""

    uses = _TRANSFORM.sub(_moved, _SHADOW.sub("", inside))
    return _PATH.sub(path, uses)


def _moved(match: re.Match[str]) -> str:
    """Write a shift for the coarser grid; turning and scaling stay as they are."""
    values = [float(value) for value in _NUMBER.findall(match[2])]
    still, shift = values[:-2], values[-2:]
    return f"{match[1]}({_row([*still, *(round(value / GRID, 1) for value in shift)])})"


def _short(markup: str) -> str:
    def colour(match: re.Match[str]) -> str:
        return _SHORT_INKS[match[1]]

    return _INK.sub(colour, markup)


def _outlines(data: str) -> Iterator[Outline]:
    """Read path data, relative but for its first letter, into absolute points."""
    x = y = 0.0
    mirrored: Point | None = None
    start: Point = (0, 0)
    parts: list[tuple[Point, ...]] = []
    for letter, body in _COMMAND.findall(data):
        kind = letter.lower()
        if kind == "z":
            yield start, parts, True
            parts, (x, y) = [], start
            continue
        values = [float(value) for value in _NUMBER.findall(body)]
        size = _VALUES[kind]
        for first in range(0, len(values), size):
            group = values[first : first + size]
            if kind == "h":
                group = [group[0], 0]
            elif kind == "v":
                group = [0, group[0]]
            points = [
                (x + across, y + down) for across, down in zip(group[::2], group[1::2], strict=True)
            ]
            if kind == "s":
                points.insert(0, mirrored or (x, y))
            x, y = points[-1]
            mirrored = None
            if kind == "m":
                if parts:
                    yield start, parts, False
                start, parts = (x, y), []
                continue
            if len(points) == 3:
                mirrored = (2 * x - points[1][0], 2 * y - points[1][1])
            parts.append(tuple(points))
    if parts:
        yield start, parts, False


def _is_hatching(outline: Outline) -> bool:
    """Tell whether it is one of the little wedges that shade a surface."""
    _, parts, closed = outline
    return closed and [len(part) for part in parts] == [1, 1]


def _written(outlines: Iterable[Outline], step: float) -> str:
    """Write outlines as short relative path data on the coarse grid."""

    def on_grid(point: Point) -> Point:
        return (
            round(point[0] / GRID / step) * step,
            round(point[1] / GRID / step) * step,
        )

    text = ""
    pen: Point = (0, 0)
    for start, parts, closed in outlines:
        lines = ""
        first = here = on_grid(start)
        exact, last, mirrored = start, "", None
        if closed and len(parts) > 2 and len(parts[-1]) == 1 and on_grid(parts[-1][0]) == first:
            parts = parts[:-1]
        for part in parts:
            end = on_grid(part[-1])
            across, down = end[0] - here[0], end[1] - here[1]
            if len(part) == 1 or _nearly_straight(exact, part, step * GRID):
                letter, values = _line(across, down)
                mirrored = None
            else:
                handles = [on_grid(point) for point in part]
                letter = "s" if handles[0] == mirrored else "c"
                kept = handles[1:] if letter == "s" else handles
                values = [value for h in kept for value in (h[0] - here[0], h[1] - here[1])]
                mirrored = (2 * end[0] - handles[1][0], 2 * end[1] - handles[1][1])
            exact, here = part[-1], end
            if not letter:
                continue
            row = _row(values)
            joined = "" if row.startswith("-") else " "
            lines += joined + row if letter == last else letter + row
            last = letter
        if not lines:
            continue
        letter = "m" if text else "M"
        text += letter + _row([first[0] - pen[0], first[1] - pen[1]]) + lines
        text += "z" if closed else ""
        pen = first if closed else here
    return text


def _line(across: float, down: float) -> tuple[str, list[float]]:
    if not across and not down:
        return "", []
    if not down:
        return "h", [across]
    return ("l", [across, down]) if across else ("v", [down])


def _nearly_straight(start: Point, curve: tuple[Point, ...], step: float) -> bool:
    """Tell whether a curve is short, or bends away by less than the grid can show."""
    across, down = curve[-1][0] - start[0], curve[-1][1] - start[1]
    length = hypot(across, down)
    if length < 2 * step:
        return True
    bends = (abs((x - start[0]) * down - (y - start[1]) * across) / length for x, y in curve[:-1])
    return max(bends) < 0.6 * step


def _row(values: Iterable[float]) -> str:
    """Join numbers as briefly as SVG allows: a minus sign needs no space before it."""
    text = ""
    for value in values:
        written = _number(value)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def _number(value: float) -> str:
    """Write a number without a nought before its point.

    >>> _number(-0.5), _number(3.0)
    ('-.5', '3')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
