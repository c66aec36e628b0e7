"""The comparison of the games: its table, its filter, and the same cards on three tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from built_site import Site
from playwright.sync_api import Page, expect
from puzzle_on_page import press_until_focused
from test_pages import hook

import tarot_teach as tt
from tarot_teach.cards import inline_names, write_out

Open = Callable[..., Page]
BENCH = hook("cards_on_the_bench")
COMPARISON = tt.compare()


def test_the_table_has_every_ruling_linked_once(site: Site) -> None:
    table = site.soup("compare/").select_one("table.rules")
    links = Counter(str(link["href"]).split("#")[1] for link in table.find_all("a"))
    assert links == Counter(cite for row in COMPARISON for cite in row.cites)
    lines = table.select("tbody tr:has(th[scope=row])")
    assert len(lines) == len(COMPARISON)
    by_question = {line.find("th").get_text(): line for line in lines}
    for row in COMPARISON:
        line = by_question[row.text]
        for ruling in row.answered:
            assert write_out(ruling.wording) in line.get_text()
        assert ("same" in line.get("class", [])) != row.differs
        assert sum(int(cell.get("colspan", 1)) for cell in line.find_all("td")) == 3


@pytest.mark.parametrize("script", [True, False])
def test_the_filter_leaves_what_differs_by_keyboard_and_without_script(
    site: Site, open_page: Open, script: bool
) -> None:
    page = open_page(site.address + "compare/", java_script_enabled=script)
    lines = page.locator("table.rules tbody tr:has(th[scope=row])").filter(visible=True)
    expect(lines).to_have_count(len(COMPARISON))
    box = page.get_by_role("checkbox", name="Show only where the games differ")
    if script:
        press_until_focused(page, box)
        page.keyboard.press("Space")
    else:
        box.check()
    expect(lines).to_have_count(len(COMPARISON.differing))
    expect(page.get_by_text(COMPARISON.agreeing[0].text)).to_be_hidden()
    box.uncheck()
    expect(lines).to_have_count(len(COMPARISON))


def test_the_bench_says_what_the_rules_say(site: Site) -> None:
    items = site.soup("compare/").select("details.bench")
    lots = [*BENCH.TRICKS, *BENCH.PILES, *BENCH.PAYMENTS]
    assert len(items) == len(lots)
    outcomes = []
    for item, codes in zip(items, lots, strict=True):
        cards = tt.parse_cards(codes)
        assert [image["src"].split("/")[-1] for image in item.find_all("img")] == [
            f"{card.code}.svg" for card in cards
        ]
        said = [section.find("strong").get_text() for section in item.find_all("section")]
        assert len(said) == len(tt.VARIANTS)
        outcomes.append(len(set(said)))
        for game, verdict in zip(tt.VARIANTS.values(), said, strict=True):
            if codes in BENCH.TRICKS:
                winner = cards[tt.trick_winner(game, cards)]
                assert inline_names("english")[winner.code].lower() in verdict.lower()
            elif codes in BENCH.PAYMENTS:
                gifts = tt.legal_gifts(game, [*cards, tt.Card("F")])
                for card in cards:
                    name = inline_names("english")[card.code].lower()
                    assert (name in verdict.lower()) == (card in gifts)
    assert set(outcomes) == {1, 2, 3}, "the bench must show agreement and every difference"


def test_a_pile_on_the_bench_shows_its_count(site: Site) -> None:
    items = site.soup("compare/").select("details.bench")[len(BENCH.TRICKS) :]
    item = items[BENCH.PILES.index("T18 T3 SK SV S9 S6 CQ C10 C7 C2 BC B8 B1 DK D6")]
    said = [section.find("strong").get_text() for section in item.find_all("section")]
    # 15 cards are 3 over twelve. Counting in full: two Kings, a Queen, a Cavalier and a Knave, 14.
    # In threes: 29 points in five groups, of which each loses 2.
    assert said == ["17 points", "11 points", "19 points, so −7 game points"]


def test_one_lot_is_open_at_a_time_by_keyboard(site: Site, open_page: Open) -> None:
    page = open_page(site.address + "compare/", width=320, java_script_enabled=False)
    lots = page.locator("details.bench")
    for at in (0, 4):
        lots.nth(at).locator("summary").focus()
        page.keyboard.press("Enter")
        expect(lots.nth(at).get_by_text("takes it.").first).to_be_visible()
    expect(page.locator("details.bench[open]")).to_have_count(1)


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_no_card_of_a_lot_lies_alone(site: Site, open_page: Open, width: int) -> None:
    page = open_page(site.address + "compare/", width=width)
    for lot in page.locator("details.bench").all():
        lot.locator("summary").click()
        figures = lot.locator("figure:visible")
        boxes = figures.evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).map(({ top, width }) =>"
            " [Math.round(top), width])"
        )
        rows = Counter(top for top, _ in boxes)
        assert len(rows) == 1 or min(rows.values()) * 2 >= max(rows.values())
        assert min(card for _, card in boxes) >= 56


def test_running_text_keeps_a_readable_measure(site: Site, open_page: Open) -> None:
    page = open_page(site.address + "compare/", width=1280)
    widths = page.locator(".md-content__inner > p, table.rules td p").evaluate_all(
        "all => all.map((one) => one.offsetWidth / parseFloat(getComputedStyle(one).fontSize))"
    )
    # A letter is about half as wide as it is high: at most eighty letters a line.
    assert max(widths) <= 41


def test_the_lots_are_numbered_through(site: Site) -> None:
    lots = site.soup("compare/").select("details.bench summary .number")
    assert [lot.get_text() for lot in lots] == [f"{at}." for at in range(1, len(lots) + 1)]


def test_a_question_that_does_not_arise_is_said_in_a_sentence(site: Site) -> None:
    cells = site.soup("compare/").select("td.silent")
    assert {cell.get_text() for cell in cells} == {
        "This does not arise in the 1597 game or the 1659 game.",
        "This does not arise in the Piedmontese game.",
    }
