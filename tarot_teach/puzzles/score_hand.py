"""Score the piles of a whole hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..cards import FOOL, PLAIN_SUITS, Card, Cards, deck
from ..english import player
from ..play import Position
from ..rules import DISCARD_SIZE
from ..scoring import Count
from ..variant import Reckoning, Rest, Variant
from . import english
from .kind import Kind, Task
from .score_pile import Mistake, mistakes_in_threes, mistakes_over_twelve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_MISTAKES = 6

# Everybody's cards by seat, and the seat that deals.
Deal = tuple[list[list[Card]], int]


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about all the piles of one hand, played out at random."""
    variant, players = task.variant, task.players
    hands, dealer = task.chance.weighted(_recipes(task))(task)
    over = _played_out(task, hands, dealer)
    piles, counts = over.piles, over.counts
    asking = RECKONINGS[variant.means("score.method")](task.level)
    answers = [count.game_points if asking.game_points else count.total for count in counts]
    owner = next((seat for seat, hand in enumerate(over.dealt) if FOOL in hand), None)
    unpaid = len({len(pile) % players for pile in piles}) > 1
    laid_away = dealer if variant.means("deal.rest") is Rest.DEALER else None
    ends = [asking.end(count) for count in counts]
    prompt = english.score_hand_prompt(variant.key, players, laid_away, unpaid)
    return {
        "prompt": f"{prompt} {asking.question}",
        "table": {
            "players": players,
            "dealer": dealer,
            "piles": {str(seat): [card.code for card in pile] for seat, pile in enumerate(piles)},
        },
        "parts": [
            {
                "id": str(seat),
                "label": player(seat),
                "answer": answer,
                "mistakes": _mistakes(
                    answer, asking.mistakes(variant, piles[seat], counts[seat], answer)
                ),
                "otherwise": asking.otherwise,
            }
            for seat, answer in enumerate(answers)
        ],
        "tags": _tags(piles, owner, unpaid, asking.what),
        "hints": [
            asking.first_hint,
            english.hint_values(variant["score.values"].wording),
            english.hint_sum(sum(answers), english.SUM_OF[asking.what]),
        ],
        "worked": "\n".join(
            [
                *(
                    english.worked_pile_of(seat, _lines(count), ends[seat])
                    for seat, count in enumerate(counts)
                ),
                f"{english.worked_sum(sum(answers), english.SUM_OF[asking.what])} "
                f"{english.why_they_sum(asking.what)}",
            ]
        ),
        "cites": list(dict.fromkeys(cite for count in counts for cite in count.rulings)),
    }


class Asking:
    """Say what is asked of each pile, and what goes with it."""

    def __init__(self, what: str, question: str) -> None:
        self.what = what
        self.question = question
        self.game_points = what == "game points"
        french = what == "scores"
        self.otherwise = english.otherwise_twelve() if french else english.otherwise_threes()
        self.first_hint = english.hint_count_first() if french else english.hint_threes()

    def end(self, count: Count) -> str:
        """Close the reckoning of one pile."""
        total = english.worked_total(count.total)
        if not self.game_points:
            return total
        return f"{total} {english.worked_game_points(count.total, count.game_points)}"

    def mistakes(
        self, variant: Variant, pile: Cards, count: Count, answer: int
    ) -> Iterable[Mistake]:
        """Give what people get who go wrong."""
        if self.what != "scores":
            return mistakes_in_threes(variant, pile, count, answer)
        if pile:
            return mistakes_over_twelve(variant, pile, count)
        method = variant.cite("score.method")
        return [
            (0, english.mistake_empty_pile(), method),
            (-answer, english.mistake_wrong_sign(0), method),
        ]


def over_twelve(_level: int) -> Asking:
    """Ask for scores, as the French games know no other points."""
    return Asking("scores", english.ASK_SCORES)


def in_threes(level: int) -> Asking:
    """Ask for points at first, then for game points."""
    if level == 1:
        return Asking("points", english.ASK_POINTS)
    return Asking("game points", english.ASK_GAME_POINTS)


RECKONINGS: dict[Reckoning, Callable[[int], Asking]] = {
    Reckoning.TWELVE: over_twelve,
    Reckoning.THREES: in_threes,
}


def _played_out(task: Task, hands: list[list[Card]], dealer: int) -> Position:
    chance, variant = task.chance, task.variant
    dealt = {card for hand in hands for card in hand}
    stock = [card for card in deck() if card not in dealt]
    position = Position.set_up(variant, hands, dealer, stock)
    if position.phase == "discard":
        position = position.discard(chance.sample(position.legal(), DISCARD_SIZE))
    while position.turn is not None:
        card = chance.choice(position.legal())
        position = position.give(card) if position.phase == "gift" else position.play(card)
    return position


def _lines(count: Count) -> list[str]:
    # The line for the number of cards holds the whole pile, which stands in the puzzle already.
    return [
        english.worked_line(label, () if len(cards) == count.cards else cards, points)
        for label, cards, points in count.lines
    ]


def _mistakes(answer: int, mistakes: Iterable[Mistake]) -> list[dict[str, Any]]:
    told: dict[int, dict[str, Any]] = {}
    for value, sentence, cites in mistakes:
        if value != answer and value not in told:
            told[value] = {"value": value, "feedback": sentence, "cites": list(cites)}
    return list(told.values())[:MOST_MISTAKES]


def _tags(piles: tuple[Cards, ...], owner: int | None, unpaid: bool, what: str) -> list[str]:
    tags = [what.replace(" ", "-")]
    if owner is None:
        tags.append("fool-asleep")
    elif FOOL not in piles[owner]:
        tags.append("fool-lost")
    else:
        tags.append("fool-unpaid" if unpaid else "fool-kept")
    if any(not set(pile) - {FOOL} for pile in piles):
        tags.append("took-nothing")
    return tags


def _recipes(task: Task) -> dict[Callable[[Task], Deal], int]:
    if task.level == 1:
        return (
            {fool_asleep: 1}
            if task.variant.means("deal.rest") is not Rest.DEALER
            else {fool_dealt: 1}
        )
    if task.level == 2:
        return {fool_dealt: 1}
    return {weak_with_the_fool: 1, weak_without_the_fool: 1, one_strong_hand: 1}


def _sizes(task: Task, dealer: int) -> list[int]:
    sizes = [task.variant.means("deal.hand")] * task.players
    if task.variant.means("deal.rest") is Rest.DEALER:
        sizes[dealer] += DISCARD_SIZE
    return sizes


def _dealt(task: Task, dealer: int, given: dict[int, list[Card]], asleep: list[Card]) -> Deal:
    """Deal at random, but for some cards that a seat is given or that stay in the stock."""
    fixed = {card for cards in given.values() for card in cards}.union(asleep)
    pack = iter(task.chance.shuffled(card for card in deck() if card not in fixed))
    hands = []
    for seat, size in enumerate(_sizes(task, dealer)):
        hand = list(given.get(seat, ()))
        hands.append([*hand, *(next(pack) for _ in range(size - len(hand)))])
    return hands, dealer


def fool_asleep(task: Task) -> Deal:
    """Leave the Fool in the stock."""
    return _dealt(task, task.chance.below(task.players), {}, [FOOL])


def fool_dealt(task: Task) -> Deal:
    """Deal the Fool to somebody."""
    dealer, owner = task.chance.below(task.players), task.chance.below(task.players)
    return _dealt(task, dealer, {owner: [FOOL]}, [])


def _weak(task: Task, given: list[Card]) -> tuple[int, int, list[Card]]:
    """Choose a dealer, a seat that never leads, and for it cards that cannot win a trick."""
    chance, order = task.chance, task.variant.order
    dealer = chance.below(task.players)
    seats = [seat for seat in range(task.players) if seat != (dealer + 1) % task.players]
    # The Piedmontese dealer has laid cards away and so always has a pile.
    if task.variant.means("deal.rest") is Rest.DEALER:
        seats.remove(dealer)
    size = task.variant.means("deal.hand") - len(given)
    ladders = [
        sorted((card for card in deck() if card.suit is suit), key=order.bit.__getitem__)
        for suit in chance.shuffled(PLAIN_SUITS)
    ]
    lowest = [ladder[step] for step in range(len(ladders[0])) for ladder in ladders]
    return dealer, chance.choice(seats), [*given, *lowest[:size]]


def weak_with_the_fool(task: Task) -> Deal:
    """Deal the Fool to a player who takes no trick and so has nothing to give for it."""
    dealer, seat, hand = _weak(task, [FOOL])
    return _dealt(task, dealer, {seat: hand}, [])


def weak_without_the_fool(task: Task) -> Deal:
    """Let a player take nothing, and deal the Fool to another."""
    dealer, seat, hand = _weak(task, [])
    owner = task.chance.choice([other for other in range(task.players) if other != seat])
    return _dealt(task, dealer, {seat: hand, owner: [FOOL]}, [])


def one_strong_hand(task: Task) -> Deal:
    """Deal one player most of the high trumps, so that the others come out short."""
    chance = task.chance
    dealer, seat = chance.below(task.players), chance.below(task.players)
    high = chance.sample([Card(f"T{number}") for number in range(8, 22)], 9)
    owner = (seat + chance.below(task.players)) % task.players
    given = {seat: high}
    given[owner] = [*given.get(owner, ()), FOOL]
    return _dealt(task, dealer, given, [])


KIND = Kind(
    "score-hand",
    english.SCORE_HAND,
    "numbers",
    ("1597", "1659", "piedmontese"),
    english.SCORE_HAND_LEVELS,
    make,
)
