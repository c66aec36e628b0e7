"""Mend the theme: what it leaves unsaid to a screen reader, dead links, and scripts in the way."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ARTICLE = '<article class="'
SEARCH = 'data-md-component="search" role="dialog"'
FETCHED_SCRIPT = re.compile(r"<script(?= src=)")
MENU = '<label class="md-header__button md-icon" for="__drawer">'
# Notebook cells stop the Tab key, though there is nothing to do in most; boxes that scroll keep it.
STOP_AT_A_CELL = re.compile(
    r'(<div class="jp-(?:Cell|RenderedHTMLCommon jp-RenderedHTML)\b[^>]*?) tabindex="0"'
)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    if not config.repo_url:
        config.edit_uri = None
    return config


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return html.replace(
        "<pre>", '<pre tabindex="0">'
    )  # a box that scrolls must be reachable by key


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    output = output.replace(SEARCH, SEARCH + ' aria-label="Search"')
    # A look of one page is asked for by its name: looking inside each article for it anew would
    # cost every verdict some milliseconds on a phone.
    output = output.replace(ARTICLE, f"{ARTICLE}page-{PurePosixPath(page.file.src_uri).stem} ")
    # The theme opens the menu by Enter on a label that has the focus, but lets no key lead there.
    reached = MENU.replace(">", ' tabindex="0">') + '<span class="for-readers">Menu</span>'
    output = STOP_AT_A_CELL.sub(r"\1", output.replace(MENU, reached))
    # The words are shown before any script runs.
    return FETCHED_SCRIPT.sub("<script defer", output)
