"""The rule card says the rulings of its game, what is founded how, and where games differ."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup

import tarot_teach as tt
from tarot_teach.cards import FOOL, Card
from tarot_teach.sources import Standing
from tarot_teach.workshop.drawing import FRENCH_SUITS
from tarot_teach.workshop.plan import plan_workshop
from tarot_teach.workshop.rule_card import (
    HOW_THE_VALUES_ARE_KNOWN,
    on_paper,
    rule_card,
    worth,
)
from tarot_teach.workshop.rule_card_sections import ORDER, SECTIONS
from tarot_teach.workshop.standings import FOLLOWS, OURS, mark_of
from tarot_teach.workshop.table_tent import table_tents

GAMES = tuple(tt.VARIANTS)
PARTLY_OURS = {
    "1597": {"revoke.penalty"},
    "1659": set(),
    "piedmontese": {"table.first-dealer"},
}
"""Rulings that a source states but for a part."""


def page_of(game, **choices):
    workshop = plan_workshop("guild-42", **choices)
    return BeautifulSoup(rule_card(workshop, tt.VARIANTS[game]), "html.parser")


def said_in(element):
    return re.sub(r"\s+", " ", element.get_text()).strip()


def told(game):
    asked = [question for _, questions in SECTIONS for question in questions] + list(ORDER)
    return [question for question in asked if tt.VARIANTS[game].answers(question)]


def item_of(page, wording):
    """The item of a rule card that begins with a wording."""
    (item,) = [
        one for one in page.select("section li") if re.match(f"{re.escape(wording)}(?: [°†]|$| Our )",
        said_in(one))
    ]  # fmt: skip
    return item


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_card_says_its_rulings_and_marks_what_no_source_says(game):
    variant, page = tt.VARIANTS[game], page_of(game)
    assert len(told(game)) > 30
    (leaves_open,) = [
        one.parent for one in page.select("h2") if one.get_text() == "What our sources leave open"
    ]
    open_points = [said_in(item) for item in leaves_open.select("li")]
    for question in told(game):
        ruling = variant[question]
        said = said_in(item_of(page, on_paper(ruling.wording)))
        own = ruling.standing is Standing.RECONSTRUCTED or question in PARTLY_OURS[game]
        marked = mark_of(ruling)
        assert said.removeprefix(on_paper(ruling.wording))[:2].strip(" O") == marked, question
        assert (marked == OURS) == own, question
        assert (tt.compare()[question].text in open_points) == own, question
        if ruling.standing is Standing.INFERRED:
            assert marked == FOLLOWS, question
    legend = said_in(page.select_one(".key"))
    assert "No mark: the source says so. ° It follows" in legend
    assert "† Our choice" in legend


@pytest.mark.parametrize("game", GAMES)
def test_bold_is_what_differs_and_a_section_of_one_game_says_so_once(game):
    page, rows = page_of(game), tt.compare()
    for title, questions in (*SECTIONS, ("Order of the cards, highest first", ORDER)):
        asked = [question for question in questions if tt.VARIANTS[game].answers(question)]
        heads = [one for one in page.select("h2") if one.get_text().startswith(title)]
        assert len(heads) == bool(asked), title
        if not asked:
            continue
        alone = all(len(rows[question].answered) == 1 for question in asked)
        assert ("only in this game" in heads[0].get_text()) == alone == (title == "Laying away")
        for question in asked:
            item = item_of(page, on_paper(tt.VARIANTS[game][question].wording))
            differs = rows[question].differs_in_value or rows[question].one_sided
            assert bool(item.find("b")) == (differs and not alone), question
    rules = page.select(".side li")
    assert sum(bool(rule.find("b")) for rule in rules) < len(rules) / 3


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_names_the_other_games(game):
    legend = said_in(page_of(game).select_one(".key"))
    for other, variant in tt.VARIANTS.items():
        assert (variant.name[1:] in legend) == (other != game)


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_left_out_of_a_rule_card_are_few_and_known(game):
    left = {ruling.question for ruling in tt.VARIANTS[game].rulings} - set(told(game))
    assert left <= {
        "pack.french-suits",
        "order.courts",
        "fool.led-by-two",
        "fool.gift-not-fool",
        "fool.gift-owner",
        "fool.discarded",
        "discard.possible",
        "revoke.handling",
        "score.values",
        "score.exchange",
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_values_on_a_rule_card_are_those_of_the_game(game):
    variant = tt.VARIANTS[game]
    said = dict(worth(variant))
    assert said["The Fool"] == variant.points[FOOL]
    assert said["Each King"] == variant.points[Card("SK")]
    assert said["Every other card"] == variant.points[Card("S5")]
    counted = sum(points * (4 if name.startswith("Each") else 1) for name, points in worth(variant))
    named = sum(4 if name.startswith("Each") else 1 for name, _ in worth(variant)) - 1
    rest = said["Every other card"] * (78 - named - 1)
    assert counted + rest == sum(variant.points.values())


def test_values_that_no_source_states_are_owned_up_to_and_no_others():
    for game, variant in tt.VARIANTS.items():
        for answer in variant["score.values"].allowed.values():
            known = HOW_THE_VALUES_ARE_KNOWN.get(answer.value)
            assert (known is None) == (answer.standing is Standing.STATED)
        whole = page_of(game).select_one("section.whole")
        note = whole.select_one("p")
        if mark_of(variant["score.values"]):
            assert said_in(note).startswith("° The source’s own table is lost.")
        else:
            assert note is None
    scarto = tt.VARIANTS["piedmontese"]
    assert sum(scarto.points.values()) - 2 * 26 == 78
    assert "the 78 points" in HOW_THE_VALUES_ARE_KNOWN[scarto["score.values"].value]


def test_where_the_highest_trump_hangs_on_the_pack_the_card_says_what_it_is_with_the_other():
    said = said_in(item_of(page_of("piedmontese"), tt.VARIANTS["piedmontese"]["order.top-trump"].wording))  # fmt: skip
    assert "in this workshop the Angel is highest at every table. †" in said
    other = tt.VARIANTS["piedmontese"].with_rules(angel_high=False)
    world, angel = other.points[Card("T21")], other.points[Card("T20")]
    assert f"the honour worth {world}, and the Angel is worth {angel}." in said
    for game in ("1597", "1659"):
        assert "at every table" not in said_in(page_of(game))


@pytest.mark.parametrize("suits", ["italian", "french"])
@pytest.mark.parametrize("game", GAMES)
def test_card_and_tent_tell_which_suit_stands_for_which(game, suits):
    workshop = plan_workshop("guild-42", game, suits=suits)
    tents = BeautifulSoup(table_tents(workshop), "html.parser").select(".side")
    assert len(tents) == 2
    for said in map(said_in, (page_of(game, suits=suits), *tents)):
        line = re.search(r"With (\w+) suits: (.*?)\. Corners of[^:]*: (.*?)\.", said)
        assert line[1] == ("French" if suits == "italian" else "Italian")
        pairs = dict(re.split(r" (?:stand )?for ", pair) for pair in line[2].split(", "))
        expected = {f"{ours}s": f"{theirs}s" for ours, theirs in FRENCH_SUITS.items()}
        if suits == "italian":
            expected = {theirs: ours for ours, theirs in expected.items()}
        assert pairs == expected
        assert line[3] == "Knave V or J, Cavalier C, Queen D or Q, King R or K"


def test_a_name_that_stands_nowhere_else_is_left_off_the_paper():
    for game in GAMES:
        assert "here called" not in said_in(page_of(game))
        assert "Pagat" not in said_in(page_of(game))
        assert "This program" not in said_in(page_of(game))
