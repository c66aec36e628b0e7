"""The parts of a workshop in which people play, count, solve and ask: what to say, lay and show."""

from __future__ import annotations

from math import fsum

from ..english import player, signed
from ..sources import Standing
from ..variant import Variant
from .deal_sheet import tricks_to_ask
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, piles_so_far, prepared_play
from .rule_card import worth_in_words
from .script_facts import (
    Part,
    asked_about,
    by_game,
    prefix_of,
    puzzles_to_show,
    ruled,
    without_votes,
)

MOST_IF_LATE = 6
"""After how many tricks at most a late room stops."""
LONG_ENOUGH_TO_ASK = 20
"""With so many minutes for the prepared hand, a room can ask before every trick."""
MINUTES_TO_OPEN = 1.5
"""How long it takes to lay the sorted hands open and find the first card."""
MINUTES_TO_ASK, MINUTES_TO_PLAY = 0.9, 0.4
"""How long a trick takes with questions and verdict, and without."""


def prepared(_workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Play the prepared hand with open cards."""
    played = prepared_play(variant)
    away = played.record.discard
    tricks_to_play, whole = TRICKS_TO_PLAY[variant.key], len(played.record.tricks)
    marked = tricks_to_ask(played)
    long = minutes >= LONG_ENOUGH_TO_ASK
    asked = range(1, tricks_to_play + 1) if long else marked
    to_play = whole if long else tricks_to_play
    first = (
        f"First {player(played.last.dealer)} lays away "
        f"{', '.join(f'{{{card.code}}}' for card in away)}.",
    )
    early = max(trick for trick in marked if trick <= MOST_IF_LATE)
    saved = fsum(
        MINUTES_TO_ASK if trick in asked else MINUTES_TO_PLAY
        for trick in range(early + 1, to_play + 1)
    )
    stop = (
        f"Go round the room. Stop all tables at trick {tricks_to_play}, wherever they are, if "
        "the time is up."
        if tricks_to_play < whole
        else "Go round the room. The count on the sheet shows the end."
    )
    numbers = ", ".join(map(str, marked))
    return Part(
        "A hand with open cards",
        (
            "Take your slip and the cards under it, and lay them open, in suits.",
            *(first if away else ()),
            f"{player(played.last.eldest)} leads. Your reader names the card. In every trick the "
            "reader marks, the table says what could be played, before it falls; and who takes "
            "the trick, and why. Only then the reader reads. The other tricks you just play.",
        ),
        (
            "Deal sheet: the record goes to one reader at each table.",
            "There is time to ask before every trick up to "
            f"{tricks_to_play}; play the others quickly."
            if long
            else f"The marked tricks are {numbers}. The others take half a minute each.",
            stop,
        ),
        (),
        (
            (
                "We have played another card than the record.",
                "If it was allowed, well found; but take it back, since the record is what all "
                "tables share. If it was not allowed, ask the table why.",
            ),
            (
                "A card is missing.",
                "Look into the next hand and under the table tent. The number of cards stands on "
                "each slip.",
            ),
            (
                "Why did that player not play better?",
                "This is a hand to learn rules from. You will play better in a minute.",
            ),
            (
                "We are done before the others.",
                "Play on to the end, and count.",
            ),
        ),
        doing=MINUTES_TO_OPEN
        + MINUTES_TO_ASK * len(asked)
        + MINUTES_TO_PLAY * (to_play - len(asked)),
        late=(
            f"Stop after trick {early}. Then count the piles that stand at the end of the record.",
            round(saved),
        ),
    )


def counting(workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Count the piles of the prepared hand."""
    shown = puzzles_to_show(workshop, "counting")
    say, lay = [], []
    for game in workshop.games:
        say.append(
            f"{prefix_of(workshop, game)}{worth_in_words(game)}. {game['score.method'].wording}"
        )
    for game in {one.key: one for one in (variant, *_same_hand(workshop, variant))}.values():
        scores = prepared_play(game).scores or ()
        told = ", ".join(f"{player(seat)} {signed(score)}" for seat, score in enumerate(scores))
        lay.append(
            f"The piles of the prepared hand, as its deal sheet shows them. {game.name}: {told}."
        )
    so_far = piles_so_far(prepared_play(variant), TRICKS_TO_PLAY[variant.key])
    against = tuple(
        prefix_of(workshop, game) + ruled(game, "score.game-points")
        for game in workshop.games
        if game.answers("score.game-points")
    )
    if so_far and variant.answers("score.game-points"):
        so_far += (
            " A table that stopped there counts its piles like this, and does not set them against "
            f"{variant.means('score.game-points')}: only a whole hand makes game points."
        )
    lay += [
        so_far,
        "Score sheet: one for each table, only when the table has counted. Its example line is "
        "this hand.",
    ]
    check = "score.zero-sum" if variant.answers("score.zero-sum") else "score.asleep"
    return Part(
        "Counting",
        (*say, *against, ruled(variant, check), ruled(variant, "end.target")),
        tuple(one for one in lay if one),
        shown,
        (
            (
                "Our sum does not come out.",
                "Count the cards first: all piles together must be the cards that were dealt.",
            ),
            *asked_about(
                variant,
                ("One or two cards are left over.", "score.odd-groups"),
                ("Does the Fool count as a card too?", "score.kept-fool"),
                ("Does each card count one point besides?", "score.one-point"),
                ("Can I fall below nothing?", "score.below-zero"),
                ("Who wins the game?", "end.winner"),
            ),
        ),
        votes=len(shown),
        doing=minutes * 0.4,
        late=without_votes(shown, "all piles but the smallest: count that one together", 2),
    )


def _same_hand(workshop: Workshop, variant: Variant) -> list[Variant]:
    """List the games taught whose prepared hand is played in the same way."""
    played = prepared_play(variant).record.tricks
    return [game for game in workshop.games if prepared_play(game).record.tricks == played]


def free_play(_workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Deal a real hand and play it."""
    return Part(
        "A real deal",
        (
            "Now shuffle and play for yourselves, cards in hand.",
            ruled(variant, "deal.hand"),
            ruled(variant, "deal.packets"),
            ruled(variant, "deal.rest"),
            ruled(variant, "table.eldest"),
        ),
        ("The score sheet again. Its example line shows how to fill it in.",),
        (),
        (
            (
                "The deal went wrong.",
                "Our sources say nothing about that. Shuffle and deal again.",
            ),
            *asked_about(
                variant,
                ("How many can play?", "players"),
                ("Who deals first?", "table.first-dealer"),
                ("Which way round?", "table.direction"),
                ("Who deals next?", "table.next-dealer"),
                ("Nobody has won yet.", "end.nobody"),
            ),
        ),
        doing=minutes * 0.75,
        late=("Play only half of the tricks, and do not count.", minutes // 2),
    )


def sources(workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Say how well the rules are founded, and how the games differ."""
    say = []
    for game in workshop.games:
        origin = game["trick.follow"].citations[0].source
        number = dict.fromkeys(Standing, 0)
        for ruling in game.rulings:
            number[ruling.standing] += 1
        say.append(
            f"{game.name}: {origin.title} ({origin.date}). {origin.about} Of "
            f"{len(game.rulings)} rules, {number[Standing.STATED]} are stated in a source, "
            f"{number[Standing.INFERRED]} follow from one, and "
            f"{number[Standing.RECONSTRUCTED]} are our choice."
        )
    return Part(
        "How do we know?",
        (*say, "Turn your rule card over: the last section lists what the sources leave open."),
        (),
        (),
        (
            (
                "Can we play it another way?",
                "Yes. The rule card lists what tables often agree on. Agree before the first card.",
            ),
            *asked_about(variant, ("What if we share the highest total?", "end.winner")),
        ),
        late=("Leave this part out; it stands on the back of the rule card.", minutes),
    )


def differences(workshop: Workshop, _variant: Variant, _minutes: int) -> Part:
    """Point at the few rules on which the three games part."""
    shown = puzzles_to_show(workshop, "differences")
    say = [
        said
        for question in ("players", "deal.hand", "fool.forfeit", "end.target")
        for said in by_game(workshop, question)
    ]
    return Part(
        "Where the games part",
        ("Keep the three rule cards side by side: what differs is printed bold.", *say),
        (),
        shown,
        (
            (
                "Which one is the right one?",
                "Each is right at its own table. Say which game you play before you deal.",
            ),
        ),
        votes=len(shown),
        late=without_votes(shown, "half of the lines", 1),
    )


def close(workshop: Workshop, _variant: Variant, _minutes: int) -> Part:
    """Send them home with the sheet, and with a code where there is a site to type it."""
    code = (
        f"Your code is {workshop.code}. It gives the same puzzles again, and fresh ones for "
        "those you missed.",
    )
    return Part(
        "Close",
        (
            "Take the rule card and the sheet home. One of each table takes the slips and the "
            "record: the prepared hand can be played again with friends.",
            *(code if workshop.with_site else ()),
        ),
        ("Collect the packs: 78 cards each. Count them.",),
    )
