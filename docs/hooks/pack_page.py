"""Write the page of the pack: its cards, their names, their order in each game, sheets to print."""

from __future__ import annotations

from functools import cache
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any

from card_pictures import NAMES, picture
from mkdocs.structure.files import File, Files
from ruling_html import question_link, words

import tarot_teach as tt
from tarot_teach.cards import TRADITIONS, card_names
from tarot_teach.english import COURTS, SUITS
from tarot_teach.pack.names import ATTESTED, cartouche
from tarot_teach.pack.sheets import PAPERS, sheets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

PAPER_NAMES = {"a4": "A4", "letter": "Letter"}
DRESSES: dict[str, tuple[str, dict[str, Any]]] = {
    "english": ("English names, numbers in the corners", {}),
    "french": ("French names in the capitals of the 17th century", {"names": "french"}),
    "italian": ("Italian names", {"names": "italian"}),
    "period": (
        "Bare corners, as on many old packs, and French names",
        {"names": "french", "index": False},
    ),
    "french-suits": ("French suits, as in modern packs", {"suits": "french"}),
    "lines": ("Black lines only, to colour in or to save ink", {"line_only": True}),
}
# Read in the opening of the French text as printed in 1668.
SPELT_IN_1668 = {
    "K": "Roy",
    "Q": "Reyne",
    "C": "Cheualier",
    "V": "Valet",
    tt.Suit.SWORDS: "espées",
    tt.Suit.BATONS: "bastons",
    tt.Suit.CUPS: "couppes",
    tt.Suit.COINS: "deniers",
    tt.Suit.TRUMPS: "Triomphes",
}
FRENCH_AND_ITALIAN = {
    "K": ("Roi", "Re"),
    "Q": ("Reine", "Donna"),
    "C": ("Cavalier", "Cavallo"),
    "V": ("Valet", "Fante"),
    tt.Suit.SWORDS: ("Épées", "Spade"),
    tt.Suit.BATONS: ("Bâtons", "Bastoni"),
    tt.Suit.CUPS: ("Coupes", "Coppe"),
    tt.Suit.COINS: ("Deniers", "Danari"),
    tt.Suit.TRUMPS: ("Atouts", "Trionfi, Tarocchi"),
}
ORDER_QUESTIONS = ("order.courts", "order.round-suits", "order.top-trump", "fool.not-a-trump")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for paper in PAPERS:
        for dress in DRESSES:
            address = _sheet(paper, dress)
            files.append(File.generated(config, address, content=_printed(paper, dress)))
    return files


def _sheet(paper: str, dress: str) -> str:
    return f"assets/tarot/sheets/{paper}-{dress}.html"


@cache
def _printed(paper: str, dress: str) -> str:
    return sheets(paper, **DRESSES[dress][1])


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri != "pack.md":
        return html
    parts = {
        "cards": lambda: _cards(page, files),
        "trump names": _trump_names,
        "other names": _other_names,
        "orders": lambda: _orders(page, files),
        "sheets": lambda: _sheets(page, files),
    }
    for name, write in parts.items():
        html = html.replace(f"<!-- {name} -->", write())
    return html


def _cards(page: Page, files: Files) -> str:
    parts = []
    for suit, cards in groupby(tt.deck(), key=lambda card: card.suit):
        shown = "".join(
            f"<figure>{picture(card.code, page, files, 96, named=False)}"
            f"<figcaption>{escape(_bare(NAMES[card.code]))}</figcaption></figure>"
            for card in cards
        )
        title = SUITS.get(suit, "The Fool")
        parts.append(f'<h3>{title}</h3><div class="cards pack">{shown}</div>')
    return "".join(parts)


def _bare(name: str) -> str:
    """Leave out the number, which the picture shows."""
    return name.split(" (")[0]


def _table(about: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    body = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{text}</th>' if place == 0 else f"<td>{text}</td>"
            for place, text in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scrolls" tabindex="0" role="group" aria-label="{about}">'
        f'<table class="names"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _trump_names() -> str:
    names = {tradition: card_names(tradition) for tradition in TRADITIONS}

    def row(code: str) -> list[str]:
        spelt = cartouche(code, "french")
        attested = f"<strong>{escape(spelt)}</strong>" if spelt in ATTESTED else "–"
        found = [escape(_bare(names[tradition][code])) for tradition in TRADITIONS]
        return [code.removeprefix("T").replace("F", "–"), *found, attested]

    heads = ("No.", "English", "French", "Italian", "Read on a pack of about 1650–59")
    return _table(
        "Names of the trumps",
        heads,
        (row(code) for code in ("F", *(f"T{n}" for n in range(1, 22)))),
    )


def _other_names() -> str:
    named = {**COURTS, **SUITS}
    rows = (
        (named[key], FRENCH_AND_ITALIAN[key][0], FRENCH_AND_ITALIAN[key][1], spelt)
        for key, spelt in SPELT_IN_1668.items()
    )
    heads = ("English", "French", "Italian", "In the French text of 1668")
    return _table("Names of suits and court cards", heads, rows)


def _orders(page: Page, files: Files) -> str:
    return "".join(
        f"<h3>{escape(game.name)}</h3><ul>{_runs(game)}</ul><p>"
        + " · ".join(question_link(f"{key}.{name}", page, files) for name in ORDER_QUESTIONS)
        + "</p>"
        for key, game in tt.VARIANTS.items()
    )


def _runs(game: tt.Variant) -> str:
    """List each run of cards, highest first; suits that run alike share a line."""
    cards = game.order.cards(game.order.mask(tt.deck()))
    runs: dict[tuple[str, ...], list[str]] = {}
    for suit in SUITS:
        run = tuple(_rank(card) for card in cards if card.suit is suit)
        runs.setdefault(run, []).append(SUITS[suit])
    return "".join(
        f"<li><strong>{_together(suits)}</strong>: {words(', '.join(run))}</li>"
        for run, suits in runs.items()
    )


def _together(suits: list[str]) -> str:
    return "All four suits" if len(suits) == 4 else " and ".join(suits)


def _rank(card: tt.Card) -> str:
    return COURTS.get(card.rank, card.rank)


def _sheets(page: Page, files: Files) -> str:
    def link(paper: str, dress: str) -> str:
        found = files.src_uris[_sheet(paper, dress)]
        name = f'{PAPER_NAMES[paper]}<span class="unseen">: {DRESSES[dress][0]}</span>'
        return f'<a href="{found.url_relative_to(page.file)}">{name}</a>'

    return "<ul>{}</ul>".format(
        "".join(
            f"<li>{about}: {' · '.join(link(paper, dress) for paper in PAPERS)}</li>"
            for dress, (about, _) in DRESSES.items()
        )
    )
