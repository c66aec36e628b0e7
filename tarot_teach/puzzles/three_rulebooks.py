"""One trick or one pile, judged in the three games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Cards
from ..rules import Verdict, judge_trick
from ..scoring import GROUP, Count, count_pile
from ..variant import Reckoning, Variant
from . import english
from .cards_to_compare import PILES, PLAYERS, RECIPES
from .kind import ALL_GAMES, Kind, Task
from .score_pile import values_in_threes
from .slips import Slip, slips_in_threes, slips_over_twelve, told
from .who_wins import tags as trick_tags
from .who_wins import why_it_loses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_CHOICES, MOST_MISTAKES = 4, 12


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about one trick or one pile in all games."""
    recipe = task.chance.weighted(RECIPES[task.level])
    cards = Cards(recipe(task))
    return a_pile(task, cards) if recipe in PILES else a_trick(task, cards)


def a_trick(task: Task, cards: Cards) -> dict[str, Any]:
    """Ask who takes a trick of three in each game."""
    leader = task.chance.below(PLAYERS)
    seats = [(leader + turn) % PLAYERS for turn in range(PLAYERS)]
    verdicts = {variant: judge_trick(variant, cards) for variant in task.variants}
    different = len({verdict.answer for verdict in verdicts.values()})
    found = (tag for verdict in verdicts.values() for tag in trick_tags(cards, verdict))
    return {
        "prompt": english.three_tricks_prompt(leader),
        "table": {
            "players": PLAYERS,
            "trick": [{"seat": s, "card": c.code} for s, c in zip(seats, cards, strict=True)],
        },
        "parts": [
            {
                "id": variant.key,
                "label": english.rulebook(variant.key),
                "choices": [
                    _seat_choice(variant, cards, verdict, turn, seat)
                    for turn, seat in sorted(enumerate(seats), key=lambda entry: entry[1])
                ],
            }
            for variant, verdict in verdicts.items()
        ],
        "tags": ["trick", _agreement(different), *dict.fromkeys(found)],
        "hints": [
            english.hint_orders_differ(),
            _orders(task.variants, cards),
            english.hint_agreement(different),
        ],
        "worked": "\n".join(
            english.worked_by_game(v.key, english.takes(seats[verdict.answer], verdict.sentence))
            for v, verdict in verdicts.items()
        ),
        "cites": list(dict.fromkeys(cite for v in verdicts.values() for cite in v.rulings)),
    }


def _seat_choice(
    variant: Variant, cards: Cards, verdict: Verdict, turn: int, seat: int
) -> dict[str, Any]:
    if turn == verdict.answer:
        sentence, cites = english.takes(seat, verdict.sentence), verdict.rulings
    else:
        sentence, questions = why_it_loses(variant, cards, cards[turn])
        cites = variant.cite(*questions)
    return {
        "id": str(seat),
        "label": english.seat_with_card(seat, cards[turn]),
        "ok": turn == verdict.answer,
        "feedback": sentence,
        "cites": list(cites),
    }


def _orders(variants: tuple[Variant, ...], cards: Cards) -> str:
    """Quote the rulings on the order that this trick turns on, game by game."""
    question = "order.top-trump" if ANGEL in cards or WORLD in cards else "order.round-suits"
    return "\n".join(english.hint_by_game(v.key, v[question].wording) for v in variants)


def _agreement(different: int) -> str:
    return {1: "all-agree", 2: "one-differs", 3: "all-differ"}[different]


def a_pile(task: Task, cards: Cards) -> dict[str, Any]:
    """Ask what a pile counts in each game."""
    variants, order = task.variants, task.variants[0].order
    pile = Cards(order.cards(order.mask(cards)))
    counts = {variant: count_pile(variant, pile) for variant in variants}
    totals = [count.total for count in counts.values()]
    special = {FOOL: "fool", MOUNTEBANK: "mountebank", ANGEL: "angel", WORLD: "world"}
    return {
        "prompt": english.three_piles_prompt(),
        "table": {"players": PLAYERS, "piles": {"0": [card.code for card in pile]}},
        "parts": [
            {
                "id": variant.key,
                "label": english.rulebook(variant.key),
                "choices": _count_choices(task, variant, pile, counts),
            }
            for variant in variants
        ],
        "tags": [
            "pile",
            _agreement(len(set(totals))),
            *(tag for card, tag in special.items() if card in pile),
        ],
        "hints": [
            english.hint_counts_differ(),
            "\n".join(english.hint_by_game(v.key, _values(v)) for v in variants),
            next(
                english.hint_threes_so_far(sum(v.points[card] for card in pile), len(pile) // GROUP)
                for v in variants
                if v.means("score.method") is Reckoning.THREES
            ),
        ],
        "worked": "\n".join(
            english.worked_by_game(variant.key, english.count_in_words(count))
            for variant, count in counts.items()
        ),
        "cites": list(dict.fromkeys(cite for c in counts.values() for cite in c.rulings)),
    }


def _count_choices(
    task: Task, variant: Variant, pile: Cards, counts: Mapping[Variant, Count]
) -> list[dict[str, Any]]:
    """Offer the right count, those of the other games, and what people get who go wrong."""
    count = counts[variant]
    reasons = {count.total: (english.count_in_words(count), count.rulings)}
    mistakes = task.chance.shuffled(told(count.total, _slips(variant, pile, count), MOST_MISTAKES))
    other_counts = _other_counts(variant, counts)
    for value, sentence, cites in other_counts:
        reasons.setdefault(value, (sentence, cites))
    for mistake in mistakes:
        if len(reasons) < MOST_CHOICES:
            reasons.setdefault(mistake["value"], (mistake["feedback"], tuple(mistake["cites"])))
    # In the order of their size the place would tell which game a count belongs to.
    shown = task.chance.shuffled(reasons.items())
    return [
        {
            "id": str(number),
            "label": english.points_label(value),
            "ok": value == count.total,
            "feedback": sentence,
            "cites": list(cites),
        }
        for number, (value, (sentence, cites)) in enumerate(shown, start=1)
    ]


def _other_counts(
    variant: Variant, counts: Mapping[Variant, Count]
) -> list[tuple[int, str, tuple[str, ...]]]:
    method = variant.means("score.method")
    found: dict[int, list[tuple[str, str]]] = {}
    cites: dict[int, list[str]] = {}
    for other, count in counts.items():
        if other is variant:
            continue
        same = other.means("score.method") is method
        more = _worth_points(other) > _worth_points(variant)
        how = ("more" if more else "fewer") if same else str(other.means("score.method"))
        question = "score.values" if same else "score.method"
        found.setdefault(count.total, []).append((other.key, how))
        cites.setdefault(count.total, []).extend(variant.cite(question) + other.cite(question))
    return [
        (total, english.count_of_other_games(games), tuple(dict.fromkeys(cites[total])))
        for total, games in found.items()
    ]


def _worth_points(variant: Variant) -> int:
    return sum(1 for points in variant.points.values() if points > variant.empty_points)


def _slips(variant: Variant, pile: Cards, count: Count) -> Iterator[Slip]:
    if variant.means("score.method") is Reckoning.THREES:
        return slips_in_threes(variant, pile, count, count.total)
    return slips_over_twelve(variant, pile, count)


def _values(variant: Variant) -> str:
    if variant.means("score.method") is Reckoning.THREES:
        return english.values_of_all(values_in_threes(variant))
    return variant["score.values"].wording


KIND = Kind(
    "three-rulebooks",
    english.THREE_RULEBOOKS,
    "match",
    (ALL_GAMES,),
    english.THREE_RULEBOOKS_LEVELS,
    make,
)
