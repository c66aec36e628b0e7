"""Tricks and piles about which the three games agree or differ."""

from __future__ import annotations

from collections.abc import Callable

from ..cards import ANGEL, FOOL, MOUNTEBANK, PLAIN_SUITS, ROUND_SUITS, WORLD, Card, Suit, deck
from .kind import Task

PLAYERS = 3
SUIT_CARDS = {suit: [card for card in deck() if card.suit is suit] for suit in Suit}
PIP_CARDS = {suit: SUIT_CARDS[suit][:10] for suit in PLAIN_SUITS}
COURT_CARDS = [card for card in deck() if card.rank in ("V", "C", "Q", "K")]
MIDDLE_TRUMPS = SUIT_CARDS[Suit.TRUMPS][1:19]
HONOURS = (FOOL, MOUNTEBANK, ANGEL, WORLD)

Recipe = Callable[[Task], list[Card]]


def round_pips(task: Task) -> list[Card]:
    """Let pips of Cups or Coins meet, so that games differ on the winner."""
    chance = task.chance
    suit = chance.choice(ROUND_SUITS)
    number = chance.between(2, 3)
    lead, *others = chance.sample(PIP_CARDS[suit], number)
    strangers = [card for other in PLAIN_SUITS if other is not suit for card in SUIT_CARDS[other]]
    return [lead, *chance.shuffled([*others, *chance.sample(strangers, PLAYERS - number)])]


def no_matter_which_way_up(task: Task) -> list[Card]:
    """Let a court of Cups or Coins win, or a pip of Swords or Batons: all games agree."""
    chance = task.chance
    suit = chance.choice(PLAIN_SUITS)
    if suit in ROUND_SUITS:
        court = chance.choice(SUIT_CARDS[suit][10:])
        return chance.shuffled([court, *chance.sample(PIP_CARDS[suit], PLAYERS - 1)])
    return chance.sample(PIP_CARDS[suit], PLAYERS)


def angel_and_world(task: Task) -> list[Card]:
    """Bring the Angel and the World together, with any third card."""
    chance = task.chance
    suit = chance.choice((Suit.TRUMPS, *PLAIN_SUITS))
    third = chance.choice(SUIT_CARDS[suit][:19])
    return chance.shuffled([ANGEL, WORLD, third])


def fool_and_round_pips(task: Task) -> list[Card]:
    """Add the Fool, at any place, to two pips of Cups or Coins."""
    chance = task.chance
    suit = chance.choice(ROUND_SUITS)
    return chance.shuffled([FOOL, *chance.sample(PIP_CARDS[suit], PLAYERS - 1)])


def fool_and_agreement(task: Task) -> list[Card]:
    """Add the Fool to cards about which all games agree."""
    chance = task.chance
    cards = no_matter_which_way_up(task)[: PLAYERS - 1]
    trump = chance.choice(MIDDLE_TRUMPS)
    return chance.shuffled([FOOL, trump, cards[0]])


def courts_and_plain_cards(task: Task) -> list[Card]:
    """Fill a pile with courts, pips and trumps, but no honour."""
    chance = task.chance
    counting = chance.sample(COURT_CARDS, chance.between(3, 5))
    return _filled_up(task, counting, PLAYERS * chance.between(3, 4))


def honours_and_courts(task: Task) -> list[Card]:
    """Fill a pile with honours too, of which each game counts others."""
    chance = task.chance
    honours = chance.sample(HONOURS, chance.between(1, 3))
    courts = chance.sample(COURT_CARDS, chance.between(1, 3))
    return _filled_up(task, [*honours, *courts], PLAYERS * chance.between(2, 5))


def _filled_up(task: Task, cards: list[Card], size: int) -> list[Card]:
    filling = [*MIDDLE_TRUMPS, *(card for suit in PLAIN_SUITS for card in PIP_CARDS[suit])]
    return cards + task.chance.sample(filling, size - len(cards))


PILES = (courts_and_plain_cards, honours_and_courts)
RECIPES: dict[int, dict[Recipe, int]] = {
    1: {round_pips: 3, no_matter_which_way_up: 1},
    2: {courts_and_plain_cards: 1},
    3: {angel_and_world: 2, fool_and_round_pips: 2, fool_and_agreement: 1, honours_and_courts: 5},
}
