"""The pack to print and cut, with a foot beside the cards and words for those who cannot see it."""

from __future__ import annotations

from html import escape

from ..cards import card_names
from ..pack import sheets as pack
from ..pack.compose import layers, sprite_of
from .drawing import Pen
from .paper import FACE
from .plan import Workshop

STYLE = """
.page {{ break-after: auto; }}
.leaf {{ position: relative; width: {width}mm; height: {height}mm; overflow: hidden;
  break-after: page; }}
.leaf:last-child {{ break-after: auto; }}
.foot {{ position: absolute; right: 11mm; top: 50%; margin: 0; font: 7pt {face}; color: #000;
  writing-mode: vertical-rl; transform: translateY(-50%); white-space: nowrap; }}
"""
"""The foot stands upright in the side margin: below the cards of a Letter sheet there is no room
that a printer reaches."""


def pack_to_cut(workshop: Workshop) -> str:
    """Write the sheets of nine cards, fronts and backs in turn, each with its foot off the cards.

    Print them on both sides, turned over the long edge, at their real size.
    """
    pen = Pen(workshop.suits)
    names = {code: pen.plain(name) for code, name in card_names("english").items()}
    width, height = pack.PAPERS[workshop.paper]
    per_page = pack.COLUMNS * pack.ROWS
    leaves: list[tuple[str, str]] = []
    shown = set(layers("back"))
    for first in range(0, len(pack.CODES), per_page):
        codes = pack.CODES[first : first + per_page]
        fronts = [layers(code, suits=workshop.suits, names="english") for code in codes]
        shown.update(*fronts)
        backs = [layers("back")] * len(codes)
        held = ", ".join(names[code] for code in codes)
        leaves.append((f"Cards to cut: {held}", pack.page(workshop.paper, fronts)))
        about = f"Backs of these cards: {held}"
        leaves.append((about, pack.page(workshop.paper, backs, mirrored=True)))
    parts = []
    for number, (about, drawn) in enumerate(leaves, start=1):
        tag = "h1" if number == 1 else "p"
        foot = f"A pack to cut · {escape(workshop.mark)} · {number} / {len(leaves)}"
        parts.append(
            f'<section class="leaf"><div role="img" aria-label="{escape(about)}">{drawn}</div>'
            f'<{tag} class="foot">{foot}</{tag}></section>'
        )
    body = "\n".join(parts)
    style = pack.STYLE.format(width=width, height=height)
    style += "" if workshop.colour else pack.WHITE
    style += STYLE.format(width=width, height=height, face=FACE)
    title = f"A tarot pack to print and cut · {workshop.mark}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>\n"
        f'<div class="store">{sprite_of(sorted(shown))}</div>\n<main>\n{body}\n'
        "</main></body></html>\n"
    )
