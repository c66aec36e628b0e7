"""Make the pack of a workshop."""

from __future__ import annotations

import os
import time
from pathlib import Path

from ..workshop.pack import START, write_pack
from ..workshop.plan import DRESSES, LENGTHS, MOST_NAMES, PAPERS, plan_workshop
from .command import Command, CommandError, Outcome
from .progress import Bar
from .project import project_folder, run, tool
from .text_file import read_text_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("code", help="a class code, such as guild-42: the same for the whole room")
    parser.add_argument(
        "--game", metavar="GAME", help="1597, 1659 or piedmontese; all three compared if left out"
    )
    minutes = " or ".join(map(str, LENGTHS))
    parser.add_argument("--minutes", type=int, default=LENGTHS[0], help=f"{minutes} ({LENGTHS[0]})")
    parser.add_argument("--paper", default=PAPERS[0], help=f"{' or '.join(PAPERS)} ({PAPERS[0]})")
    parser.add_argument("--suits", default=DRESSES[0], help=f"{' or '.join(DRESSES)} (italian)")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="the folder to make")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a puzzle sheet of their own for this person; up to {MOST_NAMES} times",
    )
    parser.add_argument("--names", metavar="FILE", help="a text file with a name on each line")
    parser.add_argument("--colour", action="store_true", help="the pack to cut in colour")
    parser.add_argument("--html-only", action="store_true", help="no PDF files")
    parser.add_argument(
        "--offline-site", action="store_true", help="add the tutorial site, ready for a stick"
    )


def _run(options: Namespace) -> Outcome:
    began = time.monotonic()
    if not options.out.strip():
        raise CommandError("--out needs the name of a folder to make.")
    names = [*options.name, *(_lines(options.names) if options.names is not None else [])]
    workshop = plan_workshop(
        options.code,
        options.game,
        minutes=options.minutes,
        paper=options.paper,
        suits=options.suits,
        names=names,
        colour=options.colour,
    )
    site = _offline_site() if options.offline_site else None
    bar = Bar()
    try:
        written = write_pack(
            workshop, Path(options.out), with_pdf=not options.html_only, site=site, progress=bar
        )
    finally:
        bar.close()
    seconds = time.monotonic() - began
    lines = [told for told in (workshop.note, written.message) if told]
    lines.append(f"{len(written.files)} files in {written.folder}, made in {seconds:.0f} seconds.")
    lines.append(f"Open {written.folder / START} first.")
    data = {
        "code": str(workshop.code),
        "games": [game.key for game in workshop.games],
        "puzzles": [one.puzzle.id for one in workshop.puzzles],
        "note": workshop.note,
        "folder": str(written.folder),
        "files": written.files,
        "message": written.message,
        "seconds": round(seconds, 1),
    }
    return Outcome("\n".join(lines), data)


def _lines(file: str) -> list[str]:
    text = read_text_file(file, "It should hold a name on each line; --name gives a single name.")
    names = [line.strip() for line in text.splitlines() if line.strip()]
    if not names:
        raise CommandError(f"{file} holds no name. Write a name on each line.")
    return names


def _offline_site() -> Callable[[Path], None]:
    """Prepare to build the site that opens from a folder; what it needs is looked for first."""
    folder, mkdocs = project_folder(), tool("mkdocs", "site")
    # It has no address of its own, so nothing in it may name one.
    environment = {k: v for k, v in os.environ.items() if k not in ("SITE_URL", "REPOSITORY_URL")}
    environment |= {"TAROT_TEACH_OFFLINE": "true", "NO_MKDOCS_2_WARNING": "1"}

    def build(target: Path) -> None:
        words = [*mkdocs, "build", "--quiet", "--strict", "--clean", "--site-dir", str(target)]
        run(words, folder, environment)
        for path in [path for path in target.rglob("*") if path.suffix in (".map", ".gz")]:
            path.unlink()

    return build


COMMAND = Command(
    "workshop",
    "Make all that a workshop needs on paper and on a stick, from one class code.",
    "Script, rule cards, puzzle sheet and key, deal sheets, score sheets, table tents, a pack to "
    "cut\nand slides, as HTML and (with an installed Chromium or Chrome) as PDF.",
    (
        "workshop guild-42 --game piedmontese --minutes 50 --paper a4 --out pack/",
        "workshop scarto-7 --game piedmontese --minutes 110 --paper letter --out pack/ --html-only",
        "workshop world-3 --name Anna --name Ben --suits french --out pack/ --html-only --json",
    ),
    _options,
    _run,
)
