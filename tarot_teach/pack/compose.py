"""A card from the pieces of the committed sprite, without drawing anything."""

from __future__ import annotations

import functools
import re
from html import escape
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SPRITE = Path(__file__).parent.parent / "views" / "static" / "cards.svg"

BOX = "0 0 480 800"
SMALL_BELOW = 72
"""Narrower than this, in pixels, a card is shown in the small dress."""

_PIECE = re.compile(r'<(g|symbol) id="(tt-[\w-]+)".*?</\1>')
_REFERENCE = re.compile(r'href="#(tt-[\w-]+)"')
_INK = re.compile(r"var\(--tt-(\w+),(#[0-9a-f]{6})\)")


def layers(
    code: str,
    *,
    suits: str = "italian",
    names: str | None = "english",
    index: bool = True,
    small: bool = False,
) -> tuple[str, ...]:
    """Return the ids to lay upon each other for a card, the lowest first.

    `code` is a card such as ``"SK"`` or ``"back"``; `suits` is ``"italian"`` or ``"french"``;
    `names` is a tradition, ``"english"``, ``"french"`` or ``"italian"``, or None for an empty
    cartouche.

    >>> layers("SK", names="french", suits="french")
    ('tt-french-card-SK', 'tt-french-index-SK', 'tt-french-name-french-SK')
    >>> layers("T21", index=False, small=True), layers("C7", index=False)
    (('tt-small-T21', 'tt-numeral-T21'), ('tt-period-C7',))
    """
    if code == "back":
        return ("tt-card-back",)
    suited, rank = code[0] in "SCBD", code[1:]
    prefix = "tt-french-" if suits == "french" and suited else "tt-"
    if small:
        face = "small"
    elif suited and not index and rank not in {"1", "V", "C", "Q", "K"}:
        face = "period"
    else:
        face = "card"
    result = [f"{prefix}{face}-{code}"]
    if index and code != "F":
        result.append(f"{prefix}index-{code}")
    if small and not index and code[0] == "T":
        result.append(f"tt-numeral-{code}")
    if names and not small and (code[0] in "TF" or code[1] in "KQCV"):
        result.append(f"{prefix}name-{names}-{code}")
    return tuple(result)


@functools.cache
def _pieces() -> dict[str, str]:
    """Return every piece of the committed sprite by its id."""
    text = SPRITE.read_text(encoding="utf-8")
    return {match[2]: match[0] for match in _PIECE.finditer(text)}


def _needed(wanted: Iterable[str]) -> list[str]:
    """Return the ids of all pieces that some ids are made of, themselves among them."""
    pieces = _pieces()
    found = dict.fromkeys(wanted)
    waiting = list(found)
    while waiting:
        for part in _REFERENCE.findall(pieces[waiting.pop()]):
            if part not in found:
                found[part] = None
                waiting.append(part)
    return list(found)


def sprite_of(wanted: Iterable[str]) -> str:
    """Return a sprite of only the pieces that some ids are made of.

    A browser builds every `<use>` of a sprite in the page, shown or not: a page that holds the
    whole sprite pays for 78 cards in every dress. An id that does not exist is a KeyError.

    >>> sprite_of(["tt-sign-S"]).count("<symbol")
    1
    """
    pieces = _pieces()
    body = "\n".join(pieces[name] for name in _needed(wanted))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>\n{body}\n</defs></svg>\n"
    )


def standalone(
    code: str,
    *,
    suits: str = "italian",
    names: str | None = "english",
    index: bool = True,
    small: bool = False,
    line_only: bool = False,
    width: int = 120,
    title: str = "",
) -> str:
    """Return one card as a whole SVG text that needs no sprite and no style sheet.

    The dress is told as in `layers`; `line_only` leaves the ink and makes all else white;
    `width` is in pixels and `title` what a screen reader says. A card that does not exist is a
    KeyError.

    >>> standalone("S7", title="Seven of Swords").startswith('<svg xmlns="http://www.w3.org/2000')
    True
    """
    wanted = layers(code, suits=suits, names=names, index=index, small=small)
    pieces = _pieces()
    defined = "".join(pieces[name] for name in _needed(wanted))
    used = "".join(f'<use href="#{name}"/>' for name in wanted)

    def plain(ink: re.Match[str]) -> str:
        return "#fff" if line_only and ink[1] != "ink" else ink[2]

    body = _INK.sub(plain, f"<defs>{defined}</defs>{used}")
    # two dresses on one page must not lend each other their pieces
    body = re.sub(r'(id="|href="#)tt-', r"\1tt-line-" if line_only else r"\1tt-one-", body)
    spoken = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{BOX}" width="{width}" '
        f'height="{round(width * 5 / 3)}" role="img">{spoken}{body}</svg>'
    )
