"""Mark an answer to a puzzle."""

from __future__ import annotations

import re

from ..puzzles import mark as marked
from ..puzzles import puzzle as puzzle_of_id
from .command import Command, CommandError, Outcome
from .puzzle import label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("id", help="the puzzle's id, as who-wins/1597/1/7")
    parser.add_argument(
        "answer",
        nargs="*",
        help="a choice, cards, cards in order, a number, or PART=ANSWER for each part; "
        "nothing at all for “none of them”",
    )


def _run(options: Namespace) -> Outcome:
    document = puzzle_of_id(options.id).document
    words = [word for text in options.answer for word in re.split(r"[,\s]+", text) if word]
    verdict = marked(document, _READERS[document["ask"]](document, words, " ".join(options.answer)))
    text = f"{'Right.' if verdict.ok else 'No.'} {verdict.feedback}"
    data = {
        "id": document["id"],
        "ok": verdict.ok,
        "feedback": verdict.feedback,
        "cites": verdict.cites,
    }
    return Outcome(f"{text}\nRules: {', '.join(verdict.cites)}", data, verdict.ok)


def _chosen(choices: Sequence[Mapping[str, Any]], text: str) -> str:
    """Find a choice by its id, its label, or the letter of a player; else hand the text on."""
    wanted = text.strip().casefold()
    for choice in choices:
        said = label(choice).casefold()
        ways = {choice["id"].casefold(), said}
        if re.fullmatch(r"player [a-f]", said):
            ways.add(said[-1])
        if wanted in ways:
            return str(choice["id"])
    return text


def _one(document: Mapping[str, Any], _words: list[str], text: str) -> object:
    return _chosen(document["choices"], text)


def _many(document: Mapping[str, Any], words: list[str], _text: str) -> object:
    return [_chosen(document["choices"], word) for word in words]


def _order(document: Mapping[str, Any], words: list[str], _text: str) -> object:
    known = {item["id"].casefold(): item["id"] for item in document["items"]}
    return [known.get(word.casefold(), word) for word in words]


def _number(_document: Mapping[str, Any], _words: list[str], text: str) -> object:
    return whole_number(text)


def _parts(document: Mapping[str, Any], words: list[str], _text: str) -> dict[str, object]:
    answers: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            ids = " ".join(f"{part['id']}=…" for part in document["parts"])
            raise CommandError(f"{word!r}: this puzzle has parts; answer {ids}")
        part = next((p for p in document["parts"] if _names(p, name)), None)
        if (part["id"] if part else name) in answers:
            raise CommandError(f"{name!r} comes twice; give one answer for each part.")
        if part is None:
            answers[name] = value
        elif "choices" in part:
            answers[part["id"]] = _chosen(part["choices"], value)
        else:
            answers[part["id"]] = whole_number(value)
    return answers


def _names(part: Mapping[str, Any], text: str) -> bool:
    return text.casefold() in {
        part["id"].casefold(),
        label(part).casefold().removeprefix("player "),
    }


def whole_number(text: str) -> int:
    """Read a whole number, with a true minus too. Raises `CommandError` for anything else."""
    try:
        return int(text.strip().replace("−", "-"))
    except ValueError:
        raise CommandError(f"{text!r} is no whole number.") from None


_READERS: dict[str, Callable[[Mapping[str, Any], list[str], str], object]] = {
    "one": _one,
    "many": _many,
    "order": _order,
    "number": _number,
    "numbers": _parts,
    "match": _parts,
}

COMMAND = Command(
    "mark",
    "Mark an answer to a puzzle, with the reason.",
    "Ends with 1 for a wrong answer.",
    (
        "mark who-wins/1597/1/7 B",
        "mark legal-plays/piedmontese/1/96 SK",
        "mark score-pile/piedmontese/2/31 33 --json",
        "mark score-hand/1597/1/2 A=12 B=17 C=-4 D=10",
    ),
    _options,
    _run,
)
