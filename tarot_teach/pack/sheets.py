"""Pages of nine cards each, to print on both sides and cut."""

from __future__ import annotations

from .compose import BOX, layers, sprite_of

CODES = (
    *(f"{suit}{rank}" for suit in "SCBD" for rank in (*range(1, 11), *"VCQK")),
    *(f"T{number}" for number in range(1, 22)),
    "F",
)
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
CARD_WIDTH, CARD_HEIGHT = 52.8, 88.0
COLUMNS, ROWS = 3, 3
MARK = 4.0
"""Length of a cut mark in millimetres."""
GAP = 1.2
"""How far a cut mark stays from the cards, in millimetres."""

STYLE = """
@page {{ size: {width}mm {height}mm; margin: 0; }}
* {{ box-sizing: border-box; }}
html, body {{ margin: 0; padding: 0; background: #fff; }}
.store {{ position: absolute; width: 0; height: 0; overflow: hidden; }}
.page {{ display: block; width: {width}mm; height: {height}mm; break-after: page;
  break-inside: avoid; -webkit-print-color-adjust: exact; print-color-adjust: exact; }}
.page:last-child {{ break-after: auto; }}
"""
WHITE = ":root {{ {inks} }}".format(
    inks=" ".join(
        f"--tt-{ink}: #fff;" for ink in ("paper", "indigo", "madder", "verdigris", "ochre")
    )
)


def _corners(paper: str) -> tuple[float, float]:
    """Return the left and top margin that put the nine cards in the middle, in millimetres."""
    width, height = PAPERS[paper]
    return (width - COLUMNS * CARD_WIDTH) / 2, (height - ROWS * CARD_HEIGHT) / 2


def _cut_marks(paper: str) -> str:
    """Draw short lines outside the cards, in line with every cut."""
    left, top = _corners(paper)
    right, bottom = left + COLUMNS * CARD_WIDTH, top + ROWS * CARD_HEIGHT
    lines = []
    for column in range(COLUMNS + 1):
        x = left + column * CARD_WIDTH
        for y, way in ((top - GAP, -1), (bottom + GAP, 1)):
            lines.append(f"M{x:.2f} {y:.2f}v{way * MARK:.2f}")
    for row in range(ROWS + 1):
        y = top + row * CARD_HEIGHT
        for x, way in ((left - GAP, -1), (right + GAP, 1)):
            lines.append(f"M{x:.2f} {y:.2f}h{way * MARK:.2f}")
    return f'<path fill="none" stroke="#000" stroke-width="0.2" d="{"".join(lines)}"/>'


def page(paper: str, cards: list[tuple[str, ...]], mirrored: bool = False) -> str:
    """Draw one page of at most nine cards, each a tuple of layers, as an SVG in millimetres.

    A mirrored page is the back of one that is turned over its long edge: its first card lies at
    the right, behind the first card of the front.
    """
    width, height = PAPERS[paper]
    left, top = _corners(paper)
    parts = [_cut_marks(paper)]
    for place, ids in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        if mirrored:
            column = COLUMNS - 1 - column
        x, y = left + column * CARD_WIDTH, top + row * CARD_HEIGHT
        used = "".join(f'<use href="#{name}"/>' for name in ids)
        parts.append(
            f'<svg class="card" x="{x:.2f}" y="{y:.2f}" width="{CARD_WIDTH}" '
            f'height="{CARD_HEIGHT}" viewBox="{BOX}">{used}</svg>'
        )
    return (
        f'<svg class="page" viewBox="0 0 {width} {height}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )


def sheets(
    paper: str,
    *,
    suits: str = "italian",
    names: str | None = "english",
    index: bool = True,
    line_only: bool = False,
) -> str:
    """Return an HTML page of the whole pack for a4 or letter paper, fronts and backs in turn.

    Print it on both sides, turned over the long edge, at its real size. The dress is told as in
    `compose.layers`; `line_only` makes every ink but black white.

    >>> sheets("a4").count('class="page"')
    18
    """
    per_page = COLUMNS * ROWS
    width, height = PAPERS[paper]
    pages, shown = [], set(layers("back"))
    for first in range(0, len(CODES), per_page):
        codes = CODES[first : first + per_page]
        fronts = [layers(code, suits=suits, names=names, index=index) for code in codes]
        shown.update(*fronts)
        pages.append(page(paper, fronts))
        pages.append(page(paper, [layers("back")] * len(codes), mirrored=True))
    style = STYLE.format(width=width, height=height) + (WHITE if line_only else "")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>A tarot pack to print and cut</title><style>{style}</style></head><body>\n"
        f'<div class="store">{sprite_of(sorted(shown))}</div>\n'
        + "\n".join(pages)
        + "\n</body></html>\n"
    )
