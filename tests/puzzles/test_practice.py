"""Practice sets: what they hold, their key, their results, and what they show in a notebook."""

from __future__ import annotations

import json
import sys
import types
from pathlib import Path

import pytest

import tarot_teach as tt
from tarot_teach.puzzles.key import answer_in_words, right_answer
from tarot_teach.puzzles.lessons import LESSONS, lesson_of
from tarot_teach.puzzles.practice import answer_key

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
TWO_KINDS = {"kinds": ["who-wins", "score-pile"], "level": [1, 2], "count": 12}


def test_a_code_and_its_parts_in_full_give_the_same_puzzles() -> None:
    by_code = tt.practice("quick-42")
    in_full = tt.practice(
        kinds=["who-wins"], games=["1597", "1659", "piedmontese"], level=1, count=5, seed=42
    )
    assert [one.id for one in by_code.puzzles] == [one.id for one in in_full.puzzles]
    assert by_code.puzzles == in_full.puzzles


def test_the_same_set_again_is_equal_and_another_seed_differs() -> None:
    first, second = tt.practice(**TWO_KINDS), tt.practice(**TWO_KINDS, seed="1")
    assert first.document == second.document
    assert tt.practice(**TWO_KINDS, seed=2).document != first.document
    json.dumps(first.document)


def test_reserves_are_fresh_puzzles_on_the_same_rule() -> None:
    for seed in range(5):
        practice = tt.practice(**TWO_KINDS, seed=seed)
        ids = [one.id for one in practice.puzzles]
        fresh = [one.id for one in practice.reserves]
        assert len(set(ids + fresh)) == 2 * len(ids)
        for asked, other in zip(practice.puzzles, practice.reserves, strict=True):
            one, two = asked.document, other.document
            for part in ("kind", "variant", "level"):
                assert one[part] == two[part]
            assert (one["prompt"], one["table"]) != (two["prompt"], two["table"])
        pairs = zip(practice.puzzles, practice.reserves, strict=True)
        shared = [set(a.document["tags"]) & set(b.document["tags"]) for a, b in pairs]
        assert sum(map(bool, shared)) >= len(shared) - 1


def test_the_document_says_what_views_need() -> None:
    document = tt.practice("guild-42/Anna").document
    assert document["schema"] == 1
    assert document["kind"] == "set"
    assert document["id"] == "guild-42/Anna"
    assert "guild-42/Anna" in document["title"]
    assert len(document["puzzles"]) == len(document["reserves"]) == 10
    size = len(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())
    assert size < 20 * 6000


def test_house_rules_can_be_practised() -> None:
    full = tt.VARIANTS["1659"].with_rules(values="full")
    practice = tt.practice(games=full, kinds="score-pile", level=2, count=3)
    assert [one.document["rules"] for one in practice.puzzles] == [{"values": "full"}] * 3
    assert all(tt.puzzle(one.id) == one for one in practice.puzzles + practice.reserves)
    both = tt.practice(games=[full, "1659"], kinds="score-pile", level=2, count=4)
    assert {len(one.document["rules"]) for one in both.puzzles} == {0, 1}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"level": 4}, "Levels are 1, 2 and 3"),
        ({"level": True}, "Levels are 1, 2 and 3"),
        ({"level": [1, 0]}, "Levels are 1, 2 and 3"),
        ({"kinds": ["who-won"]}, "who-wins"),
        ({"games": ["1600"]}, "1597, 1659, piedmontese"),
        ({"games": []}, "empty list"),
        ({"count": 0}, "1 to 40"),
        ({"count": 41}, "1 to 40"),
        ({"kinds": "who-wins", "games": "all"}, "who-wins serves 1597, 1659, piedmontese"),
        ({"code": "guild-42", "level": 2, "seed": 3}, "leave out level, seed"),
        ({"code": "gild-42"}, "guild"),
        ({"code": "guild-10000"}, "0 to 9999"),
    ],
)
def test_what_is_impossible_is_refused_in_words(wrong: dict, told: str) -> None:
    with pytest.raises(tt.TarotError, match=told):
        tt.practice(**wrong)


def test_the_key_is_right_for_every_puzzle() -> None:
    practice = tt.practice("guild-7")
    for one, row in zip(practice.puzzles, practice.key, strict=True):
        mark = tt.mark(one, right_answer(one.document))
        assert mark.ok
        assert row["reason"] == mark.feedback
        assert row["id"] == one.id
        assert "{" not in row["question"] + row["answer"] + row["reason"]


@pytest.mark.parametrize("kind", list(tt.PUZZLES))
def test_every_kind_has_a_right_answer_in_words(kind: str) -> None:
    for game in tt.PUZZLES[kind].games:
        for seed in range(20):
            document = tt.make_puzzle(kind, game, level=1, seed=seed).document
            assert tt.mark(document, right_answer(document)).ok
            words = answer_in_words(document)
            assert words
            assert "{" not in words


def test_answers_in_words_for_every_way_to_ask() -> None:
    def choice(key: str, ok: bool) -> dict:
        return {"id": key, "label": f"{{{key}}}", "ok": ok}

    choices = [choice("SK", True), choice("C2", False), choice("F", True)]
    parts = [
        {"id": "0", "label": "Player A", "answer": -5, "choices": choices[:2]},
        {"id": "1", "label": "Player B", "answer": 5, "choices": choices[1:]},
    ]
    items = [{"id": "x", "card": "T20"}, {"id": "y", "card": "T1"}]
    several = {"ask": "many", "choices": choices}
    assert answer_in_words(several) == "King of Swords, Fool"
    assert answer_in_words({**several, "pick": 1}) == "1 of: King of Swords, Fool"
    assert right_answer({**several, "pick": 1}) == ["SK"]
    assert answer_in_words({"ask": "many", "choices": choices[1:2]}) == "None of them"
    assert answer_in_words({"ask": "number", "answer": -5}) == "−5"
    assert answer_in_words({"ask": "numbers", "parts": parts}) == "Player A: −5; Player B: 5"
    assert (
        answer_in_words({"ask": "match", "parts": parts})
        == "Player A: King of Swords; Player B: Fool"
    )
    order = {"ask": "order", "items": items, "answer": ["y", "x"]}
    assert answer_in_words(order) == "Mountebank (trump 1), Angel (trump 20)"


def test_one_key_for_the_whole_room() -> None:
    rows = answer_key("guild-42", ["Anna", "Ben"])
    assert [row["name"] for row in rows] == ["Anna"] * 10 + ["Ben"] * 10
    own = tt.practice("guild-42").for_person("Ben")
    assert [row["id"] for row in rows[10:]] == [one.id for one in own.puzzles]
    assert {row["name"] for row in answer_key("guild-42")} == {""}
    with pytest.raises(tt.PuzzleError, match="class code"):
        tt.practice(seed=3).for_person("Anna")


def test_results_follow_the_widget() -> None:
    practice = tt.practice("quick-1")
    assert practice.results == []
    row = {"number": 1, "id": practice.puzzles[0].id, "ok": False, "tries": 2}
    seen: list[object] = []
    practice.widget.observe(lambda change: seen.append(change["new"]), names=["position"])
    practice.widget.state = {"results": [row], "position": 2}
    assert practice.results == [row]
    assert seen == [2]
    practice.results[0]["ok"] = True
    assert practice.results == [row]


def test_results_become_a_data_frame_where_pandas_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pandas = types.SimpleNamespace(DataFrame=lambda rows: ("frame", rows))
    monkeypatch.setitem(sys.modules, "pandas", pandas)
    assert tt.practice("quick-1").results_frame == ("frame", [])
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError):
        _ = tt.practice("quick-1").results_frame


def test_it_shows_itself_live_and_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = tt.practice("quick-1")
    data, _ = practice._repr_mimebundle_()
    assert set(data) == {
        "text/plain",
        "text/html",
        "application/vnd.tarot-teach.puzzle+json",
        "application/vnd.jupyter.widget-view+json",
    }
    assert data["application/vnd.tarot-teach.puzzle+json"] == practice.document
    assert data["text/plain"] == "PracticeSet('quick-1')"
    assert data["text/html"].count("<tarot-puzzle") == 5
    assert "<script>" in data["text/html"]
    assert set(practice._repr_mimebundle_(include=["text/plain"])[0]) == {"text/plain"}
    assert "text/html" not in practice._repr_mimebundle_(exclude=["text/html"])[0]
    monkeypatch.setenv("TAROT_TEACH_OUTPUT", "page")
    data, _ = practice._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" not in data
    html = data["text/html"]
    assert "<script" not in html
    assert html.count("<tarot-practice") == 1
    assert html.count("Model answer") == 5


def test_without_anywidget_there_is_no_live_view_and_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "tarot_teach.views.practice_widget", None)
    data, _ = tt.practice("quick-1")._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" not in data


def test_every_kind_has_its_lesson() -> None:
    assert set(tt.PUZZLES) <= set(LESSONS)
    for kind in tt.PUZZLES.values():
        assert all(lesson_of(kind.key, game).title for game in kind.games)


def test_lessons_are_named_as_their_notebooks() -> None:
    named = {lesson_of(kind, game) for kind in tt.PUZZLES for game in tt.PUZZLES[kind].games}
    assert len(named) == 7
    for lesson in named:
        for path in NOTEBOOKS.glob(f"{lesson.number:02}_*.ipynb"):
            assert path.stem == f"{lesson.number:02}_{lesson.slug.replace('-', '_')}"
            first = json.loads(path.read_text("utf-8"))["cells"][0]["source"]
            assert "".join(first).splitlines()[0] == f"# {lesson.title}"
