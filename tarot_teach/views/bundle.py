"""Put the scripts together: one face, composed for each of its hosts.

Run `python -m tarot_teach.views.bundle` after a change under `static/` or in the rulings; it writes
the JupyterLab extension anew.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ..cards import TRADITIONS, card_names, inline_names
from ..variant import QUESTIONS
from ..variants import VARIANTS
from .practice_data import lesson_data, practice_data

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..sources import Answer
    from ..variant import Variant

STATIC = Path(__file__).parent / "static"
EXTENSION = Path(__file__).parent.parent / "labextension"
EXTENSION_NAME = "tarot-teach"
MIME = "application/vnd.tarot-teach.puzzle+json"
WIDGET_MIME = "application/vnd.jupyter.widget-view+json"

FACE = (
    "elements",
    "names",
    "storage",
    "progress",
    "settings",
    "sprite",
    "cards",
    "dialog",
    "rule_card",
    "marking",
    "table",
    "choices",
    "counting_tray",
    "ask_one",
    "ask_many",
    "ask_order",
    "ask_number",
    "ask_numbers",
    "ask_match",
    "readable",
    "face",
    "practice_state",
    "projector",
    "practice_summary",
    "practice_set",
)
"""The parts of the face, in the order in which they are put into one scope."""


def card_name_data() -> dict[str, dict[str, dict[str, str]]]:
    """Give every card's name on a button and in a sentence, by tradition and code.

    >>> card_name_data()["english"]["inline"]["SK"]
    'the King of Swords'
    """
    return {
        tradition: {"bare": card_names(tradition), "inline": inline_names(tradition)}
        for tradition in TRADITIONS
    }


def rule_card_data() -> dict[str, Any]:
    """Give each game's rules in words, with every answer that its house rules allow.

    `inForce` and the keys of `answers` are values written as JSON, as the script compares them.

    >>> rule_card_data()["1659"]["name"]
    'The French game of 1659'
    """
    return {key: _rule_card(variant) for key, variant in VARIANTS.items()}


def _rule_card(variant: Variant) -> dict[str, Any]:
    by_question = {ruling.question: ruling for ruling in variant.rulings}
    rulings = [
        {
            "id": by_question[question].id,
            "question": words,
            "option": by_question[question].option,
            "inForce": _written(by_question[question].value),
            "answers": {
                _written(value): _answer(answer)
                for value, answer in by_question[question].allowed.items()
            },
        }
        for question, words in QUESTIONS.items()
        if question in by_question
    ]
    return {"name": variant.name, "rulings": rulings}


def _answer(answer: Answer) -> dict[str, Any]:
    sources = [f"{citation.source.title}, {citation.place}" for citation in answer.citations]
    return {"wording": answer.wording, "standing": str(answer.standing), "sources": sources}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


def tighten(script: str) -> str:
    """Leave out indentation, blank lines and lines that hold only a comment.

    Safe because no text in our scripts runs over a line's end.
    """
    lines = (line.strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"


def source(name: str) -> str:
    """Read one script or style sheet from the folder `static`."""
    return (STATIC / name).read_text("utf-8")


@cache
def _face(*, with_sprite: bool) -> str:
    data = (
        f"const CARD_SPRITE = {_written(source('cards.svg') if with_sprite else '')};\n"
        f"const CARD_NAMES = {_written(card_name_data())};\n"
        f"const RULE_CARDS = {_written(rule_card_data())};\n"
        f"const LESSONS = {_written(lesson_data())};\n"
    )
    return data + tighten("".join(source(f"face/{name}.js") for name in FACE))


@cache
def module() -> str:
    """Compose the module that anywidget loads; its default export is `{ render, face }`.

    It goes to the browser once for each widget, so it leaves the drawn pack to the extension.
    """
    host = tighten(source("widget.js"))
    return f"{_face(with_sprite=False)}{host}export default {{ render, face }};\n"


@cache
def practice_module() -> str:
    """Compose the module that anywidget loads for a practice set."""
    host = tighten(source("practice_widget.js"))
    return f"{_face(with_sprite=False)}{host}export default {{ render }};\n"


def _closed(*parts: str) -> str:
    return '(() => {\n"use strict";\n' + "".join(parts) + "})();\n"


@cache
def classic(*, with_sprite: bool = True) -> str:
    """Compose the classic script of the site, which also works from `file://`.

    Without the sprite of the drawn pack, cards show a sign and a number.
    """
    practice = f"const PRACTICE = {_written(practice_data())};\n" + tighten(
        source("face/class_code.js") + source("practice_element.js")
    )
    return _closed(_face(with_sprite=with_sprite), tighten(source("element.js")), practice)


@cache
def style() -> str:
    """Compose the style sheet of the face."""
    return tighten(source("puzzle.css") + source("practice.css"))


@cache
def labextension() -> str:
    """Compose the JupyterLab extension's `remoteEntry.js`, which JupyterLab loads as it stands."""
    data = (
        f"const STYLE = {_written(style())};\n"
        f"const MIME = {_written(MIME)};\n"
        f"const VIEW = {_written(WIDGET_MIME)};\n"
    )
    hosts = tighten(source("element.js")), data, tighten(source("lab.js"))
    return _closed(_face(with_sprite=True), *hosts)


def package_json() -> str:
    """Write the extension's `package.json`, with the version of this package."""
    about = {
        "name": EXTENSION_NAME,
        "version": _version(),
        "description": "Shows tarot_teach puzzles, with or without a kernel",
        "license": "MIT",
        "jupyterlab": {
            "extension": True,
            "mimeExtension": True,
            "schemaDir": "schemas",
            "_build": {
                "load": "static/remoteEntry.js",
                "extension": "./extension",
                "mimeExtension": "./mimeExtension",
            },
        },
    }
    return json.dumps(about, indent=2) + "\n"


def _version() -> str:
    from importlib.metadata import version

    return version("tarot-teach")


def progress_schema() -> str:
    """Write the schema of the settings file in which Jupyter keeps a learner's progress."""
    schema = {
        "title": "Tarot puzzles",
        "description": "Which puzzles were tried and solved",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "schema": {"type": "integer", "title": "Version of this file", "default": 1},
            "puzzles": {"type": "object", "title": "Puzzles", "default": {}},
        },
    }
    return json.dumps(schema, indent=2) + "\n"


def extension_files() -> dict[str, str]:
    """Give the text of every file of the JupyterLab extension by its path in the folder."""
    return {
        "package.json": package_json(),
        f"schemas/{EXTENSION_NAME}/progress.json": progress_schema(),
        "static/remoteEntry.js": labextension(),
    }


def write_extension(folder: Path = EXTENSION) -> list[Path]:
    """Write the JupyterLab extension and return the files that changed."""
    changed = []
    for name, text in extension_files().items():
        path = folder / name
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        changed.append(path)
    return changed


if __name__ == "__main__":
    for written in write_extension():
        print(written)
