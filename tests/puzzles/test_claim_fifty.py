"""May you declare fifty: the key is checked by an addition of its own."""

from __future__ import annotations

from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659"]
LEVELS = [1, 2, 3]


def worth(code, full):
    rank = code[1:] if code[0] in "SCBD" else ""
    if not full:
        return 5 if code == "F" else 4 if rank == "K" else 0
    return {"F": 5, "T21": 4, "T1": 4}.get(code) or {"K": 4, "Q": 3, "C": 2, "V": 1}.get(rank, 0)


def answer_by_hand(document):
    """Find the right choice from the pile, the old total, the rules and the prompt."""
    if document["rules"].get("winner") != "instant":
        return "wait"
    full = document["variant"] == "1597" or document["rules"].get("values") == "full"
    pile = list(document["table"]["piles"]["0"])
    if "You played the Fool before you had taken a trick" in document["prompt"]:
        pile.remove("F")
    values = sum(worth(code, full) for code in pile)
    return str(document["table"]["totals"]["0"] + len(pile) - 12 + values)


def check(document):
    check_document(document)
    (right,) = right_choices(document)
    assert right == answer_by_hand(document), document["id"]
    assert document["table"]["totals"]["0"] < 50
    paid = "You have already given a card for the Fool." in document["prompt"]
    unpaid = "You played the Fool before you had taken a trick" in document["prompt"]
    assert paid + unpaid == ("F" in document["table"]["piles"]["0"])
    sides = set()
    for choice in document["choices"][:-1]:
        assert choice["label"].startswith("Yes" if int(choice["id"]) >= 50 else "No")
        sides.add(choice["label"][:2])
        assert tt.mark(document, choice["id"]).ok is choice["ok"]
    assert sides == {"Ye", "No"}, document["id"]
    reasons = [choice["feedback"] for choice in document["choices"]]
    assert len(set(reasons)) == len(reasons) == 5
    return right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_no_answer_is_favoured(game, level):
    answers, places = Counter(), Counter()
    for document in documents("claim-fifty", game, level):
        right = check(document)
        answers[right] += 1
        places[[choice["id"] for choice in document["choices"]].index(right)] += 1
    agreed = 500 - answers["wait"]
    yes = sum(number for right, number in answers.items() if right != "wait" and int(right) >= 50)
    assert 0.38 * agreed < yes < 0.62 * agreed
    assert min(places[place] for place in range(4)) > 0.7 * agreed / 4
    assert max(answers.values()) < 0.3 * 500
    assert (level == 3) is (answers["wait"] > 50)


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_key_is_right_for_every_number_of_players(players):
    for level in LEVELS:
        for document in documents("claim-fifty", "1597", level, seeds=120, players=players):
            check(document)
            cards = len(document["table"]["piles"]["0"])
            extra = 1 if document["rules"].get("settle") else 0
            extra -= 1 if "still to get a card" in document["prompt"] else 0
            assert (cards - extra) % players == 0
            assert cards < 11 * players


def test_house_rules_stand():
    full = tt.VARIANTS["1659"].with_rules(values="full", winner="elder", gift="empty")
    for level in LEVELS:
        for document in documents("claim-fifty", full, level, seeds=120):
            check(document)
            assert document["rules"]["values"] == "full"
            assert document["rules"]["winner"] in ("instant", "elder")
    instant = tt.VARIANTS["1597"].with_rules(winner="instant", settle="end")
    for document in documents("claim-fifty", instant, 3, seeds=120):
        check(document)
        assert document["rules"] == {"winner": "instant", "settle": "end"}


def test_levels_are_what_they_say():
    for game in GAMES:
        tags = {
            level: Counter(tag for d in documents("claim-fifty", game, level) for tag in d["tags"])
            for level in LEVELS
        }
        assert not tags[1]["fool-paid"] + tags[1]["fool-unpaid"] + tags[1]["short"]
        assert tags[2]["fool-paid"] == 500
        assert tags[2]["short"] > 150
        assert tags[3]["fool-unpaid"] > 200
        assert tags[3]["fool-decides"] > 80
        assert tags[3]["card-owed"] > 100
        assert tags[3]["not-agreed"] > 60
        assert all(tags[level]["exactly-fifty"] > 20 for level in LEVELS)


def test_who_counts_an_unpaid_fool_is_told_so():
    told = 0
    for document in documents("claim-fifty", "1597", 3, seeds=100):
        if "fool-unpaid" in document["tags"]:
            right = int(right_choices(document)[0])
            assert tt.mark(document, str(right + 6)).feedback.startswith("Did you count the Fool")
            told += 1
    assert told > 30


def test_the_answer_is_not_told_before_the_last_hint():
    for level in LEVELS:
        for document in documents("claim-fifty", "1659", level, seeds=120):
            right = right_choices(document)[0]
            assert not any(f"{right} " in hint for hint in document["hints"][:2])


def test_slips_that_lead_to_one_number_are_named_together():
    """Count the same mistakes by hand, and look for each of them at its number."""
    joined = 0
    for document in documents("claim-fifty", "1597", 3):
        if "not-agreed" in document["tags"]:
            continue
        unpaid = "fool-unpaid" in document["tags"]
        right = int(right_choices(document)[0])
        pile = [code for code in document["table"]["piles"]["0"] if not (unpaid and code == "F")]
        values = sum(worth(code, full=True) for code in pile)
        mistakes = {
            "the count of the cards": right - (len(pile) - 12),
            "all the counting cards": right - values,
            "what you had before the hand": right - document["table"]["totals"]["0"],
            **{
                f"{{{code}}}": right - worth(code, full=True)
                for code in pile
                if code in ("T1", "T21")
            },
        }
        if "card-owed" in document["tags"]:
            mistakes["the card that Player B owes you"] = right + 1
        for choice in document["choices"][:-1]:
            named = [words for words, value in mistakes.items() if str(value) == choice["id"]]
            if not choice["ok"]:
                assert all(words in choice["feedback"] for words in named), choice
                joined += len(named) > 1
    assert joined > 20
