"""Mend what the theme leaves unsaid to a screen reader; leave out links that lead nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

SEARCH = 'data-md-component="search" role="dialog"'


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    if not config.repo_url:
        config.edit_uri = None
    return config


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return html.replace(
        "<pre>", '<pre tabindex="0">'
    )  # a box that scrolls must be reachable by key


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return output.replace(SEARCH, SEARCH + ' aria-label="Search"')
