"""The hands that a whole room plays alike, card by card: one for each game."""

from __future__ import annotations

from functools import cache

from ..cards import Card, Cards
from ..english import player
from ..example_hands import example_hand
from ..play import Position
from ..record import HandRecord
from ..replaying import Replay, replay
from ..rules import judge_discard
from ..scoring import Count
from ..variant import Variant

_SCARTO = """
game piedmontese
dealer 2
hand 0: T20 T13 T12 T10 T4 T2 SK SC S9 S8 S4 S3 CK CQ CC C1 C3 C4 C5 C7 B8 B6 B2 B1 DV
hand 1: T21 T19 T18 T17 T16 T15 T11 T7 T6 T5 S5 S2 S1 C2 C6 C8 BK B7 B5 B4 D4 D7 D8 D9 D10
hand 2: T14 T9 T8 T3 T1 SQ SV S10 S7 S6 CV C9 C10 BQ BC BV B10 B9 B3 DK DQ DC D1 D2 D3 D5 D6 F
discard: CV C9 C10    # C is void in Cups now, and makes much of it
1: SK S1 S6
2: CK C8 T1           # the Mountebank takes a King
3: DK DV D10
4: D6 T2 D9           # A is void in Coins
5: C7 C6 F > D10      # upside down, the Six beats the Seven; the Fool comes back
6: BK B3 B1
7: D8 D5 T4
8: C5 C2 T3
9: D3 T10 D7
10: C4 T5 T8          # two trumps, the higher takes the lower
11: B9 B2 B4
12: D2 T12 D4
13: S3 S2 SQ
14: B10 B6 B5
15: D1 T13 T15
16: B7 BV B8
17: S7 S4 S5
18: S10 S8 T6
19: T21 T9 T20        # the Angel takes the World
20: C3 T7 T14
21: DC C1 T11
22: T16 SV S9
23: T17 BC CC
24: T18 DQ SC
25: T19 BQ CQ
"""

TRICKS_TO_PLAY = {"1597": 12, "1659": 12, "piedmontese": 10}
"""After how many tricks a room stops that has no time for the whole hand."""
TRICKS_IF_LATE = {"1597": 6, "1659": 6, "piedmontese": 5}
"""After how many tricks a late table has been asked the most: the Fool has come home by then."""


@cache
def prepared_hand(key: str) -> HandRecord:
    """Give the prepared hand of a game by the game's key.

    The two French games share their deal and their play, so that a room can count it both ways.

    >>> from tarot_teach.replaying import referee
    >>> [referee(prepared_hand(key)) for key in TRICKS_TO_PLAY]
    [None, None, None]
    """
    if key == "piedmontese":
        return HandRecord.from_text(_SCARTO)
    text = example_hand("fool-comes-home").to_text()
    return HandRecord.from_text(text.replace("game 1597", f"game {key}"))


@cache
def prepared_play(variant: Variant) -> Replay:
    """Play the prepared hand of a game, under the house rules given."""
    record = prepared_hand(variant.key)
    return replay(record.with_rules(**variant.house_rules))


def stops(variant: Variant) -> tuple[int, ...]:
    """Give the tricks after which a room may stop and count: when it is late, and as planned.

    Where the whole hand is planned, there is none: only a whole hand can be counted.

    >>> from tarot_teach.variants import VARIANTS
    >>> stops(VARIANTS["piedmontese"])
    (5, 10)
    """
    planned, whole = TRICKS_TO_PLAY[variant.key], len(prepared_hand(variant.key).tricks)
    return (TRICKS_IF_LATE[variant.key], planned) if planned < whole else ()


def moment_after(played: Replay, tricks: int) -> Position:
    """Give the position after so many tricks, with all that was owed for the Fool by then given."""
    fallen = played.last.players * tricks
    after = [one for one in played.positions if one.phase == "play" and not one.trick]
    held = sum(map(len, after[0].hands))
    return next(one for one in after if held - sum(map(len, one.hands)) == fallen)


def pile_in_words(count: Count) -> str:
    """Reckon what a pile is worth, in one line.

    >>> from tarot_teach.variants import VARIANTS
    >>> pile_in_words(moment_after(prepared_play(VARIANTS["piedmontese"]), 10).counts[1])
    '6 cards. 1 King 5, 5 other cards 5, 2 groups of three, 2 points off each −4. Together 6.'
    """
    lines = ", ".join(f"{label} {points}" for label, _, points in count.lines)
    said = f"{counted_cards(count.cards)}. {lines}. Together {count.total}."
    return said.replace(" -", " −")


def counted_cards(number: int) -> str:
    """Say how many cards there are, in digits, as one who counts them writes."""
    return f"{number} card{'' if number == 1 else 's'}"


def piles_after(played: Replay, tricks: int) -> tuple[str, ...]:
    """Reckon every pile after so many tricks, a line for each player, and all of them together.

    >>> from tarot_teach.variants import VARIANTS
    >>> piles_after(prepared_play(VARIANTS["piedmontese"]), 5)[-1]
    'All piles together: 18 cards, 28 points.'
    """
    counts = moment_after(played, tricks).counts
    lines = [f"{player(seat)}: {pile_in_words(count)}" for seat, count in enumerate(counts)]
    cards, points = sum(one.cards for one in counts), sum(one.total for one in counts)
    together = f"All piles together: {counted_cards(cards)}, {points} points."
    return (*lines, together.replace(" -", " −"))


def barred_in_the_hand(variant: Variant) -> tuple[tuple[Card, str], ...]:
    """Name the dealer's cards of the prepared hand that may not be laid away, with the reasons.

    Each is judged beside two cards that may go.

    >>> from tarot_teach.variants import VARIANTS
    >>> [card.code for card, _ in barred_in_the_hand(VARIANTS["piedmontese"])]
    ['T1', 'DK', 'F']
    """
    start = prepared_play(variant).positions[0]
    held, free = dealers_hand(variant), start.legal()
    return tuple(
        (card, judge_discard(variant, held, [card, *free[-2:]]).sentence)
        for card in held
        if card not in free
    )


def dealers_hand(variant: Variant) -> Cards:
    """Give the dealer's cards of the prepared hand, before any is laid away."""
    start = prepared_play(variant).positions[0]
    return start.hands[start.dealer]
