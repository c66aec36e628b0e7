"""A practice set as HTML that reads well with no script, and what a notebook gets of it."""

from __future__ import annotations

import os
import re
from html import escape

from .bundle import MIME
from .mime import OUTPUT_SWITCH, _widget_view
from .page import _attribute, inline_script, twin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

_TAG = re.compile(r"^<tarot-puzzle[^>]*>|</tarot-puzzle>$")


def practice_twin(document: Mapping[str, Any], *, alone: bool = False) -> str:
    """Write a practice set as HTML: one puzzle after the other, each with its model answer.

    `alone` makes every puzzle ready for the small inline script; otherwise the whole set waits for
    the site's own script inside `<tarot-practice>`.
    """
    puzzles = [twin(puzzle, alone=alone) for puzzle in document["puzzles"]]
    if not alone:
        puzzles = [_TAG.sub("", puzzle) for puzzle in puzzles]
    title = f"<p><strong>{escape(document['title'])}</strong></p>"
    body = f"{title}<ol>{''.join(f'<li>{puzzle}</li>' for puzzle in puzzles)}</ol>"
    if alone:
        return body
    return f"<tarot-practice data-document='{_attribute(document)}'>{body}</tarot-practice>"


def mime_bundle(
    practice: Any, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give a practice set's outputs by mime type, and the metadata that some hosts need.

    Takes a `PracticeSet`; `include` and `exclude` name mime types, as IPython passes them.
    """
    for_page = os.environ.get(OUTPUT_SWITCH) == "page"
    document = practice.document
    html = practice_twin(document, alone=not for_page)
    data: dict[str, Any] = {
        "text/plain": repr(practice),
        "text/html": html + ("" if for_page else inline_script()),
        MIME: document,
    }
    metadata: dict[str, Any] = {}
    if not for_page:
        view, metadata = _widget_view(practice)
        data |= view
    wanted = set(data) if include is None else set(include)
    unwanted = set() if exclude is None else set(exclude)
    return {mime: data[mime] for mime in data if mime in wanted - unwanted}, metadata
