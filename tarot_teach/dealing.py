"""How a hand is dealt: the shuffle, the packets, and the check of hands that are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import itemgetter

from .cards import Card, deck
from .chance import Chance
from .errors import RuleError
from .order import Order
from .rules import DISCARD_SIZE, empty_cards, givable
from .variant import LastTrick, Rest, Revoking, Settling, Variant, check_variant


def after_any_trick(_left: int) -> bool:
    """Let a waiting debt be paid as soon as its owner can."""
    return True


def after_the_last_trick(left: int) -> bool:
    """Let a waiting debt be paid when no card (mask) is left in the hands."""
    return not left


PAYABLE: dict[Settling, Callable[[int], bool]] = {
    Settling.FIRST_TRICK: after_any_trick,
    Settling.END: after_the_last_trick,
}


class HandRules:
    """Keep what every step of a hand asks of its variant, so that it is looked up once."""

    __slots__ = (
        "empty",
        "exchanged",
        "forfeited",
        "givable",
        "illegal_cards_fall",
        "left_over_to_dealer",
        "lost_in_last_trick",
        "order",
        "packets",
        "payable",
        "variant",
    )

    def __init__(self, variant: Variant) -> None:
        means = variant.means
        self.variant: Variant = variant
        self.order: Order = variant.order
        self.packets: tuple[int, ...] = means("deal.packets")
        self.left_over_to_dealer: bool = means("deal.rest") is Rest.DEALER
        self.empty: int = empty_cards(variant)
        self.givable: Callable[[int, int], int] = givable(variant)
        self.exchanged: bool = means("fool.exchange")
        self.payable: Callable[[int], bool] = PAYABLE[means("fool.debt")]
        self.forfeited: bool = means("fool.forfeit")
        self.lost_in_last_trick: bool = means("fool.last-trick") is LastTrick.LOST
        self.illegal_cards_fall: bool = means("revoke.handling") is Revoking.LOSE


hand_rules = cache(HandRules)


class Deal:
    """Hold what stays as it is for a whole hand: the rules, the cards dealt, the seats."""

    __slots__ = ("bit", "dealer", "hands", "next", "order", "rules", "stock", "suit", "variant")

    def __init__(self, rules: HandRules, hands: tuple[int, ...], dealer: int, stock: int) -> None:
        order = rules.order
        self.rules: HandRules = rules
        self.variant: Variant = rules.variant
        self.order: Order = order
        self.bit: dict[Card, int] = order.bit
        self.suit: dict[int, int] = order.suit
        self.hands: tuple[int, ...] = hands
        self.dealer: int = dealer
        self.stock: int = stock
        self.next: tuple[int, ...] = _NEXT[len(hands)]

    def _contents(self) -> tuple[object, ...]:
        return self.variant, self.hands, self.dealer

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self is other or self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash(self._contents())


_NEXT = [tuple((seat + 1) % (players or 1) for seat in range(players)) for players in range(7)]


def shuffled(variant: Variant, players: int | None, dealer: int, seed: int | str) -> Deal:
    """Shuffle by the text of the seed and deal in packets, the eldest hand first.

    The same seed gives the same order of the pack in every game. Raises as `deal` does.
    """
    rules = hand_rules(check_variant(variant))
    number = variant.seats.usual if players is None else variant.check_players(players)
    check_seat("The dealer", dealer, number)
    pack = Chance(seed_text(seed)).shuffled(_pack_in_bits(rules.order))
    places, rest = _places(rules.packets, number, dealer)
    hands = [sum(places_of_seat(pack)) for places_of_seat in places]
    left_over = sum(pack[rest:])
    if rules.left_over_to_dealer:
        hands[dealer] |= left_over
        left_over = 0
    return Deal(rules, tuple(hands), dealer, left_over)


def seed_text(seed: int | str) -> str:
    """Give the text that stands for a seed; raise `TypeError` for what is no number or text."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise TypeError(f"A seed is a whole number or a text, not {seed!r}.")
    return str(seed)


@cache
def _pack_in_bits(order: Order) -> tuple[int, ...]:
    return tuple(order.bit[card] for card in deck())


@cache
def _places(
    packets: tuple[int, ...], players: int, dealer: int
) -> tuple[tuple[Callable[[Sequence[int]], tuple[int, ...]], ...], int]:
    places: list[list[int]] = [[] for _ in range(players)]
    top = 0
    for packet in packets:
        for step in range(1, players + 1):
            places[(dealer + step) % players].extend(range(top, top + packet))
            top += packet
    return tuple(itemgetter(*seat) for seat in places), top


def given(
    variant: Variant, hands: Iterable[Iterable[Card]], dealer: int, stock: Iterable[Card]
) -> Deal:
    """Check that hands and stock make a whole deal of this game. Raises as `set_up` does."""
    rules = hand_rules(check_variant(variant))
    masks = [
        rules.order.mask(cards_of(hand, f"hand {seat}"), f"hand {seat}")
        for seat, hand in enumerate(_several(hands))
    ]
    players = variant.check_players(len(masks))
    check_seat("The dealer", dealer, players)
    asleep = rules.order.mask(cards_of(stock, "the stock"), "the stock")
    sizes = [variant.means("deal.hand")] * players
    left_over = 78 - sum(sizes)
    if rules.left_over_to_dealer:
        sizes[dealer] += DISCARD_SIZE
        left_over = 0
    _check_apart(rules.order, [*masks, asleep])
    for seat, (mask, size) in enumerate(zip(masks, sizes, strict=True)):
        _check_size(variant, mask, size, f"hand {seat}")
    # Right sizes without a double make the whole pack, so no card can be missing then.
    _check_size(variant, asleep, left_over, "the stock")
    return Deal(rules, tuple(masks), dealer, asleep)


def _several(hands: Iterable[Iterable[Card]]) -> list[Iterable[Card]]:
    if isinstance(hands, str) or not isinstance(hands, Iterable):
        raise TypeError("Give the hands as a list with one hand for each seat.")
    return list(hands)


def cards_of(cards: Iterable[Card], what: str) -> Iterable[Card]:
    """Refuse a text, or what is no collection, where cards are wanted (`TypeError`)."""
    if isinstance(cards, str) or not isinstance(cards, Iterable):
        raise TypeError(f"Give {what} as cards; parse_cards() reads them from a text.")
    return cards


def check_seat(what: str, seat: int, players: int) -> int:
    """Return the seat; raise `TypeError` or `RuleError` for what is no seat of this table."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise TypeError(f"{what} is a seat, a whole number, not {seat!r}.")
    if not 0 <= seat < players:
        raise RuleError(f"{what} is one of seats 0 to {players - 1}, not {seat}.")
    return seat


def _check_size(variant: Variant, mask: int, size: int, what: str) -> None:
    number = mask.bit_count()
    if number != size:
        raise RuleError(
            f"{what[0].upper()}{what[1:]} has {number} {'card' if number == 1 else 'cards'}; "
            f"in {variant.name} it should have {size} here."
        )


def _check_apart(order: Order, parts: Sequence[int]) -> None:
    seen = 0
    for part in parts:
        if seen & part:
            card = order.cards(seen & part)[0]
            raise RuleError(f"{card} ({card.name}) is dealt twice; a pack has it once.")
        seen |= part
