"""The part of a workshop in which people solve the sheet: as many puzzles as there is time for."""

from __future__ import annotations

from math import fsum

from ..english import counted
from ..puzzles.code import WORDS
from ..variant import Variant
from .chosen_puzzles import left_for_home, minutes_for, on_paper_today, on_the_wall
from .house_rules import house_rules_in_words
from .plan import Numbered, Workshop
from .script_facts import MINUTES_TO_SHOW, Part, do, say, shown_in
from .wall import scenes_of

MINUTES_TO_HAND_OUT = 0.5


def puzzles(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Solve the sheet, alone or in pairs, and go through it."""
    today = on_paper_today(workshop)
    first = [workshop.puzzles[place] for place in today]
    on_wall = sorted(place for places in on_the_wall(workshop).values() for place in places)
    shown = [workshop.puzzles[place] for place in on_wall]
    rest = [workshop.puzzles[place] for place in left_for_home(workshop)]
    sheet = f"Puzzle sheet: {counted(len(workshop.puzzles), 'puzzle')}, one sheet for each person"
    which = [f"There is time for {_numbers(first)}."]
    if shown:
        which.append(f"Meant for the wall, solved there or left out: {_numbers(shown)}.")
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
            *do(
                "All cards go on one heap in the middle, so that there is room to write.",
                sheet + (", with the name on it." if workshop.names else "."),
            ),
            *say(
                f"Now with your neighbour: {_numbers(first)}. Write the answer, and say why.",
                *_codes_to_say(workshop),
            ),
            *do(" ".join(which)),
            *do("When half of the time is gone, go through them on the wall."),
            *shown_in(workshop, "puzzles"),
            *do(_other_slides(workshop)),
            *do(
                "The key has the reason for every answer, and what to tell those who chose "
                "another.",
                *(_house_rule(one) for one in workshop.puzzles if one.puzzle.document["rules"]),
            ),
        ),
        (
            *_codes_asked(workshop, variant),
            (
                "I think the key is wrong.",
                "Read the rule on the card together. The dots beside the title tell how hard the "
                "puzzle is; three dots argue longest.",
            ),
        ),
        # To show a puzzle is part of going through it.
        doing=MINUTES_TO_HAND_OUT
        + fsum(minutes_for(one.puzzle) - MINUTES_TO_SHOW for one in first),
        late=late,
    )


def _other_slides(workshop: Workshop) -> str:
    """Say what the slides are for that the hour does not come to."""
    rest = scenes_of(workshop, "home")
    return (
        f"From slide {rest[0][0]} on follow the other puzzles, not meant for today." if rest else ""
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
