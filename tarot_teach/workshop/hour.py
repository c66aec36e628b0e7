"""The parts of a workshop in the order of the hour, and how many minutes each has."""

from __future__ import annotations

from .plan import Workshop

Hour = tuple[tuple[str, int], ...]
"""Names of parts, as the leader's script knows them, with their minutes."""

ONE_GAME: dict[int, Hour] = {
    50: (
        ("welcome", 2),
        ("order", 4),
        ("tricks", 6),
        ("fool", 5),
        ("prepared hand", 15),
        ("counting", 7),
        ("puzzles", 9),
        ("close", 2),
    ),
    110: (
        ("welcome", 4),
        ("order", 6),
        ("tricks", 10),
        ("fool", 8),
        ("prepared hand", 26),
        ("counting", 11),
        ("puzzles", 15),
        ("free play", 22),
        ("sources", 6),
        ("close", 2),
    ),
}
"""For a workshop on one game."""
WITH_DISCARD: dict[int, Hour] = {
    50: (
        ("welcome", 2),
        ("order", 4),
        ("tricks", 5),
        ("fool", 5),
        ("laying away", 3),
        ("prepared hand", 14),
        ("counting", 7),
        ("puzzles", 8),
        ("close", 2),
    ),
    110: (
        ("welcome", 4),
        ("order", 6),
        ("tricks", 9),
        ("fool", 8),
        ("laying away", 6),
        ("prepared hand", 24),
        ("counting", 11),
        ("puzzles", 14),
        ("free play", 21),
        ("sources", 5),
        ("close", 2),
    ),
}
"""For a game whose dealer lays cards away."""
COMPARED: dict[int, Hour] = {
    50: (
        ("welcome", 3),
        ("order", 5),
        ("tricks", 6),
        ("fool", 4),
        ("prepared hand", 13),
        ("counting", 8),
        ("differences", 4),
        ("puzzles", 5),
        ("close", 2),
    ),
    110: (
        ("welcome", 4),
        ("order", 9),
        ("tricks", 11),
        ("fool", 6),
        ("prepared hand", 23),
        ("counting", 12),
        ("differences", 8),
        ("puzzles", 13),
        ("free play", 17),
        ("sources", 5),
        ("close", 2),
    ),
}
"""For the three games side by side; the first of them is the one that is played."""


def hour_of(workshop: Workshop) -> Hour:
    """Give the parts of a workshop with their minutes.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> sum(minutes for _, minutes in hour_of(plan_workshop("guild-42")))
    50
    """
    hours = ONE_GAME
    if workshop.games[0].answers("discard.kings"):
        hours = WITH_DISCARD
    if workshop.compares:
        hours = COMPARED
    return hours[workshop.minutes]


def end_of(workshop: Workshop, part: str) -> int:
    """Give the minute at which a part of the workshop ends."""
    names = [name for name, _ in hour_of(workshop)]
    return sum(minutes for _, minutes in hour_of(workshop)[: names.index(part) + 1])


def minutes_for_part(workshop: Workshop, part: str) -> int:
    """Give the minutes of a part by its name; none where the workshop leaves it out."""
    return dict(hour_of(workshop)).get(part, 0)
