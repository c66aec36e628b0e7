"""What may you play?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ..cards import FOOL, PLAIN_SUITS, Card, Cards, Suit, deck
from ..rules import Verdict, judge_play, led_suit, legal_cards
from ..variant import Variant
from . import english
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUIT_CARDS = {suit: [card for card in deck() if card.suit is suit] for suit in Suit}
LEAST_HAND, MOST_HAND = 5, 9

# A recipe gives the trick so far, in order of play, and the hand of the next player.
Situation = tuple[list[Card], list[Card]]
Recipe = Callable[[Task], Situation]


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about one turn."""
    chance, variant, players = task.chance, task.variant, task.players
    trick, held = chance.weighted(_recipes(task))(task)
    hand = Cards(variant.order.cards(variant.order.mask(held)))
    return about_turn(variant, players, chance.below(players), Cards(trick), hand)


def about_turn(
    variant: Variant, players: int, seat: int, fallen: Cards, hand: Cards
) -> dict[str, Any]:
    """Ask what a seat may play of its hand to the cards that have fallen, the leader's first."""
    seats = [(seat - len(fallen) + turn) % players for turn in range(len(fallen))]
    verdicts = {card: judge_play(variant, hand, fallen, card) for card in hand}
    legal = legal_cards(variant, hand, fallen)
    steps = _steps(fallen, hand)
    cites = dict.fromkeys(cite for verdict in _telling(verdicts) for cite in verdict.rulings)
    return {
        "prompt": english.legal_plays_prompt(variant.key, players, seat, len(fallen)),
        "table": {
            "players": players,
            "trick": [{"seat": s, "card": c.code} for s, c in zip(seats, fallen, strict=True)],
            "hand": [card.code for card in hand],
        },
        "choices": [_choice(card, verdict) for card, verdict in verdicts.items()],
        "tags": _tags(fallen, verdicts),
        "hints": _hints(fallen, steps),
        "worked": "\n".join([*steps, english.may_play(legal, len(legal) == len(hand))]),
        "cites": list(cites),
    }


def _choice(card: Card, verdict: Verdict) -> dict[str, Any]:
    return {
        "id": card.code,
        "label": f"{{{card.code}}}",
        "card": card.code,
        "ok": verdict.ok,
        "feedback": verdict.sentence,
        "cites": list(verdict.rulings),
    }


def _telling(verdicts: Mapping[Card, Verdict]) -> list[Verdict]:
    """Put the verdicts that forbid a card first: they show the rule that decides."""
    return sorted(verdicts.values(), key=lambda verdict: (verdict.ok, verdict.key == "fool"))


def _tags(trick: Cards, verdicts: Mapping[Card, Verdict]) -> list[str]:
    found = [verdict.key for verdict in _telling(verdicts) if verdict.key != "fool"]
    lower = "trick.overtrump"
    if any(rule.endswith(lower) for v in verdicts.values() for rule in v.rulings):
        found.append("no-duty-to-beat")
    if FOOL in verdicts:
        found.append("fool-held")
    if FOOL in trick:
        found.append("fool-led" if trick[0] is FOOL else "fool-in-trick")
    return list(dict.fromkeys(found))


def _steps(trick: Cards, hand: Cards) -> list[str]:
    led = led_suit(trick)
    steps = [english.lead_is(led, trick)]
    if led is None:
        return steps
    following = [card for card in hand if card.suit is led]
    trumps = [card for card in hand if card.suit is Suit.TRUMPS]
    steps.append(english.following_held(led, following, trumps, FOOL in hand))
    if FOOL in hand and (following or trumps):
        steps.append(english.fool_held_too())
    return steps


def _hints(trick: Cards, steps: list[str]) -> list[str]:
    if trick and led_suit(trick) is None:
        return [english.hint_find_led(), english.hint_does_fool_set(), steps[0]]
    return [english.hint_find_led(), *steps[:2]]


def _recipes(task: Task) -> dict[Recipe, int]:
    if task.level == 1:
        return {able_to_follow: 8, leading: 1}
    if task.level == 2:
        return {void_with_trumps: 5, trumps_led: 3, void_of_both: 2}
    after_fool = 4 if task.players > 2 else 0
    return {
        partial(with_fool, able_to_follow): 2,
        partial(with_fool, void_with_trumps): 3,
        partial(with_fool, trumps_led): 1,
        only_the_fool_beside_plain_cards: 4,
        fool_alone_led: 1,
        set_after_fool: after_fool,
    }


def able_to_follow(task: Task) -> Situation:
    """Hold the suit that was led beside other suits and trumps."""
    chance = task.chance
    suit = chance.choice(PLAIN_SUITS)
    trick = _trick(task, suit)
    following = chance.sample(_left(SUIT_CARDS[suit], trick), chance.between(1, 4))
    size = chance.between(max(LEAST_HAND, len(following) + 2), MOST_HAND)
    trumps = chance.sample(_left(SUIT_CARDS[Suit.TRUMPS], trick), chance.between(0, 2))
    others = _plain_but(task, suit, trick, size - len(following) - len(trumps))
    return trick, [*following, *trumps, *others]


def leading(task: Task) -> Situation:
    """Lead to the trick, so that everything may be played."""
    chance = task.chance
    cards = [card for card in deck() if card is not FOOL]
    return [], chance.sample(cards, chance.between(LEAST_HAND, MOST_HAND))


def void_with_trumps(task: Task) -> Situation:
    """Hold trumps but no card of the plain suit that was led."""
    chance = task.chance
    suit = chance.choice(PLAIN_SUITS)
    trick = _trick(task, suit)
    size = chance.between(LEAST_HAND, MOST_HAND)
    trumps = chance.sample(_left(SUIT_CARDS[Suit.TRUMPS], trick), chance.between(1, 4))
    return trick, [*trumps, *_plain_but(task, suit, trick, size - len(trumps))]


def void_of_both(task: Task) -> Situation:
    """Hold neither the plain suit that was led nor a trump."""
    suit = task.chance.choice(PLAIN_SUITS)
    trick = _trick(task, suit)
    return trick, _plain_but(task, suit, trick, task.chance.between(LEAST_HAND, MOST_HAND))


def trumps_led(task: Task) -> Situation:
    """Hold trumps when a trump was led."""
    chance = task.chance
    trick = _trick(task, Suit.TRUMPS)
    size = chance.between(LEAST_HAND, MOST_HAND)
    trumps = chance.sample(_left(SUIT_CARDS[Suit.TRUMPS], trick), chance.between(1, 4))
    return trick, [*trumps, *_plain_but(task, None, trick, size - len(trumps))]


def only_the_fool_beside_plain_cards(task: Task) -> Situation:
    """Hold the Fool but no trump when a trump is due."""
    chance = task.chance
    suit = chance.choice((Suit.TRUMPS, *PLAIN_SUITS))
    trick = _trick(task, suit)
    plain = _plain_but(task, suit, trick, chance.between(LEAST_HAND, MOST_HAND) - 1)
    return trick, [FOOL, *plain]


def fool_alone_led(task: Task) -> Situation:
    """Play second after the Fool was led."""
    return [FOOL], leading(task)[1]


def set_after_fool(task: Task) -> Situation:
    """Play third or later after the Fool was led: the second card has set the suit."""
    chance = task.chance
    recipe = chance.choice((able_to_follow, void_with_trumps, trumps_led))
    trick, hand = recipe(task)
    return [FOOL, *trick[: task.players - 2]], hand


def with_fool(recipe: Recipe, task: Task) -> Situation:
    """Put the Fool into the hand that a recipe gives."""
    trick, hand = recipe(task)
    return trick, [FOOL, *hand[: MOST_HAND - 1]]


def _trick(task: Task, suit: Suit) -> list[Card]:
    """Lead a suit; those who play after it follow, trump or throw off."""
    chance = task.chance
    number = chance.between(1, task.players - 1)
    lead = chance.choice(SUIT_CARDS[suit])
    others: list[Card] = []
    for _ in range(number - 1):
        kind = suit if chance.below(4) else Suit.TRUMPS if chance.below(2) else None
        cards = SUIT_CARDS[kind] if kind else _plain(suit)
        others.append(chance.choice(_left(cards, [lead, *others])))
    return [lead, *others]


def _plain(without: Suit | None) -> list[Card]:
    return [card for suit in PLAIN_SUITS if suit is not without for card in SUIT_CARDS[suit]]


def _plain_but(task: Task, suit: Suit | None, trick: list[Card], number: int) -> list[Card]:
    return task.chance.sample(_left(_plain(suit), trick), number)


def _left(cards: list[Card], gone: list[Card]) -> list[Card]:
    return [card for card in cards if card not in gone]


KIND = Kind(
    "legal-plays",
    english.LEGAL_PLAYS,
    "many",
    ("1597", "1659", "piedmontese"),
    english.LEGAL_PLAYS_LEVELS,
    make,
)
