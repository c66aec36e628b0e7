"""What a workshop is: its code, its games, its puzzles, how long it takes and for whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from .. import __version__
from ..errors import TarotError
from ..puzzles.code import WORDS, ClassCode, read_code
from ..puzzles.document import Puzzle
from ..puzzles.practice import practice
from ..variant import Variant
from ..variants import VARIANTS

LENGTHS = (50, 110)
"""For how many minutes there is a script."""
PAPERS = ("a4", "letter")
DRESSES = ("italian", "french")
MOST_NAMES = 40


class WorkshopError(TarotError):
    """Refuse a workshop that cannot be made; the message says what can."""


@dataclass(frozen=True)
class Numbered:
    """Hold a puzzle with its number in the set of the code, which screens show too."""

    number: int
    puzzle: Puzzle


@dataclass(frozen=True)
class Workshop:
    """Hold all choices of one workshop.

    `games` are the games it teaches, one or all three; `suits` the pack that the sheets draw.
    """

    code: ClassCode
    games: tuple[Variant, ...]
    minutes: int
    paper: str
    suits: str
    names: tuple[str, ...] = ()
    colour: bool = False
    """Whether the pack to cut is in colour; all else is black on white."""

    @property
    def compares(self) -> bool:
        """Tell whether it lays several games side by side."""
        return len(self.games) > 1

    @property
    def title(self) -> str:
        """Name what is taught."""
        return "Three old tarot games" if self.compares else self.games[0].name

    @property
    def mark(self) -> str:
        """Give what stands at the foot of every page: code, program and version."""
        return f"{self.code} · tarot_teach {__version__}"

    @cached_property
    def puzzles(self) -> tuple[Numbered, ...]:
        """Give the puzzles of the code that belong to the games taught."""
        return self.puzzles_of(self.code)

    def puzzles_of(self, code: ClassCode) -> tuple[Numbered, ...]:
        """Give the puzzles of another code, such as that of one person."""
        known = [game.key for game in self.games]
        return tuple(
            Numbered(number, puzzle)
            for number, puzzle in enumerate(practice(str(code)).puzzles, start=1)
            if self.compares or puzzle.document["variant"] in known
        )


def plan_workshop(
    code: str,
    game: str | None = None,
    *,
    minutes: int = 50,
    paper: str = "a4",
    suits: str = "italian",
    names: Iterable[str] = (),
    colour: bool = False,
) -> Workshop:
    """Plan a workshop: for one game (by key), or for all three if none is given.

    Raises `WorkshopError` for a length, a paper, suits or names it cannot serve and for a code
    without a puzzle of the game, `PuzzleError` and `UnknownKeyError` as `read_code` does.

    >>> plan_workshop("guild-42", "piedmontese").title
    'The Piedmontese game (Scarto)'
    """
    read = read_code(code)
    games = tuple(VARIANTS.values()) if game is None else (VARIANTS[game],)
    _one_of("minutes", minutes, LENGTHS)
    _one_of("paper", paper, PAPERS)
    _one_of("suits", suits, DRESSES)
    found = Workshop(read, games, minutes, paper, suits, _names(read, names), colour)
    if not found.puzzles:
        words = (word for word, about in WORDS.items() if game in about.games)
        raise WorkshopError(
            f"{read} has no puzzle for {found.title}. These words have: {', '.join(words)}."
        )
    return found


def _one_of(what: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        allowed = " or ".join(str(one) for one in known)
        raise WorkshopError(f"There is no workshop with {what} {value!r}: choose {allowed}.")


def _names(code: ClassCode, names: Iterable[str]) -> tuple[str, ...]:
    found = tuple(code.for_person(name).name for name in names)
    if len(found) > MOST_NAMES:
        raise WorkshopError(f"A workshop has sheets for {MOST_NAMES} names, not {len(found)}.")
    if found and code.name:
        raise WorkshopError(f"{code} is one person's code already; leave its name out.")
    alike = [name.lower() for name in found]
    twice = next((name for place, name in enumerate(alike) if name in alike[:place]), None)
    if twice is not None:
        raise WorkshopError(f"The name {twice!r} comes twice, and both would get the same sheet.")
    return found
