"""Who has won: the key is checked by a reading of the house rules of its own."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices, sentences

GAMES = ["1597", "1659", "piedmontese"]
LEVELS = [1, 2, 3]


def winners_by_hand(document):
    """Find the winners from the totals, the dealer and the house rule of the document."""
    points = {int(seat): total for seat, total in document["table"]["totals"].items()}
    rule = document["rules"].get("winner", "highest")
    if document["variant"] == "piedmontese":
        if not document["prompt"].startswith("Three deals"):
            return []
        if rule == "loser_pays":
            return [seat for seat in points if points[seat] != min(points.values())]
    else:
        points = {seat: total for seat, total in points.items() if total >= 50}
    if not points:
        return []
    order, seat = [], document["table"]["dealer"]
    for _ in range(document["table"]["players"]):
        seat = (seat + 1) % document["table"]["players"]
        order.append(seat)
    if rule == "elder":
        return [next(seat for seat in order if seat in points)]
    best = [seat for seat in order if points.get(seat) == max(points.values())]
    return best[:1] if rule == "elder_on_equal" else sorted(best)


def named(winners):
    return "-".join(map(str, winners)) or "on"


def check(document):
    check_document(document)
    (right,) = right_choices(document)
    assert right == named(winners_by_hand(document)), document["id"]
    for choice in document["choices"]:
        marked = tt.mark(document, choice["id"])
        assert marked.ok is choice["ok"]
        assert (choice["id"] == right) is choice["ok"]
    winner = next(c["label"] for c in document["choices"] if c["ok"])
    assert not any(winner in hint for hint in document["hints"][:-1])
    return right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_no_answer_is_favoured(game, level):
    answers = Counter(check(document) for document in documents("who-has-won", game, level))
    most = answers.most_common(1)[0][1]
    assert most < 0.42 * 500, answers
    single = [answers[seat] for seat in ("0", "1", "2")]
    if game != "piedmontese":
        single.append(answers["3"])
        assert 40 < answers["on"] < 130
    if (game, level) == ("piedmontese", 3):
        single = [answers["0-1"], answers["0-2"], answers["1-2"]]
    assert min(single) > 0.6 * max(single), answers


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_key_is_right_for_every_number_of_players(players):
    for level in LEVELS:
        for document in documents("who-has-won", "1597", level, seeds=120, players=players):
            check(document)
            assert len(document["choices"]) == players + 2


@pytest.mark.parametrize("winner", ["elder", "elder_on_equal", "instant"])
def test_an_agreed_house_rule_stands_on_every_level(winner):
    house = tt.VARIANTS["1659"].with_rules(winner=winner)
    for level in LEVELS:
        for document in documents("who-has-won", house, level, seeds=120):
            check(document)
            assert document["rules"]["winner"] == winner
            assert ("Nobody declared." in document["prompt"]) is (winner == "instant")


def test_levels_are_what_they_say():
    for game in GAMES[:2]:
        tags = counted_tags(game)
        assert tags[1]["only-one"] + tags[1]["play-on"] == 500
        assert tags[2]["highest"] > 350
        assert 60 < tags[2]["several-win"] < 250
        assert tags[3]["elder"] > 150
        assert tags[3]["elder-on-equal"] > 150
        assert tags[3]["not-the-highest"] > 80
    tags = counted_tags("piedmontese")
    assert tags[2]["several-win"] > 100
    assert tags[3]["loser-pays"] > 350


def counted_tags(game):
    return {
        level: Counter(tag for d in documents("who-has-won", game, level) for tag in d["tags"])
        for level in LEVELS
    }


def test_the_house_rule_of_level_three_is_told():
    for game in GAMES:
        for document in documents("who-has-won", game, 3, seeds=60):
            rule = tt.VARIANTS[game].with_rules(**document["rules"])["end.winner"]
            assert rule.value == document["rules"]["winner"]
            assert rule.wording[1:] in document["prompt"]


def test_game_points_of_the_piedmontese_game_can_have_come_about():
    for level in LEVELS:
        for document in documents("who-has-won", "piedmontese", level):
            totals = document["table"]["totals"].values()
            deals = {"One": 1, "Two": 2, "Three": 3}[document["prompt"].split()[0]]
            assert sum(totals) == 0
            assert min(totals) >= -26 * deals
            assert max(totals) <= 52 * deals


def test_a_wrong_answer_is_told_what_it_missed():
    for document in documents("who-has-won", "1597", 2):
        points = document["table"]["totals"]
        for choice in document["choices"]:
            if choice["id"] in points and points[choice["id"]] < 50:
                assert choice["feedback"].endswith("less than fifty.")
            if not choice["ok"] and points.get(choice["id"], 0) >= 50:
                assert any(words in choice["feedback"] for words in ("highest total", "as well"))


def test_a_reason_compares_only_with_those_who_have_the_highest():
    seen = 0
    for game in GAMES:
        for document in documents("who-has-won", game, 2):
            points = document["table"]["totals"]
            best = {
                f"Player {'ABCDEF'[int(s)]}" for s in points if points[s] == max(points.values())
            }
            for choice in document["choices"]:
                _, but, rest = choice["feedback"].partition(", but ")
                if but:
                    seen += 1
                    assert set(re.findall(r"Player \w", rest)) == best, choice
    assert seen > 1000


def test_the_order_of_play_is_told_where_it_matters():
    for game in GAMES[:2]:
        for level in LEVELS:
            for document in documents("who-has-won", game, level, seeds=100):
                elder = document["rules"].get("winner", "").startswith("elder")
                players, dealer = document["table"]["players"], document["table"]["dealer"]
                order = ", ".join(
                    "ABCDEF"[(dealer + turn) % players] for turn in range(1, players + 1)
                )
                told = f"the order is {order}." in document["hints"][2]
                assert told is (elder and " are left." in document["hints"][2])


def test_sums_are_called_sums_and_nothing_is_said_twice():
    for level in LEVELS:
        for document in documents("who-has-won", "piedmontese", level, seeds=100):
            assert not any("total" in sentence for sentence in sentences(document))
            steps = document["worked"].split("\n")
            assert sum(step.startswith("A game has three deals") for step in steps) <= 1
