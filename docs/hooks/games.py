"""Write the page of each game, and the list of sources, from the rulings that the code plays by."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from game_heads import HEADS, Head
from game_topics import place, topic
from mkdocs.structure.files import File, Files
from ruling_html import proof, standing_link, words

import tarot_teach as tt
from tarot_teach.sources import SOURCES, Ruling, Source, Standing
from tarot_teach.variant import QUESTIONS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

    from tarot_teach.variant import Variant

RULE_MARK = re.compile(r"<!-- rule: (\S+) -->")
SOURCE_MARK = re.compile(r"<!-- source: (\S+) -->")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for key, game in tt.VARIANTS.items():
        files.append(File.generated(config, f"games/{key}.md", content=_game_page(key, game)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return markdown.replace("<!-- sources -->", _sources())


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    sources = files.src_uris["sources.md"]

    def link(match: re.Match[str]) -> str:
        source = SOURCES[match[1]]
        address = f"{sources.url_relative_to(page.file)}#source-{source.key}"
        return f'<a href="{address}">{escape(source.title)}</a>'

    def rule(match: re.Match[str]) -> str:
        ruling = tt.VARIANTS[match[1].split(".", 1)[0]][match[1]]
        return (
            f"<blockquote><p>{words(ruling.wording)}</p>"
            f'<p class="marks">{standing_link(ruling, page, files)}</p></blockquote>'
        )

    return RULE_MARK.sub(rule, SOURCE_MARK.sub(link, html))


def _game_page(key: str, game: Variant) -> str:
    head = HEADS[key]
    lines = [
        "---",
        f"title: {game.name}",
        f"description: The rules of {game.name[0].lower()}{game.name[1:]}, each with its sources "
        "and how well it is founded.",
        "hide: [navigation]",
        "---",
        f"# {game.name}",
        "",
        _head(head, game),
        "",
        _legend(game),
        "",
    ]
    in_order = sorted(game.rulings, key=lambda ruling: place(ruling.question))
    for heading, rulings in groupby(in_order, key=lambda ruling: topic(ruling.question)[1]):
        lines += [f"## {heading}", "", *(_paragraph(ruling) for ruling in rulings)]
    lines += [
        "## Where the source is silent",
        "",
        "These are our own choices. At a real table, agree on them before you play.",
        "",
        *(_reference(ruling) for ruling in in_order if _is_ours(ruling)),
        "",
        "## House rules",
        "",
        "The puzzles can follow these too. In Python, each has a name: "
        f'`tt.VARIANTS["{key}"].with_rules(…)`.',
        "",
        *(_house_rules(ruling) for ruling in in_order if len(ruling.allowed) > 1),
        "",
        "## What we left out",
        "",
        *(f"- {part}" for part in head.left_out),
        "",
        # Last on the page, because a puzzle that comes to life moves what stands below it.
        "## Try it",
        "",
        f"<!-- puzzle: {head.example} -->",
        "",
    ]
    return "\n".join(lines)


def _head(head: Head, game: Variant) -> str:
    own, *others = head.sources
    rows = {
        "Class": escape(head.kind),
        "Type": escape(head.type),
        "Number of players": words(game["players"].wording),
        "Reconstruction": f"{escape(head.basis)}.",
        "Source": _named(own),
        "Date of source": f"{escape(own.date[0].upper() + own.date[1:])}.",
        "Goes back to, or checked with": "; ".join(_named(source) for source in others),
        "Redactor’s remarks": escape(head.remarks),
    }
    parts = "".join(f"<div><dt>{name}</dt><dd>{text}</dd></div>" for name, text in rows.items())
    return f'<dl class="game-head">{parts}</dl>'


def _named(source: Source) -> str:
    return f"<!-- source: {source.key} -->"


def _legend(game: Variant) -> str:
    numbers = {s: sum(r.standing is s for r in game.rulings) for s in Standing}
    marks = "; ".join(
        f'<span class="standing {standing}">{standing}</span> {number}'
        for standing, number in numbers.items()
    )
    return (
        f'<p class="legend">{len(game.rulings)} rules, each with a mark of how well it is founded '
        f"({marks}). Open a mark for the rule’s sources.</p>"
    )


def _is_ours(ruling: Ruling) -> bool:
    return ruling.standing is Standing.RECONSTRUCTED


def _paragraph(ruling: Ruling) -> str:
    house_rules = "".join(
        f'<div class="house-rule"><p><strong>House rule.</strong> {words(answer.wording)}</p>'
        f"{proof(answer)}</div>"
        for value, answer in ruling.allowed.items()
        if value != ruling.value
    )
    return (
        f'<div class="ruling" id="{escape(ruling.id)}">'
        f'<p class="question">{QUESTIONS[ruling.question]}</p>'
        f"<p>{words(ruling.wording)}</p>{proof(ruling.answer)}{house_rules}</div>\n"
    )


def _reference(ruling: Ruling) -> str:
    question = QUESTIONS[ruling.question]
    return f"- [{question}](#{ruling.id}) {words(ruling.wording)}"


def _house_rules(ruling: Ruling) -> str:
    question = QUESTIONS[ruling.question]
    values = "".join(
        f"<li><code>{escape(f'{ruling.option}={_plain(value)!r}')}</code>"
        f"{' (unless you say otherwise)' if value == ruling.default else ''}: "
        f'{words(answer.wording)} <span class="standing {answer.standing}">{answer.standing}'
        "</span></li>"
        for value, answer in ruling.allowed.items()
    )
    return (
        f'<div class="choice"><p><a href="#{escape(ruling.id)}">{question}</a></p>'
        f"<ul>{values}</ul></div>\n"
    )


def _plain(value: object) -> object:
    return str(value) if isinstance(value, str) else value


def _sources() -> str:
    rows = []
    for source in SOURCES.values():
        title, date = escape(source.title), escape(source.date[0].upper() + source.date[1:])
        if source.address:
            title = f'<a href="{escape(source.address)}" rel="noreferrer">{title}</a>'
        rows.append(
            f'<div class="source" id="source-{escape(source.key)}"><p><strong>{title}</strong></p>'
            f"<p>{date}. {escape(source.about)}</p></div>"
        )
    return "\n".join(rows)
