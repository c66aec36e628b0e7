"""The parts of a workshop in which people play, count, solve and ask: what to say, lay and show."""

from __future__ import annotations

from ..english import player, signed
from ..puzzles.code import WORDS
from ..sources import Standing
from ..variant import Variant
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, piles_so_far, prepared_play
from .rule_card import worth_in_words
from .script_facts import (
    Part,
    asked_about,
    by_game,
    on_the_wall,
    prefix_of,
    puzzles_to_show,
    ruled,
)
from .slides import slide_of


def prepared(_workshop: Workshop, variant: Variant) -> Part:
    """Play the prepared hand with open cards."""
    played = prepared_play(variant)
    away = played.record.discard
    tricks_to_play = TRICKS_TO_PLAY[variant.key]
    first = (
        f"First {player(played.last.dealer)} lays away "
        f"{', '.join(f'{{{card.code}}}' for card in away)}.",
    )
    return Part(
        "A hand with open cards",
        (
            "Everybody gets a slip. Pick your cards out of the pack and lay them open, in suits.",
            *(first if away else ()),
            f"{player(played.last.eldest)} leads. Your reader names the card; before it falls, the "
            "table says what could be played. When the trick is full, the table says who takes it "
            "and why. Only then the reader reads.",
        ),
        (
            "Deal sheet: one for each table, slips cut apart. The record goes to one reader.",
            f"Go round the room. Stop all tables at trick {tricks_to_play}, wherever they are, if "
            "the time is up."
            if tricks_to_play < variant.means("deal.hand")
            else "Stop all tables when the time is up. The count on the sheet shows the end.",
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
    )


def counting(workshop: Workshop, variant: Variant) -> Part:
    """Count the piles of the prepared hand."""
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
        puzzles_to_show(workshop, "score-pile", "score-hand", most=1),
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
    )


def _same_hand(workshop: Workshop, variant: Variant) -> list[Variant]:
    """List the games taught whose prepared hand is played in the same way."""
    played = prepared_play(variant).record.tricks
    return [game for game in workshop.games if prepared_play(game).record.tricks == played]


def puzzles(workshop: Workshop, variant: Variant) -> Part:
    """Solve the sheet, alone or in pairs, and go through it."""
    number = len(workshop.puzzles)
    last = slide_of(number - 1) + 1
    shown = ", ".join(str(workshop.puzzles[place].number) for place in on_the_wall(workshop))
    more = [
        f"{word}-{workshop.code.number}"
        for word, about in WORDS.items()
        if about.games == (variant.key,) and word != workshop.code.word
    ]
    early = tuple(
        f"Those who are done early find more puzzles about this game on a screen, behind the code "
        f"{code}."
        for code in more[:1]
        if not workshop.compares
    )
    return Part(
        "Puzzles on paper",
        (
            "Now by yourself, or with your neighbour. Write the answer, and say why.",
            f"Those with a phone: the class code is {workshop.code}. The same puzzles, and each "
            "answer tells its reason.",
        ),
        (
            f"Puzzle sheet: {number} puzzles, one sheet for each person"
            + (", with the name on it." if workshop.names else "."),
            *((f"Solved on the wall already: {shown}. The others are new.",) if shown else ()),
            *early,
        ),
        (
            f"When half are done, slides 2 to {last}: puzzle, show of hands, answer.",
            "The key has the reason for every answer, and what to tell those who chose another.",
        ),
        (
            (
                "Where do I type the code?",
                "On the page Practise of the tutorial site. The site is in the folder of this pack "
                "if the pack was made with --offline-site. Without a site, leave out what is said "
                "about codes: the sheet is enough.",
            ),
            (
                "I think the key is wrong.",
                "Read the rule on the card together. The dots beside the title tell how hard the "
                "puzzle is; three dots argue longest.",
            ),
        ),
    )


def free_play(_workshop: Workshop, variant: Variant) -> Part:
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
    )


def sources(workshop: Workshop, variant: Variant) -> Part:
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
        puzzles_to_show(workshop, "three-rulebooks", "which-game"),
        (
            (
                "Can we play it another way?",
                "Yes. The rule card lists what tables often agree on. Agree before the first card.",
            ),
            *asked_about(variant, ("What if we share the highest total?", "end.winner")),
        ),
    )


def differences(workshop: Workshop, _variant: Variant) -> Part:
    """Point at the few rules on which the three games part."""
    say = [
        said
        for question in ("players", "deal.hand", "fool.forfeit", "end.target")
        for said in by_game(workshop, question)
    ]
    return Part(
        "Where the games part",
        ("Keep the three rule cards side by side: what differs is printed bold.", *say),
        (),
        puzzles_to_show(workshop, "three-rulebooks", "which-game"),
        (
            (
                "Which one is the right one?",
                "Each is right at its own table. Say which game you play before you deal.",
            ),
        ),
    )


def close(workshop: Workshop, _variant: Variant) -> Part:
    """Send them home with a code."""
    return Part(
        "Close",
        (
            "Take the rule card and the sheet home. One of each table takes the slips and the "
            "record: the prepared hand can be played again with friends.",
            f"Your code is {workshop.code}. It gives the same puzzles again, and fresh ones for "
            "those you missed.",
        ),
        ("Collect the packs: 78 cards each. Count them.",),
    )
