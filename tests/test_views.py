"""What the hosts are given: composed scripts, the twin, the outputs of a puzzle."""

from __future__ import annotations

import gzip
import json
import re
import sys
from html.parser import HTMLParser
from typing import Any

import pytest

import tarot_teach as tt
from tarot_teach.views import bundle
from tarot_teach.views.mime import mime_bundle
from tarot_teach.views.page import inline_script, twin

GAMES = ("1597", "1659", "piedmontese")
REBUILD = "run python -m tarot_teach.views.bundle"


def puzzle(kind: str = "who-wins", game: str = "1597") -> Any:
    return tt.make_puzzle(kind, game, level=1, seed=7)


@pytest.mark.parametrize("name", list(bundle.extension_files()))
def test_the_committed_extension_is_the_generated_one(name: str) -> None:
    committed = (bundle.EXTENSION / name).read_text("utf-8")
    assert committed == bundle.extension_files()[name], REBUILD


def test_the_extension_folder_holds_nothing_else() -> None:
    there = {
        path.relative_to(bundle.EXTENSION).as_posix()
        for path in bundle.EXTENSION.rglob("*")
        if path.is_file()
    }
    assert there == set(bundle.extension_files())


def test_writing_the_extension_again_changes_nothing(tmp_path: Any) -> None:
    first = bundle.write_extension(tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in first} == set(
        bundle.extension_files()
    )
    assert bundle.write_extension(tmp_path) == []


def test_scripts_import_nothing_and_name_no_address() -> None:
    for script in (bundle.classic(), bundle.module(), bundle.labextension()):
        assert not re.search(r"^\s*import\b", script, re.M)
        foreign = set(re.findall(r"https?://[^\s\"'\\]+", script)) - {"http://www.w3.org/2000/svg"}
        assert foreign == set()
    assert len(re.findall(r"^export\b", bundle.module(), re.M)) == 1
    for script in (bundle.classic(), bundle.labextension()):
        assert not re.search(r"^\s*export\b", script, re.M)


def test_the_face_never_writes_markup_from_a_document() -> None:
    for script in (bundle.classic(with_sprite=False), inline_script()):
        assert "innerHTML" not in script
        assert "insertAdjacentHTML" not in script
        assert "eval(" not in script


def test_script_and_style_of_a_page_are_light() -> None:
    weight = sum(
        len(gzip.compress(text.encode(), 9)) for text in (bundle.classic(), bundle.style())
    )
    assert weight < 125_000


def test_the_inline_script_is_small_and_cannot_end_early() -> None:
    script = inline_script()
    assert len(script.encode()) <= 8_000
    assert script.count("</script") == 1
    assert "<!--" not in script


@pytest.mark.parametrize("kind", list(tt.PUZZLES))
def test_an_output_is_small(kind: str) -> None:
    for seed, game in enumerate(list(tt.PUZZLES[kind].games) * 2):
        made = tt.make_puzzle(kind, game, level=3, seed=seed)
        data, _ = mime_bundle(made)
        html = data["text/html"]
        document = json.dumps(data[bundle.MIME], ensure_ascii=False, separators=(",", ":"))
        assert len(html.encode()) + len(document.encode()) < 25_000


class Reader(HTMLParser):
    """Gather the text that a person without script reads, and the document in the tag."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[str] = []
        self.document: Any = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "tarot-puzzle":
            self.document = json.loads(dict(attrs)["data-document"] or "")

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    return reader


@pytest.mark.parametrize("kind", ["who-wins", "score-pile"])
def test_the_twin_reads_well_and_carries_the_document(kind: str) -> None:
    made = puzzle(kind)
    reader = read(twin(made.document))
    text = " ".join(reader.words)
    assert reader.document == made.document
    assert made.document["title"] in text
    assert not re.search(r"\{[A-Z0-9]+\}", text)
    for line in made.document["worked"].split("\n"):
        assert tt.cards.write_out(line) in text
    assert "script" not in reader.tags
    assert not {"h1", "h2", "h3", "h4"} & set(reader.tags)
    assert "data-search-exclude" in twin(made.document)


def test_the_twin_escapes_everything() -> None:
    evil = "</tarot-puzzle><script>alert('1')</script>&amp;\"'"
    document = puzzle().document | {"title": evil, "prompt": evil, "worked": f"{evil}\n{evil}"}
    document["choices"] = [choice | {"label": evil} for choice in document["choices"]]
    reader = read(twin(document, alone=True))
    assert reader.document == document
    assert reader.tags.count("tarot-puzzle") == 1
    assert "script" not in reader.tags


def test_a_puzzle_gives_document_widget_twin_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAROT_TEACH_OUTPUT", raising=False)
    made = puzzle()
    data, _ = made._repr_mimebundle_()
    assert set(data) == {bundle.MIME, bundle.WIDGET_MIME, "text/html", "text/plain"}
    assert data[bundle.MIME] == made.document
    assert data[bundle.WIDGET_MIME]["model_id"] == made.widget.model_id
    assert "<script>" in data["text/html"]
    assert data["text/plain"] == repr(made)
    only, _ = made._repr_mimebundle_(include=["text/plain"])
    assert set(only) == {"text/plain"}
    without, _ = made._repr_mimebundle_(exclude=["text/html", bundle.WIDGET_MIME])
    assert set(without) == {bundle.MIME, "text/plain"}


def test_a_page_gets_neither_widget_nor_inline_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROT_TEACH_OUTPUT", "page")
    made = puzzle()
    data, metadata = made._repr_mimebundle_()
    assert set(data) == {bundle.MIME, "text/html", "text/plain"}
    assert "<script" not in data["text/html"]
    assert "<style" not in data["text/html"]
    assert metadata == {}


def test_without_anywidget_there_is_simply_no_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAROT_TEACH_OUTPUT", raising=False)
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "tarot_teach.views.widget", raising=False)
    data, _ = puzzle()._repr_mimebundle_()
    assert set(data) == {bundle.MIME, "text/html", "text/plain"}


def test_the_widget_starts_fresh_and_tells_of_changes() -> None:
    widget = puzzle().widget
    assert (widget.answer, widget.solved, widget.tries) == (None, False, 0)
    assert repr(widget) == "PuzzleWidget('who-wins/1597/1/7')"
    seen = []
    widget.observe(lambda change: seen.append(change["new"]), "answer")
    widget.set_state({"answer": "2", "tries": 1})
    assert seen == ["2"]
    assert widget.tries == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_card_shows_every_ruling_under_every_house_rule(game: str) -> None:
    card = bundle.rule_card_data()[game]
    variant = tt.VARIANTS[game]
    assert {line["id"] for line in card["rulings"]} == {ruling.id for ruling in variant.rulings}
    for line in card["rulings"]:
        ruling = variant[line["id"]]
        assert line["answers"][line["inForce"]]["wording"] == ruling.wording
        for value, answer in ruling.allowed.items():
            shown = line["answers"][json.dumps(value, default=str, separators=(",", ":"))]
            assert shown["wording"] == answer.wording
            assert shown["standing"] in ("stated", "inferred", "reconstructed")
            assert len(shown["sources"]) == len(answer.citations) > 0
