"""What is shown on the wall, in the order of the hour, and on which slides."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..cards import Cards, parse_cards
from ..english import player, token
from ..rules import judge_trick
from ..variant import Variant
from .chosen_puzzles import left_for_home, on_paper_today, on_the_wall
from .hour import hour_of
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, prepared_play, stops


@dataclass(frozen=True)
class Picture:
    """Show rows of cards with a line under each; there is nothing to guess, so one slide is enough.

    `worth` is a game whose values stand beside the cards, `whole` whether with the way to count;
    `lines` are sentences.
    """

    title: str
    rows: tuple[tuple[Cards, str], ...] = ()
    worth: Variant | None = None
    whole: bool = False
    lines: tuple[str, ...] = ()
    slides: int = field(default=1, init=False)


@dataclass(frozen=True)
class Trick:
    """Show a trick and ask who wins it; the answer is on the next slide.

    Before tricks are explained it is only asked which card is the `highest`.
    """

    game: Variant
    cards: Cards
    highest: bool = False
    slides: int = field(default=2, init=False)


@dataclass(frozen=True)
class DealersHand:
    """Show the dealer's cards of the prepared hand and ask which may not be laid away."""

    game: Variant
    slides: int = field(default=2, init=False)


@dataclass(frozen=True)
class Solve:
    """Show a puzzle of the sheet, by its place; the answer is on the next slide."""

    place: int
    slides: int = field(default=2, init=False)


Scene = Picture | Trick | DealersHand | Solve

DEAR = 4
"""From how many points on a card is dear."""
FIRST_SLIDE = 2
"""The slide after the title."""

ORDER = ("C7 C10 C2", "T19 T21 T20")
TRICKS = ("B5 B10 S9", "BK B4 T2", "T7 T2 SK")
FOOL_TRICK = "SK S3 F"


def scenes(workshop: Workshop) -> tuple[tuple[str, int, Scene], ...]:
    """List all scenes with the part of the hour that shows each and its first slide.

    The puzzles that the hour has no time for come last, under the part `home`.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> shown = scenes(plan_workshop("scarto-42", "piedmontese"))
    >>> [(part, number) for part, number, _ in shown][:4]
    [('welcome', 2), ('order', 3), ('order', 4), ('order', 6)]
    """
    found: list[tuple[str, int, Scene]] = []
    number = FIRST_SLIDE
    for part in (*(part for part, _ in hour_of(workshop)), "home"):
        for scene in _of_part(workshop, part):
            found.append((part, number, scene))
            number += scene.slides
    return tuple(found)


def scenes_of(workshop: Workshop, part: str) -> tuple[tuple[int, Scene], ...]:
    """List the scenes of one part, each with its first slide."""
    return tuple((number, scene) for name, number, scene in scenes(workshop) if name == part)


def reason_of(scene: Trick) -> str:
    """Say why the card wins; of the highest card, without a word on trumps not played.

    >>> from tarot_teach.variants import VARIANTS
    >>> reason_of(Trick(VARIANTS["1597"], parse_cards("C7 C10 C2"), highest=True))
    'Of the Cups, {C10} is the highest: it beats {C7} and {C2}.'
    """
    said = judge_trick(scene.game, scene.cards).sentence
    if not scene.highest:
        return said
    return said.removeprefix("No trump was played. ").replace("No trump was played, and in", "In")


def number_of_slides(workshop: Workshop) -> int:
    """Count the slides, with the title."""
    return FIRST_SLIDE - 1 + sum(scene.slides for _, _, scene in scenes(workshop))


def slide_of(workshop: Workshop, place: int) -> int:
    """Tell on which slide the puzzle at a place (from 0) is asked; its answer is on the next."""
    return next(n for _, n, scene in scenes(workshop) if scene == Solve(place))


def _of_part(workshop: Workshop, part: str) -> list[Scene]:
    played, last = workshop.games[0], workshop.games[-1]
    puzzles = on_the_wall(workshop).get(part, ())
    if part == "puzzles":
        puzzles = on_paper_today(workshop)
    if part == "home":
        puzzles = left_for_home(workshop)
    games = (played, last) if workshop.compares else (played,)
    shown: dict[str, list[Scene]] = {
        "welcome": [Picture("What counts in the end", worth=game) for game in games],
        "order": [
            _the_pack(),
            *(Trick(game, parse_cards(c), highest=True) for c in ORDER for game in games),
        ],
        "tricks": [Trick(played, parse_cards(codes)) for codes in TRICKS],
        "fool": [Trick(played, parse_cards(FOOL_TRICK))],
        "laying away": [DealersHand(played)],
        "prepared hand": [_the_hand(played)],
        "counting": [Picture("What counts in the end", worth=g, whole=True) for g in games],
    }
    return [*shown.get(part, []), *(Solve(place) for place in puzzles)]


def _the_hand(game: Variant) -> Picture:
    """Say what all do while the slides rest."""
    played = prepared_play(game)
    dealer, eldest = player(played.last.dealer), player(played.last.eldest)
    laid = " ".join(token(card) + "," for card in played.record.discard)[:-1]
    first = (f"{dealer} lays away {laid}.",) if laid else ()
    end = TRICKS_TO_PLAY[game.key]
    return Picture(
        "The hand that all play",
        lines=(
            *first,
            f"{eldest} leads. Play goes round to the right.",
            "In tricks marked “ask”, before each card: What may be played?",
            "After the last card: Who wins, and why?",
            "The winner lays the trick face down on a pile, and leads.",
            *((f"All stop after trick {end}.",) if end in stops(game) else ()),
        ),
    )


def _the_pack() -> Picture:
    suit = parse_cards("SK SQ SC SV S10 S2 S1")
    signs = parse_cards("S10 C10 B10 D10")
    trumps = parse_cards("T21 T20 T19 T2 T1 F")
    return Picture(
        "The pack: 78 cards",
        (
            (suit, "A suit: King, Queen, Cavalier, Knave, then ten pip cards"),
            (signs, "Four suits: Swords, Cups, Batons, Coins"),
            (trumps, "Twenty-one trumps, 21 to 1, and the Fool"),
        ),
    )
