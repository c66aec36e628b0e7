"""Learn three old tarot card games: proven rules, puzzles with reasons, every rule cited."""

from .cards import Card, Cards, Suit, deck, parse_cards
from .errors import (
    IllegalPlay,
    NotationError,
    PuzzleError,
    RecordError,
    RuleError,
    TarotError,
    UnknownKeyError,
)
from .play import Position, deal
from .puzzles import PUZZLES, Mark, Puzzle, make_puzzle, mark, puzzle
from .rules import (
    Verdict,
    judge_discard,
    judge_gift,
    judge_play,
    judge_trick,
    legal_cards,
    legal_gifts,
    trick_winner,
)
from .scoring import Count, count_pile, game_result, judge_result
from .sources import SOURCES, Citation, Ruling, Source, Standing
from .table import Trick
from .variant import QUESTIONS, Variant
from .variants import VARIANTS

__version__ = "0.1.0"

__all__ = [
    "PUZZLES",
    "QUESTIONS",
    "SOURCES",
    "VARIANTS",
    "Card",
    "Cards",
    "Citation",
    "Count",
    "IllegalPlay",
    "Mark",
    "NotationError",
    "Position",
    "Puzzle",
    "PuzzleError",
    "RecordError",
    "RuleError",
    "Ruling",
    "Source",
    "Standing",
    "Suit",
    "TarotError",
    "Trick",
    "UnknownKeyError",
    "Variant",
    "Verdict",
    "count_pile",
    "deal",
    "deck",
    "game_result",
    "judge_discard",
    "judge_gift",
    "judge_play",
    "judge_result",
    "judge_trick",
    "legal_cards",
    "legal_gifts",
    "make_puzzle",
    "mark",
    "parse_cards",
    "puzzle",
    "trick_winner",
]
