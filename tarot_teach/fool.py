"""What became of the Fool in a hand, and by which rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from . import english
from .cards import FOOL, Card
from .errors import RuleError
from .play import Position
from .rules import Verdict, verdict
from .variant import LastTrick, Variant


@dataclass(frozen=True)
class FoolStory:
    """Hold what happened to the Fool so far, whatever the rules say about it.

    `seat` has the Fool among its taken cards, if anybody has. `trick` is the number of the trick
    it was played to, `gift` the card given for it, `paid_after` the number of the trick after
    which that was.
    """

    seat: int | None = None
    trick: int | None = None
    gift: Card | None = None
    paid_after: int | None = None


def judge_fool(positions: Iterable[Position]) -> Verdict:
    """Tell what became of the Fool in a hand, and why; `answer` is a `FoolStory`.

    `positions` are those of the hand from its deal on, each one act after the one before. Raises
    `RuleError` where there is none. Source: rulings `fool.exchange`, `fool.gift`, `fool.debt`,
    `fool.forfeit`, `fool.last-trick`, `fool.discarded`, `score.asleep`.

    >>> from tarot_teach.play import deal
    >>> from tarot_teach.replaying import play_out
    >>> from tarot_teach.variants import VARIANTS
    >>> hand = play_out(deal(VARIANTS["1597"], seed=5), lambda position: position.legal()[0])
    >>> judge_fool(hand).key
    'asleep'
    """
    hand = tuple(positions)
    if not hand:
        raise RuleError("Give the positions of a hand; there is none.")
    variant, last = hand[0].variant, hand[-1]
    seat = next((seat for seat, pile in enumerate(last.piles) if FOOL in pile), None)
    if FOOL in last.stock:
        key, sentence, questions = "asleep", english.fool_asleep(), ("score.asleep", "deal.rest")
        return verdict(True, key, sentence, variant.cite(*questions), FoolStory())
    moment = next((place for place, now in enumerate(hand) if not _is_held(now)), None)
    if moment is None:
        sentence = english.fool_in_hand()
        return verdict(True, "in-hand", sentence, variant.cite("fool.any-time"), FoolStory())
    if hand[moment - 1].phase == "discard":
        sentence = english.fool_laid_away(last.dealer)
        rulings = variant.cite("fool.discarded", "discard.fool", "discard.counts")
        return verdict(True, "laid-away", sentence, rulings, FoolStory(seat))
    return _judge_played(variant, hand, moment, seat)


def _is_held(position: Position) -> bool:
    return any(FOOL in cards for cards in position.hands)


def _judge_played(
    variant: Variant, hand: tuple[Position, ...], moment: int, seat: int | None
) -> Verdict:
    """Judge a hand in which the Fool left its owner's hand just before `moment`."""
    owner, last = hand[moment - 1].turn, hand[-1]
    assert owner is not None
    tricks = variant.means("deal.hand")
    trick = tricks - len(hand[moment].hands[owner])
    if FOOL in last.trick.cards:
        sentence = english.fool_on_table()
        rulings = variant.cite("fool.never-wins", "fool.gift-moment")
        return verdict(True, "on-table", sentence, rulings, FoolStory(None, trick))
    in_last = variant.cite("fool.last-trick") if trick == tricks else ()
    story = FoolStory(seat, trick)
    if in_last and variant.means("fool.last-trick") is LastTrick.LOST:
        assert seat is not None
        sentence = english.fool_lost_last(owner, seat)
        return verdict(True, "lost-in-last-trick", sentence, in_last, story)
    if not variant.means("fool.exchange"):
        rulings = variant.cite("fool.exchange") + in_last
        return verdict(True, "taken-back", english.fool_taken_back(owner), rulings, story)
    creditor = next(now.leader for now in hand[moment:] if not now.trick)
    for before, after in pairwise(hand):
        if before.phase == "gift":
            (gift,) = set(before.piles[owner]) - set(after.piles[owner])
            paid_after = tricks - len(before.hands[owner])
            story = FoolStory(seat, trick, gift, paid_after)
            return _judge_paid(variant, story, owner, creditor, in_last)
    if last.phase != "over":
        rulings = variant.cite("fool.debt", "fool.exchange", "fool.gift") + in_last
        return verdict(True, "owing", english.fool_owing(owner, creditor), rulings, story)
    rulings = variant.cite("fool.forfeit", "fool.debt", "fool.exchange") + in_last
    if variant.means("fool.forfeit"):
        sentence = english.fool_forfeited(owner, creditor)
        return verdict(True, "forfeited", sentence, rulings, story)
    return verdict(True, "kept", english.fool_kept(owner, creditor), rulings, story)


def _judge_paid(
    variant: Variant, story: FoolStory, owner: int, creditor: int, in_last: tuple[str, ...]
) -> Verdict:
    assert story.gift
    if story.paid_after == story.trick:
        sentence = english.fool_paid(owner, creditor, story.gift)
        rulings = variant.cite("fool.exchange", "fool.gift", "fool.gift-owner") + in_last
        return verdict(True, "paid", sentence, rulings, story)
    sentence = english.fool_paid_late(owner, creditor, story.gift)
    rulings = variant.cite("fool.debt", "fool.exchange", "fool.gift", "fool.gift-owner")
    return verdict(True, "paid-late", sentence, rulings, story)
