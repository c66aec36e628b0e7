"""The right answer of a puzzle, read from its document: as `mark` takes it, and in words."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import card_names, write_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def right_answer(document: Mapping[str, Any]) -> object:
    """Read the right answer from a puzzle document, in the form that `mark` takes.

    >>> from tarot_teach import puzzle
    >>> right_answer(puzzle("who-wins/1597/1/7").document)
    '1'
    """
    ask = document["ask"]
    if ask in ("order", "number"):
        return document["answer"]
    if ask == "numbers":
        return {part["id"]: part["answer"] for part in document["parts"]}
    if ask == "match":
        return {part["id"]: _right_ids(part)[0] for part in document["parts"]}
    right = _right_ids(document)
    return right[0] if ask == "one" else right[: document.get("pick", len(right))]


def _right_ids(asked: Mapping[str, Any]) -> list[str]:
    return [choice["id"] for choice in asked["choices"] if choice["ok"]]


def answer_in_words(document: Mapping[str, Any]) -> str:
    """Write the right answer of a puzzle document as words, for a key on paper.

    >>> from tarot_teach import puzzle
    >>> answer_in_words(puzzle("who-wins/1597/1/7").document)
    'Player B'
    """
    ask = document["ask"]
    if ask == "number":
        return _number(document["answer"])
    if ask == "order":
        cards = {item["id"]: item["card"] for item in document["items"]}
        return ", ".join(card_names("english")[cards[one]] for one in document["answer"])
    if ask == "numbers":
        return "; ".join(
            f"{write_out(part['label'])}: {_number(part['answer'])}" for part in document["parts"]
        )
    if ask == "match":
        labels = [(part["label"], _right_labels(part)[0]) for part in document["parts"]]
        return "; ".join(f"{write_out(part)}: {right}" for part, right in labels)
    labels_of_right = _right_labels(document)
    if document.get("pick"):
        return f"{document['pick']} of: {', '.join(labels_of_right)}"
    return ", ".join(labels_of_right) or "None of them"


def _right_labels(asked: Mapping[str, Any]) -> list[str]:
    return [_label(choice["label"]) for choice in asked["choices"] if choice["ok"]]


def _label(text: str) -> str:
    """Write a label; a card alone is named without its article, as on a button."""
    return card_names("english").get(text.strip("{}")) or write_out(text)


def _number(value: int) -> str:
    return str(value).replace("-", "−")
