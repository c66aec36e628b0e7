"""A fixed set of named things, such as the three games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .errors import UnknownKeyError


class Catalogue(Mapping):  # type: ignore[type-arg]
    """Look things up by key; an unknown key is an `UnknownKeyError` that lists the keys.

    >>> games = Catalogue("game", {"1597": "the letter", "1659": "the book"})
    >>> games["1659"]
    'the book'
    >>> games["1660"]
    Traceback (most recent call last):
    ...
    tarot_teach.errors.UnknownKeyError: There is no game '1660'. Choose one of: 1597, 1659.
    """

    __slots__ = ("_entries", "_kind")

    def __init__(self, kind: str, entries: Mapping[str, object]) -> None:
        self._kind = kind
        self._entries = dict(entries)

    def __getitem__(self, key: str) -> object:
        try:
            return self._entries[key]
        except (KeyError, TypeError):
            known = ", ".join(self._entries)
            raise UnknownKeyError(
                f"There is no {self._kind} {key!r}. Choose one of: {known}."
            ) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        return f"Catalogue({self._kind!r}, {list(self._entries)})"
