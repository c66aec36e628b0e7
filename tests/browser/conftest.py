"""A browser that cannot leave this machine, a server of plain files, and a JupyterLab."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from built_site import PREFIX, Site, build
from file_server import Files
from find_browser import find_browser
from lab_server import Lab, refuse_old_extension
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

REPOSITORY = Path(__file__).parents[2]
LOOPBACK = ("127.0.0.1", "localhost")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name outside this machine is never even looked up.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    launched = playwright.chromium.launch(executable_path=str(find_browser()), args=ARGUMENTS)
    yield launched
    launched.close()


@dataclass
class Watch:
    """What went wrong in the pages of one context, gathered as it happened."""

    foreign: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self._request)
        context.on("weberror", lambda error: self._note(str(error.error)))
        context.on("console", lambda message: message.type == "error" and self._note(message.text))

    def _request(self, request: object) -> None:
        address = urlsplit(request.url)  # type: ignore[attr-defined]
        if address.scheme not in ("data", "blob", "about") and address.hostname not in LOOPBACK:
            self.foreign.append(request.url)  # type: ignore[attr-defined]

    def _note(self, text: str) -> None:
        if not any(part in text for part in self.allowed):
            self.errors.append(text)

    def check(self) -> None:
        """Fail when a page asked another host for anything or reported an error."""
        assert self.foreign == []
        assert self.errors == []


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Give a function that opens an address in a fresh context.

    Options are those of Playwright's new_context (width and height are short for viewport);
    `allowed` lists parts of error messages that are not ours. After the test every page must have
    kept to this machine and have reported no other error.
    """
    opened: list[tuple[BrowserContext, Watch]] = []

    def open_(
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        allowed: tuple[str, ...] = (),
        **options: object,
    ) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        watch = Watch(allowed=allowed)
        watch.follow(context)
        opened.append((context, watch))
        page = context.new_page()
        page.goto(address)
        return page

    yield open_
    for context, _ in opened:
        context.close()
    for _, watch in opened:
        watch.check()


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[..., str]]:
    """Give a function that serves a folder on a free port and returns its address."""
    servers: list[http.server.ThreadingHTTPServer] = []

    def serve_(directory: Path, prefix: str = "/", port: int = 0) -> str:
        handler = functools.partial(Files, prefix=prefix, directory=str(directory))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}{prefix}"

    yield serve_
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def start_lab() -> Iterator[Callable[[Path, Path], Lab]]:
    """Give a function that starts a JupyterLab on a folder, with its state in another folder."""
    refuse_old_extension()
    started: list[Lab] = []

    def start(root: Path, home: Path) -> Lab:
        lab = Lab(root, home)
        started.append(lab)
        return lab.start()

    yield start
    for lab in started:
        lab.stop()


@pytest.fixture(scope="session")
def site(serve: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The built site below a prefix, at the address that it believes to have."""
    folder = tmp_path_factory.mktemp("site")
    address = serve(folder, PREFIX)
    return build(folder, address, tmp_path_factory.mktemp("ipython"))
