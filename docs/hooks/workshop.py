"""Offer ready-made workshop packs for a few codes, each as a zip file.

The files in them are HTML, which prints from any browser. With TAROT_TEACH_PDF=true in the
environment and a Chromium or Chrome on the machine, PDF files lie beside them.
"""

from __future__ import annotations

import io
import os
import tempfile
import zipfile
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url

from tarot_teach.workshop.pack import write_pack
from tarot_teach.workshop.plan import Workshop, plan_workshop

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MARK = "<!-- workshop packs -->"
# Zip keeps a date for each file; one date for all makes equal packs equal zips.
DATE = (2000, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Offer:
    code: str
    game: str | None
    minutes: int

    def plan(self, paper: str) -> Workshop:
        return plan_workshop(self.code, self.game, minutes=self.minutes, paper=paper)

    def address(self, paper: str) -> str:
        about = "-".join((self.game or "three-games", str(self.minutes), self.code, paper))
        return f"assets/tarot/workshop/{about}.zip"


OFFERS = (
    Offer("scarto-42", "piedmontese", 50),
    Offer("letter-42", "1597", 50),
    Offer("paris-42", "1659", 50),
    Offer("guild-42", None, 110),
)
PAPERS = {"a4": "A4", "letter": "Letter"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for offer in OFFERS:
        for paper in PAPERS:
            files.append(File.generated(config, offer.address(paper), content=zipped(offer, paper)))
    return files


@cache
def zipped(offer: Offer, paper: str) -> bytes:
    with_pdf = os.environ.get("TAROT_TEACH_PDF", "") == "true"
    stored = io.BytesIO()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "pack"
        write_pack(offer.plan(paper), folder, with_pdf=with_pdf)
        name = Path(offer.address(paper)).stem
        with zipfile.ZipFile(stored, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(folder.iterdir()):
                entry = zipfile.ZipInfo(f"{name}/{path.name}", DATE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return stored.getvalue()


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if MARK not in markdown:
        return markdown
    rows = []
    for offer in OFFERS:
        plan = offer.plan("a4")
        links = " · ".join(
            f'<a href="{get_relative_url(offer.address(paper), page.url)}" download>{name} '
            f"({len(zipped(offer, paper)) // 1000} kB)</a>"
            for paper, name in PAPERS.items()
        )
        rows.append(
            f"<tr><td>{escape(plan.title)}</td><td>{links}</td><td>{plan.minutes} minutes</td>"
            f"<td><code>{escape(str(plan.code))}</code></td><td>{len(plan.puzzles)}</td></tr>"
        )
    head = "<tr><th>What</th><th>Paper</th><th>How long</th><th>Code</th><th>Puzzles</th></tr>"
    table = f"<table><thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"
    return markdown.replace(MARK, table)
