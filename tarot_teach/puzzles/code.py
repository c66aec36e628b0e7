"""Class codes such as guild-42: one short text that fixes a set of puzzles for a whole room."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ..catalogue import Catalogue
from ..errors import PuzzleError
from . import PUZZLES
from .kind import ALL_GAMES
from .selection import Selection, Slot, select

ONE_GAME = ("1597", "1659", "piedmontese")
EVERY_GAME = (*ONE_GAME, ALL_GAMES)
HIGHEST_NUMBER = 9999
LONGEST_NAME = 40


@dataclass(frozen=True)
class Word:
    """Say what a word of a class code gives: kinds, games, levels and how many puzzles."""

    about: str
    kinds: tuple[str, ...]
    games: tuple[str, ...]
    levels: tuple[int, ...]
    count: int

    @property
    def slots(self) -> list[Slot]:
        """List the kinds for the games that they serve, at the levels of the word."""
        return slots_of(self.kinds, self.games, self.levels)


def slots_of(kinds: Iterable[str], games: Iterable[str], levels: Iterable[int]) -> list[Slot]:
    """List the kinds at the levels for those of the games that they serve."""
    return [
        Slot(kind, game, level)
        for kind in kinds
        for game in games
        if game in PUZZLES[kind].games
        for level in levels
    ]


TRICKS = ("who-wins", "legal-plays", "spot-the-revoke")
PILES = ("score-pile", "score-hand")
THE_FOOL = ("fool-gift", "fool-debt")
WHOLE_GAME = (
    "who-wins",
    "legal-plays",
    "rank-cards",
    "fool-gift",
    "fool-debt",
    "lay-away",
    "score-pile",
    "score-hand",
    "who-has-won",
    "claim-fifty",
    "spot-the-revoke",
)
COMPARED = ("three-rulebooks", "which-game")

WORDS: Mapping[str, Word] = Catalogue(
    "word for a class code",
    {
        "guild": Word(
            "A first evening: easy tricks and piles from the three games.",
            ("who-wins", "legal-plays", "score-pile"),
            ONE_GAME,
            (1,),
            10,
        ),
        "quick": Word("Five easy tricks to warm up.", ("who-wins",), ONE_GAME, (1,), 5),
        "tavern": Word(
            "A second evening: a little of everything from the three games.",
            WHOLE_GAME,
            ONE_GAME,
            (2,),
            12,
        ),
        "letter": Word(
            "Everything about the game of the 1597 letter, from easy to hard.",
            WHOLE_GAME,
            ("1597",),
            (1, 2, 3),
            12,
        ),
        "paris": Word(
            "Everything about the French game of 1659, from easy to hard.",
            WHOLE_GAME,
            ("1659",),
            (1, 2, 3),
            12,
        ),
        "scarto": Word(
            "Everything about the Piedmontese game, from easy to hard.",
            WHOLE_GAME,
            ("piedmontese",),
            (1, 2, 3),
            12,
        ),
        "trick": Word("What may be played, and who wins.", TRICKS, ONE_GAME, (1, 2, 3), 12),
        "purse": Word("Counting piles and whole hands.", PILES, ONE_GAME, (1, 2, 3), 10),
        "fool": Word(
            "The Fool: what may be given for it, and who owes whom.", THE_FOOL, ONE_GAME, (2, 3), 10
        ),
        "angel": Word(
            "The order of the cards, Angel, World and upside-down suits.",
            ("rank-cards", "who-wins"),
            ONE_GAME,
            (2, 3),
            10,
        ),
        "dealer": Word(
            "The dealer of the Piedmontese game: laying away, and counting.",
            ("lay-away", "score-pile"),
            ("piedmontese",),
            (1, 2, 3),
            8,
        ),
        "judge": Word(
            "Settle it at the table: revokes, claims and winners.",
            ("spot-the-revoke", "claim-fifty", "who-has-won", "legal-plays"),
            ONE_GAME,
            (2, 3),
            10,
        ),
        "world": Word(
            "The three games side by side.",
            COMPARED,
            (ALL_GAMES,),
            (1, 2, 3),
            10,
        ),
        "king": Word(
            "For those who know the games: hard puzzles of every kind.",
            (*WHOLE_GAME, *COMPARED),
            EVERY_GAME,
            (3,),
            15,
        ),
    },
)
"""What each word of a class code gives."""

_CODE = re.compile(r"([a-z]+)[ \t]*[-\u2010-\u2015\u2212 ][ \t]*([0-9]{1,9})", re.ASCII)
_SPACES = re.compile(r"[ \t\u00a0]+")
_BARRED = re.compile(r"[\u0000-\u001f\u007f-\u009f/\\]")


@dataclass(frozen=True)
class ClassCode:
    """Hold a word, a number and perhaps a name; written `guild-42` or `guild-42/Anna`."""

    word: str
    number: int
    name: str = ""

    @property
    def lot(self) -> str:
        """Give the text whose lots choose the puzzles; capitals in the name do not matter."""
        return f"{self.number}/{self.name.lower()}" if self.name else str(self.number)

    def select(self) -> Selection:
        """Choose the puzzles of the set."""
        word = WORDS[self.word]
        return select(word.slots, word.count, self.lot)

    def for_person(self, name: str) -> ClassCode:
        """Give the code of one person's own set.

        >>> str(read_code("guild-42").for_person("Anna"))
        'guild-42/Anna'
        """
        return replace(self, name=_name(name))

    def __str__(self) -> str:
        code = f"{self.word}-{self.number}"
        return f"{code}/{self.name}" if self.name else code


def read_code(text: str) -> ClassCode:
    """Read a class code as people type it: capitals, a longer dash and spaces do not matter.

    Raises `PuzzleError` for a text that is no code, `UnknownKeyError` for an unknown word; both
    list what is known.

    >>> read_code("Guild – 042 / Anna")
    ClassCode(word='guild', number=42, name='Anna')
    """
    if not isinstance(text, str):
        raise TypeError(f"A class code is a text, not {text!r}.")
    head, slash, name = text.partition("/")
    match = _CODE.fullmatch(_SPACES.sub(" ", head).strip(" ").lower())
    if match is None:
        raise PuzzleError(
            f"{text!r} is no class code. A code is a word and a number, such as guild-42; "
            f"words are {', '.join(WORDS)}."
        )
    word, number = match[1], int(match[2])
    WORDS[word]
    if number > HIGHEST_NUMBER:
        raise PuzzleError(f"The number of a class code is 0 to {HIGHEST_NUMBER}, not {number}.")
    return ClassCode(word, number, _name(name) if slash else "")


def _name(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"A name is a text, not {text!r}.")
    text = text.encode("utf-8", "replace").decode("utf-8")
    name = unicodedata.normalize("NFC", _SPACES.sub(" ", text).strip(" "))
    if not name or len(name) > LONGEST_NAME or _BARRED.search(name):
        shown = text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"
        raise PuzzleError(
            f"{shown!r} is no name for a class code: use 1 to {LONGEST_NAME} letters, no slash."
        )
    return name
