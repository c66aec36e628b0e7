"""Score this pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Card, Cards, Suit, deck
from ..scoring import GROUP, TWELVE, Count, count_pile
from ..variant import Reckoning, Variant
from . import english
from .kind import Kind, Task
from .slips import Slip, slips_in_threes, slips_over_twelve, told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PLAIN = [card for card in deck() if card.suit and card.suit is not Suit.TRUMPS and card.number]
MIDDLE_TRUMPS = [Card(f"T{number}") for number in range(2, 20)]
COURTS = {rank: [card for card in deck() if card.rank == rank] for rank in "KQCV"}
HONOURS = (FOOL, MOUNTEBANK, ANGEL, WORLD)
LEAST_PILE, MOST_PILE = 12, 24
MOST_MISTAKES = 12


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about one pile, as the game counts it."""
    return RECKONINGS[task.variant.means("score.method")](task)


def counting_cards(task: Task) -> list[Card]:
    """Choose the cards that make a pile of this level worth counting."""
    chance, points = task.chance, task.variant.points
    least = task.variant.empty_points
    sure = [card for cards in COURTS.values() for card in cards if points[card] > least]
    if task.level == 1:
        return [*chance.sample(sure, chance.between(1, 3)), *_courts(task, chance.between(0, 2))]
    if task.level == 2:
        one_of_each = [chance.choice(cards) for cards in COURTS.values()]
        honours = chance.sample((MOUNTEBANK, ANGEL, WORLD), 2)
        return [FOOL, *honours, *one_of_each, *_courts(task, chance.between(0, 5))]
    honours = chance.sample(HONOURS, chance.between(1, 2))
    return [*honours, *chance.sample(sure, chance.below(3)), *_courts(task, chance.below(3))]


def _courts(task: Task, number: int) -> list[Card]:
    return task.chance.sample([card for cards in COURTS.values() for card in cards], number)


def pile_of(task: Task, size: int, counting: list[Card]) -> Cards:
    """Fill up a pile to its size with plain cards and middle trumps, in the game's order."""
    chosen = list(dict.fromkeys(counting))[:size]
    filling = [card for card in [*PLAIN, *MIDDLE_TRUMPS] if card not in chosen]
    chosen += task.chance.sample(filling, size - len(chosen))
    order = task.variant.order
    return Cards(order.cards(order.mask(chosen)))


def over_twelve(task: Task) -> dict[str, Any]:
    """Ask for the score of a pile in the French way of counting."""
    players, chance, variant = task.players, task.chance, task.variant
    counting = counting_cards(task)
    whole = range(players, MOST_PILE + 1, players)
    sizes = {
        1: [size for size in whole if size >= TWELVE],
        2: [size for size in whole if size > LEAST_PILE],
        3: [size for size in whole if size < TWELVE],
    }
    pile = pile_of(task, chance.choice(sizes[task.level]), counting)
    count = count_pile(variant, pile)
    return _parts(
        count,
        prompt=english.score_prompt(variant.key, players, task.level == 3),
        table={"players": players, "piles": {"0": [card.code for card in pile]}},
        answer=count.total,
        slips=slips_over_twelve(variant, pile, count),
        otherwise=english.otherwise_twelve(),
        hints=[
            english.hint_count_first(),
            english.hint_values(variant["score.values"].wording),
            english.hint_lines(count),
        ],
        steps=[*english.worked_lines(count), english.worked_total(count.total)],
        tags=[
            "over-twelve" if count.cards > TWELVE else "short" if count.cards < TWELVE else "twelve"
        ],
        pile=pile,
    )


def in_threes(task: Task) -> dict[str, Any]:
    """Ask for the points of a pile counted in threes, or on level 3 for its game points."""
    chance, variant = task.chance, task.variant
    counting, unpaid = counting_cards(task), False
    groups = {1: (3, 5), 2: (4, 7), 3: (3, 8)}[task.level]
    size = GROUP * chance.between(*groups)
    if task.level == 3 and chance.below(3) == 0:
        # The winner of a Fool's trick that was never paid for is one card short of whole groups.
        unpaid, size = True, size - 1
        counting = [card for card in counting if card is not FOOL]
    pile = pile_of(task, size, counting)
    count = count_pile(variant, pile)
    asked = count.game_points if task.level == 3 else count.total
    prompt = (
        english.game_points_prompt(variant.key, unpaid)
        if task.level == 3
        else english.points_prompt(variant.key)
    )
    steps = [*_group_steps(variant, pile), english.worked_total(count.total)]
    if task.level == 3:
        steps.append(english.worked_game_points(count.total, count.game_points))
    raw = sum(variant.points[card] for card in pile)
    return _parts(
        count,
        prompt=prompt,
        table={"players": task.players, "piles": {"0": [card.code for card in pile]}},
        answer=asked,
        slips=slips_in_threes(variant, pile, count, asked),
        otherwise=english.otherwise_threes(task.level == 3),
        hints=[
            english.hint_threes(),
            english.hint_other_values(values_in_threes(variant)),
            english.hint_raw(raw, *divmod(len(pile), GROUP), task.level == 3),
        ],
        steps=steps,
        tags=["odd-group" if len(pile) % GROUP else "whole-groups"],
        pile=pile,
    )


RECKONINGS: dict[Reckoning, Callable[[Task], dict[str, Any]]] = {
    Reckoning.TWELVE: over_twelve,
    Reckoning.THREES: in_threes,
}


def _parts(
    count: Count,
    *,
    prompt: str,
    table: dict[str, Any],
    answer: int,
    slips: Iterator[Slip],
    otherwise: str,
    hints: list[str],
    steps: list[str],
    tags: list[str],
    pile: Cards,
) -> dict[str, Any]:
    special = {FOOL: "fool", MOUNTEBANK: "mountebank", ANGEL: "angel", WORLD: "world"}
    return {
        "prompt": prompt,
        "table": table,
        "answer": answer,
        "mistakes": told(answer, slips, MOST_MISTAKES),
        "otherwise": otherwise,
        "tags": [*tags, *(tag for card, tag in special.items() if card in pile)],
        "hints": hints,
        "worked": "\n".join(steps),
        "cites": list(count.rulings),
    }


def values_in_threes(variant: Variant) -> str:
    """Name the cards that are worth more than a plain one where all cards are worth something."""
    honours = (variant.top_trump, MOUNTEBANK, FOOL)
    return english.values_in_threes(honours, [variant.points[COURTS[rank][0]] for rank in COURTS])


def _group_steps(variant: Variant, pile: Cards) -> Iterator[str]:
    for number, start in enumerate(range(0, len(pile), GROUP), start=1):
        group = pile[start : start + GROUP]
        off = 2 if len(group) == GROUP else variant.means("score.odd-groups")
        yield english.worked_group(number, group, [variant.points[card] for card in group], off)


KIND = Kind(
    "score-pile",
    english.SCORE_PILE,
    "number",
    ("1597", "1659", "piedmontese"),
    english.SCORE_PILE_LEVELS,
    make,
)
