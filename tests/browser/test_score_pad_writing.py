"""What people write into the score pad: nothing of it is changed in silence, nothing odd is taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from built_site import Site
from playwright.sync_api import Locator, Page, expect
from test_score_pad import PLACE, Pad

Open = Callable[..., Page]


@pytest.fixture
def pad(site: Site, open_page: Open) -> Pad:
    return Pad(open_page(site.address + PLACE))


def name_field(pad: Pad, seat: int) -> Locator:
    return pad.root.get_by_label(f"Name of player {seat + 1}")


def count_field(pad: Pad) -> Locator:
    return pad.root.locator(".sp-steps input")


def expect_fault(field: Locator, told: str) -> None:
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(told)
    expect(field.page.get_by_text(told, exact=True)).to_be_visible()


def expect_no_fault(field: Locator) -> None:
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("")


OWN_NAME = "Each player needs a different name; capitals and spaces make no difference."


@pytest.mark.parametrize(
    ("names", "wrong", "told"),
    [
        (["Ann", "ann"], 1, "“ann” is already the name of player 1."),
        (["Mary Ann", "Ben", " maryANN "], 2, "“maryANN” is already the name of player 1."),
        (
            ["player 2"],
            0,
            "“player 2” is what player 2 is called while that name is empty.",
        ),
        (
            ["Ann", "", "", "Player 3"],
            3,
            "“Player 3” is what player 3 is called while that name is empty.",
        ),
    ],
)
def test_two_players_cannot_have_one_name(
    pad: Pad, names: list[str], wrong: int, told: str
) -> None:
    for seat, name in enumerate(names):
        name_field(pad, seat).fill(name)
    pad.root.get_by_label("Player 3 deals first").check()
    pad.button("Start the game").click()
    expect(name_field(pad, wrong)).to_be_focused()
    expect_fault(name_field(pad, wrong), f"{told} {OWN_NAME}")
    assert [name_field(pad, seat).input_value() for seat in range(len(names))] == names
    expect(pad.root.get_by_label("Player 3 deals first")).to_be_checked()
    expect(pad.root.locator("[aria-invalid]")).to_have_count(1)
    name_field(pad, wrong).fill("Dora")
    expect_no_fault(name_field(pad, wrong))
    name_field(pad, wrong).press("Enter")
    expect(pad.root.get_by_role("heading", name="Hand 1")).to_be_focused()
    assert pad.kept()["now"]["names"][wrong] == "Dora"


def test_a_long_name_is_answered_and_not_cut(pad: Pad) -> None:
    name_field(pad, 1).fill("Bartholomew of Chambéry")
    name_field(pad, 1).press("Enter")
    told = "“Bartholomew of Chamb…” has 23 letters. A name may have up to 20."
    expect_fault(name_field(pad, 1), told)
    expect(name_field(pad, 1)).to_have_value("Bartholomew of Chambéry")


def test_empty_names_are_told_apart_by_their_places(pad: Pad) -> None:
    name_field(pad, 0).fill("\u200b ")
    pad.button("Start the game").click()
    assert pad.kept()["now"]["names"] == ["Player 1", "Player 2", "Player 3", "Player 4"]


@pytest.mark.parametrize(
    ("game", "most", "written", "shown"),
    [
        ("1597", 48, "-3", "-3"),
        ("1597", 48, "1.5", "1.5"),
        ("1597", 48, "999", "999"),
        ("1659", 48, "49", "49"),
        ("1597", 48, "1e1", "1e1"),
        ("1597", 48, "twelve", "twelve"),
        ("1597", 48, "１２", "１２"),
        ("1597", 48, "1 2", "1 2"),
        ("1597", 48, "9" * 30, "9" * 20 + "…"),
        ("piedmontese", 78, "79", "79"),
    ],
)
def test_what_is_no_number_of_cards_is_answered_and_not_changed(
    pad: Pad, game: str, most: int, written: str, shown: str
) -> None:
    pad.begin(3 if game == "piedmontese" else 4, game=game)
    field = count_field(pad)
    field.fill("12")
    field.blur()
    before = pad.kept()
    field.focus()
    pad.page.keyboard.type(written)
    told = (
        f"“{shown}” does not fit here. Write a whole number from 0 to {most}."
        " Until then, Ann has 12 cards."
    )
    expect_fault(field, told)
    expect(field).to_have_value(written)
    assert pad.kept() == before
    # It waits for the player also while another player's pile is entered.
    pad.choose(1)
    expect(field).to_have_value("0")
    expect_no_fault(field)
    pad.button("The rest").click()
    pad.score()
    expect(pad.root.get_by_role("heading", name="Hand 1")).to_be_visible()
    expect(pad.root.locator(".sp-status")).to_have_text("First mend the number of cards.")
    expect(field).to_be_focused()
    expect_fault(field, told)
    expect(field).to_have_value(written)
    field.fill("16")
    expect_no_fault(field)
    assert pad.kept()["now"]["piles"][0]["cards"] == 16


def test_an_empty_field_is_at_fault_once_it_is_left(pad: Pad) -> None:
    pad.begin(4)
    field = count_field(pad)
    field.fill("7")
    field.blur()
    field.fill("")
    expect_no_fault(field)
    field.blur()
    expect(field).to_have_value("")
    told = (
        "No number is written here. Write a whole number from 0 to 48. Until then, Ann has 7 cards."
    )
    expect_fault(field, told)
    pad.score()
    expect(field).to_be_focused()
    pad.button("Undo").click()
    expect(pad.root.locator(".sp-status")).to_have_text("Taken back: the empty field.")
    expect(field).to_have_value("7")
    expect_no_fault(field)


def test_undo_first_takes_away_what_was_not_taken_up(pad: Pad) -> None:
    pad.begin(4)
    field = count_field(pad)
    field.fill("7")
    field.fill("1.5")
    pad.button("Undo").click()
    expect(pad.root.locator(".sp-status")).to_have_text("Taken back: “1.5”.")
    expect(field).to_have_value("0")
    pad.button("Undo").click()
    expect(pad.root.get_by_role("heading", name="A new game")).to_be_focused()


def test_a_step_over_the_edge_is_said_and_is_no_act(pad: Pad) -> None:
    pad.begin(4)
    kept = pad.kept()
    pad.button("One card less").click()
    expect(pad.root.locator(".sp-status")).to_have_text("A pile holds from 0 to 48 cards.")
    assert pad.kept() == kept
    count_field(pad).fill("46")
    pad.button("One trick more").click()
    expect(count_field(pad)).to_have_value("46")


def test_undo_is_shown_only_where_there_is_something_to_take_back(pad: Pad) -> None:
    expect(pad.button("Undo")).to_be_hidden()
    pad.begin(4)
    expect(pad.button("Undo")).to_be_visible()
    pad.button("Undo").focus()
    pad.page.keyboard.press("Enter")
    expect(pad.root.get_by_role("heading", name="A new game")).to_be_focused()
    expect(pad.button("Undo")).to_be_hidden()


def test_the_pad_is_a_readable_column_in_the_middle(site: Site, open_page: Open) -> None:
    page = open_page(site.address + PLACE, width=1280)
    boxes = [
        page.locator(one).bounding_box() for one in (".md-content__inner > p", "tarot-score-pad")
    ]
    for box in boxes:
        assert box is not None
        assert box["width"] <= 800
        assert abs(box["x"] + box["width"] / 2 - 640) < 20


@pytest.mark.parametrize("width", [320, 375])
def test_nothing_stands_alone_in_a_row_on_a_phone(site: Site, open_page: Open, width: int) -> None:
    page = open_page(site.address + PLACE, width=width)
    pad = Pad(page)
    numbers = pad.root.locator('label:has([name="players"])')
    tops = numbers.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert len(set(tops)) == 1
    pad.begin(3)
    wide = pad.root.locator(".sp-players").bounding_box()
    last = pad.root.locator(".sp-players label").last.bounding_box()
    assert wide is not None
    assert last is not None
    assert last["width"] == wide["width"]


def test_a_fault_is_told_by_the_border_too(pad: Pad) -> None:
    name_field(pad, 0).fill("Ann")
    name_field(pad, 1).fill("Ann")
    pad.button("Start the game").click()
    widths = [
        name_field(pad, seat).evaluate("one => getComputedStyle(one).borderTopWidth")
        for seat in (0, 1)
    ]
    assert widths == ["1px", "2px"]
