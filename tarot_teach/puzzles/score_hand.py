"""Score the piles of a whole hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..cards import FOOL, Card, Cards, deck
from ..english import player
from ..play import Position
from ..rules import DISCARD_SIZE
from ..scoring import Count
from ..variant import Reckoning, Rest, Variant
from . import english
from .deals_to_score import deals
from .kind import Kind, Task
from .score_pile import values_in_threes
from .slips import Slip, slips_in_threes, slips_over_twelve, told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_MISTAKES = 7


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about all the piles of one hand, played out at random."""
    hands, dealer = task.chance.weighted(deals(task))(task)
    return about_hand(_played_out(task, hands, dealer), task.level)


def about_hand(over: Position, level: int) -> dict[str, Any]:
    """Ask what everybody scores in a given hand that is over."""
    variant, players, dealer = over.variant, over.players, over.dealer
    piles, counts = over.piles, over.counts
    asking = RECKONINGS[variant.means("score.method")](level)
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
                "mistakes": told(
                    answer,
                    asking.slips(variant, piles[seat], counts[seat], answer),
                    MOST_MISTAKES,
                ),
                "otherwise": asking.otherwise,
            }
            for seat, answer in enumerate(answers)
        ],
        "tags": _tags(piles, owner, unpaid, asking.what),
        "hints": [
            asking.first_hint,
            asking.second_hint(variant),
            asking.third_hint + english.hint_sum(sum(answers), english.SUM_OF[asking.what]),
        ],
        "worked": "\n".join(
            [
                *(
                    english.worked_pile_of(seat, english.worked_lines(count), ends[seat])
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
        self.in_threes = what != "scores"
        self.otherwise = english.otherwise_twelve()
        self.first_hint, self.third_hint = english.hint_count_first(), ""
        if self.in_threes:
            self.otherwise = english.otherwise_threes(self.game_points)
            self.first_hint = english.hint_threes()
            self.third_hint = f"{english.hint_take_off(self.game_points)} "

    def second_hint(self, variant: Variant) -> str:
        """Say what cards are worth."""
        if self.in_threes:
            return english.hint_other_values(values_in_threes(variant))
        return english.hint_values(variant["score.values"].wording)

    def end(self, count: Count) -> str:
        """Close the reckoning of one pile."""
        total = english.worked_total(count.total) if count.lines else english.worked_no_cards()
        if not self.game_points:
            return total
        return f"{total} {english.worked_game_points(count.total, count.game_points)}"

    def slips(self, variant: Variant, pile: Cards, count: Count, answer: int) -> Iterator[Slip]:
        """Give the ways of going wrong."""
        if self.in_threes:
            return slips_in_threes(variant, pile, count, answer)
        return slips_over_twelve(variant, pile, count)


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


KIND = Kind(
    "score-hand",
    english.SCORE_HAND,
    "numbers",
    ("1597", "1659", "piedmontese"),
    english.SCORE_HAND_LEVELS,
    make,
)
