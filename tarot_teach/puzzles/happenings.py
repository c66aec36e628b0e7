"""Things that may happen in a game, each judged by the rulings of every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..rules import Verdict
from ..scoring import judge_result
from ..sources import Standing
from ..variant import LastTrick, Rest, Variant
from . import english
from .kind import Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

Answer = tuple[bool, str, tuple[str, ...]]


@dataclass(frozen=True)
class Happening:
    """Hold one thing that happens: in words, on the table, and how each game answers it.

    `question` is the question of the rules that decides it, `ask` what the puzzle asks about it.
    """

    tag: str
    question: str
    statement: str
    answers: tuple[Answer, ...]
    table: dict[str, Any] = field(default_factory=dict)
    ask: str = english.ASK_WHERE_SO


Maker = Callable[[Task], Happening]


def in_each(task: Task, judge: Callable[[Variant], Answer]) -> tuple[Answer, ...]:
    """Ask every game."""
    return tuple(judge(variant) for variant in task.variants)


def by_ruling(variant: Variant, ok: bool, question: str) -> Answer:
    """Answer in the words of the game's ruling."""
    return ok, variant[question].wording, variant.cite(question)


def by_verdict(verdict: Verdict) -> Answer:
    """Answer in the words of a verdict."""
    return verdict.ok, verdict.sentence, verdict.rulings


def players(task: Task) -> Happening:
    """So many players sit down."""
    number = task.chance.between(2, 7)
    return Happening(
        "players",
        "players",
        english.so_many_play(number),
        in_each(task, lambda v: by_ruling(v, number in v.seats.allowed, "players")),
    )


def hand_size(task: Task) -> Happening:
    """Everybody is dealt so many cards."""
    number = task.chance.choice((12, 12, 18, 25))
    return Happening(
        "hand-size",
        "deal.hand",
        english.so_many_dealt(number),
        in_each(task, lambda v: by_ruling(v, v.means("deal.hand") == number, "deal.hand")),
    )


def left_over(task: Task) -> Happening:
    """Some cards are left over after the deal."""
    rest = task.chance.choice((Rest.STOCK, Rest.DEALER))
    return Happening(
        "cards-left-over",
        "deal.rest",
        english.left_over_lie_aside() if rest is Rest.STOCK else english.left_over_to_dealer(),
        in_each(task, lambda v: by_ruling(v, v.means("deal.rest") == rest, "deal.rest")),
    )


def game_over(task: Task) -> Happening:
    """One player is far ahead after so many hands, and the game is over."""
    hands = task.chance.choice((1, 2, 3, 3))
    best = task.chance.choice((31, 49, 50, 51, 52))

    def judge(variant: Variant) -> Answer:
        others = variant.seats.usual - 1
        # Nobody else is near, and with three players the game points sum to nothing.
        totals = [best, best // -2, best // 2 - best, *[0] * (others - 2)]
        over = bool(judge_result(variant, totals, hands_played=hands).answer)
        return by_ruling(variant, over, "end.target")

    statement = english.far_ahead(best, hands)
    return Happening("game-over", "end.target", statement, in_each(task, judge))


def revoke(task: Task) -> Happening:
    """A revoke is found out."""
    penalty = task.variants[0]["revoke.penalty"].value

    def judge(variant: Variant) -> Answer:
        ruling = variant["revoke.penalty"]
        return by_ruling(variant, ruling.value == penalty, "revoke.penalty")

    return Happening("revoke", "revoke.penalty", english.revoker_loses(), in_each(task, judge))


def fool_never_paid(task: Task) -> Happening:
    """The player of the Fool takes no trick."""
    lost = task.chance.below(2) == 0

    def judge(variant: Variant) -> Answer:
        ok, wording, rulings = by_ruling(
            variant, variant.means("fool.forfeit") is lost, "fool.forfeit"
        )
        if variant["fool.forfeit"].standing is Standing.RECONSTRUCTED:
            wording = f"{wording} {english.our_reconstruction()}"
        return ok, wording, rulings

    statement = english.never_paid_is_lost() if lost else english.never_paid_is_kept()
    return Happening("fool-never-paid", "fool.forfeit", statement, in_each(task, judge))


def fool_last(task: Task) -> Happening:
    """The Fool comes to the last trick."""
    rule = task.chance.choice(tuple(LastTrick))

    def judge(variant: Variant) -> Answer:
        return by_ruling(variant, variant.means("fool.last-trick") == rule, "fool.last-trick")

    statement = (
        english.last_fool_is_kept() if rule is LastTrick.ORDINARY else english.last_fool_is_taken()
    )
    return Happening("fool-last", "fool.last-trick", statement, in_each(task, judge))
