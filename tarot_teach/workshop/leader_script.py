"""The leader's script: the hour by the minute."""

from __future__ import annotations

from ..english import counted
from .drawing import Pen
from .paper import sheet
from .plan import Workshop
from .prepared_hands import prepared_play
from .script_facts import Part, Telling
from .script_of_play import (
    close,
    counting,
    differences,
    free_play,
    prepared,
    sources,
)
from .script_of_puzzles import puzzles
from .script_parts import fool, laying_away, pack, tricks, welcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Plan = tuple[tuple[Telling, int], ...]

ONE_GAME: dict[int, Plan] = {
    50: (
        (welcome, 2),
        (pack, 5),
        (tricks, 5),
        (fool, 5),
        (prepared, 15),
        (counting, 7),
        (puzzles, 9),
        (close, 2),
    ),
    110: (
        (welcome, 4),
        (pack, 9),
        (tricks, 10),
        (fool, 8),
        (prepared, 24),
        (counting, 10),
        (puzzles, 15),
        (free_play, 22),
        (sources, 6),
        (close, 2),
    ),
}
"""Minutes for each part, for a workshop on one game."""
WITH_DISCARD: dict[int, Plan] = {
    50: (
        (welcome, 2),
        (pack, 5),
        (tricks, 5),
        (fool, 4),
        (laying_away, 4),
        (prepared, 14),
        (counting, 6),
        (puzzles, 8),
        (close, 2),
    ),
    110: (
        (welcome, 4),
        (pack, 9),
        (tricks, 9),
        (fool, 7),
        (laying_away, 6),
        (prepared, 24),
        (counting, 10),
        (puzzles, 13),
        (free_play, 21),
        (sources, 5),
        (close, 2),
    ),
}
"""The same for a game whose dealer lays cards away."""
COMPARED: dict[int, Plan] = {
    50: (
        (welcome, 2),
        (pack, 6),
        (tricks, 4),
        (fool, 5),
        (prepared, 13),
        (counting, 8),
        (puzzles, 6),
        (differences, 4),
        (close, 2),
    ),
    110: (
        (welcome, 4),
        (pack, 11),
        (tricks, 9),
        (fool, 9),
        (prepared, 20),
        (counting, 10),
        (differences, 10),
        (puzzles, 13),
        (free_play, 17),
        (sources, 5),
        (close, 2),
    ),
}
"""The same for the three games side by side; the first of them is the one that is played."""


def plan_of(workshop: Workshop) -> Plan:
    """Give the parts of a workshop with their minutes.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> sum(minutes for _, minutes in plan_of(plan_workshop("guild-42")))
    50
    """
    plans = ONE_GAME
    if workshop.games[0].answers("discard.kings"):
        plans = WITH_DISCARD
    if workshop.compares:
        plans = COMPARED
    return plans[workshop.minutes]


def leader_script(workshop: Workshop) -> str:
    """Write the script: what to bring, then each part with its minutes."""
    pen = Pen(workshop.suits)
    played = workshop.games[0]
    timed, start = [], 0
    for telling, minutes in plan_of(workshop):
        timed.append((start, start + minutes, telling(workshop, played, minutes)))
        start += minutes
    body = _before(pen, workshop, timed) + "".join(
        _part(pen, first, last, part) for first, last, part in timed
    )
    title = f"Leader’s script: {workshop.title}"
    aside = f"{workshop.minutes} minutes · code <b>{pen.text(workshop.code)}</b>"
    return sheet(workshop, title, body, pen, aside=aside, style=("leader_script",))


def _before(pen: Pen, workshop: Workshop, timed: Sequence[tuple[int, int, Part]]) -> str:
    game = workshop.games[0]
    seats = counted(game.seats.usual, "player")
    cards = "one of each game" if workshop.compares else "one"
    bring = (
        (
            "Packs",
            f"one of 78 cards for each table of {seats}, or the pack to print and cut; and one "
            "more for you, to hold up cards and lay tricks from",
        ),
        ("Rule card", f"{cards} for each person, printed on both sides"),
        ("Puzzle sheet", "one for each person; the key only for you"),
        (
            "Deal sheet",
            f"one for each table: {game.name}, in the suits of the pack; print it on one side "
            "only, since the slips are cut out of page 1",
        ),
        ("Score sheet, table tent", "one of each for each table"),
        ("Pens, scissors", "a pen for each person; scissors to cut the slips apart beforehand"),
        ("Slides", "one HTML file, opened in any browser; no network is needed"),
    )
    stock = prepared_play(game).record.stock
    left = f"; the {len(stock)} cards that are left over lie aside, face down" if stock else ""
    before = (
        "Read this script, the rule card and the record on the deal sheet once: half an hour.",
        "Cut the slips apart, and sort each pack by them: the cards of one hand together, its slip "
        f"on top{left}. Ten minutes for a pack; early comers like "
        "to help.",
        "Fold the table tents, lay out the rule cards, open the slides.",
    )
    rows = "".join(f"<tr><th>{what}</th><td>{pen.text(how)}</td></tr>" for what, how in bring)
    times = "".join(
        f"<tr><th>{first}–{last}</th><td>{pen.text(part.title)}</td>"
        f"<td>{_saved(part, 'min', 'min')}</td></tr>"
        for first, last, part in timed
    )
    steps = "".join(f"<li>{pen.text(step)}</li>" for step in before)
    head = "<thead><tr><th>Minutes</th><th>Part</th><th>Can spare</th></tr></thead>"
    allowed = game["players"].wording
    return (
        '<div class="overview"><table><caption>The hour</caption>'
        f"{head}{times}</table><table><caption>Bring</caption>{rows}</table></div>"
        f"<h2>Beforehand</h2><ol>{steps}</ol>"
        "<p>You need not know the game. What stands behind <b>Say</b> can be read aloud. "
        "Answers under <b>If somebody asks</b> are the rules as they stand on the card. Each part "
        "leaves a little time for such questions. When the clock runs ahead of you, leave out what "
        "stands under <b>If you are late</b>; the number tells how many minutes that saves.</p>"
        f"<p>{pen.text(allowed)} Whoever is left over becomes the reader at a table; "
        "where nobody is, one of the players reads as well.</p>"
    )


def _part(pen: Pen, first: int, last: int, part: Part) -> str:
    asked = "".join(
        f"<li><b>{pen.text(said)}</b> {pen.text(answer)}</li>" for said, answer in part.asked
    )
    blocks = (
        _block("Say", [f"“{pen.text(one)}”" for one in part.say]),
        _block("Lay", [pen.text(one) for one in part.lay]),
        _block("Show", [pen.text(one) for one in part.show]),
        _late(pen, part),
        f"<h3>If somebody asks</h3><ul>{asked}</ul>" if asked else "",
    )
    return (
        f'<section class="part"><h2><span class="time">{first}–{last}</span> '
        f"{pen.text(part.title)}</h2>{''.join(blocks)}</section>"
    )


def _late(pen: Pen, part: Part) -> str:
    if part.late is None:
        return ""
    return (
        f'<p class="late"><b>If you are late:</b> {pen.text(part.late[0])} '
        f"<b>Saves {_saved(part)}.</b></p>"
    )


def _saved(part: Part, one: str = "minute", many: str = "minutes") -> str:
    return "" if part.late is None else counted(part.late[1], one, many)


def _block(head: str, lines: Iterable[str]) -> str:
    items = "".join(f"<li>{line}</li>" for line in lines)
    return f"<h3>{head}</h3><ul class='{head.lower()}'>{items}</ul>" if items else ""
