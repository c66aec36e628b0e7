"""Write the page of each game, and the list of sources, from the rulings that the code plays by."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

import tarot_teach as tt
from tarot_teach.cards import write_out
from tarot_teach.sources import SOURCES, Answer, Ruling
from tarot_teach.variant import QUESTIONS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

    from tarot_teach.variant import Variant

STANDINGS = {
    "stated": "Stated: the source says so",
    "inferred": "Inferred: it follows from what the sources say",
    "reconstructed": "Reconstructed: the sources are silent or disagree, and this is our choice",
}
TOPICS = {
    "pack": "The pack",
    "order": "Which card is higher",
    "honours": "Which card is higher",
    "table": "The table",
    "players": "The table",
    "deal": "The deal",
    "discard": "Laying away",
    "trick": "The trick",
    "fool": "The Fool",
    "revoke": "Wrong play",
    "score": "Counting",
    "end": "The end of the game",
}
EXAMPLES = {
    "1597": "who-wins/1597/1/6",
    "1659": "who-wins/1659/2/3",
    "piedmontese": "who-wins/piedmontese/3/13",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for key, game in tt.VARIANTS.items():
        files.append(File.generated(config, f"games/{key}.md", content=_game_page(key, game)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return markdown.replace("<!-- sources -->", _sources())


def _game_page(key: str, game: Variant) -> str:
    lines = [
        "---",
        f"description: The rules of {game.name}, each with its sources.",
        "---",
        f"# {game.name[0].upper()}{game.name[1:]}",
        "",
        "Every rule that the puzzles judge by stands here, in our own words, with how well it is "
        "founded and where it comes from. The page of [sources](../sources.md) says what each "
        "text is worth.",
        "",
    ]
    for topic, rulings in groupby(sorted(game.rulings, key=_place), key=_topic):
        lines += [f"## {topic}", "", *(_paragraph(ruling) for ruling in rulings)]
    # Last on the page, because a puzzle that comes to life moves what stands below it.
    lines += ["## Try it", "", f"<!-- puzzle: {EXAMPLES[key]} -->", ""]
    return "\n".join(lines)


def _topic(ruling: Ruling) -> str:
    return TOPICS[ruling.question.split(".")[0]]


def _place(ruling: Ruling) -> tuple[int, int]:
    topics, questions = list(TOPICS.values()), list(QUESTIONS)
    return topics.index(_topic(ruling)), questions.index(ruling.question)


def _paragraph(ruling: Ruling) -> str:
    house_rules = "".join(
        f'<div class="house-rule"><p><strong>House rule.</strong> {_words(answer.wording)}</p>'
        f"{_proof(answer)}</div>"
        for value, answer in ruling.allowed.items()
        if value != ruling.value
    )
    return (
        f'<div class="ruling" id="{escape(ruling.id)}">'
        f'<p class="question">{QUESTIONS[ruling.question]}</p>'
        f"<p>{_words(ruling.wording)}</p>{_proof(ruling.answer)}{house_rules}</div>\n"
    )


def _proof(answer: Answer) -> str:
    places = "; ".join(escape(str(citation)) for citation in answer.citations)
    standing = STANDINGS[answer.standing]
    return (
        f'<details class="proof"><summary><span class="standing {answer.standing}">'
        f"{answer.standing}</span></summary><p>{standing}. {places}.</p></details>"
    )


def _words(sentence: str) -> str:
    return escape(write_out(sentence))


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
