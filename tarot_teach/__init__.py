"""Learn three old tarot card games: proven rules, puzzles with reasons, every rule cited."""

from .cards import Card, Cards, Suit, deck, parse_cards
from .comparison import Comparison, compare
from .errors import (
    IllegalPlay,
    NotationError,
    PuzzleError,
    RecordError,
    RuleError,
    TarotError,
    UnknownKeyError,
)
from .fool import FoolStory, judge_fool
from .game import Game, judge_revoke, new_game
from .play import Position, deal
from .puzzles import PUZZLES, Mark, Puzzle, make_puzzle, mark, puzzle
from .puzzles.practice import PracticeSet, practice
from .record import HandRecord, PlayedTrick
from .replaying import Fault, Replay, play_out, referee, replay
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
    "Comparison",
    "Count",
    "Fault",
    "FoolStory",
    "Game",
    "HandRecord",
    "IllegalPlay",
    "Mark",
    "NotationError",
    "PlayedTrick",
    "Position",
    "PracticeSet",
    "Puzzle",
    "PuzzleError",
    "RecordError",
    "Replay",
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
    "compare",
    "count_pile",
    "deal",
    "deck",
    "game_result",
    "judge_discard",
    "judge_fool",
    "judge_gift",
    "judge_play",
    "judge_result",
    "judge_revoke",
    "judge_trick",
    "legal_cards",
    "legal_gifts",
    "make_puzzle",
    "mark",
    "new_game",
    "parse_cards",
    "play_out",
    "practice",
    "puzzle",
    "referee",
    "replay",
    "trick_winner",
]
