"""Put these cards in order, the weakest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from ..cards import ANGEL, PLAIN_SUITS, ROUND_SUITS, WORLD, Card, Cards, Suit, deck
from ..rules import judge_trick
from ..variant import Variant
from . import english
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PIP_CARDS = {
    suit: [card for card in deck() if card.suit is suit and card.number] for suit in PLAIN_SUITS
}
COURT_CARDS = {
    suit: [card for card in deck() if card.suit is suit and not card.number] for suit in PLAIN_SUITS
}
# Below the two highest, the order of the trumps is the same in all games.
LOWER_TRUMPS = [Card(f"T{number}") for number in range(1, 20)]


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about the order of cards of one suit and of trumps."""
    chance, variant = task.chance, task.variant
    suit = _suit(task)
    order = variant.order
    ranked = Cards(order.cards(order.mask(CHOOSERS[task.level](task, suit)))[::-1])
    shown = chance.shuffled(ranked)
    if tuple(shown) == ranked:
        shown = [*shown[1:], shown[0]]
    reasons = {pair: _reason(variant, suit, *pair) for pair in combinations(ranked, 2)}
    neighbours = [reasons[pair] for pair in pairwise(ranked)]
    return {
        "prompt": english.rank_cards_prompt(variant.key, suit),
        "table": {},
        "items": [{"id": card.code, "card": card.code} for card in shown],
        "answer": [card.code for card in ranked],
        "pairs": [
            {
                "lower": lower.code,
                "upper": upper.code,
                "feedback": english.comes_later(upper, lower, sentence),
                "cites": list(cites),
            }
            for (lower, upper), (_, sentence, cites) in reasons.items()
        ],
        "tags": list(dict.fromkeys(key for key, _, _ in neighbours)),
        "hints": _hints(variant, suit, ranked),
        "worked": "\n".join(_steps(variant, suit, ranked)),
        "cites": list(dict.fromkeys(cite for _, _, cites in neighbours for cite in cites)),
    }


def _suit(task: Task) -> Suit:
    if task.level < 3:
        return task.chance.choice(PLAIN_SUITS)
    # The round suits are those about which games differ.
    return task.chance.choice((*ROUND_SUITS, *ROUND_SUITS, *PLAIN_SUITS))


def one_suit(task: Task, suit: Suit) -> list[Card]:
    """Choose cards of one suit whose pips need no thought about which way up they run."""
    chance = task.chance
    upside_down = task.variant.means("order.round-suits") and suit in ROUND_SUITS
    pips = 1 if upside_down else chance.between(2, 3)
    courts = chance.between(3, 4) if upside_down else chance.between(2, 3)
    return chance.sample(PIP_CARDS[suit], pips) + chance.sample(COURT_CARDS[suit], courts)


def with_trumps(task: Task, suit: Suit) -> list[Card]:
    """Choose cards of one suit and trumps of which the number tells the order."""
    chance = task.chance
    plain = chance.sample(one_suit(task, suit), 3)
    return plain + chance.sample(LOWER_TRUMPS, chance.between(2, 3))


def with_what_differs(task: Task, suit: Suit) -> list[Card]:
    """Choose the cards about which games differ: pips from the Ace to the Ten, Angel and World."""
    chance = task.chance
    ends = chance.sample((PIP_CARDS[suit][0], PIP_CARDS[suit][-1]), chance.between(1, 2))
    inner = chance.sample(PIP_CARDS[suit][1:-1], chance.between(1, 2))
    court = chance.sample(COURT_CARDS[suit], 1)
    if chance.below(5) < 3:
        return [*ends, *inner, *court, ANGEL, WORLD]
    trumps = chance.sample((*LOWER_TRUMPS[::6], ANGEL, WORLD), chance.between(1, 2))
    return [*ends, *inner, *court, *trumps]


CHOOSERS = {1: one_suit, 2: with_trumps, 3: with_what_differs}


def _reason(
    variant: Variant, suit: Suit, lower: Card, upper: Card
) -> tuple[str, str, tuple[str, ...]]:
    """Say by which rule the upper card beats the lower: a key, the reason and the rulings."""
    verdict = judge_trick(variant, [lower, upper])
    assert verdict.answer == 1
    if lower.suit is not upper.suit:
        return "trump-over-suit", english.any_trump_beats(suit), verdict.rulings
    if verdict.key == "top-trump":
        return verdict.key, english.top_trump_beats(upper), verdict.rulings
    if upper.suit is Suit.TRUMPS:
        return verdict.key, english.higher_trump_beats(), verdict.rulings
    if not lower.number:
        rulings = variant.cite("order.courts") + verdict.rulings
        return "courts", english.courts_rank(), rulings
    if not upper.number:
        rulings = variant.cite("order.courts") + verdict.rulings
        return "court-over-pip", english.court_beats_pip(), rulings
    if verdict.key == "upside-down":
        return verdict.key, english.lower_pip_beats(suit), verdict.rulings
    rulings = variant.cite("order.round-suits") + verdict.rulings
    return "pips", english.higher_pip_beats(suit), tuple(dict.fromkeys(rulings))


def _groups(ranked: Cards) -> dict[str, list[Card]]:
    groups: dict[str, list[Card]] = {"pips": [], "courts": [], "trumps": []}
    for card in ranked:
        trump = card.suit is Suit.TRUMPS
        groups["trumps" if trump else "pips" if card.number else "courts"].append(card)
    return {name: cards for name, cards in groups.items() if cards}


def _hints(variant: Variant, suit: Suit, ranked: Cards) -> list[str]:
    groups = _groups(ranked)
    wordings = []
    if len(groups.get("pips", ())) > 1:
        upside_down = ROUND_SUITS if variant.means("order.round-suits") else ()
        wordings.append(english.hint_pips(suit, upside_down))
    if len(groups.get("courts", ())) > 1:
        wordings.append(english.hint_courts("pips" in groups))
    if ANGEL in ranked or WORLD in ranked:
        wordings.append(variant["order.top-trump"].wording)
    elif not wordings:
        wordings.append(english.hint_any_trump())
    return [
        english.hint_sort([*groups]),
        " ".join(wordings),
        english.hint_ends(ranked[0], ranked[-1]),
    ]


def _steps(variant: Variant, suit: Suit, ranked: Cards) -> Iterator[str]:
    below = 0
    for name, cards in _groups(ranked).items():
        reasons = [_reason(variant, suit, *pair)[1] for pair in pairwise(cards)]
        # The highest pair of the trumps is the one where games differ.
        reason = reasons[-1] if reasons else ""
        yield english.worked_rank_group(name, cards, reason, below)
        below += len(cards)
    yield english.worked_rank(ranked)


KIND = Kind(
    "rank-cards",
    english.RANK_CARDS,
    "order",
    ("1597", "1659", "piedmontese"),
    english.RANK_CARDS_LEVELS,
    make,
)
