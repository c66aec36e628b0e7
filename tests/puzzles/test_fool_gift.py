"""What may you give for the Fool? The key is checked by a table of values written by hand."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659", "piedmontese"]


def counts(code, game="piedmontese", values="full", top="T20"):
    """Tell whether a card is worth more than an empty one."""
    rank = code[1:] if code[0] in "SCBD" else ""
    if game == "1659" and values == "base":
        return code == "F" or rank == "K"
    if game == "piedmontese":
        return code in ("F", "T1", top) or rank in ("K", "Q", "C", "V")
    return code in ("F", "T1", "T21") or rank in ("K", "Q", "C", "V")


def pile_of(document):
    ((_, pile),) = document["table"]["piles"].items()
    return [code for code in pile if code != "F"]


def check_layout(document):
    """Check that every card of pile, hand and trick is offered once, and tricks are whole."""
    table = document["table"]
    (seat,) = table["piles"]
    assert f"You are Player {'ABCDEF'[int(seat)]} " in document["prompt"]
    trick = [entry["card"] for entry in table.get("trick", ())]
    shown = [*table["piles"][seat], *table.get("hand", ()), *trick]
    assert len({*shown}) == len(shown)
    assert sorted(choice["card"] for choice in document["choices"]) == sorted(shown)
    assert shown.count("F") == 1
    assert len(pile_of(document)) % table["players"] == 0
    if trick:
        assert len(trick) == table["players"]
        owner = next(e["seat"] for e in table["trick"] if e["card"] == "F")
        assert str(owner) == seat
    for choice in document["choices"]:
        assert f"{{{choice['card']}}}" in choice["feedback"] or choice["card"] == "F"


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right(game, level):
    seats, numbers, creditors = Counter(), Counter(), Counter()
    for document in documents("fool-gift", game, level):
        check_document(document)
        check_layout(document)
        pile = pile_of(document)
        right = [code for code in pile if game != "piedmontese" or not counts(code)]
        assert right
        assert sorted(right_choices(document)) == sorted(right), document["id"]
        assert tt.mark(document, right).ok
        assert not tt.mark(document, [*right, "F"]).ok
        assert ("hand" in document["table"]) == (level > 1)
        if level == 3:
            trick = document["table"]["trick"]
            cards = [tt.Card(entry["card"]) for entry in trick]
            winner = trick[tt.trick_winner(tt.VARIANTS[game], cards)]["seat"]
            assert f"Player {'ABCDEF'[winner]} has won this trick" in document["prompt"]
            creditors[winner] += 1
        seats[next(iter(document["table"]["piles"]))] += 1
        numbers[len(right)] += 1
    assert min(seats.values()) > 0.7 * 500 / (3 if game == "piedmontese" else 4)
    assert len(seats) == (3 if game == "piedmontese" else 4)
    assert len(numbers) > 1
    assert level < 3 or min(creditors.values()) > 60


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_what_they_say(game):
    tags = {
        level: Counter(tag for d in documents("fool-gift", game, level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert not tags[1]["not-in-pile"] + tags[1]["mountebank"] + tags[2]["world"] + tags[2]["angel"]
    assert tags[2]["not-in-pile"] == tags[3]["not-in-pile"] == 500
    assert 100 < tags[2]["mountebank"] < 300
    assert tags[3]["world"] > 120
    assert tags[3]["angel"] > 120
    if game == "piedmontese":
        assert tags[1]["not-empty"] == 500
        assert tags[2]["not-empty"] == 500
        assert tags[3]["not-empty"] > 450
        assert 50 < tags[3]["laid-away"] < 300
    else:
        assert all(tags[level]["any-card"] == 500 for level in (1, 2, 3))


@pytest.mark.parametrize(("game", "values"), [("1597", "full"), ("1659", "base"), ("1659", "full")])
def test_the_house_rule_of_the_empty_card(game, values):
    more = {"values": values} if game == "1659" else {}
    variant = tt.VARIANTS[game].with_rules(gift="empty", **more)
    lack, queens = 0, 0
    for level in (1, 2, 3):
        for document in documents("fool-gift", variant, level, seeds=150):
            check_document(document)
            check_layout(document)
            pile = pile_of(document)
            empty = [code for code in pile if not counts(code, game, values)]
            lack += not empty
            queens += any(code[1:] == "Q" for code in empty)
            assert sorted(right_choices(document)) == sorted(empty or pile), document["id"]
            if not empty:
                assert "no-empty-card" in document["tags"]
                assert "any of them will do" in document["worked"]
    assert lack > 20
    assert (queens > 20) == (values == "base")


def test_with_a_french_pack_the_angel_is_empty_and_the_world_is_not():
    variant = tt.VARIANTS["piedmontese"].with_rules(angel_high=False)
    angels = 0
    for document in documents("fool-gift", variant, 3, seeds=150):
        right = [code for code in pile_of(document) if not counts(code, top="T21")]
        assert sorted(right_choices(document)) == sorted(right)
        angels += "T20" in right
    assert angels > 30


def test_where_nothing_is_given_there_is_no_puzzle():
    variant = tt.VARIANTS["piedmontese"].with_rules(fool_exchange=False)
    with pytest.raises(tt.PuzzleError, match="nothing is given for the Fool"):
        tt.make_puzzle("fool-gift", variant)


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_every_number_of_players_is_served(players):
    for level in (1, 2, 3):
        for document in documents("fool-gift", "1597", level, seeds=60, players=players):
            check_document(document)
            check_layout(document)
            assert sorted(right_choices(document)) == sorted(pile_of(document))


def test_the_dealer_may_pay_from_the_cards_laid_away():
    for document in documents("fool-gift", "piedmontese", 3, seeds=100):
        dealt = "laid-away" in document["tags"]
        assert ("You dealt, and the three cards" in document["prompt"]) == dealt
        if dealt:
            pile = pile_of(document)
            assert sum(code[0] != "T" and code[1:] != "K" for code in pile) >= 3


def test_a_card_outside_the_pile_is_told_where_it_lies():
    places = Counter()
    for document in documents("fool-gift", "1597", 3, seeds=100):
        table = document["table"]
        winner = re.search(r"(Player \w) has won this trick", document["prompt"])[1]
        assert "(it is still shown in the trick)" in document["prompt"]
        fallen = {entry["card"] for entry in table["trick"]} - {"F"}
        for choice in document["choices"]:
            in_hand = "is in your hand" in choice["feedback"]
            in_trick = f"belongs to {winner}, who won the trick." in choice["feedback"]
            assert in_hand == (choice["card"] in table["hand"])
            assert in_trick == (choice["card"] in fallen)
            places.update({"hand": in_hand, "trick": in_trick})
    assert min(places.values()) > 150


def test_no_hint_before_the_last_tells_the_rule():
    for game in GAMES:
        for document in documents("fool-gift", game, 2, seeds=40):
            rule = tt.VARIANTS[game]["fool.gift"].wording
            assert document["hints"][2].startswith(rule)
            assert not any(rule in hint for hint in document["hints"][:2])


def test_cards_laid_away_are_spoken_of_only_where_there_are_some():
    for document in documents("fool-gift", "piedmontese", 3, seeds=60):
        told = "laid away" in document["worked"]
        assert told == ("dealer" in document["table"])


def test_only_the_worked_answer_names_the_cards():
    for document in documents("fool-gift", "piedmontese", 2, seeds=100):
        assert len(document["hints"]) == 3
        assert not any("{" in hint for hint in document["hints"])
        assert all(f"{{{code}}}" in document["worked"] for code in pile_of(document))
