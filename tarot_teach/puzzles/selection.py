"""Which puzzles of the bank make up a set. The script of the site chooses exactly alike.

A slot is one kind of puzzle for one game at one level. A set takes the kinds in turn, easy levels
first, and for each slot keeps to one part of the bank as long as that lasts, so that a browser has
little to fetch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..errors import PuzzleError
from .kind import write_id
from .lots import Lots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PART_SIZE = 25
"""How many puzzles stand in one part of the bank."""
PARTS = 4
"""How many parts the bank has for each slot."""
BANK_SIZE = PART_SIZE * PARTS
"""How many puzzles the bank has for each slot: those of the seeds from 1 to this number."""
MOST_PUZZLES = 40
"""How many puzzles a set may have, so that fresh ones are left for those that were missed."""
CANDIDATES = 5
"""Among how many unused puzzles the closest relative of a missed one is looked for."""


@dataclass(frozen=True, order=True)
class Slot:
    """Name a kind of puzzle, a game with its house rules (`(name, value)` pairs), and a level."""

    kind: str
    game: str
    level: int
    rules: tuple[tuple[str, object], ...] = ()

    def puzzle_id(self, seed: int) -> str:
        """Write the id of the slot's puzzle with this seed.

        >>> Slot("who-wins", "1597", 1).puzzle_id(7)
        'who-wins/1597/1/7'
        """
        return write_id(self.kind, self.game, self.level, seed, dict(self.rules))


@dataclass(frozen=True)
class Selection:
    """Hold the slots of a set's puzzles in order, and each slot's seeds in the order of use."""

    slots: tuple[Slot, ...]
    seeds: Mapping[Slot, tuple[int, ...]]

    @property
    def puzzle_ids(self) -> list[str]:
        """List the ids of the set's puzzles in order."""
        rows = {slot: iter(seeds) for slot, seeds in self.seeds.items()}
        return [slot.puzzle_id(next(rows[slot])) for slot in self.slots]

    def unused(self, slot: Slot) -> list[str]:
        """List the ids of a slot that the set leaves over, in the order of use."""
        return [slot.puzzle_id(seed) for seed in self.seeds[slot][self.slots.count(slot) :]]


def select(slots: Sequence[Slot], count: int, lot: str) -> Selection:
    """Choose `count` puzzles from the slots by the lots of a text.

    Raises `PuzzleError` for no slot or for a number of puzzles below 1 or above `MOST_PUZZLES`.

    >>> select([Slot("who-wins", "1597", 1)], 2, "42").puzzle_ids
    ['who-wins/1597/1/71', 'who-wins/1597/1/55']
    """
    if isinstance(count, bool) or not isinstance(count, int):
        raise TypeError(f"The number of puzzles is a whole number, not {count!r}.")
    if not 1 <= count <= MOST_PUZZLES:
        raise PuzzleError(f"A set has 1 to {MOST_PUZZLES} puzzles, not {count}.")
    if not slots:
        raise PuzzleError("None of these kinds serves one of these games.")
    lots = Lots(lot)
    kinds = lots.shuffled(dict.fromkeys(slot.kind for slot in slots))
    decks = [lots.shuffled(slot for slot in slots if slot.kind == kind) for kind in kinds]
    chosen = []
    for place in range(count):
        deck = decks[place % len(decks)]
        chosen.append(deck[place // len(decks) % len(deck)])
    chosen.sort(key=lambda slot: slot.level)
    return Selection(tuple(chosen), {slot: _seeds(lots) for slot in dict.fromkeys(chosen)})


def _seeds(lots: Lots) -> tuple[int, ...]:
    first = lots.below(PARTS)
    seeds: list[int] = []
    for turn in range(PARTS):
        start = (first + turn) % PARTS * PART_SIZE
        seeds += lots.shuffled(range(start + 1, start + PART_SIZE + 1))
    return tuple(seeds)


def closest(asked: Mapping[str, Any], candidates: Sequence[Mapping[str, Any]]) -> int:
    """Find the document most like the one that was asked, but with another question.

    That is the one that shares the most tags, the first of equals; returns its place.

    >>> asked = {"prompt": "?", "tags": ["trumped", "fool"]}
    >>> closest(asked, [asked, {"prompt": "!", "tags": []}, {"prompt": "!", "tags": ["fool"]}])
    2
    """
    wanted = set(asked["tags"])

    def likeness(other: Mapping[str, Any]) -> int:
        if all(other.get(part) == asked.get(part) for part in ("prompt", "table", "items")):
            return -1
        return len(wanted.intersection(other["tags"]))

    found = [likeness(document) for document in candidates]
    return found.index(max(found))
