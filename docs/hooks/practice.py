"""Mount the bank of ready-made puzzles, and put the chooser of practice sets on its page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import bank_on_disk
from mkdocs.structure.files import File, Files

import tarot_teach as tt
from tarot_teach.views.practice_page import practice_twin

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MARK = "<!-- practice -->"
WITHOUT_SCRIPT = "quick-1"
TAG = re.compile(r"^<tarot-practice[^>]*>|</tarot-practice>$")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path in bank_on_disk.parts():
        address = f"{bank_on_disk.place()}/bank/{path.name}"
        files.append(File.generated(config, address, abs_src_path=str(path)))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if MARK not in html:
        return html
    readable = TAG.sub("", practice_twin(tt.practice(WITHOUT_SCRIPT).document))
    return html.replace(MARK, f"<tarot-practice><noscript>{readable}</noscript></tarot-practice>")
