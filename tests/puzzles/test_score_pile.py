"""Score this pile: the key is checked by an addition of its own."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents

GAMES = ["1597", "1659", "piedmontese"]


def worth(game, code, full=False):
    """Say what a card is worth, from a table written by hand."""
    rank = code[1:] if code[0] in "SCBD" else ""
    if game == "piedmontese":
        honours = {"F": 5, "T1": 5, "T20": 5}
        return honours.get(code) or {"K": 5, "Q": 4, "C": 3, "V": 2}.get(rank, 1)
    if game == "1659" and not full:
        return 5 if code == "F" else 4 if rank == "K" else 0
    return {"F": 5, "T21": 4, "T1": 4}.get(code) or {"K": 4, "Q": 3, "C": 2, "V": 1}.get(rank, 0)


def score_by_hand(game, codes, level, full=False):
    raw = sum(worth(game, code, full) for code in codes)
    if game != "piedmontese":
        return raw + len(codes) - 12
    points = raw - 2 * (len(codes) // 3) - (1 if len(codes) % 3 else 0)
    return points - 26 if level == 3 else points


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_mistakes_are_wrong(game, level):
    answers = Counter()
    for document in documents("score-pile", game, level):
        check_document(document)
        (pile,) = document["table"]["piles"].values()
        assert document["answer"] == score_by_hand(game, pile, level), document["id"]
        values = [mistake["value"] for mistake in document["mistakes"]]
        assert len({*values, document["answer"]}) == len(values) + 1
        assert len(values) >= 2
        answers[document["answer"]] += 1
    # With four players the score of a pile of Kings alone moves in steps of four.
    assert len(answers) >= 5
    assert max(answers.values()) < 0.35 * 500


def kind_of(game, code):
    """Sort cards as people do who forget one of them: honours by name, courts by rank."""
    if code in ("F", "T1", "T21", "T20"):
        return "other" if worth(game, code) < 2 else code
    return code[1:] if code[1:] in ("K", "Q", "C", "V") else "other"


def forgotten(game, pile):
    """Give the loss of forgetting one card of each kind, and each whole kind."""
    kinds = {}
    for code in pile:
        if worth(game, code):
            kinds.setdefault(kind_of(game, code), []).append(worth(game, code))
    for kind, points in kinds.items():
        yield kind, points[0]
        yield kind, sum(points)


NAMES = {"K": ("King", "K}"), "Q": ("Queen", "Q}"), "C": ("Cavalier", "C}"), "V": ("Knave", "V}")}


def names_kind(kind, pile, sentence):
    if kind == "other":
        return "worth 1" in sentence or any(f"{{{code}}}" in sentence for code in pile)
    return any(name in sentence for name in NAMES.get(kind, (f"{{{kind}}}",)))


@pytest.mark.parametrize("game", GAMES)
def test_a_diagnosis_asks_and_names_every_card_that_may_have_been_forgotten(game):
    seen = 0
    for level in (1, 2, 3):
        for document in documents("score-pile", game, level, seeds=150):
            (pile,) = document["table"]["piles"].values()
            told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
            for feedback in told.values():
                assert feedback.startswith("Did you "), feedback
                assert feedback.count("?") == 1
                named = re.findall(r"\{(\w+)\}", feedback)
                # A remark on the Angel and the World names both to tell them apart.
                beside = {"T20", "T21"} if "as 4?" in feedback or "as 5?" in feedback else set()
                assert set(named) <= {*pile, *beside}, (document["id"], feedback)
            for kind, loss in forgotten(game, pile):
                feedback = told.get(document["answer"] - loss)
                if feedback:
                    seen += 1
                    assert names_kind(kind, pile, feedback) or "all the counting cards" in feedback
    assert seen > 1000


def test_full_scoring_is_recognised_where_it_is_not_agreed():
    seen = 0
    for document in documents("score-pile", "1659", 2):
        (pile,) = document["table"]["piles"].values()
        full = score_by_hand("1659", pile, 2, full=True)
        told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
        if full != document["answer"]:
            seen += 1
            extras = [c for c in pile if worth("1659", c, full=True) and not worth("1659", c)]
            feedback = told[full]
            assert " too" in feedback
            for code in ("T1", "T21"):
                assert (f"{{{code}}}" in feedback) == (code in extras)
    assert seen > 400


def test_one_off_for_each_group_takes_the_odd_group_in():
    told = {
        m["value"]: m["feedback"]
        for m in tt.puzzle("score-pile/piedmontese/3/815").document["mistakes"]
    }
    assert "only 1 for each group" in told[10 - 3 - 26]


def test_the_last_hint_says_what_to_do_with_the_sum():
    for level in (1, 2, 3):
        for document in documents("score-pile", "piedmontese", level, seeds=30):
            assert "Take off 2 for each group of three" in document["hints"][-1]
            assert ("compare with 26" in document["hints"][-1]) == (level == 3)
            assert document["otherwise"].endswith("Last, take away 26.") == (level == 3)
            assert all(f"{{{code}}}" in document["hints"][1] for code in ("T20", "T1", "F"))
    for document in documents("score-pile", "1659", 3, seeds=100):
        (pile,) = document["table"]["piles"].values()
        none = not any(worth("1659", code) for code in pile)
        assert ("only the count is left" in document["hints"][-1]) == none


def test_typical_mistakes_are_told_by_name():
    document = tt.puzzle("score-pile/1597/2/4").document
    told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
    assert "leave out {F}" in told[document["answer"] - 5]
    assert "a point for every card" in told[document["answer"] + 12]
    world_for_angel = 0
    for document in documents("score-pile", "piedmontese", 3, seeds=100):
        (pile,) = document["table"]["piles"].values()
        raw = sum(worth("piedmontese", code) for code in pile)
        told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
        assert "take anything off for the groups" in told[raw - 26]
        if "T21" in pile and "T20" not in pile:
            world_for_angel += "count {T21} as 5" in told[document["answer"] + 4]
    assert world_for_angel > 10


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_what_they_say(game):
    tags = {
        level: Counter(tag for d in documents("score-pile", game, level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert not tags[1]["fool"]
    assert tags[2]["fool"] == 500
    if game == "piedmontese":
        assert tags[1]["whole-groups"] == 500
        assert 100 < tags[3]["odd-group"] < 300
    else:
        assert tags[3]["short"] == 500


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_piles_are_whole_tricks_for_every_number_of_players(players):
    for level in (1, 2, 3):
        for document in documents("score-pile", "1597", level, seeds=60, players=players):
            (pile,) = document["table"]["piles"].values()
            assert len(pile) % players == 0


def test_full_scoring_is_a_house_rule():
    full = tt.VARIANTS["1659"].with_rules(values="full")
    for document in documents("score-pile", full, 2, seeds=100):
        (pile,) = document["table"]["piles"].values()
        assert document["answer"] == score_by_hand("1659", pile, 2, full=True)
        assert document["rules"] == {"values": "full"}


def test_the_worked_answer_lays_the_pile_out_in_groups():
    document = tt.puzzle("score-pile/piedmontese/1/3").document
    (pile,) = document["table"]["piles"].values()
    groups = [line for line in document["worked"].split("\n") if line.startswith("Group")]
    assert len(groups) == len(pile) // 3
    assert all(f"{{{code}}}" in document["worked"] for code in pile)
