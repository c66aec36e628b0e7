"""A browser that cannot leave this machine, a server of plain files, and a JupyterLab."""

from __future__ import annotations

import functools
import http.server
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from find_browser import find_browser
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of one file, or of one server, on one worker."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.get_closest_marker("xdist_group") is None:
            shared = next(
                (s for s in ("test_site", "test_lab") if item.path.name.startswith(s)), ""
            )
            item.add_marker(pytest.mark.xdist_group(shared or item.path.stem))


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


class Files(http.server.SimpleHTTPRequestHandler):
    """Serve a folder below a prefix, as a project page on a shared host is served."""

    prefix = ""
    extensions_map = {  # noqa: RUF012 - the standard library's own attribute
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
    }

    def __init__(self, *arguments: object, prefix: str, directory: str) -> None:
        self.prefix = prefix
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path[len(self.prefix) - 1 :])

    def log_message(self, *_: object) -> None:
        """Keep the test output clean."""


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


@dataclass
class Lab:
    """A running JupyterLab whose settings and signatures live in a folder of its own."""

    root: Path
    home: Path
    process: subprocess.Popen[bytes] | None = None
    address: str = ""

    @property
    def settings(self) -> Path:
        return self.home / "settings"

    def start(self) -> Lab:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/"
        folders = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        environment = {**os.environ, **{name: str(self.home / d) for name, d in folders.items()}}
        environment.pop("TAROT_TEACH_OUTPUT", None)
        command = [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            "--allow-root",
            "--ip=127.0.0.1",
            f"--port={port}",
            "--ServerApp.port_retries=0",
            "--IdentityProvider.token=",
            "--ServerApp.disable_check_xsrf=True",
            "--ServerApp.terminals_enabled=False",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            f"--ServerApp.root_dir={self.root}",
        ]
        self.home.mkdir(parents=True, exist_ok=True)
        with (self.home / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.address + "api/status", timeout=5):
                    return
            except (urllib.error.URLError, TimeoutError):
                threading.Event().wait(0.1)
        pytest.fail(f"JupyterLab did not start:\n{(self.home / 'server.log').read_text()[-3000:]}")

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def refuse_old_extension() -> None:
    """Make sure that JupyterLab will load the extension of this checkout, not an older copy."""
    part = Path("static/remoteEntry.js")
    ours = REPOSITORY / "tarot_teach/labextension" / part
    theirs = Path(sys.prefix) / "share/jupyter/labextensions/tarot-teach" / part
    if not theirs.is_file() or theirs.read_bytes() != ours.read_bytes():
        pytest.fail("JupyterLab holds an old extension; `pip install -e .` copies the new one.")


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
