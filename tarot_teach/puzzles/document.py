"""The puzzle document that every view shows, and how an answer to it is marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from ..cards import write_out
from ..errors import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Document = dict[str, Any]

SCHEMA_NUMBER = 1
ASKS = ("one", "many", "order", "number", "numbers", "match")


class Puzzle:
    """Hold one puzzle; as the last line of a notebook cell it shows itself, ready to be answered.

    `document` is a plain dict, the puzzle as JSON; `widget` is the ipywidgets view of it.
    """

    def __init__(self, document: Document) -> None:
        self.document = document

    @property
    def id(self) -> str:
        """Give the text that makes this puzzle again, such as `who-wins/1597/1/7`."""
        return str(self.document["id"])

    @cached_property
    def widget(self) -> Any:
        """Give the widget, whose `answer`, `solved` and `tries` Python can observe.

        Raises `ImportError` where anywidget is not installed.
        """
        from ..views.widget import PuzzleWidget

        return PuzzleWidget(document=self.document)

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        from ..views.mime import mime_bundle

        return mime_bundle(self, include, exclude)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self.document == other.document

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Puzzle({self.id!r})"


@dataclass(frozen=True)
class Mark:
    """Say whether an answer is right, why, and by which rulings (ids)."""

    ok: bool
    feedback: str
    cites: tuple[str, ...]


def mark(puzzle: Puzzle | Mapping[str, Any], answer: object) -> Mark:
    """Mark an answer by comparing it with the document, as a browser does; no rule is asked.

    `answer` is a choice's id (`one`), ids (`many`), ids in order (`order`), a whole number
    (`number`), or a dict from part to number (`numbers`) or to choice (`match`). Raises
    `PuzzleError` for an answer of another shape or with an id that the puzzle does not have.

    >>> from tarot_teach import make_puzzle
    >>> puzzle = make_puzzle("score-pile", "1597", level=1, seed=7)
    >>> mark(puzzle, puzzle.document["answer"]).ok
    True
    """
    document = puzzle.document if isinstance(puzzle, Puzzle) else puzzle
    try:
        marker = _MARKERS[document["ask"]]
    except KeyError:
        raise PuzzleError(
            f"The puzzle asks in no known way; known are {', '.join(ASKS)}."
        ) from None
    ok, reasons = marker(document, answer)
    if not reasons:
        reasons = [{"feedback": document["worked"], "cites": document["cites"]}]
    sentences = dict.fromkeys(
        write_out((f"{reason['label']}: " if "label" in reason else "") + reason["feedback"])
        for reason in reasons
    )
    cites = dict.fromkeys(cite for reason in reasons for cite in reason["cites"])
    return Mark(ok, " ".join(sentences), tuple(cites))


Reasons = tuple[bool, list[Mapping[str, "Any"]]]


def _reason(line: Mapping[str, Any], label: str | None = None) -> Mapping[str, Any]:
    reason = {"feedback": line["feedback"], "cites": line["cites"]}
    return reason if label is None else {"label": label, **reason}


def _choice(choices: Sequence[Mapping[str, Any]], answer: object) -> Mapping[str, Any]:
    for choice in choices:
        if choice["id"] == answer:
            return choice
    known = ", ".join(repr(choice["id"]) for choice in choices)
    raise PuzzleError(f"{answer!r} is no choice of this puzzle. Choose one of: {known}.")


def _ids(answer: object) -> list[object]:
    if isinstance(answer, str) or not isinstance(answer, (list, tuple, set, frozenset)):
        raise PuzzleError(f"Give the answer as a list of ids, not {answer!r}.")
    ids = list(answer)
    if any(one in ids[:place] for place, one in enumerate(ids)):
        raise PuzzleError(f"An id comes twice in {ids!r}.")
    return ids


def _parts(document: Mapping[str, Any], answer: object) -> Mapping[object, object]:
    known = [part["id"] for part in document["parts"]]
    if not isinstance(answer, Mapping) or set(answer) != set(known):
        raise PuzzleError(f"Give the answer as a dict with the keys {', '.join(known)}.")
    return answer


def _number(answer: object) -> int:
    if not isinstance(answer, int) or isinstance(answer, bool):
        raise PuzzleError(f"Give the answer as a whole number, not {answer!r}.")
    return answer


def _mark_one(document: Mapping[str, Any], answer: object) -> Reasons:
    choice = _choice(document["choices"], answer)
    return choice["ok"], [_reason(choice)]


def _mark_many(document: Mapping[str, Any], answer: object) -> Reasons:
    for one in (ids := _ids(answer)):
        _choice(document["choices"], one)
    chosen = [choice for choice in document["choices"] if choice["id"] in ids]
    wrong = [choice for choice in chosen if not choice["ok"]]
    missed = [choice for choice in document["choices"] if choice["ok"] and choice not in chosen]
    pick = document.get("pick")
    enough = len(chosen) == pick if pick else not missed
    ok = not wrong and enough
    # Of the missed ones only the first is told, so that the rest can still be found.
    told = chosen if ok else wrong or missed[:1]
    return ok, [_reason(choice) for choice in told]


def _mark_order(document: Mapping[str, Any], answer: object) -> Reasons:
    ids, right = _ids(answer), document["answer"]
    if sorted(map(str, ids)) != sorted(right):
        raise PuzzleError(f"Give every id once, in your order: {', '.join(right)}.")
    for first, second in pairwise(ids):
        if right.index(first) > right.index(second):
            pairs = document["pairs"]
            found = [p for p in pairs if p["lower"] == second and p["upper"] == first]
            return False, [_reason(pair) for pair in found[:1]]
    return True, []


def _wrong_number(
    part: Mapping[str, Any], answer: int, cites: Sequence[str]
) -> Mapping[str, Any] | None:
    if answer == part["answer"]:
        return None
    for mistake in part["mistakes"]:
        if mistake["value"] == answer:
            return mistake  # type: ignore[no-any-return]
    return {"feedback": part["otherwise"], "cites": cites}


def _mark_number(document: Mapping[str, Any], answer: object) -> Reasons:
    wrong = _wrong_number(document, _number(answer), document["cites"])
    return wrong is None, [] if wrong is None else [_reason(wrong)]


def _mark_numbers(document: Mapping[str, Any], answer: object) -> Reasons:
    answers, reasons = _parts(document, answer), []
    for part in document["parts"]:
        wrong = _wrong_number(part, _number(answers[part["id"]]), document["cites"])
        if wrong is not None:
            reasons.append(_reason(wrong, part["label"]))
    return not reasons, reasons


def _mark_match(document: Mapping[str, Any], answer: object) -> Reasons:
    answers = _parts(document, answer)
    chosen = [(part, _choice(part["choices"], answers[part["id"]])) for part in document["parts"]]
    wrong = [(part, choice) for part, choice in chosen if not choice["ok"]]
    return not wrong, [_reason(choice, part["label"]) for part, choice in wrong or chosen]


_MARKERS: dict[str, Callable[[Mapping[str, Any], object], Reasons]] = {
    "one": _mark_one,
    "many": _mark_many,
    "order": _mark_order,
    "number": _mark_number,
    "numbers": _mark_numbers,
    "match": _mark_match,
}
