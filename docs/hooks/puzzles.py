"""Mount the puzzle script and style, and turn <!-- puzzle: id --> on a page into that puzzle."""

from __future__ import annotations

import hashlib
import os
import re
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import tarot_teach as tt
from tarot_teach.views import bundle
from tarot_teach.views import page as puzzle_page

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MARK = re.compile(r"<!-- puzzle: (\S+) -->")


def _style() -> str:
    """Give the puzzles' look one class more than the theme's own rules for lists have."""
    return bundle.style().replace(".tt-puzzle", ".tt-puzzle.tt-puzzle")


def _asset(kind: str, text: str) -> str:
    """Name a file by what is in it, so that a browser may keep it for ever."""
    return f"assets/tarot/puzzle.{hashlib.sha256(text.encode()).hexdigest()[:8]}.{kind}"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    os.environ["TAROT_TEACH_OUTPUT"] = "page"  # read by the kernels that run the lessons
    config.extra_javascript.append(_asset("js", bundle.classic()))
    config.extra_css.append(_asset("css", _style()))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for kind, text in (("js", bundle.classic()), ("css", _style())):
        files.append(File.generated(config, _asset(kind, text), content=text))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    html = MARK.sub(lambda match: puzzle_page.twin(tt.puzzle(match[1]).document), html)
    return html.replace("<tarot-puzzle", f'<tarot-puzzle data-rule-pages="{_rules(page, files)}"')


def _rules(page: Page, files: Files) -> str:
    """Say where a puzzle finds the page of its game's rules; the script puts in the game."""
    first = next(iter(tt.VARIANTS))
    game = files.get_file_from_path(f"games/{first}.md")
    if game is None:
        raise PluginError(f"There is no page for the game {first}.")
    return game.url_relative_to(page.file).replace(first, "{game}")
