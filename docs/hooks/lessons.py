"""Bring the lessons from notebooks/ into the site, and take off what a page does not need."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
STYLE_OR_SCRIPT = re.compile(r"<style[^>]*>.*?</style>|<script.*?</script>", re.S)
COPY_BUTTON = re.compile(
    r'<div class="zeroclipboard-container">.*?</clipboard-copy>\s*</div>'
    r'|<div class="clipboard-copy-txt"[^>]*>.*?</div>',
    re.S,
)
LINK = re.compile(r'(<a\b[^>]*\bhref=")([^"#:?]+\.(?:ipynb|md))((?:#[^"]*)?")')
ONLY_IN_JUPYTER = re.compile(r'<p class="in-jupyter">.*?</p>', re.S)
PUZZLE_CALL = re.compile(r"\btt\.(?:(?:make_)?puzzle|practice)\(")
PUZZLE = re.compile(r"<tarot-(?:puzzle|practice)(?=[\s>])")


class Lesson(File):
    """A notebook that is a page although its name does not end in .md."""

    def is_documentation_page(self) -> bool:
        return True


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for notebook in sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb")):
        slug = notebook.stem[3:].replace("_", "-")
        lesson = Lesson.generated(config, f"learn/{slug}.ipynb", abs_src_path=str(notebook))
        lesson.edit_uri = f"../notebooks/{notebook.name}"
        files.append(lesson)
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if not isinstance(page.file, Lesson):
        return html
    source = Path(str(page.file.abs_src_path))
    notebook = json.loads(source.read_text("utf-8"))
    page.meta["description"] = notebook["metadata"]["description"]
    for part in (STYLE_OR_SCRIPT, COPY_BUTTON, ONLY_IN_JUPYTER):
        html = part.sub("", html)
    html = html.replace(
        "<pre>", '<pre tabindex="0">'
    )  # a box that scrolls must be reachable by key
    _refuse_missing_puzzles(html, notebook, source)
    return _link_pages(html, page, files, source)


def _refuse_missing_puzzles(html: str, notebook: dict[str, Any], source: Path) -> None:
    code = ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == "code"]
    made = sum(len(PUZZLE_CALL.findall(text)) for text in code)
    shown = len(PUZZLE.findall(html))
    if shown < made:
        raise PluginError(f"{source.name} makes {made} puzzles, but its page shows {shown}.")


def _link_pages(html: str, page: Page, files: Files, source: Path) -> str:
    """Turn links written for JupyterLab, such as 03_the_fool.ipynb, into links between pages."""
    pages = {os.path.normpath(f.abs_src_path): f for f in files if f.abs_src_path}

    def link(match: re.Match[str]) -> str:
        target = pages.get(os.path.normpath(source.parent / match[2]))
        if target is None:
            raise PluginError(f"{source.name} links to {match[2]}, which is not a page.")
        return match[1] + target.url_relative_to(page.file) + match[3]

    return LINK.sub(link, html)
