"""Build or serve the tutorial site."""

from __future__ import annotations

import os
from pathlib import Path

from .command import Command, CommandError, Outcome
from .project import project_folder, run, tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--out", default="site", help="a new folder, or that of an earlier build (site)"
    )
    parser.add_argument("--serve", action="store_true", help="serve it, rebuilt as you edit")
    parser.add_argument("--port", type=int, default=8000, help="with --serve: the port (8000)")
    parser.add_argument("--dry-run", action="store_true", help="only print what would be run")


BUILT = ("index.html", "404.html", "search/search_index.json")
"""What every built site holds; a folder without these is somebody's own."""


def _place(out: str) -> Path:
    """Give the folder to build into, which is emptied. Raises `CommandError` for anybody's own."""
    if not out.strip():
        raise CommandError("--out needs the name of a folder to make.")
    place = Path(out).absolute()
    if place.exists() and not place.is_dir():
        raise CommandError(f"{place} is a file; name a folder.")
    built = all((place / name).is_file() for name in BUILT)
    if place.is_dir() and any(place.iterdir()) and not built:
        raise CommandError(f"{place} holds other things; name a new folder.")
    return place


def _run(options: Namespace) -> Outcome:
    folder = project_folder()
    out = str(_place(options.out))
    if options.serve:
        words = [*tool("mkdocs", "site"), "serve", "--dev-addr", f"127.0.0.1:{options.port}"]
    else:
        words = [*tool("mkdocs", "site"), "build", "--strict", "--clean", "--site-dir", out]
    if not options.dry_run:
        run(words, folder, {**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    data = {"folder": str(folder), "run": words, "out": out}
    done = " ".join(words) if options.dry_run else "" if options.serve else f"{data['out']}"
    return Outcome(done, data)


COMMAND = Command(
    "site",
    "Build the tutorial site into a folder, or serve it on this machine.",
    "Needs a copy of the project and the tools of tarot-teach[site].",
    (
        "site --out site --dry-run",
        "site --serve --port 8000 --dry-run --json",
    ),
    _options,
    _run,
)
