"""The leader's script: the hour by the minute."""

from __future__ import annotations

from itertools import groupby

from ..english import counted
from .drawing import Pen
from .hour import hour_of
from .paper import sheet
from .plan import Workshop
from .prepared_hands import prepared_play
from .rooms import LEAVES_OF_A_PACK, MINUTES_TO_CUT, MINUTES_TO_SORT, rooms
from .script_facts import Part, Step, Telling
from .script_of_play import close, counting, differences, free_play, prepared, sources
from .script_of_puzzles import puzzles
from .script_parts import fool, laying_away, order, tricks, welcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TELLINGS: dict[str, Telling] = {
    "welcome": welcome,
    "order": order,
    "tricks": tricks,
    "fool": fool,
    "laying away": laying_away,
    "prepared hand": prepared,
    "counting": counting,
    "differences": differences,
    "puzzles": puzzles,
    "free play": free_play,
    "sources": sources,
    "close": close,
}

Timed = tuple[int, int, Part]
"""The first and the last minute of a part, and the part."""


def timed_parts(workshop: Workshop) -> tuple[Timed, ...]:
    """Write all parts of the hour with their minutes."""
    found: list[Timed] = []
    start = 0
    for name, minutes in hour_of(workshop):
        part = TELLINGS[name](workshop, workshop.games[0], minutes)
        found.append((start, start + minutes, part))
        start += minutes
    return tuple(found)


def leader_script(workshop: Workshop) -> str:
    """Write the script: what to bring, then each part with its minutes."""
    pen = Pen(workshop.suits)
    timed = timed_parts(workshop)
    body = _before(pen, workshop, timed) + "".join(
        _part(pen, first, last, part) for first, last, part in timed
    )
    title = f"Leader’s script: {workshop.title}"
    aside = f"{workshop.minutes} minutes · code <b>{pen.text(workshop.code)}</b>"
    return sheet(workshop, title, body, pen, aside=aside, style=("leader_script",))


def _before(pen: Pen, workshop: Workshop, timed: Sequence[Timed]) -> str:
    return (
        f'<div class="overview">{_hour(pen, timed)}{_bring(pen, workshop)}</div>'
        "<p>You need not know the game. What stands behind <b>Say</b> can be read aloud; "
        "<b>Show</b> is for the wall, <b>Do</b> for you. Answers under <b>If somebody asks</b> are "
        "rules, too; where they are our choice, they say so. Each part leaves a little time for "
        "such questions.</p>"
        f"{_late_at_all(timed)}"
        f"<h2>Beforehand</h2>{_beforehand(pen, workshop)}{_room(pen, workshop)}"
    )


def _hour(pen: Pen, timed: Sequence[Timed]) -> str:
    times = "".join(
        f"<tr><th>{first}–{last}</th><td>{pen.text(part.title)}</td>"
        f"<td>{_saved(part, 'min', 'min')}</td></tr>"
        for first, last, part in timed
    )
    head = "<thead><tr><th>Minutes</th><th>Part</th><th>Can spare</th></tr></thead>"
    return f"<table><caption>The hour</caption>{head}{times}</table>"


def _bring(pen: Pen, workshop: Workshop) -> str:
    game = workshop.games[0]
    cards = "one of each game" if workshop.compares else "one"
    bring = (
        (
            "Packs",
            "one of 78 cards for each table, and one to spare, which you hold up cards from. "
            f"Without packs: print the pack to cut on {LEAVES_OF_A_PACK} leaves of card each, of "
            "200 g or more",
        ),
        ("Rule card", f"{cards} for each person, printed on both sides"),
        ("Puzzle sheet", "one for each person; the key only for you"),
        (
            "Deal sheet",
            f"one for each table and one for you: {game.name}, in the suits of each pack; on one "
            "side only, since the slips are cut out of page 1",
        ),
        ("Score sheet, table tent", "one of each for each table"),
        (
            "Wall",
            "a projector and a computer: slides.html opens in any browser, without a network",
        ),
        ("Besides", "a pen for each person, scissors, blank paper, a clock that you can see"),
    )
    rows = "".join(f"<tr><th>{what}</th><td>{pen.text(how)}</td></tr>" for what, how in bring)
    return f"<table><caption>Bring</caption>{rows}</table>"


def _late_at_all(timed: Sequence[Timed]) -> str:
    """Tell how much time can be won in all, and where first."""
    spares = [(part.late[1], first, last) for first, last, part in timed if part.late]
    least = min(max(saved for saved, _, _ in spares), 2)
    most = [one for one in sorted(spares, key=lambda spare: -spare[0]) if one[0] >= least]
    told = ", then ".join(f"{first}–{last} ({saved})" for saved, first, last in most)
    return (
        "<p>When the clock runs ahead of you, do what stands under <b>If you are late</b>. All of "
        f"it together wins {sum(saved for saved, _, _ in spares)} minutes. If you begin late, take "
        f"it where it wins most: minutes {told}.</p>"
    )


def _beforehand(pen: Pen, workshop: Workshop) -> str:
    stock = prepared_play(workshop.games[0]).record.stock
    left = f"; the {len(stock)} cards that are left over lie aside, face down" if stock else ""
    steps = (
        "Read this script, the rule card and the record on the deal sheet once, and go through the "
        "slides: three quarters of an hour.",
        f"Without packs: print and cut them. About {MINUTES_TO_CUT} minutes for each, less with a "
        "paper cutter.",
        "Cut the slips of the deal sheets apart, and sort each pack by them: the cards of one hand "
        f"together, a rubber band round them, the slip on top{left}. Do it at home: about "
        f"{MINUTES_TO_SORT} minutes for each pack. A pack that is sorted only in the hour costs "
        "its table as much; let two people do it while you speak, and tell them the rest later.",
        "Fold the tents, lay out the rule cards, put slide 1 on the wall. You step through the "
        "slides in their order; a number and Enter jump to one.",
        "No projector? Hold up the cards of each slide, or let two people hold them side by side, "
        "and read the puzzles from the sheet.",
    )
    return f"<ol>{''.join(f'<li>{pen.text(step)}</li>' for step in steps)}</ol>"


def _room(pen: Pen, workshop: Workshop) -> str:
    game = workshop.games[0]
    players = prepared_play(game).last.players
    listed = rooms(players)
    rows: dict[str, list[object]] = {
        "People": [room.people for room in listed],
        "Tables, score sheets, tents": [room.tables for room in listed],
        "Packs, deal sheets": [room.packs for room in listed],
        "Leaves of card, if you cut": [room.packs * LEAVES_OF_A_PACK for room in listed],
        "Hours to cut, alone": [f"{room.packs * MINUTES_TO_CUT / 60:g}" for room in listed],
        "Minutes to sort, alone": [room.tables * MINUTES_TO_SORT for room in listed],
    }
    body = "".join(
        f"<tr><th>{what}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for what, cells in rows.items()
    )
    few = counted(players, "player")
    return (
        f"<table class='room'><caption>How much of it</caption>{body}</table>"
        f"<p>{pen.text(game['players'].wording)} The prepared hand is for {few}, so {players} sit "
        "at a table. Whoever is left over sits down at one of them and reads the record; two at "
        f"one table read in turn. With {4 * players + 2} people that makes two tables of "
        f"{players} and two of {players + 1}. Are you fewer than {players}? All cards lie open, so "
        "one person can play two hands, or all.</p>"
    )


def _part(pen: Pen, first: int, last: int, part: Part) -> str:
    asked = "".join(
        f"<li><b>{pen.text(said)}</b> {pen.text(answer)}</li>" for said, answer in part.asked
    )
    return (
        f'<section class="part"><div class="whole"><h2><span class="time">{first}–{last}</span> '
        f"{pen.text(part.title)}</h2>{_steps(pen, part.steps)}{_late(pen, part)}</div>"
        + (f"<h3>If somebody asks</h3><ul>{asked}</ul>" if asked else "")
        + "</section>"
    )


def _steps(pen: Pen, steps: Sequence[Step]) -> str:
    """Write the steps in their order; neighbours of one kind stand under one word."""
    blocks = []
    for how, group in groupby(steps, key=lambda step: step.how):
        before, after = ("“", "”") if how == "Say" else ("", "")
        lines = [f"{before}{pen.text(step.text)}{after}" for step in group]
        lines[0] = f'<b class="how">{how}</b> {lines[0]}'
        told = "".join(f"<p>{line}</p>" for line in lines)
        blocks.append(f'<div class="{how.lower()}">{told}</div>')
    return f'<div class="steps">{"".join(blocks)}</div>'


def _late(pen: Pen, part: Part) -> str:
    if part.late is None:
        return ""
    return (
        f'<p class="late"><b>If you are late:</b> {pen.text(part.late[0])} '
        f"<b>Saves {_saved(part)}.</b></p>"
    )


def _saved(part: Part, one: str = "minute", many: str = "minutes") -> str:
    return "" if part.late is None else counted(part.late[1], one, many)
