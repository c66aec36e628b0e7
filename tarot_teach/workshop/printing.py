"""PDF files by an installed Chromium or Chrome, which prints, tags and outlines a page itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from .driven_browser import CAN_DRIVE, DrivenBrowser
from .plan import WorkshopError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
SIDE_BY_SIDE = 2
_ARGUMENTS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    # The pages ask for nothing, and the browser shall ask for nothing either.
    "--host-resolver-rules=MAP * ~NOTFOUND",
)
_PRINTING = (
    "--headless",
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
            raise WorkshopError(
                f"TAROT_BROWSER names {named!r}, which cannot be run. --html-only does without."
            )
        return found
    for name in (*ON_PATH, MAC_CHROME):
        found = shutil.which(name)
        if found is not None:
            return found
    return None


def print_pages(browser: str, pages: Sequence[Path], done: Callable[[Path], None]) -> None:
    """Print HTML files into PDF files beside them, and tell of each when it is done.

    One browser prints all, which is much quicker; only where it cannot be driven it is started for
    each. Raises `WorkshopError` where the browser fails.
    """
    if not CAN_DRIVE:
        _start_for_each(browser, pages, done)
        return
    with DrivenBrowser(browser, _arguments(), SECONDS_FOR_A_PAGE) as running:
        for page in pages:
            running.print_page(page)
            done(page)


def _arguments() -> list[str]:
    as_root = getattr(os, "geteuid", lambda: 1)() == 0
    return [*_ARGUMENTS, *(["--no-sandbox"] if as_root else [])]


def _start_for_each(browser: str, pages: Sequence[Path], done: Callable[[Path], None]) -> None:
    with ThreadPoolExecutor(SIDE_BY_SIDE) as workers:
        waiting = {workers.submit(print_page, browser, page): page for page in pages}
        try:
            for finished in as_completed(waiting):
                finished.result()
                done(waiting[finished])
        except BaseException:
            workers.shutdown(cancel_futures=True)
            raise


def print_page(browser: str, page: Path) -> None:
    """Start a browser to print one HTML file. Raises `WorkshopError` where it fails."""
    target = page.with_suffix(".pdf")
    with tempfile.TemporaryDirectory(prefix="tarot-teach-", ignore_cleanup_errors=True) as profile:
        words = [browser, *_arguments(), *_PRINTING, f"--user-data-dir={profile}"]
        words += [f"--print-to-pdf={target}", page.as_uri()]
        try:
            printed = subprocess.run(
                words, capture_output=True, timeout=SECONDS_FOR_A_PAGE, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WorkshopError(f"{browser} could not print {page.name}: {error}") from None
    if printed.returncode or not target.is_file():
        last = printed.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise WorkshopError(f"{browser} could not print {page.name}: {' '.join(last)}")
