"""A game's rules as a text to settle a quarrel by: each rule, its standing and its sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .sources import Ruling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 88


def rulebook(name: str, rulings: Iterable[Ruling], questions: Mapping[str, str]) -> str:
    """Write out the rulings of a game in the order of the questions, as plain text.

    `questions` maps each question's key to its words. A rule that may be chosen says how.
    """
    by_question = {ruling.question: ruling for ruling in rulings}
    entries = [
        _entry(words, by_question[question])
        for question, words in questions.items()
        if question in by_question
    ]
    head = (
        f"{name}: {len(entries)} rules. Each has its id, the rule in force, its standing and "
        "sources. Stated: a source says it. Inferred: it follows from arithmetic, the rest of "
        "a text, or a sister source. Reconstructed: our choice."
    )
    return "\n\n".join([_wrapped(head, ""), *entries])


def _entry(question: str, ruling: Ruling) -> str:
    sources = "; ".join(str(citation) for citation in ruling.citations)
    lines = [
        f"{ruling.id}: {question}",
        _wrapped(ruling.wording, "    "),
        _wrapped(f"{ruling.standing.capitalize()}: {sources}.", "    "),
    ]
    if ruling.option:
        values = (
            f"{ruling.option}={_plain(value)!r}{' (in force)' if value == ruling.value else ''}"
            for value in ruling.allowed
        )
        lines.append(_wrapped(f"House rule: {', '.join(values)}.", "    "))
    return "\n".join(lines)


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, str) else value


def _wrapped(text: str, indent: str) -> str:
    import textwrap

    # Ids and words such as "counter-clockwise" stay whole, so that they can be searched for.
    return textwrap.fill(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )


class RulebookOrClass:
    """Be the `__doc__` of a class of games: a game's rules for a game, else the class's own.

    So `help(VARIANTS["1597"])`, or a question mark behind it in a notebook, shows its rules.
    """

    def __init__(self, of_class: str, questions: Mapping[str, str]) -> None:
        self._of_class = of_class
        self._questions = questions

    def __get__(self, game: Any, _kind: object = None) -> str:
        if game is None:
            return self._of_class
        return rulebook(game.name, game.rulings, self._questions)
