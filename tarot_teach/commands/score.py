"""Count a pile, or the piles of a whole hand."""

from __future__ import annotations

from ..cards import parse_cards
from ..english import counted, player, signed
from ..errors import RuleError
from ..scoring import Count, count_pile, judge_result
from ..variant import Variant
from .command import Command, CommandError, Outcome
from .games import add_game, chosen_game, seat_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Sequence
    from typing import Any

PILE_ENDS = "/"


def _options(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "cards",
        nargs="+",
        help="the cards of a pile, as SK T21 F; with / between the piles of a whole hand",
    )
    parser.add_argument(
        "--before", nargs="+", type=int, metavar="TOTAL", help="every player's total before it"
    )
    parser.add_argument("--eldest", default="A", help="who led first in this hand (A)")
    parser.add_argument("--hands", type=int, default=1, help="how many hands were played (1)")


def _run(options: Namespace) -> Outcome:
    variant = chosen_game(options)
    piles = [parse_cards(text) for text in " ".join(options.cards).split(PILE_ENDS)]
    held = [card for pile in piles for card in pile]
    variant.order.mask(held, "the piles")  # a card in two piles is an error
    counts = [count_pile(variant, pile) for pile in piles]
    data: dict[str, Any] = {"game": variant.key, "piles": [_data(count) for count in counts]}
    if len(counts) == 1:
        if options.before:
            raise CommandError(
                f"--before needs the piles of all players, with {PILE_ENDS} between."
            )
        text = f"{variant.name}: {counted(len(piles[0]), 'card')}\n{reckoning(variant, counts[0])}"
        return Outcome(text, data)
    variant.check_players(len(counts))
    texts = [
        f"{player(seat)}: {counted(count.cards, 'card')}\n{reckoning(variant, count)}"
        for seat, count in enumerate(counts)
    ]
    if options.before:
        texts.append(_after(variant, options, counts, data))
    return Outcome("\n".join([variant.name, *texts]), data)


def _after(
    variant: Variant, options: Namespace, counts: Sequence[Count], data: dict[str, Any]
) -> str:
    if len(options.before) != len(counts):
        raise RuleError(f"There are {len(counts)} piles, but {len(options.before)} totals.")
    points = [count.game_points for count in counts]
    totals = [old + new for old, new in zip(options.before, points, strict=True)]
    eldest = seat_named(options.eldest, len(counts))
    verdict = judge_result(variant, totals, eldest, options.hands)
    data |= {"totals": totals, "winners": verdict.answer, "reason": verdict.reason}
    written = ", ".join(f"{player(seat)} {total}" for seat, total in enumerate(totals))
    return f"Totals: {written}.\n{verdict.reason}".replace(" -", " −")


def reckoning(variant: Variant, count: Count) -> str:
    """Write the reckoning of a pile, a row for each line."""
    lines = []
    for label, cards, points in count.lines:
        codes = f" ({' '.join(card.code for card in cards)})" if 0 < len(cards) < 5 else ""
        lines.append(f"  {label + codes:<44} {signed(points)}")
    if variant.answers("score.game-points"):
        share = variant.means("score.game-points")
        side = "over" if count.total >= share else "under"
        lines.append(
            f"Together {count.total} points; {counted(abs(count.game_points), 'game point')} "
            f"{side} {share}: {signed(count.game_points)}."
        )
    else:
        lines.append(f"Together {signed(count.total)}.")
    return "\n".join(lines)


def _data(count: Count) -> dict[str, Any]:
    return {
        "cards": count.cards,
        "total": count.total,
        "game_points": count.game_points,
        "lines": [
            {"label": label, "cards": [card.code for card in cards], "points": points}
            for label, cards, points in count.lines
        ],
        "rulings": count.rulings,
    }


COMMAND = Command(
    "score",
    "Count a pile of cards, or all piles of a hand.",
    "Cards are typed as codes: S C B D and 1 to 10 V C Q K; T1 to T21; F for the Fool.",
    (
        "score --game piedmontese F T20 SK DV D2 D3",
        "score --game 1659 --rule values=full F T11 T2 BK B7 B2 DV D9",
        "score --game 1597 --json F T11 T2 BK",
        'score --game 1659 --rule few_players=yes --before 42 37 -- "F SK S2 S3 S4 S5 S6 S7 S8 S9 '
        'S10 SV SQ / CK T1 T2 T3 T4 T5 T6 T7 T8 T9 T10"',
    ),
    _options,
    _run,
)
