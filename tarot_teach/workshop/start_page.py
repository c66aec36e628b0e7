"""The first page of a pack: what there is, and how much of it to print."""

from __future__ import annotations

from ..puzzles.code import WORDS
from .drawing import Pen
from .paper import sheet
from .plan import Workshop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .pack import Paper


def start_page(workshop: Workshop, papers: Sequence[Paper], *, with_pdf: bool) -> str:
    """Write the page that lists all files of a pack, with links."""
    pen = Pen(workshop.suits)
    rows = []
    for paper in papers:
        links = f'<a href="{paper.name}.html">HTML</a>'
        if with_pdf and paper.printed:
            links = f'<a href="{paper.name}.pdf">PDF</a> {links}'
        rows.append(
            f"<tr><td><b>{pen.text(paper.title)}</b></td><td>{pen.text(paper.use)}</td>"
            f'<td class="links">{links}</td></tr>'
        )
    site = (
        '<h2>On a screen</h2><p><a href="site/index.html">The tutorial site</a> works from this '
        "folder, without a network. Copy the whole folder to a stick.</p>"
        if workshop.with_site
        else ""
    )
    # What a code is about is not what a pack for one game takes from it.
    about = f": {WORDS[workshop.code.word].about}" if workshop.compares else "."
    note = f"<p class='notes'>{pen.text(workshop.note)}</p>" if workshop.note else ""
    body = (
        f"<p>{workshop.minutes} minutes. Class code <b>{pen.text(workshop.code)}</b>{about} "
        f"{len(workshop.puzzles)} puzzles in this pack.</p>{note}"
        "<p>Begin with the leader’s script: it says what to bring, and how many of each to print "
        f"for your room. Print at 100 %, on {'A4' if workshop.paper == 'a4' else 'Letter'} paper; "
        "black ink is enough.</p>"
        "<table><thead><tr><th>What</th><th>How many, and for what</th><th>File</th></tr></thead>"
        f"{''.join(rows)}</table>{site}"
    )
    return sheet(workshop, f"Workshop: {workshop.title}", body, pen)
