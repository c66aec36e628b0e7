"""Rulings on which the letter's game and the game of 1659 agree, each with its own sources."""

from __future__ import annotations

from ..sources import (
    CAID,
    LETTER,
    MAISON,
    MALMANTILE,
    PIEDMONT,
    Answer,
    Citation,
    Ruling,
    Standing,
    inferred,
    reconstructed,
    ruling,
    stated,
)
from ..variant import Ending, Gift, PointTable, Reckoning, Settling, Winning

BASE_VALUES = PointTable(fool=5, top_trump=0, mountebank=0, courts={"K": 4}, other=0)
FULL_VALUES = PointTable(
    fool=5, top_trump=4, mountebank=4, courts={"K": 4, "Q": 3, "C": 2, "V": 1}, other=0
)


def courts(*citations: Citation) -> Ruling:
    """Rule on the court cards."""
    wording = "King, Queen, Cavalier, Knave, then the pip cards."
    return ruling("order.courts", inferred("K Q C V", wording, *citations), point="P29")


def world_high(standing: Standing, *citations: Citation) -> Ruling:
    """Rule on the highest trump."""
    wording = (
        "The World (21) is the highest trump, then 20, 19 and so on; the Mountebank (1) is last."
    )
    return ruling("order.top-trump", Answer(False, wording, standing, citations), point="P3")


def hand_of_twelve(citation: Citation) -> Ruling:
    """Rule on the size of a hand."""
    wording = "Everybody gets twelve cards, so there are twelve tricks."
    return ruling("deal.hand", stated(12, wording, citation), point="F1")


def packets_of_three(silent: Citation) -> Ruling:
    """Rule on the packets of the deal."""
    wording = "Deal in packets of three, eldest hand first. (The packet is our choice.)"
    return ruling("deal.packets", reconstructed((3, 3, 3, 3), wording, silent), point="P22")


def taken_back(citation: Citation) -> Ruling:
    """Rule on the Fool's return."""
    wording = (
        "The player of the Fool takes it back, lays it in the pile of taken cards, and gives the "
        "trick’s winner another card for it."
    )
    return ruling("fool.exchange", stated(True, wording, citation), point="F9")


def gift(any_card: Citation, *also: Citation) -> Ruling:
    """Rule on the card that may be given."""
    return ruling(
        "fool.gift",
        stated(
            Gift.ANY,
            "Any card of your pile may be given for the Fool, whatever it is worth; only the Fool "
            "itself may not.",
            any_card,
            *also,
        ),
        reconstructed(
            Gift.EMPTY,
            "A card worth no points must be given for the Fool, if there is one in your pile; if "
            "there is none, any card but the Fool.",
            PIEDMONT("Play", "an empty card"),
            MALMANTILE("a worthless card"),
        ),
        option="gift",
        point="F10",
    )


def from_pile(standing: Standing, *citations: Citation) -> Ruling:
    """Rule on where the given card comes from."""
    wording = "The card you give comes from your pile of taken cards, never from your hand."
    return ruling("fool.gift-from", Answer("pile", wording, standing, citations), point="F11")


def debt(standing: Standing, *citations: Citation) -> Ruling:
    """Rule on a Fool that cannot be paid for at once."""
    return ruling(
        "fool.debt",
        Answer(
            Settling.FIRST_TRICK,
            "If you have no card to give yet, the debt waits: you pay the winner of the Fool’s trick "
            "as soon as you take a trick yourself.",
            standing,
            citations,
        ),
        reconstructed(
            Settling.END,
            "If you have no card to give yet, the debt waits until the hand is over: then you pay "
            "with any card you may give.",
            CAID("pays later"),
        ),
        option="settle",
        point="F15",
    )


def forfeit(lost: Answer, kept: Answer) -> Ruling:
    """Rule on a Fool that can never be paid for."""
    return ruling("fool.forfeit", lost, kept, option="fool_forfeit", point="F16")


FORFEIT_WORDING = (
    "If you take no trick at all, the Fool goes to the winner of the trick it was played to, when "
    "the hand ends."
)
KEPT_WORDING = "If you take no trick at all, you keep the Fool and give nothing for it."


def count_over_twelve(*citations: Citation) -> Ruling:
    """Rule on the count of a pile."""
    wording = (
        "Count your cards: one point for each card over twelve, one point off for each card short of "
        "twelve. Then add what the counting cards in your pile are worth. Twelve is the measure for "
        "any number of players, since everybody put in twelve."
    )
    return ruling("score.method", stated(Reckoning.TWELVE, wording, *citations), point="F4")


def kept_fool(standing: Standing, *citations: Citation) -> Ruling:
    """Rule on the kept Fool in the count."""
    wording = "Yes. A kept Fool counts as one of your cards, and its own points besides."
    return ruling("score.kept-fool", Answer(True, wording, standing, citations), point="F8")


def fifty(*citations: Citation) -> Ruling:
    """Rule on the end of the game."""
    wording = (
        "The game is over when a player has fifty points or more. You look only when a hand has "
        "been counted."
    )
    return ruling("end.target", stated(Ending.FIFTY, wording, *citations), point="F18")


HIGHEST_WORDING = (
    "If several players have fifty or more after the same hand, the highest total wins. Equal "
    "highest totals share the win."
)
_HOUSE_RULES = MAISON("Optional and House Rules 2")


def winner(highest: Answer, elder_on_equal: Standing, elder: Standing, instant: Standing) -> Ruling:
    """Rule on several players with fifty at once."""
    return ruling(
        "end.winner",
        highest,
        Answer(
            Winning.ELDER,
            "If several players have fifty or more after the same hand, the one who comes soonest "
            "after the dealer wins, whatever the totals.",
            elder,
            (_HOUSE_RULES,),
        ),
        Answer(
            Winning.ELDER_ON_EQUAL,
            "If several players have fifty or more after the same hand, the highest total wins. Of "
            "equal highest totals, the one who comes soonest after the dealer wins.",
            elder_on_equal,
            (_HOUSE_RULES,),
        ),
        Answer(
            Winning.INSTANT,
            "The first player to declare fifty during play, and to be right, wins at once. A Fool "
            "that is not paid for yet does not count (our rule). If nobody declares, the highest "
            "total wins after the hand (our rule).",
            instant,
            (_HOUSE_RULES,),
        ),
        option="winner",
        point="F19, F20, F21",
    )


LETTER_FOOL = LETTER("the paragraph on the Fool")
