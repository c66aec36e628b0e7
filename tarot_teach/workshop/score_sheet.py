"""Sheets to keep the score on, each with an example that is filled in already."""

from __future__ import annotations

from ..english import player, signed
from ..scoring import TWELVE, Count
from ..variant import Ending, Variant
from .drawing import Pen
from .paper import sheet
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, moment_after, prepared_play
from .puzzle_sheet import minus
from .rule_card import worth_in_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HANDS_ON_A_SHEET = 13
GAMES_ON_A_SHEET = 4


def score_sheet(workshop: Workshop, variant: Variant) -> str:
    """Write the score sheet of one game; its worked lines are the prepared hand of the pack."""
    pen = Pen(workshop.suits)
    body = _SHEETS[variant.means("end.target")](pen, variant)
    title = f"Score sheet: {variant.name}"
    return sheet(workshop, title, body, pen, style=("score_sheet",), landscape=True)


def _worth(pen: Pen, variant: Variant) -> str:
    counted = [
        variant[question].wording
        for question in ("score.method", "score.odd-groups")
        if variant.answers(question)
    ]
    return f"<p>{pen.text('. '.join([worth_in_words(variant), ' '.join(counted)]))}</p>"


def _example(variant: Variant) -> list[tuple[str, Sequence[Count], bool]]:
    """Give the lines of the example: their heads, the counts, and whether the hand is over.

    Where a table stops early, what it counts then stands before what the whole hand comes to.
    """
    played = prepared_play(variant)
    tricks = TRICKS_TO_PLAY[variant.key]
    if tricks >= len(played.record.tricks):
        return [("example", played.last.counts, True)]
    today = moment_after(played, tricks).counts
    return [
        (f"today, after trick {tricks}", today, False),
        ("the whole hand", played.last.counts, True),
    ]


def _to_fifty(pen: Pen, variant: Variant) -> str:
    """A line for each hand; under every player three columns, up to six players."""
    seats = max(variant.seats.allowed)
    heads = "".join(f'<th colspan="3">{player(seat)}<br>{NAME}</th>' for seat in range(seats))
    columns = "<th>over or<br>short of 12</th><th>cards’<br>worth</th><th>total</th>" * seats
    lines = _example(variant)
    worked = "".join(
        f'<tr class="worked"><th>{head}</th>{_to_fifty_cells(counts, seats)}'
        f"<td>{_sum_of_over(counts)}</td></tr>"
        for head, counts, _ in lines
    )
    empty = "<td></td>" * (3 * seats)
    rows = "".join(
        f"<tr><th>{hand}</th>{empty}<td></td></tr>"
        for hand in range(1, HANDS_ON_A_SHEET + 1 - len(lines))
    )
    first = lines[-1][1][0]
    over = first.cards - TWELVE
    return (
        f"{_worth(pen, variant)}"
        f'<table class="hands"><col class="first"><thead><tr><th rowspan="2">Hand</th>{heads}'
        f'<th rowspan="2">first columns<br>sum to 0</th></tr><tr>{columns}</tr></thead>'
        f"{worked}{rows}</table>"
        f"<p><b>The example</b> is the prepared hand of this pack. {player(0)} took {first.cards} "
        f"cards: {signed(over)}. The counting cards are worth {first.total - over}. "
        f"Together {signed(first.total)}, carried on from hand to hand. "
        f"{pen.text(variant['end.target'].wording)} {pen.text(variant['end.winner'].wording)}</p>"
    )


def _to_fifty_cells(counts: Sequence[Count], seats: int) -> str:
    cells = []
    for count in counts:
        over = count.cards - TWELVE
        cells += [signed(over), str(count.total - over), f"<b>{minus(count.total)}</b>"]
    cells += [""] * (3 * (seats - len(counts)))
    return "".join(f"<td>{cell}</td>" for cell in cells)


def _sum_of_over(counts: Sequence[Count]) -> str:
    return signed(sum(count.cards - TWELVE for count in counts))


NAME = '<span class="name"></span>'


def _three_deals(pen: Pen, variant: Variant) -> str:
    """An example, then several games of three deals; every deal sums to nothing."""
    share = variant.means("score.game-points")
    seats = variant.seats.usual
    named = "".join(f'<th colspan="2">{player(seat)}<br>{NAME}</th>' for seat in range(seats))
    letters = "".join(f'<th colspan="2">{player(seat)}</th>' for seat in range(seats))
    columns = f"<th>points</th><th>less {share}</th>" * seats

    def head(title: str, heads: str) -> str:
        return (
            f'<thead><tr><th rowspan="2">{title}</th>{heads}<th rowspan="2">points:<br>sum to '
            f'{share * seats}</th><th rowspan="2">less {share}:<br>sum to '
            f"{variant.means('score.zero-sum')}</th></tr><tr>{columns}</tr></thead>"
        )

    lines = _example(variant)
    worked = "".join(_three_deals_line(*line) for line in lines)
    rows = "".join(
        f"<tr><th>{deal}</th>{'<td></td>' * (2 * seats + 2)}</tr>" for deal in (1, 2, 3, "together")
    )
    tables = "".join(
        f'<table class="deals"><caption>Game {game}</caption>{head("Deal", named)}{rows}</table>'
        for game in range(1, GAMES_ON_A_SHEET + 1)
    )
    first = lines[-1][1][0]
    today = "A hand that stops early has points, but no game points. " if len(lines) > 1 else ""
    return (
        f"{_worth(pen, variant)}"
        f'<div class="shown"><table class="deals"><caption>Example</caption>{head("When", letters)}'
        f"{worked}</table><p><b>The example</b> is the prepared hand of this pack. {today}In the "
        f"whole hand {player(0)} took {first.cards} cards, {first.cards // 3} groups of three, and "
        f"counted {first.total} points: {signed(first.game_points)} against {share}. "
        f"{pen.text(variant['end.target'].wording)} {pen.text(variant['end.winner'].wording)}"
        f'</p></div><div class="games">{tables}</div>'
    )


def _three_deals_line(head: str, counts: Sequence[Count], over: bool) -> str:
    """Write one line; game points only where the hand is over, since they mean nothing before."""
    cells = "".join(
        f"<td>{count.total}</td><td>{f'<b>{signed(count.game_points)}</b>' if over else ''}</td>"
        for count in counts
    )
    sums = f"<td>{sum(count.total for count in counts)}</td>"
    sums += f"<td>{signed(sum(count.game_points for count in counts)) if over else ''}</td>"
    return f'<tr class="worked"><th>{head}</th>{cells}{sums}</tr>'


_SHEETS: dict[Ending, Callable[[Pen, Variant], str]] = {
    Ending.FIFTY: _to_fifty,
    Ending.THREE_DEALS: _three_deals,
}
