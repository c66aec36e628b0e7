"""The parts of a workshop in which people play, count, ask and go home."""

from __future__ import annotations

from math import fsum

from ..english import player, signed
from ..replaying import Replay
from ..sources import Standing
from ..variant import Variant
from .deal_sheet import tricks_to_ask
from .hour import end_of
from .plan import Workshop
from .prepared_hands import (
    TRICKS_IF_LATE,
    TRICKS_TO_PLAY,
    counted_cards,
    moment_after,
    piles_after,
    prepared_play,
    stops,
)
from .rule_card import worth_in_words
from .script_facts import (
    Asked,
    Part,
    Step,
    asked_about,
    by_game,
    do,
    left_out,
    prefix_of,
    ruled,
    say,
    shown_in,
    votes_in,
)
from .wall import Picture, Solve

LONG_ENOUGH_TO_ASK = 20
"""With so many minutes for the prepared hand, a room can ask before every trick."""
MINUTES_TO_OPEN = 2.5
"""How long it takes to lay the sorted hands open in suits and find the first card."""
MINUTES_TO_ASK, MINUTES_TO_PLAY = 0.9, 0.4
"""How long a trick takes with questions and verdict, and without."""
MINUTES_TO_CATCH_UP = 2
CARDS_IN_A_PACK, HEAPS = 78, 3


def prepared(workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Play the prepared hand with open cards."""
    played = prepared_play(variant)
    away = played.record.discard
    planned, whole = TRICKS_TO_PLAY[variant.key], len(played.record.tricks)
    marked = tricks_to_ask(played)
    long = minutes >= LONG_ENOUGH_TO_ASK
    asked = range(1, planned + 1) if long else marked
    to_play = whole if long else planned
    dealer, eldest = player(played.last.dealer), player(played.last.eldest)
    laid = ", ".join(f"{{{card.code}}}" for card in away)
    first = (
        (
            f"First {dealer} lays away {laid}, face down. With these three {dealer}’s pile begins: "
            "they count in the end."
        )
        if away
        else ""
    )
    numbers = ", ".join(map(str, marked))
    return Part(
        "A hand with open cards",
        (
            *do(
                "The record goes to one reader at each table. Whoever reads and plays as well does "
                f"not answer, and passes the record on after trick {TRICKS_IF_LATE[variant.key]}."
            ),
            *say(
                "Sit so that the letters run to the right: B sits to the right of A, and so on. "
                "Take your slip and the cards under it, and lay them open, in suits.",
                *((ruled(variant, "deal.hand"),) if not away else ()),
                first,
                f"{eldest} leads. In a trick marked “ask” the table says before each card what may "
                "be played; then the reader names the card, and it is laid. After the last: who "
                "wins, and why? Then the reader reads the verdict. In other tricks the reader just "
                "names the cards. Whoever wins lays the trick face down on a pile of their own.",
            ),
            *shown_in(workshop, "prepared hand"),
            *do(
                "There is time to ask in every trick up to "
                f"{planned}; after that just lay the cards."
                if long
                else f"The marked tricks are {numbers}: a minute each. The others take half a "
                "minute.",
                _how_it_ends(to_play, whole, end_of(workshop, "prepared hand")),
            ),
        ),
        _asked_while_playing(variant),
        doing=MINUTES_TO_OPEN
        + MINUTES_TO_ASK * len(asked)
        + MINUTES_TO_PLAY * (to_play - len(asked)),
        late=_late_in_the_hand(variant, tuple(asked), to_play),
    )


def _how_it_ends(to_play: int, whole: int, end: int) -> str:
    """Say when all stop, and what a slow table does then."""
    catch_up = (
        f"At minute {end - MINUTES_TO_CATCH_UP}, tables that are behind lay the rest as the reader "
        "reads it, without asking."
    )
    if to_play < whole:
        return f"Go round the room. All stop after trick {to_play}. {catch_up}"
    return f"Go round the room. {catch_up} The last page of the record has the count."


def _late_in_the_hand(variant: Variant, asked: tuple[int, ...], to_play: int) -> tuple[str, int]:
    """Offer to stop early where the record counts the piles early, else to ask no more."""
    early = TRICKS_IF_LATE[variant.key]
    later = range(early + 1, to_play + 1)
    if early in stops(variant):
        saved = fsum(MINUTES_TO_ASK if trick in asked else MINUTES_TO_PLAY for trick in later)
        return (
            f"Stop after trick {early}. The record has the count for that, too.",
            round(saved),
        )
    saved = fsum(MINUTES_TO_ASK - MINUTES_TO_PLAY for trick in later if trick in asked)
    return f"From trick {early + 1} on, ask no more: just lay the cards.", max(1, round(saved))


def _asked_while_playing(variant: Variant) -> tuple[Asked, ...]:
    penalty = asked_about(variant, ("What does that cost in a real game?", "revoke.penalty"))
    return (
        (
            "We have played another card than the record.",
            "If it was allowed, well found; but take it back, since all tables play the same. If "
            "it was not allowed, ask the table why, take it back and play on.",
        ),
        *penalty,
        (
            "A card is missing.",
            "Look into the next hand and under the tent; each slip says how many there are. If it "
            "is lost, write its name on a piece of paper and play with that.",
        ),
        (
            "Somebody comes late.",
            "Let them sit by a hand and answer with its player.",
        ),
        (
            "Why did that player not play better?",
            "This is a hand to learn rules from. You will play better in a minute.",
        ),
        (
            "We are done before the others.",
            "Count your piles and hold them against the record. Then help a slow table.",
        ),
    )


def counting(workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Count the piles of the prepared hand."""
    votes = votes_in(workshop, "counting")
    told = [
        f"{prefix_of(workshop, game)}{worth_in_words(game)}. {game['score.method'].wording}"
        for game in workshop.games
    ]
    against = [
        f"{prefix_of(workshop, game)}In a whole hand: {ruled(game, 'score.game-points')}"
        for game in workshop.games
        if game.answers("score.game-points")
    ]
    played = prepared_play(variant)
    planned = TRICKS_TO_PLAY[variant.key]
    stopped = planned in stops(variant)
    check = "score.zero-sum" if variant.answers("score.zero-sum") else "score.asleep"
    return Part(
        "Counting",
        (
            *shown_in(workshop, "counting", Picture),
            *say(*told),
            *(_count_so_far(variant, played, planned) if stopped else ()),
            *say(*against, ruled(variant, check)),
            *say("Today’s hand was not whole, so it makes no such points." if stopped else ""),
            *do(
                *_whole_hand(workshop, variant),
                "Score sheet: one for each table, only now. Its example is this hand; show where "
                "the numbers stand. The empty lines are for your own deals.",
            ),
            *say(ruled(variant, "end.target")),
            *shown_in(workshop, "counting", Solve),
        ),
        (
            ("Our sum does not come out.", _cards_to_find(variant, played, stopped)),
            *asked_about(
                variant,
                ("One or two cards are left over.", "score.odd-groups"),
                ("Does the Fool count as a card too?", "score.kept-fool"),
                ("Does each card count one point besides?", "score.one-point"),
                ("Can I fall below nothing?", "score.below-zero"),
                ("Who wins the game?", "end.winner"),
            ),
        ),
        votes=votes,
        doing=minutes * 0.4,
        late=("Count only the smallest pile, all together.", 2),
    )


def _count_so_far(variant: Variant, played: Replay, planned: int) -> tuple[Step, ...]:
    lines = piles_after(played, planned)
    return (
        *say("Now count your pile. What is still in your hands stays there; it counts for nobody."),
        *do(
            f"After trick {planned} it must be so:",
            *lines,
            f"Where a table stopped after trick {TRICKS_IF_LATE[variant.key]}, the record has its "
            "count.",
        ),
    )


def _whole_hand(workshop: Workshop, variant: Variant) -> list[str]:
    found = []
    for game in {one.key: one for one in (variant, *_same_hand(workshop, variant))}.values():
        replayed = prepared_play(game)
        piles = ", ".join(
            f"{player(seat)} {count.total}" for seat, count in enumerate(replayed.last.counts)
        )
        scores = ", ".join(
            f"{player(seat)} {signed(score)}" for seat, score in enumerate(replayed.scores or ())
        )
        game_points = f" Game points: {scores}." if game.answers("score.game-points") else ""
        found.append(
            f"{prefix_of(workshop, game)}The whole hand is counted on the last page of the record. "
            f"Points: {piles}.{game_points}".replace(" -", " −")
        )
    return found


def _cards_to_find(variant: Variant, played: Replay, stopped: bool) -> str:
    whole = sum(count.cards for count in played.last.counts)
    said = "Count the cards first: the Fool’s gift may lie in the wrong pile. "
    if stopped:
        planned = TRICKS_TO_PLAY[variant.key]
        cards = sum(count.cards for count in moment_after(played, planned).counts)
        said += f"After trick {planned} all piles together have {counted_cards(cards)}; after "
        return f"{said}the whole hand, {counted_cards(whole)}."
    return f"{said}All piles together have {counted_cards(whole)}."


def _same_hand(workshop: Workshop, variant: Variant) -> list[Variant]:
    """List the games taught whose prepared hand is played in the same way."""
    played = prepared_play(variant).record.tricks
    return [game for game in workshop.games if prepared_play(game).record.tricks == played]


def free_play(_workshop: Workshop, variant: Variant, minutes: int) -> Part:
    """Deal a real hand and play it."""
    return Part(
        "A real deal",
        (
            *say(
                "Now shuffle and play for yourselves, cards in hand.",
                ruled(variant, "deal.hand"),
                ruled(variant, "deal.packets"),
                ruled(variant, "deal.rest"),
                ruled(variant, "table.eldest"),
            ),
            *do("The score sheet again: its example shows how to fill in your own deal."),
        ),
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
    told = []
    for game in workshop.games:
        origin = game["trick.follow"].citations[0].source
        number = dict.fromkeys(Standing, 0)
        for ruling in game.rulings:
            number[ruling.standing] += 1
        told.append(
            f"{game.name}: {origin.title} ({origin.date}). {origin.about} Of "
            f"{len(game.rulings)} rules, {number[Standing.STATED]} are stated in a source, "
            f"{number[Standing.INFERRED]} follow from one, and "
            f"{number[Standing.RECONSTRUCTED]} are our choice."
        )
    return Part(
        "How do we know?",
        say(*told, "Turn your rule card over: it lists what the sources leave open."),
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
    votes = votes_in(workshop, "differences")
    told = [
        said
        for question in ("players", "deal.hand", "fool.forfeit", "end.target")
        for said in by_game(workshop, question)
    ]
    return Part(
        "Where the games part",
        (
            *say("Keep the three rule cards side by side: what differs is printed bold.", *told),
            *shown_in(workshop, "differences"),
        ),
        (
            (
                "Which one is the right one?",
                "Each is right at its own table. Say which game you play before you deal.",
            ),
        ),
        votes=votes,
        late=left_out(workshop, "differences", votes) or ("Read half of the lines.", 1),
    )


def close(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Send them home with the sheet, and with a code where there is a site to type it."""
    code = (
        f"Your code is {workshop.code}. It gives the same puzzles again, and fresh ones for "
        "those you missed.",
    )
    return Part(
        "Close",
        (
            *say(
                "Take the rule card and the sheet home: how to deal stands there too. One of each "
                "table takes the slips and the record, to play the prepared hand with friends.",
                *(code if workshop.with_site else ()),
            ),
            *do(
                f"Each table counts its pack into {HEAPS} heaps of {CARDS_IN_A_PACK // HEAPS}: "
                f"{CARDS_IN_A_PACK} cards. Collect the packs."
            ),
        ),
        asked_about(
            variant,
            ("Who deals first?", "table.first-dealer"),
            ("How are the cards dealt?", "deal.packets"),
            ("Who deals next?", "table.next-dealer"),
        ),
    )
