"""Puzzles on the rules, each with a reason for every answer, made from a seed."""

from __future__ import annotations

from collections.abc import Mapping

from ..catalogue import Catalogue
from ..errors import PuzzleError
from ..variant import Variant
from ..variants import VARIANTS
from . import (
    claim_fifty,
    fool_debt,
    fool_gift,
    lay_away,
    legal_plays,
    rank_cards,
    score_hand,
    score_pile,
    spot_the_revoke,
    three_rulebooks,
    which_game,
    who_has_won,
    who_wins,
)
from .document import Mark, Puzzle, mark
from .kind import ALL_GAMES, Kind, build, read_id
from .recorded import RECORDED_HAND, recorded_puzzle

PUZZLES: Mapping[str, Kind] = Catalogue(
    "kind of puzzle",
    {
        kind.key: kind
        for kind in (
            who_wins.KIND,
            score_pile.KIND,
            legal_plays.KIND,
            who_has_won.KIND,
            rank_cards.KIND,
            fool_gift.KIND,
            claim_fifty.KIND,
            lay_away.KIND,
            spot_the_revoke.KIND,
            score_hand.KIND,
            fool_debt.KIND,
            three_rulebooks.KIND,
            which_game.KIND,
        )
    },
)
"""Every kind of puzzle by its key."""


def make_puzzle(
    kind: str,
    variant: str | Variant,
    level: int = 1,
    seed: int | str = 1,
    players: int | None = None,
) -> Puzzle:
    """Make a puzzle of one kind for one game; as the last line of a cell it shows itself.

    `variant` is a game's key or a variant with house rules; `level` is 1, 2 or 3; the same
    `seed` makes the same puzzle everywhere; `players` is the game's usual number unless given.
    Raises `UnknownKeyError` for an unknown kind or game, `PuzzleError` for an unknown level or a
    game the kind does not serve, `RuleError` for a number of players the game does not take.

    >>> make_puzzle("who-wins", "1597", level=1, seed=7)
    Puzzle('who-wins/1597/1/7')
    """
    return build(PUZZLES[kind], variant, level, seed, players)


def puzzle(puzzle_id: str) -> Puzzle:
    """Make the puzzle again that an id names, one about a hand on record too.

    Raises `PuzzleError` for a text that is no id, else as `make_puzzle` does.

    >>> puzzle("score-pile/1659/2/7;players=5;values=full").document["rules"]
    {'values': 'full'}
    """
    kind, game, level, seed, options = read_id(puzzle_id)
    if kind == RECORDED_HAND and not options:
        return recorded_puzzle(puzzle_id, game, level, seed)
    players = options.pop("players", None)
    if game == ALL_GAMES:
        if options:
            raise PuzzleError(f"House rules belong to one game, not to {ALL_GAMES!r}.")
        return make_puzzle(kind, game, level, seed, players)
    return make_puzzle(kind, VARIANTS[game].with_rules(**options), level, seed, players)


__all__ = ["PUZZLES", "Kind", "Mark", "Puzzle", "make_puzzle", "mark", "puzzle"]
