"""Write the page of the Python names from their docstrings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import tarot_teach as tt

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

WIDTH = 84
GROUPS = {
    "Cards": "Card Cards Suit deck parse_cards",
    "Games and their rulings": "VARIANTS Variant QUESTIONS Ruling Standing Citation Source SOURCES "
    "compare Comparison",
    "What may be played, and who wins": "legal_cards judge_play trick_winner judge_trick "
    "legal_gifts judge_gift judge_discard judge_revoke judge_fool FoolStory Trick Verdict",
    "Counting": "count_pile Count game_result judge_result",
    "Playing a hand and a game": "deal Position new_game Game play_out",
    "Hands on record": "HandRecord PlayedTrick replay Replay referee Fault",
    "Puzzles": "PUZZLES make_puzzle puzzle Puzzle mark Mark practice PracticeSet",
    "Errors": "TarotError IllegalPlay NotationError PuzzleError RecordError RuleError "
    "UnknownKeyError",
}
CONSTANTS = {
    "VARIANTS": "The three games by key. An unknown key is an `UnknownKeyError` that lists them.",
    "QUESTIONS": "What every game is asked, by key, in the order in which a rulebook would tell "
    "it.",
    "SOURCES": "Every text that rulings cite, by key; also on the page of [sources](sources.md).",
    "PUZZLES": "The kinds of puzzle by key, each with its title, games and levels.",
}
BUILT_BY_HAND = {"Card", "Cards", "Trick", "HandRecord", "PlayedTrick"}
"""Classes whose objects a reader makes; all others come from functions."""
EXAMPLE = re.compile(r"(?:^|\n)(>>> .*?)(?=\n\s*\n|\Z)", re.S)
HEAD = """---
title: Python reference
description: Every public name of the Python package tarot_teach, with its arguments, errors and an example.
hide: [navigation]
---
# Python reference

All of these are names of the package: write `import tarot_teach as tt`, then `tt.deal` and so on. The core needs nothing but Python’s standard library. Cards are written as a suit and a rank, `SK` for the King of Swords, `T20` for trump 20, `F` for the Fool. Seats are counted from 0 in the order of play. The examples are run as tests.

"""  # noqa: E501


def on_files(files: Files, config: MkDocsConfig) -> Files:
    files.append(File.generated(config, "api.md", content=HEAD + "\n".join(_groups())))
    return files


def _groups() -> Iterator[str]:
    grouped = " ".join(GROUPS.values()).split()
    missing = set(tt.__all__) ^ set(grouped)
    if missing:
        raise PluginError(f"The page of Python names and __all__ differ: {sorted(missing)}.")
    for title, names in GROUPS.items():
        yield f"## {title}\n"
        yield " · ".join(f"[`{name}`](#api-{name})" for name in names.split()) + "\n"
        for name in names.split():
            yield from _entry(name)


def _entry(name: str) -> Iterator[str]:
    thing = getattr(tt, name)
    yield f'<h3 class="api" id="api-{name}"><code>{name}</code></h3>\n'
    if name in CONSTANTS:
        yield f"{CONSTANTS[name]}\n"
        return
    signature = _signature(name, thing)
    if signature:
        yield f"```python\n{signature}\n```\n"
    yield _described(str(thing.__doc__)) + "\n"
    if inspect.isclass(thing):
        yield from _members(thing)


def _signature(name: str, thing: object) -> str:
    if inspect.isclass(thing) and name not in BUILT_BY_HAND:
        return ""
    try:
        signature = inspect.signature(thing)  # type: ignore[arg-type]
    except ValueError:
        return ""
    return _wrapped(name, signature)


def _wrapped(name: str, signature: inspect.Signature) -> str:
    text = f"{name}{signature}".replace("'", "").removesuffix(" -> None")
    if len(text) <= WIDTH:
        return text
    parts, marked = [], False
    for parameter in signature.parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and not marked:
            parts.append("*")
            marked = True
        parts.append(str(parameter))
    result = str(signature.return_annotation)
    end = (
        "" if signature.return_annotation in (inspect.Signature.empty, "None") else f" -> {result}"
    )
    lines = "".join(f"    {part},\n" for part in parts)
    return f"{name}(\n{lines}){end}".replace("'", "")


def _described(text: str) -> str:
    """Turn a docstring into Markdown; its examples become blocks of code."""
    return EXAMPLE.sub(
        lambda match: f"\n```pycon\n{match[1].strip()}\n```\n", inspect.cleandoc(text)
    )


def _members(cls: type) -> Iterator[str]:
    rows = []
    for name, member in vars(cls).items():
        function = inspect.unwrap(getattr(member, "fget", None) or getattr(member, "func", member))
        function = getattr(function, "__func__", function)
        if name.startswith("_") or not inspect.isfunction(function) or not function.__doc__:
            continue
        shown = (
            name
            if function is not member and not isinstance(member, classmethod | staticmethod)
            else f"{name}{_arguments(function)}"
        )
        told = EXAMPLE.sub("", inspect.cleandoc(function.__doc__)).strip().replace("\n\n", " ")
        told = " ".join(told.split())
        rows.append(f"`{shown}`\n:   {told}\n")
    yield from rows


def _arguments(function: object) -> str:
    names = list(inspect.signature(function).parameters.values())  # type: ignore[arg-type]
    own = [str(one).split(":")[0].split("=")[0].strip() for one in names]
    return f"({', '.join(one for one in own if one not in ('self', 'cls'))})"
