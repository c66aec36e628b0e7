"""Python marks by the same table of cases as the script."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tarot_teach as tt
from tarot_teach.cards import write_out

CASES = json.loads((Path(__file__).parent / "marking_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["document"]["ask"])
def test_the_table_of_cases(case):
    given = tt.mark(case["document"], case["answer"])
    assert given.ok is case["ok"]
    assert given.feedback == write_out(case["feedback"])
    assert list(given.cites) == case["cites"]


def test_a_document_that_contradicts_the_rules_is_repeated():
    document = dict(tt.make_puzzle("who-wins", "1597", 1, 7).document)
    document["choices"] = [{**choice, "ok": not choice["ok"]} for choice in document["choices"]]
    for choice in document["choices"]:
        assert tt.mark(document, choice["id"]).ok is choice["ok"]


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("one", "9"), ("one", 0), ("one", ["0"]), ("one", None),
        ("many", "C2"), ("many", ["C2", "C2"]), ("many", ["XX"]), ("many", 3),
        ("order", ["a"]), ("order", ["a", "a", "b"]), ("order", "abc"),
        ("number", "33"), ("number", 3.0), ("number", True), ("number", None),
        ("numbers", {"0": 1}), ("numbers", [1, 2]), ("numbers", {"0": 1, "1": "2"}),
        ("match", {"1597": "0"}), ("match", {"1597": "0", "piedmontese": "7"}), ("match", "0"),
    ],
)  # fmt: skip
def test_an_answer_of_the_wrong_shape_is_refused(ask, answer):
    document = next(case["document"] for case in CASES if case["document"]["ask"] == ask)
    with pytest.raises(tt.PuzzleError):
        tt.mark(document, answer)


def test_an_unknown_way_of_asking_is_refused():
    with pytest.raises(tt.PuzzleError, match="one, many"):
        tt.mark({"ask": "riddle"}, "0")
