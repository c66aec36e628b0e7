"""The printed pack as it comes out of the browser, and the slides on a wall."""

from __future__ import annotations

import re

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from axe_playwright_python.sync_playwright import Axe
from bs4 import BeautifulSoup
from find_browser import find_browser
from playwright.sync_api import expect

from tarot_teach import __version__
from tarot_teach.pack import sheets
from tarot_teach.workshop import printing
from tarot_teach.workshop.pack import write_pack
from tarot_teach.workshop.plan import plan_workshop
from tarot_teach.workshop.puzzle_sheet import puzzle_sheet
from tarot_teach.workshop.slides import slides

POINTS = {"a4": (595, 842), "letter": (612, 792)}
SETS = {
    "one game": ("guild-42", "piedmontese", 50, "a4", "italian", ()),
    "three games": ("king-7", None, 110, "letter", "french", ("Anna", "Ben")),
}


@pytest.fixture(scope="module", params=SETS, ids=lambda name: name.replace(" ", "-"))
def pack(request, tmp_path_factory):
    """A workshop and the folder of its pack, printed."""
    code, game, minutes, paper, suits, names = SETS[request.param]
    workshop = plan_workshop(code, game, minutes=minutes, paper=paper, suits=suits, names=names)
    folder = tmp_path_factory.mktemp("workshop") / "pack"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TAROT_BROWSER", str(find_browser()))
        write_pack(workshop, folder)
    return workshop, folder


def opened(folder):
    for path in sorted(folder.glob("*.pdf")):
        document = pypdfium2.PdfDocument(path)
        yield path.stem, document
        document.close()


def text_of(page):
    return re.sub(r"\s+", " ", page.get_textpage().get_text_range())


def squeezed(text):
    return re.sub(r"\s+", "", text)


def test_every_paper_is_printed_and_none_is_blank(pack):
    _, folder = pack
    html = {path.stem for path in folder.glob("*.html")} - {"slides", "start-here"}
    assert {path.stem for path in folder.glob("*.pdf")} == html
    for name, document in opened(folder):
        for number in range(len(document)):
            said = text_of(document[number])
            if name == "pack-to-cut":
                continue
            assert len(said) > 300, (name, number)


def test_every_page_has_paper_code_version_and_its_number(pack):
    workshop, folder = pack
    for name, document in opened(folder):
        for number in range(len(document)):
            page = document[number]
            size = sorted(round(side) for side in page.get_size())
            assert size == sorted(POINTS[workshop.paper]), name
            said = text_of(page)
            assert f"{workshop.code} · tarot_teach {__version__}" in said, (name, number)
            assert f"{number + 1} / {len(document)}" in said, (name, number)


def test_the_foot_of_the_cards_to_cut_is_off_the_cards_and_their_marks(pack):
    workshop, folder = pack
    millimetre = 72 / 25.4
    width, height = sheets.PAPERS[workshop.paper]
    right = (width + sheets.COLUMNS * sheets.CARD_WIDTH) / 2 + sheets.GAP + sheets.MARK
    document = pypdfium2.PdfDocument(folder / "pack-to-cut.pdf")
    for page in document:
        text = page.get_textpage()
        boxes = [text.get_charbox(place) for place in range(text.count_chars())]
        assert min(left for left, *_ in boxes) > right * millimetre
        assert max(box[2] for box in boxes) < (width - 6) * millimetre
        assert min(box[1] for box in boxes) > 20 * millimetre
        assert max(box[3] for box in boxes) < (height - 20) * millimetre
    document.close()


def test_the_sides_of_a_rule_card_are_filled(pack):
    workshop, folder = pack
    for game in workshop.games:
        document = pypdfium2.PdfDocument(folder / f"rule-card-{game.key}.pdf")
        for page in document:
            text = page.get_textpage()
            lows = [text.get_charbox(place)[1] for place in range(text.count_chars())]
            above_the_foot = min(low for low in lows if low > 45)
            assert above_the_foot < page.get_height() / 4, game.key
        document.close()


def test_nothing_breaks_that_belongs_together(pack):
    _, folder = pack
    whole = {"leader-script": ".part .whole, .part li", "table-tents": ".worth span"}
    for name, document in opened(folder):
        wanted = ".whole" if name.startswith("deal-sheet") else whole.get(name)
        if wanted is None:
            continue
        pages = [squeezed(text_of(document[number])) for number in range(len(document))]
        html = BeautifulSoup((folder / f"{name}.html").read_text("utf-8"), "html.parser")
        found = html.select(wanted)
        assert found
        for part in found:
            texts = [squeezed(text) for text in part.find_all(string=True) if text.strip()]
            assert any(all(text in page for text in texts) for page in pages), texts[:3]
    text = pypdfium2.PdfDocument(folder / "table-tents.pdf")[0].get_textpage().get_text_range()
    worth = [line for line in text.splitlines() if re.search(r"^Worth:|Every other card \d", line)]
    assert worth
    for line in worth:
        assert re.search(r"\d$", line.strip()), line
        assert not line.strip().endswith("·")


def test_the_script_can_be_read_in_its_order_when_its_text_is_taken_out(pack):
    _, folder = pack
    document = pypdfium2.PdfDocument(folder / "leader-script.pdf")
    taken = "".join(squeezed(text_of(document[number])) for number in range(len(document)))
    html = BeautifulSoup((folder / "leader-script.html").read_text("utf-8"), "html.parser")
    steps = [squeezed(step.get_text()) for step in html.select(".steps p")]
    assert len(steps) > 30
    at = 0
    for step in steps:
        at = taken.index(step, at) + len(step)


def test_the_pages_are_as_many_as_they_should_be(pack):
    workshop, folder = pack
    pages = {name: len(document) for name, document in opened(folder)}
    for game in workshop.games:
        assert pages[f"rule-card-{game.key}"] == 2
        assert pages[f"score-sheet-{game.key}"] == 1
        assert 3 <= pages[f"deal-sheet-{game.key}-italian"] <= 4
    assert pages["table-tents"] == len(workshop.games)
    assert pages["pack-to-cut"] == 18
    assert 4 <= pages["leader-script"] <= 8


def test_no_puzzle_is_split_over_two_pages(pack):
    workshop, folder = pack
    sheets = {
        "puzzle-sheet": ".puzzle",
        "answer-key": ".solved",
        "puzzle-sheets-by-name": ".puzzle",
    }
    for name, document in opened(folder):
        if name not in sheets:
            continue
        pages = [squeezed(text_of(document[number])) for number in range(len(document))]
        page = BeautifulSoup((folder / f"{name}.html").read_text("utf-8"), "html.parser")
        sections = page.select(sheets[name])
        assert len(sections) >= len(workshop.puzzles)
        for section in sections:
            texts = [squeezed(text) for text in section.find_all(string=True) if text.strip()]
            assert any(all(text in page for text in texts) for page in pages), texts[:2]


def test_the_line_about_another_code_stands_with_the_puzzle_it_is_about(tmp_path, monkeypatch):
    monkeypatch.setenv("TAROT_BROWSER", str(find_browser()))
    workshop = plan_workshop("guild-42", "piedmontese", with_site=True)
    page = tmp_path / "puzzle-sheet.html"
    page.write_text(puzzle_sheet(workshop), "utf-8")
    printing.print_pages(str(find_browser()), [page], lambda _: None)
    document = pypdfium2.PdfDocument(page.with_suffix(".pdf"))
    pages = [text_of(one) for one in document]
    document.close()
    (told,) = [said for said in pages if "From here on the code is scarto-42" in said]
    first = next(one for one in workshop.puzzles if str(one.code) == "scarto-42")
    assert f"{first.number} {first.puzzle.document['title']}" in told.split("From here on")[1]


@pytest.mark.parametrize("code", ["king-7", "paris-42"])
def test_lines_for_answers_are_long_enough_to_write_on_and_stay_on_the_paper(
    code, open_page, serve, tmp_path
):
    millimetre = 96 / 25.4
    sheet = tmp_path / "puzzle-sheet.html"
    sheet.write_text(puzzle_sheet(plan_workshop(code)), "utf-8")
    address = f"{serve(tmp_path)}{sheet.name}"
    page = open_page(address, width=round(186 * millimetre), height=900)
    page.emulate_media(media="print")
    for kind in ("p", ".totals", ".order"):
        assert page.locator(f".answer {kind} .blank").count(), kind
    boxes = [blank.bounding_box() for blank in page.locator(".answer .blank").all()]
    assert min(box["width"] for box in boxes) >= 28 * millimetre - 0.5
    assert min(box["height"] for box in boxes) >= 8 * millimetre - 0.5
    assert max(box["x"] + box["width"] for box in boxes) <= 186 * millimetre


def test_no_row_of_a_record_is_split_over_two_pages(pack):
    _, folder = pack
    for name, document in opened(folder):
        if not name.startswith("deal-sheet"):
            continue
        pages = [squeezed(text_of(document[number])) for number in range(len(document))]
        page = BeautifulSoup((folder / f"{name}.html").read_text("utf-8"), "html.parser")
        for row in page.select(".record tr, .slip, .pile"):
            texts = [squeezed(text) for text in row.find_all(string=True) if text.strip()]
            assert any(all(text in page for text in texts) for page in pages), texts[:3]


def test_fonts_are_embedded_text_can_be_selected_and_pages_are_tagged(pack):
    _, folder = pack
    for name, document in opened(folder):
        data = (folder / f"{name}.pdf").read_bytes()
        assert b"/StructTreeRoot" in data, name
        assert b"/Lang (en)" in data, name
        assert document.get_metadata_dict()["Title"]
        for number in range(len(document)):
            for item in document[number].get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                font = pdfium.FPDFTextObj_GetFont(item.raw)
                assert pdfium.FPDFFont_GetIsEmbedded(font) == 1, name


def test_the_pages_are_black_and_white_with_clear_edges(pack):
    _, folder = pack
    for name, document in opened(folder):
        for number in range(len(document)):
            image = document[number].render(scale=1, rev_byteorder=True)
            width, height, stride = image.width, image.height, image.stride
            data, channels = bytes(image.buffer), image.n_channels
            dark = 0
            for y in range(0, height, 2):
                row = data[y * stride : y * stride + width * channels]
                for x in range(0, width, 2):
                    red, green, blue = row[x * channels : x * channels + 3]
                    # The ink of the cards to cut is a very dark brown.
                    assert max(red, green, blue) - min(red, green, blue) < 32, (name, number)
                    dark += red < 128
                    if red < 200 and name != "pack-to-cut":
                        assert 14 < x < width - 14, (name, number, x)
                        assert 14 < y < height - 14, (name, number, y)
            share = dark / (width * height / 4)
            assert 0.001 < share < 0.5, (name, number, share)


def test_a_browser_that_is_started_for_each_page_prints_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(printing, "CAN_DRIVE", False)
    monkeypatch.setenv("TAROT_BROWSER", str(find_browser()))
    written = write_pack(
        plan_workshop("quick-1", "1597"), tmp_path / "pack", progress=lambda *_: None
    )
    assert "rule-card-1597.pdf" in written.files
    document = pypdfium2.PdfDocument(tmp_path / "pack" / "rule-card-1597.pdf")
    assert len(document) == 2
    assert "1 / 2" in text_of(document[0])
    assert b"/StructTreeRoot" in (tmp_path / "pack" / "rule-card-1597.pdf").read_bytes()
    document.close()


@pytest.fixture
def deck(serve, tmp_path):
    """The slides of a set with every way of asking."""
    (tmp_path / "slides.html").write_text(slides(plan_workshop("king-7")), "utf-8")
    return f"{serve(tmp_path)}slides.html"


def test_slides_turn_by_keys_clicks_and_buttons_and_fit_the_wall(open_page, deck):
    page = open_page(deck, width=1280, height=720)
    shown = page.locator(".slide:visible")
    total = page.locator(".slide").count()
    expect(shown).to_have_attribute("id", "s1")
    for number in range(2, total + 1):
        page.keyboard.press("ArrowRight")
        expect(shown).to_have_attribute("id", f"s{number}")
        over = shown.evaluate("slide => slide.scrollHeight - slide.clientHeight")
        assert over <= 0, number
        if "answer" not in shown.get_attribute("class"):
            assert shown.locator(".right, .won").count() == 0
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("id", f"s{total}")
    page.keyboard.press("Home")
    page.locator("#s1").click()
    expect(shown).to_have_attribute("id", "s2")
    page.locator("#s2").click(position={"x": 40, "y": 300})
    expect(shown).to_have_attribute("id", "s1")
    page.locator("#s1").click()
    expect(shown).to_have_attribute("id", "s2")
    page.get_by_role("button", name="Next").click()
    expect(shown).to_have_attribute("id", "s3")
    page.get_by_role("button", name="Back").press(" ")
    expect(shown).to_have_attribute("id", "s2")
    page.reload()
    expect(shown).to_have_attribute("id", "s2")
    page.keyboard.press("1")
    page.keyboard.press("4")
    expect(page.locator("nav output")).to_have_text("Slide 14: Enter")
    page.keyboard.press("Enter")
    expect(shown).to_have_attribute("id", "s14")
    expect(page.locator("nav output")).to_have_text("")
    page.keyboard.type("9999")
    page.keyboard.press("Enter")
    expect(shown).to_have_attribute("id", f"s{total}")
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(shown).to_have_attribute("id", f"s{total}")


def test_nothing_of_the_slides_but_cards_and_words_is_on_the_wall(open_page, deck):
    page = open_page(deck, width=1280, height=720)
    button = page.get_by_role("button", name="Next")
    page.mouse.move(200, 200)
    expect(button).to_have_css("opacity", "0")
    button.hover()
    expect(button).to_have_css("opacity", "1")
    page.mouse.move(200, 200)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    expect(button).to_have_css("opacity", "1")


def test_without_script_all_slides_stand_one_below_the_other(open_page, deck):
    page = open_page(deck, java_script_enabled=False)
    expect(page.locator(".slide").last).to_be_visible()
    expect(page.locator(".slide").first).to_be_visible()


def test_axe_finds_nothing_on_slides_and_sheets(open_page, serve, deck, tmp_path):
    page = open_page(deck)
    for _ in range(3):
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        page.keyboard.press("ArrowRight")
    write_pack(plan_workshop("king-7"), tmp_path / "pack", with_pdf=False)
    address = serve(tmp_path / "pack")
    for path in sorted((tmp_path / "pack").glob("*.html")):
        if path.stem != "slides":
            found = Axe().run(open_page(f"{address}{path.name}"))
            assert found.violations_count == 0, f"{path.stem}: {found.generate_report()}"
