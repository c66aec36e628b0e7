"""What a puzzle gives to a notebook: its document, a live widget, an HTML twin and plain text."""

from __future__ import annotations

import os

from .bundle import MIME, WIDGET_MIME
from .page import inline_script, twin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

OUTPUT_SWITCH = "TAROT_TEACH_OUTPUT"
"""Set to `page` while a site is built: no widget view and no inline script."""


def mime_bundle(
    puzzle: Any, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give a puzzle's outputs by mime type, and the metadata that some hosts need.

    Takes a `Puzzle`; `include` and `exclude` name mime types, as IPython passes them. Without
    anywidget there is no widget view, and nothing else changes.
    """
    for_page = os.environ.get(OUTPUT_SWITCH) == "page"
    document = puzzle.document
    data: dict[str, Any] = {
        "text/plain": repr(puzzle),
        "text/html": twin(document, alone=not for_page) + ("" if for_page else inline_script()),
        MIME: document,
    }
    metadata: dict[str, Any] = {}
    if not for_page:
        view, metadata = _widget_view(puzzle)
        data |= view
    wanted = set(data) if include is None else set(include)
    unwanted = set() if exclude is None else set(exclude)
    return {mime: data[mime] for mime in data if mime in wanted - unwanted}, metadata


def _widget_view(puzzle: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    try:
        widget = puzzle.widget
    except ImportError:
        return {}, {}
    made = widget._repr_mimebundle_()
    data, metadata = made if isinstance(made, tuple) else (made or {}, {})
    return {mime: value for mime, value in data.items() if mime == WIDGET_MIME}, metadata
