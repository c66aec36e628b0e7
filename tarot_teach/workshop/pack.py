"""The whole pack of a workshop, written into a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from .answer_key import answer_key
from .deal_sheet import deal_sheet
from .folder import whole_folder
from .leader_script import leader_script
from .pack_to_cut import pack_to_cut
from .plan import DRESSES, Workshop
from .printing import NO_BROWSER, find_browser, print_pages
from .puzzle_sheet import puzzle_sheet, puzzle_sheets_by_name
from .rule_card import rule_card
from .score_sheet import score_sheet
from .slides import slides
from .start_page import start_page
from .table_tent import table_tents

START = "start-here.html"

Progress = Callable[[int, int, str], None]
"""Is told how much is done of how much, and what comes next."""


@dataclass(frozen=True)
class Paper:
    """Describe one file of the pack: its name without an end, its use, and how it is written."""

    name: str
    title: str
    use: str
    write: Callable[[], str]
    printed: bool = True


@dataclass(frozen=True)
class Written:
    """Tell what was written: the folder, its files by name, and why there is no PDF, if so."""

    folder: Path
    files: tuple[str, ...]
    message: str = ""


def papers(workshop: Workshop) -> Iterator[Paper]:
    """List all papers of a pack in the order in which a leader needs them."""
    w = workshop
    yield Paper(
        "leader-script",
        "Leader’s script",
        "for you: the hour by the minute",
        partial(leader_script, w),
    )
    for game in w.games:
        yield Paper(
            f"rule-card-{game.key}",
            f"Rule card: {game.name}",
            "one for each person, on both sides of the leaf",
            partial(rule_card, w, game),
        )
    if w.names:
        yield Paper(
            "puzzle-sheets-by-name",
            "Puzzle sheets by name",
            f"{len(w.names)} sheets, a set of puzzles for each",
            partial(puzzle_sheets_by_name, w),
        )
    yield Paper("puzzle-sheet", "Puzzle sheet", "one for each person", partial(puzzle_sheet, w))
    yield Paper("answer-key", "Answer key", "for you only", partial(answer_key, w))
    for game in w.games:
        for suits in DRESSES:
            yield Paper(
                f"deal-sheet-{game.key}-{suits}",
                f"Deal sheet: {game.name}, {suits.capitalize()} suits",
                "one for each table with such a pack: slips to cut, and a record for the reader; "
                "on one side only",
                partial(deal_sheet, w, game, suits),
            )
    for game in w.games:
        yield Paper(
            f"score-sheet-{game.key}",
            f"Score sheet: {game.name}",
            "one for each table",
            partial(score_sheet, w, game),
        )
    yield Paper(
        "table-tents", "Table tents", "one for each table, to fold", partial(table_tents, w)
    )
    yield Paper(
        "pack-to-cut",
        "A pack to print and cut",
        "only if a table has no pack: nine leaves of card for each, on both sides, turned over the "
        "long edge, at real size",
        partial(pack_to_cut, w),
    )
    yield Paper(
        "slides",
        "Slides",
        "for the projector, in the order of the script: open and press →",
        partial(slides, w),
        False,
    )


def write_pack(
    workshop: Workshop,
    folder: Path | str,
    *,
    with_pdf: bool = True,
    site: Callable[[Path], None] | None = None,
    progress: Progress = lambda _done, _of, _what: None,
) -> Written:
    """Write a whole pack into a folder, which is there only when all of it is.

    `site` builds the offline site into the folder that it is given; only with it do the papers
    speak of codes to type. Without a browser that prints,
    or without `with_pdf`, there are HTML files only. Raises `WorkshopError` for a folder that
    holds other things and for a browser that fails, `OSError` where the disk refuses.
    """
    workshop = replace(workshop, with_site=site is not None)
    listed = list(papers(workshop))
    browser = find_browser() if with_pdf else None
    printed = [paper for paper in listed if paper.printed] if browser else []
    steps = len(listed) + len(printed) + (1 if site else 0)
    done = 0
    with whole_folder(Path(folder), START) as made:
        for paper in listed:
            progress(done, steps, paper.title)
            (made / f"{paper.name}.html").write_text(paper.write(), "utf-8", newline="\n")
            done += 1
        if browser:

            def one_more(page: Path) -> None:
                nonlocal done
                done += 1
                progress(done, steps, f"{page.stem} printed")

            pages = [made / f"{paper.name}.html" for paper in printed]
            print_pages(browser, pages, one_more)
        if site:
            progress(done, steps, "the offline site")
            site(made / "site")
            done += 1
        page = start_page(workshop, listed, with_pdf=bool(browser))
        (made / START).write_text(page, "utf-8", newline="\n")
        progress(steps, steps, "")
        files = tuple(sorted(path.name for path in made.iterdir()))
    message = NO_BROWSER if with_pdf and not browser else ""
    return Written(Path(folder), files, message)
