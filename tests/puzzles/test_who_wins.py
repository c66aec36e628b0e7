"""Who wins this trick: the key is checked by a reading of the rules of its own."""

from __future__ import annotations

from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import check_document, documents, right_choices

GAMES = ["1597", "1659", "piedmontese"]
PIPS_UP = "1 2 3 4 5 6 7 8 9 10 V C Q K".split()
PIPS_DOWN = "10 9 8 7 6 5 4 3 2 1 V C Q K".split()


def winner_by_hand(game, codes):
    """Find the winning card without the package: words of the rulebook turned into lists."""
    trumps = [code for code in codes if code[0] == "T"]
    if trumps:
        ladder = [f"T{number}" for number in range(1, 22)]
        if game == "piedmontese":
            ladder[19], ladder[20] = ladder[20], ladder[19]
        return max(trumps, key=ladder.index)
    suit = next(code[0] for code in codes if code != "F")
    upside_down = game == "piedmontese" and suit in "CD"
    ladder = PIPS_DOWN if upside_down else PIPS_UP
    return max((c for c in codes if c[0] == suit), key=lambda code: ladder.index(code[1:]))


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_right_and_every_choice_has_its_reason(game, level):
    for document in documents("who-wins", game, level):
        check_document(document)
        trick = document["table"]["trick"]
        codes = [play["card"] for play in trick]
        winner = winner_by_hand(game, codes)
        assert right_choices(document) == [str(trick[codes.index(winner)]["seat"])], document["id"]
        reasons = [choice["feedback"] for choice in document["choices"]]
        assert len(set(reasons)) == len(reasons), document["id"]
        assert not any(f"{{{winner}}} is" in hint for hint in document["hints"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_answers_are_spread_over_seats_and_places(game, level):
    seats, places = Counter(), Counter()
    for document in documents("who-wins", game, level):
        seat = right_choices(document)[0]
        seats[seat] += 1
        places[[choice["id"] for choice in document["choices"]].index(seat)] += 1
    players = tt.VARIANTS[game].seats.usual
    for counter in (seats, places):
        assert len(counter) == players
        assert min(counter.values()) > 0.75 * 500 / players
        assert max(counter.values()) < 1.25 * 500 / players


def share(game, level, *tags):
    found = [document["tags"] for document in documents("who-wins", game, level)]
    return sum(any(tag in tags for tag in one) for one in found) / len(found)


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_decided_by_their_rules(game):
    assert share(game, 1, "highest-of-suit", "alone") == 1
    assert share(game, 2, "only-trump", "highest-trump") == 1
    assert share(game, 2, "trump-led") > 0.3
    assert share(game, 3, "fool-led", "fool-in-trick", "top-trump", "upside-down") == 1
    assert share(game, 3, "fool-led") > 0.08
    assert share(game, 3, "top-trump") > 0.1


def test_upside_down_suits_decide_often_at_the_piedmontese_game():
    assert share("piedmontese", 3, "upside-down") > 0.3
    assert share("1597", 3, "upside-down") == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_number_of_players_is_served(players, level):
    for document in documents("who-wins", "1597", level, seeds=60, players=players):
        check_document(document)
        assert len(document["table"]["trick"]) == len(document["choices"]) == players
        assert len(set(document["hints"])) == 3


def test_house_rules_decide_and_are_written_down():
    natural = tt.VARIANTS["piedmontese"].with_rules(round_suits_reversed=False, angel_high=False)
    for document in documents("who-wins", natural, 3, seeds=200):
        codes = [play["card"] for play in document["table"]["trick"]]
        seat = document["table"]["trick"][codes.index(winner_by_hand("1597", codes))]["seat"]
        assert right_choices(document) == [str(seat)]
        assert document["rules"] == {"round_suits_reversed": False, "angel_high": False}
        assert tt.puzzle(document["id"]).document == document
