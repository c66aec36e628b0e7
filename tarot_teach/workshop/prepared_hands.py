"""The hands that a whole room plays alike, card by card: one for each game."""

from __future__ import annotations

from functools import cache

from ..english import player
from ..example_hands import example_hand
from ..record import HandRecord
from ..replaying import Replay, replay
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
"""After how many tricks a table has met everything that the hand was chosen for."""


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


def prepared_play(variant: Variant) -> Replay:
    """Play the prepared hand of a game, under the house rules given."""
    record = prepared_hand(variant.key)
    return replay(record.with_rules(**variant.house_rules))


def piles_so_far(played: Replay, tricks: int) -> str:
    """Say what every pile is worth after so many tricks; nothing where that is the whole hand.

    >>> from tarot_teach.variants import VARIANTS
    >>> piles_so_far(prepared_play(VARIANTS["piedmontese"]), 10)[:50]
    'After trick 10 the piles are: Player A 12 cards, 8'
    """
    size, whole = played.last.players, len(played.record.tricks)
    if tricks >= whole:
        return ""
    fallen = size * tricks
    after = [p for p in played.positions if p.phase == "play" and not p.trick]
    held = sum(map(len, after[0].hands))
    moment = next(p for p in after if held - sum(map(len, p.hands)) == fallen)
    piles = "; ".join(
        f"{player(seat)} {count.cards} cards, {count.total} points"
        for seat, count in enumerate(moment.counts)
    )
    return f"After trick {tricks} the piles are: {piles}.".replace(" -", " −")
