"""The key to the puzzles on paper: every answer, its reason, and what rests on our own choice."""

from __future__ import annotations

import re

from ..cards import write_out
from ..puzzles.document import mark
from ..puzzles.key import answer_in_words, right_answer
from ..sources import Standing
from ..variant import QUESTIONS
from ..variants import VARIANTS
from .drawing import Pen
from .house_rules import house_rules_in_words
from .likely_mistakes import likely_mistakes
from .paper import sheet
from .plan import Numbered, Workshop
from .puzzle_sheet import LOOKS, heading
from .rule_card import on_paper
from .standings import FOLLOWS, OURS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ..sources import Ruling

SIGNS = {
    Standing.INFERRED: (FOLLOWS, "Follows from the source, which does not say so in words."),
    Standing.RECONSTRUCTED: (OURS, "Our choice; the source is silent."),
}
"""What stands behind a reason that no source states, and what it means."""
SHARED = "Shared sheet"
"""What the key calls the puzzles that all have, where some have their own besides."""


def answer_key(workshop: Workshop) -> str:
    """Write the key: all answers in short, then each with its reason and the likely mistakes."""
    pen = Pen(workshop.suits)
    sets = [("", workshop.puzzles)]
    for name in workshop.names:
        sets.append((name, workshop.puzzles_of(workshop.code.for_person(name))))
    told: dict[str, list[str]] = {}
    for name, puzzles in sets:
        for one in puzzles:
            told.setdefault(one.puzzle.id, []).append(f"{name or SHARED} {one.number}")
    shown = {one.puzzle.id: one for _, puzzles in sets for one in puzzles}
    solved = [
        _solved(pen, one, told[puzzle_id] if workshop.names else ())
        for puzzle_id, one in shown.items()
    ]
    body = f"{_in_short(pen, sets)}<h2>Reasons</h2>{_legend(pen)}{''.join(solved)}"
    aside = "For the leader. Do not hand this out."
    return sheet(workshop, f"Answer key: {workshop.title}", body, pen, aside=aside, style=LOOKS)


def _legend(pen: Pen) -> str:
    said = " ".join(f"{sign} {meaning}" for sign, meaning in SIGNS.values())
    return f'<p class="small legend">Behind a reason: {pen.text(said)} No sign: it is stated.</p>'


def _in_short(pen: Pen, sets: Sequence[tuple[str, Sequence[Numbered]]]) -> str:
    """List number, title and answer, in a table for everybody with puzzles of their own."""
    parts = []
    for name, puzzles in sets:
        rows = "".join(
            f"<tr><th>{one.number}</th><td>{pen.text(one.puzzle.document['title'])}</td>"
            f"<td>{pen.text(answer_in_words(one.puzzle.document))}</td></tr>"
            for one in puzzles
        )
        caption = f"<caption>{pen.text(name or SHARED)}</caption>" if len(sets) > 1 else ""
        parts.append(f"<table>{caption}{rows}</table>")
    css = "short several" if len(sets) > 1 else "short"
    return f'<h2>Answers in short</h2><div class="{css}">{"".join(parts)}</div>'


def _solved(pen: Pen, one: Numbered, names: Sequence[str]) -> str:
    document = one.puzzle.document
    whose = f'<p class="small">{pen.text(", ".join(names))}</p>' if any(names) else ""
    agreed = house_rules_in_words(one.puzzle)
    if agreed:
        agreed = f'<p class="notes"><b>Mind:</b> {pen.text(agreed)}</p>'
    rulings = rulings_behind(document)
    verdict, steps = verdict_and_steps(document)
    lines = [pen.text(line) + _signs(document, line, verdict, rulings) for line in verdict]
    more = f"<h3>Step by step</h3>{_listed([pen.text(step) for step in steps])}" if steps else ""
    return (
        f'<section class="solved">{heading(pen, one, names)}{whose}{agreed}'
        f'<p class="right"><b>{pen.text(answer_in_words(document))}</b></p>'
        f"{_listed(lines)}{more}{_standings(pen, rulings)}"
        f"{_mistakes(pen, document, ' '.join(verdict + steps))}</section>"
    )


def rulings_behind(document: Mapping[str, Any]) -> list[Ruling]:
    """List the rulings that the right answer rests on, as they stand under the puzzle's rules.

    >>> from tarot_teach import puzzle
    >>> [ruling.id for ruling in rulings_behind(puzzle("who-wins/1597/1/7").document)]
    ['1597.trick.winner', '1597.trick.off-suit']
    """
    cites = list(mark(document, right_answer(document)).cites)
    if _games_asked(document):
        # To leave a game out is an answer as well.
        cites += [cite for choice in document.get("choices", ()) for cite in choice["cites"]]
    rulings = []
    for cite in dict.fromkeys(cites):
        game, question = cite.split(".", 1)
        agreed = document["rules"] if game == document["variant"] else {}
        rulings.append(VARIANTS[game].with_rules(**agreed)[question])
    return rulings


def _signs(
    document: Mapping[str, Any], line: str, verdict: Sequence[str], rulings: Sequence[Ruling]
) -> str:
    """Give the signs behind a line: of its own game where each game has a line, else at the end."""
    games = [game for game, label in _games_asked(document).items() if line.startswith(label)]
    if games:
        behind = [ruling for ruling in rulings if ruling.id.split(".", 1)[0] in games]
    else:
        behind = list(rulings) if line is verdict[-1] else []
    standings = {ruling.standing for ruling in behind}
    signs = [sign for standing, (sign, _) in SIGNS.items() if standing in standings]
    return f"&nbsp;{' '.join(signs)}" if signs else ""


def _games_asked(document: Mapping[str, Any]) -> dict[str, str]:
    """Give the labels of the games, by key, where a puzzle asks about each of them."""
    asked = document.get("parts", document.get("choices", ()))
    return {one["id"]: one["label"] for one in asked if one["id"] in VARIANTS}


def _standings(pen: Pen, rulings: Sequence[Ruling]) -> str:
    """Say what the signs mean, and of our own choices which questions they answer."""
    said = []
    for standing, (sign, meaning) in SIGNS.items():
        found = [ruling for ruling in rulings if ruling.standing is standing]
        if found:
            said.append(f"{sign} {meaning}")
        if standing is Standing.RECONSTRUCTED:
            said += dict.fromkeys(QUESTIONS[ruling.question] for ruling in found)
    return f'<p class="standing">{pen.text(" ".join(said))}</p>' if said else ""


def verdict_and_steps(document: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Give the lines of the verdict on the right answer, and the steps that say more than it."""
    reason = on_paper(mark(document, right_answer(document)).feedback)
    worked = on_paper(document["worked"]) if document["worked"] else ""
    if _words(reason) == _words(worked) or _games_asked(document):
        # The steps say the same, a line for each step or each game.
        reason = worked
    verdict = [line for line in reason.split("\n") if line.strip()]
    steps = steps_besides(reason, worked)
    if len(verdict) == len(steps) == 1:
        # A single step needs no list; it stands before the verdict where it leads up to it.
        both = steps + verdict if worked.startswith(steps[0]) else verdict + steps
        return [" ".join(both)], []
    return verdict, steps


def steps_besides(reason: str, worked: str) -> list[str]:
    r"""Keep of the steps of a model answer what the verdict does not say already.

    >>> steps_besides("Cups were led. It wins.", "It was Cups. It wins.\nCups were led.")
    ['It was Cups.']
    """
    steps = []
    for line in filter(str.strip, worked.split("\n")):
        sentences = re.split(r"(?<=[.!?])\s+", line.strip())
        fresh = [sentence for sentence in sentences if not says_already(reason, sentence)]
        if fresh:
            steps.append(" ".join(fresh))
    return steps


def says_already(text: str, sentence: str) -> bool:
    """Tell whether a text has all words of a sentence one after the other, as letters go."""
    return f" {_words(sentence)} " in f" {_words(text)} "


def _words(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+|[+−-]\d+", write_out(text).lower()))


def _listed(lines: Sequence[str]) -> str:
    if len(lines) == 1:
        return f"<p>{lines[0]}</p>"
    return f"<ol>{''.join(f'<li>{line}</li>' for line in lines)}</ol>"


def _mistakes(pen: Pen, document: Mapping[str, Any], reasons: str) -> str:
    """Say what to tell those who answered otherwise, unless the reasons tell it."""
    told = [
        f"<li><b>{pen.text(said)}</b>: {pen.text(on_paper(why))}</li>"
        for said, why in likely_mistakes(document)
        if not says_already(reasons, on_paper(why))
    ]
    return f"<h3>To those who say otherwise</h3><ul>{''.join(told)}</ul>" if told else ""
