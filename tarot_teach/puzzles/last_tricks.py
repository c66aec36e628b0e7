"""The last tricks of a hand, played out card by card, with a revoke among them where one is due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..cards import FOOL, PIPS, PLAIN_SUITS, Card, Cards, Suit
from ..order import EXCUSE
from ..rules import Verdict, judge_play, led_suit, playable, winning
from ..variant import Variant
from .kind import Task

MOST_CARDS, FEWEST_TRICKS, MOST_TRICKS = 20, 3, 5
TRIES = 400
SUIT_CARDS = [[Card(suit + rank) for rank in (*PIPS, "V", "C", "Q", "K")] for suit in PLAIN_SUITS]
TRUMP_CARDS = [Card(f"T{number}") for number in range(1, 22)]


@dataclass(frozen=True)
class Play:
    """Hold one card played: the trick (0 the first shown), the seat, and what came before.

    `held` are the cards its player had at that moment, this one included.
    """

    trick: int
    seat: int
    card: Card
    before: Cards
    held: Cards

    def judged(self, variant: Variant) -> Verdict:
        """Judge the play by what its player held."""
        return judge_play(variant, self.held, self.before, self.card)

    @property
    def leaves_suit(self) -> bool:
        """Tell whether the card is of another suit than the one to be followed."""
        led = led_suit(self.before)
        return led is not None and self.card.suit is not led


Wanted = Callable[[Verdict, Play], bool]


@dataclass(frozen=True)
class Lesson:
    """Say what the hands of a level are made of, and which revoke is due on it."""

    suits: int
    trumps: int
    fool: bool
    wanted: Wanted


def failed_to_follow(verdict: Verdict, play: Play) -> bool:
    """Want a card of another plain suit where the suit led was held."""
    return verdict.key == "must-follow-suit" and play.card.suit is not Suit.TRUMPS


def failed_to_trump(verdict: Verdict, play: Play) -> bool:
    """Want a trump where the suit was held, or a plain card where a trump was due."""
    return verdict.key == "must-trump" or (
        verdict.key == "must-follow-suit" and play.card.suit is Suit.TRUMPS
    )


def failed_after_fool_or_trump(verdict: Verdict, play: Play) -> bool:
    """Want a revoke in a trick that the Fool or a trump began."""
    return verdict.key == "must-follow-trumps" or play.before[0] is FOOL


LESSONS = {
    1: Lesson(suits=3, trumps=2, fool=False, wanted=failed_to_follow),
    2: Lesson(suits=3, trumps=6, fool=False, wanted=failed_to_trump),
    3: Lesson(suits=3, trumps=9, fool=True, wanted=failed_after_fool_or_trump),
}


def played_out(task: Task, revoke: bool) -> list[Play]:
    """Play out the last tricks of a hand, with one revoke of the level's sort, or with none."""
    chance, players = task.chance, task.players
    few = task.level == 1 and players > 2
    most = max(FEWEST_TRICKS, min(MOST_TRICKS, MOST_CARDS // players))
    tricks = FEWEST_TRICKS if few else chance.between(FEWEST_TRICKS + (players == 2), most)
    # Who revokes and when is drawn first, so that no seat and no trick is favoured.
    revoker = (chance.below(players), chance.below(tricks - 1)) if revoke else None
    for _ in range(TRIES):
        plays = _played(task, tricks, revoker)
        # Fewer plays that leave the suit led, where a choice was left, would give the answer away.
        tempting = sum(play.leaves_suit and len(play.held) > 1 for play in plays)
        if plays and tempting >= (3 if task.players > 3 else 2):
            return plays
    raise AssertionError("hands of few suits soon hold what is wanted")


def _hands(task: Task, lesson: Lesson, tricks: int) -> list[int]:
    """Deal hands from few suits, so that some are void and some can follow."""
    chance, players = task.chance, task.players
    size = players * tricks
    pool = [card for suit in chance.sample(SUIT_CARDS, lesson.suits) for card in suit]
    trumps = chance.sample(TRUMP_CARDS, min(lesson.trumps, size // 2))
    fool = [FOOL] if lesson.fool else []
    rest = chance.sample(pool, size - len(trumps) - len(fool))
    bits = [task.variant.order.bit[card] for card in chance.shuffled([*rest, *trumps, *fool])]
    return [sum(bits[seat * tricks : (seat + 1) * tricks]) for seat in range(players)]


def _played(task: Task, tricks: int, revoker: tuple[int, int] | None) -> list[Play]:
    """Play the hands out; give nothing where the revoker found no chance to revoke."""
    chance, variant, players = task.chance, task.variant, task.players
    lesson = LESSONS[task.level]
    hands, leader = _hands(task, lesson, tricks), chance.below(players)
    if lesson.fool and chance.below(2):
        leader = next(seat for seat, hand in enumerate(hands) if hand & EXCUSE)
    bits, cards_of = variant.order.bit, variant.order.cards
    plays: list[Play] = []
    revoked = False
    for number in range(tricks):
        fallen: list[Card] = []
        trick = led = 0
        seats = [(leader + turn) % players for turn in range(players)]
        for seat in seats:
            hand = hands[seat]
            may = playable(hand, led)
            card = chance.choice(cards_of(may))
            if lesson.fool and not fallen and hand & EXCUSE and chance.below(2):
                card = FOOL
            if (seat, number) == revoker and hand & ~may:
                wrong = _illegal_card(task, lesson, hand, may, fallen)
                card, revoked = wrong or card, wrong is not None
            plays.append(Play(number, seat, card, Cards(fallen), Cards(cards_of(hand))))
            hands[seat] ^= bits[card]
            trick |= bits[card]
            led = led or variant.order.suit[bits[card]]
            fallen.append(card)
        taken = cards_of(winning(trick, led))[0]
        leader = seats[fallen.index(taken)]
    return plays if revoked or revoker is None else []


def _illegal_card(
    task: Task, lesson: Lesson, hand: int, may: int, fallen: list[Card]
) -> Card | None:
    held, before = Cards(task.variant.order.cards(hand)), Cards(fallen)
    fitting = []
    for card in task.variant.order.cards(hand & ~may):
        play = Play(0, 0, card, before, held)
        if lesson.wanted(play.judged(task.variant), play):
            fitting.append(card)
    return task.chance.choice(fitting) if fitting else None
