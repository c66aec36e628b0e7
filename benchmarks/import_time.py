"""How long `import tarot_teach` takes, over a Python that imports nothing."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from .budget import Budget

ROUNDS = 15
REPOSITORY = Path(__file__).parents[1]


def measure() -> list[Budget]:
    """Compare fresh interpreters, in turn, and take the median of the differences."""
    load = f"import sys; sys.path.insert(0, {str(REPOSITORY)!r}); "
    _run(load + "import tarot_teach")
    differences = [_run(load + "import tarot_teach") - _run(load) for _ in range(ROUNDS)]
    return [Budget("import tarot_teach, over bare Python", statistics.median(differences), 60)]


def _run(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
    return (time.perf_counter() - start) * 1000
