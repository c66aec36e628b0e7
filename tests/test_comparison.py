"""The games side by side."""

from __future__ import annotations

import pytest

import tarot_teach as tt


def test_every_question_has_a_row_in_the_order_of_a_rulebook():
    assert [row.question for row in tt.compare()] == list(tt.QUESTIONS)
    for row in tt.compare():
        assert row.text == tt.QUESTIONS[row.question]
        assert len(row.rulings) == 3
        assert row.cites == tuple(
            f"{key}.{row.question}"
            for key, game in tt.VARIANTS.items()
            if game.answers(row.question)
        )
        for ruling in row.answered:
            assert ruling.standing in tt.Standing
            assert ruling.citations


@pytest.mark.parametrize(
    ("question", "differs"),
    [
        ("order.round-suits", True),
        ("order.top-trump", True),
        ("fool.gift", True),
        ("fool.forfeit", True),
        ("players", True),
        ("score.method", True),
        ("revoke.penalty", True),
        ("discard.kings", True),
        ("trick.follow", False),
        ("fool.any-time", False),
        ("fool.led", False),
        ("trick.overtrump", False),
    ],
)
def test_rows_tell_whether_the_games_differ(question, differs):
    assert tt.compare()[question].differs is differs


def test_rows_are_parted_into_those_that_differ_and_those_that_agree():
    comparison = tt.compare()
    assert len(comparison) == len(comparison.differing) + len(comparison.agreeing)
    assert comparison.differing
    assert comparison.agreeing


def test_a_question_that_arises_in_some_games_only_is_one_sided():
    row = tt.compare()["discard.pagat"]
    assert row.rulings[:2] == (None, None)
    assert row.one_sided
    assert not row.differs_in_value


def test_one_rule_may_stand_differently():
    row = tt.compare(["1597", "1659"])["order.top-trump"]
    assert not row.differs
    assert row.differs_in_standing


def test_values_are_compared_by_what_they_mean():
    full = tt.VARIANTS["1659"].with_rules(values="full")
    assert tt.compare(["1597", "1659"])["score.values"].differs
    assert not tt.compare(["1597", full])["score.values"].differs


def test_house_rules_can_be_compared():
    plain = tt.VARIANTS["1659"]
    other = plain.with_rules(gift="empty", settle="end")
    rows = tt.compare([plain, other]).differing
    assert [row.question for row in rows] == ["fool.gift", "fool.debt"]
    assert tt.compare([plain, plain]).differing == ()


def test_a_comparison_never_changes():
    comparison = tt.compare()
    assert comparison == tt.compare()
    with pytest.raises(AttributeError):
        comparison.rows = ()
    with pytest.raises(AttributeError):
        comparison.rows[0].question = "x"


@pytest.mark.parametrize(
    ("games", "error", "says"),
    [
        (["1597", "scarto"], tt.UnknownKeyError, "1597, 1659, piedmontese"),
        ([], tt.RuleError, "at least one"),
        ("1597", TypeError, "several games"),
        ([1597], TypeError, "VARIANTS"),
    ],
)
def test_what_cannot_be_compared_is_named(games, error, says):
    with pytest.raises(error, match=says):
        tt.compare(games)


def test_an_unknown_question_is_named():
    with pytest.raises(tt.RuleError, match=r"'fool\.hat'"):
        tt.compare()["fool.hat"]


@pytest.mark.parametrize("games", [["1597", "1659"], ["1659", "piedmontese"], None])
def test_a_comparison_shows_itself_as_a_table_of_the_rules_that_differ(games):
    found = tt.compare(games)
    head, rule, *lines = found._repr_markdown_().split("\n")
    assert head == f"| Question | {' | '.join(game.name for game in found.games)} |"
    assert rule.count("---") == len(found.games) + 1
    differing = [row for row in found if row.differs_in_value]
    assert len(lines) == len(differing) >= 3
    for line, row in zip(lines, differing, strict=True):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert cells[0] == f"**{row.text}**"
        assert cells[1:] == [ruling.wording if ruling else "–" for ruling in row.rulings]
