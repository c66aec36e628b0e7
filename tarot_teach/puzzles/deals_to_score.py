"""Deals that make a whole hand worth scoring: where the Fool is, and who takes nothing."""

from __future__ import annotations

from collections.abc import Callable

from ..cards import FOOL, PLAIN_SUITS, Card, deck
from ..rules import DISCARD_SIZE
from ..variant import Rest
from .kind import Task

# Everybody's cards by seat, and the seat that deals.
Deal = tuple[list[list[Card]], int]


def deals(task: Task) -> dict[Callable[[Task], Deal], int]:
    """Weigh the ways to deal for a level."""
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
