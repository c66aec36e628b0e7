"""The game of the letter of “1597”: its rulings, as data.

The letter is a modern piece in period voice; its rules are those of two 17th-century French games.
"""

from __future__ import annotations

from ..sources import (
    ACADEMIC_1668,
    CAID,
    DUMMETT,
    LETTER,
    MAISON,
    MALMANTILE,
    RULES_1637,
    Standing,
    reconstructed,
    ruling,
    stated,
)
from ..variant import Revoking, Seats, Variant, Winning
from . import french
from .shared import last_trick, natural_suits, prefixed, shared_rulings

_PLAY = LETTER("the paragraph on dealing and play")
_FOOL = LETTER("the paragraph on the Fool")
_SCORE = LETTER("the paragraph on scoring")

LETTER_1597 = Variant(
    "1597",
    "The game of the 1597 letter",
    prefixed(
        "1597",
        french.courts(LETTER("the paragraph on suits", "between the Knave and the Queene")),
        natural_suits(
            Standing.STATED,
            LETTER("endnotes", "did not have this complication"),
            ACADEMIC_1668("opening: no reversal in the part read"),
        ),
        french.world_high(
            Standing.STATED, LETTER("the paragraph on trumps", "the Worlde always highest")
        ),
        ruling(
            "players",
            stated(
                "two to six",
                "Two to six can play; four is most common.",
                LETTER("the paragraph on dealing and play", "from two to sixe"),
                means=Seats((2, 3, 4, 5, 6), usual=4),
            ),
            point="F1",
        ),
        french.hand_of_twelve(
            LETTER("the paragraph on dealing and play", "Twelve cardes to eche plaier")
        ),
        french.packets_of_three(LETTER("silent")),
        last_trick(LETTER("the paragraph on the Fool", "at any tricke")),
        french.taken_back(LETTER("the paragraph on the Fool", "take him backe")),
        french.gift(
            LETTER("the paragraph on the Fool", "choose one of those cardes"),
            CAID("any other card won"),
        ),
        french.from_pile(Standing.STATED, _FOOL, CAID("cards won")),
        french.debt(
            Standing.STATED,
            LETTER("the paragraph on the Fool", "wait until you have some"),
            CAID("pays later"),
        ),
        french.forfeit(
            stated(
                True,
                french.FORFEIT_WORDING,
                LETTER("the paragraph on the Fool", "which is a great losse"),
                CAID("the Fool"),
                MALMANTILE("the only way to lose it"),
            ),
            reconstructed(False, french.KEPT_WORDING, MAISON("Gameplay 4", "Its player keeps it")),
        ),
        ruling(
            "revoke.penalty",
            stated(
                "loses the game",
                "A player who revokes (does not follow suit or does not play a trump, and could have) "
                "loses the game at once. The letter does not say who wins then. Our rule: of two "
                "players, the other one; of more, the one with the best total among the others, and "
                "the hand does not count.",
                LETTER("the paragraph on dealing and play", "you loose the game forthwith"),
                RULES_1637("where the word means no fault, only being void", "renonces"),
            ),
            point="P23",
        ),
        ruling(
            "revoke.handling",
            reconstructed(
                Revoking.REFUSE,
                "An illegal card is refused, and the player chooses again.",
                LETTER("silent"),
            ),
            stated(
                Revoking.LOSE,
                "An illegal card falls and is noted. Once somebody calls the revoke, the letter’s "
                "penalty applies. (That it has to be called is our choice.)",
                LETTER("the paragraph on dealing and play", "you loose the game forthwith"),
            ),
            option="revoke",
            point="P23",
        ),
        ruling(
            "score.values",
            stated(
                "full",
                "The Fool is worth 5 points, the World 4, the Mountebank 4, a King 4, a Queen 3, a "
                "Cavalier 2, a Knave 1. Other cards are worth nothing.",
                LETTER("the paragraph on values"),
                MAISON("Optional and House Rules 1"),
                DUMMETT("p. 215, which the letter names for its game"),
                means=french.FULL_VALUES,
            ),
            point="F7",
        ),
        french.count_over_twelve(LETTER("the paragraph on scoring", "more than twelve cardes")),
        french.kept_fool(Standing.STATED, LETTER("the paragraph on the Fool", "lay him with")),
        french.fifty(
            LETTER("the paragraph on fifty", "he who first reaches Fifty wins"),
            LETTER("the paragraph on fifty", "at the end of the Hand"),
            LETTER("the summary, where it is open whether fifty will do", "break 50"),
        ),
        french.winner(
            reconstructed(
                Winning.HIGHEST,
                french.HIGHEST_WORDING,
                LETTER("silent"),
                MAISON("Optional and House Rules 2"),
            ),
            elder_on_equal=Standing.RECONSTRUCTED,
            elder=Standing.RECONSTRUCTED,
            instant=Standing.RECONSTRUCTED,
        ),
    )
    + prefixed("1597", *shared_rulings("1597")),
)
