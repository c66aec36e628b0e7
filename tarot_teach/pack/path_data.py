"""From point lists to the short path data of the sprite."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Knot = tuple[float, float, bool]
"""A point on an outline, and whether the outline turns a sharp corner there."""
Segment = tuple[Point, ...]
"""One point for a straight line; two handles and a point for a curve."""
Outline = tuple[Point, list[Segment], bool]
"""Where it starts, its segments, and whether it is closed."""
GridPoint = tuple[int, int]
GridOutline = tuple[GridPoint, list[tuple[GridPoint, ...]], bool]


def knots(points: str | Sequence[tuple[float, float, bool | int]]) -> list[Knot]:
    """Read a point list such as ``"0,3! 3,0 6,3!"``; an exclamation mark makes a corner.

    >>> knots("0,3! 2.5,0")
    [(0.0, 3.0, True), (2.5, 0.0, False)]
    """
    if not isinstance(points, str):
        return [(x, y, bool(corner)) for x, y, corner in points]
    result = []
    for entry in points.split():
        x, y = entry.rstrip("!").split(",")
        result.append((float(x), float(y), entry.endswith("!")))
    return result


def smooth(points: Sequence[Knot], closed: bool, ease: float = 0.36) -> Outline:
    """Run a line through knots: straight into corners, curved through all others.

    The two handles of a knot are made equally long wherever its neighbours are about equally
    far, because the sprite need then store only one of them.
    """
    count = len(points)
    arriving: list[Point | None] = [None] * count
    leaving: list[Point | None] = [None] * count
    for i, (x, y, corner) in enumerate(points):
        if corner or not (closed or 0 < i < count - 1):
            continue
        before, after = points[(i - 1) % count], points[(i + 1) % count]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1
        to_before = math.hypot(x - before[0], y - before[1])
        to_after = math.hypot(after[0] - x, after[1] - y)
        near, far = min(to_before, to_after), max(to_before, to_after)
        if far <= 2 * near:
            to_before = to_after = math.sqrt(near * far)
        else:
            to_before, to_after = min(to_before, 2.2 * near), min(to_after, 2.2 * near)
        arriving[i] = (
            x - across / length * to_before * ease,
            y - down / length * to_before * ease,
        )
        leaving[i] = (x + across / length * to_after * ease, y + down / length * to_after * ease)
    segments: list[Segment] = []
    for i in range(count if closed else count - 1):
        x, y, _ = points[i]
        next_x, next_y, _ = points[(i + 1) % count]
        out, into = leaving[i], arriving[(i + 1) % count]
        if out is None and into is None:
            segments.append(((next_x, next_y),))
            continue
        if into is not None and out is None:
            out = (x + (into[0] - x) * 0.5, y + (into[1] - y) * 0.5)
        if out is not None and into is None:
            into = (next_x + (out[0] - next_x) * 0.5, next_y + (out[1] - next_y) * 0.5)
        if out is not None and into is not None:
            segments.append((out, into, (next_x, next_y)))
    return (points[0][0], points[0][1]), segments, closed


def numbers(values: Sequence[int]) -> str:
    """Join whole numbers as briefly as path data allows: a minus sign needs no space.

    >>> numbers([3, -4, 5])
    '3-4 5'
    """
    text = ""
    for value in values:
        text += f"{value}" if not text or value < 0 else f" {value}"
    return text


def encode(outlines: Sequence[GridOutline]) -> str:
    """Write outlines as relative path data.

    A curve whose first handle mirrors the last handle before it, to within one step of the
    grid, is written in the short form that leaves the handle out.
    """
    text = ""
    pen: GridPoint | None = None
    for start, segments, closed in outlines:
        if pen is None:
            text += "M" + numbers(start)
        else:
            text += "m" + numbers([start[0] - pen[0], start[1] - pen[1]])
        x, y = start
        last = "M"
        mirrored: GridPoint | None = None
        for segment in segments:
            if len(segment) == 1:
                end = segment[0]
                across, down = end[0] - x, end[1] - y
                mirrored = None
                if across == 0 and down == 0:
                    continue
                if down == 0:
                    command, body = "h", numbers([across])
                elif across == 0:
                    command, body = "v", numbers([down])
                else:
                    command, body = "l", numbers([across, down])
            else:
                first, second, end = segment
                if (
                    mirrored is not None
                    and abs(mirrored[0] - first[0]) <= 1
                    and abs(mirrored[1] - first[1]) <= 1
                ):
                    command, handles = "s", [second, end]
                else:
                    command, handles = "c", [first, second, end]
                body = numbers(
                    [value - base for hx, hy in handles for value, base in ((hx, x), (hy, y))]
                )
                mirrored = (2 * end[0] - second[0], 2 * end[1] - second[1])
            x, y = end
            if command != last:
                text += command + body
            else:
                text += body if body.startswith("-") else " " + body
            last = command
        if closed:
            text += "z"
        pen = start if closed else (x, y)
    return text
