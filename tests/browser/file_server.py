"""A server of plain files on this machine."""

from __future__ import annotations

import http.server
from pathlib import Path


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
