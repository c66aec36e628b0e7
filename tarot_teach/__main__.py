"""Run the command line: `tarot-teach`, or `python -m tarot_teach`."""

from __future__ import annotations

import argparse
import json
import os
import sys

from . import __version__
from .commands import COMMANDS
from .commands.command import RIGHT, WRONG, WRONG_USE, Command
from .errors import TarotError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_CODES = f"Exit code: {RIGHT} done or right, {WRONG} the answer is no, {WRONG_USE} wrong use."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    The result goes to standard output, errors to standard error. `arguments` are those of the
    process unless given. Wrong use of an option ends the process as argparse does, with code 2.

    >>> main(["trick", "--game", "piedmontese", "T21", "T20", "T1", "--json"])  # doctest: +ELLIPSIS
    {
      "winner": 1,
      ...
    0
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    if options.command is None:
        _parser().print_help()
        return RIGHT
    command: Command = options.command
    try:
        outcome = command.run(options)
    except TarotError as error:
        print(f"{command.name}: {error}", file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        print(f"{command.name}: {error.strerror or error}: {error.filename}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print(f"{command.name}: stopped", file=sys.stderr)
        return WRONG_USE
    try:
        if options.json:
            print(json.dumps(outcome.data, indent=2, ensure_ascii=not _writes_everything()))
        elif outcome.text:
            print(outcome.text)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; the interpreter must not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"{command.name}: the result cannot be written: {error.strerror}", file=sys.stderr)
        return WRONG_USE
    return RIGHT if outcome.ok else WRONG


def _writes_everything() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tarot-teach",
        description="Three old tarot card games: puzzles, verdicts, and a pack for a workshop.",
        epilog=f"Each command has its own --help, with examples. {_CODES}",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"tarot-teach {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        examples = "\n".join(f"  tarot-teach {example}" for example in command.examples)
        own = commands.add_parser(
            command.name,
            help=command.about,
            description=f"{command.about}\n\n{command.description}".strip(),
            epilog=f"examples:\n{examples}\n\n{_CODES}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        own.add_argument("--json", action="store_true", help="print the result as JSON")
        own.set_defaults(command=command)
        command.options(own)
    return parser


if __name__ == "__main__":
    sys.exit(main())
