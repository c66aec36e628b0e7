"""What a pile of taken cards is worth, and who has won a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from . import english
from .cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Card
from .errors import RuleError
from .rules import Verdict, verdict
from .variant import Ending, Reckoning, Variant, Winning, check_variant

TWELVE = 12
FIFTY = 50
DEALS_IN_A_GAME = 3
GROUP = 3
FAIR_SHARE = 26

Line = tuple[str, tuple[Card, ...], int]


@dataclass(frozen=True)
class Count:
    """Hold the reckoning of one pile.

    `cards` is how many cards it has, `total` its score in points, `game_points` what it adds to
    the game (the same in the French games). `lines` are rows of the reckoning, (label, cards,
    points), whose points sum to the total. `rulings` are ids, the deciding one first.
    """

    cards: int
    total: int
    game_points: int
    lines: tuple[Line, ...]
    rulings: tuple[str, ...]


def count_pile(variant: Variant, pile: Iterable[Card]) -> Count:
    """Count a pile of taken cards.

    Raises `TypeError` for what is no card and `RuleError` for a card that comes twice.
    Source: rulings `score.method`, `score.values`, `score.odd-groups`, `score.game-points`.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> pile = parse_cards("F T11 T2 BK B7 B2 DV D9")
    >>> count_pile(VARIANTS["1597"], pile).total
    6
    >>> count_pile(VARIANTS["piedmontese"], pile).total
    12
    """
    if isinstance(pile, str):
        raise TypeError("Give the pile as cards; parse_cards() reads them from a text.")
    order = check_variant(variant).order
    held = order.cards(order.mask(pile, "the pile"))
    return RECKONINGS[variant.means("score.method")](variant, held)


def _value_lines(variant: Variant, pile: Sequence[Card]) -> list[Line]:
    kinds: dict[str, list[Card]] = {kind: [] for kind in english.LINE_KINDS}
    for card in pile:
        kinds[_kind(variant, card)].append(card)
    lines = []
    for kind, cards in kinds.items():
        points = sum(variant.points[card] for card in cards)
        if points:
            lines.append((english.line_of_cards(kind, len(cards)), tuple(cards), points))
    return lines


def _kind(variant: Variant, card: Card) -> str:
    if card in (FOOL, MOUNTEBANK, variant.top_trump):
        return card.code
    return card.rank if card.rank in english.COURTS else "other"


def count_over_twelve(variant: Variant, pile: Sequence[Card]) -> Count:
    """Count a pile as the French games do: cards over twelve, then the counting cards."""
    number = len(pile)
    lines = [
        (english.line_over_twelve(number), tuple(pile), number - TWELVE),
        *_value_lines(variant, pile),
    ]
    total = sum(points for _, _, points in lines)
    kept = ("score.kept-fool",) if FOOL in pile else ()
    rulings = variant.cite("score.method", "score.values", *kept, "score.one-point")
    return Count(number, total, total, tuple(lines), rulings)


def count_in_threes(variant: Variant, pile: Sequence[Card]) -> Count:
    """Count a pile as the Piedmontese game does: 2 points off for each group of three."""
    groups, odd = divmod(len(pile), GROUP)
    lines = _value_lines(variant, pile)
    if groups:
        lines.append((english.line_groups(groups), (), -2 * groups))
    if odd:
        off = variant.means("score.odd-groups")
        lines.append((english.line_odd_group(odd, off), (), -off))
    total = sum(points for _, _, points in lines)
    special = ("order.top-trump",) if ANGEL in pile or WORLD in pile else ()
    left_over = ("score.odd-groups",) if odd else ()
    rulings = variant.cite(
        "score.method", "score.values", *special, *left_over, "score.game-points"
    )
    share = variant.means("score.game-points")
    return Count(len(pile), total, total - share, tuple(lines), rulings)


RECKONINGS: dict[Reckoning, Callable[[Variant, Sequence[Card]], Count]] = {
    Reckoning.TWELVE: count_over_twelve,
    Reckoning.THREES: count_in_threes,
}


def game_result(
    variant: Variant, totals: Sequence[int], eldest: int = 0, hands_played: int = 1
) -> tuple[int, ...]:
    """Tell which seats have won, in ascending order; () means that play goes on.

    `totals` are the points of each seat; `eldest` is the seat that led this hand. (Where all but
    the lowest win and all are equal, nobody wins, which reads () as well.)
    Raises `RuleError` for a number of players or a seat that the game does not have.
    Source: rulings `end.target` and `end.winner`.

    >>> from tarot_teach.variants import VARIANTS
    >>> game_result(VARIANTS["1659"], [51, 53, 12, -5])
    (1,)
    """
    return tuple(judge_result(variant, totals, eldest, hands_played).answer)


def judge_result(
    variant: Variant, totals: Sequence[int], eldest: int = 0, hands_played: int = 1
) -> Verdict:
    """Tell which seats have won, and why; `answer` holds the seats. Raises as `game_result`."""
    check_variant(variant)
    points = tuple(totals)
    for total in points:
        _whole_number("A total", total)
    variant.check_players(len(points))
    if not 0 <= _whole_number("The eldest seat", eldest) < len(points):
        raise RuleError(f"The eldest seat is one of 0 to {len(points) - 1}, not {eldest}.")
    if _whole_number("The number of hands played", hands_played) < 0:
        raise RuleError(f"The number of hands played cannot be {hands_played}.")
    return ENDINGS[variant.means("end.target")](variant, points, eldest, hands_played)


def _whole_number(what: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{what} is a whole number, not {value!r}.")
    return value


def _end_at_fifty(
    variant: Variant, totals: tuple[int, ...], eldest: int, _hands_played: int
) -> Verdict:
    there = [seat for seat, total in enumerate(totals) if total >= FIFTY]
    if not there:
        rulings = variant.cite("end.target", "end.nobody")
        return verdict(False, "play-on", english.nobody_has_fifty(), rulings, ())
    if len(there) == 1:
        sentence = english.only_one_has_fifty(there[0])
        return verdict(True, "only-one", sentence, variant.cite("end.target"), tuple(there))
    in_order = sorted(there, key=lambda seat: (seat - eldest) % len(totals))
    judge = WINNINGS[variant.means("end.winner")]
    key, sentence, winners = judge(totals, in_order, english.TOTAL)
    return verdict(True, key, sentence, variant.cite("end.winner", "end.target"), winners)


def _end_after_three_deals(
    variant: Variant, totals: tuple[int, ...], eldest: int, hands_played: int
) -> Verdict:
    if hands_played < DEALS_IN_A_GAME:
        sentence = english.deals_to_come(hands_played)
        return verdict(False, "play-on", sentence, variant.cite("end.target"), ())
    in_order = sorted(range(len(totals)), key=lambda seat: (seat - eldest) % len(totals))
    judge = WINNINGS[variant.means("end.winner")]
    key, sentence, winners = judge(totals, in_order, english.SUM)
    return verdict(True, key, sentence, variant.cite("end.winner", "end.target"), winners)


ENDINGS: dict[Ending, Callable[[Variant, tuple[int, ...], int, int], Verdict]] = {
    Ending.FIFTY: _end_at_fifty,
    Ending.THREE_DEALS: _end_after_three_deals,
}

Winners = tuple[str, str, tuple[int, ...]]


def _best(totals: Sequence[int], candidates: Sequence[int]) -> list[int]:
    highest = max(totals[seat] for seat in candidates)
    return [seat for seat in candidates if totals[seat] == highest]


def highest_wins(totals: Sequence[int], candidates: Sequence[int], what: str) -> Winners:
    """Let the highest total win; equal totals share."""
    winners = tuple(sorted(_best(totals, candidates)))
    return "highest", english.highest_total(winners, what), winners


def elder_wins(_totals: Sequence[int], candidates: Sequence[int], _what: str) -> Winners:
    """Let the first candidate in order of play win, whatever the totals."""
    winners = (candidates[0],)
    return "elder", english.elder_first(winners), winners


def elder_of_equals_wins(totals: Sequence[int], candidates: Sequence[int], _what: str) -> Winners:
    """Let the highest total win, and of equal ones the first in order of play."""
    best = _best(totals, candidates)
    winners = (best[0],)
    return "elder-on-equal", english.elder_of_equals(winners, len(best) > 1), winners


def all_but_the_lowest_win(totals: Sequence[int], candidates: Sequence[int], what: str) -> Winners:
    """Let everybody win but those with the lowest total."""
    lowest = min(totals[seat] for seat in candidates)
    winners = tuple(sorted(seat for seat in candidates if totals[seat] > lowest))
    return "loser-pays", english.loser_pays(winners, what), winners


# Each is told the totals, who may win in order of play, and what the points are called.
WINNINGS: dict[Winning, Callable[[Sequence[int], Sequence[int], str], Winners]] = {
    Winning.HIGHEST: highest_wins,
    Winning.ELDER: elder_wins,
    Winning.ELDER_ON_EQUAL: elder_of_equals_wins,
    Winning.INSTANT: highest_wins,
    Winning.LOSER_PAYS: all_but_the_lowest_win,
}
