"""Mount the bank of ready-made puzzles, and put the chooser of practice sets on its page."""

from __future__ import annotations

import hashlib
import logging
import re
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

import tarot_teach as tt
from tarot_teach.puzzles import bank
from tarot_teach.views.practice_page import practice_twin

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

REPOSITORY = Path(__file__).parents[2]
KEPT = REPOSITORY / ".cache" / "tarot-bank"
IN_USE = 3600.0
"""For so many seconds another build may still be reading a bank, even one of another version."""
MARK = "<!-- practice -->"
WITHOUT_SCRIPT = "quick-1"
TAG = re.compile(r"^<tarot-practice[^>]*>|</tarot-practice>$")
log = logging.getLogger("mkdocs.hooks.practice")


@cache
def _version() -> str:
    """Name the bank by the program that makes it, as it was when this build began."""
    version = hashlib.sha256()
    for path in sorted((REPOSITORY / "tarot_teach").rglob("*.py")):
        version.update(path.relative_to(REPOSITORY).as_posix().encode() + path.read_bytes())
    return version.hexdigest()[:12]


_version()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path in sorted(_bank().iterdir()):
        address = f"assets/tarot/bank/{path.name}"
        files.append(File.generated(config, address, abs_src_path=str(path)))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if MARK not in html:
        return html
    readable = TAG.sub("", practice_twin(tt.practice(WITHOUT_SCRIPT).document))
    return html.replace(MARK, f"<tarot-practice><noscript>{readable}</noscript></tarot-practice>")


def _bank() -> Path:
    """Make the bank once for each version of the program; later builds find it ready."""
    folder = KEPT / _version()
    if folder.is_dir():
        return folder
    log.info("Making the bank of puzzles; this takes a while, once.")
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in KEPT.iterdir():
        if old.stat().st_mtime < time.time() - IN_USE:
            shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=KEPT.parent) as scratch:
        unfinished = Path(scratch) / "bank"
        unfinished.mkdir()
        for name, text in bank.files():
            (unfinished / name).write_text(text, "utf-8")
        try:
            unfinished.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another build was quicker
                raise
    return folder
