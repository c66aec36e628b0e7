"""The marks a pen has made, and how they are written as SVG."""

from __future__ import annotations

import math
from typing import NamedTuple

from .ink import GRID, INK
from .path_data import GridOutline, encode

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


class Mark(NamedTuple):
    """One stroke of the pen: outlines of one look, or a shared drawing and where it goes."""

    kind: str
    outlines: list[GridOutline]
    fill: str = "none"
    width: float = 0
    """Of the line, in units; for `heavy`, how far the print is moved."""
    name: str = ""
    matrix: Matrix = IDENTITY

    def looks_like(self, other: Mark) -> bool:
        """Say whether both are drawn in the same way, so that they may be one path."""
        return self._replace(outlines=[]) == other._replace(outlines=[])


def nearest(units: float) -> int:
    """Round to the grid, the same on every machine: the last digits are dropped first."""
    return math.floor(round(units * GRID, 6) + 0.5)


def _decimal(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def transform(matrix: Matrix) -> str:
    """Write a matrix in units as the shortest transform in steps of the grid."""
    a, b, c, d, e, f = matrix
    x, y = nearest(e), nearest(f)
    if abs(b) > 0.005 or abs(c) > 0.005:
        turned = " ".join(_decimal(value) for value in (a, b, c, d))
        return f' transform="matrix({turned} {x} {y})"'
    moved = f"translate({x} {y})" if x or y else ""
    if abs(a - 1) < 0.005 and abs(d - 1) < 0.005:
        scaled = ""
    elif abs(a - d) < 0.005:
        scaled = f"scale({_decimal(a)})"
    else:
        scaled = f"scale({_decimal(a)} {_decimal(d)})"
    return f' transform="{moved}{scaled}"' if moved or scaled else ""


def element(mark: Mark) -> str:
    """Write one mark; what most shapes have in common is said once, on the symbol."""
    if mark.kind == "use":
        return f'<use href="#{mark.name}"{transform(mark.matrix)}/>'
    data, width = encode(mark.outlines), round(mark.width * GRID)
    if mark.kind == "heavy":
        return f'<path transform="translate({width} {width})" d="{data}"/>'
    if mark.kind == "shape":
        stroke = "" if mark.width == 2 else f' stroke-width="{width}"'
        return f'<path fill="{mark.fill}"{stroke} d="{data}"/>'
    if mark.kind == "line":
        return f'<path fill="none" stroke-width="{width}" d="{data}"/>'
    fill = "" if mark.fill == INK else f' fill="{mark.fill}"'
    return f'<path{fill} stroke="none" d="{data}"/>'
