"""The commands of the command line, one module each."""

from __future__ import annotations

from . import compare, lab, mark, puzzle, replay, score, site, trick, workshop
from .command import Command

COMMANDS: tuple[Command, ...] = (
    puzzle.COMMAND,
    mark.COMMAND,
    score.COMMAND,
    trick.COMMAND,
    replay.REPLAY,
    replay.REFEREE,
    compare.COMMAND,
    site.COMMAND,
    lab.COMMAND,
    workshop.COMMAND,
)
"""Every command, in the order in which the help lists them."""
