"""Making and naming puzzles, whatever their kind."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tarot_teach as tt
from tarot_teach.puzzles.kind import read_id, write_id


def test_the_same_seed_makes_the_same_puzzle():
    for kind in tt.PUZZLES.values():
        for game in kind.games:
            first = tt.make_puzzle(kind.key, game, 2, "x").document
            assert tt.make_puzzle(kind.key, game, 2, "x").document == first
            assert tt.puzzle(first["id"]).document == first
            assert tt.make_puzzle(kind.key, game, 2, "y").document != first


def test_a_seed_is_used_by_its_text():
    seven = tt.make_puzzle("who-wins", "1597", 1, 7)
    assert seven == tt.make_puzzle("who-wins", "1597", 1, "7")
    assert seven.document["table"] != tt.make_puzzle("who-wins", "1597", 1, -7).document["table"]


@pytest.mark.parametrize("seed", ["a/b", "c;d=e", "né", "50%", " ", "Ω;/%20"])
def test_any_text_is_a_seed_and_its_id_reads_back(seed):
    made = tt.make_puzzle("who-wins", "1597", 1, seed)
    assert tt.puzzle(made.id) == made
    assert read_id(made.id)[3] == seed


def test_ids_hold_what_is_not_at_its_default():
    house = tt.VARIANTS["1659"].with_rules(values="full", gift="empty")
    made = tt.make_puzzle("score-pile", house, 2, 7, players=5)
    assert made.id == "score-pile/1659/2/7;players=5;gift=empty;values=full"
    assert tt.puzzle(made.id) == made
    assert write_id("k", "1597", 1, 7, {}) == "k/1597/1/7"


@pytest.mark.parametrize(
    ("arguments", "error", "names"),
    [
        (("who-win", "1597"), tt.UnknownKeyError, ["who-win", "who-wins"]),
        (("who-wins", "1600"), tt.UnknownKeyError, ["1600", "piedmontese"]),
        (("who-wins", "1597", 4), tt.PuzzleError, ["4", "1, 2 and 3"]),
        (("who-wins", "1597", "1"), tt.PuzzleError, ["'1'"]),
        (("who-wins", "1597", True), tt.PuzzleError, ["True"]),
        (("who-wins", "all"), tt.PuzzleError, ["all", "piedmontese"]),
        (("who-wins", "1597", 1, 2.5), TypeError, ["2.5"]),
        (("who-wins", "1659", 1, 7, 3), tt.RuleError, ["4, 5 or 6", "3"]),
        (("who-wins", "piedmontese", 1, 7, 4), tt.RuleError, ["3", "4"]),
        (("who-wins", "1597", 1, 7, 7), tt.RuleError, ["7"]),
    ],
)
def test_what_cannot_be_made_is_named(arguments, error, names):
    with pytest.raises(error) as caught:
        tt.make_puzzle(*arguments)
    assert all(name in str(caught.value) for name in names)


@pytest.mark.parametrize(
    "text",
    [
        *("", "who-wins", "who-wins/1597/1", "who-wins/1597/x/7", "who-wins/1597/1/"),
        *("who-wins/1597/1/7;x", "who-wins/1597/9/7", "who-wins/1597/1/7;nothing=1"),
        "who-wins/1597/1/%FF",
    ],
)
def test_a_damaged_id_is_refused(text):
    with pytest.raises(tt.TarotError):
        tt.puzzle(text)


def test_puzzles_are_the_same_in_every_run_and_hash_seed():
    code = (
        "import tarot_teach as tt, json, zlib;"
        "print(zlib.crc32(json.dumps([tt.make_puzzle(k, g, l, s).document for k in tt.PUZZLES"
        " for g in tt.PUZZLES[k].games for l in (1, 2, 3) for s in range(5)]).encode()))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1")
    }
    assert len(runs) == 1
