"""Puzzles about the hands on record: they say what happened in the hand, and come again by id."""

from __future__ import annotations

import pytest

import tarot_teach as tt
from tarot_teach.example_hands import EXAMPLE_HANDS, example_hand
from tarot_teach.puzzles.key import right_answer

from .document_checks import check_document

HAND = "recorded-hand/1597/1/fool-comes-home"
ASKED = [*(f"trick-{number}" for number in range(1, 13)), "turn-3-b", "turn-4-a", "scores"]


def test_one_hand_is_right_and_one_is_wrong() -> None:
    faults = {name: tt.referee(example_hand(name)) for name in EXAMPLE_HANDS}
    assert faults["fool-comes-home"] is None
    wrong = faults["trump-too-soon"]
    assert wrong is not None
    assert (wrong.trick, wrong.seat, str(wrong.card)) == (10, 0, "T13")


def test_the_hands_part_only_at_the_revoke() -> None:
    right, wrong = (example_hand(name) for name in ("fool-comes-home", "trump-too-soon"))
    assert right.hands == wrong.hands
    assert right.tricks[:9] == wrong.tricks[:9]
    assert right.tricks[9].cards[:2] == wrong.tricks[9].cards[:2]


@pytest.mark.parametrize("question", ASKED)
def test_a_puzzle_comes_again_by_its_id(question: str) -> None:
    made = tt.puzzle(f"{HAND}.{question}")
    check_document(made.document, most_bytes=9000)
    assert made.document["id"] == f"{HAND}.{question}"
    assert tt.puzzle(made.id) == made
    assert tt.mark(made, right_answer(made.document)).ok


def test_tricks_go_to_those_who_lead_next() -> None:
    positions = tt.replay(example_hand("fool-comes-home")).positions
    leads = [p for p in positions if p.phase == "play" and not p.trick]
    for number, following in enumerate(leads[1:], start=1):
        document = tt.puzzle(f"{HAND}.trick-{number}").document
        assert right_answer(document) == str(following.turn)


def test_scores_are_those_of_the_replay() -> None:
    scores = tt.replay(example_hand("fool-comes-home")).scores
    assert scores is not None
    asked = right_answer(tt.puzzle(f"{HAND}.scores").document)
    assert asked == {str(seat): score for seat, score in enumerate(scores)}


def test_the_revoke_is_found_by_what_is_shown() -> None:
    document = tt.puzzle("recorded-hand/1597/2/trump-too-soon.revoke-9").document
    assert right_answer(document) == "2-0"
    assert document["rules"] == {"revoke": "lose"}
    none = tt.puzzle(f"{HAND}.revoke-9").document
    assert right_answer(none) == "none"


@pytest.mark.parametrize("question", ["trick-13", "trick-0", "turn-3-e", "weather"])
def test_what_was_not_in_the_hand_is_refused(question: str) -> None:
    with pytest.raises(tt.PuzzleError):
        tt.puzzle(f"{HAND}.{question}")


def test_another_game_or_hand_is_refused() -> None:
    with pytest.raises(tt.PuzzleError):
        tt.puzzle("recorded-hand/1659/1/fool-comes-home.scores")
    with pytest.raises(tt.UnknownKeyError):
        tt.puzzle("recorded-hand/1597/1/nobodys-hand.scores")
