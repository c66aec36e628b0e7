"""How large type may be so that a text fits its side of a leaf, reckoned without a browser."""

from __future__ import annotations

import re
from html import unescape
from math import ceil

from .paper import SIZES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

TENTHS_OF_POINTS = range(118, 60, -1)
"""The sizes of type that are tried, the largest first."""
POINTS_IN = {"mm": 72 / 25.4, "in": 72}
MARGINS = {"across": 24 * POINTS_IN["mm"], "down": 27 * POINTS_IN["mm"]}
GAP = 8 * POINTS_IN["mm"]
LETTER, BOLD_LETTER, LINE = 0.465, 0.515, 1.32
"""Mean width of a letter and height of a line, in parts of the size of type."""
LOST_AT_THE_END_OF_A_LINE = 2.5
"""So many letters of a line stay empty in the mean, since words are not divided."""
BEFORE = {"li": 0.16, "p": 0.4, "tr": 0.25, "h2": 1.5, "div": 0.3}
INDENTED = 1.3
_BLOCK = re.compile(r"<(li|p|tr|h2)\b[^>]*>(.*?)</\1>", re.S)
_BOLD = re.compile(r"<b>(.*?)</b>", re.S)


def _width(html: str) -> float:
    """Say how wide a text would be in one line, in parts of the size of type."""
    text = unescape(re.sub(r"<[^>]*>", "", html))
    bold = unescape(re.sub(r"<[^>]*>", "", "".join(_BOLD.findall(html))))
    return LETTER * len(text) + (BOLD_LETTER - LETTER) * len(bold)


def height(html: str, size: float, width: float) -> float:
    """Reckon how high a text stands in a column so many points wide, in points."""
    line = width / size - INDENTED - LOST_AT_THE_END_OF_A_LINE * LETTER
    high = 0.0
    for kind, inside in _BLOCK.findall(html):
        lines = 1 if kind == "tr" else ceil(_width(inside) / line)
        high += LINE * max(1, lines) + BEFORE[kind]
    return high * size


def largest(paper: str, across: str, columns: Iterable[str], above: float = 0) -> float:
    """Find the largest type at which a side holds a text: `across` it, then in two columns.

    `above` is what stands over both, in points.
    """
    wide, high = (float(side[:-2]) * POINTS_IN[side[-2:]] for side in SIZES[paper])
    wide, high = wide - MARGINS["across"], high - MARGINS["down"] - above
    text = "".join(columns)
    for tenths in TENTHS_OF_POINTS:
        size = tenths / 10
        taken = height(across, size, wide) + height(text, size, (wide - GAP) / 2) / 2
        # Columns are of unequal length where an item or a table is not to be divided.
        if taken + 3 * LINE * size <= high:
            return size
    return TENTHS_OF_POINTS[-1] / 10
