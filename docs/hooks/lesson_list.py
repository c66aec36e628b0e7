"""List the lessons in order, each with what it teaches and how far this browser's reader is."""

from __future__ import annotations

import hashlib
import json
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bs4 import BeautifulSoup
from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

SCRIPT = Path(__file__).parents[1] / "assets" / "lesson_progress.js"
MARK = "<!-- lessons -->"
NOTEBOOK = re.compile(r"(\d\d)_\w+\.ipynb$")


def _address() -> str:
    mark = hashlib.sha256(SCRIPT.read_bytes()).hexdigest()[:8]
    return f"assets/tarot/lesson_progress.{mark}.js"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.extra_javascript.append(_address())
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    files.append(File.generated(config, _address(), content=SCRIPT.read_text("utf-8")))
    return files


def on_env(env: Any, config: MkDocsConfig, files: Files) -> Any:
    """Write the list once all lessons have been run, so that their puzzles are known."""
    pages = [file.page for file in files.documentation_pages() if file.page]
    for page in pages:
        if page.content and MARK in page.content:
            page.content = page.content.replace(MARK, _list(page, pages))
    return env


def _list(index: Page, pages: list[Page]) -> str:
    lessons = [(match[1], page) for page in pages if (match := _notebook(page))]
    return '<ol class="lessons">{}</ol>'.format(
        "".join(
            f'<li><p><a href="{page.file.url_relative_to(index.file)}">{escape(page.title)}</a> '
            f"{_progress(page)}</p><p>{escape(page.meta['description'])}</p></li>"
            for _, page in sorted(lessons, key=lambda lesson: lesson[0])
        )
    )


def _notebook(page: Page) -> re.Match[str] | None:
    return NOTEBOOK.search(str(page.file.abs_src_path or ""))


def _progress(page: Page) -> str:
    ids = escape(json.dumps(_puzzles(page.content or "")))
    return f'<tarot-lesson-progress data-puzzles="{ids}"></tarot-lesson-progress>'


def _puzzles(html: str) -> list[str]:
    found = []
    for element in BeautifulSoup(html, "html.parser").find_all(["tarot-puzzle", "tarot-practice"]):
        document = json.loads(str(element["data-document"]))
        found += [puzzle["id"] for puzzle in document.get("puzzles", [document])]
    return list(dict.fromkeys(found))
