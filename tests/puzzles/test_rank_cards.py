"""Put these cards in order: the key is checked by counting who wins the tricks of two."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents

GAMES = ["1597", "1659", "piedmontese"]


def strength(game, code):
    """Give a card a number from tables written by hand; trumps stand above every suit card."""
    if code[0] == "T":
        number = int(code[1:])
        return 100 + ({20: 21, 21: 20}.get(number, number) if game == "piedmontese" else number)
    rank = code[1:]
    if rank in "VCQK":
        return 20 + "VCQK".index(rank)
    return -int(rank) if game == "piedmontese" and code[0] in "CD" else int(rank)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_every_pair_has_its_reason(game, level):
    places, sizes = Counter(), Counter()
    for document in documents("rank-cards", game, level):
        check_document(document)
        answer, items = document["answer"], [item["id"] for item in document["items"]]
        assert sorted(items, key=lambda code: strength(game, code)) == answer, document["id"]
        assert len({code[0] for code in answer} - {"T"}) == 1
        assert items != answer
        assert "F" not in items
        pairs = {(pair["lower"], pair["upper"]): pair for pair in document["pairs"]}
        assert [*pairs] == [*combinations(answer, 2)]
        for (lower, upper), pair in pairs.items():
            assert pair["feedback"].startswith(f"{{{upper}}} beats {{{lower}}}")
            trick = [tt.Card(lower), tt.Card(upper)]
            assert tt.trick_winner(tt.VARIANTS[game], trick) == 1
        assert tt.mark(document, answer).ok
        assert not tt.mark(document, answer[::-1]).ok
        if not tt.mark(document, items).ok:
            first = next(p for p in pairwise(items) if p[::-1] in pairs)
            assert tt.mark(document, items).cites == tuple(pairs[first[::-1]]["cites"])
        places[items.index(answer[0])] += 1
        sizes[len(items)] += 1
    assert all(4 <= size <= 7 for size in sizes)
    assert all(places[place] > 60 for place in range(4)), places


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_what_they_say(game):
    tags = {
        level: Counter(tag for d in documents("rank-cards", game, level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert not tags[1]["trump-over-suit"]
    assert tags[1]["courts"] > 400
    assert tags[2]["trump-over-suit"] == tags[3]["trump-over-suit"] == 500
    assert not tags[2]["top-trump"] + tags[1]["upside-down"] + tags[2]["upside-down"]
    assert 250 < tags[3]["top-trump"] < 420
    if game == "piedmontese":
        assert 300 < tags[3]["upside-down"] < 450
    else:
        assert not tags[3]["upside-down"]


def test_house_rules_change_the_order():
    reversed_suits = tt.VARIANTS["1659"].with_rules(round_suits_reversed=True)
    natural = tt.VARIANTS["piedmontese"].with_rules(round_suits_reversed=False, angel_high=False)
    upside_down = Counter()
    for variant, game in ((reversed_suits, "1659"), (natural, "piedmontese")):
        for document in documents("rank-cards", variant, 3, seeds=100):
            check_document(document)
            upside_down[game] += "upside-down" in document["tags"]
            if {"T20", "T21"} <= {*document["answer"]}:
                assert document["answer"][-1] == "T21"
    assert upside_down["1659"] > 50
    assert not upside_down["piedmontese"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_only_the_last_hint_names_cards(level):
    for document in documents("rank-cards", "piedmontese", level, seeds=100):
        *early, last = document["hints"]
        assert not any("{" in hint for hint in early)
        assert last.count("{") == 2
