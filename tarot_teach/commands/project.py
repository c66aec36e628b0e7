"""The project's folder, which holds the lessons and the pages, and programs run in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .command import CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CLUE = "mkdocs.yml"


def project_folder(start: Path | None = None) -> Path:
    """Find the folder of the lessons, from the current folder upwards or beside this package.

    Raises `CommandError` where only the package is installed.
    """
    here = start or Path.cwd()
    for folder in (here, *here.parents, Path(__file__).parents[2]):
        if (folder / CLUE).is_file() and (folder / "notebooks").is_dir():
            return folder
    raise CommandError(
        "The lessons and pages are not part of the installed package. Go to a copy of the "
        f"project first (the folder that holds {CLUE})."
    )


def tool(module: str, extra: str) -> list[str]:
    """Give the words that start a tool of this Python. Raises `CommandError` where it is absent."""
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise CommandError(
            f"{module} is not installed here. Run: pip install 'tarot-teach[{extra}]'"
        )
    return [sys.executable, "-m", module]


def run(words: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> None:
    """Run a program in a folder, its messages on standard error.

    Raises `CommandError` where it fails.
    """
    done = subprocess.run(words, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise CommandError(f"{Path(words[0]).name} {' '.join(words[1:4])} failed; see above.")
