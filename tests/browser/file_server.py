"""A server of plain files on this machine."""

from __future__ import annotations

import http.server
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path


class Files(http.server.SimpleHTTPRequestHandler):
    """Serve a folder below a prefix, as a project page on a shared host is served."""

    prefix = ""
    missing: str | None = None
    extensions_map = {  # noqa: RUF012 - the standard library's own attribute
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
    }

    def __init__(
        self, *arguments: object, prefix: str, directory: str, missing: str | None = None
    ) -> None:
        self.prefix = prefix
        self.missing = missing
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path[len(self.prefix) - 1 :])

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the host's page for what is not there, as hosts of static pages do."""
        if code != HTTPStatus.NOT_FOUND or self.missing is None:
            return super().send_error(code, message, explain)
        body = self.missing.encode()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

    def handle(self) -> None:
        """Let a browser hang up in the middle: a page that is left needs no more bytes."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *_: object) -> None:
        """Keep the test output clean."""
