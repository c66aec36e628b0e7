"""A whole hand on record: a short text that people can write, and JSON for programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from .cards import Card, Cards, deck, parse_cards
from .errors import RecordError, TarotError
from .play import Position
from .variant import Variant
from .variants import VARIANTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCHEMA = 1
MOST_DIGITS = 3
NO_CARDS = Cards()
_FIELDS = ("schema", "game", "rules", "dealer", "hands", "stock", "discard", "tricks")
_LINE = r"(game|rules|dealer|stock|discard|hand\s+(\d+)|(\d+))\s*:?(?:\s+(.*))?"
_TRUTHS = {"true": True, "false": False, "yes": True, "no": False}


@dataclass(frozen=True)
class PlayedTrick:
    """Hold the cards of one trick, the leader's first, and what was given for the Fool after it."""

    cards: Cards
    gift: Card | None = None

    def __str__(self) -> str:
        return f"{self.cards} > {self.gift}" if self.gift else str(self.cards)


@dataclass(frozen=True)
class HandRecord:
    """Keep a hand from its deal to its last card: deal, discard, plays and gifts.

    The text form has one line for each thing, in any order before the tricks:

        game 1597
        rules gift=empty settle=end
        dealer 3
        hand 0: SK S4 T3 …
        hand 1: …
        stock: …
        discard: C9 D10 T3
        1: SK S4 T3 F > D2
        2: …

    `rules` holds house rules; it, `stock` (the cards nobody was dealt) and `discard` may be left
    out where there is nothing to say. A numbered line is a trick, the leader's card first; behind
    `>` stands the card given for the Fool after that trick. The last trick may be unfinished.
    What follows `#` is a remark. A record says what happened, right or wrong: `referee` judges it.

    Raises `RecordError` for a deal that is no deal of the game, and for tricks out of shape.
    """

    variant: Variant
    dealer: int
    hands: tuple[Cards, ...]
    stock: Cards = NO_CARDS
    discard: Cards = NO_CARDS
    tricks: tuple[PlayedTrick, ...] = ()

    def __post_init__(self) -> None:
        try:
            start = self.start
        except TarotError as error:
            raise RecordError(f"The deal: {error}") from None
        if self.discard and start.phase != "discard":
            raise RecordError(f"discard: nothing is laid away in {self.variant.name}.")
        for number, trick in enumerate(self.tricks, start=1):
            self._check_trick(number, trick)

    def _check_trick(self, number: int, trick: PlayedTrick) -> None:
        players, fallen = len(self.hands), len(trick.cards)
        unfinished = 0 < fallen < players and number == len(self.tricks) and not trick.gift
        if fallen != players and not unfinished:
            cards = "1 card" if fallen == 1 else f"{fallen or 'no'} cards"
            raise RecordError(f"Trick {number} has {cards}, but {players} play.")

    @property
    def start(self) -> Position:
        """Give the position after the deal."""
        return Position.set_up(self.variant, self.hands, self.dealer, self.stock)

    def with_rules(self, /, **choices: Any) -> HandRecord:
        """Put the same hand under other house rules. Raises as `Variant.with_rules` does."""
        return replace(self, variant=self.variant.with_rules(**choices))

    @staticmethod
    def of(positions: Iterable[Position]) -> HandRecord:
        """Write down a hand from its positions, each one act after the one before.

        Raises `RecordError` where they do not begin with a deal or do not follow one another.
        """
        return record_of(tuple(positions))

    def to_text(self) -> str:
        """Write the record as text; `from_text` reads it back."""
        lines = [f"game {self.variant.key}"]
        if self.variant.house_rules:
            rules = (f"{name}={value!s}" for name, value in self.variant.house_rules.items())
            lines.append("rules " + " ".join(rules))
        lines.append(f"dealer {self.dealer}")
        lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(self.hands)]
        lines += [f"stock: {self.stock}"] if self.stock else []
        lines += [f"discard: {self.discard}"] if self.discard else []
        lines += [f"{number}: {trick}" for number, trick in enumerate(self.tricks, start=1)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> HandRecord:
        """Read a record from its text form. Raises `RecordError` naming the line."""
        if not isinstance(text, str):
            raise TypeError(f"A record is read from a text, not from {type(text).__name__}.")
        fields, places = _fields_of(text)
        return _read(fields, lambda field: places.get(field, "The record"))

    def to_json(self) -> str:
        """Write the record as JSON; `from_json` reads it back."""
        import json

        record = {
            "schema": SCHEMA,
            "game": self.variant.key,
            "rules": {
                name: value if isinstance(value, bool) else str(value)
                for name, value in self.variant.house_rules.items()
            },
            "dealer": self.dealer,
            "hands": [str(hand) for hand in self.hands],
            "stock": str(self.stock),
            "discard": str(self.discard),
            "tricks": [
                {"cards": str(trick.cards)} | ({"gift": str(trick.gift)} if trick.gift else {})
                for trick in self.tricks
            ],
        }
        return json.dumps(record)

    @staticmethod
    def from_json(text: str) -> HandRecord:
        """Read a record from JSON. Raises `RecordError` naming the field."""
        import json

        if not isinstance(text, str):
            raise TypeError(f"A record is read from a text, not from {type(text).__name__}.")
        try:
            fields = json.loads(text)
        except ValueError as error:
            raise RecordError(f"This is no JSON: {error}") from None
        except RecursionError:
            raise RecordError("This is no record: its brackets are too deep.") from None
        if not isinstance(fields, dict):
            raise RecordError("The record is no JSON object.")
        for field in fields:
            if field not in _FIELDS:
                raise RecordError(f"Field {field}: a record has only {', '.join(_FIELDS)}.")
        if fields.get("schema") != SCHEMA:
            raise RecordError(f"Field schema: this program reads schema {SCHEMA}.")
        return _read(fields, lambda field: f"Field {field}")


def _fields_of(text: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Turn the text form into the fields of the JSON form, and name the line of each."""
    fields: dict[str, Any] = {"hands": [], "tricks": []}
    places: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].strip()
        if not words:
            continue
        place = f"Line {number}"
        match = re.fullmatch(_LINE, words)
        if not match:
            raise RecordError(
                f"{place}: {words!r} begins with none of game, rules, dealer, hand 0, stock, "
                "discard, or the number of a trick."
            )
        name, hand, trick, rest = match[1], match[2], match[3], match[4] or ""
        if hand or trick:
            name, known, count = ("hands", "hand", hand) if hand else ("tricks", "trick", trick)
            due = len(fields[name]) + (name == "tricks")
            if len(count) > MOST_DIGITS or int(count) != due:
                shown = count if len(count) <= MOST_DIGITS else f"{count[:MOST_DIGITS]}…"
                raise RecordError(f"{place}: {known} {due} is due here, not {known} {shown}.")
            places[f"{name}[{len(fields[name])}]"] = place
            cards, _, gift = rest.partition(">")
            fields[name].append(rest if hand else {"cards": cards, "gift": gift})
            continue
        if name in places:
            raise RecordError(f"{place}: there is a line {name!r} already.")
        places[name] = place
        fields[name] = _value_of(name, rest, place)
    return fields, places


def _value_of(name: str, text: str, place: str) -> Any:
    if name == "dealer":
        if not re.fullmatch(r"[0-9]{1,2}", text):
            raise RecordError(f"{place}: the dealer is the number of a seat, not {text!r}.")
        return int(text)
    if name != "rules":
        return text
    rules: dict[str, Any] = {}
    for word in text.split():
        option, equals, value = word.partition("=")
        if not equals or option in rules:
            raise RecordError(f"{place}: {word!r} is no house rule; write name=value, each once.")
        rules[option] = _TRUTHS.get(value.lower(), value)
    return rules


def _read(fields: Mapping[str, Any], where: Callable[[str], str]) -> HandRecord:
    for field in ("game", "dealer", "hands"):
        if not fields.get(field) and fields.get(field) != 0:
            raise RecordError(f"The record does not say its {field}.")

    def reading(field: str, read: Callable[[Any], Any], value: Any) -> Any:
        try:
            return read(value)
        except (TarotError, TypeError) as error:
            raise RecordError(f"{where(field)}: {error}") from None

    def cards(field: str, value: Any) -> Cards:
        read: Cards = reading(field, parse_cards, value)
        return read

    def several(field: str) -> list[Any]:
        value = fields.get(field, [])
        if not isinstance(value, list):
            raise RecordError(f"{where(field)}: this is a list.")
        return value

    game = reading("game", VARIANTS.__getitem__, fields["game"])
    if type(fields["dealer"]) is not int:
        raise RecordError(f"{where('dealer')}: the dealer is the number of a seat.")
    rules = fields.get("rules", {})
    if not isinstance(rules, dict):
        raise RecordError(f"{where('rules')}: house rules are names with values.")
    variant = reading("rules", lambda chosen: game.with_rules(**chosen), rules)
    hands = tuple(cards(f"hands[{seat}]", hand) for seat, hand in enumerate(several("hands")))
    if fields.get("stock"):
        stock = cards("stock", fields["stock"])
    else:
        dealt = {card for hand in hands for card in hand}
        stock = Cards(card for card in deck() if card not in dealt)
    tricks = [
        _read_trick(f"tricks[{place}]", where(f"tricks[{place}]"), trick, cards)
        for place, trick in enumerate(several("tricks"))
    ]
    discard = cards("discard", fields.get("discard", ""))
    return HandRecord(variant, fields["dealer"], hands, stock, discard, tuple(tricks))


def _read_trick(
    field: str, place: str, trick: Any, cards: Callable[[str, Any], Cards]
) -> PlayedTrick:
    if not isinstance(trick, dict) or not {"cards"} <= set(trick) <= {"cards", "gift"}:
        raise RecordError(f"{place}: a trick has cards, and perhaps a gift.")
    gift = cards(field, trick.get("gift", ""))
    if len(gift) > 1:
        raise RecordError(f"{place}: one card is given for the Fool, not {len(gift)}.")
    return PlayedTrick(cards(field, trick["cards"]), gift[0] if gift else None)


def record_of(positions: tuple[Position, ...]) -> HandRecord:
    """Write down a hand from its positions. Raises as `HandRecord.of` does."""
    if not positions or positions[0].hands != positions[0].dealt:
        raise RecordError("The first position is not that of a deal.")
    start, discard = positions[0], Cards()
    played: list[Card] = []
    gifts: dict[int, Card] = {}
    for before, after in pairwise(positions):
        moved = _moved(before, after)
        if before.phase == "discard":
            discard = moved
        elif before.phase == "gift":
            gifts[len(played) // start.players - 1] = moved[0]
        else:
            played += moved
    tricks = [
        PlayedTrick(Cards(played[first : first + start.players]), gifts.get(number))
        for number, first in enumerate(range(0, len(played), start.players))
    ]
    return HandRecord(start.variant, start.dealer, start.dealt, start.stock, discard, tuple(tricks))


def _moved(before: Position, after: Position) -> Cards:
    """Tell which cards left a hand, or the giver's pile, between two positions."""
    if before.turn is None:
        raise RecordError("The hand is over, so no position follows.")
    sets = "piles" if before.phase == "gift" else "hands"
    moved = set(getattr(before, sets)[before.turn]) - set(getattr(after, sets)[before.turn])
    cards = Cards(card for card in before.legal() if card in moved)
    cards = cards or Cards(sorted(moved, key=str))
    try:
        follows = perform(before, ACTS[before.phase], cards) == after
    except (TarotError, IndexError):
        follows = False
    if not follows:
        raise RecordError("The positions do not follow one another.")
    return cards


ACTS = {"discard": "discard", "play": "play", "gift": "give"}
"""Map each phase to the act that it waits for."""


def perform(position: Position, act: str, cards: Cards) -> Position:
    """Do an act by its name, with its card or (for the discard) cards."""
    if act == "discard":
        return position.discard(cards)
    return position.play(cards[0]) if act == "play" else position.give(cards[0])
