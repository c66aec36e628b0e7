"""PDF files by an installed Chromium or Chrome, which prints, tags and outlines a page itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .plan import WorkshopError

ON_PATH = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
NO_BROWSER = (
    "No Chromium or Chrome was found, so there are no PDF files; the HTML files print as well. "
    "To name a browser: TAROT_BROWSER=/path/to/chrome."
)
SECONDS_FOR_A_PAGE = 120
_ARGUMENTS = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    # The pages ask for nothing, and the browser shall ask for nothing either.
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--no-pdf-header-footer",
    "--export-tagged-pdf",
    "--generate-pdf-document-outline",
)


def find_browser() -> str | None:
    """Find a browser that prints: TAROT_BROWSER, then the search path; None where there is none.

    Raises `WorkshopError` where TAROT_BROWSER names what cannot be run.
    """
    named = os.environ.get("TAROT_BROWSER")
    if named:
        found = shutil.which(named)
        if found is None:
            raise WorkshopError(f"TAROT_BROWSER names {named!r}, which cannot be run.")
        return found
    for name in (*ON_PATH, MAC_CHROME):
        found = shutil.which(name)
        if found is not None:
            return found
    return None


def print_page(browser: str, page: Path, target: Path) -> None:
    """Print an HTML file into a PDF file. Raises `WorkshopError` where the browser fails."""
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    with tempfile.TemporaryDirectory(prefix="tarot-teach-", ignore_cleanup_errors=True) as profile:
        words = [browser, *_ARGUMENTS, *(["--no-sandbox"] if as_root else [])]
        words += [f"--user-data-dir={profile}", f"--print-to-pdf={target}", page.as_uri()]
        try:
            done = subprocess.run(
                words, capture_output=True, timeout=SECONDS_FOR_A_PAGE, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WorkshopError(f"{browser} could not print {page.name}: {error}") from None
    if done.returncode or not target.is_file():
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise WorkshopError(f"{browser} could not print {page.name}: {' '.join(last)}")
