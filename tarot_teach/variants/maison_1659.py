"""The French game of 1659 (“version 2”): its rulings, as data."""

from __future__ import annotations

from ..sources import (
    ACADEMIC_1668,
    DUMMETT,
    LETTER,
    MAISON,
    Standing,
    inferred,
    reconstructed,
    ruling,
    stated,
)
from ..variant import Revoking, Seats, Variant, Winning
from . import french
from .shared import NO_PENALTY_WORDS, last_trick, natural_suits, prefixed, shared_rulings

MAISON_1659 = Variant(
    "1659",
    "The French game of 1659",
    prefixed(
        "1659",
        french.courts(MAISON("Gameplay 3"), LETTER("the paragraph on suits")),
        natural_suits(
            Standing.STATED, MAISON("Gameplay 3", "aces are low"), ACADEMIC_1668("opening")
        ),
        french.world_high(
            Standing.INFERRED,
            LETTER("the paragraph on trumps"),
            ACADEMIC_1668("opening: each trump carries its number"),
        ),
        ruling(
            "players",
            stated(
                False,
                "Four, five or six can play.",
                MAISON("head", "4 to 6"),
                means=Seats((4, 5, 6), usual=4),
            ),
            reconstructed(
                True,
                "Two or three may play as well as four, five or six.",
                LETTER("the paragraph on dealing and play", "from two to sixe"),
                ACADEMIC_1668("opening: as many or as few as one likes"),
                means=Seats((2, 3, 4, 5, 6), usual=4),
            ),
            option="few_players",
            point="F1",
        ),
        french.hand_of_twelve(MAISON("Setup", "12 cards to each player")),
        french.packets_of_three(MAISON("silent")),
        last_trick(MAISON("Gameplay 4", "at any time")),
        french.taken_back(MAISON("Gameplay 4", "Its player keeps it")),
        french.gift(MAISON("Gameplay 4", "another card in exchange")),
        french.from_pile(Standing.INFERRED, MAISON("silent"), french.LETTER_FOOL),
        french.debt(Standing.INFERRED, MAISON("silent"), french.LETTER_FOOL),
        french.forfeit(
            reconstructed(
                True,
                french.FORFEIT_WORDING,
                LETTER("the paragraph on the Fool", "a great losse"),
                DUMMETT("the common root of both French texts"),
            ),
            stated(False, french.KEPT_WORDING, MAISON("Gameplay 4", "Its player keeps it")),
        ),
        ruling(
            "revoke.penalty",
            reconstructed("silent", NO_PENALTY_WORDS, MAISON("silent")),
            point="P23",
        ),
        ruling(
            "revoke.handling",
            reconstructed(
                Revoking.REFUSE,
                "An illegal card is refused, and the player chooses again.",
                MAISON("silent"),
            ),
            point="P23",
        ),
        ruling(
            "score.values",
            inferred(
                "base",
                "The Fool is worth 5 points and each King 4. Other cards are worth nothing.",
                MAISON("History", "only for the Fool and the Kings"),
                MAISON("Optional and House Rules 1"),
                means=french.BASE_VALUES,
            ),
            stated(
                "full",
                "The Fool is worth 5 points, the World 4, the Mountebank 4, a King 4, a Queen 3, a "
                "Cavalier 2, a Knave 1. Other cards are worth nothing.",
                MAISON("Optional and House Rules 1", "Full Scoring"),
                means=french.FULL_VALUES,
            ),
            option="values",
            point="F6, F7",
        ),
        french.count_over_twelve(
            MAISON("Scoring"),
            MAISON(
                "Objective; that five or six measure by twelve too is inferred", "at least 12 cards"
            ),
        ),
        french.kept_fool(Standing.INFERRED, MAISON("Gameplay 4"), french.LETTER_FOOL),
        french.fifty(
            MAISON("Victory Conditions", "reach 50 points"),
            MAISON("History, on several at fifty", "in the same hand"),
        ),
        french.winner(
            reconstructed(
                Winning.HIGHEST, french.HIGHEST_WORDING, MAISON("Optional and House Rules 2")
            ),
            elder_on_equal=Standing.INFERRED,
            elder=Standing.INFERRED,
            instant=Standing.STATED,
        ),
    )
    + prefixed("1659", *shared_rulings("1659")),
)
