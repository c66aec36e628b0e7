"""What a puzzle takes for granted that the game, as it is told in a workshop, does not."""

from __future__ import annotations

from ..puzzles.document import Puzzle
from ..variants import VARIANTS
from .rule_card import on_paper


def house_rules_in_words(puzzle: Puzzle) -> str:
    """Say for the leader by which house rules a puzzle goes; '' where it goes by none.

    How the game has it without them is told as well.

    >>> from tarot_teach import puzzle
    >>> house_rules_in_words(puzzle("who-wins/1597/1/7"))
    ''
    """
    document = puzzle.document
    if not document["rules"]:
        return ""
    usual = VARIANTS[document["variant"]]
    agreed = usual.with_rules(**document["rules"])
    pairs = [
        (on_paper(agreed[ruling.question].wording), on_paper(ruling.wording))
        for ruling in usual.rulings
        if ruling.option in document["rules"]
    ]
    here = " ".join(one for one, _ in pairs)
    usually = " ".join(other for _, other in pairs)
    return f"it goes by a house rule, as its text says. There: {here} Without it: {usually}"
