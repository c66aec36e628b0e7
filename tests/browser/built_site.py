"""The tutorial site, built once as a project page on a shared host would be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bs4 import BeautifulSoup

REPOSITORY = Path(__file__).parents[2]
PREFIX = "/learn/tarot/"


@dataclass(frozen=True)
class Site:
    """Where the built site lies and where it is served."""

    folder: Path
    address: str

    @property
    def pages(self) -> list[str]:
        """List the addresses of all pages below the site's own."""
        found = sorted(self.folder.rglob("index.html"))
        return [
            path.relative_to(self.folder).as_posix().removesuffix("index.html") for path in found
        ]

    def soup(self, page: str) -> BeautifulSoup:
        """Read the HTML of a page as it was built."""
        return BeautifulSoup((self.folder / page / "index.html").read_text("utf-8"), "html.parser")

    def documents(self, page: str) -> list[dict[str, object]]:
        """Read the puzzles of a page, in order."""
        puzzles = self.soup(page).find_all("tarot-puzzle")
        return [json.loads(str(puzzle["data-document"])) for puzzle in puzzles]


def build(folder: Path, address: str, scratch: Path) -> Site:
    """Build strictly into a folder, for an address; a warning is a failure."""
    environment = {
        **os.environ,
        "NO_MKDOCS_2_WARNING": "1",
        "SITE_URL": address,
        "REPOSITORY_URL": "https://example.invalid/tarot",
        "IPYTHONDIR": str(scratch),
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING -" not in built.stderr, built.stderr
    return Site(folder, address)
