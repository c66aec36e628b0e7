"""What may you give for the Fool?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Card, Cards, Suit, deck
from ..errors import PuzzleError
from ..rules import DISCARD_SIZE, Verdict, judge_gift, legal_gifts, trick_winner
from ..variant import Gift, Rest, Variant
from . import english
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PIP_CARDS = [card for card in deck() if card.suit is not Suit.TRUMPS and card.number]
COURT_CARDS = [card for card in deck() if card.rank in ("V", "C", "Q", "K")]
MIDDLE_TRUMPS = [Card(f"T{number}") for number in range(2, 20)]
QUEENS_AND_KINGS = [card for card in COURT_CARDS if card.rank in ("Q", "K")]
HONOURS = (MOUNTEBANK, ANGEL, WORLD)


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about the card for the Fool.

    Raises `PuzzleError` under a house rule by which nothing is given.
    """
    chance, variant, players = task.chance, task.variant, task.players
    if not variant.means("fool.exchange"):
        raise PuzzleError(english.nothing_given(variant.name))
    seat = chance.below(players)
    taken = _taken(task)
    hand = [] if task.level == 1 else _hand(task, taken)
    trick = _trick(task, [*taken, *hand], seat) if task.level == 3 else []
    creditor = (
        trick[trick_winner(variant, [card for _, card in trick])][0]
        if trick
        else (seat + chance.between(1, players - 1)) % players
    )
    pile = [*taken, FOOL]
    offered = _in_order(variant, [*pile, *hand, *(card for _, card in trick if card is not FOOL)])
    verdicts = {card: judge_gift(variant, pile, card) for card in offered}
    gifts = legal_gifts(variant, pile)
    # While the trick lies on the table the Fool is shown there, else in the pile.
    shown = _in_order(variant, taken if trick else pile)
    table: dict[str, Any] = {"players": players}
    if trick:
        table["trick"] = [{"seat": s, "card": c.code} for s, c in trick]
    if hand:
        table["hand"] = [card.code for card in _in_order(variant, hand)]
    table["piles"] = {str(seat): [card.code for card in shown]}
    laid_away = task.level == 3 and _may_hold_a_discard(variant, taken) and chance.below(2) == 0
    if laid_away:
        table["dealer"] = seat
    cites = (cite for v in _telling(verdicts) for cite in v.rulings)
    return {
        "prompt": english.fool_gift_prompt(
            variant.key, players, seat, creditor, bool(trick), bool(hand), laid_away
        ),
        "table": table,
        "choices": [
            _choice(card, verdict, _why(card, verdict, hand, creditor))
            for card, verdict in verdicts.items()
        ],
        "tags": [*_tags(verdicts), *(["laid-away"] * laid_away)],
        "hints": [
            english.hint_where_from(),
            english.hint_number_to_find(len(gifts)),
            english.hint_gift_rule(variant["fool.gift"].wording, _empty_wording(variant)),
        ],
        "worked": "\n".join(_steps(variant, _in_order(variant, taken), gifts, laid_away)),
        "cites": list(dict.fromkeys(cites)),
    }


def _may_hold_a_discard(variant: Variant, taken: list[Card]) -> bool:
    """Tell whether three of these cards may have been laid away, under any house rule."""
    if variant.means("deal.rest") is not Rest.DEALER:
        return False
    return sum(card.suit is not Suit.TRUMPS and card.rank != "K" for card in taken) >= DISCARD_SIZE


def _why(card: Card, verdict: Verdict, hand: list[Card], creditor: int) -> str:
    """Give the reason of the verdict, or say where a card lies that is not in the pile."""
    if verdict.key != "not-in-pile":
        return verdict.sentence
    if card in hand:
        return english.still_in_hand(card)
    return english.belongs_to_winner(card, creditor)


def _choice(card: Card, verdict: Verdict, sentence: str) -> dict[str, Any]:
    return {
        "id": card.code,
        "label": f"{{{card.code}}}",
        "card": card.code,
        "ok": verdict.ok,
        "feedback": sentence,
        "cites": list(verdict.rulings),
    }


def _in_order(variant: Variant, cards: list[Card]) -> Cards:
    return Cards(variant.order.cards(variant.order.mask(cards)))


def _telling(verdicts: Mapping[Card, Verdict]) -> list[Verdict]:
    """Put first the verdicts on cards of the pile: they show the rule that decides."""
    aside = ("not-in-pile", "fool-itself")
    return sorted(verdicts.values(), key=lambda v: (v.key in aside, v.ok))


def _tags(verdicts: Mapping[Card, Verdict]) -> list[str]:
    found = dict.fromkeys(verdict.key for verdict in _telling(verdicts))
    in_pile = [card for card, verdict in verdicts.items() if verdict.key != "not-in-pile"]
    special = {ANGEL: "angel", WORLD: "world", MOUNTEBANK: "mountebank"}
    return [*found, *(tag for card, tag in special.items() if card in in_pile)]


def _taken(task: Task) -> list[Card]:
    """Choose the pile without the Fool: whole tricks, of which something can always be given."""
    chance, variant = task.chance, task.variant
    if task.level == 1:
        courts = chance.sample(COURT_CARDS, chance.between(2, 4))
        return _whole_tricks(task, courts, PIP_CARDS)
    if task.level == 2:
        trumps = chance.sample([*MIDDLE_TRUMPS[::3], MOUNTEBANK], chance.between(1, 3))
        courts = chance.sample(COURT_CARDS, chance.between(1, 3))
        return _whole_tricks(task, [*trumps, *courts], PIP_CARDS)
    honours = chance.sample(HONOURS, chance.between(1, 2))
    courts = chance.sample(QUEENS_AND_KINGS, chance.between(1, 2))
    # Where another card will do for lack of an empty one, that is asked as well.
    if not variant.answers("fool.empty") and chance.below(3) == 0:
        worth = variant.empty_points
        counting = [card for card in [*HONOURS, *COURT_CARDS] if variant.points[card] > worth]
        if len(counting) >= task.players:
            return chance.sample(counting, task.players)
    return _whole_tricks(task, [*honours, *courts], [*MIDDLE_TRUMPS, *PIP_CARDS])


def _whole_tricks(task: Task, chosen: list[Card], filling: list[Card]) -> list[Card]:
    """Add at least one card, so that the pile holds as many cards as whole tricks do."""
    number = task.players - len(chosen) % task.players
    return chosen + task.chance.sample(filling, number)


def _hand(task: Task, taken: list[Card]) -> list[Card]:
    """Hold cards that tempt: they could be given if only they lay in the pile."""
    chance = task.chance
    cards = [card for card in [*PIP_CARDS, *MIDDLE_TRUMPS] if card not in taken]
    return chance.sample(cards, chance.between(2, 3))


def _trick(task: Task, gone: list[Card], seat: int) -> list[tuple[int, Card]]:
    """Play the Fool to a trick, at any place in it."""
    chance, players = task.chance, task.players
    leader = chance.below(players)
    suit = chance.choice((Suit.SWORDS, Suit.CUPS, Suit.BATONS, Suit.COINS))
    cards = [card for card in deck() if card.suit is suit and card not in gone]
    fallen = iter(chance.sample(cards, players - 1))
    seats = [(leader + turn) % players for turn in range(players)]
    return [(turn, FOOL if turn == seat else next(fallen)) for turn in seats]


def _empty_wording(variant: Variant) -> str:
    if variant.means("fool.gift") is Gift.ANY:
        return ""
    if variant.answers("fool.empty"):
        return variant["fool.empty"].wording
    return variant["score.values"].wording


def _steps(
    variant: Variant, taken: Cards, gifts: tuple[Card, ...], laid_away: bool
) -> Iterator[str]:
    yield english.worked_from_pile(laid_away)
    yield english.worked_pile(taken)
    if variant.means("fool.gift") is Gift.ANY:
        yield english.worked_any_of_these()
    else:
        yield variant["fool.gift"].wording
        least = variant.empty_points
        counting = [card for card in taken if variant.points[card] > least]
        if len(counting) == len(taken):
            yield english.worked_no_empty()
        elif counting:
            yield english.worked_not_empty(counting, least)
        yield english.worked_gift(gifts)


KIND = Kind(
    "fool-gift",
    english.FOOL_GIFT,
    "many",
    ("1597", "1659", "piedmontese"),
    english.FOOL_GIFT_LEVELS,
    make,
)
