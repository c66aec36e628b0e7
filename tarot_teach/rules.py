"""What may be played, who wins a trick, what may be given for the Fool or laid away.

Every question has a quick answer on masks (see `order.py`), which hands of play use, and a
`judge_…` function that gives the same answer with its reason and the rulings behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from . import english
from .cards import FOOL, MOUNTEBANK, ROUND_SUITS, WORLD, Card, Cards, Suit, deck, write_out
from .errors import RuleError
from .order import EXCUSE, SUIT_MASKS, TRUMPS
from .variant import Gift, TrumpsAway, Variant, check_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DISCARD_SIZE = 3
_KING_CARDS = Cards(card for card in deck() if card.rank == "K")


@dataclass(frozen=True)
class Verdict:
    """Give an answer about the rules, with its reason and the rulings it rests on.

    `key` names the kind of reason (`must-follow-suit`); `rulings` holds ruling ids, the deciding
    one first; `sentence` is the reason with cards as tokens; `answer` is what was asked for where
    that is more than yes or no (the index of the winning card, the seats that win).
    """

    ok: bool
    key: str
    reason: str
    rulings: tuple[str, ...]
    sentence: str = ""
    answer: Any = None


def verdict(
    ok: bool, key: str, sentence: str, rulings: Iterable[str], answer: object = None
) -> Verdict:
    """Build a verdict from a sentence with tokens, dropping repeated rulings."""
    return Verdict(ok, key, write_out(sentence), tuple(dict.fromkeys(rulings)), sentence, answer)


def playable(hand: int, led: int) -> int:
    """Give the cards of a hand that may be played; `led` is the mask of the led suit, 0 before."""
    if not led:
        return hand
    if hand & led:
        return hand & (led | EXCUSE)
    return hand & (TRUMPS | EXCUSE) if hand & TRUMPS else hand


def winning(trick: int, led: int) -> int:
    """Give the bit of the card that wins a trick: the highest trump, else of the led suit."""
    contest = trick & TRUMPS or trick & led
    return 1 << contest.bit_length() - 1


def led_suit(trick: Sequence[Card]) -> Suit | None:
    """Name the suit to be followed: that of the first card that is not the Fool.

    >>> led_suit([Card("F"), Card("C3")])
    <Suit.CUPS: 'C'>
    """
    return next((card.suit for card in trick if card is not FOOL), None)


def _led_mask(trick: Sequence[Card]) -> int:
    suit = led_suit(trick)
    return SUIT_MASKS[suit] if suit else 0


def _read(variant: Variant, cards: Iterable[Card], where: str) -> tuple[Cards, int]:
    read = Cards(_iterable(cards, where))
    return read, check_variant(variant).order.mask(read, where)


def _iterable(cards: Iterable[Card], where: str) -> Iterable[Card]:
    if isinstance(cards, str) or not isinstance(cards, Iterable):
        raise TypeError(f"Give {where} as cards; parse_cards() reads them from a text.")
    return cards


def _read_trick(variant: Variant, trick: Iterable[Card], to_come: int) -> tuple[Cards, int]:
    cards, mask = _read(variant, trick, "the trick")
    most = max(variant.seats.allowed) - to_come
    if len(cards) > most:
        raise RuleError(
            f"The trick has {len(cards)} cards; in {variant.name} it can have {most} at this point."
        )
    return cards, mask


def _read_turn(
    variant: Variant, hand: Iterable[Card], trick: Iterable[Card]
) -> tuple[int, Cards, int]:
    _, held = _read(variant, hand, "the hand")
    played, fallen = _read_trick(variant, trick, to_come=1)
    if held & fallen:
        card = variant.order.cards(held & fallen)[0]
        raise RuleError(
            f"{card} ({card.name}) is in the hand and in the trick; a pack has it once."
        )
    return held, played, _led_mask(played)


def legal_cards(variant: Variant, hand: Iterable[Card], trick: Iterable[Card]) -> tuple[Card, ...]:
    """List what may be played from `hand` after the cards of `trick` (leader's first).

    Returns cards in the game's order, highest first. Raises `TypeError` for what is no card,
    `RuleError` for a card that comes twice and for a trick that is already full.
    Source: rulings `trick.follow`, `trick.trump-led`, `fool.any-time`, `fool.led`.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> hand, trick = parse_cards("C4 D9 T3 T18 F"), parse_cards("SK T15")
    >>> print(*legal_cards(VARIANTS["1597"], hand, trick))
    T18 T3 F
    """
    held, _, led = _read_turn(variant, hand, trick)
    return variant.order.cards(playable(held, led))


def judge_play(
    variant: Variant, hand: Iterable[Card], trick: Iterable[Card], card: Card
) -> Verdict:
    """Say whether `card` may be played from `hand` after `trick`, and why.

    A card that is not held is not allowed. Raises as `legal_cards` does.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> hand, trick = parse_cards("C4 D9"), parse_cards("CK")
    >>> judge_play(VARIANTS["1597"], hand, trick, Card("D9")).key
    'must-follow-suit'
    """
    held, played, led_mask = _read_turn(variant, hand, trick)
    bit = variant.order.mask([card], "the play")
    led, cite = led_suit(played), variant.cite
    if not held & bit:
        return verdict(False, "not-held", english.not_held(card), cite("trick.follow"))
    if card is FOOL:
        return verdict(True, "fool", english.fool_is_free(card), cite("fool.any-time"))
    if led is None:
        if played:
            return verdict(True, "free-after-fool", english.free_after_fool(card), cite("fool.led"))
        return verdict(True, "leads", english.leads(card), cite("trick.lead"))
    after_fool = cite("fool.led") if played[0] is FOOL else ()
    if bit & playable(held, led_mask):
        key, sentence, rulings = _why_legal(variant, held, played, card, led)
    else:
        key, sentence, rulings = _why_illegal(variant, held, played, card, led)
    return verdict(bool(bit & playable(held, led_mask)), key, sentence, rulings + after_fool)


def _why_legal(
    variant: Variant, held: int, played: Cards, card: Card, led: Suit
) -> tuple[str, str, tuple[str, ...]]:
    cite = variant.cite
    higher = (
        [other for other in played if other.suit is Suit.TRUMPS] if card.suit is Suit.TRUMPS else []
    )
    lower = any(variant.order.beats(other, card) for other in higher)
    lead, fool_held = english.what_was_led(played, led), bool(held & EXCUSE)
    if card.suit is led is Suit.TRUMPS:
        sentence = (
            english.follows_lower_trump(card, lead, len(higher))
            if lower
            else english.follows(card, lead)
        )
        return (
            "follows-trumps",
            sentence,
            cite("trick.trump-led", "trick.follow", "trick.overtrump"),
        )
    if card.suit is led:
        return "follows-suit", english.follows(card, lead), cite("trick.follow")
    if card.suit is Suit.TRUMPS:
        if lower:
            return (
                "trumps-low",
                english.trumps_low(card, led, fool_held, len(higher)),
                cite("trick.overtrump", "trick.follow"),
            )
        return "trumps", english.trumps(card, led, fool_held), cite("trick.follow")
    if fool_held:
        sentence = english.free_but_for_fool(card, led)
        return "fool-is-no-trump", sentence, cite("fool.not-a-trump", "trick.follow")
    return "void", english.free_when_void(card, led), cite("trick.follow")


def _why_illegal(
    variant: Variant, held: int, played: Cards, card: Card, led: Suit
) -> tuple[str, str, tuple[str, ...]]:
    cite = variant.cite
    lead, fool_held = english.what_was_led(played, led), bool(held & EXCUSE)
    following = variant.order.cards(held & SUIT_MASKS[led])
    if following and led is Suit.TRUMPS:
        sentence = english.must_follow_trumps(card, following, lead, fool_held)
        return "must-follow-trumps", sentence, cite("trick.trump-led", "trick.follow")
    if following:
        sentence = english.must_follow_suit(card, led, following, lead, fool_held)
        return "must-follow-suit", sentence, cite("trick.follow")
    sentence = english.must_trump(card, led, variant.order.cards(held & TRUMPS), fool_held)
    return "must-trump", sentence, cite("trick.follow")


def trick_winner(variant: Variant, trick: Iterable[Card]) -> int:
    """Tell which card of a trick wins, as its index (0 = the leader's).

    Of an unfinished trick, tells which card is winning so far. Raises `RuleError` for an empty
    trick, for the Fool alone, and for more cards than the game has players.
    Source: rulings `trick.winner`, `order.round-suits`, `order.top-trump`, `fool.led`.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> trick_winner(VARIANTS["1597"], parse_cards("D2 D10 D1"))
    1
    >>> trick_winner(VARIANTS["piedmontese"], parse_cards("D2 D10 D1"))
    2
    """
    cards, mask = _read_contest(variant, trick)
    return cards.index(_winning_card(variant, cards, mask))


def _read_contest(variant: Variant, trick: Iterable[Card]) -> tuple[Cards, int]:
    cards, mask = _read_trick(variant, trick, to_come=0)
    if not mask & ~EXCUSE:
        what = "The Fool alone cannot win a trick" if mask else "An empty trick has no winner"
        raise RuleError(f"{what}; give at least one other card.")
    return cards, mask


def _winning_card(variant: Variant, cards: Cards, mask: int) -> Card:
    return variant.order.at[winning(mask, _led_mask(cards)).bit_length()][0]


def judge_trick(variant: Variant, trick: Iterable[Card]) -> Verdict:
    """Tell which card of a trick wins, and why; `answer` is its index.

    Raises as `trick_winner` does.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> judge_trick(VARIANTS["piedmontese"], parse_cards("D2 D10 D1")).rulings[0]
    'piedmontese.order.round-suits'
    """
    cards, mask = _read_contest(variant, trick)
    winner = _winning_card(variant, cards, mask)
    led = led_suit(cards)
    assert led is not None
    key, sentence, questions = _why_it_wins(variant, cards, winner, led)
    if cards[0] is FOOL:
        questions += ("fool.led",)
        if winner is not cards[1]:
            sentence = english.suit_set_after_fool(sentence, cards[1])
    return verdict(True, key, sentence, variant.cite(*questions), cards.index(winner))


def _why_it_wins(
    variant: Variant, cards: Cards, winner: Card, led: Suit
) -> tuple[str, str, tuple[str, ...]]:
    others = Cards(card for card in cards if card.suit is winner.suit and card is not winner)
    if winner.suit is Suit.TRUMPS:
        if not others:
            return "only-trump", english.wins_as_only_trump(winner), ("trick.winner",)
        rival = variant.order.at[77][0]
        if winner is variant.top_trump and rival in others:
            sentence = english.wins_over_top_trump(winner, rival)
            return "top-trump", sentence, ("order.top-trump", "trick.winner")
        sentence = english.wins_as_highest_trump(winner, others)
        return "highest-trump", sentence, ("trick.winner",)
    if not others:
        return "alone", english.wins_alone(winner, led), ("trick.winner", "trick.off-suit")
    off_suit = ("trick.off-suit",) if len(others) + 1 < len(cards) else ()
    # Only among pips does it matter which way up the suit runs.
    if led in ROUND_SUITS and winner.number:
        by_pips = ("order.round-suits", "trick.winner", *off_suit)
        if variant.means("order.round-suits"):
            return "upside-down", english.wins_upside_down(winner, led, others), by_pips
        return "highest-of-suit", english.wins_as_highest_of_suit(winner, led, others), by_pips
    sentence = english.wins_as_highest_of_suit(winner, led, others)
    return "highest-of-suit", sentence, ("trick.winner", *off_suit)


def empty_cards(variant: Variant) -> int:
    """Give the mask of the cards that are worth least: the empty ones."""
    least = variant.empty_points
    return sum(
        variant.order.bit[card] for card, points in variant.points.items() if points == least
    )


def any_card(pile: int, _empty: int) -> int:
    """Give what may be given where any card will do: all but the Fool itself."""
    return pile & ~EXCUSE


def empty_card(pile: int, empty: int) -> int:
    """Give what may be given where only an empty card will do."""
    return pile & empty


def empty_card_if_any(pile: int, empty: int) -> int:
    """Give what may be given where an empty card is due, but another will do for lack of one."""
    return pile & empty or pile & ~EXCUSE


def givable(variant: Variant) -> Callable[[int, int], int]:
    """Choose how the game picks what may be given from a pile (mask), given the empty cards."""
    if variant.means("fool.gift") is Gift.ANY:
        return any_card
    # A game that defines the empty card waits for one; the others take what there is.
    return empty_card if variant.answers("fool.empty") else empty_card_if_any


def legal_gifts(variant: Variant, pile: Iterable[Card]) -> tuple[Card, ...]:
    """List what the Fool's owner may give from a pile, highest first; () where nothing is given.

    Raises `TypeError` and `RuleError` as `legal_cards` does.
    Source: rulings `fool.gift`, `fool.empty`, `fool.exchange`.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> print(*legal_gifts(VARIANTS["piedmontese"], parse_cards("CK C1 T21 F")))
    T21 C1
    """
    _, mask = _read(variant, pile, "the pile")
    if not variant.means("fool.exchange"):
        return ()
    return variant.order.cards(givable(variant)(mask, empty_cards(variant)))


def judge_gift(variant: Variant, pile: Iterable[Card], card: Card) -> Verdict:
    """Say whether `card` may be given from `pile` for the Fool, and why.

    Raises as `legal_gifts` does.
    """
    _, mask = _read(variant, pile, "the pile")
    bit, cite = variant.order.mask([card], "the gift"), variant.cite
    if not variant.means("fool.exchange"):
        return verdict(False, "no-exchange", english.no_exchange(), cite("fool.exchange"))
    if not mask & bit:
        return verdict(False, "not-in-pile", english.not_in_pile(card), cite("fool.gift-from"))
    if card is FOOL:
        rulings = cite("fool.gift-not-fool", "fool.gift", "fool.empty")
        return verdict(False, "fool-itself", english.fool_not_itself(), rulings)
    empty = empty_cards(variant)
    ok = bool(bit & givable(variant)(mask, empty))
    if variant.means("fool.gift") is Gift.ANY:
        return verdict(True, "any-card", english.may_give(card), cite("fool.gift", "fool.exchange"))
    rulings = cite("fool.gift", "fool.empty", "score.values", "fool.exchange")
    if card in (variant.top_trump, variant.order.at[77][0]):
        rulings += cite("order.top-trump")
    if not ok:
        return verdict(False, "not-empty", english.not_empty(card, variant.points[card]), rulings)
    if bit & empty:
        return verdict(True, "empty-card", english.may_give_empty(card), rulings)
    return verdict(True, "no-empty-card", english.may_give_for_lack(card), rulings)


def barred_from_discard(variant: Variant, hand: int) -> int:
    """Give the cards of the dealer's hand (a mask) that may not be laid away."""
    bit = variant.order.bit
    top, pagat = bit[variant.top_trump], bit[MOUNTEBANK]
    kings = sum(bit[king] for king in _KING_CARDS)
    held_trumps = hand & TRUMPS
    barred = kings | top
    if held_trumps or not variant.means("discard.fool"):
        barred |= EXCUSE
    if not (variant.means("discard.pagat") and held_trumps == pagat and not hand & EXCUSE):
        barred |= pagat
    if variant.means("discard.trumps") is TrumpsAway.FORCED:
        plain = TRUMPS & ~(top | pagat)
        if (hand & ~barred & ~plain).bit_count() >= DISCARD_SIZE:
            barred |= plain
    return hand & barred


def judge_discard(variant: Variant, hand: Iterable[Card], discard: Iterable[Card]) -> Verdict:
    """Say whether the dealer may lay away `discard` (three cards) from `hand` (28), and why.

    Raises `RuleError` in a game without a discard and for a card twice in the hand.
    Source: rulings `discard.…` of the Piedmontese game.

    >>> from tarot_teach.cards import parse_cards
    >>> from tarot_teach.variants import VARIANTS
    >>> hand = parse_cards("SK C9 D10 T21 T3 F")
    >>> judge_discard(VARIANTS["piedmontese"], hand, parse_cards("C9 D10 F")).key
    'barred-fool'
    """
    if not check_variant(variant).answers("discard.kings"):
        raise RuleError(f"{variant.name} has no discard: the cards left over lie aside.")
    _, held = _read(variant, hand, "the hand")
    away = Cards(_iterable(discard, "the discard"))
    order, cite = variant.order, variant.cite
    for place, card in enumerate(away):
        bit = order.mask([card], "the discard")
        if card in away[:place]:
            return verdict(False, "twice", english.away_twice(card), cite("deal.rest"))
        if not held & bit:
            return verdict(False, "not-held", english.not_held(card), cite("deal.rest"))
    if len(away) != DISCARD_SIZE:
        sentence = english.away_wrong_number(len(away))
        return verdict(False, "wrong-number", sentence, cite("deal.rest"))
    barred = barred_from_discard(variant, held)
    touched = [question for card in away for question in _discard_questions(variant, card)]
    for card in away:
        if order.bit[card] & barred:
            key, sentence, question = _why_barred(variant, card)
            return verdict(False, key, sentence, cite(question, *touched))
    alone = [card for card in away if card in (FOOL, MOUNTEBANK)]
    sentence = english.away_allowed_alone(alone[0]) if alone else english.away_allowed(away)
    return verdict(True, "may-lay-away", sentence, cite(*touched, "deal.rest", "discard.kings"))


def _discard_questions(variant: Variant, card: Card) -> tuple[str, ...]:
    if card is FOOL:
        return ("discard.fool",)
    if card is MOUNTEBANK:
        return ("discard.pagat",)
    if card is variant.top_trump:
        return ("discard.top-honour", "order.top-trump")
    if card in (WORLD, variant.order.at[77][0]):
        return ("order.top-trump", "discard.trumps")
    if card.suit is Suit.TRUMPS:
        return ("discard.trumps",)
    if card.rank == "K":
        return ("discard.kings",)
    return () if card.number else ("discard.courts",)


def _why_barred(variant: Variant, card: Card) -> tuple[str, str, str]:
    if card is FOOL:
        never = not variant.means("discard.fool")
        return "barred-fool", english.away_fool(never), "discard.fool"
    if card is MOUNTEBANK:
        alone_allowed = variant.means("discard.pagat")
        return "barred-pagat", english.away_pagat(alone_allowed), "discard.pagat"
    if card is variant.top_trump:
        return "barred-top-honour", english.away_top_honour(card), "discard.top-honour"
    if card.suit is Suit.TRUMPS:
        return "barred-trump", english.away_trump(card), "discard.trumps"
    return "barred-king", english.away_king(card), "discard.kings"
