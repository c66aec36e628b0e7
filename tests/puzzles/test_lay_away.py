"""What may not be laid away? The key is checked by trying every card in whole discards."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

import tarot_teach as tt
from tarot_teach.cards import tokens_of

from .document_checks import check_document, documents, right_choices

SCARTO = tt.VARIANTS["piedmontese"]


def barred_by_hand(hand):
    """Apply the rule in so many words, with no house rule."""
    trumps = [code for code in hand if code[0] == "T"]
    return [
        code
        for code in hand
        if code[1:] == "K" or code in ("T20", "T1") or (code == "F" and trumps)
    ]


def barred_by_trial(variant, hand):
    """Find the cards that come in no allowed discard, by judging discards of three."""
    cards = [tt.Card(code) for code in hand]
    never = set(cards)
    for three in combinations(cards, 3):
        if never & {*three} and tt.judge_discard(variant, cards, three).ok:
            never -= {*three}
    return [card.code for card in cards if card in never]


def advised(document):
    (line,) = [line for line in document["worked"].split("\n") if line.startswith("Advice")]
    return [tt.Card(code) for code in re.findall(r"\{(\w+)\}", line)]


def check_key(document, variant, barred):
    check_document(document, most_bytes=7000)
    hand = document["table"]["hand"]
    assert len({*hand}) == 28
    assert [choice["card"] for choice in document["choices"]] == hand
    assert right_choices(document) == barred, document["id"]
    assert barred
    for choice in document["choices"]:
        assert f"{{{choice['card']}}}" in choice["feedback"] or "The Fool" in choice["feedback"]
    advice = advised(document)
    assert tt.judge_discard(variant, [tt.Card(code) for code in hand], advice).ok


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_key_is_right(level):
    seats, numbers = Counter(), Counter()
    for document in documents("lay-away", "piedmontese", level):
        hand = document["table"]["hand"]
        check_key(document, SCARTO, barred_by_hand(hand))
        right = right_choices(document)
        assert tt.mark(document, right).ok
        assert not tt.mark(document, right[1:]).ok
        seats[document["table"]["dealer"]] += 1
        numbers[len(right)] += 1
    assert min(seats.values()) > 120
    assert len(numbers) >= 4
    assert max(numbers.values()) < 260


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_key_agrees_with_whole_discards(level):
    for document in documents("lay-away", "piedmontese", level, seeds=8):
        assert right_choices(document) == barred_by_trial(SCARTO, document["table"]["hand"])


def test_levels_are_what_they_say():
    tags = {
        level: Counter(
            tag for d in documents("lay-away", "piedmontese", level) for tag in d["tags"]
        )
        for level in (1, 2, 3)
    }
    assert tags[1]["barred-king"] == 500
    assert 250 < tags[1]["barred-top-honour"] < 420
    assert not tags[1]["barred-fool"] + tags[1]["barred-pagat"] + tags[1]["second-trump-may-go"]
    assert tags[2]["barred-fool"] > 250
    assert tags[2]["barred-pagat"] > 250
    assert not tags[2]["fool-may-go"] + tags[2]["second-trump-may-go"]
    assert tags[3]["fool-may-go"] > 120
    assert tags[3]["second-trump-may-go"] > 120
    assert tags[3]["barred-fool"] > 80


HOUSES = [
    {"pagat_alone": True},
    {"fool_discard": False},
    {"angel_high": False},
    {"trumps_in_discard": "forced"},
    {"trumps_in_discard": "forced", "pagat_alone": True, "angel_high": False},
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_house_rules_are_kept(house):
    variant = SCARTO.with_rules(**house)
    tags = Counter()
    for level in (1, 2, 3):
        for document in documents("lay-away", variant, level, seeds=5 * level - 2):
            barred = barred_by_trial(variant, document["table"]["hand"])
            check_key(document, variant, barred)
            tags.update(document["tags"])
    assert ("mountebank-may-go" in tags) == ("pagat_alone" in house)
    assert ("fool-may-go" in tags) == ("fool_discard" not in house)
    assert ("barred-trump" in tags) == ("trumps_in_discard" in house)


def test_with_hardly_anything_but_trumps_a_trump_must_go():
    variant = SCARTO.with_rules(trumps_in_discard="forced")
    found = 0
    for document in documents("lay-away", variant, 3, seeds=40):
        trumps = [code for code in document["table"]["hand"] if code[0] == "T"]
        if len(trumps) == 21:
            found += 1
            assert right_choices(document) == barred_by_trial(variant, document["table"]["hand"])
            assert len(right_choices(document)) == 7
            assert [card.code for card in advised(document)][-1] == "T2"
    assert found > 2


def test_the_advice_says_true_things():
    for document in documents("lay-away", "piedmontese", 1, seeds=200):
        hand, advice = document["table"]["hand"], advised(document)
        left = [code for code in hand if tt.Card(code) not in advice]
        for line in document["worked"].split("\n"):
            if line.startswith("Then you hold no"):
                assert ("must play a trump (or the Fool)" in line) == ("F" in left)
                for name, letter in (
                    ("Swords", "S"),
                    ("Cups", "C"),
                    ("Batons", "B"),
                    ("Coins", "D"),
                ):
                    assert (name in line) == (letter not in {code[0] for code in left})
            if "counting card" in line:
                told = re.findall(r"\{(\w+)\}", line)
                assert told == [card.code for card in advice if card.rank in "QCV"]
        assert not any(card.code[0] == "T" for card in advice)


def test_the_worked_answer_gives_a_reason_for_every_barred_card():
    seen = 0
    for level in (1, 2, 3):
        for document in documents("lay-away", "piedmontese", level, seeds=60):
            barred = right_choices(document)
            *reasons, answer = [
                line
                for line in document["worked"].split("\n")
                if "may not lay away" in line or "barred" in line or "never" in line
            ]
            for code in barred:
                assert f"{{{code}}}" in answer
                seen += 1
                named = f"{{{code}}}" if code != "F" else "Fool is barred"
                assert any(named in line for line in reasons), (document["id"], code)
            assert f"{tokens_of(map(tt.Card, barred))}".replace(" and ", " or ") in answer
            if "T1" in barred and "F" in barred and sum(c[0] == "T" for c in barred) == 1:
                hand = document["table"]["hand"]
                alone = sum(c[0] == "T" for c in hand) == 1
                assert ("is a trump, so the Fool is barred too" in document["worked"]) == alone
    assert seen > 200


def test_hints_name_only_the_honours():
    for document in documents("lay-away", "piedmontese", 2, seeds=50):
        assert len(document["hints"]) == 3
        assert "A King may never be laid away, nor {T20}" in document["hints"][1]
        assert set(re.findall(r"\{(\w+)\}", " ".join(document["hints"]))) == {"T20", "T1"}
