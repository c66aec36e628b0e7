"""The live puzzle in a notebook: an ipywidgets widget whose answer Python can read and observe."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from .bundle import module, style


class PuzzleWidget(anywidget.AnyWidget):
    """Show a puzzle document and keep what the learner answers.

    Takes the document once, when it is made. The traits `answer` (as `mark` takes it, None before
    the first try), `solved` and `tries` follow the learner and can be observed; a new view of the
    same widget shows the current answer.
    """

    _esm = module()
    _css = style()
    document: traitlets.Dict[str, Any] = traitlets.Dict(read_only=True).tag(sync=True)
    answer = traitlets.Any(None, allow_none=True).tag(sync=True)
    solved = traitlets.Bool(False).tag(sync=True)
    tries = traitlets.Int(0).tag(sync=True)

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__()
        with self.hold_sync():
            self.set_trait("document", document)

    def __repr__(self) -> str:
        return f"PuzzleWidget({self.document.get('id')!r})"
