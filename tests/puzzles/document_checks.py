"""Checks that every puzzle document must pass, whatever its kind."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files

import fastjsonschema

import tarot_teach as tt
from tarot_teach.cards import write_out

SEEDS = 500


@cache
def _validate():
    text = (files("tarot_teach.puzzles") / "document.schema.json").read_text("utf-8")
    return fastjsonschema.compile(json.loads(text))


def sentences(document):
    """Give every text of a document that a learner reads."""

    def walk(value, key=""):
        if isinstance(value, dict):
            for name, inner in value.items():
                yield from walk(inner, name)
        elif isinstance(value, list):
            for inner in value:
                yield from walk(inner, key)
        elif isinstance(value, str) and key in TEXTS:
            yield value

    yield from walk(document)


TEXTS = {"title", "prompt", "label", "feedback", "otherwise", "hints", "worked"}


def check_document(document, most_bytes=6000):
    """Fail unless a document fits the schema, reads well and can be marked."""
    _validate()(document)
    size = len(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())
    assert size < most_bytes, (document["id"], size)
    for sentence in sentences(document):
        plain = write_out(sentence)  # raises for a token that is no card
        assert not re.search(r"[{}]|\bNone\b|  |\.\.|\b1 cards\b|\bone cards\b", plain), plain
        assert plain == plain.strip()
        assert plain[0].isupper() or not plain[0].isalpha(), plain
    for cite in all_cites(document):
        game = tt.VARIANTS[cite.split(".")[0]]
        assert game[cite].id == cite


def all_cites(document):
    """Give every ruling id that a document cites."""
    if isinstance(document, dict):
        yield from document.get("cites", ())
        for value in document.values():
            yield from all_cites(value)
    elif isinstance(document, list):
        for value in document:
            yield from all_cites(value)


def right_choices(document):
    """Give the ids of the choices that are right."""
    return [choice["id"] for choice in document["choices"] if choice["ok"]]


def documents(kind, game, level, seeds=SEEDS, **more):
    """Make many documents of one kind."""
    for seed in range(seeds):
        yield tt.make_puzzle(kind, game, level, seed, **more).document
