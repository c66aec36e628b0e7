"""Cards on the table that the rulebooks may judge in different ways."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import ANGEL, FOOL, MOUNTEBANK, PIPS, PLAIN_SUITS, ROUND_SUITS, WORLD, Card, Cards
from ..rules import judge_discard, judge_gift, judge_play, judge_trick
from ..scoring import count_pile
from ..variant import Variant
from . import english
from .happenings import Answer, Happening, by_verdict, in_each
from .kind import Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUIT_CARDS = {
    suit: [Card(suit + rank) for rank in (*PIPS, "V", "C", "Q", "K")] for suit in PLAIN_SUITS
}
PLAIN_CARDS = [card for cards in SUIT_CARDS.values() for card in cards]
COURTS = [card for card in PLAIN_CARDS if not card.number]
PIP_CARDS = [card for card in PLAIN_CARDS if card.number]
MIDDLE_TRUMPS = [Card(f"T{number}") for number in range(2, 20)]


def plain_play(task: Task) -> Happening:
    """A card is played to a suit that was led."""
    chance = task.chance
    suit = chance.choice(PLAIN_SUITS)
    led, *held = chance.sample(SUIT_CARDS[suit], 1 + chance.below(3))
    others = [card for card in PLAIN_CARDS if card.suit is not suit]
    hand = [*held, *chance.sample(others, 3), *chance.sample(MIDDLE_TRUMPS, 1 + chance.below(2))]
    return _play(task, [led], hand)


def fool_play(task: Task) -> Happening:
    """A card is played where the Fool or a trump was led, or is held."""
    chance = task.chance
    begun = chance.below(3)
    rest = [FOOL, *chance.sample(PLAIN_CARDS, 3)]
    trumps = chance.sample(MIDDLE_TRUMPS, 3)
    if begun == 0:
        suit = chance.choice(PLAIN_SUITS)
        first, *held = chance.sample(SUIT_CARDS[suit], 1 + chance.below(3))
        others = chance.sample([card for card in PLAIN_CARDS if card.suit is not suit], 2)
        return _play(task, [FOOL, first], [*held, *others, trumps[0]])
    if begun == 1:
        return _play(task, [trumps[0]], rest)
    return _play(task, [trumps[0]], [*rest, *trumps[1:]])


def _play(task: Task, trick: Sequence[Card], hand: Sequence[Card]) -> Happening:
    chance = task.chance
    order = task.variant.order
    ordered = order.cards(order.mask(hand))
    verdicts = {card: judge_play(task.variant, hand, trick, card) for card in ordered}
    legal = [card for card in ordered if verdicts[card].ok]
    illegal = [card for card in ordered if not verdicts[card].ok]
    card = chance.choice(illegal if illegal and chance.below(2) else legal)
    return Happening(
        "play",
        "trick.follow",
        english.your_turn(trick),
        in_each(task, lambda v: by_verdict(judge_play(v, hand, trick, card))),
        {"trick": _on_table(trick), "hand": [held.code for held in ordered]},
        english.ask_where_played(card),
    )


def _on_table(trick: Sequence[Card]) -> list[dict[str, Any]]:
    return [{"seat": seat, "card": card.code} for seat, card in enumerate(trick)]


def pips_meet(task: Task) -> Happening:
    """Three pips of a suit meet, and one of them is winning."""
    chance = task.chance
    suit = chance.choice(ROUND_SUITS) if chance.below(4) else chance.choice(PLAIN_SUITS)
    return _winning(task, chance.sample(SUIT_CARDS[suit][:10], 3), "order.round-suits")


def top_trumps(task: Task) -> Happening:
    """The Angel and the World meet, with another card."""
    chance = task.chance
    other = chance.choice([chance.choice(MIDDLE_TRUMPS), FOOL])
    return _winning(task, chance.shuffled([ANGEL, WORLD, other]), "order.top-trump")


def fool_and_pips(task: Task) -> Happening:
    """The Fool comes to a trick with two pips of a suit."""
    chance = task.chance
    pips = chance.sample(SUIT_CARDS[chance.choice(PLAIN_SUITS)][:10], 2)
    return _winning(task, chance.shuffled([FOOL, *pips]), "trick.winner")


def _winning(task: Task, trick: Sequence[Card], question: str) -> Happening:
    chance = task.chance
    candidates = [card for card in trick if card is not FOOL]
    winners = {trick[judge_trick(variant, trick).answer] for variant in task.variants}
    losers = [card for card in candidates if card not in winners]
    few = losers if losers and chance.below(4) == 0 else [c for c in candidates if c in winners]
    card = chance.choice(few)

    def judge(variant: Variant) -> Answer:
        verdict = judge_trick(variant, trick)
        return trick[verdict.answer] is card, verdict.sentence, verdict.rulings

    return Happening(
        "trick-winner",
        question,
        english.is_winning(card),
        in_each(task, judge),
        {"trick": _on_table(trick)},
    )


def gift(task: Task) -> Happening:
    """A card of the pile is given for the Fool."""
    chance = task.chance
    special = [MOUNTEBANK, ANGEL, WORLD] if task.level == 3 else []
    card = chance.choice(
        special
        if special and chance.below(2)
        else [chance.choice(COURTS), chance.choice(PIP_CARDS)]
    )
    rest = [other for other in [*PLAIN_CARDS, *MIDDLE_TRUMPS] if other is not card]
    return _given(task, card, [card, *chance.sample(rest, 5)])


def gift_for_lack(task: Task) -> Happening:
    """A court card is given from a pile that has nothing else."""
    chance = task.chance
    cards = chance.sample(COURTS, 6)
    return _given(task, cards[0], cards)


def _given(task: Task, card: Card, pile: Sequence[Card]) -> Happening:
    order = task.variant.order
    return Happening(
        "gift",
        "fool.gift",
        english.is_given(card),
        in_each(task, lambda v: by_verdict(judge_gift(v, pile, card))),
        {"piles": {"0": [each.code for each in order.cards(order.mask(pile))]}},
    )


def worth(task: Task) -> Happening:
    """A card is worth so many points."""
    chance = task.chance
    special = [FOOL, MOUNTEBANK, ANGEL, WORLD]
    card = chance.choice([chance.choice(special), chance.choice(COURTS), chance.choice(PIP_CARDS)])
    points = chance.choice(task.variants).points[card] + (chance.below(5) == 0)

    def judge(variant: Variant) -> Answer:
        here = variant.points[card]
        top = ("order.top-trump",) if card in (ANGEL, WORLD) else ()
        return here == points, english.worth_here(card, here), variant.cite("score.values", *top)

    statement = english.is_worth(card, points)
    return Happening("worth", "score.values", statement, in_each(task, judge))


def pile_scores(task: Task) -> Happening:
    """A pile of twelve cards scores so much."""
    chance = task.chance
    counting = [*chance.sample(COURTS, 4), *chance.sample([FOOL, MOUNTEBANK, ANGEL, WORLD], 2)]
    plain = chance.sample([*PIP_CARDS, *MIDDLE_TRUMPS], 6)
    order = task.variant.order
    pile = Cards(order.cards(order.mask([*counting, *plain])))
    score = count_pile(chance.choice(task.variants), pile).game_points + (chance.below(5) == 0)

    def judge(variant: Variant) -> Answer:
        count = count_pile(variant, pile)
        values = variant.cite("score.method", "score.values", "score.game-points")
        return count.game_points == score, english.scores_here(count), values

    return Happening(
        "pile-score",
        "score.method",
        english.pile_counts(score),
        in_each(task, judge),
        {"piles": {"0": [card.code for card in pile]}},
    )


def laid_away(task: Task) -> Happening:
    """Three cards are laid away by a dealer who holds trumps."""
    chance = task.chance
    special = [chance.choice(COURTS), WORLD, ANGEL, MOUNTEBANK, FOOL, chance.choice(MIDDLE_TRUMPS)]
    away = [chance.choice(special if chance.below(3) else COURTS), *chance.sample(PIP_CARDS, 2)]
    return _away(task, away, trumps=True)


def fool_laid_away(task: Task) -> Happening:
    """The Fool is laid away, by a dealer with or without trumps."""
    away = [FOOL, *task.chance.sample(PIP_CARDS, 2)]
    return _away(task, away, trumps=task.chance.below(2) == 0)


def _away(task: Task, away: Sequence[Card], trumps: bool) -> Happening:
    more = [card for card in MIDDLE_TRUMPS if card not in away][:4] if trumps else []

    def judge(variant: Variant) -> Answer:
        if not variant.answers("discard.kings"):
            return False, english.nothing_is_laid_away(), variant.cite("deal.rest")
        return by_verdict(judge_discard(variant, [*away, *more], away))

    statement = english.dealer_lays_away(away, trumps)
    return Happening("laid-away", "deal.rest", statement, in_each(task, judge))
