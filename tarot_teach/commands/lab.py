"""Open the lessons in JupyterLab."""

from __future__ import annotations

import os

from .command import Command, CommandError, Outcome
from .project import project_folder, run, tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

HIGHEST_PORT = 65535


def _options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "lesson", nargs="?", default="01", help="the number of a lesson, or part of its name"
    )
    parser.add_argument("--port", type=int, default=8888, help="first port to try (8888)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--dry-run", action="store_true", help="only print what would be run")


def _run(options: Namespace) -> Outcome:
    folder = project_folder()
    lessons = sorted(path.name for path in (folder / "notebooks").glob("[0-9]*.ipynb"))
    if not 0 <= options.port <= HIGHEST_PORT:
        raise CommandError(f"A port is a number from 0 to {HIGHEST_PORT}, not {options.port}.")
    wanted = options.lesson.strip().casefold()
    number = wanted.zfill(2) if wanted.isdigit() else wanted
    found = [name for name in lessons if number and number in name.casefold()]
    if not found:
        raise CommandError(f"No lesson is called {options.lesson!r}: {', '.join(lessons)}.")
    words = [*tool("jupyterlab", "notebook"), f"--port={options.port}"]
    words += ["--ServerApp.port_retries=50", "--log-level=WARN"]
    words += [f"--ServerApp.root_dir={folder / 'notebooks'}"]
    words += [f"--LabApp.app_settings_dir={folder / 'tooling' / 'jupyterlab'}"]
    words += [f"--LabApp.default_url=/lab/tree/{found[0]}"]
    words += ["--no-browser"] if options.no_browser else []
    words += ["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    if not options.dry_run:
        run(words, folder)
    return Outcome(" ".join(words) if options.dry_run else "", {"lesson": found[0], "run": words})


COMMAND = Command(
    "lab",
    "Open a lesson in JupyterLab.",
    "Needs a copy of the project and the tools of tarot-teach[notebook].",
    (
        "lab --dry-run",
        "lab 3 --no-browser --dry-run --json",
    ),
    _options,
    _run,
)
