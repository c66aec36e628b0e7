"""What a leader says, lays and shows, and what people ask: the parts that scripts are made of.

Facts are read off the rulings and judged by the rules; only the way of telling them stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..cards import parse_cards
from ..english import player, signed
from ..puzzles.code import WORDS
from ..rules import judge_discard, judge_trick
from ..sources import Standing
from ..variant import Variant
from .drawing import AsItStands
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, piles_so_far, prepared_play
from .rule_card import on_paper, worth_in_words
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


def _prefix(workshop: Workshop, game: Variant) -> str:
    return f"{game.name}: " if workshop.compares else ""


def welcome(workshop: Workshop, variant: Variant) -> Part:
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
        ("On every table: one pack, a table tent, and the rule card for each person.",),
        ("Slide 1, with the class code.",),
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


def pack(workshop: Workshop, variant: Variant) -> Part:
    """Look at the cards and their order."""
    lay = [
        "The King, Queen, Cavalier and Knave of one suit, then the pips: the table says which is "
        "higher.",
        "The trumps in a row from 1 to 21, with the Fool apart.",
    ]
    games = workshop.games
    lay += [
        f"{_prefix(workshop, game)}{trick_to_lay(game, codes)}"
        for codes in ("C7 C10 C2", "T19 T21 T20")
        for game in games
        if not workshop.compares or game in (games[0], games[-1])
    ]
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
        puzzles_to_show(workshop, "rank-cards", most=1),
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
                "Knave (the French call him Valet), Cavalier, Queen and King.",
            ),
            *asked_about(variant, ("Is the Fool the lowest trump?", "fool.not-a-trump")),
        ),
    )


def tricks(workshop: Workshop, variant: Variant) -> Part:
    """Follow suit, trump, or throw away."""
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
        puzzles_to_show(workshop, "who-wins", "legal-plays"),
        asked_about(
            variant,
            ("Must I play a higher trump if I can?", "trick.overtrump"),
            ("Trumps were led and I have none.", "trick.trump-led"),
            ("Can my King win, though another suit was led?", "trick.off-suit"),
            ("May I begin with a trump?", "trick.lead"),
            ("May I look at what has been taken?", "trick.face-down"),
            ("Somebody did not follow suit.", "revoke.penalty"),
        ),
    )


def fool(workshop: Workshop, variant: Variant) -> Part:
    """Tell what the Fool does."""
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
            trick_to_lay(variant, "SK S3 F") + " Push the Fool back to its player’s pile, take any "
            "card that may be given from that pile, and hand it over.",
            "Lay the Fool as a lead. " + ruled(variant, "fool.led"),
        ),
        puzzles_to_show(workshop, "fool-gift", "fool-debt"),
        asked_about(
            variant,
            ("I have taken nothing yet. What do I give?", "fool.debt"),
            ("And if I never take anything?", "fool.forfeit"),
            ("May I give a card from my hand?", "fool.gift-from"),
            ("May I play it in the last trick?", "fool.last-trick"),
            ("Must I play it when I am void?", "fool.not-a-trump"),
        ),
    )


def laying_away(workshop: Workshop, variant: Variant) -> Part:
    """Let the dealer lay away three cards."""
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
        puzzles_to_show(workshop, "lay-away"),
        asked_about(
            variant,
            ("May trumps go?", "discard.trumps"),
            ("May Queens go?", "discard.courts"),
            ("Who may look at them?", "discard.secrecy"),
            ("What if a King was laid away?", "discard.illegal"),
        ),
    )


def _barred_in_the_hand(variant: Variant) -> tuple[str, ...]:
    """Judge the dealer's cards of the prepared hand, each laid away with two that may go."""
    start = prepared_play(variant).positions[0]
    held, free = start.hands[start.dealer], start.legal()
    barred = [card for card in held if card not in free]
    reasons = [judge_discard(variant, held, [card, *free[-2:]]).sentence for card in barred]
    return (
        f"The slip of {player(start.dealer)}, {len(held)} cards open on the table. Which of them "
        "may not be laid away?",
        " ".join(reasons) + " All the rest may go.",
    )


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
            f"{_prefix(workshop, game)}{worth_in_words(game)}. {game['score.method'].wording}"
        )
    for game in {one.key: one for one in (variant, *_same_hand(workshop, variant))}.values():
        scores = prepared_play(game).scores or ()
        told = ", ".join(f"{player(seat)} {signed(score)}" for seat, score in enumerate(scores))
        lay.append(
            f"The piles of the prepared hand, as its deal sheet shows them. {game.name}: {told}."
        )
    lay += [piles_so_far(prepared_play(variant), TRICKS_TO_PLAY[variant.key])]
    check = "score.zero-sum" if variant.answers("score.zero-sum") else "score.asleep"
    return Part(
        "Counting",
        (*say, ruled(variant, check), ruled(variant, "end.target")),
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
    early = (
        f"Those who are done early find more puzzles about this game on a screen, behind the code "
        f"{more[0]}.",
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
            *(early if more and not workshop.compares else ()),
        ),
        (
            f"When half are done, slides 2 to {last}: puzzle, show of hands, answer.",
            "The key has the reason for every answer, and what to tell those who chose another.",
        ),
        (
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
        ("Score sheet: one for each table. The example line shows how to fill it in.",),
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
            "Take the rule card and the sheet home. The prepared hand can be played again with "
            "friends.",
            f"Your code is {workshop.code}. It gives the same puzzles again, and fresh ones for "
            "those you missed.",
        ),
        ("Collect the packs: 78 cards each. Count them.",),
    )
