"""Find the Chromium or Chrome that the browser tests drive, and print its path.

Looked at in this order: the variable TAROT_BROWSER, the search path, Playwright's own browser.
With --install a missing browser is fetched first: Debian's package for root, else Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_GET_ONE = """\
No Chromium or Chrome was found, and the browser tests need one. Any of these gives one:
  Debian or Ubuntu   sudo apt-get install chromium
  anywhere           .venv/bin/python -m playwright install chromium
  already there      TAROT_BROWSER=/path/to/chrome make test"""


class NoBrowserError(RuntimeError):
    """Say that there is no browser and how to get one."""


def find_browser() -> Path:
    """Give the path of a browser that is already on this machine."""
    named = os.environ.get("TAROT_BROWSER")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowserError(f"TAROT_BROWSER names {named!r}, which cannot be run.")
        return Path(found)
    for name in ON_PATH:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    for known in (_playwright_browser(), _mac_chrome()):
        if known.is_file():
            return known
    raise NoBrowserError(HOW_TO_GET_ONE)


def install_browser() -> None:
    """Fetch a browser by the first means that works; say nothing on standard output."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        for command in (["apt-get", "update"], install):
            if subprocess.run(command, env=environment, stdout=sys.stderr).returncode:
                break
        else:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr)


def _playwright_browser() -> Path:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return Path("playwright is not installed")
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _mac_chrome() -> Path:
    return Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def main(arguments: list[str]) -> int:
    """Print the path; with --install, fetch a browser when there is none."""
    try:
        print(find_browser())
    except NoBrowserError as missing:
        if "--install" not in arguments or os.environ.get("TAROT_BROWSER"):
            print(missing, file=sys.stderr)
            return 1
        install_browser()
        return main([])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
