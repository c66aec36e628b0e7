"""What scripts are made of: steps of a part, rules in words, what the wall shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..cards import write_out
from ..english import player
from ..sources import Standing
from ..variant import Variant
from .chosen_puzzles import on_the_wall
from .plan import Numbered, Workshop
from .prepared_hands import barred_in_the_hand, dealers_hand, prepared_play
from .rule_card import on_paper
from .wall import (
    DealersHand,
    Picture,
    Scene,
    Solve,
    Trick,
    number_of_slides,
    reason_of,
    scenes_of,
    slide_of,
)

Asked = tuple[str, str]
"""What somebody asks or does wrong, and what to answer."""


WORDS_A_MINUTE = 130
"""How fast a leader speaks who wants to be understood."""
MINUTES_TO_SHOW = 0.4
"""How long a room looks at a trick before it answers, besides what is said with it."""
MINUTES_TO_VOTE = 1.0
"""How long a puzzle on the wall takes: reading it, a show of hands, the answer."""

Spare = tuple[str, int]
"""What may be left out, and how many minutes that saves."""


@dataclass(frozen=True)
class Step:
    """Hold one thing that the leader does: say, show or do; cards stand in it as tokens."""

    how: str
    text: str


def say(*sentences: str) -> tuple[Step, ...]:
    """Give words to read aloud."""
    return tuple(Step("Say", sentence) for sentence in sentences if sentence)


def do(*sentences: str) -> tuple[Step, ...]:
    """Tell what to do, without words."""
    return tuple(Step("Do", sentence) for sentence in sentences if sentence)


def show(*sentences: str) -> tuple[Step, ...]:
    """Tell what to show on the wall."""
    return tuple(Step("Show", sentence) for sentence in sentences if sentence)


@dataclass(frozen=True)
class Part:
    """Hold one part of the hour.

    `doing` is how many minutes people need besides what is said, shown and voted on.
    """

    title: str
    steps: tuple[Step, ...]
    asked: tuple[Asked, ...] = ()
    votes: int = 0
    doing: float = 0.0
    late: Spare | None = None

    @property
    def minutes_needed(self) -> float:
        """Reckon how many minutes the part takes if nobody asks anything."""
        aloud = [step.text for step in self.steps if step.how != "Do"]
        words = sum(len(write_out(text).split()) for text in aloud)
        shown = sum(step.how == "Show" for step in self.steps)
        looked = MINUTES_TO_SHOW * shown + MINUTES_TO_VOTE * self.votes
        return words / WORDS_A_MINUTE + looked + self.doing


Telling = Callable[[Workshop, Variant, int], Part]
"""Write a part of a workshop on a game, for so many minutes."""


def ruled(variant: Variant, question: str) -> str:
    """Say a rule as the rulings have it, and whether it is our choice."""
    ruling = variant[question]
    said = on_paper(ruling.wording)
    ours = ruling.standing is Standing.RECONSTRUCTED
    if ours and not any(words in said for words in ("our choice", "does not say")):
        return f"{said} (Our choice; the source is silent.)"
    return said


def by_game(workshop: Workshop, *questions: str) -> tuple[str, ...]:
    """Say rules for each game taught; games that say the same are named together."""
    said: dict[str, list[str]] = {}
    for game in workshop.games:
        wording = " ".join(on_paper(game[one].wording) for one in questions if game.answers(one))
        said.setdefault(wording, []).append(game.name)
    if not workshop.compares:
        return tuple(said)
    return tuple(f"{_and(names)}: {wording}" for wording, names in said.items())


def _and(names: list[str]) -> str:
    first, *rest = names
    return " and ".join([first, *(name[0].lower() + name[1:] for name in rest)])


def asked_about(variant: Variant, *pairs: Asked) -> tuple[Asked, ...]:
    """Pair what people ask with the rulings that answer it, where the question arises."""
    return tuple((said, ruled(variant, key)) for said, key in pairs if variant.answers(key))


def shown_in(workshop: Workshop, part: str, *kinds: type[Scene]) -> tuple[Step, ...]:
    """Tell what a part shows on the wall, scene by scene, of these kinds or of all."""
    return show(
        *(
            _in_words(workshop, number, scene)
            for number, scene in scenes_of(workshop, part)
            if not kinds or isinstance(scene, kinds)
        )
    )


def _in_words(workshop: Workshop, number: int, scene: Scene) -> str:
    if isinstance(scene, Picture):
        whose = f" {scene.worth.name}." if scene.worth and workshop.compares else ""
        return f"Slide {number}: “{scene.title}”.{whose}"
    if isinstance(scene, Trick):
        row = ", ".join(f"{{{card.code}}}" for card in scene.cards)
        answer = reason_of(scene)
        whose = prefix_of(workshop, scene.game)
        asked = "Which is the highest?" if scene.highest else "In this order: who wins?"
        return f"Slide {number}: {whose}{row}. {asked} Slide {number + 1}: {answer}"
    if isinstance(scene, DealersHand):
        reasons = " ".join(why for _, why in barred_in_the_hand(scene.game))
        dealer = player(prepared_play(scene.game).positions[0].dealer)
        held = len(dealers_hand(scene.game))
        return (
            f"Slide {number}: the {held} cards of {dealer}, who deals the hand that all are going "
            "to play. Which of them may not be laid away? "
            f"Slide {number + 1}: {reasons} All the rest may go."
        )
    return _puzzle_in_words(workshop, number, scene)


HOW_TO_VOTE = {
    "who-wins": "Name the players in turn; everybody votes once.",
    "legal-plays": "Point at one card after another: hands up if it may be played.",
    "fool-gift": "Point at one card after another: hands up if it may be given.",
    "lay-away": "Point at one card after another: hands up if it may not go.",
    "rank-cards": "Ask for the weakest card, then for the next; the room calls out.",
    "score-pile": "All write a number and hold it up.",
    "score-hand": "Ask for one player’s number after another.",
}
"""How a whole room answers a puzzle of a kind; of any other the answers are read out."""
ANSWERS_READ_OUT = "Read out the answers one by one; everybody votes once."


def _puzzle_in_words(workshop: Workshop, number: int, scene: Solve) -> str:
    kind = workshop.puzzles[scene.place].puzzle.document["kind"]
    vote = HOW_TO_VOTE.get(kind, ANSWERS_READ_OUT)
    return f"{slide_in_words(workshop, scene.place)} {vote} The answer is on slide {number + 1}."


def slide_in_words(workshop: Workshop, place: int) -> str:
    """Name the slide of the puzzle at a place, with its number and its title."""
    one: Numbered = workshop.puzzles[place]
    title = one.puzzle.document["title"]
    end = "" if title.endswith("?") else "."
    return f"Slide {slide_of(workshop, place)}, puzzle {one.number}: “{title}”{end}"


def votes_in(workshop: Workshop, part: str) -> int:
    """Count the puzzles that a part shows on the wall."""
    return len(on_the_wall(workshop).get(part, ()))


def left_out(workshop: Workshop, part: str, number: int) -> Spare | None:
    """Offer to leave out the last scenes of a part, by their slides; each saves a minute."""
    dropped = scenes_of(workshop, part)[-number:] if number else ()
    if not dropped:
        return None
    first, (at, last) = dropped[0][0], dropped[-1]
    end = at + last.slides - 1
    slides = f"slides {first}–{end}" if end > first else f"slide {first}"
    further = f" To go on, type {end + 1} and Enter." if end < number_of_slides(workshop) else ""
    return f"Leave out {slides}.{further}", len(dropped)


def prefix_of(workshop: Workshop, game: Variant) -> str:
    """Name the game before what is said of it, where several are taught."""
    return f"{game.name}: " if workshop.compares else ""
