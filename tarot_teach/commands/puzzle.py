"""Show a puzzle, or the set behind a class code."""

from __future__ import annotations

import re
from itertools import groupby

from ..cards import Card, card_names, write_out
from ..english import player
from ..puzzles import PUZZLES, Puzzle, make_puzzle, mark
from ..puzzles import puzzle as puzzle_of_id
from ..puzzles.key import answer_in_words, right_answer
from ..puzzles.practice import practice
from .command import Command, CommandError, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

PARTS_OF_AN_ID = 3
"""How many strokes an id has at least; a class code with a name has one."""


def _options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what", nargs="?", help="a puzzle's id, a class code such as guild-42, or a kind"
    )
    parser.add_argument("--game", metavar="GAME", help="for a kind: the game, or all")
    parser.add_argument("--level", type=int, default=1, help="for a kind: 1, 2 or 3 (1)")
    parser.add_argument("--seed", default="1", help="for a kind: any number or word (1)")
    parser.add_argument("--key", action="store_true", help="tell the answer and its reason too")


def _run(options: Namespace) -> Outcome:
    if options.what is None:
        return _kinds()
    puzzles = _asked(options)
    texts = [as_text(one.document, with_key=options.key) for one in puzzles]
    documents = [one.document for one in puzzles]
    alone = options.what in PUZZLES or options.what.count("/") >= PARTS_OF_AN_ID
    return Outcome("\n\n".join(texts), documents[0] if alone else documents)


def _asked(options: Namespace) -> Sequence[Puzzle]:
    what = options.what
    if what in PUZZLES:
        game = options.game or PUZZLES[what].games[0]
        return [make_puzzle(what, game, options.level, options.seed)]
    if options.game is not None:
        raise CommandError(f"--game goes with a kind of puzzle, and {what!r} is none.")
    if what.count("/") >= PARTS_OF_AN_ID:
        return [puzzle_of_id(what)]
    if re.search(r"[0-9]", what):
        return practice(what).puzzles
    PUZZLES[what]
    raise AssertionError("an unknown kind is an error of its own")


def _kinds() -> Outcome:
    lines = []
    for kind in PUZZLES.values():
        lines.append(f"{kind.key}: {kind.title} ({', '.join(kind.games)})")
        lines += [f"    {level}  {write_out(about)}" for level, about in kind.levels.items()]
    data = [
        {"key": k.key, "title": k.title, "games": k.games, "levels": k.levels}
        for k in PUZZLES.values()
    ]
    return Outcome("\n".join(lines), data)


def as_text(document: Mapping[str, Any], *, with_key: bool = False) -> str:
    """Write a puzzle for a terminal; the answer only where it is asked for."""
    lines = [f"{document['title']}  [{document['id']}]", write_out(document["prompt"])]
    lines += _table(document.get("table", {}))
    lines += _offers(document)
    if with_key:
        reason = mark(document, right_answer(document)).feedback
        lines += [f"Answer: {answer_in_words(document)}", reason]
    return "\n".join(lines)


def _table(table: Mapping[str, Any]) -> Iterator[str]:
    names = card_names("english")
    tricks = [("Trick", table["trick"])] if table.get("trick") else []
    tricks += [(f"Trick {n}", trick) for n, trick in enumerate(table.get("tricks", []), start=1)]
    for label, trick in tricks:
        plays = (f"{player(play['seat'])} {names[play['card']]} ({play['card']})" for play in trick)
        yield f"  {label}: {'; '.join(plays)}"
    if "hand" in table:
        yield f"  Your hand: {_by_suit(table['hand'])}"
    for seat, pile in table.get("piles", {}).items():
        yield f"  Pile of {player(int(seat))}, {len(pile)} cards: {_by_suit(pile)}"
    for seat, total in table.get("totals", {}).items():
        yield f"  {player(int(seat))} has {total}"


def _by_suit(codes: Sequence[str]) -> str:
    runs = groupby(codes, key=lambda code: Card(code).suit)
    return " | ".join(" ".join(run) for _, run in runs)


def _offers(document: Mapping[str, Any]) -> Iterator[str]:
    if "choices" in document:
        yield f"  Choose: {_choices(document['choices'])}"
    if "items" in document:
        yield f"  Put in order: {' '.join(item['id'] for item in document['items'])}"
    for part in document.get("parts", []):
        offered = _choices(part["choices"]) if "choices" in part else "a number"
        yield f"  {part['id']} = {write_out(part['label'])}: {offered}"


def _choices(choices: Sequence[Mapping[str, Any]]) -> str:
    def named(choice: Mapping[str, Any]) -> str:
        return choice["id"] if _is_card(choice) else f"{choice['id']} = {label(choice)}"

    return ("  " if all(map(_is_card, choices)) else "; ").join(map(named, choices))


def _is_card(choice: Mapping[str, Any]) -> bool:
    return bool(choice["id"] == choice.get("card"))


def label(choice: Mapping[str, Any]) -> str:
    """Write the label of a choice; a card alone is named without its article."""
    text = choice["label"]
    return card_names("english").get(text.strip("{}")) or write_out(text)


COMMAND = Command(
    "puzzle",
    "Show a puzzle, a whole set, or the kinds there are.",
    "Without an argument it lists the kinds of puzzle and what their levels train.",
    (
        "puzzle who-wins/1597/1/7",
        "puzzle legal-plays --game piedmontese --level 2 --seed 5 --key",
        "puzzle guild-42 --json",
        "puzzle",
    ),
    _options,
    _run,
)
