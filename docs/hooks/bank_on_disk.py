"""Make the bank of puzzles once for each version of the program, and pack it for keeping."""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

from tarot_teach.puzzles import bank

REPOSITORY = Path(__file__).parents[2]
KEPT = REPOSITORY / ".cache" / "tarot-bank"
IN_USE = 3600.0
"""For so many seconds another build may still be reading a bank, even one of another version."""
log = logging.getLogger("mkdocs.hooks.bank_on_disk")


@cache
def _version() -> str:
    """Name the bank by the program that makes it, as it was when this build began."""
    version = hashlib.sha256()
    for path in sorted((REPOSITORY / "tarot_teach").rglob("*.py")):
        version.update(path.relative_to(REPOSITORY).as_posix().encode() + path.read_bytes())
    return version.hexdigest()[:12]


_version()


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


@cache
def parts() -> list[Path]:
    """List the files of the bank in the order of their names."""
    return sorted(_bank().iterdir())


@cache
def place() -> str:
    """Name the folder of the site for the bank and for the script that asks for it.

    It is named after all that the bank holds: a page and a bank of two versions never meet.
    """
    mark = hashlib.sha256()
    for path in parts():
        mark.update(path.name.encode() + path.read_bytes())
    return f"assets/tarot/{mark.hexdigest()[:8]}"


@cache
def packs() -> dict[str, bytes]:
    """Pack the bank into one file for each game and level, by address.

    A pack is the length of a table in 4 bytes, the table as JSON (name of a part: where it begins
    behind the table, its length), and the parts, each compressed by itself.
    """
    lots: dict[str, list[Path]] = {}
    for path in parts():
        _, game, level, _ = path.stem.rsplit("-", 3)
        lots.setdefault(f"{place()}/packs/{game}-{level}.pack", []).append(path)
    return {address: _packed(lot) for address, lot in sorted(lots.items())}


def _packed(lot: list[Path]) -> bytes:
    table, body = {}, b""
    for path in lot:
        part = gzip.compress(path.read_bytes(), 9, mtime=0)
        table[path.name] = [len(body), len(part)]
        body += part
    head = json.dumps(table, separators=(",", ":")).encode()
    return len(head).to_bytes(4, "big") + head + body
