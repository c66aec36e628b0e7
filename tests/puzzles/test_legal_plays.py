"""What may you play? The key is checked by reading the rule anew from the document alone."""

from __future__ import annotations

from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659", "piedmontese"]


def suit_of(code):
    return None if code == "F" else code[0]


def legal_by_hand(hand, trick):
    """Apply the rule in so many words: suit, else trump, else anything; the Fool always."""
    led = next((suit_of(code) for code in trick if code != "F"), None)
    for suit in (led, "T"):
        if led and any(suit_of(code) == suit for code in hand):
            return [code for code in hand if suit_of(code) in (suit, None)]
    return hand


def check_key(document):
    hand = document["table"]["hand"]
    trick = [entry["card"] for entry in document["table"]["trick"]]
    assert not {*hand} & {*trick}
    assert len({*trick}) == len(trick) < document["table"]["players"]
    assert [choice["card"] for choice in document["choices"]] == hand
    assert right_choices(document) == legal_by_hand(hand, trick), document["id"]
    for choice in document["choices"]:
        assert f"{{{choice['card']}}}" in choice["feedback"]
        assert choice["ok"] != ("may not be played" in choice["feedback"])


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_every_card_has_its_reason(game, level):
    seats, places, shares = Counter(), Counter(), []
    for document in documents("legal-plays", game, level):
        check_document(document)
        check_key(document)
        right = right_choices(document)
        assert tt.mark(document, right).ok
        assert not tt.mark(document, right[1:]).ok
        assert 5 <= len(document["choices"]) <= 9
        seats[document["prompt"].split("You are Player ")[1][0]] += 1
        shares.append(len(right) / len(document["choices"]))
        if level == 1 and len(right) == 1:
            places[document["choices"].index(next(c for c in document["choices"] if c["ok"]))] += 1
    players = 3 if game == "piedmontese" else 4
    assert len(seats) == players
    assert min(seats.values()) > 0.7 * 500 / players
    assert 0.05 < sum(share == 1 for share in shares) / 500 < 0.5
    assert sum(share < 0.5 for share in shares) > 125
    # A hand is sorted with its trumps first, so only suits show whether the place tells.
    assert level > 1 or max(places.values()) < 0.5 * sum(places.values())


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_every_number_of_players_is_served(players):
    for level in (1, 2, 3):
        for document in documents("legal-plays", "1597", level, seeds=60, players=players):
            check_document(document)
            check_key(document)


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_what_they_say(game):
    tags = {
        level: Counter(tag for d in documents("legal-plays", game, level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert tags[1]["must-follow-suit"] > 400
    assert not tags[1]["fool-held"] + tags[2]["fool-held"]
    assert not tags[1]["must-trump"] + tags[1]["must-follow-trumps"]
    assert tags[2]["must-trump"] > 170
    assert tags[2]["must-follow-trumps"] > 90
    assert tags[2]["void"] > 50
    assert tags[2]["no-duty-to-beat"] > 80
    assert not tags[2]["must-follow-suit"]
    assert tags[3]["fool-held"] + tags[3]["fool-led"] == 500
    assert tags[3]["fool-is-no-trump"] > 80
    assert tags[3]["fool-led"] > 90


def test_hints_come_nearer_and_do_not_name_the_cards():
    for document in documents("legal-plays", "1659", 2, seeds=100):
        assert 2 <= len(document["hints"]) <= 3
        for card in document["table"]["hand"]:
            assert all(f"{{{card}}}" not in hint for hint in document["hints"])


def test_the_fool_is_told_to_be_no_trump():
    told = 0
    for document in documents("legal-plays", "piedmontese", 3, seeds=200):
        if "fool-is-no-trump" in document["tags"]:
            told += 1
            assert "{F} is no trump." in document["worked"]
            assert document["cites"][0] == "piedmontese.fool.not-a-trump"
            assert len(right_choices(document)) == len(document["choices"])
    assert told > 30
