"""What a workshop is: its code, its games, its puzzles, how long it takes and for whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
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
MOST_NAMES = 30
"""A room of the size that one leader can look after."""
ENOUGH = 8
"""With fewer puzzles about its game, a workshop takes more from a code that keeps to the game."""
FILLED_TO = 12


class WorkshopError(TarotError):
    """Refuse a workshop that cannot be made; the message says what can."""


@dataclass(frozen=True)
class Numbered:
    """Hold a puzzle with its number on paper, its code, and its place behind that code.

    Number and place are the same for the puzzles of the workshop's own code.
    """

    number: int
    puzzle: Puzzle
    code: ClassCode
    place: int


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
    with_site: bool = False
    """Whether the tutorial site lies beside the papers, so that there is a place to type codes."""

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
        """Give the puzzles that all share."""
        return self.puzzles_of(self.code)

    def puzzles_of(self, code: ClassCode) -> tuple[Numbered, ...]:
        """Give the puzzles of a code, such as that of one person, that are about the games taught.

        Where the code has few of them, more follow from a code with the same number that keeps to
        the game; these are numbered on from the end of the whole set of the first code.
        """
        kept = self._about_the_games(code)
        more = self.more_from(code)
        if more is None:
            return kept
        known, end = {one.puzzle.id for one in kept}, WORDS[code.word].count
        fresh = [one for one in self._about_the_games(more) if one.puzzle.id not in known]
        added = [replace(one, number=end + one.place) for one in fresh]
        return (*kept, *added[: FILLED_TO - len(kept)])

    def more_from(self, code: ClassCode) -> ClassCode | None:
        """Give the code from which more puzzles come, if a code has few about the game taught.

        >>> workshop = plan_workshop("guild-42", "piedmontese")
        >>> str(workshop.more_from(workshop.code))
        'scarto-42'
        """
        if self.compares or not 0 < len(self._about_the_games(code)) < ENOUGH:
            return None
        return replace(code, word=_word_for(self.games[0]))

    def _about_the_games(self, code: ClassCode) -> tuple[Numbered, ...]:
        known = [game.key for game in self.games]
        return tuple(
            Numbered(number, puzzle, code, number)
            for number, puzzle in enumerate(practice(str(code)).puzzles, start=1)
            if self.compares or puzzle.document["variant"] in known
        )

    @property
    def note(self) -> str:
        """Say that the code alone had too few puzzles, and where the others come from; else ''."""
        more = self.more_from(self.code)
        if more is None:
            return ""
        own = sum(one.code == self.code for one in self.puzzles)
        game = self.title[0].lower() + self.title[1:]
        return (
            f"Of the puzzles of {self.code} only {own} {'is' if own == 1 else 'are'} about {game}. "
            f"So {len(self.puzzles) - own} from {more} are added, numbered from "
            f"{WORDS[self.code.word].count + 1} on. For one code alone, make the pack from {more}."
        )


def _word_for(game: Variant) -> str:
    """Choose the word that has most puzzles about one game and no other."""
    alone = [word for word, about in WORDS.items() if about.games == (game.key,)]
    return max(alone, key=lambda word: WORDS[word].count)


def plan_workshop(
    code: str,
    game: str | None = None,
    *,
    minutes: int = 50,
    paper: str = "a4",
    suits: str = "italian",
    names: Iterable[str] = (),
    colour: bool = False,
    with_site: bool = False,
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
    found = Workshop(read, games, minutes, paper, suits, _names(read, names), colour, with_site)
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
