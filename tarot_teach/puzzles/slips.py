"""What people get who go wrong in counting a pile, and how they are asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..cards import ANGEL, FOOL, MOUNTEBANK, WORLD, Card, Cards
from ..english import COURTS
from ..scoring import GROUP, TWELVE, Count, Line
from ..variant import Variant
from . import english

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@dataclass(frozen=True)
class Slip:
    """Hold one way of going wrong.

    `value` is the number that it leads to; `words` say what was done, and `remark` what is right,
    of `one` card only or in general; `cites` are ids of rulings.
    """

    value: int
    words: english.Words | None
    remark: str
    cites: tuple[str, ...]
    one: bool = False


def told(answer: int, slips: Iterable[Slip], most: int) -> list[dict[str, Any]]:
    """Write slips as the mistakes of a document, at most so many, the likeliest first.

    Nobody can tell from a number which slip led to it, so the feedback asks, and names every slip
    that leads to the number.
    """
    by_value: dict[int, list[Slip]] = {}
    for slip in slips:
        if slip.value != answer:
            by_value.setdefault(slip.value, []).append(slip)
    return [
        {
            "value": value,
            "feedback": english.ask_about_slips(
                [slip.words for slip in found if slip.words], _remark(found)
            ),
            "cites": list(dict.fromkeys(cite for slip in found for cite in slip.cites)),
        }
        for value, found in list(by_value.items())[:most]
    ]


def _remark(found: Sequence[Slip]) -> str:
    """Choose a remark that is true of every slip, if there is one."""
    if len({slip.remark for slip in found}) > 1 or (found[0].one and len(found) > 1):
        return ""
    return found[0].remark


def slips_over_twelve(variant: Variant, pile: Cards, count: Count) -> Iterator[Slip]:
    """Give the slips in the French count."""
    method, values = variant.cite("score.method"), variant.cite("score.values")
    if not pile:
        yield Slip(0, None, english.no_cards_cost_twelve(), method)
        yield Slip(TWELVE, None, english.short_is_taken_off(), method)
        return
    over = count.cards - TWELVE
    worth = count.total - over
    lines = count.lines[1:]
    if over:
        yield Slip(worth, english.slip_no_count(), english.count_of_cards(count.cards), method)
    if len(lines) > 1:
        remark = english.add_counting_cards()
        yield Slip(over, english.slip_count_only(), remark, values)
    once = variant.cite("score.one-point", "score.method")
    yield Slip(worth + count.cards, english.slip_card_a_point(), "", once)
    yield from _slips_of_table(variant, pile, count)
    if FOOL in pile:
        kept = variant.cite("score.kept-fool")
        yield Slip(count.total - 1, english.slip_fool_no_card(), english.fool_is_a_card(), kept)
    yield from _left_out(count.total, lines, values)
    if over:
        remark = english.short_is_taken_off() if over < 0 else english.over_is_added()
        yield Slip(worth - over, english.slip_wrong_sign(over), remark, method)
        yield Slip(count.total + count.cards, english.slip_counted_twice(), english.once(), once)
    yield from _slip_of_second_trump(variant, pile, count.total)


def slips_in_threes(variant: Variant, pile: Cards, count: Count, asked: int) -> Iterator[Slip]:
    """Give the slips in the count by threes, where `asked` is the right answer."""
    method, values = variant.cite("score.method"), variant.cite("score.values")
    game_points, left_over = variant.cite("score.game-points"), variant.cite("score.odd-groups")
    groups, odd = divmod(len(pile), GROUP)
    raw = sum(variant.points[card] for card in pile)
    lines = [line for line in count.lines if line[1]]
    # Every wrong way of counting is asked for the same thing as the right one.
    shift = asked - count.total
    if shift:
        yield Slip(count.total, english.slip_no_26(), english.game_points_are(), game_points)
        yield Slip(-asked, english.slip_sign(), english.over_you_win(), game_points)
    else:
        yield Slip(count.game_points, english.slip_26(), english.points_are_asked(), game_points)
    rule = english.two_for_each_group()
    yield Slip(raw + shift, english.slip_nothing_off(), rule, method)
    if odd:
        off = variant.means("score.odd-groups")
        remark = english.odd_loses(odd, off)
        yield Slip(raw - 2 * groups + shift, english.slip_odd_free(odd, off), remark, left_over)
        yield Slip(raw - 2 * groups - 2 + shift, english.slip_odd_whole(odd), remark, left_over)
    yield Slip(raw - groups - (odd > 0) + shift, english.slip_one_off(), rule, method)
    yield from _slip_of_second_trump(variant, pile, asked)
    honours = [card for card in (variant.top_trump, MOUNTEBANK, FOOL) if card in pile]
    for card in honours:
        gap = variant.points[card] - variant.empty_points
        words = english.slip_counted_as(card, variant.empty_points)
        yield Slip(asked - gap, words, english.honours_are_worth(variant.points[card]), values)
    if FOOL in pile:
        worth = variant.points[FOOL]
        words = english.slip_counted_as(FOOL, worth - 1)
        yield Slip(asked - 1, words, english.it_is_worth(worth), values, one=True)
    yield from _left_out(asked, lines, values)
    yield Slip(raw - 2 * len(pile) + shift, english.slip_two_a_card(), rule, method)


def _left_out(total: int, lines: Sequence[Line], cites: tuple[str, ...]) -> Iterator[Slip]:
    """Leave out one card of a kind, or the whole kind."""
    for _, cards, points in lines:
        each = points // len(cards)
        if len(cards) > 1:
            words, remark = english.slip_left_out_one(cards[0], each)
            yield Slip(total - each, words, remark, cites)
        words, remark = english.slip_left_out(cards, points)
        yield Slip(total - points, words, remark, cites, one=True)


def _slip_of_second_trump(variant: Variant, pile: Cards, total: int) -> Iterator[Slip]:
    """Count the Angel for the World, or the World for the Angel."""
    top = variant.top_trump
    second = ANGEL if top is WORLD else WORLD
    worth, low = variant.points[top], variant.points[second]
    if second in pile and worth > low:
        yield Slip(
            total + worth - low,
            english.slip_counted_as(second, worth),
            english.worth_of_two(top, worth, second, low),
            variant.cite("score.values", "order.top-trump"),
        )


def _slips_of_table(variant: Variant, pile: Cards, count: Count) -> Iterator[Slip]:
    """Use the values of a house rule that is not in force."""
    option, cites = variant["score.values"], variant.cite("score.values")
    for other in option.allowed:
        if not option.option or other == option.value:
            continue
        points = variant.with_rules(**{option.option: other}).points
        more = [card for card in pile if points[card] > variant.points[card]]
        fewer = [card for card in pile if points[card] < variant.points[card]]
        total = count.total + sum(points[card] - variant.points[card] for card in pile)
        if more:
            remark = english.only_fool_and_kings()
            yield Slip(total, english.slip_counted_too(_by_kind(more)), remark, cites)
            if len(more) > 1:
                for card in (card for card in more if card in (WORLD, MOUNTEBANK)):
                    words = english.slip_counted_as(card, points[card])
                    yield Slip(count.total + points[card], words, remark, cites)
        still = [card for card in pile if points[card]]
        if fewer and still:
            words = english.slip_counted_only(_by_kind(still))
            yield Slip(total, words, english.full_scoring_counts_more(), cites)


def _by_kind(cards: Iterable[Card]) -> list[list[Card]]:
    kinds: dict[str, list[Card]] = {}
    for card in cards:
        kinds.setdefault(card.rank if card.rank in COURTS else card.code, []).append(card)
    return list(kinds.values())
