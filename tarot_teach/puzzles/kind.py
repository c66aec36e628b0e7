"""What a kind of puzzle is, and how one puzzle of it is made and named."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..chance import Chance
from ..errors import PuzzleError
from ..variant import Variant
from ..variants import VARIANTS
from .document import SCHEMA_NUMBER, Puzzle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ALL_GAMES = "all"
LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class Task:
    """Tell a maker what to make: the games, the level, the number of players, and the lots."""

    variants: tuple[Variant, ...]
    level: int
    players: int
    chance: Chance

    @property
    def variant(self) -> Variant:
        """Give the game, where there is only one."""
        return self.variants[0]


@dataclass(frozen=True)
class Kind:
    """Describe one question that puzzles ask.

    `games` are the keys it serves (`all` for a puzzle about the three games together); `levels`
    says what each level trains; `make` fills in the document from prompt to rulings, and `rules`
    where it chooses house rules itself.
    """

    key: str
    title: str
    ask: str
    games: tuple[str, ...]
    levels: Mapping[int, str]
    make: Callable[[Task], Mapping[str, Any]]


def build(
    kind: Kind, variant: str | Variant, level: int, seed: object, players: int | None
) -> Puzzle:
    """Make one puzzle. Raises `PuzzleError` or `RuleError` naming what is wrong."""
    variants = _variants(kind, variant)
    if isinstance(level, bool) or level not in LEVELS:
        raise PuzzleError(f"There is no level {level!r}. Levels are 1, 2 and 3.")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise TypeError(f"A seed is a whole number or a text, not {seed!r}.")
    if seed == "":
        raise PuzzleError("A seed is a whole number or a text; this one is empty.")
    game = variants[0]
    number = game.seats.usual if players is None else game.check_players(players)
    key = game.key if len(variants) == 1 else ALL_GAMES
    options = rules_in_force(game)
    if number != game.seats.usual:
        options = {"players": number, **options}
    puzzle_id = write_id(kind.key, key, level, seed, options)
    task = Task(variants, level, number, Chance(puzzle_id))
    return Puzzle(
        {
            "schema": SCHEMA_NUMBER,
            "id": puzzle_id,
            "kind": kind.key,
            "variant": key,
            "rules": {name: value for name, value in options.items() if name != "players"},
            "level": level,
            "title": kind.title,
            "ask": kind.ask,
            **kind.make(task),
        }
    )


def _variants(kind: Kind, variant: str | Variant) -> tuple[Variant, ...]:
    key = variant.key if isinstance(variant, Variant) else variant
    if key not in kind.games:
        if key != ALL_GAMES:
            VARIANTS[key]  # an unknown game is an error of its own
        serves = ", ".join(kind.games)
        raise PuzzleError(f"{kind.key!r} does not serve the game {key!r}. It serves: {serves}.")
    if key == ALL_GAMES:
        return tuple(VARIANTS.values())
    return (variant if isinstance(variant, Variant) else VARIANTS[key],)


def rules_in_force(variant: Variant) -> dict[str, Any]:
    """Write the house rules not at their default as plain values, for `rules` of a document.

    A maker that chooses house rules itself returns them so, as its own `rules`.
    """
    return {
        name: str(value) if isinstance(value, str) else value
        for name, value in variant.house_rules.items()
    }


_UNSAFE = re.compile(r"[^A-Za-z0-9._-]")


def write_id(kind: str, game: str, level: int, seed: object, options: Mapping[str, object]) -> str:
    """Write a puzzle's id; what is not at its default follows after semicolons.

    >>> write_id("score-pile", "1659", 2, 7, {"players": 5, "values": "full"})
    'score-pile/1659/2/7;players=5;values=full'
    """
    text = _UNSAFE.sub(lambda m: "".join(f"%{byte:02X}" for byte in m[0].encode()), str(seed))
    tail = "".join(f";{name}={value}" for name, value in options.items())
    return f"{kind}/{game}/{level}/{text}{tail}"


def read_id(text: str) -> tuple[str, str, int, str, dict[str, Any]]:
    """Read a puzzle's id into kind, game, level, seed and options.

    Raises `PuzzleError` for a text that is no id.

    >>> read_id("who-wins/1597/1/7;players=5")
    ('who-wins', '1597', 1, '7', {'players': 5})
    """
    if not isinstance(text, str):
        raise TypeError(f"A puzzle's id is a text, not {text!r}.")
    head, *tail = text.split(";")
    parts = head.split("/")
    if len(parts) != 4 or not parts[2].isascii() or not parts[2].isdigit() or not parts[3]:
        raise PuzzleError(
            f"{text!r} is no puzzle id. An id reads kind/game/level/seed, as who-wins/1597/1/7."
        )
    options = {}
    for entry in tail:
        name, equals, value = entry.partition("=")
        if not equals:
            raise PuzzleError(f"{entry!r} in {text!r} is no option; write name=value.")
        options[name] = _value(value)
    try:
        seed = re.sub(r"(%[0-9A-F]{2})+", _unescape, parts[3])
    except UnicodeDecodeError:
        raise PuzzleError(f"The seed {parts[3]!r} in {text!r} is damaged.") from None
    return parts[0], parts[1], int(parts[2]), seed, options


def _unescape(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode()


def _value(text: str) -> object:
    if text in ("True", "False"):
        return text == "True"
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
