"""The puzzle sheet can be filled in, and its key tells what each answer rests on."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from bs4 import BeautifulSoup

import tarot_teach as tt
from tarot_teach.cards import write_out
from tarot_teach.english import counted
from tarot_teach.puzzles.code import WORDS
from tarot_teach.puzzles.document import mark
from tarot_teach.puzzles.key import answer_in_words, right_answer
from tarot_teach.sources import Standing
from tarot_teach.workshop.answer_key import (
    SIGNS,
    answer_key,
    rulings_behind,
    says_already,
    verdict_and_steps,
)
from tarot_teach.workshop.likely_mistakes import likely_mistakes, names_several_slips
from tarot_teach.workshop.plan import plan_workshop
from tarot_teach.workshop.puzzle_sheet import LEVELS, puzzle_sheet, puzzle_sheets_by_name
from tarot_teach.workshop.rule_card import on_paper

CODES = [f"{word}-{number}" for word in WORDS for number in (7, 42)]
SEEDS = range(8)
CHOOSE = "Choose from these"


def spaced(text):
    return re.sub(r"\s+", " ", text).strip()


def documents():
    """A few puzzles of every kind, game and level."""
    for name, kind in tt.PUZZLES.items():
        for game in kind.games:
            for level in (1, 2, 3):
                for seed in SEEDS:
                    yield tt.make_puzzle(name, game, level=level, seed=seed).document


DOCUMENTS = list(documents())


@cache
def on_sheet(code):
    """The puzzles of a code, each with its section of the sheet."""
    workshop = plan_workshop(code)
    sections = BeautifulSoup(puzzle_sheet(workshop), "html.parser").select("section.puzzle")
    return [
        (one.puzzle.document, section)
        for one, section in zip(workshop.puzzles, sections, strict=True)
    ]


@cache
def in_key(code):
    """The puzzles of a code, each with its section of the key."""
    workshop = plan_workshop(code)
    sections = BeautifulSoup(answer_key(workshop), "html.parser").select("section.solved")
    return [
        (one.puzzle.document, section)
        for one, section in zip(workshop.puzzles, sections, strict=True)
    ]


# The sheet


def _heading_of(document):
    """The heading that cards to choose from must have, worked out apart from the sheet."""
    table = document["table"]
    offered = {choice["card"] for choice in document["choices"]}
    if set(table.get("hand", ())) == offered:
        return "Your 28 cards" if len(table["hand"]) == 28 else "Your hand"
    for pile in table.get("piles", {}).values():
        if set(pile) == offered:
            return f"The pile, {counted(len(pile), 'card')}"
    return CHOOSE


def test_cards_to_choose_from_stand_under_a_heading():
    found = set()
    for code in CODES:
        for document, section in on_sheet(code):
            boxes = section.select_one(".answer > .rows")
            if boxes is None:
                continue
            heading = boxes.find_previous_sibling("h3")
            assert heading.get_text() == _heading_of(document), document["id"]
            found.add(re.sub(r", .*", "", heading.get_text()))
    assert found == {"Your hand", "The pile", "Your 28 cards", CHOOSE}


def test_the_fool_is_named_once_with_its_box():
    rows = [
        row
        for code in CODES
        for _, section in on_sheet(code)
        for row in section.select(".answer .rows li")
        if "Fool" in row.get_text()
    ]
    assert rows
    for row in rows:
        assert spaced(row.get_text()) == "The Fool"
        assert len(row.select(".box")) == 1


def test_every_sheet_says_what_the_dots_mean():
    workshop = plan_workshop("guild-42", names=["Anna", "Ben"])
    assert puzzle_sheet(workshop).count(LEVELS) == 1
    sheets = BeautifulSoup(puzzle_sheets_by_name(workshop), "html.parser").select("article")
    assert [sheet.get_text().count(LEVELS) for sheet in sheets] == [1, 1]


# The key


@pytest.mark.parametrize("code", CODES)
def test_the_key_begins_with_all_answers_in_short(code):
    workshop = plan_workshop(code)
    page = BeautifulSoup(answer_key(workshop), "html.parser")
    assert page.h2.get_text() == "Answers in short"
    rows = [[cell.get_text() for cell in row.select("th, td")] for row in page.table.select("tr")]
    assert rows == [
        [
            str(one.number),
            write_out(one.puzzle.document["title"]),
            answer_in_words(one.puzzle.document),
        ]
        for one in workshop.puzzles
    ]
    assert page.select_one("section.solved") in page.table.find_all_next("section")


def _standings_of(document):
    """How the rulings stand that the right answer cites, found apart from the key."""
    cites = set(mark(document, right_answer(document)).cites)
    if document["kind"] == "which-game":
        cites |= {cite for choice in document["choices"] for cite in choice["cites"]}
    standings = set()
    for game, variant in tt.VARIANTS.items():
        agreed = variant.with_rules(**document["rules"]) if game == document["variant"] else variant
        standings |= {ruling.standing for ruling in agreed.rulings if ruling.id in cites}
    return standings


def test_the_key_tells_what_follows_and_what_is_our_own_choice():
    seen = []
    for code in CODES:
        for document, section in in_key(code):
            standings = _standings_of(document)
            (told,) = section.select(".standing") or [None]
            said = told.get_text() if told else ""
            above = told.find_all_previous(["p", "li"]) if told else []
            reasons = " ".join(
                one.get_text() for one in above if section in one.parents and one is not told
            )
            for standing, (sign, meaning) in SIGNS.items():
                assert (f"{sign} {meaning}" in said) == (standing in standings), document["id"]
                assert (sign in reasons) == (standing in standings), document["id"]
            seen.append(frozenset(standings - {Standing.STATED}))
    assert len(set(seen)) == 4


def test_the_legend_of_the_signs_stands_once_before_the_reasons():
    page = BeautifulSoup(answer_key(plan_workshop("king-7")), "html.parser")
    (legend,) = page.select(".legend")
    for sign, meaning in SIGNS.values():
        assert f"{sign} {meaning}" in legend.get_text()
    assert legend.find_previous("section") is None


def test_a_house_rule_has_the_standing_of_the_answer_that_was_agreed():
    found = 0
    for document in DOCUMENTS:
        for ruling in rulings_behind(document) if document["rules"] else ():
            if ruling.option in document["rules"]:
                assert ruling.value == document["rules"][ruling.option]
                found += 1
    assert found


def test_a_choice_of_ours_is_told_with_the_question_it_answers():
    sections = [
        section
        for document, section in in_key("scarto-42")
        if Standing.RECONSTRUCTED in _standings_of(document)
    ]
    assert sections
    for section in sections:
        assert re.search(r"† Our choice; the source is silent\. .+\?", section.get_text())


def test_no_paper_of_puzzles_speaks_of_the_program():
    left_out = 0
    for code in CODES:
        for document, section in [*on_sheet(code), *in_key(code)]:
            assert not re.search(r"\bprogram\b", section.get_text()), document["id"]
            left_out += "This program" in str(document)
    assert left_out


def test_steps_leave_out_only_what_the_verdict_says():
    shorter = 0
    for document in DOCUMENTS:
        verdict, steps = verdict_and_steps(document)
        for step in steps:
            assert not says_already(" ".join(verdict), step), document["id"]
        told = " ".join(verdict + steps)
        reason = on_paper(mark(document, right_answer(document)).feedback)
        said = f"{reason}\n{on_paper(document['worked'])}"
        for sentence in re.split(r"(?<=[.!?])\s+|\n", said):
            assert says_already(told, sentence), document["id"]
        shorter += len(verdict) + len(steps) <= document["worked"].count("\n") + 1
    assert shorter > len(DOCUMENTS) / 2


def test_no_sentence_of_a_reason_is_told_twice():
    for code in CODES:
        for document, section in in_key(code):
            heading = section.find("h3", string="Step by step")
            if heading is None:
                continue
            steps = heading.find_next_sibling()
            verdict = spaced(heading.find_previous_sibling().get_text(" "))
            for step in steps.select("li") or [steps]:
                assert spaced(step.get_text()) not in verdict, document["id"]


def test_of_cards_put_in_order_every_two_neighbours_are_explained():
    found = 0
    for document in DOCUMENTS:
        if document["ask"] != "order":
            continue
        told = likely_mistakes(document)
        swapped = [one for said, _ in told for one in said.split("; ")]
        answer = answer_in_words(document).split(", ")
        expected = [f"{upper} before {lower}" for lower, upper in pairwise(answer)]
        assert sorted(swapped) == sorted(expected)
        feedbacks = {pair["feedback"] for pair in document["pairs"]}
        assert {why for _, why in told} <= feedbacks
        found += 1
    assert found


def test_a_swap_is_told_as_marking_tells_it():
    for document in DOCUMENTS:
        if document["ask"] != "order":
            continue
        told = {said: why for said, why in likely_mistakes(document) if ";" not in said}
        names = answer_in_words(document).split(", ")
        for place, (lower, upper) in enumerate(pairwise(names)):
            swapped = list(document["answer"])
            swapped[place : place + 2] = reversed(swapped[place : place + 2])
            why = told.get(f"{upper} before {lower}")
            assert why is None or write_out(why) == mark(document, swapped).feedback


def test_of_wrong_numbers_single_slips_come_first_and_none_is_lost():
    several = 0
    for document in DOCUMENTS:
        if document["ask"] != "number":
            continue
        told = likely_mistakes(document)
        values = [value.replace("−", "-") for said, _ in told for value in said.split(", ")]
        assert sorted(map(int, values)) == sorted(one["value"] for one in document["mistakes"])
        order = [names_several_slips(why) for _, why in told]
        assert order == sorted(order)
        assert len({why for _, why in told}) == len(told)
        several += any(order)
    assert several


def test_whoever_may_go_wrong_is_answered_in_the_key():
    for document in DOCUMENTS:
        wrong = [
            choice
            for part in [document, *document.get("parts", [])]
            for choice in part.get("choices", [])
            if not choice["ok"]
        ]
        numbers = [
            mistake
            for part in [document, *document.get("parts", [])]
            for mistake in part.get("mistakes", [])
        ]
        if wrong or numbers or document["ask"] == "order":
            assert likely_mistakes(document), document["id"]
