"""Put the score pad on its page: data read off the rulings, the script that adds it up, a look."""

from __future__ import annotations

import hashlib
import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url
from ruling_html import words

from tarot_teach.variants import VARIANTS
from tarot_teach.views import bundle
from tarot_teach.views.score_pad import score_pad_data

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ASSETS = Path(__file__).parents[1] / "assets"
MARK = "<!-- score pad -->"
PARTS = ("reckoning", "memory", "written", "setup", "hand", "pad")
SHARED = ("elements", "storage", "cards")


def script() -> str:
    """Compose one classic script, which also works from `file://`."""
    # The pad shows suit signs only, which need no sprite.
    shared = "const spriteIsHere = () => false;\n"
    shared += "".join(bundle.source(f"face/{name}.js") for name in SHARED)
    own = "".join((ASSETS / "score_pad" / f"{name}.js").read_text("utf-8") for name in PARTS)
    return '(() => {\n"use strict";\n' + bundle.tighten(shared + own) + "})();\n"


def style() -> str:
    return bundle.tighten((ASSETS / "score_pad.css").read_text("utf-8"))


def _asset(kind: str, text: str) -> str:
    """Name a file by what is in it, so that a browser may keep it for ever."""
    return f"assets/tarot/score_pad.{hashlib.sha256(text.encode()).hexdigest()[:8]}.{kind}"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for kind, text in (("js", script()), ("css", style())):
        files.append(File.generated(config, _asset(kind, text), content=text))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if MARK not in html:
        return html
    data = score_pad_data()
    written = escape(json.dumps(data, ensure_ascii=False, separators=(",", ":")), quote=True)
    pad = (
        f'<link rel="stylesheet" href="{_address(page, "css", style())}">'
        f'<tarot-score-pad data-pad="{written}">{_on_paper(data)}</tarot-score-pad>'
        f'<script src="{_address(page, "js", script())}"></script>'
    )
    return html.replace(MARK, pad)


def _address(page: Page, kind: str, text: str) -> str:
    return get_relative_url(_asset(kind, text), page.url)


def _on_paper(data: dict[str, Any]) -> str:
    """Say what each game counts, for a reader without script who keeps the score by hand."""
    tables = "".join(_paper_table(key, data) for key in data["games"])
    return f"<p>The pad itself needs JavaScript. On paper, this is what to add up:</p>{tables}"


def _paper_table(key: str, data: dict[str, Any]) -> str:
    game, names = data["games"][key], data["names"]
    weights = game["weights"]
    groups: dict[int, list[str]] = {}
    for code, extra in weights["values"].items():
        groups.setdefault(extra + weights["each"] * (weights["size"] > 1), []).append(names[code])
    rows = "".join(
        f"<tr><td>{escape(', '.join(cards))}</td><td>{points}</td></tr>"
        for points, cards in groups.items()
    )
    head = "<tr><th>Counting cards</th><th>Points each</th></tr>"
    caption = f"<caption>{escape(game['name'])}</caption>"
    return (
        f"<table>{caption}{head}{rows}</table><p>{words(VARIANTS[key]['score.method'].wording)}</p>"
    )
