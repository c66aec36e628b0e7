"""What the pages of history and words claim: dated, sourced, and never the letter as evidence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tarot_teach as tt

DOCS = Path(__file__).parents[1] / "docs"
HISTORY = (DOCS / "history.md").read_text("utf-8")
GLOSSARY = (DOCS / "glossary.md").read_text("utf-8")


def section(page: str, heading: str) -> str:
    return page.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def entries(text: str) -> list[tuple[str, str]]:
    return re.findall(r"^(\S.*)\n:   (.*)$", text, re.M)


@pytest.mark.parametrize("page", [HISTORY, GLOSSARY])
def test_sources_that_are_linked_are_on_the_list(page: str) -> None:
    assert set(re.findall(r"#source-([a-z0-9-]+)", page)) <= set(tt.SOURCES)


def test_every_date_tells_how_we_know() -> None:
    dates = entries(section(HISTORY, "Dates"))
    assert len(dates) >= 9
    for date, told in dates:
        assert re.search(r"\d", date)
        assert "*How we know:*" in told


def test_the_letter_is_no_evidence_for_its_own_year() -> None:
    assert not [date for date, _ in entries(section(HISTORY, "Dates")) if "1597" in date]
    assert "they show nothing about 1597" in GLOSSARY.split("## Words at the table")[0]
    assert not re.search(r"\*1597:\*", GLOSSARY)
    assert "play-acting" in section(HISTORY, "The four dates behind “1597”")


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("In most games of Piedmont", "scarto-english"),
        ("the Angel takes the World", "gelli"),
        ("the earliest printed rules had it", "french-history"),
        ("each trump carries its own number", "1668"),
    ],
)
def test_a_claim_stands_beside_the_source_that_bears_it(claim: str, source: str) -> None:
    (paragraph,) = (part for part in HISTORY.split("\n\n") if claim in part)
    assert f"sources.md#source-{source}" in paragraph


def test_what_is_only_reported_is_not_told_as_certain() -> None:
    assert "To the letter’s author it appeared" in HISTORY
    assert "played in France around 1597: yes" not in HISTORY
    assert "the letter’s author says that this much is known" in HISTORY
