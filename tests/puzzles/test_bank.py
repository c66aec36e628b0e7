"""The bank: every kind, game and level, in scripts that are small enough to fetch."""

from __future__ import annotations

import json

import pytest

import tarot_teach as tt
from tarot_teach.puzzles.bank import bank_index, bank_slots, files, part_name
from tarot_teach.puzzles.code import WORDS
from tarot_teach.puzzles.selection import BANK_SIZE, PART_SIZE, PARTS, Slot

LARGEST = 150_000


def read(text: str) -> tuple[str, list[dict]]:
    start, end = "tarotBank.got(", ");\n"
    assert text.startswith(start)
    assert text.endswith(end)
    name, documents = json.loads(f"[{text[len(start) : -len(end)]}]")
    return name, documents


def test_it_holds_every_kind_game_and_level() -> None:
    wanted = {
        (kind.key, game, level)
        for kind in tt.PUZZLES.values()
        for game in kind.games
        for level in (1, 2, 3)
    }
    slots = bank_slots()
    assert len(slots) == len(wanted)
    assert {(slot.kind, slot.game, slot.level) for slot in slots} == wanted
    assert {slot for word in WORDS.values() for slot in word.slots} <= set(slots)


@pytest.mark.parametrize("kind", list(tt.PUZZLES))
def test_one_part_of_every_slot(kind: str) -> None:
    slots = [slot for slot in bank_slots() if slot.kind == kind]
    written = list(files(parts=1, slots=slots))
    assert [name for name, _ in written] == [f"{part_name(slot, 0)}.js" for slot in slots]
    for slot, (file, text) in zip(slots, written, strict=True):
        assert len(text.encode()) <= LARGEST, f"{file} is too large"
        name, documents = read(text)
        assert f"{name}.js" == file
        assert [one["id"] for one in documents] == [
            slot.puzzle_id(seed) for seed in range(1, PART_SIZE + 1)
        ]
        assert documents[6] == tt.make_puzzle(kind, slot.game, slot.level, 7).document


def test_parts_follow_each_other_up_to_the_last_seed() -> None:
    slot = Slot("who-wins", "1597", 1)
    ids = [one["id"] for _, text in files(slots=[slot]) for one in read(text)[1]]
    assert ids == [slot.puzzle_id(seed) for seed in range(1, BANK_SIZE + 1)]
    assert [name for name, _ in files(slots=[slot])] == [
        f"who-wins-1597-1-{part}.js" for part in range(PARTS)
    ]


def test_it_is_the_same_each_time_and_safe_inside_a_page() -> None:
    slots = [Slot("who-wins", "piedmontese", 3), Slot("score-pile", "1659", 2)]
    once, twice = list(files(slots=slots)), list(files(slots=slots))
    assert once == twice
    for _, text in once:
        assert "<" not in text
        assert text.count("\n") == 1


@pytest.mark.parametrize("parts", [0, PARTS + 1])
def test_an_impossible_size_is_refused(parts: int) -> None:
    with pytest.raises(tt.PuzzleError, match=f"1 to {PARTS}"):
        next(files(parts=parts))


def test_the_index_says_what_there_is() -> None:
    index = json.loads(json.dumps(bank_index()))
    assert index["parts"] * index["partSize"] == BANK_SIZE
    assert set(index["kinds"]) == set(tt.PUZZLES)
    for key, kind in index["kinds"].items():
        assert kind["title"] == tt.PUZZLES[key].title
        assert set(kind["levels"]) == {"1", "2", "3"}
