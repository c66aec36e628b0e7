"""Which lesson of the course teaches what a kind of puzzle asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """Name a lesson by its number, the slug of its notebook and page, and its title."""

    number: int
    slug: str
    title: str


THE_PACK = Lesson(1, "the-pack", "The pack")
THE_TRICK = Lesson(2, "the-trick", "The trick")
THE_FOOL = Lesson(3, "the-fool", "The Fool, or Excuse")
THE_GAMES = {
    "1597": Lesson(4, "the-letter-of-1597", "The game of the 1597 letter"),
    "1659": Lesson(5, "the-game-of-1659", "The game of 1659"),
    "piedmontese": Lesson(6, "the-piedmontese-game", "The Piedmontese game"),
}
COMPARED = Lesson(7, "three-games-compared", "Three games compared")

LESSONS: Mapping[str, Lesson | Mapping[str, Lesson]] = {
    "who-wins": THE_TRICK,
    "legal-plays": THE_TRICK,
    "spot-the-revoke": THE_TRICK,
    "rank-cards": THE_PACK,
    "fool-gift": THE_FOOL,
    "fool-debt": THE_FOOL,
    "lay-away": THE_GAMES,
    "score-pile": THE_GAMES,
    "score-hand": THE_GAMES,
    "who-has-won": THE_GAMES,
    "claim-fifty": THE_GAMES,
    "three-rulebooks": COMPARED,
    "which-game": COMPARED,
}
"""The lesson of each kind of puzzle, by game where each game has a lesson of its own."""


def lesson_of(kind: str, game: str) -> Lesson:
    """Give the lesson to read again after a puzzle of this kind and game was missed.

    >>> lesson_of("score-pile", "1659").title
    'The game of 1659'
    """
    lesson = LESSONS[kind]
    return lesson if isinstance(lesson, Lesson) else lesson[game]
