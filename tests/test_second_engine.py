"""The engine against a second one that shares no code with it, at every state of random hands."""

from __future__ import annotations

import random

import pytest
from second_engine import CHOICES, DEFAULTS, SecondEngine

import tarot_teach as tt

HANDS = 2000
PORTIONS = 10


def codes(cards):
    return sorted(map(str, cards))


def random_rules(game, rng):
    """Choose house rules by lot: none for a quarter of the hands, else each one as it falls."""
    if rng.random() < 0.25:
        return {}
    names = [name for name in DEFAULTS[game] if name in CHOICES]
    return {name: rng.choice(CHOICES[name]) for name in names}


def random_deal(variant, rng):
    players = rng.choice(variant.seats.allowed)
    return tt.deal(variant, players, rng.randrange(players), seed=rng.getrandbits(64))


def same_state(position, second):
    assert position.phase == second.phase
    assert position.turn == second.turn
    assert codes(position.legal()) == sorted(second.legal())
    assert [(seat, str(card)) for seat, card in position.trick] == second.trick
    assert position.debt == second.debt
    assert [codes(hand) for hand in position.hands] == [sorted(hand) for hand in second.hands]
    assert [codes(pile) for pile in position.piles] == [sorted(pile) for pile in second.piles]
    assert [(seat, str(card)) for seat, card in position.revokes] == second.revokes


@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("game", DEFAULTS)
def test_two_engines_agree_at_every_state(game, portion):
    rng = random.Random(f"{game} {portion}")
    for _ in range(HANDS // PORTIONS):
        rules = random_rules(game, rng)
        position = random_deal(tt.VARIANTS[game].with_rules(**rules), rng)
        second = SecondEngine(
            game,
            [list(map(str, hand)) for hand in position.hands],
            position.dealer,
            map(str, position.stock),
            **rules,
        )
        while position.phase != "over":
            same_state(position, second)
            legal = position.legal()
            if position.phase == "discard":
                away = rng.sample(legal, 3)
                position = position.discard(away)
                second.discard(list(map(str, away)))
            elif position.phase == "gift":
                card = rng.choice(legal)
                position = position.give(card)
                second.give(str(card))
            else:
                falls = rules.get("revoke") == "lose" and rng.random() < 0.1
                card = rng.choice(position.hands[position.turn] if falls else legal)
                position = position.play(card)
                second.play(str(card))
        same_state(position, second)
        assert list(position.scores) == second.scores()


def test_the_second_engine_knows_every_house_rule():
    assert {key: dict(game.options) for key, game in tt.VARIANTS.items()} == DEFAULTS
