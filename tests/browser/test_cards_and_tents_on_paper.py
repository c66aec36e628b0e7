"""Rule cards, table tents and score sheets as they come out of the browser."""

from __future__ import annotations

import re

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from bs4 import BeautifulSoup
from find_browser import find_browser

from tarot_teach.workshop.plan import plan_workshop
from tarot_teach.workshop.printing import print_pages
from tarot_teach.workshop.rule_card import rule_card
from tarot_teach.workshop.score_sheet import score_sheet
from tarot_teach.workshop.table_tent import table_tents

HEIGHTS = {"a4": 297, "letter": 279.4}
MILLIMETRE = 72 / 25.4
FOOT = 41
"""Up to here, in points, the foot of a page reaches."""


class Print:
    """The text of one printed page, and where each of its letters stands."""

    def __init__(self, page):
        text = page.get_textpage()
        letters = [bare(text.get_text_range(place, 1)) for place in range(text.count_chars())]
        self.boxes = [text.get_charbox(place) for place, letter in enumerate(letters) if letter]
        self.letters = "".join(letters)


def bare(text):
    """Leave out spaces, and hyphens, which come out of a print as something else at a line's end."""
    return re.sub(r"[\s\-\ufffe\x02]+", "", text)


@pytest.fixture(
    scope="module", params=["a4-italian", "a4-french", "letter-italian", "letter-french"]
)
def printed(request, tmp_path_factory):
    """The paper and, for each file, its HTML and its printed pages."""
    paper, suits = request.param.split("-")
    workshop = plan_workshop("guild-42", paper=paper, suits=suits)
    written = {"tents": table_tents(workshop)}
    for game in workshop.games:
        written[f"rules {game.key}"] = rule_card(workshop, game)
        written[f"score {game.key}"] = score_sheet(workshop, game)
    folder = tmp_path_factory.mktemp("papers")
    for name, html in written.items():
        (folder / f"{name}.html").write_text(html, "utf-8")
    print_pages(str(find_browser()), sorted(folder.glob("*.html")), lambda _: None)
    documents = {name: pypdfium2.PdfDocument(folder / f"{name}.pdf") for name in written}
    yield paper, written, documents
    for document in documents.values():
        document.close()


def test_a_rule_card_is_one_leaf_and_a_score_sheet_one_page(printed):
    _, _, documents = printed
    for name, document in documents.items():
        assert len(document) == {"rules": 2, "score": 1, "tents": 3}[name.split()[0]], name


def test_no_heading_of_a_rule_card_is_cut_off_and_no_item_stands_alone_at_a_break(printed):
    _, written, documents = printed
    for name, document in documents.items():
        if not name.startswith("rules"):
            continue
        sections = BeautifulSoup(written[name], "html.parser").select(".side section")
        assert len(sections) > 6
        parts = [
            [head, *(head.find_next_sibling("ul") or head.find_next_sibling("table")).select("li, tr")]
            for section in sections
            for head in section.select("h2")
        ]  # fmt: skip
        found = iter(_columns(document, [one.get_text() for part in parts for one in part]))
        for head, *items in parts:
            places = [next(found) for _ in (head, *items)]
            columns = sorted(set(places))
            assert places == sorted(places), head
            if len(columns) > 1:
                assert places.count(columns[0]) >= 3, (name, head)
                assert places.count(columns[-1]) >= 2, (name, head)


def _columns(document, texts):
    """Say for each text on which page and in which column it begins; they stand in this order."""
    pages = [Print(page) for page in document]
    letters = "".join(page.letters for page in pages)
    at = 0
    for text in texts:
        wanted = bare(text)
        at = letters.index(wanted, at)
        number = int(at >= len(pages[0].letters))
        left, *_ = pages[number].boxes[at - number * len(pages[0].letters)]
        at += len(wanted)
        yield number, left > 300


def test_the_fold_of_a_tent_lies_in_the_middle_of_the_sheet_and_both_sides_are_alike(printed):
    paper, _, documents = printed
    middle = HEIGHTS[paper] / 2 * MILLIMETRE
    for page in documents["tents"]:
        assert page.get_height() / 2 == pytest.approx(middle, abs=0.5)
        (line,) = [
            (bottom + top) / 2
            for left, bottom, right, top in (
                item.get_bounds() for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH])
            )
            if right - left > 400 and abs((bottom + top) / 2 - middle) < 12
        ]
        assert line == pytest.approx(middle, abs=0.6)
        # Letters that stand on their head come out of a print in no good order, and where f and i
        # are one, in no good place.
        text = Print(page)
        boxes = [
            box
            for letter, box in zip(text.letters, text.boxes, strict=True)
            if letter not in "fi" and box[1] > FOOT and abs(box[1] - middle) > 8
        ]
        lower = [middle - box[3] for box in boxes if box[3] < middle]
        upper = [box[1] - middle for box in boxes if box[1] > middle]
        assert len(lower) == len(upper) > 400
        assert min(lower) == pytest.approx(min(upper), abs=1.5)
        assert max(lower) == pytest.approx(max(upper), abs=1.5)
        assert max(box[3] for box in boxes) < page.get_height() - 10 * MILLIMETRE
