"""What a command is, and what it hands back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..errors import TarotError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from typing import Any

RIGHT, WRONG, WRONG_USE = 0, 1, 2
"""The exit codes: done or right; the answer is no; wrong use, or nothing could be done."""


class CommandError(TarotError):
    """Refuse what a command cannot do; the message says what would help."""


@dataclass(frozen=True)
class Outcome:
    """Hold what was found: as text for people, as data for `--json`, and whether it is yes."""

    text: str
    data: Any
    ok: bool = True


@dataclass(frozen=True)
class Command:
    """Describe one command.

    `examples` are argument lines that work as they stand; `options` adds the command's own
    arguments to its parser; `run` does the work or raises a `TarotError`.
    """

    name: str
    about: str
    description: str
    examples: tuple[str, ...]
    options: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], Outcome]
