"""Reading what people have written into a file."""

from __future__ import annotations

import sys
from pathlib import Path

from .command import CommandError

STANDARD_INPUT = "-"


def read_text_file(name: str, wanted: str) -> str:
    """Read a file of plain text in UTF-8, or standard input where its name is "-".

    `wanted` is a sentence that says what such a file holds. Raises `CommandError`, which names the
    file and ends with that sentence, for one that cannot be read or is no text.
    """
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.read()
        # Some editors put a mark before the first letter, which is no part of the text.
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{name} is no text. {wanted} Save it as UTF-8.") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CommandError(f"{_short(name)!r} cannot be read: {reason}. {wanted}") from None


def _short(name: str) -> str:
    return name if len(name) <= 60 else f"{name[:60]}…"
