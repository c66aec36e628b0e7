"""The size of a card and the six inks it is printed in.

Every ink but black is written as a custom property with its colour as the fallback. A page that
sets `--tt-paper`, `--tt-indigo` and so on to white therefore turns the same sprite into the
line-only dress, and a card that is taken out of the sprite alone gets plain colours instead.
"""

from __future__ import annotations

WIDTH, HEIGHT = 120, 200
GRID = 4
"""Steps in one unit of drawing: the sprite stores whole quarters."""

COLOURS = {
    "ink": "#241812",
    "paper": "#f5e9d0",
    "indigo": "#28436f",
    "madder": "#b03428",
    "verdigris": "#579772",
    "ochre": "#e3ad3c",
}


def ink_reference(name: str) -> str:
    """Write an ink as the sprite does: a custom property that falls back to its colour.

    >>> ink_reference("madder")
    'var(--tt-madder,#b03428)'
    """
    return f"var(--tt-{name},{COLOURS[name]})"


INK, PAPER, INDIGO, MADDER, VERDIGRIS, OCHRE = (ink_reference(name) for name in COLOURS)
SUIT_INK = "currentColor"
"""Whatever the card says its suit is printed in."""

SUIT_COLOURS = {"S": INDIGO, "C": MADDER, "B": VERDIGRIS, "D": OCHRE}
SECOND_COLOURS = {"S": MADDER, "C": INDIGO, "B": OCHRE, "D": INDIGO}
"""A lining, one stocking, a hat band: never more than a fifth of the figure."""
