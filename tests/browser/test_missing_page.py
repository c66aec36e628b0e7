"""The page for an address where nothing is: below any folder, whatever the build knew of its host."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from built_site import PREFIX, REPOSITORY, Site
from file_server import Files
from mkdocs.commands.build import _build_template
from mkdocs.config import load_config
from mkdocs.structure.files import Files as NoFiles
from mkdocs.structure.nav import get_navigation
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

ELSEWHERE = "/some/prefix/"
LOST = ["gone", "gone/", "learn/gone/", "learn/gone/and/lost.html"]
Visit = Callable[..., Page]
LOOK = "(one) => getComputedStyle(one).backgroundColor"


def missing_page(site_url: str) -> str:
    """Make the page as the build does, for an address of the site or for none."""
    config = load_config(str(REPOSITORY / "mkdocs.yml"), site_url=site_url, nav=[])
    nothing = NoFiles([])
    template = config.theme.get_env().get_template("404.html")
    return _build_template("404.html", template, nothing, config, get_navigation(nothing, config))


@pytest.fixture(scope="module", params=["", "http://127.0.0.1/learn/tarot/"])
def place(request: pytest.FixtureRequest, site: Site) -> Iterator[str]:
    """The site in a folder that the build did not know of."""
    handler = functools.partial(
        Files, prefix=ELSEWHERE, directory=str(site.folder), missing=missing_page(request.param)
    )
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{ELSEWHERE}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Give a function that opens an address where nothing is; only that may be reported."""
    contexts = []
    errors: list[ConsoleMessage] = []

    def visit_(address: str, **options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.on(
            "console", lambda line: line.type in ("error", "warning") and errors.append(line)
        )
        page = context.new_page()
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404
        return page

    yield visit_
    for context in contexts:
        context.close()
    for error in errors:
        assert "404" in error.text, error.text
        assert "manifest" not in error.location["url"], error.text


@pytest.mark.parametrize("lost", LOST)
def test_every_way_leads_somewhere(place: str, visit: Visit, lost: str) -> None:
    page = visit(place + lost)
    expect(page.get_by_role("heading", level=1)).to_contain_text("404")
    home = page.get_by_role("link", name="Home")
    expect(home).to_be_visible()
    expect(page.locator("#by-hand")).to_be_hidden()
    links = page.get_by_role("link").evaluate_all("all => all.map((one) => one.href)")
    assert links[:2] == [place, f"{place}learn/"]
    assert [page.request.get(link).status for link in links] == [200] * len(links)
    home.click()
    page.wait_for_url(place)
    expect(page.locator("tarot-puzzle[data-ready]").first).to_be_visible()


def test_search_goes_on_in_the_search_of_the_site(place: str, visit: Visit) -> None:
    page = visit(f"{place}learn/gone/")
    page.get_by_label("Search the site").fill("Mountebank")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url(f"{place}?q=Mountebank")
    expect(page.locator(".md-search-result__link").first).to_be_visible()


@pytest.mark.parametrize("width", [1280, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_has_the_look_of_the_site(place: str, visit: Visit, scheme: str, width: int) -> None:
    size = {"width": width, "height": 700}
    page = visit(f"{place}a/b/c", color_scheme=scheme, viewport=size)
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    paper, band = (page.locator(part).evaluate(LOOK) for part in ("body", "header"))
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    over = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(over) <= 0
    page.goto(place)
    assert page.locator("body").evaluate(LOOK) == paper
    assert page.locator(".md-header").evaluate(LOOK) == band


def test_the_dress_that_was_chosen_stays(place: str, visit: Visit) -> None:
    page = visit(f"{place}a/b/c", color_scheme="light")
    page.get_by_role("link", name="Home").click()
    page.get_by_title("Switch to the dark page").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(f"{place}a/b/c")
    expect(page.locator("html")).to_have_attribute("data-scheme", "slate")


def test_without_script_it_says_what_to_do(place: str, visit: Visit) -> None:
    page = visit(f"{place}a/b/c", java_script_enabled=False)
    expect(page.get_by_role("heading", level=1)).to_contain_text("404")
    band = page.locator("header").evaluate(LOOK)
    assert band == "rgb(124, 42, 34)"
    if not page.locator("main").get_attribute("data-root"):
        expect(page.locator("#by-hand")).to_be_visible()
        expect(page.get_by_role("link")).to_have_count(0)


def test_a_build_that_knows_its_address_leads_there_without_script(site: Site) -> None:
    text = Path(site.folder / "404.html").read_text("utf-8")
    for place in ("", "learn/", "practise/"):
        assert f'href="{PREFIX}{place}"' in text
    assert 'id="by-hand" hidden' in text
