"""What must hold in every hand, on many hands by lot (`TAROT_TEACH_HANDS` says how many a game)."""

from __future__ import annotations

import itertools
import os
import random

import pytest

import tarot_teach as tt

HANDS = int(os.environ.get("TAROT_TEACH_HANDS", "10000"))
PORTIONS = 20
PACK = set(tt.deck())
FOOL = tt.Card("F")
TRUMPS = tt.Suit.TRUMPS
KINGS = set(tt.parse_cards("SK CK BK DK"))
PORTION = pytest.mark.parametrize("portion", range(PORTIONS))


def hands_by_lot(variant, portion):
    """Deal and play hands by lot; give the positions of each hand."""
    rng = random.Random(f"{variant!r} {portion}")

    def choose(position):
        legal = position.legal()
        return rng.sample(legal, 3) if position.phase == "discard" else rng.choice(legal)

    for _ in range(HANDS // PORTIONS):
        players = rng.choice(variant.seats.allowed)
        start = tt.deal(variant, players, rng.randrange(players), seed=rng.getrandbits(64))
        yield tt.play_out(start, choose)


def led_suit(trick):
    return next((card.suit for _, card in trick if card is not FOOL), None)


def check_every_card_is_in_one_place(position):
    places = (*position.hands, *position.piles, position.stock)
    cards = [card for place in places for card in place]
    assert len(cards) == 78
    assert set(cards) == PACK


def check_the_legal_cards(position):
    hand, legal = set(position.hands[position.turn]), set(position.legal())
    assert legal
    assert legal <= hand
    assert (FOOL in hand) == (FOOL in legal)
    led = led_suit(position.trick)
    of_led = {card for card in hand if led and card.suit is led}
    trumps = {card for card in hand if led and card.suit is TRUMPS}
    due = of_led or trumps
    assert legal == (due | (hand & {FOOL}) if due else hand)


def rank(variant, card):
    """Rank a card in its suit by the game's own words, not by its masks."""
    if card.number is None:
        return 20 + "VCQK".index(card.rank)
    if card.suit is TRUMPS:
        angel_high = variant.key == "piedmontese"
        return {20: 21, 21: 20}.get(card.number, card.number) if angel_high else card.number
    upside_down = variant.key == "piedmontese" and card.suit in ("C", "D")
    return -card.number if upside_down else card.number


def check_the_winner(before, card, after):
    """Check who took the trick that `card` completed."""
    trick = [*before.trick, (before.turn, card)]
    winner = after.leader
    (won_with,) = [played for seat, played in trick if seat == winner]
    assert won_with is not FOOL
    trumps = [played for _, played in trick if played.suit is TRUMPS]
    rivals = trumps or [played for _, played in trick if played.suit is led_suit(trick)]
    assert won_with in rivals
    assert rank(before.variant, won_with) == max(rank(before.variant, rival) for rival in rivals)


def check_each_step(positions):
    for before, after in itertools.pairwise(positions):
        if before.phase == "play":
            check_the_legal_cards(before)
            if not after.trick:
                check_every_card_is_in_one_place(after)
                (card,) = set(before.hands[before.turn]) - set(after.hands[before.turn])
                check_the_winner(before, card, after)
        if before.phase == "discard":
            barred = set(before.hands[before.turn]) - set(before.legal())
            assert len(before.legal()) >= 21
            assert barred >= set(before.hands[before.turn]) & (
                KINGS | set(tt.parse_cards("T1 T20"))
            )


def check_french_ending(positions):
    over, players = positions[-1], positions[0].players
    sizes = [len(pile) for pile in over.piles]
    assert sum(sizes) == 12 * players
    assert all(size % players == 0 for size in sizes)
    points = over.variant.points
    assert sum(over.scores) == sum(points[card] for hand in over.dealt for card in hand)
    for size, score in zip(sizes, over.scores, strict=True):
        assert score >= -12
        assert size or score == -12


def check_an_unpaid_fool(positions):
    for position in positions:
        if position.debt and position.phase == "play" and not position.trick:
            owner, creditor = position.debt
            players = position.players
            assert position.piles[owner] == (FOOL,)
            assert len(position.piles[creditor]) % players == players - 1


def check_piedmontese_ending(positions):
    over = positions[-1]
    totals = [count.total for count in over.counts]
    assert sum(totals) == 78
    assert sum(over.scores) == 0
    odd = sorted(len(pile) % 3 for pile in over.piles)
    assert odd in ([0, 0, 0], [0, 1, 2])
    assert [count.game_points for count in over.counts] == list(over.scores)


def without_exchange(positions):
    """Reckon the hand as those do who give nothing for the Fool and count it 4 by itself.

    The winner of its trick then has two cards over; a blank one, worth 1, makes them three.
    """
    over, variant = positions[-1], positions[-1].variant
    piles = [set(pile) for pile in over.piles]
    owner = next(seat for seat, pile in enumerate(piles) if FOOL in pile)
    for before, after in itertools.pairwise(positions):
        if before.phase == "gift":
            (gift,) = set(before.piles[owner]) - set(after.piles[owner])
            piles[before.debt[1]].remove(gift)
            piles[owner].add(gift)
    scores = []
    for pile in piles:
        worth = sum(variant.points[card] for card in pile - {FOOL})
        groups, odd = divmod(len(pile - {FOOL}), 3)
        assert odd in (0, 2)
        blank = 1 if odd else 0
        scores.append(worth + blank - 2 * (groups + blank) + 4 * (FOOL in pile) - 26)
    return tuple(scores)


def fool_was_played(positions):
    return FOOL not in positions[1].piles[positions[0].dealer]


@PORTION
@pytest.mark.parametrize("game", ["1597", "1659"])
def test_french_hands(game, portion):
    for positions in hands_by_lot(tt.VARIANTS[game], portion):
        check_each_step(positions)
        check_an_unpaid_fool(positions)
        check_french_ending(positions)


@PORTION
def test_piedmontese_hands(portion):
    for positions in hands_by_lot(tt.VARIANTS["piedmontese"], portion):
        check_each_step(positions)
        check_piedmontese_ending(positions)
        if fool_was_played(positions):
            assert without_exchange(positions) == positions[-1].scores


@pytest.mark.parametrize(
    ("game", "rules", "worth"),
    [
        ("1597", {}, 53),
        ("1659", {}, 21),
        ("1659", {"values": "full"}, 53),
        ("piedmontese", {}, 130),
        ("piedmontese", {"angel_high": False}, 130),
    ],
)
def test_the_worth_of_the_pack(game, rules, worth):
    variant = tt.VARIANTS[game].with_rules(**rules)
    assert sum(variant.points.values()) == worth


def test_the_whole_pack_counts_78_in_threes():
    assert tt.count_pile(tt.VARIANTS["piedmontese"], tt.deck()).total == 78
