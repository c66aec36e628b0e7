"""Draw the committed sprite again, or sheets of cards to print and cut."""

from __future__ import annotations

import argparse
from pathlib import Path

from .compose import SPRITE


def main(arguments: list[str] | None = None) -> None:
    """Run ``python -m tarot_teach.pack``."""
    parser = argparse.ArgumentParser(prog="python -m tarot_teach.pack", description=__doc__)
    parser.add_argument("--sheets", choices=("a4", "letter"), help="write sheets of this paper")
    parser.add_argument("--suits", choices=("italian", "french"), default="italian")
    parser.add_argument(
        "--names", choices=("english", "french", "italian", "none"), default="english"
    )
    parser.add_argument("--no-index", action="store_true", help="leave out the corner indices")
    parser.add_argument("--line-only", action="store_true", help="ink on white, to colour in")
    parser.add_argument("output", nargs="?", type=Path, help="the file to write")
    options = parser.parse_args(arguments)
    if options.sheets:
        from .sheets import sheets

        if options.output is None:
            parser.error("--sheets needs a file to write")
        text = sheets(
            options.sheets,
            suits=options.suits,
            names=None if options.names == "none" else options.names,
            index=not options.no_index,
            line_only=options.line_only,
        )
        options.output.write_text(text, encoding="utf-8")
        return
    from .sprite import draw_sprite

    (options.output or SPRITE).write_text(draw_sprite(), encoding="utf-8")


if __name__ == "__main__":
    main()
