"""What scripts are made of: rules in words, tricks to lay down, puzzles to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..cards import parse_cards, write_out
from ..rules import judge_trick
from ..sources import Standing
from ..variant import Variant
from .plan import Workshop
from .rule_card import on_paper
from .slides import slide_of

Asked = tuple[str, str]
"""What somebody asks or does wrong, and what to answer."""


WORDS_A_MINUTE = 130
"""How fast a leader speaks who wants to be understood."""
MINUTES_TO_LAY = 0.2
"""How long it takes to find and lay the cards of one line, besides what is said with them."""
MINUTES_TO_VOTE = 1.0
"""How long a puzzle on the wall takes: reading it, a show of hands, the answer."""

Spare = tuple[str, int]
"""What may be left out, and how many minutes that saves."""


@dataclass(frozen=True)
class Part:
    """Hold one part of the hour; sentences carry cards as tokens.

    `doing` is how many minutes people need besides what is said, laid and voted on.
    """

    title: str
    say: tuple[str, ...]
    lay: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()
    votes: int = 0
    doing: float = 0.0
    late: Spare | None = None

    @property
    def minutes_needed(self) -> float:
        """Reckon how many minutes the part takes if nobody asks anything."""
        words = sum(len(write_out(line).split()) for line in (*self.say, *self.lay))
        laid = MINUTES_TO_LAY * len(self.lay) + MINUTES_TO_VOTE * self.votes
        return words / WORDS_A_MINUTE + laid + self.doing


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


def trick_to_lay(variant: Variant, codes: str) -> str:
    """Say which cards to lay down one by one, and what the rules answer."""
    cards = parse_cards(codes)
    row = ", ".join(f"{{{card.code}}}" for card in cards)
    return f"Lay in this order: {row}. Who wins? {judge_trick(variant, cards).sentence}"


ON_THE_WALL: Mapping[str, tuple[str, ...]] = {
    "tricks": ("who-wins", "legal-plays"),
    "fool": ("fool-gift", "fool-debt"),
    "laying away": ("lay-away",),
    "differences": ("three-rulebooks", "which-game"),
    "order": ("rank-cards",),
    "counting": ("score-pile", "score-hand"),
}
"""Which kinds of puzzle a part of the script may show; the parts that need one most come first."""
IN_A_SHORT_HOUR = 50
MOST_IN_A_SHORT_HOUR = 4


def on_the_wall(workshop: Workshop) -> tuple[int, ...]:
    """Choose the puzzles that are shown while the game is told, by their place: at most half.

    The rest stay fresh for the sheet. In a short hour there is one for a part, and none while
    people count.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> len(on_the_wall(plan_workshop("scarto-42", "piedmontese")))
    4
    """
    return tuple(sorted(place for places in _shown(workshop).values() for place in places))


def _shown(workshop: Workshop) -> dict[str, list[int]]:
    kinds = [one.puzzle.document["kind"] for one in workshop.puzzles]
    short = workshop.minutes == IN_A_SHORT_HOUR
    left = min(len(kinds) // 2, MOST_IN_A_SHORT_HOUR if short else len(kinds))
    not_told = {"laying away"} if workshop.compares else {"differences"}
    if short:
        not_told.add("counting")
    found: dict[str, list[int]] = {}
    for part, wanted in ON_THE_WALL.items():
        if part in not_told:
            continue
        firsts = [kinds.index(kind) for kind in wanted if kind in kinds]
        found[part] = sorted(firsts[: min(left, 1 if short else len(firsts))])
        left -= len(found[part])
    return found


def puzzles_to_show(workshop: Workshop, part: str) -> tuple[str, ...]:
    """Name the slides of the puzzles that a part shows on the wall, a line for each."""
    return tuple(
        f"{slide_in_words(workshop, place)} Let them vote by hands; the answer is on slide "
        f"{slide_of(place) + 1}."
        for place in _shown(workshop).get(part, [])
    )


def slide_in_words(workshop: Workshop, place: int) -> str:
    """Name the slide of the puzzle at a place, with its number and its title."""
    one = workshop.puzzles[place]
    return f"Slide {slide_of(place)}, puzzle {one.number}: “{one.puzzle.document['title']}”"


def without_votes(shown: tuple[str, ...], besides: str = "", saves: int = 0) -> Spare | None:
    """Offer to leave out the puzzles on the wall, and something besides that saves minutes."""
    left_out = []
    if shown:
        left_out.append("the puzzle on the wall" if len(shown) == 1 else "the puzzles on the wall")
    if besides:
        left_out.append(besides)
    if not left_out:
        return None
    minutes = round(len(shown) * MINUTES_TO_VOTE) + saves
    return f"Leave out {' and '.join(left_out)}.", minutes


def prefix_of(workshop: Workshop, game: Variant) -> str:
    """Name the game before what is said of it, where several are taught."""
    return f"{game.name}: " if workshop.compares else ""
