"""The live practice set in a notebook: a widget whose results Python can read and observe."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from .bundle import practice_module, style


class PracticeWidget(anywidget.AnyWidget):
    """Show the document of a practice set and keep how far the learner is.

    The traits `results` (one row for each puzzle that was answered or skipped) and `position` (how
    many puzzles have been left behind, plus one) follow the learner and can be observed. `state` is
    what a view needs to go on where another stopped.
    """

    _esm = practice_module()
    _css = style()
    document: traitlets.Dict[str, Any] = traitlets.Dict(read_only=True).tag(sync=True)
    state: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    results: traitlets.List[dict[str, Any]] = traitlets.List(trait=traitlets.Dict())
    position = traitlets.Int(1)

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__()
        with self.hold_sync():
            self.set_trait("document", document)

    @traitlets.observe("state")
    def _follow(self, _: object) -> None:
        with self.hold_trait_notifications():
            self.results = self.state.get("results", [])
            self.position = self.state.get("position", 1)

    def __repr__(self) -> str:
        return f"PracticeWidget({self.document.get('id')!r})"
