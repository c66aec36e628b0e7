"""How the cards are called on packs other than ours, so that nobody searches for a Page."""

from __future__ import annotations

from ..cards import card_names
from ..english import COURTS
from .drawing import FRENCH_SUITS, AsItStands, Pen

_TRUMPS_WITH_OTHER_NAMES = ("F", "T1", "T16", "T20")
"""Those whose names elsewhere a reader would not guess."""


def _courts(tradition: str) -> str:
    names = card_names(tradition)
    return ", ".join(f"{names[f'S{rank}'].split()[0]} ({COURTS[rank]})" for rank in COURTS)


def _trumps(tradition: str) -> str:
    ours, theirs = card_names("english"), card_names(tradition)
    return ", ".join(
        f"{_bare(theirs[code])} ({_bare(ours[code])})" for code in _TRUMPS_WITH_OTHER_NAMES
    )


def _bare(name: str) -> str:
    return name.split(" (")[0]


WANDS_AND_PENTACLES = (
    "Pack with Wands and Pentacles: Wands are Batons, Pentacles Coins; Page is Knave, Knight "
    "Cavalier; Magician is Mountebank, High Priestess Popess, Hierophant Pope, Judgement Angel. "
    "Strength is 8 there and Justice 11: keep to the numbers."
)

COURT_MARKS = {"Knave": "V or J", "Cavalier": "C", "Queen": "D or Q", "King": "R or K"}
"""What stands in the corners of the court cards of a French pack."""


def _marks() -> str:
    return ", ".join(f"{court} {mark}" for court, mark in COURT_MARKS.items())


def suits_paired(*, french: bool = False) -> str:
    """Say which suits of another pack stand for ours, or for those of a page in `french` suits.

    >>> suits_paired()
    'Spades stand for Swords, Hearts for Cups, Clubs for Batons, Diamonds for Coins'
    """
    pairs = [(one, other) if french else (other, one) for one, other in FRENCH_SUITS.items()]
    (theirs, ours), *rest = pairs
    said = [f"{theirs}s stand for {ours}s", *(f"{one}s for {other}s" for one, other in rest)]
    return ", ".join(said)


def other_suits(pen: Pen) -> str:
    """Say as HTML what the suits of other packs stand for, and how French court cards are marked.

    >>> other_suits(Pen("french"))[:64]
    '<b>With Italian suits</b>: Swords stand for Spades, Cups for Hea'
    """
    french = pen.suits == "french"
    paired = pen.text(AsItStands(suits_paired(french=french)))
    return (
        f"<b>With {'Italian' if french else 'French'} suits</b>: {paired}. Corners of the court "
        f"cards of a French pack: {_marks()}."
    )


def with_wands(pen: Pen) -> str:
    """Help those who stand before a pack with Wands; in a room with French suits nobody does."""
    return "" if pen.suits == "french" else pen.text(AsItStands(WANDS_AND_PENTACLES))


def italian_packs() -> tuple[str, ...]:
    """Say how to find one's way on packs with Swords, Cups, Batons and Coins, a line for each.

    >>> italian_packs()[0]
    'Any pack: a trump goes by its number, whatever its picture. A Fool marked 0 is still no trump.'
    """
    return (
        "Any pack: a trump goes by its number, whatever its picture. A Fool marked 0 is still no "
        "trump.",
        f"Marseille pack: {_trumps('french')}; trump 13 often bears no name. Roman numerals, VIIII "
        "for 9, XIIII for 14, XVIIII for 19. Épées are Swords, and on pip cards curved; Bâtons "
        f"are Batons, and straight; Coupes Cups, Deniers Coins. Courts: {_courts('french')}.",
        f"Piedmontese pack: {_trumps('italian')}. Courts: {_courts('italian')}.",
        WANDS_AND_PENTACLES,
    )


def french_packs() -> tuple[str, ...]:
    """Say how to find one's way on packs with Spades, Hearts, Clubs and Diamonds."""
    return (
        f"The letters on the court cards: {_marks()}.",
        "The Fool is the card without a number, often with a star or an E for Excuse. Trumps go by "
        "their numbers; the names on this sheet are those of the old Italian pack.",
    )
