"""Something happens at the table: in which of the games is it so?"""

from __future__ import annotations

from collections.abc import Mapping

from ..variant import QUESTIONS
from . import english, happenings
from . import happenings_with_cards as on_table
from .kind import ALL_GAMES, Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


HAPPENINGS: dict[int, dict[happenings.Maker, int]] = {
    1: {
        happenings.players: 2,
        happenings.hand_size: 2,
        happenings.left_over: 1,
        happenings.number_left_over: 3,
        happenings.game_over: 3,
        happenings.plain_pile: 3,
        happenings.common_rule: 3,
        happenings.revoke: 1,
        on_table.plain_play: 2,
    },
    2: {
        on_table.pips_meet: 5,
        on_table.gift: 4,
        on_table.worth: 4,
        on_table.laid_away: 3,
        on_table.plain_play: 2,
    },
    3: {
        on_table.top_trumps: 3,
        on_table.fool_and_pips: 3,
        on_table.gift: 2,
        on_table.gift_for_lack: 1,
        on_table.pile_scores: 4,
        on_table.fool_laid_away: 2,
        happenings.fool_never_paid: 2,
        happenings.fool_last: 2,
        on_table.fool_play: 3,
    },
}


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about one thing that may happen, judged by every game."""
    happening = task.chance.weighted(HAPPENINGS[task.level])(task)
    choices = [
        {
            "id": variant.key,
            "label": english.rulebook(variant.key),
            "ok": ok,
            "feedback": english.so_or_not(variant.key, ok, sentence),
            "cites": list(rulings),
        }
        for variant, (ok, sentence, rulings) in zip(task.variants, happening.answers, strict=True)
    ]
    right = sum(ok for ok, _, _ in happening.answers)
    cites = [cite for _, _, rulings in happening.answers for cite in rulings[:1]]
    return {
        "prompt": english.which_game_prompt(happening.statement, happening.ask),
        "table": happening.table,
        "choices": choices,
        "tags": [happening.tag, f"in-{right}"],
        "hints": [
            english.hint_question(QUESTIONS[happening.question]),
            english.hint_how_many(right),
        ],
        "worked": "\n".join(str(choice["feedback"]) for choice in choices),
        "cites": cites,
    }


KIND = Kind(
    "which-game",
    english.WHICH_GAME,
    "many",
    (ALL_GAMES,),
    english.WHICH_GAME_LEVELS,
    make,
)
