"""Mend what the theme leaves unsaid to a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

SEARCH = 'data-md-component="search" role="dialog"'


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return output.replace(SEARCH, SEARCH + ' aria-label="Search"')
