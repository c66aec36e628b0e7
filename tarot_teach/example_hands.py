"""Two hands on record, to be played again in a lesson: one played well, one with a revoke."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .catalogue import Catalogue
from .record import HandRecord

_DEAL = """
hand 0: T13 T12 T8 T1 SK S9 S5 C5 C1 BK B3 B1
hand 1: T21 T20 T6 T5 SC S4 S1 C9 C7 B8 B4 F
hand 2: T11 T2 S10 S2 CV C10 B10 B9 B5 B2 DV D3
hand 3: T18 T10 T4 S8 CK C4 C2 BC BV DK D10 D6
"""
_FIRST_NINE = """
1: SK S1 S2 S8        # A leads and takes it
2: BK B4 B2 BV        # A again
3: C1 F C10 CK        # B could follow, and plays the Fool; D takes it, and B owes D a card
4: D10 T1 T21 D3 > D3 # A is void in Coins; B takes the Mountebank, and pays D at once
5: T20 T2 T4 T8       # B leads the Angel
6: S4 S10 T18 S5      # D is void in Swords
7: DK T12 T5 DV       # trumps twice: A takes a King
8: B3 B8 B10 BC       # D
9: C2 C5 C7 CV        # C
"""
_TEXTS: Mapping[str, str] = Catalogue(
    "hand on record",
    {
        "fool-comes-home": f"""
game 1597
dealer 3{_DEAL}{_FIRST_NINE}
10: B9 T10 B1 T6      # D
11: D6 T13 C9 T11     # A
12: S9 SC B5 C4       # B
""",
        "trump-too-soon": f"""
game 1597
rules revoke=lose     # an illegal card falls, and the letter's penalty holds
dealer 3{_DEAL}{_FIRST_NINE}
10: B9 T10 T13 T6     # A trumps with a Baton in hand
11: B1 C9 B5 D6       # and here is that Baton
12: T11 C4 S9 SC
""",
    },
)

EXAMPLE_HANDS = tuple(_TEXTS)
"""The names of the hands on record."""


@cache
def example_hand(name: str) -> HandRecord:
    """Read one of the hands that the lessons replay, by its name from `EXAMPLE_HANDS`.

    Raises `UnknownKeyError` for another name.

    >>> from tarot_teach.replaying import referee, replay
    >>> replay(example_hand("fool-comes-home")).scores
    (18, 15, -7, 10)
    >>> referee(example_hand("trump-too-soon")).card
    Card('T13')
    """
    return HandRecord.from_text(_TEXTS[name])
