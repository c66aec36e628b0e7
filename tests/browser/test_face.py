"""Every way to ask, in a real browser: what the face says, counts and repeats."""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import face_documents as samples
import pytest
from face_page import Pages, answer, button, choose, put_in_order, say, verdicts
from playwright.sync_api import Page, expect

import tarot_teach as tt
from tarot_teach.cards import deck, write_out
from tarot_teach.pack.compose import layers
from tarot_teach.views import bundle

CASES = json.loads((Path(__file__).parents[1] / "marking_cases.json").read_text("utf-8"))

WRONG_AND_RIGHT: dict[str, tuple[Any, Any]] = {
    "who-wins": ("0", "3"),
    "words": ("yes", "no"),
    "many": (["C2", "DK"], ["C2", "CK", "F"]),
    "pick": (["S2", "SK"], ["S2", "S3"]),
    "order": (["SK", "S2", "T1", "T20"], ["S2", "SK", "T1", "T20"]),
    "number": (7, -5),
    "numbers": ({"0": 12, "1": 4}, {"0": 12, "1": -4}),
    "match": (
        {"1597": "1", "1659": "1", "piedmontese": "1"},
        {"1597": "1", "1659": "1", "piedmontese": "0"},
    ),
}


@pytest.fixture
def pages(open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path) -> Pages:
    return Pages(tmp_path, serve(tmp_path), open_page)


@pytest.mark.parametrize("name", WRONG_AND_RIGHT)
def test_wrong_then_right_with_the_mouse(pages: Pages, name: str) -> None:
    document = samples.EVERY_ASK[name]
    wrong, right = WRONG_AND_RIGHT[name]
    page = pages.show(document)
    expect(page.locator("tarot-puzzle[data-ready] .tt-puzzle")).to_be_visible()
    expect(page.get_by_role("status")).to_have_count(1)
    answer(page, document, wrong)
    expect(say(page)).to_have_attribute("data-ok", "false")
    feedback = [
        choice["feedback"] for choice in document.get("choices", []) if choice["id"] == wrong
    ]
    for sentence in feedback:
        expect(say(page)).to_contain_text(write_out(sentence))
    answer(page, document, right)
    expect(say(page)).to_have_attribute("data-ok", "true")
    expect(say(page)).to_contain_text("Right.")
    expect(page.locator(".tt-worked")).to_be_visible()
    told = [(each["ok"], each["answer"]) for each in verdicts(page)]
    assert told == [(False, wrong), (True, right)]
    button(page, "Play again").click()
    expect(say(page)).to_be_empty()
    expect(page.locator(".tt-worked")).to_be_hidden()
    answer(page, document, right)
    expect(say(page)).to_have_attribute("data-ok", "true")


@pytest.mark.parametrize("name", WRONG_AND_RIGHT)
def test_the_face_repeats_a_contrary_document(pages: Pages, name: str) -> None:
    document = copy.deepcopy(samples.EVERY_ASK[name])
    wrong, right = WRONG_AND_RIGHT[name]
    contrary(document, wrong)
    page = pages.show(document)
    if name != "order":
        answer(page, document, right)
        expect(say(page)).to_have_attribute("data-ok", "false")
    answer(page, document, wrong)
    expect(say(page)).to_have_attribute("data-ok", "true")


def contrary(document: dict[str, Any], wrong: Any) -> None:
    """Make a document call a wrong answer right."""
    match document["ask"]:
        case "one" | "many":
            wanted = [wrong] if isinstance(wrong, str) else wrong
            for choice in document["choices"]:
                choice["ok"] = choice["id"] in wanted
        case "order" | "number":
            document["answer"] = wrong
        case "numbers":
            for part in document["parts"]:
                part["answer"] = wrong[part["id"]]
        case "match":
            for part in document["parts"]:
                for choice in part["choices"]:
                    choice["ok"] = choice["id"] == wrong[part["id"]]


def test_the_winner_is_told_by_a_mark_and_a_word(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    places = page.locator(".tt-trick > .tt-place")
    expect(places.locator(".tt-turn")).to_have_text(["1st, leads", "2nd", "3rd", "4th"])
    expect(places.locator(".tt-seat")).to_have_text(
        ["Player C", "Player D", "Player A", "Player B (dealer)"]
    )
    choose(page, "2")
    expect(page.get_by_text("takes the trick")).to_have_count(0)
    choose(page, "3")
    expect(places.nth(1)).to_contain_text("★ takes the trick")


@pytest.mark.parametrize("players", range(2, 7))
def test_seats_go_round_anticlockwise(pages: Pages, players: int) -> None:
    page = pages.show(samples.trick_for(players), width=320)
    centres = {}
    for seat in range(players):
        box = page.locator(f'.tt-place[data-seat="{seat}"]').bounding_box()
        assert box is not None
        centres[seat] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    across = [centres[seat] for seat in range(players)]
    turns = sum(
        x * next_y - next_x * y
        for (x, y), (next_x, next_y) in zip(across, [*across[1:], across[0]], strict=True)
    )
    # On a screen, where y grows downwards, going round anticlockwise has a negative area.
    assert turns < 0 or players == 2
    assert centres[0][1] == max(y for _, y in across)


def test_hints_come_one_by_one_and_the_model_answer_step_by_step(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    for number, text in enumerate(samples.WHO_WINS["hints"], start=1):
        page.get_by_role("button", name=f"Hint {number} of 3").click()
        lines = page.locator(".tt-hints > li")
        expect(lines).to_have_count(number)
        expect(lines.last).to_have_text(f"Hint {number} of 3: {write_out(text)}")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    button(page, "Model answer").click()
    steps = page.locator(".tt-worked li")
    expect(steps).to_have_count(1)
    button(page, "Next step: 2 of 3").click()
    button(page, "Next step: 3 of 3").click()
    expect(steps.last).to_have_text("So the Empress (trump 3) wins the trick.")
    assert verdicts(page) == []


def test_numbers_are_read_kindly_and_nothing_else_is_a_try(pages: Pages) -> None:
    page = pages.show(samples.NUMBER)
    field = page.get_by_label("Your answer", exact=True)
    for text, told in (
        ("", "Nothing is typed yet."),
        ("   ", "Nothing is typed yet."),
        ("five", "“five” is not a number"),
        ("1.5", "no half points"),
        ("1,5", "no half points"),
        ("7½", "no half points"),
        ("--3", "“--3” is not a number"),
        ("1e3", "“1e3” is not a number"),
        ("1 2", "“1 2” is not a number"),
        ("5²", "“5²” is not a number"),
        ("+", "“+” is not a number"),
        ("0x10", "“0x10” is not a number"),
        ("12345678", "No score is as large"),
        ("many many points", "“many many po…” is not a number"),
        ("🃏" * 13, f"“{'🃏' * 12}…” is not a number"),
    ):
        field.fill(text)
        field.press("Enter")
        expect(say(page)).to_contain_text(told)
        expect(say(page)).to_contain_text("Type a whole number, such as 12 or −3.")
        expect(field).to_have_value(text)
        expect(field).to_be_focused()
    assert verdicts(page) == []
    for text, value in (
        ("+7", 7),
        (" 8 ", 8),
        ("−4", -4),
        ("- 3", -3),
        ("１２", 12),
        ("－6", -6),
        ("999", 999),
        ("009", 9),
        ("-0", 0),
    ):
        field.fill(text)
        button(page, "Check").click()
        expect(field).to_have_value(text)
        assert verdicts(page)[-1]["answer"] == value
    field.fill("5")
    page.get_by_role("button", name="Change the sign").click()
    expect(field).to_have_value("−5")
    # What was said of the number before does not stand beside the new one.
    expect(say(page)).to_be_empty()
    field.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")


def test_of_several_numbers_the_one_that_cannot_be_read_is_named(pages: Pages) -> None:
    page = pages.show(samples.NUMBERS)
    first, second = (page.get_by_label(name, exact=True) for name in ("Player A", "Player B"))
    first.fill("12")
    first.press("Enter")
    expect(say(page)).to_contain_text("Player B: Nothing is typed yet.")
    expect(second).to_be_focused()
    second.fill("four")
    second.press("Enter")
    expect(say(page)).to_contain_text("Player B: “four” is not a number")
    expect(first).to_have_value("12")
    assert verdicts(page) == []


def test_an_empty_choice_is_asked_about_once(pages: Pages) -> None:
    page = pages.show(samples.MANY)
    button(page, "Check").dblclick()
    expect(say(page)).to_contain_text("Nothing is chosen yet")
    assert verdicts(page) == []
    button(page, "Check").press("Enter")
    assert verdicts(page)[0]["answer"] == []
    page = pages.show(samples.PICK)
    choose(page, "S2")
    button(page, "Check").click()
    expect(say(page)).to_contain_text("Choose 2")
    assert verdicts(page) == []


@pytest.mark.parametrize("level", [2, 3])
def test_cards_for_the_fool_are_chosen_where_they_lie(pages: Pages, level: int) -> None:
    for seed in (2, 3):
        document = tt.make_puzzle("fool-gift", "1597", level=level, seed=seed).document
        page = pages.show(document, drawn=True)
        table = document["table"]
        lying = [play["card"] for play in table.get("trick", [])] + table["hand"]
        lying += [code for pile in table["piles"].values() for code in pile]
        for code in lying:
            expect(page.locator(f'.tt-card[data-card="{code}"]')).to_have_count(1)
        for choice in document["choices"]:
            expect(page.locator(f'button[data-choice="{choice["id"]}"]')).to_be_visible()
        expect(page.locator('[data-part="hand"] button')).to_have_count(len(table["hand"]))
        choose(page, table["hand"][0])
        button(page, "Check").click()
        expect(say(page)).to_have_attribute("data-ok", "false")
        expect(page.locator('[data-part="hand"] [data-mark="wrong"]')).to_have_count(1)
        choose(page, table["hand"][0], *(each["id"] for each in document["choices"] if each["ok"]))
        button(page, "Check").click()
        expect(say(page)).to_have_attribute("data-ok", "true")


def test_fast_fingers_count_once(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    page.locator('[data-choice="0"]').dblclick()
    page.locator('[data-choice="0"]').click(force=True)
    assert len(verdicts(page)) == 1
    right = page.locator('[data-choice="3"]')
    right.focus()
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    right.dblclick(force=True)
    page.locator('[data-choice="1"]').click(force=True)
    assert [each["ok"] for each in verdicts(page)] == [False, True]
    page.keyboard.press("Tab")
    again = button(page, "Play again")
    again.focus()
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert len(verdicts(page)) == 2

    page = pages.show(samples.NUMBER)
    field = page.get_by_label("Your answer", exact=True)
    field.fill("7")
    field.focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    button(page, "Check").dblclick()
    assert len(verdicts(page)) == 1


@pytest.mark.parametrize("name", WRONG_AND_RIGHT)
def test_fingers_on_a_phone(pages: Pages, name: str) -> None:
    document = samples.EVERY_ASK[name]
    page = pages.show(document, width=375, height=667, has_touch=True, is_mobile=True)
    right = WRONG_AND_RIGHT[name][1]
    match document["ask"]:
        case "one":
            page.locator(f'[data-choice="{right}"]').tap()
        case "many":
            for key in right:
                page.locator(f'[data-choice="{key}"]').tap()
            button(page, "Check").tap()
        case _:
            answer(page, document, right)
    expect(say(page)).to_have_attribute("data-ok", "true")


def test_order_by_dragging(pages: Pages) -> None:
    page = pages.show(samples.ORDER)
    handle = page.locator('[data-item="S2"] .tt-handle').bounding_box()
    first = page.locator('[data-item="SK"]').bounding_box()
    assert handle is not None
    assert first is not None
    page.mouse.move(handle["x"] + 20, handle["y"] + 20)
    page.mouse.down()
    page.mouse.move(handle["x"] + 20, first["y"] + 10, steps=5)
    page.mouse.up()
    expect(page.locator(".tt-item").first).to_have_attribute("data-item", "S2")
    button(page, "Check").click()
    expect(say(page)).to_have_attribute("data-ok", "true")


def test_order_by_keys_keeps_the_focus_and_says_the_place(pages: Pages) -> None:
    page = pages.show(samples.ORDER)
    handle = page.locator('[data-item="SK"] .tt-handle')
    handle.focus()
    page.keyboard.press("ArrowDown")
    expect(handle).to_be_focused()
    expect(page.get_by_text("King of Swords is now 2nd of 4.")).to_have_count(1)
    expect(page.locator(".tt-item").nth(1)).to_have_attribute("data-item", "SK")
    put_in_order(page, "SK", "S2", "T1", "T20")
    expect(page.locator(".tt-item").first).to_have_attribute("data-item", "SK")


def test_the_tray_lays_the_pile_out_in_groups(pages: Pages) -> None:
    page = pages.show(samples.NUMBER)
    page.get_by_text("Lay the pile out in groups").click()
    expect(page.locator('[data-part="pile"]')).to_be_hidden()
    for _ in range(4):
        page.locator(".tt-tray .tt-rows button").first.click()
    expect(page.locator(".tt-tray")).to_contain_text("Counted 4 of 7. Whole groups: 1. Over: 1.")
    expect(page.locator(".tt-group")).to_have_count(2)
    button(page, "Groups of 2").click()
    expect(page.locator('.tt-group[data-whole="yes"]')).to_have_count(2)
    page.locator(".tt-group button").first.click()
    expect(page.locator(".tt-tray")).to_contain_text("Counted 3 of 7.")
    assert verdicts(page) == []


def test_marking_agrees_with_python(pages: Pages) -> None:
    page = pages.show(samples.WORDS)
    page.add_script_tag(content=bundle.source("face/marking.js"))
    for case in CASES:
        found = page.evaluate(
            "({ document, answer }) => markAnswer(document, answer)",
            {"document": case["document"], "answer": case["answer"]},
        )
        assert {name: found[name] for name in ("ok", "feedback", "cites")} == {
            name: case[name] for name in ("ok", "feedback", "cites")
        }


def test_cards_are_put_together_as_in_python(pages: Pages) -> None:
    page = pages.show(samples.WORDS)
    sources = "".join(bundle.source(f"face/{name}.js") for name in ("sprite", "cards"))
    page.add_script_tag(content=f"const CARD_SPRITE = '';\n{sources}")
    for suits, names, index, small in itertools.product(
        ("italian", "french"), ("english", "french", "italian"), (True, False), (True, False)
    ):
        found = page.evaluate(
            "([codes, settings, small]) => codes.map((code) => cardLayers(code, settings, small))",
            [
                [card.code for card in deck()],
                {"suits": suits, "names": names, "index": index},
                small,
            ],
        )
        for card, layers_found in zip(deck(), found, strict=True):
            wanted = layers(card.code, suits=suits, names=names, index=index, small=small)
            assert tuple(layers_found) == wanted


def test_every_shown_card_is_a_picture_that_can_be_seen(pages: Pages) -> None:
    page = pages.show(samples.HAND_28, drawn=True)
    pictures = page.locator(".tt-rows .tt-large")
    expect(pictures).to_have_count(28)
    for picture in (pictures.first, pictures.last):
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        expect(picture).to_have_js_property("naturalWidth", 480)


SENTENCES = (
    "{F}",
    "{SK} beats {SQ}. {T13} beats both.",
    "Is it so? {T14} says no! {DC} too.",
    "First line\n{T8} begins the next, {T1} does not.",
    "({CK}) and “{CK}”: {B10}; {D1}, {T20}.",
    "No card here: {} and { SK } stay.",
)


@pytest.mark.parametrize("tradition", ["english", "french", "italian"])
def test_sentences_are_written_out_as_in_python(pages: Pages, tradition: str) -> None:
    page = pages.show(samples.WORDS)
    names = json.dumps(bundle.card_name_data(), ensure_ascii=False)
    sources = "".join(bundle.source(f"face/{name}.js") for name in ("elements", "names"))
    page.add_script_tag(content=f"const CARD_NAMES = {names};\n{sources}")
    for sentence in SENTENCES:
        found = page.evaluate("([text, kind]) => writeOut(text, kind)", [sentence, tradition])
        assert found == write_out(sentence, tradition)
