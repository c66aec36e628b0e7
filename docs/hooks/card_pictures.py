"""Mount a picture of every card, and show cards by these pictures."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from tarot_teach.cards import card_names
from tarot_teach.pack.compose import standalone
from tarot_teach.pack.sheets import CODES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

NAMES = card_names("english")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for code in CODES:
        files.append(File.generated(config, _address(code), content=standalone(code)))
    return files


def _address(code: str) -> str:
    return f"assets/tarot/cards/{code}.svg"


def picture(code: str, page: Page, files: Files, width: int = 72, *, named: bool = True) -> str:
    """Show a card, so many pixels wide; a screen reader says its name unless a caption does."""
    found = files.get_file_from_path(_address(code))
    if found is None:
        raise PluginError(f"There is no picture of the card {code}.")
    name = escape(NAMES[code]) if named else ""
    return (
        f'<img class="card" src="{found.url_relative_to(page.file)}" alt="{name}"'
        f' width="{width}" height="{width * 5 // 3}" loading="lazy">'
    )
