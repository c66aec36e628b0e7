"""How long it takes to make one puzzle of each kind."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import tarot_teach as tt

from .budget import Budget

PUZZLES = 1000


def measure() -> list[Budget]:
    """Time a thousand puzzles of every kind, over all games and levels."""
    return [budget for kind in tt.PUZZLES for budget in _measure(kind)]


def _measure(kind: str) -> Iterator[Budget]:
    combinations = [(game, level) for game in tt.PUZZLES[kind].games for level in (1, 2, 3)]
    times = []
    for seed in range(PUZZLES):
        game, level = combinations[seed % len(combinations)]
        # The time of this process alone: a busy machine makes the clock on the wall say more.
        start = time.process_time()
        tt.make_puzzle(kind, game, level=level, seed=seed)
        times.append((time.process_time() - start) * 1000)
    yield Budget(f"make a {kind} puzzle, median of {PUZZLES}", statistics.median(times), 5)
    yield Budget(f"make a {kind} puzzle, worst of {PUZZLES}", max(times), 50)
