"""A workshop pack from a notebook: one call that lists the pack, or writes it."""

from __future__ import annotations

from pathlib import Path

from .pack import START, Written, papers, write_pack
from .plan import Workshop, plan_workshop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class WorkshopPack:
    """Hold a planned pack and, once it is written, its folder; printed, it lists the papers."""

    def __init__(self, workshop: Workshop, written: Written | None = None) -> None:
        self.workshop = workshop
        self.written = written

    def write(self, folder: Path | str, *, with_pdf: bool = True) -> WorkshopPack:
        """Write the pack into a folder. Raises as `write_pack` does."""
        return WorkshopPack(self.workshop, write_pack(self.workshop, folder, with_pdf=with_pdf))

    def __repr__(self) -> str:
        lines = [f"{self.workshop.title}, {self.workshop.minutes} minutes, {self.workshop.code}"]
        lines += [self.workshop.note] if self.workshop.note else []
        lines += [f"  {paper.title}: {paper.use}" for paper in papers(self.workshop)]
        if self.written is None:
            lines.append("Not written yet: give out='pack', or call write('pack').")
        else:
            lines += [self.written.message] if self.written.message else []
            lines.append(f"Written: open {self.written.folder / START} first.")
        return "\n".join(lines)


def make_workshop(
    code: str,
    game: str | None = None,
    *,
    minutes: int = 50,
    paper: str = "a4",
    suits: str = "italian",
    names: Iterable[str] = (),
    out: Path | str | None = None,
) -> WorkshopPack:
    """Plan the pack of a workshop, and write it where `out` names a folder.

    `code` is a class code, `game` a game's key (all three compared if left out), `minutes` 50 or
    110, `paper` `"a4"` or `"letter"`, `suits` `"italian"` or `"french"`. Raises as `plan_workshop`
    and `write_pack` do.

    >>> print(str(make_workshop("guild-42", "piedmontese")).splitlines()[0])
    The Piedmontese game (Scarto), 50 minutes, guild-42
    """
    names = tuple(names)
    planned = plan_workshop(code, game, minutes=minutes, paper=paper, suits=suits, names=names)
    pack = WorkshopPack(planned)
    return pack if out is None else pack.write(out)
