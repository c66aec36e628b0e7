"""A page for paper: its shell, its look in black and white, its foot."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from .drawing import Pen
from .plan import Workshop

SIZES = {"a4": ("210mm", "297mm"), "letter": ("8.5in", "11in")}
"""Width and height of a sheet held upright."""

PAGE = """
@page {{ size: {width} {height}; margin: {margin};
  @bottom-left {{ content: "{left}"; font: 7.5pt {face}; color: #000; }}
  @bottom-right {{ content: counter(page) " / " counter(pages); font: 7.5pt {face};
    color: #000; }} }}
"""
FACE = '"DejaVu Sans Condensed", "Noto Sans", "Liberation Sans", Arial, sans-serif'
HEADS = '"DejaVu Serif Condensed", "Noto Serif", "Liberation Serif", Georgia, serif'

LOOKS = Path(__file__).parent / "looks"


@cache
def look(name: str) -> str:
    """Read a style sheet."""
    return (LOOKS / f"{name}.css").read_text("utf-8")


def sheet(
    workshop: Workshop,
    title: str,
    body: str,
    pen: Pen,
    *,
    subtitle: str = "",
    aside: str = "",
    style: tuple[str, ...] = (),
    landscape: bool = False,
    margin: str = "12mm 12mm 15mm",
    headed: bool = True,
) -> str:
    """Write a whole page: title, body, and at the foot the code, the version and page numbers.

    `aside` stands at the right of the title as HTML, else the subtitle; `style` names looks beside
    that of all sheets. Title and subtitle are escaped here.
    """
    width, height = SIZES[workshop.paper]
    if landscape:
        width, height = height, width
    foot = f"{title}{', ' if subtitle else ''}{subtitle} · {workshop.mark}"
    left = foot.replace("\\", "\\\\").replace('"', '\\"').replace("<", "\\3c ")
    page = PAGE.format(width=width, height=height, margin=margin, face=FACE, left=left)
    faces = f":root {{ --face: {FACE}; --heads: {HEADS}; }}\n"
    looks = "".join(look(name) for name in ("paper", *style))
    head = (
        f"<header><h1>{escape(title)}</h1>"
        f"<p>{aside or escape(subtitle or workshop.mark)}</p></header>"
        if headed
        else ""
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>{escape(foot)}</title>\n<style>{page}{faces}{looks}</style></head>\n"
        f'<body class="{workshop.paper}">{pen.store()}{head}'
        f"\n<main>\n{body}\n</main></body></html>\n"
    )
