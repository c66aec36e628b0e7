"""The first parts of a workshop, before the cards are dealt: what to say, lay and show.

Facts are read off the rulings and judged by the rules; only the way of telling them stands here.
"""

from __future__ import annotations

from ..english import player
from ..rules import judge_discard
from ..variant import Variant
from .drawing import AsItStands
from .plan import Workshop
from .prepared_hands import prepared_play
from .script_facts import (
    Part,
    asked_about,
    by_game,
    prefix_of,
    puzzles_to_show,
    ruled,
    trick_to_lay,
    without_votes,
)


def welcome(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Greet, and say what is known."""
    origin = variant["trick.follow"].citations[0].source
    about = "" if workshop.compares else f" Our source: {origin.title} ({origin.date})."
    return Part(
        "Welcome",
        (
            "Welcome. Tarot packs were made to play with. Today you learn "
            + ("three of the old games." if workshop.compares else "one of the old games."),
            "First we look at the cards, then we play a hand together with all cards open, and "
            "then you count it yourselves. Nobody has to remember anything: it is all on the card "
            "in front of you.",
        ),
        (
            "On every table before they come: a table tent, a rule card for each person, and the "
            "pack with its hands sorted. The hands stay closed until you say so.",
        ),
        ("Slide 1, with the class code." if workshop.with_site else "Slide 1.",),
        (
            (
                "Will you read our fortunes?",
                "No. This is a card game. Using the pack to tell fortunes came much later.",
            ),
            (
                "Are these really the old rules?",
                f"As far as our sources go.{about} Every rule on the card is stated there, follows "
                "from it, or carries a dagger: then it is our choice.",
            ),
            (
                "I know French tarot as it is played today.",
                "Then watch for two things: here you never have to beat a trump, and the Fool may "
                "be played in the last trick like in any other.",
            ),
        ),
    )


def pack(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Look at the cards and their order."""
    lay = [
        "From your own pack hold up the King, Queen, Cavalier and Knave of one suit, a pip card, "
        "a trump and the Fool.",
        "On the table tent all follow the trumps with a finger, from the highest down.",
    ]
    games = workshop.games
    lay += [
        f"{prefix_of(workshop, game)}{trick_to_lay(game, codes)}"
        for codes in ("C7 C10 C2", "T19 T21 T20")
        for game in games
        if not workshop.compares or game in (games[0], games[-1])
    ]
    shown = puzzles_to_show(workshop, "order")
    return Part(
        "The pack and its order",
        (
            "Four suits: Swords, Cups, Batons and Coins. Each has ten pip cards and four court "
            "cards: Knave, Cavalier, Queen and King.",
            "Twenty-one picture cards with numbers are the trumps. Any trump beats any suit card.",
            "And one card belongs to nothing: the Fool.",
            *by_game(workshop, "order.round-suits", "order.top-trump"),
        ),
        tuple(lay),
        shown,
        (
            (
                AsItStands("My pack has Spades, Hearts, Clubs and Diamonds, or the Italian suits."),
                AsItStands(
                    "Spades stand for Swords, Hearts for Cups, Clubs for Batons, Diamonds for "
                    "Coins. There is a deal sheet for either pack."
                ),
            ),
            (
                "What are V, C, Q and K?",
                "Knave (the French call him Valet), Cavalier, Queen and King. The card marked 1 is "
                "the Ace.",
            ),
            *asked_about(variant, ("Is the Fool the lowest trump?", "fool.not-a-trump")),
        ),
        votes=len(shown),
        late=without_votes(shown, "the last cards that you lay", 1),
    )


def tricks(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Follow suit, trump, or throw away."""
    shown = puzzles_to_show(workshop, "tricks")
    return Part(
        "Tricks",
        (
            "Each player in turn lays one card. That is a trick, and one card wins it.",
            ruled(variant, "trick.follow"),
            ruled(variant, "trick.winner"),
            ruled(variant, "trick.next-lead"),
        ),
        (
            trick_to_lay(variant, "B5 B10 S9"),
            trick_to_lay(variant, "BK B4 T2"),
            trick_to_lay(variant, "T7 T2 SK"),
        ),
        shown,
        asked_about(
            variant,
            ("Must I play a higher trump if I can?", "trick.overtrump"),
            ("Trumps were led and I have none.", "trick.trump-led"),
            ("Can my King win, though another suit was led?", "trick.off-suit"),
            ("May I begin with a trump?", "trick.lead"),
            ("May I look at what has been taken?", "trick.face-down"),
            ("Somebody did not follow suit.", "revoke.penalty"),
        ),
        votes=len(shown),
        late=without_votes(shown) if shown else without_votes((), "the last trick that you lay", 1),
    )


def fool(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Tell what the Fool does."""
    shown = puzzles_to_show(workshop, "fool")
    games = workshop.games
    gifts = (
        by_game(workshop, "fool.gift")
        if workshop.compares
        else (ruled(variant, "fool.exchange"), ruled(variant, "fool.gift"))
    )
    empty = (ruled(games[-1], "fool.empty"),) if games[-1].answers("fool.empty") else ()
    return Part(
        "The Fool",
        (
            "The Fool is a good excuse: with it you need not follow, and you do not lose it.",
            ruled(variant, "fool.any-time"),
            ruled(variant, "fool.never-wins"),
            *gifts,
            *empty,
        ),
        (
            trick_to_lay(variant, "SK S3 F") + " Lay a few cards beside it as the pile of the "
            "Fool’s player. Push the Fool back to that pile, take any card from it that may be "
            "given, and hand it over.",
            "Lay the Fool as a lead. " + ruled(variant, "fool.led"),
        ),
        shown,
        asked_about(
            variant,
            ("I have taken nothing yet. What do I give?", "fool.debt"),
            ("And if I never take anything?", "fool.forfeit"),
            ("May I give a card from my hand?", "fool.gift-from"),
            ("May I play it in the last trick?", "fool.last-trick"),
            ("Must I play it when I am void?", "fool.not-a-trump"),
        ),
        votes=len(shown),
        late=without_votes(shown, "the Fool as a lead", 1),
    )


def laying_away(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Let the dealer lay away three cards."""
    shown = puzzles_to_show(workshop, "laying away")
    return Part(
        "What the dealer lays away",
        (
            ruled(variant, "deal.rest"),
            ruled(variant, "discard.kings"),
            ruled(variant, "discard.top-honour"),
            ruled(variant, "discard.pagat"),
            ruled(variant, "discard.fool"),
            "Anything else may go. It counts for the dealer, so a Queen is safe there.",
        ),
        _barred_in_the_hand(variant),
        shown,
        asked_about(
            variant,
            ("May trumps go?", "discard.trumps"),
            ("May Queens go?", "discard.courts"),
            ("Who may look at them?", "discard.secrecy"),
            ("What if a King was laid away?", "discard.illegal"),
        ),
        votes=len(shown),
        late=without_votes(shown),
    )


def _barred_in_the_hand(variant: Variant) -> tuple[str, ...]:
    """Judge the dealer's cards of the prepared hand, each laid away with two that may go."""
    start = prepared_play(variant).positions[0]
    held, free = start.hands[start.dealer], start.legal()
    barred = [card for card in held if card not in free]
    reasons = [judge_discard(variant, held, [card, *free[-2:]]).sentence for card in barred]
    return (
        f"The slip of {player(start.dealer)}, in the middle of the table: read its {len(held)} "
        "cards, but leave the hand closed. Which of them may not be laid away?",
        " ".join(reasons) + " All the rest may go.",
    )
