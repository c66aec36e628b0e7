"""What the page of a game says besides its rules: its head, remarks, and what was left out."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_teach.sources import (
    ACADEMIC_1668,
    CAID,
    DUMMETT,
    GELLI,
    LETTER,
    MAISON,
    PARLETT,
    PIEDMONT,
    SISTER_GAME,
    Source,
)


@dataclass(frozen=True)
class Head:
    """Hold the head of a game's page, in the form that living-history groups are used to."""

    sources: tuple[Source, ...]
    """The game's own text first, then those it goes back to or was checked with."""
    basis: str
    remarks: str
    left_out: tuple[str, ...]
    example: str
    """The puzzle at the foot of the page."""
    kind: str = "Cards (tarot pack of 78)"
    type: str = "Trick-taking, with trumps"


HEADS = {
    "1597": Head(
        sources=(LETTER, DUMMETT, CAID),
        basis="From a modern text that itself rests mainly on a secondary source",
        remarks="The letter is a modern piece in period voice, and its own endnotes say so. It "
        "mixes the second of two French games of the 17th century with parts of the first, as "
        "Dummett describes them. Its author chose a plain game with few frills, hoping that it "
        "comes near to what was played a lifetime before those accounts. He knew no "
        "clear account of French play from that time. So nobody can say how near the game comes to "
        "one of 1597.",
        left_out=(
            "The choice to leave the Fool where it fell. The letter says that you “may” take it "
            "back; here that happens by itself, since leaving it never gains anything.",
            "The letter’s spelling and voice. The rules are told in our own words.",
        ),
        example="who-wins/1597/1/6",
    ),
    "1659": Head(
        sources=(MAISON, DUMMETT, ACADEMIC_1668),
        basis="From a modern page that goes back to a secondary source",
        remarks="The page’s own table of points was lost. What it says in words, that only the "
        "Fool and the Kings count, together with its full table, gives the values used here. The "
        "page reports that Dummett suggests the full table may have been played as well; "
        "that is a house rule here. Of the French text itself we could read the opening of a "
        "printing of 1668 and nothing of the disputed rules.",
        left_out=(
            "Version 1 of the French game. The page calls its own game version 2 and says that "
            "version 1 is a single hand for the pot, but no text that we could find describes it.",
            "Money. The page speaks of bets; the puzzles only say who wins.",
            "“Capture the Fool”, which the page lists among the aims. By its own rules the Fool "
            "is kept by whoever played it, so it can hardly be aimed at.",
        ),
        example="who-wins/1659/2/3",
    ),
    "piedmontese": Head(
        sources=(PIEDMONT, SISTER_GAME, GELLI, PARLETT),
        basis="From a modern page, checked against several others",
        remarks="The page’s own table of points was lost. It says that the pack holds 78 points "
        "counted in threes, and that the Fool is paid for with an empty card. With the values of "
        "a sister game for the other cards, only a Fool of 5 points makes that come out. Accounts "
        "that give the Fool 4 points let nothing be paid for it, as far as we could read them. "
        "Both ways lead to the same scores in every deal; only mixing them goes wrong. The game "
        "is played today, and groups differ in their habits.",
        left_out=(
            "Tarocchi games of the same region for two, four or more players.",
            "Money. By one account the lowest player pays each of the others; the puzzles only say "
            "who wins.",
            "A dealer’s second thoughts. A table may let the three cards be changed until the "
            "first card is led (no text says so); here laying away is final.",
        ),
        example="who-wins/piedmontese/3/13",
    ),
}
