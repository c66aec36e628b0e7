"""The cards that the page of comparisons lays on its bench, in the order in which it shows them."""

from __future__ import annotations

TRICKS = (
    "D10 D2 D6",
    "C7 C10 C1",
    "C3 CV C1",
    "B7 B10 B2",
    "T20 T21 T5",
    "SK T21 T20",
    "SK C1 D10",
    "DQ T1 D10",
    "F C2 C9",
    "C9 F C4",
    "T19 F T1",
    "F B3 SK",
)
"""Three cards each, the one that was led first."""
PILES = (
    "F SK C7 D2",
    "T21 T5 S9 C3 B4 D8",
    "T20 T5 S9 C3 B4 D8",
    "T1 SQ CC BV D10 D3 T7 T12 S2",
    "SK SQ SC SV C5 C2 B9 B6 B1 D7 T4 T16",
    "F T21 T20 T1 CK CQ CC CV D4 S6 S3 B8 B2 T9 T13",
    "T18 T3 SK SV S9 S6 CQ C10 C7 C2 BC B8 B1 DK D6",
)
"""Cards that one of three has taken: a multiple of three, or one more while the Fool is unpaid."""
PAYMENTS = (
    "CK CQ C1 T21",
    "SK T20 T1",
    "T8 D5 D2",
)
"""Cards that somebody has taken who now has to give one for the Fool."""
