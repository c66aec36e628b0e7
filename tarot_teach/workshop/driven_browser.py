"""One browser that prints page after page, driven over two pipes by its own protocol.

A browser takes a second or more to start, and printing a page takes a third of that. So one is
kept running. Its protocol is JSON with a zero byte after each message, read by the browser from
file 3 and written to file 4, which needs no library. Windows hands on no such files.
"""

from __future__ import annotations

import base64
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from .plan import WorkshopError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from types import TracebackType
    from typing import Any

CAN_DRIVE = os.name == "posix"
_ABOVE_THE_NUMBERS_USED = 10
_TO_CLOSE = 10.0
# Opens the pipes as files 3 and 4 and becomes the browser.
_LAUNCH = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3); os.dup2(int(sys.argv[2]), 4); "
    "os.execv(sys.argv[3], sys.argv[3:])"
)
_PRINT = {
    "preferCSSPageSize": True,
    "printBackground": False,
    "displayHeaderFooter": False,
    "generateTaggedPDF": True,
    "generateDocumentOutline": True,
}


class DrivenBrowser:
    """Hold a running browser with one page open; a context, at whose end it is gone."""

    def __init__(self, browser: str, arguments: Sequence[str], seconds: float) -> None:
        self._name = browser
        self._seconds = seconds
        self._waiting = b""
        self._number = 0
        self._profile = tempfile.TemporaryDirectory(
            prefix="tarot-teach-", ignore_cleanup_errors=True
        )
        self._told = Path(self._profile.name) / "stderr.txt"
        words = [browser, *arguments, f"--user-data-dir={self._profile.name}"]
        words += ["--headless", "--remote-debugging-pipe"]
        self._start(words)
        self._page = ""

    def _start(self, words: Sequence[str]) -> None:
        import fcntl

        ends = [*os.pipe(), *os.pipe()]
        to_read, self._write, self._read, to_write = (
            fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _ABOVE_THE_NUMBERS_USED) for end in ends
        )
        for end in ends:
            os.close(end)
        try:
            with self._told.open("wb") as told:
                self._process = subprocess.Popen(
                    [sys.executable, "-I", "-c", _LAUNCH, str(to_read), str(to_write), *words],
                    pass_fds=(to_read, to_write),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=told,
                    start_new_session=True,
                )
        finally:
            os.close(to_read)
            os.close(to_write)

    def __enter__(self) -> DrivenBrowser:
        try:
            target = self._ask("Target.createTarget", {"url": "about:blank"})["targetId"]
            asked = self._ask("Target.attachToTarget", {"targetId": target, "flatten": True})
            self._page = asked["sessionId"]
            self._ask("Page.enable")
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            with suppress(OSError, WorkshopError):
                self._page = ""
                self._ask("Browser.close")
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_TO_CLOSE)
        self._end()

    def print_page(self, page: Path) -> None:
        """Print one HTML file into a PDF beside it. Raises `WorkshopError` where it fails."""
        self._ask("Page.navigate", {"url": page.as_uri()}, until="Page.loadEventFired")
        data = self._ask("Page.printToPDF", _PRINT)["data"]
        page.with_suffix(".pdf").write_bytes(base64.b64decode(data))

    def _ask(
        self, method: str, params: Mapping[str, Any] | None = None, until: str = ""
    ) -> dict[str, Any]:
        """Send a command and wait for its answer, and for an event where one is named."""
        self._number += 1
        asked: dict[str, Any] = {"id": self._number, "method": method, "params": params or {}}
        if self._page:
            asked["sessionId"] = self._page
        self._send(json.dumps(asked).encode() + b"\0")
        answer: dict[str, Any] | None = None
        for told in self._messages(method):
            if told.get("id") == self._number:
                answer = told.get("result", {})
                wrong = told.get("error", {}).get("message") or told["result"].get("errorText")
                if wrong:
                    raise self._failed(f"{method}: {wrong}")
            elif told.get("method") == until:
                until = ""
            if answer is not None and not until:
                return answer
        raise self._failed(self._last_words())

    def _send(self, message: bytes) -> None:
        try:
            while message:
                message = message[os.write(self._write, message) :]
        except OSError:
            raise self._failed(self._last_words()) from None

    def _messages(self, method: str) -> Iterator[dict[str, Any]]:
        """Read messages until the browser says no more."""
        end = time.monotonic() + self._seconds
        while True:
            while b"\0" in self._waiting:
                first, _, self._waiting = self._waiting.partition(b"\0")
                yield json.loads(first)
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._read], [], [], left)[0]:
                raise self._failed(f"no answer to {method} within {self._seconds:.0f} seconds")
            more = os.read(self._read, 1 << 20)
            if not more:
                return
            self._waiting += more

    def _failed(self, why: str) -> WorkshopError:
        return WorkshopError(f"{self._name} could not print: {why}")

    def _last_words(self) -> str:
        lines = self._told.read_text("utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines else "it stopped without a word"

    def _end(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for end in (self._read, self._write):
            os.close(end)
        self._profile.cleanup()
