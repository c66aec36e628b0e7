"""Class codes: read as people type them, and the same set from the same code everywhere."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import tarot_teach as tt
from tarot_teach.puzzles.code import HIGHEST_NUMBER, WORDS, ClassCode, read_code
from tarot_teach.puzzles.lots import Lots, fingerprint
from tarot_teach.puzzles.selection import BANK_SIZE, MOST_PUZZLES, PART_SIZE, Slot, closest, select

CASES = json.loads((Path(__file__).parents[1] / "class_code_cases.json").read_text("utf-8"))


def slot(text: str) -> Slot:
    kind, game, level = text.split("/")
    return Slot(kind, game, int(level))


def test_the_fingerprint_is_the_published_one() -> None:
    assert fingerprint("") == 0x811C9DC5
    assert fingerprint("a") == 0xE40C292C
    assert fingerprint("foobar") == 0xBF9CF968


@pytest.mark.parametrize(("text", "number"), CASES["fingerprints"])
def test_fingerprints_of_the_table(text: str, number: int) -> None:
    assert fingerprint(text) == number


@pytest.mark.parametrize("case", CASES["lots"], ids=lambda case: case["text"])
def test_lots_of_the_table(case: dict) -> None:
    lots = Lots(case["text"])
    assert [lots.below(limit) for limit in case["below"]] == case["drawn"]
    assert Lots(case["text"]).shuffled(range(8)) == case["shuffled"]


@pytest.mark.parametrize("case", CASES["codes"], ids=lambda case: repr(case["typed"]))
def test_codes_of_the_table(case: dict) -> None:
    if case["code"] is None:
        with pytest.raises(tt.TarotError):
            read_code(case["typed"])
    else:
        code = read_code(case["typed"])
        assert (str(code), code.lot) == (case["code"], case["lot"])
        assert read_code(str(code)) == code


@pytest.mark.parametrize("case", CASES["sets"], ids=lambda case: case["lot"])
def test_sets_of_the_table(case: dict) -> None:
    chosen = select([slot(text) for text in case["slots"]], case["count"], case["lot"])
    assert chosen.puzzle_ids == case["puzzles"]
    assert {s: chosen.unused(slot(s))[:5] for s in case["unused"]} == case["unused"]


@pytest.mark.parametrize("code", list(CASES["frozen"]))
def test_codes_that_are_out_in_the_world_keep_their_puzzles(code: str) -> None:
    assert read_code(code).select().puzzle_ids == CASES["frozen"][code]


def test_every_kind_is_in_the_set_of_some_word() -> None:
    assert {slot.kind for word in WORDS.values() for slot in word.slots} == set(tt.PUZZLES)


def test_lots_fall_evenly() -> None:
    seen = Counter(Lots(str(number)).below(10) for number in range(HIGHEST_NUMBER + 1))
    assert len(seen) == 10
    assert all(900 < times < 1100 for times in seen.values())
    firsts = Counter(tuple(Lots(str(number)).shuffled("abc")) for number in range(6000))
    assert len(firsts) == 6
    assert all(850 < times < 1150 for times in firsts.values())


def test_an_unknown_word_lists_the_known_ones() -> None:
    with pytest.raises(tt.UnknownKeyError) as error:
        read_code("gild-42")
    assert all(word in str(error.value) for word in WORDS)


@pytest.mark.parametrize("wrong", ["guild", "guild-10000", "guild-4/", "guild-4/a/b", "4-guild"])
def test_an_impossible_code_says_what_is_wrong(wrong: str) -> None:
    with pytest.raises(tt.PuzzleError, match=r"class code"):
        read_code(wrong)


@pytest.mark.parametrize("wrong", [42, None, b"guild-42"])
def test_a_code_is_a_text(wrong: object) -> None:
    with pytest.raises(TypeError):
        read_code(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("word", list(WORDS))
def test_each_word_gives_what_it_says(word: str) -> None:
    given = WORDS[word]
    assert word.isascii()
    assert word.islower()
    assert word.isalpha()
    assert given.about.endswith(".")
    assert set(given.kinds) <= set(tt.PUZZLES)
    assert 5 <= given.count <= MOST_PUZZLES
    assert {s.game for s in given.slots} == set(given.games), "a game that no kind serves"
    assert {s.kind for s in given.slots} == {
        kind for kind in given.kinds if set(tt.PUZZLES[kind].games) & set(given.games)
    }
    for number in (0, 42, HIGHEST_NUMBER):
        chosen = ClassCode(word, number).select()
        ids = chosen.puzzle_ids
        assert len(set(ids)) == len(ids) == given.count
        assert set(chosen.slots) <= set(given.slots)
        levels = [s.level for s in chosen.slots]
        assert levels == sorted(levels)
        used = Counter(s.kind for s in chosen.slots)
        assert max(used.values()) - min(used.values()) <= 1, "kinds come equally often"
        assert len(used) == min(len({s.kind for s in given.slots}), given.count)


def test_seeds_are_those_of_the_bank_and_stay_in_one_part_where_they_can() -> None:
    for number in range(50):
        chosen = ClassCode("guild", number).select()
        for used, seeds in chosen.seeds.items():
            assert sorted(seeds) == list(range(1, BANK_SIZE + 1))
            parts = {(seed - 1) // PART_SIZE for seed in seeds[:PART_SIZE]}
            assert len(parts) == 1, used


def test_numbers_and_names_give_different_sets() -> None:
    sets = {tuple(ClassCode("guild", number).select().puzzle_ids) for number in range(1000)}
    assert len(sets) == 1000
    people = [f"Person {number}" for number in range(30)]
    code = read_code("guild-42")
    own = {tuple(code.for_person(name).select().puzzle_ids) for name in people}
    assert len(own) == 30
    assert tuple(code.select().puzzle_ids) not in own


@pytest.mark.parametrize("count", [0, -1, MOST_PUZZLES + 1])
def test_a_set_has_a_sensible_number_of_puzzles(count: int) -> None:
    with pytest.raises(tt.PuzzleError, match=str(MOST_PUZZLES)):
        select([Slot("who-wins", "1597", 1)], count, "1")


@pytest.mark.parametrize("count", ["3", 2.0, True])
def test_the_number_of_puzzles_is_a_whole_number(count: object) -> None:
    with pytest.raises(TypeError):
        select([Slot("who-wins", "1597", 1)], count, "1")  # type: ignore[arg-type]


def test_the_closest_shares_most_tags_and_asks_something_else() -> None:
    def other(*tags: str, prompt: str = "!") -> dict:
        return {"prompt": prompt, "table": {}, "tags": list(tags)}

    asked = other("a", "b", prompt="?")
    documents = [other("a"), asked, other("b", "a"), other("a", "b"), other()]
    assert closest(asked, documents) == 2
    assert closest(other("z"), [asked, documents[0]]) == 0
    assert closest(asked, [asked, other()]) == 1
    assert closest(asked, [asked]) == 0
