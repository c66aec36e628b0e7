"""Lay the games side by side."""

from __future__ import annotations

import textwrap

from ..comparison import Row
from ..comparison import compare as compared
from ..variant import QUESTIONS
from .command import Command, CommandError, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games (all three)")
    parser.add_argument("--all", action="store_true", help="the questions they agree on as well")
    parser.add_argument("--about", metavar="WORD", help="only questions with this word")


def _run(options: Namespace) -> Outcome:
    found = compared(list(dict.fromkeys(options.games)) or None)
    rows = [row for row in found if options.all or row.differs or len(found.games) == 1]
    if options.about is not None:
        word = options.about.casefold()
        rows = [row for row in rows if word in f"{row.question} {row.text}".casefold()]
        if not rows or not word.strip():
            known = sorted({question.split(".")[0] for question in QUESTIONS})
            raise CommandError(f"No question is about {options.about!r}. Try: {', '.join(known)}.")
    names = [game.name for game in found.games]
    lines = []
    for row in rows:
        lines.append(f"{row.text}  [{row.question}]")
        lines += _answers(names, row)
    data = [
        {
            "question": row.question,
            "text": row.text,
            "differs": row.differs,
            "answers": {
                game.key: None
                if ruling is None
                else {"id": ruling.id, "wording": ruling.wording, "standing": str(ruling.standing)}
                for game, ruling in zip(found.games, row.rulings, strict=True)
            },
        }
        for row in rows
    ]
    return Outcome("\n".join(lines), data)


def _answers(names: list[str], row: Row) -> list[str]:
    lines = []
    for name, ruling in zip(names, row.rulings, strict=True):
        said = "does not arise" if ruling is None else f"{ruling.wording} ({ruling.standing})"
        lines.append(textwrap.fill(f"{name}: {said}", 88, initial_indent="    ",
                                   subsequent_indent="        "))  # fmt: skip
    return lines


COMMAND = Command(
    "compare",
    "Lay the games side by side: where they differ, and how well each rule is founded.",
    "",
    (
        "compare",
        "compare 1597 1659 --all",
        "compare --about fool --json",
    ),
    _options,
    _run,
)
