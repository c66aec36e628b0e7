"""Rulings that the three games share, built once and given each game's own sources."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..sources import (
    CAID,
    ENGLISH_SCARTO,
    FRENCH_HISTORY,
    LETTER,
    MAISON,
    MODERN_FRENCH,
    PARLETT,
    PIEDMONT,
    RULES_1637,
    Answer,
    Citation,
    Ruling,
    Standing,
    inferred,
    reconstructed,
    ruling,
)
from ..variant import LastTrick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STATED, INFERRED, RECONSTRUCTED = Standing.STATED, Standing.INFERRED, Standing.RECONSTRUCTED


@dataclass(frozen=True)
class Shared:
    """Hold one rule that several games have, and each game's standing and sources for it."""

    question: str
    point: str
    value: Any
    wording: str
    founded: dict[str, tuple[Standing, tuple[Citation, ...]]]
    means: Any = None

    def ruling_for(self, key: str) -> Ruling:
        """Build one game's ruling."""
        standing, citations = self.founded[key]
        answer = Answer(self.value, self.wording, standing, citations, self.means)
        return ruling(self.question, answer, point=self.point)


def letter(standing: Standing, *citations: Citation) -> tuple[str, Standing, tuple[Citation, ...]]:
    """Say how well the letter's game founds a shared rule."""
    return "1597", standing, citations


def maison(standing: Standing, *citations: Citation) -> tuple[str, Standing, tuple[Citation, ...]]:
    """Say how well the game of 1659 founds a shared rule."""
    return "1659", standing, citations


def scarto(standing: Standing, *citations: Citation) -> tuple[str, Standing, tuple[Citation, ...]]:
    """Say how well the Piedmontese game founds a shared rule."""
    return "piedmontese", standing, citations


def shared(
    question: str,
    point: str,
    value: object,
    wording: str,
    *founded: tuple[str, Standing, tuple[Citation, ...]],
    means: object = None,
) -> Shared:
    """Write down one shared rule."""
    columns = {key: (standing, citations) for key, standing, citations in founded}
    return Shared(question, point, value, wording, columns, means)


_LETTER_PLAY = LETTER("the paragraph on dealing and play")
_LETTER_FOOL = LETTER("the paragraph on the Fool")
_LETTER_SILENT = LETTER("silent")
_MAISON_SILENT = MAISON("silent")
_PIEDMONT_PLAY = PIEDMONT("Play")
_PIEDMONT_SILENT = PIEDMONT("silent")

SHARED = (
    shared(
        "fool.not-a-trump",
        "P5",
        False,
        "The Fool is not a trump. It never has to be played as one, and a hand with the Fool but "
        "without a trump counts as holding no trump.",
        letter(STATED, LETTER("endnotes", "something quite distinct")),
        maison(INFERRED, MAISON("Gameplay 4"), LETTER("endnotes")),
        scarto(INFERRED, PIEDMONT("Deal, on trumps “other” than the Fool"), ENGLISH_SCARTO("Fool")),
    ),
    shared(
        "table.direction",
        "P18",
        "right",
        "Deal and play go round to the right, anticlockwise.",
        letter(
            RECONSTRUCTED,
            _LETTER_SILENT,
            MAISON("Setup", "counter-clockwise"),
            RULES_1637("to the right too, at that other game"),
            CAID("plays to the left"),
        ),
        maison(STATED, MAISON("Setup", "counter-clockwise")),
        scarto(
            STATED, PIEDMONT("Deal", "moves to the right"), PIEDMONT("Play", "moving to the right")
        ),
    ),
    shared(
        "table.eldest",
        "P19",
        "after the dealer",
        "The eldest hand is the player after the dealer. The eldest is dealt to first and leads "
        "to the first trick.",
        letter(
            INFERRED,
            LETTER("the paragraph on dealing and play", "The Eldest leades"),
            MAISON("Gameplay 1"),
        ),
        maison(
            STATED, MAISON("Gameplay 1"), MAISON("Optional and House Rules 2", "dealt to first")
        ),
        scarto(
            STATED,
            PIEDMONT("Play", "the player to Dealer’s right"),
            MAISON("Optional and House Rules 2", "dealt to first"),
        ),
    ),
    shared(
        "table.first-dealer",
        "P20",
        "by lot",
        "The first dealer is drawn by lot.",
        letter(RECONSTRUCTED, _LETTER_SILENT, MAISON("Setup", "at random")),
        maison(STATED, MAISON("Setup", "at random")),
    ),
    shared(
        "table.next-dealer",
        "P21",
        "next seat",
        "The deal passes to the next player after every hand.",
        letter(INFERRED, LETTER("the paragraph on fifty", "a new Dealer")),
        maison(RECONSTRUCTED, _MAISON_SILENT, LETTER("the paragraph on fifty")),
        scarto(STATED, PIEDMONT("Deal", "moves to the right")),
    ),
    shared(
        "trick.lead",
        "P17",
        "any card",
        "Any card may be led, a trump too, from the first trick on.",
        letter(INFERRED, _LETTER_PLAY),
        maison(INFERRED, MAISON("Gameplay 2")),
        scarto(STATED, PIEDMONT("Play", "any card in his/her hand")),
    ),
    shared(
        "trick.follow",
        "P6",
        "suit, else trump, else anything",
        "Follow the suit that was led if you can. If you are void in it, play a trump. If you have "
        "neither, play what you like.",
        letter(STATED, LETTER("the paragraph on dealing and play", "you must play it")),
        maison(STATED, MAISON("Gameplay 2")),
        scarto(STATED, PIEDMONT("Play", "follow suit")),
    ),
    shared(
        "trick.trump-led",
        "P8",
        "trumps follow trumps",
        "Trumps are a suit like another: if a trump is led, play any trump you have, and "
        "anything if you have none.",
        letter(INFERRED, _LETTER_PLAY, CAID("trumps led")),
        maison(INFERRED, MAISON("Gameplay 2"), CAID("trumps led")),
        scarto(INFERRED, PIEDMONT("Play", "a card of the same suit")),
    ),
    shared(
        "trick.overtrump",
        "P7",
        False,
        "There is no duty to win: you need not play a higher card, and a trump may be lower than "
        "the trumps already played. (Modern French tarot differs.)",
        letter(INFERRED, _LETTER_PLAY, MODERN_FRENCH("asks for a higher trump")),
        maison(INFERRED, MAISON("Gameplay 2"), MODERN_FRENCH("asks for a higher trump")),
        scarto(INFERRED, _PIEDMONT_PLAY, MODERN_FRENCH("asks for a higher trump")),
    ),
    shared(
        "trick.winner",
        "P26",
        "highest trump, else highest of the led suit",
        "The highest trump wins the trick. If there is no trump, the highest card of the suit led "
        "wins.",
        letter(STATED, LETTER("the paragraph on dealing and play", "the highest Trumpe")),
        maison(STATED, MAISON("Gameplay 3")),
        scarto(STATED, PIEDMONT("Play", "the highest trump")),
    ),
    shared(
        "trick.off-suit",
        "P9",
        "cannot win",
        "A card that is neither a trump nor of the suit led cannot win, not even a King.",
        letter(STATED, LETTER("the paragraph on dealing and play", "shall lose the tricke")),
        maison(STATED, MAISON("Gameplay 3")),
        scarto(STATED, PIEDMONT("Play", "it will not win")),
    ),
    shared(
        "trick.next-lead",
        "P16",
        "winner",
        "The winner of a trick leads to the next one.",
        letter(STATED, LETTER("the paragraph on dealing and play", "the victor in the one tricke")),
        maison(STATED, MAISON("Gameplay 5")),
        scarto(INFERRED, _PIEDMONT_PLAY, MAISON("Gameplay 5")),
    ),
    shared(
        "trick.face-down",
        "P24",
        "face down",
        "Taken tricks lie face down. What was seen was seen; a gift is given openly.",
        letter(RECONSTRUCTED, _LETTER_SILENT),
        maison(RECONSTRUCTED, _MAISON_SILENT),
        scarto(RECONSTRUCTED, _PIEDMONT_SILENT),
    ),
    shared(
        "fool.any-time",
        "P10",
        "always",
        "The Fool may be played whenever it is your turn, even if you could follow suit, and even "
        "as a lead. You never have to, unless it is your last card.",
        letter(STATED, LETTER("the paragraph on the Fool", "at any tricke")),
        maison(STATED, MAISON("Gameplay 4", "at any time")),
        scarto(STATED, PIEDMONT("Play", "to any trick")),
    ),
    shared(
        "fool.led",
        "P11, P12",
        "next card sets the suit",
        "If the Fool is led, the next player may play any card, and that card sets the suit. If it "
        "is a trump, trumps must be followed.",
        letter(STATED, LETTER("the paragraph on the Fool", "he who follows may play anie carde")),
        maison(INFERRED, _MAISON_SILENT, _LETTER_FOOL),
        scarto(RECONSTRUCTED, _PIEDMONT_SILENT, PARLETT("the Fool led"), _LETTER_FOOL),
    ),
    shared(
        "fool.led-by-two",
        "P13",
        "second card wins",
        "If there are two players and one leads the Fool, the other card wins, whatever it is.",
        letter(INFERRED, _LETTER_FOOL),
        maison(INFERRED, MAISON("Gameplay 4"), _LETTER_FOOL),
    ),
    shared(
        "fool.never-wins",
        "P14",
        False,
        "The Fool never wins a trick.",
        letter(INFERRED, _LETTER_FOOL),
        maison(STATED, MAISON("Gameplay 4", "never wins a trick")),
        scarto(STATED, PIEDMONT("Play", "neither won nor lost")),
    ),
    shared(
        "fool.gift-moment",
        "P25",
        "after the trick",
        "The card given for the Fool is chosen when the trick is complete.",
        letter(INFERRED, LETTER("the paragraph on the Fool", "at once")),
        maison(INFERRED, MAISON("Gameplay 4"), _LETTER_FOOL),
        scarto(STATED, PIEDMONT("Play", "At the end of a trick")),
    ),
    shared(
        "fool.gift-not-fool",
        "F12",
        False,
        "The Fool cannot be given for itself.",
        letter(INFERRED, _LETTER_FOOL),
        maison(INFERRED, MAISON("Gameplay 4", "another card")),
        scarto(INFERRED, PIEDMONT("Play", "an empty card")),
    ),
    shared(
        "fool.gift-owner",
        "F13",
        "the trick's winner",
        "The winner of the trick keeps the card given for the Fool for good, its points too.",
        letter(STATED, LETTER("the paragraph on the Fool", "give it to he who wins")),
        maison(STATED, MAISON("Gameplay 4")),
        scarto(STATED, PIEDMONT("Play", "gives the player who won the trick")),
    ),
    shared(
        "deal.rest",
        "F2",
        "stock",
        "The cards that are not dealt are set aside as the stock. They take no part in the hand.",
        letter(STATED, LETTER("the paragraph on dealing and play", "to the side")),
        maison(STATED, MAISON("Setup", "set aside")),
    ),
    shared(
        "score.one-point",
        "F5",
        False,
        "A card counts one point only through the count over or under twelve, not a second time.",
        letter(INFERRED, LETTER("the paragraph on values; the summary")),
        maison(INFERRED, MAISON("Scoring"), LETTER("the summary")),
    ),
    shared(
        "score.exchange",
        "F14",
        "piles are counted",
        "The piles are counted as they lie: the Fool adds one card to its player’s pile and the "
        "gift takes one away.",
        letter(INFERRED, _LETTER_FOOL),
        maison(INFERRED, MAISON("Gameplay 4; Scoring")),
        scarto(INFERRED, PIEDMONT("Play; Counting the points")),
    ),
    shared(
        "score.asleep",
        "F3",
        "nobody",
        "Nobody looks at the cards in the stock or scores them, not even a King or the Fool.",
        letter(RECONSTRUCTED, _LETTER_SILENT),
        maison(RECONSTRUCTED, _MAISON_SILENT),
    ),
    shared(
        "score.below-zero",
        "F22",
        True,
        "A score can fall below zero and is carried on from hand to hand.",
        letter(INFERRED, LETTER("the paragraph on scoring", "loses one point for eche")),
        maison(INFERRED, MAISON("Scoring", "Keep a running total")),
        scarto(INFERRED, PIEDMONT("Counting the points", "over or under 26")),
    ),
    shared(
        "end.nobody",
        "F23",
        "another hand",
        "If nobody has fifty, the next dealer shuffles all 78 cards and a new hand is played.",
        letter(STATED, LETTER("the paragraph on fifty", "a new Hand shal be plaied")),
        maison(INFERRED, MAISON("Scoring", "hand to hand")),
    ),
)


def shared_rulings(key: str) -> tuple[Ruling, ...]:
    """Build the shared rulings of one game."""
    return tuple(rule.ruling_for(key) for rule in SHARED if key in rule.founded)


def last_trick(*ordinary: Citation) -> Ruling:
    """Rule on the Fool in the last trick; the three games say it alike and offer one house rule."""
    return ruling(
        "fool.last-trick",
        inferred(
            LastTrick.ORDINARY,
            "The last trick is no exception: the Fool is kept and paid for as in any other.",
            *ordinary,
        ),
        reconstructed(
            LastTrick.LOST,
            "A Fool played to the last trick is taken by its winner, and nothing is given for it.",
            MODERN_FRENCH("the Excuse in the last trick"),
        ),
        option="fool_last_trick",
        point="P15",
    )


def natural_suits(standing: Standing, *natural: Citation) -> Ruling:
    """Rule on the pips of the French games, with the upside-down house rule."""
    return ruling(
        "order.round-suits",
        Answer(
            False,
            "In all four suits the Ten is the highest pip and the Ace the lowest.",
            standing,
            natural,
        ),
        reconstructed(
            True,
            "Cups and Coins run upside down: the Ace is the highest pip and the Ten the lowest.",
            FRENCH_HISTORY("on the earliest printed rules"),
            PIEDMONT("The Cards"),
        ),
        option="round_suits_reversed",
        point="P1",
    )


def prefixed(key: str, *rulings: Ruling) -> tuple[Ruling, ...]:
    """Put the game's key before every ruling's question."""
    return tuple(replace(one, id=f"{key}.{one.id}") for one in rulings)


NO_PENALTY_WORDS = (
    "The source does not say what a revoke costs, so agree before you play. This program does not "
    "let you play such a card."
)
