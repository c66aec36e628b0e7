"""A practice set: puzzles in order, fresh ones for those that are missed, results, and a key."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib import import_module

from ..cards import write_out
from ..errors import PuzzleError
from ..variant import Variant
from ..variants import VARIANTS
from . import PUZZLES, puzzle
from .code import ClassCode, read_code
from .document import SCHEMA_NUMBER, Puzzle, mark
from .key import answer_in_words, right_answer
from .kind import ALL_GAMES, LEVELS, Kind
from .selection import CANDIDATES, Selection, Slot, closest, select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Row = dict[str, Any]

USUAL_COUNT = 10


class PracticeSet:
    """Hold a set of puzzles; as the last line of a notebook cell it shows itself.

    `name` is the class code, or the list of what was asked for; `puzzles` are made from seeds, so
    the same name stands for the same set everywhere.
    """

    def __init__(self, name: str, selection: Selection, code: ClassCode | None = None) -> None:
        self.name = name
        self.code = code
        self._selection = selection

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Give the puzzles in order."""
        return tuple(puzzle(puzzle_id) for puzzle_id in self._selection.puzzle_ids)

    @cached_property
    def reserves(self) -> tuple[Puzzle, ...]:
        """Give a fresh puzzle for each one of the set: same kind, game and level, closest tags."""
        unused = {slot: self._selection.unused(slot) for slot in self._selection.seeds}
        made: dict[str, Puzzle] = {}
        chosen = []
        for asked, slot in zip(self.puzzles, self._selection.slots, strict=True):
            near = unused[slot][:CANDIDATES]
            made |= {one: puzzle(one) for one in near if one not in made}
            place = closest(asked.document, [made[one].document for one in near])
            chosen.append(made[unused[slot].pop(place)])
        return tuple(chosen)

    @cached_property
    def document(self) -> dict[str, Any]:
        """Give what the views show: the documents of the puzzles and of the fresh ones."""
        return {
            "schema": SCHEMA_NUMBER,
            "id": self.name,
            "kind": "set",
            "title": f"Practice: {self.name}" if self.code else "Practice",
            "puzzles": [one.document for one in self.puzzles],
            "reserves": [one.document for one in self.reserves],
        }

    @cached_property
    def widget(self) -> Any:
        """Give the widget, whose `results` and `position` Python can observe.

        Raises `ImportError` where anywidget is not installed.
        """
        from ..views.practice_widget import PracticeWidget

        return PracticeWidget(document=self.document)

    @property
    def results(self) -> list[Row]:
        """Give what was answered so far, one row a puzzle, in the order in which they came.

        `ok` says whether the first try was right, `fresh` whether it came for a missed one, `rule`
        which ruling decided against the first wrong answer. Empty before the set was shown.
        """
        shown = self.__dict__.get("widget")
        return [] if shown is None else [dict(row) for row in shown.results]

    @property
    def results_frame(self) -> Any:
        """Give the results as a pandas data frame. Raises `ImportError` where pandas is absent."""
        return import_module("pandas").DataFrame(self.results)

    @property
    def key(self) -> list[Row]:
        """Give the answer key: number, id, question, right answer and reason of every puzzle."""
        return [
            {
                "number": number,
                "id": one.id,
                "question": f"{one.document['title']} {write_out(one.document['prompt'])}",
                "answer": answer_in_words(one.document),
                "reason": mark(one, right_answer(one.document)).feedback,
            }
            for number, one in enumerate(self.puzzles, start=1)
        ]

    def for_person(self, name: str) -> PracticeSet:
        """Give one person's own set under the same code.

        Raises `PuzzleError` for a set that was not made from a class code.

        >>> practice("guild-42").for_person("Anna")
        PracticeSet('guild-42/Anna')
        """
        if self.code is None:
            raise PuzzleError("Only a set from a class code has sets for single persons.")
        return practice(str(self.code.for_person(name)))

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        from ..views.practice_page import mime_bundle

        return mime_bundle(self, include, exclude)

    def __len__(self) -> int:
        return len(self._selection.slots)

    def __repr__(self) -> str:
        return f"PracticeSet({self.name!r})"


def practice(
    code: str | None = None,
    *,
    games: Iterable[str | Variant] | str | Variant | None = None,
    kinds: Iterable[str] | str | None = None,
    level: int | Iterable[int] | None = None,
    count: int | None = None,
    seed: int | str | None = None,
) -> PracticeSet:
    """Make a practice set from a class code, or from games, kinds, levels, a number and a seed.

    A code fixes everything, so nothing else goes with it. Without one, what is left out means: all
    games, all kinds that serve them, level 1, ten puzzles, seed 1. Raises `PuzzleError` for a text
    that is no code, an unknown level, or games that none of the kinds serves; `UnknownKeyError`
    for an unknown word, kind or game.

    >>> practice("guild-42")
    PracticeSet('guild-42')
    >>> len(practice(games=["1597"], kinds=["who-wins"], level=2, count=5, seed=3).puzzles)
    5
    """
    rest = {"games": games, "kinds": kinds, "level": level, "count": count, "seed": seed}
    if code is not None:
        given = [name for name, value in rest.items() if value is not None]
        if given:
            raise PuzzleError(f"A class code fixes the set; leave out {', '.join(given)}.")
        class_code = read_code(code)
        return PracticeSet(str(class_code), class_code.select(), class_code)
    variants = _games(games)
    levels = _levels(level)
    asked = list(PUZZLES.values()) if kinds is None else [PUZZLES[kind] for kind in _listed(kinds)]
    slots = [
        Slot(kind.key, key, each, rules)
        for kind in asked
        for key, rules in variants
        if key in kind.games
        for each in levels
    ]
    if not slots:
        raise PuzzleError(_nothing_serves(asked, [key for key, _ in variants]))
    number, lot = USUAL_COUNT if count is None else count, str(1 if seed is None else seed)
    selection = select(slots, number, lot)
    names = (
        ["+".join(kind.key for kind in asked)] if kinds is not None else ["all kinds"],
        [_game_name(key, rules) for key, rules in variants] if games is not None else ["all games"],
        [f"level {'+'.join(map(str, levels))}", f"{number} puzzles", f"seed {lot}"],
    )
    return PracticeSet(", ".join(part for group in names for part in group), selection)


def answer_key(code: str, names: Iterable[str] = ()) -> list[Row]:
    """Give one key for a whole room: the rows of every person's set, each with the name.

    Without names it is the key of the set that all share, and the name is empty.

    >>> [row["name"] for row in answer_key("quick-42", ["Anna", "Ben"])][::5]
    ['Anna', 'Ben']
    """
    shared = practice(code)
    sets = {name: shared.for_person(name) for name in names} or {"": shared}
    return [{"name": name, **row} for name, one in sets.items() for row in one.key]


def _listed(things: Any) -> list[Any]:
    alone = isinstance(things, (str, int, Variant))
    listed = [things] if alone else list(things)
    if not listed:
        raise PuzzleError("An empty list leaves nothing to practise.")
    return list(dict.fromkeys(listed))


def _games(games: Any) -> list[tuple[str, tuple[tuple[str, object], ...]]]:
    if games is None:
        return [(key, ()) for key in (*VARIANTS, ALL_GAMES)]
    found: list[tuple[str, tuple[tuple[str, object], ...]]] = []
    for game in _listed(games):
        if isinstance(game, Variant):
            rules = tuple(
                (name, str(value) if isinstance(value, str) else value)
                for name, value in game.house_rules.items()
            )
            found.append((game.key, rules))
        else:
            found.append((game if game == ALL_GAMES else VARIANTS[game].key, ()))
    return found


def _levels(level: Any) -> list[int]:
    levels = [1] if level is None else _listed(level)
    for each in levels:
        if isinstance(each, bool) or each not in LEVELS:
            raise PuzzleError(f"There is no level {each!r}. Levels are 1, 2 and 3.")
    return sorted(levels)


def _game_name(key: str, rules: tuple[tuple[str, object], ...]) -> str:
    return key + "".join(f";{name}={value}" for name, value in rules)


def _nothing_serves(kinds: Iterable[Kind], games: Iterable[str]) -> str:
    serves = "; ".join(f"{kind.key} serves {', '.join(kind.games)}" for kind in kinds)
    return f"No puzzle is for {' or '.join(games)} among these kinds: {serves}."
