"""Score a whole hand: the key is checked by an addition of its own, and by what scores sum to."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents
from .test_score_pile import worth

GAMES = ["1597", "1659", "piedmontese"]


def score_by_hand(game, codes, game_points, full=False):
    raw = sum(worth(game, code, full) for code in codes)
    if game != "piedmontese":
        return raw + len(codes) - 12
    points = raw - 2 * (len(codes) // 3) - (1 if len(codes) % 3 else 0)
    return points - 26 if game_points else points


def check_key(document, game, full=False):
    check_document(document, most_bytes=max(6000, 1400 * document["table"]["players"]))
    piles = document["table"]["piles"]
    game_points = document["level"] > 1
    key = {seat: score_by_hand(game, pile, game_points, full) for seat, pile in piles.items()}
    assert {part["id"]: part["answer"] for part in document["parts"]} == key, document["id"]
    dealt = [code for pile in piles.values() for code in pile]
    assert len({*dealt}) == len(dealt)
    if game == "piedmontese":
        assert len(dealt) == 78
        assert sum(key.values()) == (0 if game_points else 78)
    else:
        assert len(dealt) == 12 * document["table"]["players"]
        assert sum(key.values()) == sum(worth(game, code, full) for code in dealt)
    for part in document["parts"]:
        values = [mistake["value"] for mistake in part["mistakes"]]
        assert len({*values, part["answer"]}) == len(values) + 1
        assert 1 <= len(values) <= 7
    assert tt.mark(document, key).ok
    assert not tt.mark(document, {**key, "0": key["0"] + 100}).ok
    return key


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right(game, level):
    best, answers = Counter(), Counter()
    for document in documents("score-hand", game, level):
        key = check_key(document, game)
        best[max(key, key=key.get)] += 1
        answers.update(key.values())
    assert min(best.values()) > 0.6 * 500 / len(best)
    assert len(best) == (3 if game == "piedmontese" else 4)
    assert len(answers) > 12
    assert max(answers.values()) < (0.2 if level < 3 else 0.3) * sum(answers.values())


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_what_they_say(game):
    tags = {
        level: Counter(tag for d in documents("score-hand", game, level) for tag in d["tags"])
        for level in (1, 2, 3)
    }
    assert tags[3]["took-nothing"] > 300
    if game == "piedmontese":
        assert tags[1]["points"] == 500
        assert tags[2]["game-points"] == tags[3]["game-points"] == 500
        assert 120 < tags[3]["fool-unpaid"] < 220
    else:
        assert tags[1]["fool-asleep"] == 500
        assert tags[2]["fool-kept"] > 400
        assert not tags[2]["fool-asleep"] + tags[3]["fool-asleep"]
        assert tags[3]["fool-lost"] > 130


def test_an_unpaid_fool_is_told_and_leaves_odd_groups():
    told = 0
    for document in documents("score-hand", "piedmontese", 3, seeds=120):
        odd = [seat for seat, pile in document["table"]["piles"].items() if len(pile) % 3]
        assert ("fool-unpaid" in document["tags"]) == bool(odd)
        assert ("No card was ever given for the Fool." in document["prompt"]) == bool(odd)
        told += bool(odd)
        if odd:
            assert "piedmontese.score.odd-groups" in document["cites"]
    assert told > 20


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_every_number_of_players_is_served(players):
    for level in (1, 2, 3):
        for document in documents("score-hand", "1597", level, seeds=40, players=players):
            check_key(document, "1597")
            assert len(document["parts"]) == players


@pytest.mark.parametrize(
    ("game", "house"),
    [
        ("1659", {"values": "full"}),
        ("1597", {"fool_forfeit": False}),
        ("1597", {"gift": "empty", "settle": "end", "fool_last_trick": "lost"}),
        ("piedmontese", {"fool_forfeit": True}),
        ("piedmontese", {"fool_exchange": False}),
    ],
)
def test_house_rules_are_kept(game, house):
    variant = tt.VARIANTS[game].with_rules(**house)
    lost = Counter()
    for level in (1, 2, 3):
        for document in documents("score-hand", variant, level, seeds=40):
            check_key(document, game, full=house.get("values") == "full")
            lost.update(document["tags"])
    if "fool_forfeit" in house:
        assert (lost["fool-lost"] > 0) == house["fool_forfeit"]
    if "fool_exchange" in house:
        assert lost["fool-unpaid"] > 100


def test_the_piedmontese_hints_and_sentences_reach_the_game_points():
    for level in (1, 2, 3):
        for document in documents("score-hand", "piedmontese", level, seeds=40):
            hint, hands = document["hints"][2], document["worked"].split("\n")[:3]
            assert hint.startswith("Take off 2 for each group of three")
            assert ("compare with 26" in hint) == (level > 1)
            for part, line in zip(document["parts"], hands, strict=True):
                assert part["otherwise"].endswith("Last, take away 26.") == (level > 1)
                assert ("− 26 = " in line) == (level > 1)
                if not document["table"]["piles"][part["id"]]:
                    assert line.startswith(f"{part['label']}: no cards, so 0 points.")


@pytest.mark.parametrize("game", GAMES)
def test_a_diagnosis_names_only_cards_of_the_pile(game):
    for level in (1, 2, 3):
        for document in documents("score-hand", game, level, seeds=60):
            for part in document["parts"]:
                pile = document["table"]["piles"][part["id"]]
                for mistake in part["mistakes"]:
                    asked = mistake["feedback"].partition("?")[0]
                    assert set(re.findall(r"\{(\w+)\}", asked)) <= set(pile)


def test_full_scoring_is_recognised_in_every_pile():
    for document in documents("score-hand", "1659", 3, seeds=100):
        for part in document["parts"]:
            pile = document["table"]["piles"][part["id"]]
            full = score_by_hand("1659", pile, False, full=True)
            if full != part["answer"]:
                told = {mistake["value"]: mistake["feedback"] for mistake in part["mistakes"]}
                assert " too" in told[full], document["id"]


def test_the_last_hint_gives_the_sum_and_no_hint_an_answer():
    for document in documents("score-hand", "1597", 2, seeds=50):
        total = sum(part["answer"] for part in document["parts"])
        assert document["hints"][2].endswith(f"come to {total} together.")
        assert len(document["hints"]) == 3
