"""Spot the revoke: every play is judged again from the document alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659", "piedmontese"]
LEVELS = [1, 2, 3]


def suit_of(code):
    return None if code == "F" else code[0]


def revokes_by_hand(tricks):
    """Find the plays that the rulebook forbids, from what each player plays later."""
    found = []
    for number, trick in enumerate(tricks):
        for turn, play in enumerate(trick):
            led = next((suit_of(p["card"]) for p in trick[:turn] if p["card"] != "F"), None)
            later = [
                suit_of(p["card"])
                for other in tricks[number + 1 :]
                for p in other
                if p["seat"] == play["seat"]
            ]
            suit = suit_of(play["card"])
            if led is None or suit in (None, led):
                continue
            if led in later or (suit != "T" and "T" in later):
                found.append(f"{number + 1}-{play['seat']}")
    return found


def winner_leads_the_next(document):
    variant = tt.VARIANTS[document["variant"]].with_rules(**document["rules"])
    tricks = document["table"]["tricks"]
    for trick, following in pairwise(tricks):
        best = tt.trick_winner(variant, [tt.Card(play["card"]) for play in trick])
        assert following[0]["seat"] == trick[best]["seat"]


def check(document):
    check_document(document)
    (right,) = right_choices(document)
    tricks = document["table"]["tricks"]
    assert [right] == (revokes_by_hand(tricks) or ["none"]), document["id"]
    winner_leads_the_next(document)
    players = document["table"]["players"]
    assert 3 <= len(tricks) <= 5
    cards = [play["card"] for trick in tricks for play in trick]
    assert len(set(cards)) == len(cards) == players * len(tricks)
    assert all(sorted(play["seat"] for play in trick) == [*range(players)] for trick in tricks)
    plays = {f"{n + 1}-{p['seat']}": p["card"] for n, t in enumerate(tricks) for p in t}
    *offered, last = document["choices"]
    assert last["id"] == "none"
    assert 4 <= len(offered) <= 6
    assert len({choice["feedback"] for choice in document["choices"]}) == len(offered) + 1
    for choice in offered:
        assert choice["label"].endswith(f"plays {{{plays[choice['id']]}}}")
        assert tt.mark(document, choice["id"]).ok is choice["ok"]
    assert not any("The revoke is in" in hint for hint in document["hints"][:2])
    return right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_no_answer_is_favoured(game, level):
    answers, places = Counter(), Counter()
    for document in documents("spot-the-revoke", game, level):
        right = check(document)
        answers[right] += 1
        places[[choice["id"] for choice in document["choices"]].index(right)] += right != "none"
    assert 70 < answers["none"] < 130
    revoked = 500 - answers["none"]
    seats = Counter()
    tricks = Counter()
    for right, number in answers.items():
        if right != "none":
            tricks[right[0]] += number
            seats[right[2]] += number
    players = tt.VARIANTS[game].seats.usual
    assert len(seats) == players
    assert min(seats.values()) > 0.75 * revoked / players
    assert min(tricks["1"], tricks["2"]) > 0.15 * revoked, tricks
    assert max(places.values()) < 0.45 * revoked, places


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_key_is_right_for_every_number_of_players(players):
    for level in LEVELS:
        for document in documents("spot-the-revoke", "1597", level, seeds=60, players=players):
            check(document)


def test_house_rules_stand():
    house = tt.VARIANTS["1659"].with_rules(round_suits_reversed=True)
    for document in documents("spot-the-revoke", house, 2, seeds=120):
        check(document)


def test_levels_are_what_they_say():
    for game in GAMES:
        tags = {
            level: Counter(
                tag for d in documents("spot-the-revoke", game, level) for tag in d["tags"]
            )
            for level in LEVELS
        }
        assert tags[1]["must-follow-suit"] + tags[1]["none"] == 500
        assert not tags[1]["trumped-too-soon"] + tags[1]["fool-excuse"]
        assert tags[2]["must-trump"] > 120
        assert tags[2]["trumped-too-soon"] > 100
        assert tags[3]["must-follow-trumps"] > 80
        assert tags[3]["fool-led"] > 50
        assert tags[3]["fool-excuse"] > 150


def test_reasons_agree_with_the_rules():
    for document in documents("spot-the-revoke", "piedmontese", 3, seeds=120):
        for choice in document["choices"][:-1]:
            assert ("may not be played" in choice["feedback"]) is choice["ok"]


def test_the_penalty_is_told_where_the_source_states_one():
    letter = tt.puzzle("spot-the-revoke/1597/1/1").document
    assert "loses the game at once" in letter["worked"]
    assert "1597.revoke.penalty" in letter["cites"]
    maison = tt.puzzle("spot-the-revoke/1659/1/1").document
    assert "does not say what a revoke costs" in maison["worked"]
