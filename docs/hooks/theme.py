"""Mend the theme: what it leaves unsaid to a screen reader, dead links, and scripts in the way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

SEARCH = 'data-md-component="search" role="dialog"'
FETCHED_SCRIPT = re.compile(r"<script(?= src=)")


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
    # The words are shown before any script runs.
    return FETCHED_SCRIPT.sub("<script defer", output)
