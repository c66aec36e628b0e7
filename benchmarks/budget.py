"""One line of the table that the benchmarks print."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Hold what was measured and what it may be at most, both in one unit."""

    what: str
    measured: float
    limit: float
    unit: str = "ms"
