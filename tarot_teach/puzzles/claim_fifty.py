"""May you declare fifty now?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..cards import FOOL
from ..scoring import FIFTY, TWELVE, count_pile
from . import english
from .claims import RECIPES, Claim
from .kind import Kind, Task, rules_in_force
from .slips import Slip, slips_over_twelve, told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_CHOICES = 5


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about a hand that is not over yet."""
    recipe = task.chance.weighted(RECIPES[task.level])
    claim = recipe(task)
    variant = claim.variant
    count = count_pile(variant, claim.settled)
    cites = variant.cite("end.winner", *_moment(claim), "score.method", "score.values")
    return {
        "rules": rules_in_force(variant),
        "prompt": english.claim_prompt(
            variant.key,
            task.players,
            claim.old,
            english.claim_rule(
                claim.agreed,
                variant["end.winner" if claim.agreed else "end.target"].wording,
                FOOL in claim.pile,
            ),
            english.claim_state(
                claim.unpaid, claim.owed, paid=FOOL in claim.pile and not claim.unpaid
            ),
        ),
        "table": {
            "players": task.players,
            "piles": {"0": [card.code for card in claim.pile]},
            "totals": {"0": claim.old},
        },
        "choices": _choices(task, claim, cites),
        "tags": tags(claim),
        "hints": [
            english.hint_claim(),
            english.hint_claim_cards(variant["score.values"].wording, claim.unpaid),
            english.hint_claim_sum(claim.old, count),
        ]
        if claim.agreed
        else [
            english.hint_which_rule(),
            english.hint_is_hand_over(),
            english.hint_end_of_hand(),
        ],
        "worked": "\n".join(_steps(claim)),
        "cites": list(cites),
    }


def tags(claim: Claim) -> list[str]:
    """Name what decides: yes or no, and what lies between the pile and the count."""
    if not claim.agreed:
        return ["not-agreed"]
    found = ["yes" if claim.total >= FIFTY else "no"]
    if claim.total == FIFTY:
        found.append("exactly-fifty")
    if claim.unpaid:
        found.append("fool-unpaid")
        if claim.total < FIFTY <= claim.old + count_pile(claim.variant, claim.pile).total:
            found.append("fool-decides")
    elif FOOL in claim.pile:
        found.append("fool-paid")
    if claim.owed:
        found.append("card-owed")
    if len(claim.settled) < TWELVE:
        found.append("short")
    return found


def _moment(claim: Claim) -> tuple[str, ...]:
    if not claim.agreed:
        return ("end.target",)
    return ("fool.debt",) if claim.unpaid or claim.owed else ()


def _choices(task: Task, claim: Claim, cites: tuple[str, ...]) -> list[dict[str, Any]]:
    rulings = claim.variant.cite("end.winner", "end.target")
    total = claim.total
    choices = []
    for mistake in _likely(claim):
        value = mistake["value"]
        if claim.agreed:
            choices.append(_choice(value, False, mistake["feedback"], mistake["cites"]))
        else:
            choices.append(_choice(value, False, _not_agreed(value, total), rulings))
    sentence = (
        english.claim_right(claim.old, total, len(claim.settled))
        if claim.agreed
        else english.claim_not_agreed(total)
    )
    choices.append(_choice(total, claim.agreed, sentence, cites if claim.agreed else rulings))
    never = {
        "id": "wait",
        "label": english.claim_never(),
        "ok": not claim.agreed,
        "feedback": english.claim_wait(claim.agreed),
        "cites": list(rulings),
    }
    return [*task.chance.shuffled(choices), never]


def _not_agreed(value: int, total: int) -> str:
    if value < FIFTY:
        return english.claim_not_short(value, total)
    return english.claim_not_agreed(value)


def _likely(claim: Claim) -> list[dict[str, Any]]:
    """Choose the likeliest wrong numbers, one of which gives the other answer."""
    slips = list(_slips(claim))
    found = told(claim.total, slips, len(slips))
    enough = claim.total >= FIFTY
    other = next(mistake for mistake in found if (mistake["value"] >= FIFTY) != enough)
    return [other, *(mistake for mistake in found if mistake is not other)][: MOST_CHOICES - 2]


def _choice(value: int, ok: bool, sentence: str, cites: Sequence[str]) -> dict[str, Any]:
    return {
        "id": str(value),
        "label": english.claim_label(value, value >= FIFTY),
        "ok": ok,
        "feedback": sentence,
        "cites": list(cites),
    }


def _slips(claim: Claim) -> Iterator[Slip]:
    """Give the slips with an early claim, then those in the count of any pile."""
    variant, settled, old, total = claim.variant, claim.settled, claim.old, claim.total
    debt = variant.cite("end.winner", "fool.debt")
    if claim.unpaid:
        points = variant.points[FOOL]
        with_fool = old + count_pile(variant, claim.pile).total
        remark = english.claim_fool_not_paid()
        yield Slip(with_fool, english.claim_fool_counted(), remark, debt)
        yield Slip(total + 1, english.claim_fool_as_card(), remark, debt)
        yield Slip(total + points, english.claim_fool_points(points), remark, debt)
    if claim.owed:
        yield Slip(total + 1, english.claim_owed_counted(), english.claim_only_the_pile(), debt)
    for slip in slips_over_twelve(variant, settled, count_pile(variant, settled)):
        remark = slip.remark
        if claim.unpaid and remark == english.count_of_cards(len(settled)):
            remark = english.claim_cards_that_count(len(settled))
        yield replace(slip, value=slip.value + old, remark=remark)
    words = english.claim_no_old_total()
    yield Slip(total - old, words, english.claim_old_is_added(), variant.cite("end.target"))


def _steps(claim: Claim) -> Iterator[str]:
    if not claim.agreed:
        yield english.claim_wait(agreed=False)
        return
    if claim.unpaid:
        yield english.claim_step_unpaid()
    if claim.owed:
        yield english.claim_step_owed()
    yield from english.worked_lines(count_pile(claim.variant, claim.settled))
    yield english.claim_step_sum(claim.old, claim.total - claim.old, claim.total)
    yield english.claim_answer(claim.total, claim.total >= FIFTY)


KIND = Kind(
    "claim-fifty",
    english.CLAIM_FIFTY,
    "one",
    ("1597", "1659"),
    english.CLAIM_FIFTY_LEVELS,
    make,
)
