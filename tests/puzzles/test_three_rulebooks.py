"""Three rulebooks: the keys are checked by an order and an addition written by hand."""

from __future__ import annotations

from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents
from .test_rank_cards import strength
from .test_score_hand import score_by_hand

GAMES = ["1597", "1659", "piedmontese"]


def winner_by_hand(game, trick):
    """Name the seat that takes a trick, by strength among trumps or the suit led."""
    cards = [(entry["seat"], entry["card"]) for entry in trick]
    led = next(code[0] for _, code in cards if code != "F")
    suit = "T" if any(code[0] == "T" for _, code in cards) else led
    contest = [(strength(game, code), seat) for seat, code in cards if code[0] == suit]
    return str(max(contest)[1])


def points_of(label):
    return int(label.split()[0].replace("−", "-"))


def check_key(document):
    check_document(document)
    assert [part["id"] for part in document["parts"]] == GAMES
    key = {}
    for part in document["parts"]:
        game, choices = part["id"], part["choices"]
        (right,) = [choice for choice in choices if choice["ok"]]
        if "trick" in document["table"]:
            assert right["id"] == winner_by_hand(game, document["table"]["trick"]), document["id"]
            assert [choice["id"] for choice in choices] == ["0", "1", "2"]
        else:
            (pile,) = document["table"]["piles"].values()
            assert len(pile) % 3 == 0
            points = [points_of(choice["label"]) for choice in choices]
            assert points_of(right["label"]) == score_by_hand(game, pile, False), document["id"]
            assert len({*points}) == len(points)
            assert 3 <= len(points) <= 4
        assert len({choice["feedback"] for choice in choices}) == len(choices)
        assert all(cite.startswith(game) for cite in right["cites"])
        key[game] = right["id"]
    assert tt.mark(document, key).ok
    other = next(c["id"] for c in document["parts"][2]["choices"] if not c["ok"])
    assert not tt.mark(document, {**key, "piedmontese": other}).ok
    return key


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_keys_are_right_and_spread(level):
    places = {game: Counter() for game in GAMES}
    for document in documents("three-rulebooks", "all", level):
        for game, answer in check_key(document).items():
            places[game][answer] += 1
    for counter in places.values():
        common = [counter[answer] for answer in ("0", "1", "2", "3", "4") if counter[answer] > 10]
        assert len(common) >= 3
        assert max(common) < 0.45 * 500
        assert min(common) > 40


def test_levels_are_what_they_say():
    tags = {
        level: Counter(tag for d in documents("three-rulebooks", "all", level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert tags[1]["trick"] == tags[2]["pile"] == 500
    assert 330 < tags[1]["upside-down"] < 430
    assert tags[1]["one-differs"] == tags[1]["upside-down"]
    assert tags[2]["all-differ"] > 350
    assert not tags[2]["fool"] + tags[2]["world"] + tags[2]["angel"]
    assert 180 < tags[3]["trick"] < 320
    assert tags[3]["all-differ"] > 120
    assert tags[3]["all-agree"] < 90
    for tag in ("top-trump", "fool-led", "fool-in-trick", "fool", "angel", "world", "mountebank"):
        assert tags[3][tag] > 20, tag


def test_counts_of_the_other_games_are_named():
    for document in documents("three-rulebooks", "all", 2, seeds=100):
        told = {
            part["id"]: {points_of(c["label"]): c["feedback"] for c in part["choices"]}
            for part in document["parts"]
        }
        right = {
            part["id"]: points_of(next(c["label"] for c in part["choices"] if c["ok"]))
            for part in document["parts"]
        }
        assert all({*right.values()} <= told[game].keys() for game in GAMES)
        if right["1597"] != right["1659"]:
            assert "fewer cards" in told["1597"][right["1659"]]
            assert "more cards" in told["1659"][right["1597"]]


def test_there_are_never_fewer_than_three_choices():
    for level in (2, 3):
        for document in documents("three-rulebooks", "all", level, seeds=2000):
            for part in document["parts"]:
                assert len(part["choices"]) >= 3, document["id"]


def test_a_count_that_two_other_games_give_names_both():
    document = tt.puzzle("three-rulebooks/all/3/814").document
    told = {points_of(c["label"]): c["feedback"] for c in document["parts"][1]["choices"]}
    assert "1597 letter, where more cards" in told[12]
    assert "Piedmontese game, where a pile is counted in threes" in told[12]


def test_the_hints_of_a_pile_tell_values_by_game_and_the_last_step():
    for document in documents("three-rulebooks", "all", 2, seeds=50):
        (pile,) = document["table"]["piles"].values()
        lines = document["hints"][1].split("\n")
        assert [line.partition(":")[0] for line in lines] == [p["label"] for p in document["parts"]]
        assert all(f"{{{code}}}" in lines[2] for code in ("T20", "T1", "F"))
        raw = score_by_hand("piedmontese", pile, False) + 2 * (len(pile) // 3)
        assert f"add up to {raw}; now take off 2" in document["hints"][2]


def test_only_the_last_hint_says_whether_games_agree():
    for document in documents("three-rulebooks", "all", 1, seeds=100):
        assert len(document["hints"]) == 3
        assert ("All three" in document["hints"][2]) == ("all-agree" in document["tags"])
        assert not any("{" in hint for hint in document["hints"])


def test_it_is_about_all_games_and_no_other():
    for game in GAMES:
        with pytest.raises(tt.PuzzleError, match="It serves: all"):
            tt.make_puzzle("three-rulebooks", game)
    assert tt.puzzle("three-rulebooks/all/1/7").document["variant"] == "all"
