"""The rules of a game where people look for them: in `help`."""

from __future__ import annotations

import pydoc

import pytest

import tarot_teach as tt


def shown_by_help(thing):
    return pydoc.plain(pydoc.render_doc(thing))


@pytest.mark.parametrize("game", list(tt.VARIANTS.values()), ids=list(tt.VARIANTS))
def test_help_shows_every_rule_with_its_standing_and_sources(game):
    text = " ".join(shown_by_help(game).split())
    for ruling in game.rulings:
        assert f"{ruling.id}: {tt.QUESTIONS[ruling.question]} {ruling.wording}" in text
        assert ruling.standing.capitalize() in text
        for citation in ruling.citations:
            assert str(citation) in text
        if ruling.option:
            assert f"{ruling.option}=" in text


def test_it_shows_the_rules_in_force():
    game = tt.VARIANTS["1597"].with_rules(gift="empty")
    assert "gift='empty' (in force)" in " ".join(shown_by_help(game).split())
    assert game["fool.gift"].wording in " ".join(shown_by_help(game).split())


def test_the_class_keeps_its_own_words():
    assert "with_rules" in shown_by_help(tt.Variant)
    assert tt.Variant.__doc__.startswith("Hold one game")
