"""Score this pile: the key is checked by an addition of its own."""

from __future__ import annotations

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


def test_typical_mistakes_are_told_by_name():
    document = tt.puzzle("score-pile/1597/2/4").document
    told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
    assert told[document["answer"] - 5] == "You left out the Fool."
    assert "gave every card a point" in told[document["answer"] + 12]
    world_for_angel = 0
    for document in documents("score-pile", "piedmontese", 3, seeds=100):
        (pile,) = document["table"]["piles"].values()
        raw = sum(worth("piedmontese", code) for code in pile)
        told = {mistake["value"]: mistake["feedback"] for mistake in document["mistakes"]}
        assert "for every card" in told[raw - 2 * len(pile) - 26]
        if "T21" in pile and "T20" not in pile:
            world_for_angel += "World for the Angel" in told[document["answer"] + 4]
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
