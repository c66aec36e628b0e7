"""Write rulings as HTML: their words, how well they are founded, and links to where they stand."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError

from tarot_teach.cards import write_out
from tarot_teach.variant import QUESTIONS

if TYPE_CHECKING:
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

    from tarot_teach.sources import Answer, Ruling

STANDINGS = {
    "stated": "Stated: the source says so",
    "inferred": "Inferred: it follows from what the sources say",
    "reconstructed": "Reconstructed: the sources are silent or disagree, and this is our choice",
}
SHORT_NAMES = {"1597": "1597", "1659": "1659", "piedmontese": "Piedmontese"}


def words(sentence: str) -> str:
    """Write a sentence with the names of its cards."""
    return escape(write_out(sentence))


def proof(answer: Answer) -> str:
    """Fold the sources of an answer behind a mark of how well it is founded."""
    places = "; ".join(escape(str(citation)) for citation in answer.citations)
    standing = STANDINGS[answer.standing]
    return (
        f'<details class="proof"><summary><span class="standing {answer.standing}">'
        f"{answer.standing}</span></summary><p>{standing}. {places}.</p></details>"
    )


def address(ruling_id: str, page: Page, files: Files) -> str:
    """Say where a ruling stands, as seen from a page."""
    game = ruling_id.split(".", 1)[0]
    found = files.get_file_from_path(f"games/{game}.md")
    if found is None:
        raise PluginError(f"There is no page for the game {game}.")
    return escape(f"{found.url_relative_to(page.file)}#{ruling_id}")


def standing_link(ruling: Ruling, page: Page, files: Files) -> str:
    """Name the game and how well its ruling is founded, leading to the ruling."""
    game = SHORT_NAMES[ruling.id.split(".", 1)[0]]
    return (
        f'<a class="standing {ruling.standing}" href="{address(ruling.id, page, files)}">'
        f"{game}: {ruling.standing}</a>"
    )


def question_link(ruling_id: str, page: Page, files: Files) -> str:
    """Link to a ruling by the question that it answers."""
    question = QUESTIONS[ruling_id.split(".", 1)[1]]
    return f'<a href="{address(ruling_id, page, files)}">{escape(question)}</a>'
