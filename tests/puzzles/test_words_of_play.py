"""What the puzzles say of tricks, turns, revokes, debts and declaring is true of their own table."""

from __future__ import annotations

import re
from itertools import product

import pytest

import tarot_teach as tt

from .document_checks import documents, right_choices, sentences

SEEDS = 150
GAMES = ("1597", "1659", "piedmontese")
LEVELS = (1, 2, 3)
SUITS = {"S": "Sword", "C": "Cup", "B": "Baton", "D": "Coin"}


def many(kind, games=GAMES, levels=LEVELS, **more):
    for game, level in product(games, levels):
        yield from documents(kind, game, level, seeds=SEEDS, **more)


def tokens(sentence):
    return set(re.findall(r"\{(\w+)\}", sentence))


def fallen(document):
    return [play["card"] for play in document["table"]["trick"]]


def on_the_table(document):
    """Give every card that the reader sees."""
    table = document["table"]
    plays = [*table.get("trick", ()), *(p for trick in table.get("tricks", ()) for p in trick)]
    cards = {play["card"] for play in plays} | {*table.get("hand", ())}
    cards |= {card for pile in table.get("piles", {}).values() for card in pile}
    return cards | {item["card"] for item in document.get("items", ())}


@pytest.mark.parametrize(
    "kind", ["who-wins", "legal-plays", "rank-cards", "spot-the-revoke", "fool-debt"]
)
def test_sentences_name_only_cards_that_are_seen(kind):
    for document in many(kind):
        seen = on_the_table(document)
        for sentence in sentences(document):
            assert tokens(sentence) <= seen, (document["id"], sentence)


def test_declaring_names_only_cards_of_the_pile():
    for document in many("claim-fifty", GAMES[:2]):
        pile = on_the_table(document)
        ranks = {code[-1] for code in pile if code[0] in SUITS}
        for choice in document["choices"]:
            told = choice["feedback"]
            # Who counts the Angel for the World is told of the World.
            beside = {"T21"} if "Did you count" in told and "{T20}" in told else set()
            assert tokens(told) <= pile | beside, document["id"]
            for rank, name in {
                "K": "Kings",
                "Q": "Queens",
                "C": "Cavaliers",
                "V": "Knaves",
            }.items():
                assert name not in told or rank in ranks, (document["id"], told)
            assert "World" not in told or "T21" in pile
        hint = document["hints"][-1]
        assert not re.search(r"\b1 (Kings|Queens|Cavaliers|Knaves|cards)\b", hint)


@pytest.mark.parametrize("kind", ["who-wins", "legal-plays"])
def test_no_suit_is_said_to_have_been_led_when_the_fool_was(kind):
    led = 0
    for document in many(kind):
        if fallen(document)[:1] == ["F"]:
            led += 1
            for sentence in sentences(document):
                assert not re.search(r"(?i)\b(swords|cups|batons|coins|trumps) were led", sentence)
                assert not re.search(r"\{(?!F\b)\w+\} was led", sentence)
    assert led > 50


def test_no_suit_is_said_to_have_been_led_in_a_revoke_after_the_fool():
    led = 0
    for document in many("spot-the-revoke"):
        for number, trick in enumerate(document["table"]["tricks"], start=1):
            if trick[0]["card"] != "F":
                continue
            led += 1
            told = [c["feedback"] for c in document["choices"] if c["id"].startswith(f"{number}-")]
            told += [
                line
                for line in document["worked"].split("\n")
                if line.startswith(f"Trick {number}:")
            ]
            assert not any("were led" in sentence for sentence in told), document["id"]
    assert led > 50


def test_who_may_play_the_fool_is_not_told_to_play_another_card():
    duty = re.compile(r"must (play a trump|follow suit)(?! or)")
    held = 0
    for document in many("legal-plays", levels=[3]):
        if "F" in document["table"]["hand"]:
            held += 1
            for sentence in sentences(document):
                assert not duty.search(sentence), (document["id"], sentence)
    for document in many("spot-the-revoke", levels=[3]):
        for choice in document["choices"]:
            if " still held " in choice["feedback"] and "{F}" in choice["feedback"]:
                held += 1
                assert not duty.search(choice["feedback"]), document["id"]
    assert held > 200


def test_only_cards_that_came_later_follow_suit():
    for document in many("who-wins"):
        cards = fallen(document)
        (winner,) = (c["card"] for c in document["choices"] if c["ok"])
        setter = cards[1] if cards[0] == "F" else cards[0]
        for choice in document["choices"]:
            told = choice["feedback"]
            if choice["card"] == setter:
                assert "follows suit" not in told, document["id"]
            if "beats it" in told:
                assert tokens(told) == {choice["card"]}, document["id"]
            assert not re.search(r"highest trump(?! played| of all| in this game)", told)
        assert not any(tokens(hint) for hint in document["hints"][:-1])
        assert tokens(document["hints"][-1]) != {winner}


def test_hints_on_a_trick_leave_the_answer_for_the_last():
    lone = 0
    for document in many("who-wins"):
        cards = fallen(document)
        led = next(card[0] for card in cards if card != "F")
        due = "T" if any(card[0] == "T" for card in cards) else led
        if sum(card[0] == due for card in cards) == 1:
            lone += 1
            *early, last = document["hints"]
            assert not any("was played" in hint for hint in early), document["id"]
            assert "was played" in last
    assert lone > 100


def test_hints_on_a_turn_leave_the_answer_for_the_last():
    for document in many("legal-plays"):
        *early, _ = document["hints"]
        for hint in early:
            assert not hint.startswith("This hand")
            assert "no suit has been set" not in hint


def test_an_order_speaks_only_of_the_groups_it_has():
    for document in many("rank-cards"):
        cards = document["answer"]
        first, second, _ = document["hints"]
        groups = {
            "pip": any(card[1:].isdigit() and card[0] in SUITS for card in cards),
            "court": any(card[-1] in "VCQK" for card in cards),
            "trump": any(card[0] == "T" for card in cards),
        }
        assert {name: name in first for name in groups} == groups, document["id"]
        suit = next(card[0] for card in cards if card[0] in SUITS)
        pips = sum(card[1:].isdigit() and card[0] in SUITS for card in cards)
        courts = sum(card[-1] in "VCQK" for card in cards)
        if "Cups" in second:
            assert suit == "C", document["id"]
        assert ("the Ace" in second) is (pips > 1), document["id"]
        assert ("King, Queen" in second) is (courts > 1), document["id"]


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_revoke_costs_is_told_only_of_a_revoke(players):
    for document in many("spot-the-revoke", ("1597",), players=players):
        revoked = "none" not in document["tags"]
        worked = document["worked"]
        assert ("loses the game at once" in worked) is revoked
        assert ("the other player wins" in worked) is (revoked and players == 2)
        assert ("1597.revoke.penalty" in document["cites"]) is revoked
        cards = {play["card"] for trick in document["table"]["tricks"] for play in trick}
        if not revoked and "F" not in cards:
            assert "Fool" not in worked


def test_a_fool_that_is_never_lost_is_not_said_to_be_saved_by_paying():
    for document in many("fool-debt", ("piedmontese",)):
        (lost,) = (c["feedback"] for c in document["choices"] if c["id"] == "lost")
        assert "never lost" in lost, document["id"]


def test_nobody_waits_for_a_card_when_the_hand_is_over():
    told = 0
    for document in many("fool-debt"):
        table = document["table"]
        variant = tt.VARIANTS[document["variant"]]
        owner = next(p["seat"] for trick in table["tricks"] for p in trick if p["card"] == "F")
        winners = [
            trick[tt.trick_winner(variant, [tt.Card(p["card"]) for p in trick])]["seat"]
            for trick in table["tricks"]
        ]
        if "end-of-hand" in document["tags"] and owner not in winners and "piles" not in table:
            told += 1
            assert not any("yet" in choice["feedback"] for choice in document["choices"])
    assert told > 50


def test_the_cards_that_may_be_given_are_all_named_or_counted():
    words = "one two three four five six seven eight nine ten".split()
    listed = 0
    for document in many("fool-debt", levels=[1]):
        hint = document["hints"][-1]
        found = re.search(r"has (\w+) (?:empty )?cards?\b[^:]*: (.*)\.$", hint)
        if found:
            listed += 1
            assert len(tokens(found[2])) == words.index(found[1]) + 1 <= 3, hint
        assert ("worth 1" in hint) is ("empty" in hint)
    assert listed > 50


def test_what_is_our_reconstruction_is_called_so():
    for game in GAMES:
        standing = tt.VARIANTS[game]["fool.forfeit"].standing
        for document in documents("fool-debt", game, 3, seeds=SEEDS):
            (right,) = (c["feedback"] for c in document["choices"] if c["ok"])
            decided = document["tags"][0] in ("lost", "kept")
            assert ("our reconstruction" in right) is (decided and standing == "reconstructed")


def test_where_nothing_was_agreed_every_number_offered_is_wrong():
    found = 0
    for document in many("claim-fifty", GAMES[:2], levels=[3]):
        if document["tags"] != ["not-agreed"]:
            continue
        found += 1
        variant = tt.VARIANTS[document["variant"]]
        pile = [tt.Card(code) for code in document["table"]["piles"]["0"]]
        total = document["table"]["totals"]["0"] + tt.count_pile(variant, pile).total
        assert total >= 50
        assert right_choices(document) == ["wait"]
        assert "This was agreed" not in document["prompt"]
        assert not any("over" in hint and "?" not in hint for hint in document["hints"][:2])
    assert found > 30


def test_the_rule_on_an_unpaid_fool_is_told_where_there_is_a_fool():
    for document in many("claim-fifty", GAMES[:2]):
        agreed = document["tags"] != ["not-agreed"]
        fool = "F" in document["table"]["piles"]["0"]
        told = "A Fool that is not paid for yet does not count" in document["prompt"]
        assert told is (agreed and fool), document["id"]


def test_games_are_told_apart_from_our_reconstructions():
    told = 0
    for seed in range(2 * SEEDS):
        document = tt.make_puzzle("which-game", "all", 3, seed).document
        if document["tags"][0] == "fool-never-paid":
            told += 1
            letter, *others = (choice["feedback"] for choice in document["choices"])
            assert "our reconstruction" not in letter
            assert all("our reconstruction" in other for other in others)
            assert document["prompt"].startswith("You play the Fool")
    assert told > 10
