"""Build or serve the tutorial site."""

from __future__ import annotations

import os
from pathlib import Path

from .command import Command, Outcome
from .project import project_folder, run, tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("site"), help="where to build (site)")
    parser.add_argument("--serve", action="store_true", help="serve it, rebuilt as you edit")
    parser.add_argument("--port", type=int, default=8000, help="with --serve: the port (8000)")
    parser.add_argument("--dry-run", action="store_true", help="only print what would be run")


def _run(options: Namespace) -> Outcome:
    folder = project_folder()
    if options.serve:
        words = [*tool("mkdocs", "site"), "serve", "--dev-addr", f"127.0.0.1:{options.port}"]
    else:
        out = str(options.out.absolute())
        words = [*tool("mkdocs", "site"), "build", "--strict", "--clean", "--site-dir", out]
    if not options.dry_run:
        run(words, folder, {**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    data = {"folder": str(folder), "run": words, "out": str(options.out.absolute())}
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
