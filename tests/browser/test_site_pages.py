"""Every page of the built site: narrow screens, links, accessibility, search, print."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pypdfium2
import pytest
from axe_playwright_python.sync_playwright import Axe
from bs4 import BeautifulSoup
from built_site import PREFIX, Site
from playwright.sync_api import Page, expect

import tarot_teach as tt

Open = Callable[..., Page]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
# The store of card drawings is hidden from every reader, and large.
CONTEXT = {"exclude": [".tt-sprite"]}


# Puzzles out of sight are not laid out until they are near; a tool that measures needs them all.
LAID_OUT = "tarot-puzzle { content-visibility: visible !important; }"


def ready(page: Page) -> None:
    for puzzle in page.locator("tarot-puzzle, tarot-practice").all():
        puzzle.scroll_into_view_if_needed()
        expect(puzzle).to_have_attribute("data-ready", "")


def test_has_all_the_pages(site: Site) -> None:
    assert {"", "learn/the-trick/", "sources/", "about/"} <= set(site.pages)
    assert {f"games/{key}/" for key in tt.VARIANTS} <= set(site.pages)


@pytest.mark.parametrize("width", [375, 320])
def test_no_page_scrolls_sideways_on_a_phone(site: Site, open_page: Open, width: int) -> None:
    page = open_page(site.address, width=width, height=700, has_touch=True, is_mobile=True)
    for place in site.pages:
        page.goto(site.address + place)
        ready(page)
        over = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert over <= 0, f"{place or 'home'} is {over} px too wide"


@pytest.mark.parametrize(
    ("scheme", "width", "some"),
    [("light", 1280, ""), ("dark", 320, ""), ("dark", 1280, "trick"), ("light", 320, "trick")],
)
def test_axe_finds_nothing(site: Site, open_page: Open, scheme: str, width: int, some: str) -> None:
    """Every page in two ways that differ in all; one lesson in the other two."""
    page = open_page(site.address, width=width, color_scheme=scheme, reduced_motion="reduce")
    axe = Axe()
    for place in (place for place in site.pages if some in place):
        page.goto(site.address + place)
        ready(page)
        page.add_style_tag(content=LAID_OUT)
        found = axe.run(page, context=CONTEXT, options=OPTIONS)
        assert found.violations_count == 0, f"{place or 'home'}: {found.generate_report()}"


def test_links_and_anchors_lead_somewhere(site: Site) -> None:
    soups = {place: site.soup(place) for place in site.pages}
    lost = BeautifulSoup((site.folder / "404.html").read_text("utf-8"), "html.parser")
    soups["404.html"] = lost
    for place, soup in soups.items():
        for link in soup.find_all(["a", "link", "script", "img"]):
            target = link.get("href") or link.get("src")
            if not target or link.get("rel") in (["canonical"], ["edit"]):
                continue
            if target.startswith("data:"):
                continue  # It carries its own bytes and fetches nothing.
            address = urlsplit(urljoin(site.address + place, target))
            if address.netloc != urlsplit(site.address).netloc:
                assert link.name == "a", f"{place} fetches {target}"
                continue
            assert address.path.startswith(PREFIX), f"{place}: {target} leaves the site"
            path = address.path.removeprefix(PREFIX)
            if path in soups:
                if address.fragment and not address.fragment.startswith("__"):
                    assert soups[path].find(id=address.fragment), f"{place}: no anchor {target}"
            else:
                assert (site.folder / path).is_file(), f"{place}: {target} is missing"


def test_every_ruling_has_its_anchor(site: Site) -> None:
    for key, game in tt.VARIANTS.items():
        anchors = {tag["id"] for tag in site.soup(f"games/{key}/").find_all(id=True)}
        assert {ruling.id for ruling in game.rulings} <= anchors


def test_lessons_can_be_edited_where_they_lie(site: Site) -> None:
    links = [a["href"] for a in site.soup("learn/the-trick/").find_all("a", rel="edit")]
    assert len(links) == 1
    assert urljoin(links[0], ".").startswith("https://example.invalid/tarot/edit/main/")
    assert links[0].endswith("/notebooks/02_the_trick.ipynb")


def test_search_finds_lessons_but_no_model_answers(site: Site) -> None:
    index = json.loads((site.folder / "search/search_index.json").read_text("utf-8"))
    text = " ".join(re.sub(r"<[^>]+>", " ", entry["text"]) for entry in index["docs"])
    assert "no duty to win" in text
    assert "Model answer" not in text
    for place in site.pages:
        for document in site.documents(place):
            # Steps that name no card may be the wording of a rule, which is to be found.
            for step in str(document["worked"]).splitlines():
                assert "{" not in step or tt.cards.write_out(step) not in text


def test_no_page_repeats_the_notebook_stylesheet(site: Site) -> None:
    html = (site.folder / "learn/the-pack/index.html").read_text("utf-8")
    assert "--jp-" not in html
    assert "In&nbsp;[" not in html
    assert "make_puzzle" not in site.soup("learn/the-pack/").get_text()
    assert "Run All" not in html
    assert "wording" in html, "code that is meant to be read is missing"


def test_no_script_stands_in_the_way_of_the_words(site: Site) -> None:
    for place in site.pages:
        scripts = site.soup(place).find_all("script", src=True)
        assert scripts
        for script in scripts:
            assert script.has_attr("defer") or script.has_attr("async"), f"{place}: {script}"


def test_pages_have_titles_and_descriptions_of_their_own(site: Site) -> None:
    seen = set()
    for place in site.pages:
        soup = site.soup(place)
        title = soup.title.get_text() if soup.title else ""
        described = soup.find("meta", attrs={"name": "description"})["content"]
        seen.add((title, described))
        assert soup.find("link", rel="canonical")["href"] == site.address + place
        assert len(soup.find_all("h1")) == 1
    assert len(seen) == len(site.pages)


SHIFTED = """new Promise((tell) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(sum))));
})"""


@pytest.mark.parametrize(("width", "height"), [(375, 667), (412, 823), (768, 900), (1280, 800)])
def test_nothing_jumps_when_the_first_puzzle_wakes(
    site: Site, open_page: Open, width: int, height: int
) -> None:
    page = open_page(site.address, width=width, height=height)
    expect(page.locator("tarot-puzzle").first).to_have_attribute("data-ready", "")
    assert page.evaluate(SHIFTED) < 0.02


def test_pages_print_without_blank_sheets(site: Site, open_page: Open, tmp_path: Path) -> None:
    for place in ("", "learn/the-trick/", "compare/", "games/1659/", "pack/"):
        page = open_page(site.address + place)
        ready(page)
        page.pdf(path=tmp_path / "page.pdf", format="A4", print_background=True)
        document = pypdfium2.PdfDocument(tmp_path / "page.pdf")
        for sheet in document:
            text = sheet.get_textpage().get_text_range().strip()
            assert len(text) > 40, f"{place or 'home'} prints a page that is almost blank"
        document.close()


IN_SIGHT = """() => {
  const {x, y, right} = document.activeElement.getBoundingClientRect();
  return right > 0 && x < innerWidth;
}"""


def test_on_a_phone_no_key_leads_into_the_closed_menu_and_one_opens_it(
    site: Site, open_page: Open
) -> None:
    page = open_page(site.address + "learn/the-trick/", width=375, height=800)
    expect(page.locator("tarot-puzzle").first).to_have_attribute("data-ready", "")
    focused = page.locator(":focus")
    for _ in range(8):
        page.keyboard.press("Tab")
        if focused.evaluate("one => !!one.closest('tarot-puzzle')"):
            break
        assert focused.locator("xpath=ancestor::*[contains(@class, 'md-sidebar')]").count() == 0
        page.wait_for_function(IN_SIGHT)
    assert focused.evaluate("one => !!one.closest('tarot-puzzle')")
    page.reload()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(focused).to_have_text("Menu")
    page.keyboard.press("Enter")
    expect(page.locator("#__drawer")).to_be_checked()
    expect(page.get_by_role("link", name="All lessons").first).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        if focused.inner_text().strip() == "All lessons":
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(site.address + "learn/")
