"""Who has won, or do they play on?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from ..english import SUM, TOTAL
from ..rules import Verdict
from ..scoring import DEALS_IN_A_GAME, FIFTY, judge_result
from ..variant import Ending, Variant, Winning
from . import english
from .kind import Kind, Task, rules_in_force
from .standings import STANDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about the totals after a hand."""
    variant = _under_a_house_rule(task)
    ending = variant.means("end.target")
    totals, eldest, hands = STANDINGS[ending](task, variant)
    dealer = (eldest - 1) % task.players
    verdict = judge_result(variant, totals, eldest, hands)
    to_fifty = ending is Ending.FIFTY
    there = [seat for seat, total in enumerate(totals) if total >= FIFTY or not to_fifty]
    by_place = variant.means("end.winner") in (Winning.ELDER, Winning.ELDER_ON_EQUAL)
    order = [(eldest + turn) % task.players for turn in range(task.players)] if by_place else []
    over = bool(there) and (to_fifty or hands == DEALS_IN_A_GAME)
    return {
        "rules": rules_in_force(variant),
        "prompt": english.who_has_won_prompt(
            variant.key,
            dealer,
            hands,
            to_fifty,
            variant["end.winner"].wording,
            nobody_declared=variant.means("end.winner") is Winning.INSTANT,
        ),
        "table": {
            "players": task.players,
            "dealer": dealer,
            "totals": {str(seat): total for seat, total in enumerate(totals)},
        },
        "choices": [
            _choice(variant, totals, verdict, over, group) for group in GROUPS[ending](totals)
        ],
        "tags": tags(variant, totals, verdict),
        "hints": [
            *(
                [variant["end.target"].wording, english.hint_strike_out()]
                if to_fifty
                else [english.hint_how_many_deals(), variant["end.target"].wording]
            ),
            english.hint_left(there, order) if to_fifty else english.hint_deals(hands, totals),
        ],
        "worked": "\n".join(
            [
                *([english.worked_there(totals, there)] if to_fifty else []),
                *([english.worked_deals()] if over and not to_fifty else []),
                *([variant["end.winner"].wording] if over and len(there) > 1 else []),
                verdict.sentence if verdict.answer else english.play_on(verdict.sentence),
            ]
        ),
        "cites": list(verdict.rulings),
    }


def tags(variant: Variant, totals: Sequence[int], verdict: Verdict) -> list[str]:
    """Name what decides: the verdict's key, a shared win, and a rule that passes over the best."""
    found = [verdict.key]
    if len(verdict.answer) > 1:
        found.append("several-win")
    if verdict.answer and all(totals[seat] < max(totals) for seat in verdict.answer):
        found.append("not-the-highest")
    if variant.means("end.target") is Ending.FIFTY and FIFTY - 1 in totals:
        found.append("one-short")
    if verdict.answer and sorted(totals)[-2] == max(totals):
        found.append("equal-highest")
    return found


def _under_a_house_rule(task: Task) -> Variant:
    variant = task.variant
    if task.level < 3 or "winner" in variant.house_rules:
        return variant
    return variant.with_rules(winner=task.chance.choice(HOUSE_RULES[variant.means("end.target")]))


HOUSE_RULES: dict[Ending, tuple[Winning, ...]] = {
    Ending.FIFTY: (Winning.ELDER, Winning.ELDER_ON_EQUAL),
    Ending.THREE_DEALS: (Winning.LOSER_PAYS,),
}


def groups_at_fifty(totals: Sequence[int]) -> list[tuple[int, ...]]:
    """List who might be thought to win: each seat, the two best together, nobody yet."""
    best = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [*((seat,) for seat in range(len(totals))), tuple(sorted(best[:2])), ()]


def groups_of_three(totals: Sequence[int]) -> list[tuple[int, ...]]:
    """List who might be thought to win of three: any one, any two, all, nobody."""
    seats = range(len(totals))
    return [group for size in (1, 2, 3) for group in combinations(seats, size)] + [()]


GROUPS: dict[Ending, Callable[[Sequence[int]], list[tuple[int, ...]]]] = {
    Ending.FIFTY: groups_at_fifty,
    Ending.THREE_DEALS: groups_of_three,
}


def _choice(
    variant: Variant,
    totals: Sequence[int],
    verdict: Verdict,
    over: bool,
    group: tuple[int, ...],
) -> dict[str, Any]:
    right = tuple(verdict.answer)
    cites = verdict.rulings
    if group == right:
        sentence = verdict.sentence if group else english.play_on(verdict.sentence)
    elif not over:
        sentence, cites = _too_early(variant, totals, verdict, group)
    elif not group:
        sentence, cites = _over(variant, totals)
    else:
        sentence, cites = WHY_NOT[variant.means("end.winner")](variant, totals, right, group)
    return {
        "id": "-".join(str(seat) for seat in group) or "on",
        "label": english.group_wins(group),
        "ok": group == right,
        "feedback": sentence,
        "cites": list(cites),
    }


Reason = tuple[str, tuple[str, ...]]


def _too_early(
    variant: Variant, totals: Sequence[int], verdict: Verdict, group: tuple[int, ...]
) -> Reason:
    if variant.means("end.target") is Ending.FIFTY:
        return _short_of_fifty(variant, totals, group)
    return verdict.sentence, verdict.rulings


def _short_of_fifty(variant: Variant, totals: Sequence[int], seats: Sequence[int]) -> Reason:
    points = [totals[seat] for seat in seats]
    return english.short_of_fifty(seats, points), variant.cite("end.target")


def _over(variant: Variant, totals: Sequence[int]) -> Reason:
    if variant.means("end.target") is Ending.THREE_DEALS:
        return english.three_deals_played(), variant.cite("end.target")
    there = [seat for seat, total in enumerate(totals) if total >= FIFTY]
    return english.fifty_reached(there), variant.cite("end.target")


def _deciding(variant: Variant) -> tuple[str, ...]:
    return variant.cite("end.winner", "end.target")


def not_highest(
    variant: Variant, totals: Sequence[int], right: tuple[int, ...], group: tuple[int, ...]
) -> Reason:
    """Say why these seats do not win where the highest total does."""
    if not_there := _not_there(variant, totals, group):
        return _short_of_fifty(variant, totals, not_there)
    what = TOTAL if variant.means("end.target") is Ending.FIFTY else SUM
    lower = [seat for seat in group if totals[seat] < max(totals)]
    if lower:
        highest = max(totals)
        best = [seat for seat, total in enumerate(totals) if total == highest]
        sentence = english.not_the_highest(lower[0], totals[lower[0]], best, highest, what)
    else:
        others = [seat for seat in right if seat not in group]
        sentence = english.equal_highest_share(others, totals[others[0]], what)
    return sentence, _deciding(variant)


def _not_there(variant: Variant, totals: Sequence[int], group: tuple[int, ...]) -> list[int]:
    if variant.means("end.target") is not Ending.FIFTY:
        return []
    return [seat for seat in group if totals[seat] < FIFTY]


def not_elder(
    variant: Variant, totals: Sequence[int], right: tuple[int, ...], group: tuple[int, ...]
) -> Reason:
    """Say why these seats do not win where the first in order of play does."""
    if not_there := _not_there(variant, totals, group):
        return _short_of_fifty(variant, totals, not_there)
    if len(group) > 1:
        return english.one_alone_by_place(), _deciding(variant)
    return english.comes_before(right[0], group[0]), _deciding(variant)


def not_elder_of_equals(
    variant: Variant, totals: Sequence[int], right: tuple[int, ...], group: tuple[int, ...]
) -> Reason:
    """Say why these seats do not win where the first of equal highest totals does."""
    if _not_there(variant, totals, group) or any(totals[s] < max(totals) for s in group):
        return not_highest(variant, totals, right, group)
    if len(group) > 1:
        return english.equals_do_not_share(), _deciding(variant)
    return english.equal_but_later(group[0], right[0], totals[right[0]]), _deciding(variant)


def not_above_the_lowest(
    variant: Variant, totals: Sequence[int], right: tuple[int, ...], group: tuple[int, ...]
) -> Reason:
    """Say why these are not the winners where all but the lowest win."""
    lowest = [seat for seat in group if totals[seat] == min(totals)]
    if lowest:
        return english.lowest_pays(lowest[0], min(totals)), _deciding(variant)
    others = [seat for seat in right if seat not in group]
    return english.not_lowest_either(others[0], totals[others[0]]), _deciding(variant)


WHY_NOT: dict[
    Winning, Callable[[Variant, Sequence[int], tuple[int, ...], tuple[int, ...]], Reason]
] = {
    Winning.HIGHEST: not_highest,
    Winning.INSTANT: not_highest,
    Winning.ELDER: not_elder,
    Winning.ELDER_ON_EQUAL: not_elder_of_equals,
    Winning.LOSER_PAYS: not_above_the_lowest,
}

KIND = Kind(
    "who-has-won",
    english.WHO_HAS_WON,
    "one",
    ("1597", "1659", "piedmontese"),
    english.WHO_HAS_WON_LEVELS,
    make,
)
