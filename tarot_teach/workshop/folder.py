"""A folder that is there whole or not at all."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .plan import WorkshopError


@contextmanager
def whole_folder(target: Path, mark: str) -> Iterator[Path]:
    """Give an empty folder to fill, which takes the place of `target` when all went well.

    A folder made before is replaced if its page `mark` links to all that it holds; one with
    anything else is left alone. Raises `WorkshopError` for such a folder and where none can be
    made, `OSError` where the disk refuses later.
    """
    target = target.resolve()
    if target.exists() and not target.is_dir():
        raise WorkshopError(f"{target} is a file; name a folder.")
    if Path.cwd().is_relative_to(target):
        raise WorkshopError(f"{target} is where you are; name a new folder in it.")
    if target.is_dir() and not _is_made_here(target, mark):
        raise WorkshopError(f"{target} holds other things; name a new folder.")
    above = [folder for folder in target.parents if not folder.exists()]
    made = None
    try:
        made = _beside(target)
        yield made
        _take_its_place(made, target)
    except BaseException:
        if made is not None:
            shutil.rmtree(made, ignore_errors=True)
        for folder in above:
            with suppress(OSError):
                folder.rmdir()
        raise


def _is_made_here(folder: Path, mark: str) -> bool:
    """Tell whether a folder is empty, or holds only the page `mark` and what that links to."""
    names = {path.name for path in folder.iterdir()}
    if mark not in names:
        return not names
    page = (folder / mark).read_text("utf-8", errors="replace")
    linked = {link.split("/")[0] for link in re.findall(r'href="([^"]+)"', page)}
    return names <= {mark} | linked


def _beside(target: Path) -> Path:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        made.chmod(0o755)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise WorkshopError(
            f"{target} cannot be made: {reason}. Name a folder in a place that you may write to."
        ) from error
    return made


def _take_its_place(made: Path, target: Path) -> None:
    if not target.exists():
        made.rename(target)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{target.name}-old-", dir=target.parent))
    target.rename(old / "old")
    made.rename(target)
    shutil.rmtree(old, ignore_errors=True)
