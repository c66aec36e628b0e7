"""Without a network: the folder that opens by double click, and the site kept as an app."""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import os
import re
import shutil
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import build_offline
import pytest
from bs4 import BeautifulSoup
from built_site import PREFIX, Site
from file_server import Files
from playwright.sync_api import Browser, BrowserContext, Page, expect
from puzzle_on_page import button, choices

import tarot_teach as tt
from tarot_teach.cards import write_out
from tarot_teach.puzzles.key import right_answer

LESSON = "learn/the-trick"


# The folder


@pytest.fixture(scope="module")
def unzipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder edition as somebody has it who has unzipped it."""
    scratch = tmp_path_factory.mktemp("offline")
    folder, target = scratch / "built", scratch / "edition.zip"
    build_offline.build(folder)
    build_offline.zip_folder(folder, target)
    with zipfile.ZipFile(target) as archive:
        archive.extractall(scratch / "a stick")
    shutil.rmtree(folder)
    (found,) = (scratch / "a stick").iterdir()
    return found


@pytest.fixture
def from_folder(browser: Browser, unzipped: Path) -> Iterator[Callable[[str], Page]]:
    """Give a function that opens a file of the folder in a browser without network."""
    context = browser.new_context(offline=True)
    context.set_default_timeout(20_000)
    asked: list[str] = []
    errors: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: errors.append(str(error.error)))
    context.on("console", lambda line: line.type == "error" and errors.append(line.text))

    def open_(name: str) -> Page:
        page = context.new_page()
        page.goto((unzipped / "index.html").as_uri().replace("index.html", name))
        return page

    yield open_
    context.close()
    assert asked
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:"))] == []
    assert errors == []


def answer_first_puzzle(page: Page, document: dict[str, object]) -> None:
    face = page.locator("tarot-puzzle[data-ready] .tt-puzzle").first
    for choice in choices(document):
        button(face, choice).click()
        expect(face.get_by_role("status")).to_contain_text(write_out(choice["feedback"]))


def open_lesson(page: Page) -> None:
    page.get_by_role("link", name="See all lessons").click()
    page.locator(".lessons").get_by_role("link", name="The trick").click()


def first_document(path: Path) -> dict[str, object]:
    soup = BeautifulSoup(path.read_text("utf-8"), "html.parser")
    return json.loads(str(soup.find("tarot-puzzle")["data-document"]))


def test_puzzles_answer_from_the_folder(from_folder: Callable[[str], Page], unzipped: Path) -> None:
    page = from_folder("index.html")
    answer_first_puzzle(page, first_document(unzipped / "index.html"))
    open_lesson(page)
    expect(page).to_have_url(re.compile(r"^file://.*/learn/the-trick\.html$"))
    answer_first_puzzle(page, first_document(unzipped / f"{LESSON}.html"))


def test_search_finds_and_opens_a_page_of_the_folder(from_folder: Callable[[str], Page]) -> None:
    page = from_folder("index.html")
    field = page.get_by_role("textbox", name="Search")
    field.click()
    field.press_sequentially("Mountebank")
    found = page.locator(".md-search-result__link")
    found.first.wait_for()
    found.first.click()
    expect(page).to_have_url(re.compile(r"^file://.*\.html"))
    expect(page.locator("article")).to_contain_text("Mountebank")


def test_practice_comes_from_the_bank_in_the_folder(from_folder: Callable[[str], Page]) -> None:
    page = from_folder("practise.html#code=guild-42")
    page.locator(".tt-set .tt-set-stage > .tt-puzzle").first.wait_for()
    expect(page.locator(".tt-set")).to_contain_text("guild-42")


def test_the_score_pad_counts_and_remembers_in_the_folder(
    from_folder: Callable[[str], Page],
) -> None:
    page = from_folder("score-pad.html")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="King of Swords").click()
    page.reload()
    expect(page.locator('[data-card="SK"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sp-tally").first).to_have_text("0 cards: −8")


def test_the_folder_needs_no_server_and_names_no_other_host(unzipped: Path) -> None:
    for path in unzipped.rglob("*.html"):
        soup = BeautifulSoup(path.read_text("utf-8"), "html.parser")
        fetched = [tag.get("src") for tag in soup.find_all(["script", "img", "iframe"])]
        fetched += [
            tag.get("href") for tag in soup.find_all("link") if tag.get("rel") != ["canonical"]
        ]
        for address in filter(None, fetched):
            assert not re.match(r"[a-z]+:|/", address), f"{path.name} fetches {address}"
            assert (path.parent / address.split("?")[0].split("#")[0]).exists(), address
        for link in soup.find_all("a", href=re.compile(r"^[^:#]+/?$")):
            target = path.parent / link["href"].split("#")[0]
            assert target.is_file(), f"{path.name}: {link['href']} opens no page"
    assert not (unzipped / "404.html").exists()
    assert not (unzipped / "service_worker.js").exists()
    assert not (unzipped / "manifest.webmanifest").exists()


# The app


class Host:
    """A host of static pages that can go away and come back under the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.changes = 0
        self.asked: list[str] = []
        self.start()

    def start(self) -> None:
        asked = self.asked

        class Noting(Files):
            def do_GET(self) -> None:  # noqa: N802 - the standard library's own name
                asked.append(self.path)
                super().do_GET()

        handler = functools.partial(Noting, prefix=PREFIX, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    @property
    def packs(self) -> list[Path]:
        return sorted(self.folder.glob("assets/tarot/*/packs/*.pack"))

    def new_version(self) -> None:
        worker = (self.folder / "service_worker.js").read_text("utf-8")
        version = re.search(r'VERSION = "(\w+)"', worker)[1]
        self.change("service_worker.js", version, "another")

    def change(self, name: str, old: str, new: str) -> None:
        path = self.folder / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        # This server tells versions of a file apart by whole seconds.
        self.changes += 1
        later = path.stat().st_mtime + 10 * self.changes
        os.utime(path, (later, later))


@pytest.fixture
def host(site: Site, tmp_path: Path) -> Iterator[Host]:
    """A copy of the site, under the address that its pages name."""
    folder = tmp_path / "site"
    shutil.copytree(site.folder, folder)
    host = Host(folder)
    for path in [*folder.rglob("*.html"), folder / "sitemap.xml"]:
        text = path.read_text("utf-8")
        path.write_text(text.replace(site.address, host.address), "utf-8")
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context()
    context.set_default_timeout(20_000)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context
    context.close()
    assert errors == []


def in_control(page: Page) -> None:
    """Wait until the worker has kept the site and answers for this page."""
    page.evaluate(
        "() => new Promise((resolve) => navigator.serviceWorker.controller ? resolve()"
        " : navigator.serviceWorker.addEventListener('controllerchange', () => resolve()))"
    )


def only_cache(page: Page, name: str) -> None:
    """Wait until the worker of one version has cleared away all others."""
    page.evaluate(
        "async (name) => { while ((await caches.keys()).join() !== name)"
        " await new Promise(requestAnimationFrame); }",
        name,
    )


def all_kept(page: Page) -> None:
    """Wait until the worker says that it has all puzzles."""
    page.evaluate(LISTEN)
    page.wait_for_function("window.allKept")


LISTEN = """async () => {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("message", ({ data: { puzzles } }) => {
        window.allKept = puzzles && !puzzles.keeping && puzzles.kept === puzzles.of;
    });
    (await serviceWorker.ready).active.postMessage("tell");
}"""
SPARING = 'Object.defineProperty(NetworkInformation.prototype, "saveData", { get: () => true });'


def kept_of_bank(page: Page, name: str) -> list[str]:
    """List what one version keeps of the bank, packed or in parts."""
    return page.evaluate(
        "(name) => caches.open(name).then((cache) => cache.keys()).then((all) =>"
        " all.map(({ url }) => url).filter((url) => /\\.pack$|\\/bank\\//.test(url)))",
        name,
    )


def open_set(page: Page, host: Host, code: str) -> None:
    """Open the practice set of a code: its first puzzle must be there."""
    page.goto("about:blank")
    page.goto(f"{host.address}practise/#code={code}")
    expect(page.locator(".tt-set")).to_have_attribute("aria-label", f"Practice: {code}")
    prompt = str(tt.practice(code).puzzles[0].document["prompt"])
    expect(page.locator(".tt-set-stage > .tt-puzzle").first).to_contain_text(write_out(prompt))


def answer_set(page: Page, code: str) -> None:
    """Answer every puzzle of a set rightly, each a question with one answer."""
    for puzzle in tt.practice(code).puzzles:
        page.locator(f'.tt-set-stage [data-choice="{right_answer(puzzle.document)}"]').click()
        page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".tt-set")).to_contain_text("right at the first try")


def caches_of(page: Page) -> list[str]:
    return page.evaluate("caches.keys()")


def test_after_one_visit_the_whole_site_works_without_network(
    host: Host, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(host.address)
    in_control(page)
    host.stop()
    try:
        page.reload()
        answer_first_puzzle(page, first_document(host.folder / "index.html"))
        open_lesson(page)
        expect(page).to_have_url(f"{host.address}{LESSON}/")
        answer_first_puzzle(page, first_document(host.folder / LESSON / "index.html"))
        other = context.new_page()
        other.goto(f"{host.address}score-pad/")
        other.get_by_role("button", name="Start the game").click()
        expect(other.get_by_role("heading", name="Hand 1")).to_be_visible()
        other.get_by_role("textbox", name="Search").press_sequentially("Mountebank")
        other.locator(".md-search-result__link").first.wait_for()
        other.goto(f"{host.address}no-such-page/")
        expect(other.get_by_role("heading", level=1)).to_contain_text("404")
    finally:
        host.start()


def test_all_puzzles_are_kept_after_one_visit_to_the_first_page(
    host: Host, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(host.address)
    all_kept(page)
    assert not [path for path in host.asked if "/bank/" in path]
    context.set_offline(True)
    host.stop()
    try:
        for code in ("quick-7", "trick-311", "purse-90", "king-42/Anna"):
            open_set(page, host, code)
        open_set(page, host, "quick-8")
        answer_set(page, "quick-8")
        page.goto(f"{host.address}learn/the-piedmontese-game/")
        first = first_document(host.folder / "learn/the-piedmontese-game/index.html")
        expect(page.locator("tarot-puzzle").first).to_contain_text(write_out(str(first["prompt"])))
        page.goto(f"{host.address}score-pad/")
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_role("heading", name="Hand 1")).to_be_visible()
        page.get_by_role("textbox", name="Search").press_sequentially("Mountebank")
        page.locator(".md-search-result__link").first.wait_for()
        page.goto(f"{host.address}practise/")
        expect(page.locator("tarot-kept")).to_have_text("All puzzles are kept on this device.")
    finally:
        host.start()


def test_keeping_goes_on_where_it_broke_off(host: Host, context: BrowserContext) -> None:
    pack = host.packs[5]
    away = pack.rename(pack.with_suffix(".away"))
    page = context.new_page()
    page.goto(f"{host.address}practise/")
    expect(page.locator("tarot-kept")).to_contain_text("Not all puzzles are kept yet")
    away.rename(pack)
    before = [path for path in host.asked if path.endswith(".pack")]
    assert len(before) == 6
    page.reload()
    expect(page.locator("tarot-kept")).to_have_text("All puzzles are kept on this device.")
    fetched = [path for path in host.asked if path.endswith(".pack")][6:]
    assert [Path(path).name for path in fetched] == [path.name for path in host.packs[5:]]


def test_a_browser_that_saves_data_keeps_what_is_opened_until_told_otherwise(
    host: Host, context: BrowserContext
) -> None:
    context.add_init_script(SPARING)
    page = context.new_page()
    page.goto(f"{host.address}practise/")
    line = page.locator("tarot-kept")
    expect(line).to_contain_text("only the sets that you have opened are kept")
    open_set(page, host, "quick-7")
    assert not [path for path in host.asked if path.endswith(".pack")]
    host.stop()
    try:
        open_set(page, host, "quick-7")
    finally:
        host.start()
    # A new version takes along what was used.
    (old,) = caches_of(page)
    used = kept_of_bank(page, old)
    assert used
    host.new_version()
    page.goto(host.address)
    only_cache(page, "tarot-teach-another")
    assert sorted(kept_of_bank(page, "tarot-teach-another")) == sorted(used)
    page.goto(f"{host.address}practise/")
    line.get_by_role("button", name="Keep all puzzles (1.6 MB)").click()
    expect(line).to_have_text("All puzzles are kept on this device.")


def test_a_new_bank_takes_the_place_of_the_old_one_as_a_whole(
    host: Host, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(host.address)
    all_kept(page)
    (script,) = host.folder.glob("assets/tarot/*/puzzle.*.js")
    mark = script.parent.name
    script.parent.rename(script.parent.with_name("0badcafe"))
    for path in [*host.folder.rglob("*.html"), host.folder / "service_worker.js"]:
        text = path.read_text("utf-8")
        if mark in text:
            host.change(path.relative_to(host.folder).as_posix(), mark, "0badcafe")
    host.new_version()
    page.goto(f"{host.address}about/")
    only_cache(page, "tarot-teach-another")
    # It was whole before the old one went, and nothing of the old one is left.
    kept = kept_of_bank(page, "tarot-teach-another")
    assert len(kept) == len(host.packs)
    assert all("/0badcafe/packs/" in address for address in kept)
    host.stop()
    try:
        open_set(page, host, "trick-311")
    finally:
        host.start()


def test_online_a_changed_page_is_shown_at_once(host: Host, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{host.address}about/")
    in_control(page)
    host.change("about/index.html", "What it keeps about you", "What it keeps of you now")
    page.reload()
    expect(page.locator("article")).to_contain_text("What it keeps of you now")
    host.stop()
    try:
        page.goto(f"{host.address}about/")
        expect(page.locator("article")).to_contain_text("What it keeps of you now")
    finally:
        host.start()


def test_a_new_version_takes_the_place_of_the_old_one(host: Host, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(host.address)
    in_control(page)
    (old,) = caches_of(page)
    host.change("sources/index.html", "</h1>", " anew</h1>")
    worker = (host.folder / "service_worker.js").read_text("utf-8")
    assert f'VERSION = "{old.removeprefix("tarot-teach-")}"' in worker
    host.new_version()
    page.reload()
    only_cache(page, "tarot-teach-another")
    host.stop()
    try:
        page.goto(f"{host.address}sources/")
        expect(page.get_by_role("heading", level=1)).to_contain_text("anew")
    finally:
        host.start()


def test_the_app_can_be_installed(host: Host, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{host.address}{LESSON}/")
    link = page.locator('link[rel="manifest"]').evaluate("(link) => link.href")
    manifest = json.loads(page.request.get(link).text())
    assert link == f"{host.address}manifest.webmanifest"
    assert manifest["display"] == "standalone"
    sizes = {}
    for icon in manifest["icons"]:
        answer = page.request.get(host.address + icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            sizes[icon.get("purpose", "any"), width] = icon["src"]
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= set(sizes)
    session = context.new_cdp_session(page)
    in_control(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of the tests keeps nothing, which is the one thing that it holds against it.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


def test_the_worker_keeps_every_page_at_once_and_the_bank_in_packs(site: Site) -> None:
    worker = (site.folder / "service_worker.js").read_text("utf-8")
    files, packs = (
        json.loads(re.search(rf"{name} = (\[.*\]);", worker)[1]) for name in ("FILES", "PACKS")
    )
    assert set(site.pages) <= set(files)
    assert "404.html" in files
    assert not [file for file in files if "/bank/" in file or file.endswith(".pack")]
    total = sum(
        (site.folder / (file + "index.html" if not file or file.endswith("/") else file))
        .stat()
        .st_size
        for file in files
    )
    assert total < 12_000_000
    parts = {}
    for pack in packs:
        body = (site.folder / pack).read_bytes()
        behind = 4 + int.from_bytes(body[:4])
        for name, (start, length) in json.loads(body[4:behind]).items():
            parts[name] = gzip.decompress(body[behind + start : behind + start + length])
    bank = site.folder / Path(packs[0]).parent.parent / "bank"
    assert parts == {path.name: path.read_bytes() for path in bank.iterdir()}
    size = sum((site.folder / pack).stat().st_size for pack in packs)
    assert f"PACKED_BYTES = {size};" in worker
    assert size < 2_000_000
