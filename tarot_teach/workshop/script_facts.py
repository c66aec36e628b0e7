"""What scripts are made of: rules in words, tricks to lay down, puzzles to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..cards import parse_cards
from ..rules import judge_trick
from ..sources import Standing
from ..variant import Variant
from .plan import Workshop
from .rule_card import on_paper
from .slides import slide_of

Asked = tuple[str, str]
"""What somebody asks or does wrong, and what to answer."""


@dataclass(frozen=True)
class Part:
    """Hold one part of the hour; sentences carry cards as tokens."""

    title: str
    say: tuple[str, ...]
    lay: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()


Telling = Callable[[Workshop, Variant], Part]


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


FIRST_ON_THE_WALL = (
    "who-wins",
    "fool-gift",
    "score-pile",
    "legal-plays",
    "rank-cards",
    "lay-away",
    "three-rulebooks",
    "fool-debt",
    "which-game",
    "score-hand",
)
"""Kinds of puzzle in the order in which a script asks for one to show."""


def on_the_wall(workshop: Workshop) -> tuple[int, ...]:
    """Choose the puzzles that are shown while the game is told, by their place: at most half.

    The rest stay fresh for the sheet.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> len(on_the_wall(plan_workshop("guild-42", "piedmontese"))), len(on_the_wall(
    ...     plan_workshop("guild-42")))
    (1, 5)
    """
    kinds = [one.puzzle.document["kind"] for one in workshop.puzzles]
    waiting = {kind: [at for at, one in enumerate(kinds) if one == kind] for kind in kinds}
    chosen: list[int] = []
    while any(waiting.get(kind) for kind in FIRST_ON_THE_WALL):
        chosen += [waiting[kind].pop(0) for kind in FIRST_ON_THE_WALL if waiting.get(kind)]
    return tuple(sorted(chosen[: len(kinds) // 2]))


def puzzles_to_show(workshop: Workshop, *kinds: str, most: int = 2) -> tuple[str, ...]:
    """Name the slides of the puzzles of some kinds that are for the wall."""
    found = []
    for place in on_the_wall(workshop):
        one = workshop.puzzles[place]
        if one.puzzle.document["kind"] in kinds:
            found.append(
                f"Slide {slide_of(place)}, puzzle {one.number}: "
                f"“{one.puzzle.document['title']}” Let them vote by hands; the answer is on slide "
                f"{slide_of(place) + 1}."
            )
    return tuple(found[:most])


def prefix_of(workshop: Workshop, game: Variant) -> str:
    """Name the game before what is said of it, where several are taught."""
    return f"{game.name}: " if workshop.compares else ""
