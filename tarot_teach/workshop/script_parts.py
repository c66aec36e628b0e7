"""The first parts of a workshop, before the cards are dealt: what to say, show and do.

Facts are read off the rulings and judged by the rules; only the way of telling them stands here.
"""

from __future__ import annotations

from ..variant import Variant
from ..variants import VARIANTS
from .drawing import AsItStands
from .other_packs import italian_packs, suits_paired
from .plan import Workshop
from .rule_card import worth
from .script_facts import (
    Asked,
    Part,
    asked_about,
    by_game,
    do,
    left_out,
    ruled,
    say,
    shown_in,
    votes_in,
)
from .wall import DEAR, Picture, Solve, Trick

MEANINGS = {"piedmontese": "The discard: our source calls the three cards laid away the “scart”."}
"""What the short name of a game means, where a source gives it away."""


def welcome(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Greet, and say what is known and what counts in the end."""
    return Part(
        "Welcome",
        (
            *do(
                "Before they come: slide 1 is on the wall. On every table lie a tent, a rule card "
                "for each person, and at each seat a closed hand with its slip: A, then B to the "
                "right of A, and so on. Seat people as they come; whoever is left over sits beside "
                "them as a reader."
            ),
            *say(
                "Welcome. Tarot packs were made to play with. Today you learn "
                + ("three of the old games." if workshop.compares else "one of the old games."),
            ),
            *shown_in(workshop, "welcome"),
            *say(
                "It is not the number of tricks that wins, but what lies in them. "
                + " ".join(_dear(workshop)),
                "First we look at the cards, then we play a hand with all cards open, and then you "
                "count it. Nothing to learn by heart: it is all on the card before you.",
            ),
        ),
        (
            (
                "Will you read our fortunes?",
                "No. This is a card game. Using the pack to tell fortunes came much later.",
            ),
            ("Are these really the old rules?", _how_old(workshop, variant)),
            *_when_and_where(workshop),
            (
                "I know French tarot as it is played today.",
                _not_as_today(workshop),
            ),
            *_meaning(variant),
            *_other_numbers(workshop, variant),
        ),
    )


def _dear(workshop: Workshop) -> list[str]:
    said = []
    for game in workshop.games:
        dear = [(name, points) for name, points in worth(game) if points >= DEAR]
        *most, last = [f"{name[0].lower()}{name[1:]} with {points}" for name, points in dear]
        whose = f"In {game.name[0].lower()}{game.name[1:]} the" if workshop.compares else "The"
        said.append(f"{whose} dear ones are {', '.join(most)} and {last}.")
    return said


def _how_old(workshop: Workshop, variant: Variant) -> str:
    origin = variant["trick.follow"].citations[0].source
    about = "" if workshop.compares else f" Ours is {_lower(origin.title)} ({origin.date}). "
    about += "" if workshop.compares else origin.about
    return (
        f"As far as our sources go.{about} On the rule card, what carries no mark stands in the "
        "source; ° follows from it; † is our choice."
    )


WHEN_AND_WHERE = {
    "1597": "Nowhere quite like this. The letter is a modern piece in an old voice and blends two "
    "French games of the 17th century.",
    "1659": "In France: the rules stood in a book printed in 1659. Our page retells a modern "
    "booklet about it.",
    "piedmontese": "As the name says, in Piedmont, in the north of Italy. Our page gives no date "
    "and names no writer. A small encyclopedia of 1929, by Jacopo Gelli, sums up Piedmontese "
    "rules of play, so the game was known by then.",
}
"""What our sources give away of a game's home, by the key of the game."""


def _when_and_where(workshop: Workshop) -> tuple[Asked, ...]:
    told = " ".join(
        f"{game.name}: {WHEN_AND_WHERE[game.key]}"
        if workshop.compares
        else WHEN_AND_WHERE[game.key]
        for game in workshop.games
    )
    return (("When and where was it played?", told),)


def _lower(title: str) -> str:
    return title.replace("A modern", "a modern").replace("The letter", "the letter")


def _not_as_today(workshop: Workshop) -> str:
    said = [
        "you never have to beat a trump",
        "the Fool may be played in the last trick like in any other",
    ]
    games = workshop.games
    if any(game.top_trump.number != max(_TRUMP_NUMBERS) for game in games):
        said.append("the Angel beats the World")
    if any(game.means("order.round-suits") for game in games):
        said.append("in two suits the pips run upside down")
    return f"Then forget some of it, among other things: here {', '.join(said)}."


_TRUMP_NUMBERS = range(1, 22)


def _meaning(variant: Variant) -> tuple[Asked, ...]:
    if variant.key not in MEANINGS:
        return ()
    short = variant.name.partition("(")[2].rstrip(")")
    return ((f"What does {short} mean?", MEANINGS[variant.key]),)


def _other_numbers(workshop: Workshop, variant: Variant) -> tuple[Asked, ...]:
    if workshop.compares:
        return ()
    others = [
        f"{game.name}: {game['players'].wording[0].lower()}{game['players'].wording[1:]}"
        for game in VARIANTS.values()
        if game is not variant
    ]
    return (
        (
            "At home we are another number.",
            f"{variant['players'].wording} There are others: {' '.join(others)}",
        ),
    )


def order(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Look at the cards and their order."""
    honours = by_game(workshop, "honours") if not workshop.compares else ()
    return Part(
        "The pack and its order",
        (
            *shown_in(workshop, "order", Picture),
            *say(
                "Four suits: Swords, Cups, Batons and Coins. Each has ten pip cards and four court "
                "cards: Knave, Cavalier, Queen and King.",
                "Twenty-one picture cards with numbers are the trumps. Any trump beats any suit "
                "card. And one card belongs to nothing: the Fool.",
                *by_game(workshop, "order.round-suits", "order.top-trump"),
                *honours,
            ),
            *do("On the table tent all follow the trumps with a finger, from the highest down."),
            *shown_in(workshop, "order", Trick, Solve),
        ),
        (
            (
                AsItStands("My pack has Spades, Hearts, Clubs and Diamonds."),
                AsItStands(f"{suits_paired()}. There is a deal sheet for such a pack."),
            ),
            (
                AsItStands("My pack has Wands, a Page, a Judgement, or numbers like XIX."),
                AsItStands(
                    f"{italian_packs()[0]} The box “Other packs” on the deal sheet has the names."
                ),
            ),
            (
                "What are V, C, Q and K?",
                "Knave (the French call him Valet), Cavalier, Queen and King. The card marked 1 is "
                "the Ace.",
            ),
            *asked_about(variant, ("Is the Fool the lowest trump?", "fool.not-a-trump")),
            *_world_highest(workshop),
            ("Why this order?", "Our sources give it and do not say why."),
        ),
        votes=votes_in(workshop, "order"),
        late=left_out(workshop, "order", 1),
    )


def _world_highest(workshop: Workshop) -> tuple[Asked, ...]:
    """Answer those whose pack has the World highest, where a game lets tables choose."""
    if not any(game.options.get("angel_high") for game in workshop.games):
        return ()
    return (
        (
            "With my French pack the World is highest.",
            "Our source puts the Angel above it if the pack is Italian. Today it does so at every "
            "table, so that all play the same. At home, agree on it.",
        ),
    )


def tricks(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Follow suit, trump, or throw away."""
    votes = votes_in(workshop, "tricks")
    return Part(
        "Tricks",
        (
            *say(
                "Each player in turn, to the right, lays one card. That is a trick, and one card "
                "wins it.",
                ruled(variant, "trick.follow"),
                ruled(variant, "trick.winner"),
                "Whoever wins lays the trick face down on a pile of their own; that pile is "
                "counted in the end. " + ruled(variant, "trick.next-lead"),
            ),
            *shown_in(workshop, "tricks"),
        ),
        (
            ("What does void mean?", "You are void in a suit when you hold no card of it."),
            *asked_about(
                variant,
                ("Must I play a higher trump if I can?", "trick.overtrump"),
                ("Trumps were led and I have none.", "trick.trump-led"),
                ("Can my King win, though another suit was led?", "trick.off-suit"),
                ("May I begin with a trump?", "trick.lead"),
                ("May I look at what has been taken?", "trick.face-down"),
                ("Which way round?", "table.direction"),
            ),
        ),
        votes=votes,
        late=left_out(workshop, "tricks", votes + 1),
    )


def fool(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Tell what the Fool does."""
    votes = votes_in(workshop, "fool")
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
            *say(
                "The Fool is a good excuse: with it you need not follow, and you do not lose it.",
                ruled(variant, "fool.any-time"),
                ruled(variant, "fool.never-wins"),
                *gifts,
                *empty,
            ),
            *shown_in(workshop, "fool", Trick),
            *do(
                "Show it with cards of the spare pack, too: a few tricks face down are the pile of "
                "the Fool’s player. Lay the Fool to them, take any card out of them that may be "
                "given, and hand it to the winner."
            ),
            *shown_in(workshop, "fool", Solve),
            *say("And if the Fool is led? " + ruled(variant, "fool.led")),
        ),
        asked_about(
            variant,
            ("I have taken nothing yet. What do I give?", "fool.debt"),
            ("And if I never take anything?", "fool.forfeit"),
            ("May I give a card from my hand?", "fool.gift-from"),
            ("May I play it in the last trick?", "fool.last-trick"),
            ("Must I play it when I am void?", "fool.not-a-trump"),
        ),
        votes=votes,
        late=left_out(workshop, "fool", votes)
        or ("Leave out the Fool as a lead; it stands on the rule card.", 1),
    )


def laying_away(workshop: Workshop, variant: Variant, _minutes: int) -> Part:
    """Let the dealer lay away three cards."""
    votes = votes_in(workshop, "laying away")
    return Part(
        "What the dealer lays away",
        (
            *say(
                "How the cards are dealt: " + ruled(variant, "deal.packets"),
                ruled(variant, "deal.hand") + " " + ruled(variant, "deal.rest"),
                ruled(variant, "discard.kings"),
                ruled(variant, "discard.top-honour"),
                ruled(variant, "discard.pagat"),
                ruled(variant, "discard.fool"),
                "Anything else may go. It counts for the dealer, so a Queen is safe there.",
            ),
            *shown_in(workshop, "laying away"),
        ),
        asked_about(
            variant,
            ("May trumps go?", "discard.trumps"),
            ("May Queens go?", "discard.courts"),
            ("Who may look at them?", "discard.secrecy"),
            ("What if a King was laid away?", "discard.illegal"),
        ),
        votes=votes,
        late=left_out(workshop, "laying away", votes or 1),
    )
