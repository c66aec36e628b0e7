"""May you declare fifty now?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards import ANGEL, FOOL, WORLD
from ..scoring import FIFTY, TWELVE, count_pile
from . import english
from .claims import RECIPES, Claim
from .kind import Kind, Task, rules_in_force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_CHOICES = 5

Mistake = tuple[int, str, tuple[str, ...]]


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
    total, wrong = claim.total, _likely(claim)
    choices = [
        _choice(value, False, sentence, because)
        if claim.agreed
        else _choice(value, False, _not_agreed(value, total), rulings)
        for value, sentence, because in wrong
    ]
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


def _likely(claim: Claim) -> list[Mistake]:
    """Choose the likeliest mistakes, one of which gives the other answer."""
    total = claim.total
    found: dict[int, Mistake] = {}
    for mistake in _mistakes(claim):
        if mistake[0] != total:
            found.setdefault(mistake[0], mistake)
    other = next(value for value in found if (value >= FIFTY) != (total >= FIFTY))
    values = [other, *(value for value in found if value != other)]
    return [found[value] for value in values[: MOST_CHOICES - 2]]


def _choice(value: int, ok: bool, sentence: str, cites: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": str(value),
        "label": english.claim_label(value, value >= FIFTY),
        "ok": ok,
        "feedback": sentence,
        "cites": list(cites),
    }


def _mistakes(claim: Claim) -> Iterator[Mistake]:
    variant, settled, old, total = claim.variant, claim.settled, claim.old, claim.total
    method, values = variant.cite("score.method"), variant.cite("score.values")
    debt = variant.cite("end.winner", "fool.debt")
    if claim.unpaid:
        yield old + count_pile(variant, claim.pile).total, english.claim_fool_counted(), debt
        yield total + 1, english.claim_fool_as_card(), debt
        yield total + variant.points[FOOL], english.claim_fool_points(), debt
    if claim.owed:
        yield total + 1, english.claim_owed_counted(), debt
    over = len(settled) - TWELVE
    worth = total - old - over
    if over:
        yield old + worth, english.claim_no_count(len(settled)), method
        if over < 0:
            yield old + worth - over, english.mistake_wrong_sign(len(settled)), method
    if worth:
        yield old + over, english.claim_no_values(), values
    yield from _mistakes_of_value(claim)
    yield (
        total + TWELVE,
        english.claim_every_card_a_point(),
        variant.cite("score.one-point", "score.method"),
    )
    yield total - old, english.claim_no_old_total(), variant.cite("end.target")


def _mistakes_of_value(claim: Claim) -> Iterator[Mistake]:
    variant, settled, total = claim.variant, claim.settled, claim.total
    values = variant.cite("score.values")
    if FOOL in settled:
        yield total - 1, english.mistake_fool_not_a_card(), variant.cite("score.kept-fool")
        yield total - variant.points[FOOL], english.claim_forgot([FOOL]), values
    option = variant["score.values"]
    for other in option.allowed:
        if option.option and other != option.value:
            house = variant.with_rules(**{option.option: other})
            wrong = claim.old + count_pile(house, settled).total
            differing = [card for card in settled if house.points[card] != variant.points[card]]
            if differing:
                yield wrong, english.claim_other_values(differing, wrong > total), values
    for _, cards, points in count_pile(variant, settled).lines:
        if 0 < len(cards) < len(settled) and points and cards[0] is not FOOL:
            yield total - points, english.claim_forgot(cards), values
    if ANGEL in settled and variant.points[WORLD] > variant.empty_points:
        sentence = english.claim_angel(variant.points[WORLD])
        yield (
            total + variant.points[WORLD],
            sentence,
            variant.cite("score.values", "order.top-trump"),
        )


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
