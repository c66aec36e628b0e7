"""Mount the puzzle script and style, and turn <!-- puzzle: id --> on a page into that puzzle."""

from __future__ import annotations

import hashlib
import os
import re
from typing import TYPE_CHECKING

import bank_on_disk
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import tarot_teach as tt
from tarot_teach.puzzles.lessons import lesson_of
from tarot_teach.views import bundle
from tarot_teach.views import page as puzzle_page

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MARK = re.compile(r"<!-- puzzle: (\S+) -->")
FIRST_GAME = next(iter(tt.VARIANTS))
FIRST_LESSON = lesson_of("rank-cards", FIRST_GAME).slug
ELEMENT = re.compile(r"<tarot-(?:puzzle|practice)(?=[\s>])")


def _style() -> str:
    """Give the puzzles' look one class more than the theme's own rules for lists have."""
    return bundle.style().replace(".tt-puzzle", ".tt-puzzle.tt-puzzle")


def _asset(kind: str, text: str) -> str:
    """Name a file by what is in it, so that a browser may keep it for ever.

    The script asks for the bank in its own folder, so it lies with the bank that it was made with.
    """
    folder = bank_on_disk.place() if kind == "js" else "assets/tarot"
    return f"{folder}/puzzle.{hashlib.sha256(text.encode()).hexdigest()[:8]}.{kind}"


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
    # Instant navigation rewrites every [href] of a page, and that of a drawn <use> cannot be set.
    html = html.replace("<use href=", "<use xlink:href=")
    if not ELEMENT.search(html):
        return html
    rules = _pattern(page, files, "games/{game}.md", "game", FIRST_GAME)
    lessons = _pattern(page, files, "learn/{lesson}.ipynb", "lesson", FIRST_LESSON)
    places = f' data-rule-pages="{rules}" data-lesson-pages="{lessons}"'
    return ELEMENT.sub(lambda match: match[0] + places, html)


def _pattern(page: Page, files: Files, path: str, name: str, example: str) -> str:
    """Say where a puzzle finds pages of one sort; the script puts in the name of the page."""
    address = path.replace(f"{{{name}}}", example)
    found = files.get_file_from_path(address)
    if found is None:
        raise PluginError(f"There is no page {address}.")
    return found.url_relative_to(page.file).replace(example, f"{{{name}}}")
