"""Print every budget, what was measured, and the ratio of the two; fail when one is broken."""

from __future__ import annotations

import sys

from . import import_time, play, puzzle_time
from .budget import Budget


def main() -> int:
    """Measure all budgets in turn."""
    budgets: list[Budget] = [*import_time.measure(), *puzzle_time.measure(), *play.measure()]
    width = max(len(budget.what) for budget in budgets)
    print("Every figure is a time, so less is better; a ratio above 1 breaks its budget.")
    print(f"{'what':{width}}  {'measured':>10}  {'budget':>10}  ratio")
    for budget in budgets:
        unit = budget.unit
        measured, limit = f"{budget.measured:.2f} {unit}", f"{budget.limit:.0f} {unit}"
        ratio = budget.measured / budget.limit
        print(f"{budget.what:{width}}  {measured:>10}  {limit:>10}  {ratio:5.2f}")
    return int(any(budget.measured > budget.limit for budget in budgets))


if __name__ == "__main__":
    sys.exit(main())
