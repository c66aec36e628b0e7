"""The bank: ready-made puzzles for pages that have no Python, as scripts small enough to fetch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from ..errors import PuzzleError
from . import PUZZLES, puzzle
from .code import slots_of
from .kind import LEVELS
from .selection import PART_SIZE, PARTS, Slot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def part_name(slot: Slot, part: int) -> str:
    """Name a part of the bank, counted from 0.

    >>> part_name(Slot("who-wins", "1597", 1), 0)
    'who-wins-1597-1-0'
    """
    return f"{slot.kind}-{slot.game}-{slot.level}-{part}"


def bank_slots() -> list[Slot]:
    """List every kind for every game that it serves, at every level."""
    games = dict.fromkeys(game for kind in PUZZLES.values() for game in kind.games)
    return slots_of(PUZZLES, games, LEVELS)


def bank_index() -> dict[str, Any]:
    """Say what the bank holds: its kinds with their games and levels, and how it is cut in parts.

    >>> bank_index()["kinds"]["who-wins"]["games"]
    ['1597', '1659', 'piedmontese']
    """
    kinds = {
        key: {
            "title": kind.title,
            "games": list(kind.games),
            "levels": {str(level): kind.levels[level] for level in LEVELS},
        }
        for key, kind in PUZZLES.items()
    }
    return {"parts": PARTS, "partSize": PART_SIZE, "kinds": kinds}


def files(parts: int = PARTS, slots: Iterable[Slot] | None = None) -> Iterator[tuple[str, str]]:
    """Write the bank: file names and their texts, classic scripts that also load from `file://`.

    `parts` is how many parts of each slot to write (1 to `PARTS`): class codes need them all, a
    quick trial does not. `slots` is every slot unless given. The texts depend on nothing but the
    version of the package. Raises `PuzzleError` for an impossible number of parts.

    >>> name, text = next(files(parts=1, slots=[Slot("who-wins", "1597", 1)]))
    >>> name, text[:32]
    ('who-wins-1597-1-0.js', 'tarotBank.got("who-wins-1597-1-0')
    """
    if not 1 <= parts <= PARTS:
        raise PuzzleError(f"The bank has 1 to {PARTS} parts, not {parts}.")
    for slot in bank_slots() if slots is None else slots:
        for part in range(parts):
            name = part_name(slot, part)
            first = part * PART_SIZE + 1
            seeds = range(first, first + PART_SIZE)
            documents = [puzzle(slot.puzzle_id(seed)).document for seed in seeds]
            yield f"{name}.js", f"tarotBank.got({_plain(name)},{_plain(documents)});\n"


def _plain(value: object) -> str:
    """Write JSON that is also safe inside an HTML page."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
