"""The pen that every picture is drawn with, and the pieces that pictures share."""

from __future__ import annotations

import contextlib
import functools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Concatenate, ParamSpec

from .ink import GRID, INK, PAPER
from .marks import IDENTITY, Mark, Matrix, element, nearest
from .path_data import (
    GridOutline,
    GridPoint,
    Knot,
    Outline,
    Point,
    knots,
    smooth,
)

Parameters = ParamSpec("Parameters")


class Parts:
    """The pieces drawn once and used by several pictures.

    A piece wanted only once is drawn in place. `wanted` says how often each was wanted when
    everything was drawn before.
    """

    def __init__(self, wanted: Counter[Hashable] | None = None) -> None:
        self.wanted = wanted or Counter()
        self.asked: Counter[Hashable] = Counter()
        self.names: dict[Hashable, str] = {}
        self.drawings: dict[str, str] = {}

    def place(self, key: Hashable, draw: Callable[[Pen], None]) -> str | None:
        """Return the id of a shared piece, drawing it if need be; None: draw it in place."""
        self.asked[key] += 1
        if self.wanted[key] < 2:
            return None
        if key not in self.names:
            self.names[key] = name = f"tt-part-{len(self.names)}"
            fresh = Pen(self)
            self.drawings[name] = ""
            draw(fresh)
            self.drawings[name] = fresh.markup()
        return self.names[key]


class Pen:
    """Collects shapes, lines and cuts in units of the card, and writes them as SVG."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._marks: list[Mark] = []
        self._matrix = IDENTITY

    # ------------------------------------------------------------ where the pen is
    @contextlib.contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        size: float = 1,
        turn: float = 0,
        flip: bool = False,
        *,
        tall: float = 1,
    ) -> Iterator[Pen]:
        """Draw what follows around (x, y), enlarged, turned clockwise by degrees, mirrored."""
        before = a, b, c, d, e, f = self._matrix
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        mirror = -1 if flip else 1
        across = (size * cosine * mirror, size * sine * mirror)
        down = (-size * tall * sine, size * tall * cosine)
        self._matrix = (
            a * across[0] + c * across[1],
            b * across[0] + d * across[1],
            a * down[0] + c * down[1],
            b * down[0] + d * down[1],
            round(round((a * x + c * y + e) * GRID, 6)) / GRID,
            round(round((b * x + d * y + f) * GRID, 6)) / GRID,
        )
        yield self
        self._matrix = before

    def _grid_point(self, point: Point) -> GridPoint:
        a, b, c, d, e, f = self._matrix
        return nearest(a * point[0] + c * point[1] + e), nearest(b * point[0] + d * point[1] + f)

    def _grid_step(self, across: float, down: float) -> GridPoint:
        a, b, c, d, _, _ = self._matrix
        return nearest(a * across + c * down), nearest(b * across + d * down)

    def _grid_outline(self, outline: Outline) -> GridOutline:
        start, segments, closed = outline
        return (
            self._grid_point(start),
            [tuple(self._grid_point(point) for point in segment) for segment in segments],
            closed,
        )

    def _add(self, mark: Mark) -> None:
        last = self._marks[-1] if self._marks else None
        if mark.kind in {"line", "fill"} and last and last.looks_like(mark):
            last.outlines.extend(mark.outlines)
        else:
            self._marks.append(mark)

    def _closed(self, outline: GridOutline, fill: str, width: float, heavy: float) -> None:
        if heavy:
            self._add(Mark("heavy", [outline], width=heavy))
        self._add(Mark("shape" if width else "fill", [outline], fill, width))

    # ------------------------------------------------------------ closed shapes
    def shape(
        self,
        points: str | Sequence[tuple[float, float, bool | int]],
        fill: str = PAPER,
        width: float = 2.0,
        heavy: float = 0,
        ease: float = 0.36,
    ) -> None:
        """Draw a closed outline; `heavy` prints it first in ink, moved towards the shadow."""
        self._closed(self._grid_outline(smooth(knots(points), True, ease)), fill, width, heavy)

    def polygon(self, points: str, fill: str = PAPER, width: float = 2.0, heavy: float = 0) -> None:
        """Draw a closed outline of straight lines."""
        corners: list[Knot] = [(x, y, True) for x, y, _ in knots(points)]
        self.shape(corners, fill, width, heavy)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = PAPER,
        width: float = 2.0,
        heavy: float = 0,
        tall: float | None = None,
    ) -> None:
        """Draw a disc, or an ellipse `tall` units from its middle to its top."""
        a, b, c, d, _, _ = self._matrix
        high = tall or radius
        if radius != high and (abs(b) > 1e-6 or abs(c) > 1e-6):
            ring = [(x, y - high, 0), (x + radius, y, 0), (x, y + high, 0), (x - radius, y, 0)]
            self.shape(ring, fill, width, heavy, 0.39)
            return
        scale = math.sqrt(abs(a * d - b * c))
        middle_x, middle_y = self._grid_point((x, y))
        across, down = max(1, nearest(radius * scale)), max(1, nearest(high * scale))
        near, low = round(across * 0.552), round(down * 0.552)
        top, bottom = middle_y - down, middle_y + down
        left, right = middle_x - across, middle_x + across
        outline: GridOutline = (
            (middle_x, top),
            [
                ((middle_x + near, top), (right, middle_y - low), (right, middle_y)),
                ((right, middle_y + low), (middle_x + near, bottom), (middle_x, bottom)),
                ((middle_x - near, bottom), (left, middle_y + low), (left, middle_y)),
                ((left, middle_y - low), (middle_x - near, top), (middle_x, top)),
            ],
            True,
        )
        self._closed(outline, fill, width, heavy)

    # ------------------------------------------------------------ open lines
    def curve(self, points: str, width: float = 1.4) -> None:
        """Draw curved lines; a bar parts one line from the next."""
        for one in points.split("|"):
            outline = self._grid_outline(smooth(knots(one), False))
            self._add(Mark("line", [outline], width=width))

    def line(self, points: str, width: float = 1.4) -> None:
        """Draw straight lines; a bar parts one line from the next."""
        for one in points.split("|"):
            corners: list[Knot] = [(x, y, True) for x, y, _ in knots(one)]
            self._add(Mark("line", [self._grid_outline(smooth(corners, False))], width=width))

    # ------------------------------------------------------------ the knife
    def cut(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        thick: float = 1.6,
        bend: float = 0,
        colour: str = INK,
    ) -> None:
        """Draw a stroke that starts thick at the first point and runs out to nothing."""
        across, down = x2 - x1, y2 - y1
        length = math.hypot(across, down) or 1
        side_x, side_y = -down / length, across / length
        first = (x1 + side_x * thick / 2, y1 + side_y * thick / 2)
        second = (x1 - side_x * thick / 2, y1 - side_y * thick / 2)
        segments: list[tuple[Point, ...]] = [((x2, y2),), (second,)]
        if bend:
            middle = ((x1 + x2) / 2 + side_x * bend, (y1 + y2) / 2 + side_y * bend)
            lean = (side_x * thick * 0.2, side_y * thick * 0.2)
            segments = [
                (
                    ((first[0] + middle[0]) / 2, (first[1] + middle[1]) / 2),
                    (middle[0] + lean[0], middle[1] + lean[1]),
                    (x2, y2),
                ),
                (
                    (middle[0] - lean[0], middle[1] - lean[1]),
                    ((second[0] + middle[0]) / 2, (second[1] + middle[1]) / 2),
                    second,
                ),
            ]
        self._add(Mark("fill", [self._grid_outline((first, segments, True))], colour))

    def hatch(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        count: int,
        across: float,
        down: float,
        thick: float = 1.5,
        vary: float = 0.25,
        colour: str = INK,
    ) -> None:
        """Draw a row of cuts rooted between two points, their lengths varying in threes.

        Steps are whole steps of the grid, so that the path data repeats and compresses.
        """
        x, y = self._grid_point((x1, y1))
        step_x, step_y = self._grid_step(
            (x2 - x1) / max(1, count - 1), (y2 - y1) / max(1, count - 1)
        )
        length = math.hypot(across, down) or 1
        root_x, root_y = self._grid_step(-down / length * thick, across / length * thick)
        if (root_x, root_y) == (0, 0):
            root_y = 1
        cuts: list[GridOutline] = []
        for i in range(count):
            short = 1 - vary * ((i * 7) % 3) / 2
            end_x, end_y = self._grid_step(across * short, down * short)
            start_x = x + step_x * i - root_x // 2
            start_y = y + step_y * i - root_y // 2
            tip = (start_x + end_x + root_x // 2, start_y + end_y + root_y // 2)
            other = (start_x + root_x, start_y + root_y)
            cuts.append(((start_x, start_y), [(tip,), (other,)], True))
        self._add(Mark("fill", cuts, colour))

    # ------------------------------------------------------------ shared pieces
    def piece(self, key: Hashable, draw: Callable[[Pen], None]) -> None:
        """Place a piece that other pictures may share; see `shared`."""
        name = self.parts.place(key, draw)
        if name is None:
            draw(self)
            return
        self.refer(name, self._matrix)

    def refer(self, name: str, matrix: Matrix = IDENTITY) -> None:
        """Place a drawing of the sprite by its id."""
        self._add(Mark("use", [], name=name, matrix=matrix))

    # ------------------------------------------------------------ out
    def markup(self) -> str:
        """Write everything drawn so far as SVG elements with presentation attributes only."""
        return "".join(element(mark) for mark in self._marks)


def shared(
    draw: Callable[Concatenate[Pen, Parameters], None],
) -> Callable[Concatenate[Pen, Parameters], None]:
    """Make a drawing a piece that is stored once, however many pictures use it."""

    @functools.wraps(draw)
    def place(pen: Pen, /, *args: Parameters.args, **options: Parameters.kwargs) -> None:
        key = (draw.__module__, draw.__name__, args, tuple(sorted(options.items())))
        pen.piece(key, lambda fresh: draw(fresh, *args, **options))

    return place
