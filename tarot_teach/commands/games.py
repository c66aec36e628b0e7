"""The options that choose a game and its house rules, and seats as people type them."""

from __future__ import annotations

from ..english import player
from ..variant import Variant
from ..variants import VARIANTS
from .command import CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

_TRUTHS = {"true": True, "yes": True, "false": False, "no": False}


def add_game(parser: ArgumentParser, *, required: bool = True) -> None:
    """Add `--game` and `--rule`."""
    keys = ", ".join(VARIANTS)
    parser.add_argument("--game", required=required, metavar="GAME", help=f"one of: {keys}")
    add_rules(parser)


def add_rules(parser: ArgumentParser) -> None:
    """Add `--rule`, which may come several times."""
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, such as values=full; may be given several times",
    )


def chosen_rules(options: Namespace) -> dict[str, object]:
    """Read the house rules that were asked for. Raises `CommandError` for one without a value."""
    rules: dict[str, object] = {}
    for text in options.rule:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise CommandError(f"{text!r} is no house rule; write NAME=VALUE, such as values=full.")
        rules[name] = _TRUTHS.get(value.lower(), value)
    return rules


def chosen_game(options: Namespace) -> Variant:
    """Give the game that was asked for, house rules included."""
    return VARIANTS[options.game].with_rules(**chosen_rules(options))


def seat_named(text: str, players: int) -> int:
    """Read a seat: a letter from A on, or its number from 0 on.

    >>> seat_named("b", 4), seat_named("0", 4)
    (1, 0)
    """
    names = {player(seat)[-1].lower(): seat for seat in range(players)}
    names |= {str(seat): seat for seat in range(players)}
    word = text.strip().lower().removeprefix("player ")
    if word not in names:
        last = player(players - 1)[-1]
        raise CommandError(f"{text!r} is no seat at this table; seats are A to {last}.")
    return names[word]
