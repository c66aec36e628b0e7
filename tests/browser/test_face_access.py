"""The face for everybody: axe, narrow screens, large text, keys alone, settings that change the dress."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import face_documents as samples
import pytest
from axe_playwright_python.sync_playwright import Axe
from face_page import Pages, answer, button, choose, say, verdicts
from playwright.sync_api import Page, expect
from test_face import WRONG_AND_RIGHT

from tarot_teach.cards import write_out
from tarot_teach.views.page import twin

AXE = Axe()
DRAWN = ("who-wins", "many")
"""Puzzles that axe sees with the drawn pack; the others are seen with signs and numbers."""


@pytest.fixture
def pages(open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path) -> Pages:
    return Pages(tmp_path, serve(tmp_path), open_page)


def check_axe(page: Page, state: str) -> None:
    """Look at the page in both schemes; axe must find nothing."""
    for scheme in ("default", "slate"):
        page.evaluate("(scheme) => document.body.dataset.mdColorScheme = scheme", scheme)
        found = AXE.run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, f"{state}, {scheme}: {found.generate_report()}"


def sideways(page: Page) -> int:
    """Tell by how many pixels the page is wider than its window."""
    width: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width


def with_hints(document: dict[str, Any]) -> dict[str, Any]:
    return copy.deepcopy(document) | {"hints": ["Look at {F}.", "Look again.", "Look once more."]}


@pytest.mark.parametrize("name", WRONG_AND_RIGHT)
def test_axe_finds_nothing_in_any_state(pages: Pages, name: str) -> None:
    document = with_hints(samples.EVERY_ASK[name])
    wrong, right = WRONG_AND_RIGHT[name]
    page = pages.show(document, drawn=name in DRAWN, reduced_motion="reduce")
    check_axe(page, "before")
    button(page, "Hint 1 of 3").click()
    answer(page, document, wrong)
    check_axe(page, "hint and wrong")
    answer(page, document, right)
    check_axe(page, "right")


def test_axe_finds_nothing_in_the_boxes(pages: Pages) -> None:
    page = pages.show(samples.NUMBER, reduced_motion="reduce")
    page.get_by_text("Lay the pile out in groups").click()
    page.locator(".tt-tray .tt-rows button").first.click()
    check_axe(page, "tray")
    for name in ("Rule card", "Settings", "Link"):
        button(page, name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_axe(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button(page, name)).to_be_focused()


@pytest.mark.parametrize("name", [*samples.EVERY_ASK, "trick-5", "trick-6"])
def test_narrow_screens_and_large_text_need_no_sideways_scroll(pages: Pages, name: str) -> None:
    document = (
        samples.trick_for(int(name[-1])) if name.startswith("trick-") else samples.EVERY_ASK[name]
    )
    page = pages.show(document, width=320, drawn=True)
    assert sideways(page) <= 0
    if name in WRONG_AND_RIGHT:
        answer(page, document, WRONG_AND_RIGHT[name][0])
        assert sideways(page) <= 0
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(page) <= 0
    page.evaluate("document.documentElement.style.fontSize = ''")
    for setting in ("french", "italian"):
        page.evaluate(
            "(names) => document.dispatchEvent(new CustomEvent('tarot-settings', { detail: {"
            "names, suits: 'french', index: false, pictures: names === 'french', large: true } }))",
            setting,
        )
        assert sideways(page) <= 0


@pytest.mark.parametrize("name", [*WRONG_AND_RIGHT, "hand-28"])
def test_targets_are_large_enough(pages: Pages, name: str) -> None:
    page = pages.show(samples.EVERY_ASK[name], width=320, drawn=True)
    small = page.eval_on_selector_all(
        ".tt-puzzle :is(button, input, select, summary):not([type=checkbox])",
        "(all) => all.map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 80)])"
        ".filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))"
        ".map(([box, html]) => `${box.width} × ${box.height}: ${html}`)",
    )
    assert small == []


def test_the_tree_names_each_card_once_and_fully(pages: Pages) -> None:
    page = pages.show(samples.HAND_28)
    names = page.locator(".tt-ask").aria_snapshot()
    for name in ("King of Swords", "Seven of Swords", "Mountebank (trump 1)", "Fool"):
        assert names.count(f'button "{name}"') == 1, name
    page = pages.show(samples.WHO_WINS)
    king = page.get_by_role("button", name="King of Swords", exact=True)
    expect(king).to_have_accessible_description("1st, leads Player C")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus, which must then be seen."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline == "solid"
            return
    raise AssertionError(f"{selector} cannot be reached")


def test_keys_alone_answer_every_ask(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    tab_to(page, '[data-choice="2"]')
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "false")
    tab_to(page, '[data-choice="3"]')
    page.keyboard.press("Space")
    expect(say(page)).to_have_attribute("data-ok", "true")

    page = pages.show(samples.MANY)
    for key in ("C2", "CK", "F"):
        tab_to(page, f'[data-choice="{key}"]')
        page.keyboard.press("Space")
    tab_to(page, ".tt-main")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")

    page = pages.show(samples.ORDER)
    tab_to(page, '[data-item="S2"] .tt-handle')
    page.keyboard.press("ArrowUp")
    tab_to(page, ".tt-main")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")

    page = pages.show(samples.NUMBER)
    tab_to(page, ".tt-number")
    page.keyboard.type("-5")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")

    page = pages.show(samples.NUMBERS)
    tab_to(page, ".tt-number")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(say(page)).to_contain_text("Player B: Nothing is typed yet.")
    page.keyboard.type("−4")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")

    page = pages.show(samples.MATCH)
    for place, key in enumerate("110"):
        tab_to(page, f'.tt-part:nth-of-type({place + 2}) [data-choice="{key}"]')
        page.keyboard.press("Enter")
    tab_to(page, ".tt-main")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")


def test_after_a_right_answer_nothing_is_left_to_check(pages: Pages) -> None:
    page = pages.show(samples.MANY)
    for key in ("C2", "CK", "F"):
        tab_to(page, f'[data-choice="{key}"]')
        page.keyboard.press("Space")
    tab_to(page, ".tt-main")
    page.keyboard.press("Enter")
    expect(say(page)).to_have_attribute("data-ok", "true")
    expect(button(page, "Check")).to_be_hidden()
    # Whoever came by keys stands at the verdict, and goes on from there.
    expect(say(page)).to_be_focused()
    again = button(page, "Play again")
    for _ in range(8):
        page.keyboard.press("Tab")
        if again.evaluate("each => each === document.activeElement"):
            break
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Check")).to_be_visible()


@pytest.mark.parametrize("name", ["who-wins", "many", "order", "number", "numbers", "match"])
def test_only_what_is_of_use_stands_after_a_right_answer(pages: Pages, name: str) -> None:
    document = samples.EVERY_ASK[name]
    page = pages.show(document)
    answer(page, document, WRONG_AND_RIGHT[name][1])
    expect(say(page)).to_have_attribute("data-ok", "true")
    tools = page.locator(".tt-body").get_by_role("button").and_(page.locator(".tt-button"))
    expect(tools.filter(visible=True)).to_have_text(["Play again"])
    expect(page.locator(".tt-worked")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    button(page, "Play again").click()
    expect(button(page, "Model answer")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_the_whole_model_answer_leaves_no_hint_and_keeps_the_focus(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    button(page, "Model answer").press("Enter")
    expect(button(page, "Hint 1 of 3")).to_be_visible()
    for step in ("Next step: 2 of 3", "Next step: 3 of 3"):
        button(page, step).press("Enter")
    expect(page.locator(".tt-worked ol")).to_have_attribute("aria-live", "polite")
    expect(button(page, "Hint 1 of 3")).to_be_hidden()
    hide = button(page, "Hide the model answer")
    expect(hide).to_be_focused()
    hide.press("Enter")
    expect(page.locator(".tt-worked")).to_be_hidden()
    expect(button(page, "Model answer")).to_be_focused()
    expect(button(page, "Hint 1 of 3")).to_be_visible()


@pytest.mark.parametrize(("width", "rows"), [(1280, 1), (375, 1), (320, 2)])
def test_a_past_trick_of_four_stands_in_even_rows(pages: Pages, width: int, rows: int) -> None:
    plays = [{"seat": seat, "card": card} for seat, card in enumerate(("SC", "T1", "CC", "F"))]
    document = samples.PAST | {"table": {"players": 4, "tricks": [plays]}}
    page = pages.show(document, drawn=True, width=width)
    tops = page.locator(".tt-plays > li").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
    )
    assert [tops.count(top) for top in sorted(set(tops))] == [4 // rows] * rows
    # The longest name is not broken within its word.
    lines = page.get_by_text("Mountebank").evaluate(
        """(name) => {
          const word = document.createRange();
          word.selectNodeContents(name.firstChild);
          return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
        }"""
    )
    assert lines == 1


def test_the_settings_say_which_keys_serve(pages: Pages) -> None:
    page = pages.show(samples.ORDER)
    button(page, "Settings").click()
    keys = page.get_by_role("dialog").locator(".tt-keys")
    expect(keys).to_contain_text("Tab goes on to the next card or button, and Enter presses it.")
    page.keyboard.press("Escape")
    expect(button(page, "Settings")).to_be_focused()


def test_on_paper_every_puzzle_is_drawn_and_shows_no_buttons(pages: Pages) -> None:
    far = '<div style="height: 400vh"></div>'
    puzzles = far.join(twin(each) for each in (samples.ORDER, samples.WHO_WINS, samples.NUMBER))
    page = pages.show(None, twin=puzzles, drawn=True, dark=True)
    expect(page.locator(".tt-puzzle")).to_have_count(1)
    ink = (
        "(element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]"
    )
    on_screen = page.locator(".tt-puzzle").first.evaluate(ink)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".tt-puzzle")).to_have_count(3)
    expect(page.locator("tarot-puzzle details:not(.tt-tray)")).to_have_count(0)
    page.emulate_media(media="print")
    for spent in (".tt-tools", ".tt-foot", ".tt-moves", ".tt-handle", ".tt-form"):
        assert page.locator(spent).filter(visible=True).count() == 0, spent
    # A dark screen is printed as dark ink on light paper.
    assert on_screen == ["rgb(36, 32, 28)", "rgb(243, 234, 219)"]
    assert page.locator(".tt-puzzle").first.evaluate(ink) == [
        "rgb(255, 253, 248)",
        "rgb(36, 24, 18)",
    ]


@pytest.mark.parametrize("width", [320, 375])
def test_the_arrow_of_the_table_stands_beside_a_word(pages: Pages, width: int) -> None:
    page = pages.show(samples.WHO_WINS)
    page.set_viewport_size({"width": width, "height": 640})
    word, arrow = (
        page.locator(each).bounding_box() for each in (".tt-table .tt-unbroken", ".tt-arrow")
    )
    assert word is not None
    assert arrow is not None
    # On one line the word and its arrow are little higher than the arrow alone.
    assert word["height"] < 1.6 * arrow["height"]
    assert word["width"] > 2 * arrow["width"]


def test_keys_pressed_in_a_puzzle_do_not_reach_the_page(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    page.evaluate(
        "window.keys = []; addEventListener('keydown', (event) => window.keys.push(event.key))"
    )
    page.locator('[data-choice="2"]').focus()
    page.keyboard.press("n")
    page.keyboard.press("s")
    assert page.evaluate("window.keys") == []


@pytest.mark.parametrize("pictures", [True, False])
def test_settings_change_the_dress_and_stay(pages: Pages, pictures: bool) -> None:
    page = pages.show(samples.WHO_WINS, drawn=True)
    king = page.locator('[data-choice="2"]')
    expect(king.locator(".tt-picture")).to_have_count(1)
    choose(page, "0")
    button(page, "Settings").click()
    page.get_by_label("Names of the cards").select_option("french")
    page.get_by_label("Suit signs").select_option("french")
    page.get_by_label("Show the corner index").uncheck()
    page.get_by_label("Show pictures of the cards").set_checked(pictures)
    button(page, "Close").click()
    for _ in range(2):
        expect(king).to_contain_text("Roi d’Épées")
        expect(king.locator('[lang="fr"]')).to_have_count(1)
        expect(king).to_have_attribute("data-index", "off")
        expect(king.locator(".tt-picture")).to_have_count(int(pictures))
        expect(page.locator(".tt-prompt")).to_contain_text(write_out("{SK} was led.", "french"))
        if pictures:
            expect(king.locator(".tt-large")).to_have_attribute(
                "data-layers", "tt-french-card-SK tt-french-name-french-SK"
            )
        page.reload()
    choose(page, "0")
    expect(say(page)).to_contain_text("Le Fou can never win")


def test_what_was_said_and_drafted_survives_a_change_of_settings(pages: Pages) -> None:
    page = pages.show(samples.MANY)
    choose(page, "C2", "DK")
    button(page, "Check").click()
    button(page, "Settings").click()
    page.get_by_label("Names of the cards").select_option("italian")
    button(page, "Close").click()
    expect(page.locator('[data-choice="DK"]')).to_have_attribute("data-mark", "wrong")
    expect(page.locator('[data-choice="C2"]')).to_have_attribute("aria-pressed", "true")
    expect(say(page)).to_contain_text("Re di Danari")
    assert len(verdicts(page)) == 1
    choose(page, "DK")
    expect(say(page)).to_be_empty()
    button(page, "Settings").click()
    page.get_by_label("Names of the cards").select_option("english")
    button(page, "Close").click()
    expect(page.locator('[data-choice="DK"]')).to_have_attribute("aria-pressed", "false")
    expect(say(page)).to_be_empty()


def test_forced_colours_and_high_contrast_keep_the_marks(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS, forced_colors="active", contrast="more")
    choose(page, "0")
    choose(page, "3")
    expect(page.locator('[data-choice="0"] .tt-mark')).to_have_text("✗ no")
    expect(page.locator('[data-choice="3"] .tt-mark')).to_have_text("✓ right")
    border = page.eval_on_selector(
        '[data-choice="3"]', "(each) => getComputedStyle(each).borderTopStyle"
    )
    assert border == "solid"


def test_motion_is_left_out_when_it_is_not_wanted(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS, reduced_motion="reduce")
    moving = page.eval_on_selector_all(
        ".tt-puzzle *",
        "(all) => all.filter((each) => getComputedStyle(each).transitionDuration !== '0s').length",
    )
    assert moving == 0
