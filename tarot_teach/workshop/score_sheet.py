"""Sheets to keep the score on, each with a line that is filled in already."""

from __future__ import annotations

from ..english import player, signed
from ..scoring import TWELVE, Count
from ..variant import Ending, Variant
from .drawing import Pen
from .paper import sheet
from .plan import Workshop
from .prepared_hands import prepared_play
from .puzzle_sheet import minus
from .rule_card import worth_in_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HANDS_ON_A_SHEET = 13
GAMES_ON_A_SHEET = 4


def score_sheet(workshop: Workshop, variant: Variant) -> str:
    """Write the score sheet of one game; its worked line is the prepared hand of the pack."""
    pen = Pen(workshop.suits)
    counts = prepared_play(variant).last.counts
    body = _SHEETS[variant.means("end.target")](pen, variant, counts)
    title = f"Score sheet: {variant.name}"
    return sheet(workshop, title, body, pen, style=("score_sheet",), landscape=True)


def _worth(pen: Pen, variant: Variant) -> str:
    return (
        f"<p>{pen.text(worth_in_words(variant))}. {pen.text(variant['score.method'].wording)}</p>"
    )


def _to_fifty(pen: Pen, variant: Variant, counts: Sequence[Count]) -> str:
    """A line for each hand; under every player three columns, up to six players."""
    seats = max(variant.seats.allowed)
    heads = "".join(f'<th colspan="3">{player(seat)}<br>{NAME}</th>' for seat in range(seats))
    columns = "<th>over or<br>short of 12</th><th>cards’<br>worth</th><th>total</th>" * seats
    cells = []
    for seat in range(seats):
        if seat < len(counts):
            over = counts[seat].cards - TWELVE
            total = counts[seat].total
            cells += [signed(over), str(total - over), f"<b>{minus(total)}</b>"]
        else:
            cells += ["", "", ""]
    worked = "".join(f"<td>{cell}</td>" for cell in cells)
    empty = "<td></td>" * (3 * seats)
    rows = "".join(
        f"<tr><th>{hand}</th>{empty}<td></td></tr>" for hand in range(1, HANDS_ON_A_SHEET)
    )
    first = counts[0]
    over = first.cards - TWELVE
    return (
        f"{_worth(pen, variant)}"
        f'<table class="hands"><col class="first"><thead><tr><th rowspan="2">Hand</th>{heads}'
        f'<th rowspan="2">first columns<br>sum to 0</th></tr><tr>{columns}</tr></thead>'
        f'<tr class="worked"><th>example</th>{worked}<td>{_sum_of_over(counts)}</td></tr>{rows}'
        "</table>"
        f"<p><b>The example</b> is the prepared hand of this pack. {player(0)} took {first.cards} "
        f"cards: {signed(over)}. The counting cards are worth {first.total - over}. "
        f"Together {signed(first.total)}, carried on from hand to hand. "
        f"{pen.text(variant['end.target'].wording)} {pen.text(variant['end.winner'].wording)}</p>"
    )


def _sum_of_over(counts: Sequence[Count]) -> str:
    return signed(sum(count.cards - TWELVE for count in counts))


NAME = '<span class="name"></span>'


def _three_deals(pen: Pen, variant: Variant, counts: Sequence[Count]) -> str:
    """Several games of three deals; every deal sums to nothing."""
    share = variant.means("score.game-points")
    seats = variant.seats.usual
    heads = "".join(f'<th colspan="2">{player(seat)}<br>{NAME}</th>' for seat in range(seats))
    columns = f"<th>points</th><th>less {share}</th>" * seats
    worked = "".join(
        f"<td>{count.total}</td><td><b>{signed(count.game_points)}</b></td>" for count in counts
    )
    empty = "<td></td>" * (2 * seats)
    head = (
        f'<thead><tr><th rowspan="2">Deal</th>{heads}<th rowspan="2">points<br>sum to 78</th>'
        f'<th rowspan="2">last columns<br>sum to 0</th></tr><tr>{columns}</tr></thead>'
    )
    example = (
        f'<tr class="worked"><th>example</th>{worked}<td>{sum(c.total for c in counts)}</td>'
        f"<td>{signed(sum(c.game_points for c in counts))}</td></tr>"
    )
    rows = "".join(f"<tr><th>{deal}</th>{empty}<td></td><td></td></tr>" for deal in (1, 2, 3))
    total = f"<tr><th>together</th>{'<td></td><td></td>' * seats}<td></td><td></td></tr>"
    tables = "".join(
        f'<table class="deals"><caption>Game {game}</caption>'
        f"{head}{example if game == 1 else ''}{rows}{total}</table>"
        for game in range(1, GAMES_ON_A_SHEET + 1)
    )
    first = counts[0]
    return (
        f"{_worth(pen, variant)}"
        f"<p><b>The example</b> is the prepared hand of this pack. {player(0)} took {first.cards} "
        f"cards, {first.cards // 3} groups of three, and counted {first.total} points: "
        f"{signed(first.game_points)} against {share}. {pen.text(variant['end.target'].wording)} "
        f"{pen.text(variant['end.winner'].wording)}</p>"
        f'<div class="games">{tables}</div>'
    )


_SHEETS: dict[Ending, Callable[[Pen, Variant, Sequence[Count]], str]] = {
    Ending.FIFTY: _to_fifty,
    Ending.THREE_DEALS: _three_deals,
}
