"""Puzzles about a hand on record: its tricks, a turn in it, its last tricks, its scores."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..cards import Cards
from ..chance import Chance
from ..errors import PuzzleError
from ..example_hands import example_hand
from ..play import Position
from ..record import HandRecord
from ..replaying import replay
from . import legal_plays, score_hand, spot_the_revoke, who_wins
from .document import SCHEMA_NUMBER, Puzzle
from .kind import Kind, Task, rules_in_force
from .last_tricks import Play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RECORDED_HAND = "recorded-hand"
"""With this the ids of these puzzles begin, where another id names a kind."""

_QUESTION = re.compile(r"([a-z-]+)\.([a-z]+)(?:-(\d{1,2}))?(?:-([a-f]))?")


@dataclass(frozen=True)
class Asked:
    """Say what is asked: the hand, a trick counted from 1, a seat, and the level."""

    record: HandRecord
    trick: int
    seat: int
    level: int
    puzzle_id: str

    @property
    def turns(self) -> Sequence[Position]:
        """Give the positions from the asked trick on in which a card is to be played."""
        size = len(self.record.hands)
        turns = [p for p in replay(self.record).positions if p.phase == "play"]
        found = turns[size * (self.trick - 1) :]
        if self.trick < 1 or not found:
            raise PuzzleError(f"There is no such trick in {self.puzzle_id!r}.")
        return found


def about_trick(asked: Asked) -> Mapping[str, Any]:
    """Ask who wins a trick of the hand."""
    lead = asked.turns[0]
    assert lead.turn is not None
    cards = asked.record.tricks[asked.trick - 1].cards
    return who_wins.about_trick(lead.variant, lead.players, lead.turn, cards)


def about_turn(asked: Asked) -> Mapping[str, Any]:
    """Ask what a seat may play to a trick of the hand."""
    turn = next((p for p in asked.turns[: len(asked.record.hands)] if p.turn == asked.seat), None)
    if turn is None:
        raise PuzzleError(f"That player does not sit at the table of {asked.puzzle_id!r}.")
    hand = turn.hands[asked.seat]
    return legal_plays.about_turn(turn.variant, turn.players, asked.seat, turn.trick.cards, hand)


def about_revoke(asked: Asked) -> Mapping[str, Any]:
    """Ask for the revoke in the last tricks of the hand, from the asked one on."""
    players = len(asked.record.hands)
    played = [card for trick in asked.record.tricks[asked.trick - 1 :] for card in trick.cards]
    plays = []
    for place, (turn, card) in enumerate(zip(asked.turns, played, strict=True)):
        assert turn.turn is not None
        held = Cards(turn.hands[turn.turn])
        plays.append(Play(place // players, turn.turn, card, turn.trick.cards, held))
    task = Task((asked.record.variant,), asked.level, players, Chance(asked.puzzle_id))
    return spot_the_revoke.about_plays(task, plays)


def about_scores(asked: Asked) -> Mapping[str, Any]:
    """Ask what everybody scores."""
    return score_hand.about_hand(replay(asked.record).last, asked.level)


QUESTIONS: Mapping[str, tuple[Kind, Callable[[Asked], Mapping[str, Any]]]] = {
    "trick": (who_wins.KIND, about_trick),
    "turn": (legal_plays.KIND, about_turn),
    "revoke": (spot_the_revoke.KIND, about_revoke),
    "scores": (score_hand.KIND, about_scores),
}


def recorded_puzzle(puzzle_id: str, game: str, level: int, question: str) -> Puzzle:
    """Make the puzzle that the last part of an id asks for, such as `fool-comes-home.trick-3`.

    `turn-3-b` asks what Player B may play to trick 3, `revoke-9` for a revoke from trick 9 on,
    `scores` for the scores. Raises `PuzzleError` for another question or another game, and
    `UnknownKeyError` for an unknown hand.

    >>> recorded_puzzle("x", "1597", 1, "fool-comes-home.trick-3").document["title"]
    'Who wins this trick?'
    """
    match = _QUESTION.fullmatch(question)
    if match is None or match[2] not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise PuzzleError(f"{question!r} asks nothing about a hand on record; known are {known}.")
    record = example_hand(match[1])
    if record.variant.key != game:
        raise PuzzleError(f"The hand {match[1]!r} is of another game than {game!r}.")
    kind, ask = QUESTIONS[match[2]]
    asked = Asked(record, int(match[3] or 1), "abcdef".index(match[4] or "a"), level, puzzle_id)
    return Puzzle(
        {
            "schema": SCHEMA_NUMBER,
            "id": puzzle_id,
            "kind": kind.key,
            "variant": game,
            "rules": rules_in_force(record.variant),
            "level": level,
            "title": kind.title,
            "ask": kind.ask,
            **ask(asked),
        }
    )
