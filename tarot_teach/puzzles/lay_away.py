"""Which cards may the dealer not lay away?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Card, Cards, Suit, deck
from ..rules import DISCARD_SIZE, Verdict, barred_from_discard, judge_discard
from ..variant import TrumpsAway, Variant
from . import english
from .advice import advise
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEALERS_HAND = 28
MIDDLE_TRUMPS = [Card(f"T{number}") for number in range(2, 20)]
TRUMP_CARDS = [card for card in deck() if card.suit is Suit.TRUMPS]
KINGS = [card for card in deck() if card.rank == "K"]
OTHERS = [
    card for card in deck() if card.suit and card.suit is not Suit.TRUMPS and card.rank != "K"
]

Recipe = Callable[[Task], list[Card]]


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about the dealer's twenty-eight cards."""
    chance, variant = task.chance, task.variant
    order = variant.order
    hand = Cards(order.cards(order.mask(chance.weighted(_recipes(task))(task))))
    barred = Cards(order.cards(barred_from_discard(variant, order.mask(hand))))
    seat = chance.below(task.players)
    verdicts = {card: _judge(variant, hand, barred, card) for card in hand}
    found = [verdicts[card] for card in barred]
    return {
        "prompt": english.lay_away_prompt(variant.key, seat),
        "table": {
            "players": task.players,
            "dealer": seat,
            "hand": [card.code for card in hand],
        },
        "choices": [
            {
                "id": card.code,
                "label": f"{{{card.code}}}",
                "card": card.code,
                "ok": card in barred,
                "feedback": verdict.sentence if card in barred else _why_it_may_go(variant, card),
                "cites": list(verdict.rulings[:1]),
            }
            for card, verdict in verdicts.items()
        ],
        "tags": [*dict.fromkeys(v.key for v in found), *_allowed_tags(variant, hand, barred)],
        "hints": [
            english.hint_barred(),
            " ".join(_rules_to_know(variant)),
            english.hint_number_to_find(len(barred)),
        ],
        "worked": "\n".join([*_steps(variant, hand, barred), *advise(variant, hand, barred)]),
        "cites": list(dict.fromkeys(verdict.rulings[0] for verdict in found)),
    }


def _judge(variant: Variant, hand: Cards, barred: Cards, card: Card) -> Verdict:
    """Judge one card as laid away with two that may go and raise no question of their own."""
    plain = [other for other in hand if other not in barred and other is not card]
    two = sorted(plain, key=lambda other: (other.suit is Suit.TRUMPS, not other.number))
    return judge_discard(variant, hand, [card, *two[: DISCARD_SIZE - 1]])


def _why_it_may_go(variant: Variant, card: Card) -> str:
    if card is FOOL:
        return english.fool_may_go()
    if card is MOUNTEBANK:
        return english.pagat_may_go()
    if card.suit is not Suit.TRUMPS:
        return english.pip_may_go(card) if card.number else english.court_may_go(card)
    if variant.means("discard.trumps") is TrumpsAway.FORCED:
        return english.trump_may_go_for_lack(card)
    if card in (ANGEL, WORLD):
        return english.second_trump_may_go(card, variant.top_trump)
    return english.trump_may_go(card)


def _rules_to_know(variant: Variant) -> Iterator[str]:
    never = not variant.means("discard.pagat")
    yield english.hint_never_away(variant.top_trump, mountebank=never)
    yield variant["discard.fool"].wording
    if not never:
        yield variant["discard.pagat"].wording
    if variant.means("discard.trumps") is TrumpsAway.FORCED:
        yield variant["discard.trumps"].wording


def _allowed_tags(variant: Variant, hand: Cards, barred: Cards) -> Iterator[str]:
    special = {FOOL: "fool-may-go", MOUNTEBANK: "mountebank-may-go"}
    special[WORLD if variant.top_trump is ANGEL else ANGEL] = "second-trump-may-go"
    for card, tag in special.items():
        if card in hand and card not in barred:
            yield tag


def _steps(variant: Variant, hand: Cards, barred: Cards) -> Iterator[str]:
    top = variant.top_trump
    trumps = [card for card in hand if card.suit is Suit.TRUMPS]
    kings = [card for card in barred if card.rank == "K"]
    if kings:
        yield english.worked_kings(kings)
    if top in barred:
        yield english.worked_top_honour(top)
    if MOUNTEBANK in hand:
        wording = variant["discard.pagat"].wording
        if MOUNTEBANK not in barred:
            yield english.worked_may_go(wording, MOUNTEBANK)
        elif variant.means("discard.pagat"):
            yield english.worked_barred(wording, [MOUNTEBANK])
        else:
            yield english.worked_mountebank()
    if FOOL in barred:
        yield english.worked_fool_away(trumps, never=not variant.means("discard.fool"))
    elif FOOL in hand:
        yield english.worked_may_go(variant["discard.fool"].wording, FOOL)
    others = [card for card in trumps if card in barred and card not in (top, MOUNTEBANK)]
    if others:
        yield english.worked_barred(variant["discard.trumps"].wording, others)
    yield english.worked_not_away(barred)


def _recipes(task: Task) -> dict[Recipe, int]:
    if task.level == 1:
        return {kings_and_top_trump: 1}
    if task.level == 2:
        return {fool_and_mountebank: 1}
    means = task.variant.means
    return {
        fool_without_trumps: 3,
        two_highest_trumps: 3,
        fool_and_mountebank_alone: 2,
        mountebank_alone: 3 if means("discard.pagat") else 1,
        nearly_all_trumps: 2 if means("discard.trumps") is TrumpsAway.FORCED else 0,
    }


def _filled(task: Task, cards: list[Card]) -> list[Card]:
    return cards + task.chance.sample(OTHERS, DEALERS_HAND - len(cards))


def _some_kings(task: Task, least: int) -> list[Card]:
    return task.chance.sample(KINGS, task.chance.between(least, 3))


def kings_and_top_trump(task: Task) -> list[Card]:
    """Hold Kings, and often the highest trump."""
    chance = task.chance
    top = [task.variant.top_trump] if chance.below(3) else []
    trumps = chance.sample(MIDDLE_TRUMPS, chance.between(4, 8))
    return _filled(task, [*_some_kings(task, 1), *top, *trumps])


def fool_and_mountebank(task: Task) -> list[Card]:
    """Hold the Fool or the Mountebank or both, beside trumps."""
    chance = task.chance
    special = chance.choice(([FOOL], [MOUNTEBANK], [FOOL, MOUNTEBANK]))
    top = [task.variant.top_trump] if chance.below(2) else []
    trumps = chance.sample(MIDDLE_TRUMPS, chance.between(3, 8))
    return _filled(task, [*_some_kings(task, 0), *special, *top, *trumps])


def fool_without_trumps(task: Task) -> list[Card]:
    """Hold the Fool and no trump at all, so that it may go."""
    return _filled(task, [*_some_kings(task, 1), FOOL])


def two_highest_trumps(task: Task) -> list[Card]:
    """Hold the Angel and the World, of which one is the honour, or the one that is not."""
    chance, top = task.chance, task.variant.top_trump
    second = WORLD if top is ANGEL else ANGEL
    highest = [top, second] if chance.below(3) else [second]
    special = chance.sample((FOOL, MOUNTEBANK), chance.below(2))
    trumps = chance.sample(MIDDLE_TRUMPS, chance.between(3, 7))
    return _filled(task, [*_some_kings(task, 1), *highest, *special, *trumps])


def fool_and_mountebank_alone(task: Task) -> list[Card]:
    """Hold the Fool and the Mountebank and no other trump: the Mountebank is a trump."""
    return _filled(task, [*_some_kings(task, 0), FOOL, MOUNTEBANK])


def mountebank_alone(task: Task) -> list[Card]:
    """Hold the Mountebank as the only trump, without the Fool."""
    return _filled(task, [*_some_kings(task, 1), MOUNTEBANK])


def nearly_all_trumps(task: Task) -> list[Card]:
    """Hold so many barred cards and trumps that a trump has to go."""
    return _filled(task, [*KINGS, *TRUMP_CARDS, FOOL])


KIND = Kind(
    "lay-away",
    english.LAY_AWAY,
    "many",
    ("piedmontese",),
    english.LAY_AWAY_LEVELS,
    make,
)
