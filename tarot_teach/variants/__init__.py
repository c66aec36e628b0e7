"""The three games, each one module of data."""

from __future__ import annotations

from collections.abc import Mapping

from ..catalogue import Catalogue
from ..variant import Variant
from .letter_1597 import LETTER_1597
from .maison_1659 import MAISON_1659
from .piedmontese import PIEDMONTESE

VARIANTS: Mapping[str, Variant] = Catalogue(
    "game", {game.key: game for game in (LETTER_1597, MAISON_1659, PIEDMONTESE)}
)

__all__ = ["VARIANTS"]
