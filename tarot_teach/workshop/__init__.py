"""The workshop pack: all that a leader needs on paper, on the wall and on a stick, from one code.

`plan` says what a workshop is; each kind of paper has a module of its own that writes one HTML
page; `pack` puts them into a folder and `printing` makes PDF files of them.
"""

from __future__ import annotations

from .make import make_workshop
from .plan import WorkshopError

__all__ = ["WorkshopError", "make_workshop"]
