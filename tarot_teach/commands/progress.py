"""A bar for what takes more than two seconds, on a terminal only."""

from __future__ import annotations

import sys
import time

PATIENCE = 2.0
WIDTH = 24


class Bar:
    """Show how far the work is, on standard error, once it has taken longer than `PATIENCE`."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._shown = False

    def __call__(self, done: int, of: int, what: str) -> None:
        """Show that `done` of `of` steps are done and what is at hand."""
        if not sys.stderr.isatty() or time.monotonic() - self._began < PATIENCE:
            return
        full = WIDTH * done // max(of, 1)
        line = f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{of} {what}"
        print(f"\r{line:<79.79}", end="", file=sys.stderr, flush=True)
        self._shown = True

    def close(self) -> None:
        """Leave the line, so that what follows begins at its start."""
        if self._shown:
            print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)
