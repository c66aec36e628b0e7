"""Which puzzles of the sheet a room solves when: on the wall, on paper today, or at home."""

from __future__ import annotations

from collections.abc import Mapping

from ..puzzles.document import Puzzle
from .hour import minutes_for_part
from .plan import Workshop

ON_THE_WALL: Mapping[str, tuple[str, ...]] = {
    "tricks": ("legal-plays", "who-wins"),
    "fool": ("fool-gift", "fool-debt"),
    "laying away": ("lay-away",),
    "differences": ("three-rulebooks", "which-game"),
    "counting": ("score-pile", "score-hand"),
}
"""Which kinds of puzzle a part of the hour may show; the parts that need one most come first."""
IN_A_SHORT_HOUR = 50
MOST_IN_A_SHORT_HOUR = 3
NOT_IN_A_SHORT_HOUR = {"laying away", "counting"}
"""There the prepared hand is question enough."""

MINUTES_TO_SOLVE = {
    "who-wins": 0.75,
    "legal-plays": 0.75,
    "rank-cards": 1.0,
    "fool-gift": 0.75,
    "fool-debt": 1.5,
    "lay-away": 1.0,
    "score-pile": 1.5,
    "score-hand": 4.0,
    "who-has-won": 1.0,
    "claim-fifty": 2.0,
    "spot-the-revoke": 2.0,
    "three-rulebooks": 1.5,
    "which-game": 1.5,
}
"""How long two neighbours need for an easy puzzle of a kind."""
HARDER = 0.25
"""By how much of that a level is slower than the one before."""
MINUTES_TO_COMPARE = 0.75
"""How long one answer takes on the wall when all have solved the puzzle."""
MINUTES_TO_BEGIN = 2.0
FILLED = 0.95
"""Which share of the time is planned; somebody will ask something."""


def on_the_wall(workshop: Workshop) -> Mapping[str, tuple[int, ...]]:
    """Choose the puzzles that each part shows on the wall, by their place: at most half of all.

    The rest stay fresh for the sheet. In a short hour a part shows one at most.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> on_the_wall(plan_workshop("scarto-42", "piedmontese"))
    {'tricks': (1,), 'fool': (2,)}
    """
    kinds = [one.puzzle.document["kind"] for one in workshop.puzzles]
    short = workshop.minutes == IN_A_SHORT_HOUR
    left = min(len(kinds) // 2, MOST_IN_A_SHORT_HOUR if short else len(kinds))
    not_told = {"laying away"} if workshop.compares else {"differences"}
    not_told |= NOT_IN_A_SHORT_HOUR if short else set()
    found: dict[str, tuple[int, ...]] = {}
    for part, wanted in ON_THE_WALL.items():
        if part in not_told:
            continue
        firsts = [kinds.index(kind) for kind in wanted if kind in kinds]
        chosen = tuple(sorted(firsts[: min(left, 1 if short else len(firsts))]))
        if chosen:
            found[part] = chosen
        left -= len(chosen)
    return found


def minutes_for(puzzle: Puzzle) -> float:
    """Reckon how long a puzzle takes on paper and then on the wall.

    >>> from tarot_teach import puzzle
    >>> minutes_for(puzzle("who-wins/1597/1/7"))
    1.5
    """
    document = puzzle.document
    level: int = document["level"]
    slower = 1 + HARDER * (level - 1)
    return MINUTES_TO_SOLVE[document["kind"]] * slower + MINUTES_TO_COMPARE


def on_paper_today(workshop: Workshop) -> tuple[int, ...]:
    """Choose which fresh puzzles there is time for, by their place.

    What the wall has not shown comes first: another kind of puzzle, then what it is about; among
    equals the easy ones.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> workshop = plan_workshop("scarto-42", "piedmontese")
    >>> [workshop.puzzles[place].number for place in on_paper_today(workshop)]
    [4, 9]
    """
    shown = {place for places in on_the_wall(workshop).values() for place in places}
    puzzles = [one.puzzle for one in workshop.puzzles]
    kinds = {puzzles[place].document["kind"] for place in shown}
    known = {tag for place in shown for tag in puzzles[place].document["tags"]}
    fresh = [place for place in range(len(puzzles)) if place not in shown]
    left = FILLED * minutes_for_part(workshop, "puzzles") - MINUTES_TO_BEGIN
    chosen: list[int] = []

    def worth(place: int) -> tuple[bool, int, int]:
        puzzle = puzzles[place]
        new = set(puzzle.document["tags"]) - known
        return puzzle.document["kind"] not in kinds, len(new), -place

    while fitting := [place for place in fresh if minutes_for(puzzles[place]) <= left]:
        best = max(fitting, key=worth)
        fresh.remove(best)
        chosen.append(best)
        left -= minutes_for(puzzles[best])
        kinds.add(puzzles[best].document["kind"])
        known.update(puzzles[best].document["tags"])
    return tuple(sorted(chosen))


def left_for_home(workshop: Workshop) -> tuple[int, ...]:
    """List the puzzles that the hour has no time for, by their place."""
    used = {place for places in on_the_wall(workshop).values() for place in places}
    used |= set(on_paper_today(workshop))
    return tuple(place for place in range(len(workshop.puzzles)) if place not in used)
