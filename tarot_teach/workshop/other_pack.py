"""What somebody must know who holds a pack with other suits than the page is written in."""

from __future__ import annotations

from .drawing import FRENCH_SUITS, AsItStands, Pen

COURT_MARKS = {"Knave": "V or J", "Cavalier": "C", "Queen": "D or Q", "King": "R or K"}
"""What stands in the corners of the court cards of a French-suited tarot pack."""


def other_pack(pen: Pen) -> str:
    """Say as HTML which suit stands for which, and how court cards are marked on a French pack.

    >>> other_pack(Pen("french"))[:69]
    '<b>With Italian suits</b>: Swords are our Spades, Cups Hearts, Batons'
    """
    french = pen.suits == "french"
    name = "Italian" if french else "French"
    pairs = [(one, other) if french else (other, one) for one, other in FRENCH_SUITS.items()]
    (first, here), *rest = pairs
    said = [f"{first}s are our {here}s", *(f"{theirs}s {ours}s" for theirs, ours in rest)]
    marks = ", ".join(f"{court} {mark}" for court, mark in COURT_MARKS.items())
    courts = f"Corners of the court cards of a French pack: {marks}."
    return f"<b>With {name} suits</b>: {pen.text(AsItStands(', '.join(said)))}. {courts}"
