"""How many tables, packs and sheets a room of so many people needs."""

from __future__ import annotations

from dataclasses import dataclass

MOST_PEOPLE = 30
"""A room of the size that one leader can look after."""
MINUTES_TO_SORT, MINUTES_TO_CUT = 10, 30
"""How long one person needs to sort a pack by its slips, and to cut a printed pack."""
LEAVES_OF_A_PACK = 9


@dataclass(frozen=True)
class Room:
    """Hold what from `fewest` to `most` people need: so many tables, each with a full hand."""

    fewest: int
    most: int
    tables: int

    @property
    def packs(self) -> int:
        """Count the packs: one for each table and one to spare."""
        return self.tables + 1

    @property
    def people(self) -> str:
        """Say for how many people it is."""
        return str(self.fewest) if self.fewest == self.most else f"{self.fewest}–{self.most}"


def rooms(players: int) -> tuple[Room, ...]:
    """List the rooms up to thirty people for a hand of so many players.

    >>> [(room.people, room.tables, room.packs) for room in rooms(3)][:2]
    [('3–5', 1, 2), ('6–8', 2, 3)]
    >>> rooms(4)[-1].people
    '28–30'
    """
    return tuple(
        Room(fewest, min(fewest + players - 1, MOST_PEOPLE), fewest // players)
        for fewest in range(players, MOST_PEOPLE + 1, players)
    )
