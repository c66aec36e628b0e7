"""The part of a workshop in which people solve the sheet: as many puzzles as there is time for."""

from __future__ import annotations

from math import fsum

from ..english import counted
from ..puzzles.code import WORDS
from ..puzzles.document import Puzzle
from ..variant import Variant
from .house_rules import house_rules_in_words
from .plan import Numbered, Workshop
from .script_facts import Part, on_the_wall
from .slides import slide_of

MINUTES_TO_SOLVE = {
    "who-wins": 0.75,
    "legal-plays": 0.75,
    "rank-cards": 1.0,
    "fool-gift": 0.75,
    "fool-debt": 1.5,
    "lay-away": 1.0,
    "score-pile": 1.5,
    "score-hand": 4.0,
    "who-has-won": 1.0,
    "claim-fifty": 2.0,
    "spot-the-revoke": 2.0,
    "three-rulebooks": 1.5,
    "which-game": 1.5,
}
"""How long two neighbours need for an easy puzzle of a kind."""
HARDER = 0.25
"""By how much of that a level is slower than the one before."""
MINUTES_TO_COMPARE = 0.75
"""How long one answer takes on the wall when all have solved the puzzle."""
MINUTES_TO_BEGIN = 2.0


def minutes_for(puzzle: Puzzle) -> float:
    """Reckon how long a puzzle takes on paper and then on the wall.

    >>> from tarot_teach import puzzle
    >>> minutes_for(puzzle("who-wins/1597/1/7"))
    1.5
    """
    document = puzzle.document
    level: int = document["level"]
    slower = 1 + HARDER * (level - 1)
    return MINUTES_TO_SOLVE[document["kind"]] * slower + MINUTES_TO_COMPARE


def puzzles_for_today(workshop: Workshop, minutes: int) -> tuple[int, ...]:
    """Choose which fresh puzzles there is time for, by their place: one of each kind comes first.

    >>> from tarot_teach.workshop.plan import plan_workshop
    >>> workshop = plan_workshop("scarto-42", "piedmontese")
    >>> [workshop.puzzles[place].number for place in puzzles_for_today(workshop, 8)]
    [2, 4, 12]
    """
    shown = set(on_the_wall(workshop))
    fresh = [place for place in range(len(workshop.puzzles)) if place not in shown]
    met = {workshop.puzzles[place].puzzle.document["kind"] for place in shown}
    # What the wall has not shown yet is worth most; among equals the easy ones stand first.
    fresh.sort(key=lambda place: workshop.puzzles[place].puzzle.document["kind"] in met)
    left, chosen = minutes - MINUTES_TO_BEGIN, []
    for place in fresh:
        needed = minutes_for(workshop.puzzles[place].puzzle)
        if needed <= left:
            chosen.append(place)
            left -= needed
    return tuple(sorted(chosen))


def puzzles(workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Solve the sheet, alone or in pairs, and go through it."""
    today = puzzles_for_today(workshop, minutes)
    first = [workshop.puzzles[place] for place in today]
    shown = [workshop.puzzles[place] for place in on_the_wall(workshop)]
    rest = [one for one in workshop.puzzles if one not in first and one not in shown]
    slides = ", ".join(f"{slide_of(place)} and {slide_of(place) + 1}" for place in today)
    number = len(workshop.puzzles)
    sheet = f"Puzzle sheet: {counted(number, 'puzzle')}, one sheet for each person"
    which = [f"There is time for {_numbers(first)}."]
    if shown:
        which.append(f"Solved on the wall already: {_numbers(shown)}.")
    if rest:
        which.append(f"For those who are quick, and for home: {_numbers(rest)}.")
    late = ("Solve it together, on the wall.", 2)
    if len(first) > 1:
        late = (
            f"Solve only {_numbers(first[:1])}.",
            max(1, round(fsum(minutes_for(one.puzzle) for one in first[1:]))),
        )
    return Part(
        "Puzzles on paper",
        (
            f"Now with your neighbour: {_numbers(first)}. Write the answer, and say why.",
            *_codes_to_say(workshop),
        ),
        (sheet + (", with the name on it." if workshop.names else "."),),
        (
            " ".join(which),
            f"When half of them are done, slides {slides}: puzzle, show of hands, answer.",
            "The key has the reason for every answer, and what to tell those who chose another.",
            *(_house_rule(one) for one in workshop.puzzles if one.puzzle.document["rules"]),
        ),
        (
            *_codes_asked(workshop, variant),
            (
                "I think the key is wrong.",
                "Read the rule on the card together. The dots beside the title tell how hard the "
                "puzzle is; three dots argue longest.",
            ),
        ),
        doing=0.5 + fsum(minutes_for(one.puzzle) for one in first),
        late=late,
    )


def _numbers(listed: list[Numbered]) -> str:
    *most, last = [str(one.number) for one in listed]
    word = "puzzle" if not most else "puzzles"
    return f"{word} {', '.join(most)}{' and ' if most else ''}{last}"


def _house_rule(one: Numbered) -> str:
    return f"Mind puzzle {one.number}: {house_rules_in_words(one.puzzle)}"


def _codes_to_say(workshop: Workshop) -> tuple[str, ...]:
    if not workshop.with_site:
        return ()
    more = workshop.more_from(workshop.code)
    both = f", and {more} for those from {WORDS[workshop.code.word].count + 1} on" if more else ""
    return (
        f"Those at a screen with the site: page Practise, class code {workshop.code}{both}. The "
        "same puzzles, and each answer tells its reason.",
    )


def _codes_asked(workshop: Workshop, variant: Variant) -> tuple[tuple[str, str], ...]:
    if not workshop.with_site:
        return ()
    used = {workshop.code.word}
    more = workshop.more_from(workshop.code)
    used |= {more.word} if more else set()
    fresh = [
        f"{word}-{workshop.code.number}"
        for word, about in WORDS.items()
        if about.games == (variant.key,) and word not in used
    ]
    where = (
        "Where do I type the code?",
        "On the page Practise of the tutorial site, which lies in the folder “site” of this pack.",
    )
    if workshop.compares or not fresh:
        return (where,)
    return (
        where,
        ("I have solved them all.", f"The class code {fresh[0]} has more about this game."),
    )
