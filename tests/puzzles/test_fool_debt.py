"""What becomes of the Fool: the tricks are played again, card by card, as a hand of play."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt
from tarot_teach.dealing import given
from tarot_teach.play import Playing

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659", "piedmontese"]
LEVELS = [1, 2, 3]


def position_before(document):
    """Set up the moment before the first trick, with the cards that are shown and any others."""
    variant = tt.VARIANTS[document["variant"]].with_rules(**document["rules"])
    table = document["table"]
    players, tricks = table["players"], table["tricks"]
    owner = next(p["seat"] for trick in tricks for p in trick if p["card"] == "F")
    before = [tt.Card(code) for code in table.get("piles", {}).get(str(owner), [])]
    shown = [[] for _ in range(players)]
    for trick in tricks:
        for play in trick:
            shown[play["seat"]].append(tt.Card(play["card"]))
    used = {*before, *(card for hand in shown for card in hand)}
    others = [card for card in tt.deck() if card not in used]
    dealer = (tricks[0][0]["seat"] - 1) % players
    hands = []
    for seat in range(players):
        size = 12 if document["variant"] != "piedmontese" else 28 if seat == dealer else 25
        hand = [*shown[seat], *(before if seat == owner else [])]
        while len(hand) < size:
            hand.append(others.pop())
        hands.append(hand)
    deal = given(variant, hands, dealer, others)
    mask = variant.order.mask
    left = sum(mask(hand) for hand in shown)
    if "These are the last" not in document["prompt"]:
        left += sum(mask([hand[-1]]) for hand in hands)
    piles = tuple(mask(before) if seat == owner else 0 for seat in range(players))
    leader = tricks[0][0]["seat"]
    hand = deal.hands[leader] & left
    return owner, Playing(deal, leader, hand, left, 0, 0, piles, leader, None, ())


def fate_by_play(document):
    """Play the tricks and tell which choice comes true."""
    owner, position = position_before(document)
    bit = position.variant.order.bit
    paid = creditor = None
    for number, trick in enumerate(document["table"]["tricks"], start=1):
        for play in trick:
            assert position.turn == play["seat"]
            position = position._after(bit[tt.Card(play["card"])])
        if position.debt:
            creditor = position.debt[1]
        if position.phase == "gift":
            assert position.turn == owner
            paid = f"{position.debt[1]}-{number}"
            position = position.give(position.legal()[0])
    if paid:
        return paid
    if position.debt:
        return "waits"
    assert position.phase == "over" or creditor is None
    return "kept" if tt.Card("F") in position.piles[owner] else "lost"


def suit_of(code):
    return None if code == "F" else code[0]


def everybody_kept_to_the_rules(tricks):
    for number, trick in enumerate(tricks):
        for turn, play in enumerate(trick):
            led = next((suit_of(p["card"]) for p in trick[:turn] if p["card"] != "F"), None)
            later = {
                suit_of(p["card"])
                for other in tricks[number + 1 :]
                for p in other
                if p["seat"] == play["seat"]
            }
            suit = suit_of(play["card"])
            if led and suit and suit != led:
                assert led not in later
                assert suit == "T" or "T" not in later


def check(document):
    check_document(document)
    (right,) = right_choices(document)
    assert right == fate_by_play(document), document["id"]
    everybody_kept_to_the_rules(document["table"]["tricks"])
    ids = [choice["id"] for choice in document["choices"]]
    assert len(set(ids)) == len(ids) >= 4
    assert len({choice["label"] for choice in document["choices"]}) == len(ids)
    for choice in document["choices"]:
        assert tt.mark(document, choice["id"]).ok is choice["ok"]
    reasons = {}
    for choice in document["choices"]:
        reasons.setdefault(choice["feedback"], set()).add(re.sub(r"-\d+$", "", choice["id"]))
    right_reason = next(c["feedback"] for c in document["choices"] if c["ok"])
    assert len(reasons[right_reason]) == 1 or document["rules"]
    assert not any("wins trick" in hint for hint in document["hints"][:2])
    return right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_no_answer_is_favoured(game, level):
    answers, places = Counter(), Counter()
    for document in documents("fool-debt", game, level):
        right = check(document)
        answers[right] += 1
        places[[choice["id"] for choice in document["choices"]].index(right)] += 1
    assert max(answers.values()) < 0.5 * 500, answers
    assert max(places.values()) < 0.3 * 500, places
    receivers = Counter()
    for right, number in answers.items():
        if "-" in right:
            receivers[right[0]] += number
    players = tt.VARIANTS[game].seats.usual
    assert min(receivers.values()) > 0.6 * sum(receivers.values()) / players
    assert len(receivers) == players


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_key_is_right_for_every_number_of_players(players):
    for level in LEVELS:
        for document in documents("fool-debt", "1597", level, seeds=120, players=players):
            check(document)


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("1597", {"settle": "end"}),
        ("1659", {"fool_forfeit": False}),
        ("1659", {"gift": "empty", "values": "full"}),
        ("1597", {"fool_last_trick": "lost", "round_suits_reversed": True}),
        ("piedmontese", {"fool_exchange": False}),
        ("piedmontese", {"fool_forfeit": True, "angel_high": False}),
        ("piedmontese", {"fool_last_trick": "lost"}),
    ],
)
def test_house_rules_are_told_and_decide(game, rules):
    house = tt.VARIANTS[game].with_rules(**rules)
    answers = Counter()
    for level in LEVELS:
        for document in documents("fool-debt", house, level, seeds=120):
            answers[check(document)] += 1
            for ruling in house.rulings:
                fools = ruling.id.split(".")[1] == "fool" and ruling.option in rules
                assert fools is (ruling.wording[1:] in document["prompt"])
    if rules.get("fool_exchange") is False:
        assert set(answers) == {"kept"}
    if rules.get("fool_forfeit") is False:
        assert answers["kept"] > 20
        assert not answers["lost"]
    if rules.get("fool_forfeit") or rules.get("fool_last_trick"):
        assert answers["lost"] > 20


def test_levels_are_what_they_say():
    for game in GAMES:
        tags = {
            level: Counter(tag for d in documents("fool-debt", game, level) for tag in d["tags"])
            for level in LEVELS
        }
        assert tags[1]["paid-at-once"] > 490
        assert tags[2]["paid-later"] > 100
        assert tags[2]["still-waits"] > 100
        assert tags[2]["paid-at-once"] > 50
        unpaid = "kept" if game == "piedmontese" else "lost"
        other = "lost" if game == "piedmontese" else "kept"
        assert 150 < tags[3][unpaid] < 250
        assert not tags[3][other]
        assert tags[3]["last-trick"] > 60
        if game == "piedmontese":
            assert tags[2]["from-the-discard"] > 60
            assert tags[3]["no-empty-card"] > 100


def test_what_the_reader_must_know_is_in_the_prompt():
    for game in GAMES:
        for level in LEVELS:
            for document in documents("fool-debt", game, level, seeds=60):
                prompt = document["prompt"]
                ends = "end-of-hand" in document["tags"]
                assert ends is ("These are the last" in prompt)
                leader = document["table"]["tricks"][0][0]["seat"]
                assert f"Before them Player {'ABCDEF'[leader]} had taken no" not in prompt
                assert ("pile below" in prompt) is ("piles" in document["table"])
                if game == "piedmontese" and "piles" not in document["table"]:
                    assert "did not deal" in prompt
