"""The pages beside the lessons: what they must hold, and what works on them by hand and key."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from bs4 import BeautifulSoup
from built_site import Site
from playwright.sync_api import Page, expect
from puzzle_on_page import button, choices

import tarot_teach as tt
from tarot_teach.cards import write_out
from tarot_teach.pack.names import ATTESTED

Open = Callable[..., Page]
REPOSITORY = Path(__file__).parents[2]
NOTEBOOKS = sorted((REPOSITORY / "notebooks").glob("[0-9][0-9]_*.ipynb"))
SLUGS = [path.stem[3:].replace("_", "-") for path in NOTEBOOKS]


def hook(name: str) -> ModuleType:
    """Load a module that the site is built with."""
    path = REPOSITORY / "docs" / "hooks" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def text_of(soup: BeautifulSoup) -> str:
    return " ".join(soup.get_text(" ").split())


def test_navigation_shows_every_lesson_in_the_order_of_the_notebooks(site: Site) -> None:
    navigation = site.soup("learn/").select(".md-nav--primary a.md-nav__link")
    addresses = [str(link["href"]) for link in navigation]
    found = [match[1] for a in addresses if (match := re.fullmatch(r"(?:\./)?([a-z0-9-]+)/", a))]
    assert [slug for slug in found if slug in SLUGS] == SLUGS
    listed = [str(link["href"]).strip("./") for link in site.soup("learn/").select(".lessons a")]
    assert listed == SLUGS


def test_every_page_is_within_reach_of_home(site: Site) -> None:
    seen, waiting = {""}, [""]
    while waiting:
        place = waiting.pop()
        for link in site.soup(place).find_all("a", href=True):
            target = str(link["href"]).split("#")[0].split("?")[0]
            if ":" in target or target.startswith("/"):
                continue
            reached = (Path("/") / place / target).as_posix()
            parts: list[str] = []
            for part in reached.split("/"):
                parts = parts[:-1] if part == ".." else [*parts, part] if part else parts
            page = "/".join(parts) + "/" if parts else ""
            if page in site.pages and page not in seen:
                seen.add(page)
                waiting.append(page)
    assert set(site.pages) == seen


def test_the_list_of_lessons_knows_what_was_solved(site: Site, open_page: Open) -> None:
    page = open_page(site.address + "learn/the-trick/")
    page.locator("tarot-puzzle[data-ready]").first.wait_for()
    _, right = choices(site.documents("learn/the-trick/")[0])
    button(page.locator("tarot-puzzle .tt-puzzle").first, right).click()
    page.goto(site.address + "learn/")
    practice = site.soup("learn/the-trick/").select_one("tarot-practice")
    again = json.loads(str(practice["data-document"]))["puzzles"]
    number = len(site.documents("learn/the-trick/")) + len(again)
    line = page.locator(".lessons li").nth(SLUGS.index("the-trick"))
    expect(line).to_contain_text(f"1 of {number} puzzles solved")
    expect(page.locator(".lessons li").nth(SLUGS.index("the-pack"))).not_to_contain_text("solved")


@pytest.mark.parametrize("key", tt.VARIANTS)
def test_a_game_opens_with_its_head_and_says_what_is_ours(site: Site, key: str) -> None:
    soup, game = site.soup(f"games/{key}/"), tt.VARIANTS[key]
    heads = [term.get_text() for term in soup.select(".game-head dt")]
    for wanted in ("Class", "Type", "Number of players", "Date of source", "Redactor’s remarks"):
        assert wanted in heads
    text = text_of(soup)
    for ruling in game.rulings:
        box = soup.find(id=ruling.id)
        assert box is not None
        for answer in ruling.allowed.values():
            assert write_out(answer.wording) in text_of(box)
            for citation in answer.citations:
                assert " ".join(str(citation).split()) in text_of(box)
        ours = soup.find("h2", id="where-the-source-is-silent").find_next("ul")
        links = [link["href"] for link in ours.find_all("a")]
        assert (f"#{ruling.id}" in links) == (ruling.standing is tt.Standing.RECONSTRUCTED)
        if len(ruling.allowed) > 1:
            for value in ruling.allowed:
                assert f"{ruling.option}={value}" in text.replace("'", "")


def test_what_is_left_out_is_said(site: Site) -> None:
    left_out = site.soup("games/1659/").find("h2", id="what-we-left-out").find_next("ul")
    assert "Version 1" in left_out.get_text()


def test_practise_fetches_the_set_of_a_class_code(site: Site, open_page: Open) -> None:
    page = open_page(site.address + "practise/", width=375, has_touch=True, is_mobile=True)
    page.get_by_label("Class code").fill("guild-42")
    page.keyboard.press("Enter")
    expect(page.locator(".tt-set-head")).to_contain_text("Puzzle 1 of 10")
    assert page.url.endswith("#code=guild-42")
    shown = page.locator(".tt-set-stage").get_attribute("data-puzzle")
    assert shown == tt.practice("guild-42").document["puzzles"][0]["id"]
    lessons = page.locator("tarot-practice").get_attribute("data-lesson-pages")
    assert lessons == "../learn/{lesson}/"


def test_practise_without_script_has_questions_and_model_answers(
    site: Site, open_page: Open
) -> None:
    page = open_page(site.address + "practise/", java_script_enabled=False)
    box = page.locator("tarot-practice")
    read = box.text_content() or ""
    for document in tt.practice("quick-1").document["puzzles"]:
        assert write_out(document["prompt"]) in read
        assert write_out(document["worked"].splitlines()[-1]) in read
    answer = box.locator("details").first
    answer.locator("summary").click()
    expect(answer.locator("p, li").last).to_be_visible()


def test_the_pack_shows_every_card_and_calls_only_read_spellings_old(
    site: Site, open_page: Open
) -> None:
    soup = site.soup("pack/")
    pictures = [str(image["src"]) for image in soup.select(".pack img")]
    assert [Path(one).stem for one in pictures] == [card.code for card in tt.deck()]
    assert {tag.get_text() for tag in soup.select("table.names strong")} == ATTESTED
    page = open_page(site.address + "pack/")
    page.locator(".pack img").last.scroll_into_view_if_needed()
    page.wait_for_function("[...document.querySelectorAll('.pack img')].at(-1).naturalWidth > 0")


def test_sheets_to_print_have_eighteen_pages_and_are_fetched_only_on_request(site: Site) -> None:
    links = [a["href"] for a in site.soup("pack/").find_all("a", href=re.compile("/sheets/"))]
    assert len(links) == len(set(links)) == 12
    for link in links:
        html = (site.folder / "pack" / str(link)).resolve().read_text("utf-8")
        assert html.count('class="page"') == 18
    worker = (site.folder / "service_worker.js").read_text("utf-8")
    assert "/sheets/" not in worker
    assert "assets/tarot/cards/F.svg" in worker


def test_every_public_name_is_explained(site: Site) -> None:
    soup = site.soup("api/")
    for name in tt.__all__:
        entry = soup.find(id=f"api-{name}")
        assert entry is not None
        said = entry.find_next("p").get_text()
        assert len(said) > 20
    assert "None" not in [tag.get_text().strip() for tag in soup.find_all("p")]


def test_rules_quoted_in_the_glossary_are_the_rulings(site: Site) -> None:
    quotes = site.soup("glossary/").find_all("blockquote")
    assert len(quotes) > 6
    for quote in quotes:
        game, ruling = str(quote.find("a")["href"]).split("#")[1].split(".", 1)
        assert write_out(tt.VARIANTS[game][ruling].wording) in text_of(quote)


def test_lessons_open_in_binder_and_on_github_in_colab_too(site: Site) -> None:
    page = site.soup("learn/the-fool/").select(".elsewhere a")
    assert [link.get_text() for link in page] == ["in Binder"]
    found = hook("open_elsewhere").links("https://github.com/some/course.git", "03_the_fool.ipynb")
    assert found == {
        "Binder": "https://mybinder.org/v2/gh/some/course/main?urlpath=lab/tree/notebooks/03_the_fool.ipynb",
        "Colab": "https://colab.research.google.com/github/some/course/blob/main/notebooks/03_the_fool.ipynb",
    }
    wanted = (REPOSITORY / "binder" / "requirements.txt").read_text("utf-8").split()
    assert wanted == [".[notebook]"]


def test_search_finds_rules_words_and_pages(site: Site) -> None:
    index = json.loads((site.folder / "search/search_index.json").read_text("utf-8"))
    places = {entry["location"].split("#")[0] for entry in index["docs"]}
    assert set(site.pages) == places
