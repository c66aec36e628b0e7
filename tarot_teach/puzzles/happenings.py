"""Things that may happen in a game, each judged by the rulings of every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..cards import Suit, deck
from ..rules import Verdict
from ..scoring import GROUP, TWELVE, count_pile, judge_result
from ..sources import Standing
from ..variant import LastTrick, Rest, Variant
from . import english
from .kind import Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PACK = len(deck())
PIP_CARDS = [card for card in deck() if card.number and card.suit is not Suit.TRUMPS]

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
    """Everybody is dealt so many cards, or a hand has so many tricks."""
    number = task.chance.choice((12, 12, 13, 18, 25, 25, 26))
    told = english.so_many_dealt if task.chance.below(2) else english.so_many_tricks
    return Happening(
        "hand-size",
        "deal.hand",
        told(number),
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


def number_left_over(task: Task) -> Happening:
    """So many players leave so many cards over."""
    chance = task.chance
    number = chance.between(2, 6)
    hand = chance.choice([v.means("deal.hand") for v in task.variants])
    near = PACK - (number + chance.choice((0, 0, -1, 1))) * hand
    # More players than the pack has hands for leave nothing.
    rest = max(near, 0)

    def judge(variant: Variant) -> Answer:
        if number not in variant.seats.allowed:
            return by_ruling(variant, False, "players")
        here = PACK - number * variant.means("deal.hand")
        sentence = english.left_over_here(number, variant.means("deal.hand"), here)
        return here == rest, sentence, variant.cite("deal.hand", "deal.rest", "players")

    statement = english.so_many_left_over(number, rest)
    return Happening("number-left-over", "deal.hand", statement, in_each(task, judge))


def plain_pile(task: Task) -> Happening:
    """A pile of nothing but pip cards, or of no card, scores so much."""
    chance = task.chance
    groups = chance.between(2, 9)
    cards = 0 if chance.below(5) == 0 else groups * GROUP
    pile = PIP_CARDS[:cards]
    scores = [count_pile(variant, pile).game_points for variant in task.variants]
    score = chance.choice([*scores, scores[-1], cards - chance.choice((0, TWELVE + 1))])

    def judge(variant: Variant) -> Answer:
        count = count_pile(variant, pile)
        cites = variant.cite("score.method", "score.values", "score.game-points")
        return count.game_points == score, english.scores_here(count), cites

    statement = english.plain_pile_brings(cards, score) if cards else english.no_trick_brings(score)
    return Happening("plain-pile", "score.method", statement, in_each(task, judge))


def common_rule(task: Task) -> Happening:
    """Something happens on which all games say the same, or is told the wrong way round."""
    question = task.chance.choice(tuple(english.COMMON_RULES))
    so, statement = task.chance.choice(english.COMMON_RULES[question])
    answers = in_each(task, lambda variant: by_ruling(variant, so, question))
    return Happening("common-rule", question, statement, answers)


def game_over(task: Task) -> Happening:
    """One player is far ahead after so many hands, and the game is over."""
    hands = task.chance.choice((1, 2, 3, 3))
    best = task.chance.choice((31, 38, 44, 47, 49, 50, 51, 52, 55, 58, 63))

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
