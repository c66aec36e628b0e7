"""What people answer who go wrong, and what to tell them, read from a puzzle document."""

from __future__ import annotations

import re
from itertools import pairwise

from ..cards import card_names
from .puzzle_sheet import minus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    Told = list[tuple[str, str]]

MOST_OF_A_PART = 2
"""How many likely mistakes are told of each number, where several are asked for at once."""


def likely_mistakes(document: Mapping[str, Any]) -> Told:
    """Pair wrong answers, in words, with what to tell those who give them, the likeliest first.

    >>> from tarot_teach import puzzle
    >>> [said for said, _ in likely_mistakes(puzzle("who-wins/1597/1/7").document)]
    ['Player C', 'Player D', 'Player A']
    """
    ask = document["ask"]
    if ask == "order":
        return _neighbours(document)
    if ask == "number":
        return _numbers(document["mistakes"])
    if ask == "numbers":
        return [
            (f"{part['label']}: {said}", why)
            for part in document["parts"]
            for said, why in _numbers(part["mistakes"])[:MOST_OF_A_PART]
        ]
    if ask == "match":
        return _matches(document["parts"])
    wrong = _wrong(document["choices"])
    return _grouped(wrong) if ask == "many" else wrong


def _wrong(choices: Iterable[Mapping[str, Any]]) -> Told:
    told = []
    for choice in choices:
        label, why = choice["label"], choice["feedback"]
        if not choice["ok"]:
            said = card_names("english").get(label.strip("{}")) or label
            told.append((said, why.removeprefix(f"{label}: ")))
    return told


def _matches(parts: Iterable[Mapping[str, Any]]) -> Told:
    """Tell once what is wrong for the same reason in several parts."""
    labels: dict[tuple[str, str], list[str]] = {}
    for part in parts:
        for entry in _wrong(part["choices"]):
            labels.setdefault(entry, []).append(part["label"])
    return [(f"{', '.join(found)}: {said}", why) for (said, why), found in labels.items()]


def _neighbours(document: Mapping[str, Any]) -> Told:
    """Take two cards that follow each other the wrong way round."""
    found = {(pair["lower"], pair["upper"]): pair["feedback"] for pair in document["pairs"]}
    cards = {item["id"]: card_names("english")[item["card"]] for item in document["items"]}
    told = [
        (f"{cards[upper]} before {cards[lower]}", found[lower, upper])
        for lower, upper in pairwise(document["answer"])
        if (lower, upper) in found
    ]
    return _grouped(told, "; ")


def _numbers(mistakes: Iterable[Mapping[str, Any]]) -> Told:
    """Put first the numbers that only one slip leads to; with one text they stand together."""
    values: dict[str, list[str]] = {}
    for mistake in mistakes:
        values.setdefault(mistake["feedback"], []).append(minus(mistake["value"]))
    told = [(", ".join(numbers), why) for why, numbers in values.items()]
    return sorted(told, key=lambda entry: names_several_slips(entry[1]))


def names_several_slips(feedback: str) -> bool:
    """Tell whether a feedback asks about more than one slip.

    >>> names_several_slips("Did you leave out a King or both Queens? Look again.")
    True
    """
    asked, question, _ = feedback.partition("?")
    return bool(question) and " or " in asked


def _grouped(told: Sequence[tuple[str, str]], between: str = ", ") -> Told:
    """Keep one of the reasons that differ only in the cards they name, with all its answers."""
    groups: dict[str, Told] = {}
    for said, why in told:
        groups.setdefault(re.sub(r"\{[^}]*\}", "", why), []).append((said, why))
    return [(between.join(said for said, _ in group), group[0][1]) for group in groups.values()]
