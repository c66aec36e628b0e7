"""What lies on each table: the score sheet with its example, and the tent."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

import tarot_teach as tt
from tarot_teach.scoring import count_pile
from tarot_teach.workshop import score_sheet as score_sheets
from tarot_teach.workshop.plan import plan_workshop
from tarot_teach.workshop.prepared_hands import TRICKS_TO_PLAY, prepared_play
from tarot_teach.workshop.score_sheet import score_sheet
from tarot_teach.workshop.table_tent import table_tents

GAMES = tuple(tt.VARIANTS)


def page_of(game):
    return BeautifulSoup(score_sheet(plan_workshop("guild-42"), tt.VARIANTS[game]), "html.parser")


def cells(row):
    return [cell.get_text() for cell in row.select("td")]


def numbers(texts):
    return [int(text.replace("−", "-")) for text in texts if text]


@pytest.mark.parametrize("game", GAMES)
def test_the_last_worked_line_of_a_score_sheet_is_the_prepared_hand(game):
    whole = page_of(game).select(".worked")[-1]
    assert numbers(cell.get_text() for cell in whole.select("td b")) == list(
        prepared_play(tt.VARIANTS[game]).scores
    )
    assert cells(whole)[-1] == "0"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_stops_early_finds_its_own_line_above_that_of_the_whole_hand(game):
    variant, lines = tt.VARIANTS[game], page_of(game).select(".worked")
    tricks = TRICKS_TO_PLAY[game]
    played = prepared_play(variant)
    early = tricks < len(played.record.tricks)
    assert len(lines) == 1 + early
    if not early:
        return
    assert [line.th.get_text() for line in lines] == [
        f"today, after trick {tricks}",
        "the whole hand",
    ]
    taken = [
        position.piles
        for position in played.positions
        if position.phase == "play"
        and not position.trick
        and sum(map(len, position.piles)) == 3 * tricks + 3
    ]
    points = [count_pile(variant, pile).total for pile in taken[0]]
    assert numbers(cells(lines[0])) == [*points, sum(points)]
    assert lines[0].select("b") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_french_sheet_would_show_both_lines_too(game, monkeypatch):
    monkeypatch.setitem(TRICKS_TO_PLAY, game, 5)
    assert score_sheets.TRICKS_TO_PLAY is TRICKS_TO_PLAY
    today, whole = page_of(game).select(".worked")
    assert today.th.get_text() == "today, after trick 5"
    assert numbers(cells(whole))[-1] == 0


def test_the_example_of_scarto_stands_before_the_games_and_the_sheet_has_every_rule_of_counting():
    variant, page = tt.VARIANTS["piedmontese"], page_of("piedmontese")
    tables = page.select("table")
    assert [table.caption.get_text() for table in tables] == [
        "Example",
        *(f"Game {number}" for number in range(1, 5)),
    ]
    assert len(tables[0].select(".worked")) == len(page.select(".worked"))
    for table in tables:
        heads = [head.get_text(" ") for head in table.select("th[rowspan]")]
        assert heads[-2:] == ["points: sum to 78", "less 26: sum to 0"]
    for question in ("score.method", "score.odd-groups"):
        assert variant[question].wording in page.get_text()


def test_a_table_tent_has_all_trumps_in_order_on_both_sides():
    page = BeautifulSoup(table_tents(plan_workshop("guild-42")), "html.parser")
    for tent, variant in zip(page.select(".tent"), tt.VARIANTS.values(), strict=True):
        named = [int(item.get_text().split()[0]) for item in tent.select("ol li")]
        assert sorted(named[:21]) == list(range(1, 22))
        assert named[:21] == named[21:]
        assert named[0] == variant.top_trump.number
