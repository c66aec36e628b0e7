"""Three mistakes that published codings of these games make, looked for in every game."""

from __future__ import annotations

import itertools

import pytest

import tarot_teach as tt

# Written by hand, lowest first; nothing here comes from the package.
NATURAL = "1 2 3 4 5 6 7 8 9 10 V C Q K"
UPSIDE_DOWN = "10 9 8 7 6 5 4 3 2 1 V C Q K"
TRUMPS_BY_NUMBER = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"
ANGEL_HIGH = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21 20"
FRENCH = {"S": NATURAL, "C": NATURAL, "B": NATURAL, "D": NATURAL, "T": TRUMPS_BY_NUMBER}
ORDERS = {
    "1597": FRENCH,
    "1659": FRENCH,
    "piedmontese": {
        "S": NATURAL,
        "C": UPSIDE_DOWN,
        "B": NATURAL,
        "D": UPSIDE_DOWN,
        "T": ANGEL_HIGH,
    },
}


def second_card_wins(orders, led, other):
    """Say by the orders above whether the card played second takes a trick from the first."""
    if led == "F" or other == "F":
        return led == "F"
    if led[0] == other[0]:
        ranks = orders[led[0]].split()
        return ranks.index(other[1:]) > ranks.index(led[1:])
    return other[0] == "T"


@pytest.mark.parametrize("game", ORDERS)
def test_every_ordered_pair_of_cards_falls_as_the_orders_say(game):
    pairs = list(itertools.permutations(tt.deck(), 2))
    assert len(pairs) == 78 * 77
    for led, other in pairs:
        winner = tt.trick_winner(tt.VARIANTS[game], [led, other])
        assert winner == second_card_wins(ORDERS[game], str(led), str(other)), (led, other)


@pytest.mark.parametrize("game", ORDERS)
def test_the_fool_is_no_trump(game):
    hand = tt.parse_cards("F S3 CQ D10")
    for trick in ("T7", "T1 T20", "BK"):
        assert set(tt.legal_cards(tt.VARIANTS[game], hand, tt.parse_cards(trick))) == set(hand)


@pytest.mark.parametrize("game", ORDERS)
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(
    ("others", "best"), [("B7 B10", "B10"), ("S4 T2", "T2"), ("T19 T18", "T19"), ("BQ SK", "BQ")]
)
def test_the_winner_is_right_with_the_fool_in_each_seat(game, seat, others, best):
    trick = list(tt.parse_cards(others))
    trick.insert(seat, tt.Card("F"))
    assert trick[tt.trick_winner(tt.VARIANTS[game], trick)] is tt.Card(best)


@pytest.mark.parametrize("game", ORDERS)
def test_no_two_cards_of_a_suit_are_equal(game):
    order = tt.VARIANTS[game].order
    for one, other in itertools.permutations(tt.deck(), 2):
        if one.suit and one.suit == other.suit:
            assert order.beats(one, other) is not order.beats(other, one)
