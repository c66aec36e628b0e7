"""The score pad's numbers, worked by a reader who knows nothing but how to add and compare."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import tarot_teach as tt
from tarot_teach.chance import Chance
from tarot_teach.game import judge_revoke
from tarot_teach.variant import Variant
from tarot_teach.views.score_pad import game_facts, score_pad_data

# The data as a browser reads it.
DATA = json.loads(json.dumps(score_pad_data()))
GAMES = DATA["games"]
Facts = dict[str, dict[str, Any]]


def tables(key: str) -> Iterator[tuple[Variant, Facts]]:
    """Give each mixture of house rules: the game under it, and the facts that the pad arrives at."""
    game = GAMES[key]
    for chosen in product(*(rule["choices"] for rule in game["houseRules"])):
        facts = {part: dict(game[part]) for part in game_facts(tt.VARIANTS[key])}
        rules = {}
        for rule, choice in zip(game["houseRules"], chosen, strict=True):
            rules[rule["option"]] = {"true": True, "false": False}.get(
                choice["value"], choice["value"]
            )
            for part, changed in choice["changes"].items():
                facts[part].update(changed)
        yield tt.VARIANTS[key].with_rules(**rules), facts


def count(pile: tuple[tt.Card, ...], weights: dict[str, Any]) -> int:
    groups, odd = divmod(len(pile), weights["size"])
    values = sum(weights["values"].get(card.code, 0) for card in pile)
    return (
        weights["start"]
        + weights["each"] * len(pile)
        + values
        - weights["off"] * groups
        - (weights["oddOff"] if odd else 0)
    )


def winners(totals: list[int], eldest: int, hands: int, end: dict[str, Any]) -> tuple[int, ...]:
    if hands < end["deals"]:
        return ()
    there = [s for s, total in enumerate(totals) if end["target"] is None or total >= end["target"]]
    return pick(end, totals, eldest, there)


def pick(how: dict[str, Any], totals: list[int], eldest: int, there: list[int]) -> tuple[int, ...]:
    players = len(totals)
    places = {"total": lambda seat: -totals[seat], "place": lambda seat: (seat - eldest) % players}

    def rank(seat: int) -> list[int]:
        return [places[key](seat) for key in how["by"]]

    there.sort(key=rank)
    if not there:
        return ()
    first, last = rank(there[0]), rank(there[-1])
    if how["take"] == "first":
        return tuple(sorted(seat for seat in there if rank(seat) == first))
    return tuple(sorted(seat for seat in there if rank(seat) != last))


@pytest.mark.parametrize("key", GAMES)
def test_the_facts_under_any_mixture_of_house_rules_are_the_game_s(key: str) -> None:
    mixtures = list(tables(key))
    assert len({variant for variant, _ in mixtures}) == len(mixtures) > 7
    for variant, facts in mixtures:
        assert facts == json.loads(json.dumps(game_facts(variant)))


@pytest.mark.parametrize("key", GAMES)
def test_every_house_rule_left_out_changes_no_number(key: str) -> None:
    offered = {rule["option"] for rule in GAMES[key]["houseRules"]}
    game = tt.VARIANTS[key]
    for ruling in game.rulings:
        if ruling.option and ruling.option not in offered:
            for value in ruling.allowed:
                changed = game.with_rules(**{ruling.option: value})
                assert game_facts(changed) == game_facts(game)
    assert "winner" in offered


@pytest.mark.parametrize("key", GAMES)
def test_piles_come_to_what_the_rules_count(key: str) -> None:
    chance = Chance(f"piles {key}")
    for variant, facts in tables(key):
        weights = facts["weights"]
        for size in [0, 1, 2, 3, 78, *(chance.between(0, 60) for _ in range(40))]:
            pile = tuple(chance.sample(tt.deck(), size))
            counted = tt.count_pile(variant, pile)
            assert count(pile, weights) == counted.total
            assert count(pile, weights) - weights["share"] == counted.game_points


@pytest.mark.parametrize("key", GAMES)
def test_the_same_players_win(key: str) -> None:
    chance = Chance(f"winners {key}")
    seen = set()
    for variant, facts in tables(key):
        for _ in range(300):
            players = chance.choice(facts["players"]["allowed"])
            totals = [chance.between(44, 54) for _ in range(players)]
            eldest, hands = chance.below(players), chance.between(1, 4)
            won = winners(totals, eldest, hands, facts["end"])
            assert won == tt.game_result(variant, totals, eldest, hands)
            seen.add(len(won))
    assert {0, 1, 2} <= seen


@pytest.mark.parametrize("key", GAMES)
def test_a_revoke_costs_the_same(key: str) -> None:
    chance = Chance(f"revokes {key}")
    for variant, facts in tables(key):
        how = facts["end"]["revoke"]
        for _ in range(40):
            players = chance.choice(facts["players"]["allowed"])
            totals = [chance.between(-3, 3) for _ in range(players)]
            seat = chance.below(players)
            if how is None:
                with pytest.raises(tt.RuleError):
                    judge_revoke(variant, totals, seat)
                continue
            rest = [other for other in range(players) if other != seat]
            assert pick(how, totals, 0, rest) == judge_revoke(variant, totals, seat).answer
    assert (how is None) == (key != "1597")


@pytest.mark.parametrize("key", GAMES)
def test_played_hands_hold_as_many_cards_as_the_pad_expects(key: str) -> None:
    chance = Chance(f"hands {key}")
    for variant, facts in tables(key):
        players = chance.choice(facts["players"]["allowed"])
        position = tt.deal(
            variant, players, dealer=chance.below(players), seed=str(variant.rulings)
        )
        while position.phase != "over":
            card = chance.choice(position.legal())
            if position.phase == "discard":
                away = [one for one in position.legal() if one.code[-1] not in "KQCV"][:3]
                position = position.discard(away)
            else:
                position = position.play(card) if position.phase == "play" else position.give(card)
        taken = [len(pile) for pile in position.piles]
        assert sum(taken) == facts["dealt"]["each"] * players + facts["dealt"]["over"]
        odd = [size % players for size in taken if size % players]
        assert not odd or (any(facts["foolKept"].values()) and sorted(odd) in ([1, players - 1],))


def test_the_pad_can_name_every_card_that_counts() -> None:
    for key in GAMES:
        for _, facts in tables(key):
            for code in facts["weights"]["values"]:
                assert DATA["names"][code] == tt.Card(code).name
