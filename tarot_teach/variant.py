"""A game as data: one cited ruling for every question its rules must answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from .cards import FOOL, MOUNTEBANK, Card, deck
from .errors import RuleError
from .order import Order, order_of
from .rulebook import RulebookOrClass
from .sources import Ruling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

QUESTIONS: Mapping[str, str] = MappingProxyType(
    {
        "pack.french-suits": "How do French suits stand in for the Italian ones?",
        "order.courts": "How do the court cards rank?",
        "order.round-suits": "Do the pip cards of Cups and Coins run upside down?",
        "order.top-trump": "Which trump is the highest?",
        "honours": "Which cards are called honours?",
        "fool.not-a-trump": "Is the Fool a trump?",
        "players": "How many can play?",
        "table.direction": "Which way round do deal and play go?",
        "table.first-dealer": "Who deals first?",
        "table.next-dealer": "Who deals next?",
        "table.eldest": "Who is the eldest hand?",
        "deal.hand": "How many cards does everybody get?",
        "deal.packets": "In what packets are they dealt?",
        "deal.rest": "What happens to the cards left over?",
        "discard.counts": "Whose are the cards laid away?",
        "discard.kings": "May a King be laid away?",
        "discard.top-honour": "May the highest honour be laid away?",
        "discard.fool": "May the Fool be laid away?",
        "discard.pagat": "May the Mountebank be laid away?",
        "discard.trumps": "May other trumps be laid away?",
        "discard.courts": "May Queens, Cavaliers and Knaves be laid away?",
        "discard.possible": "Can there be nothing to lay away?",
        "discard.secrecy": "Who may look at the cards laid away?",
        "discard.illegal": "What if a forbidden card is laid away?",
        "trick.lead": "Which card may be led?",
        "trick.follow": "What must a player play?",
        "trick.trump-led": "What if a trump is led?",
        "trick.overtrump": "Must you play a higher trump if you can?",
        "trick.winner": "Who wins a trick?",
        "trick.off-suit": "Can a card of another suit win?",
        "trick.next-lead": "Who leads to the next trick?",
        "trick.face-down": "May taken tricks be looked at again?",
        "fool.any-time": "When may the Fool be played?",
        "fool.led": "What if the Fool is led?",
        "fool.led-by-two": "What if one of two players leads the Fool?",
        "fool.never-wins": "Can the Fool win a trick?",
        "fool.last-trick": "What if the Fool comes in the last trick?",
        "fool.exchange": "Does its player take the Fool back and give a card for it?",
        "fool.gift": "Which card may be given for the Fool?",
        "fool.empty": "Which cards are empty and may be given for the Fool?",
        "fool.gift-from": "Where does the card for the Fool come from?",
        "fool.gift-not-fool": "May the Fool itself be given?",
        "fool.gift-owner": "Who keeps the card given for the Fool?",
        "fool.gift-moment": "When is the card for the Fool chosen?",
        "fool.debt": "What if there is no card to give yet?",
        "fool.forfeit": "What if there never is a card to give?",
        "fool.discarded": "What if the Fool was laid away?",
        "revoke.penalty": "What does a revoke cost?",
        "revoke.handling": "Does this program refuse an illegal card?",
        "score.values": "What are the cards worth?",
        "score.method": "How is a pile counted?",
        "score.one-point": "Does every card count one point besides?",
        "score.odd-groups": "What does an incomplete group of three lose?",
        "score.game-points": "How do points become game points?",
        "score.kept-fool": "Does a kept Fool count among the cards taken?",
        "score.exchange": "How do the Fool and the card given for it count?",
        "score.asleep": "Who scores cards that were not dealt?",
        "score.below-zero": "Can a score fall below zero?",
        "score.zero-sum": "What do the three scores of a deal sum to?",
        "end.target": "When is the game over?",
        "end.winner": "Who wins the game?",
        "end.nobody": "What if nobody has won yet?",
    }
)
"""What every game is asked, in the order in which a rulebook would tell it."""


class Rest(StrEnum):
    """What becomes of the cards left over after the deal."""

    STOCK = "stock"
    DEALER = "dealer"


class TrumpsAway(StrEnum):
    """How freely trumps that are no honours may be laid away."""

    FREE = "free"
    FORCED = "forced"


class LastTrick(StrEnum):
    """What the Fool does in the last trick."""

    ORDINARY = "ordinary"
    LOST = "lost"


class Gift(StrEnum):
    """Which cards of a pile may be given for the Fool."""

    ANY = "any"
    EMPTY = "empty"


class Settling(StrEnum):
    """When a debt for the Fool that cannot be paid at once is paid."""

    FIRST_TRICK = "first_trick"
    END = "end"


class Revoking(StrEnum):
    """Whether an illegal card is refused or falls on the table."""

    REFUSE = "refuse"
    LOSE = "lose"


class Reckoning(StrEnum):
    """How a pile of taken cards becomes a score."""

    TWELVE = "twelve"
    THREES = "threes"


class Ending(StrEnum):
    """When a game is over."""

    FIFTY = "fifty"
    THREE_DEALS = "three_deals"


class Winning(StrEnum):
    """Who wins when a game is over."""

    HIGHEST = "highest"
    ELDER = "elder"
    ELDER_ON_EQUAL = "elder_on_equal"
    INSTANT = "instant"
    LOSER_PAYS = "loser_pays"


@dataclass(frozen=True)
class Seats:
    """Say how many may play, and how many usually do."""

    allowed: tuple[int, ...]
    usual: int


@dataclass(frozen=True)
class PointTable:
    """Say what cards are worth in points: the three special cards, courts by rank, the rest."""

    fool: int
    top_trump: int
    mountebank: int
    courts: Mapping[str, int]
    other: int


@dataclass(frozen=True, eq=False)
class Variant:
    """Hold one game: its rulings, and what the rules derive from them.

    Two variants are equal when they are the same game under the same house rules.
    """

    key: str
    name: str
    rulings: tuple[Ruling, ...]

    def __post_init__(self) -> None:
        known = [question for question in QUESTIONS if f"{self.key}.{question}" in self._by_id]
        if len(known) != len(self.rulings):
            raise RuleError(f"{self.key}: a ruling answers no known question, or one comes twice.")

    @cached_property
    def _by_id(self) -> dict[str, Ruling]:
        return {ruling.id: ruling for ruling in self.rulings}

    def __getitem__(self, question: str) -> Ruling:
        """Find the ruling on a question such as `fool.gift` (the game's prefix may be given).

        Raises `RuleError` where the question is unknown or does not arise in this game.
        """
        prefix = f"{self.key}."
        ruling_id = question if question.startswith(prefix) else prefix + question
        try:
            return self._by_id[ruling_id]
        except KeyError:
            raise RuleError(f"{self.name} has no ruling on {question!r}.") from None

    def answers(self, question: str) -> bool:
        """Tell whether a question arises in this game."""
        return f"{self.key}.{question}" in self._by_id

    def means(self, question: str) -> Any:
        """Give what the rules work with for a question; None where it does not arise."""
        found = self._by_id.get(f"{self.key}.{question}")
        return found.means if found else None

    def cite(self, *questions: str) -> tuple[str, ...]:
        """Name the rulings on these questions by id, leaving out what does not arise."""
        return tuple(f"{self.key}.{question}" for question in questions if self.answers(question))

    @cached_property
    def options(self) -> Mapping[str, Any]:
        """Map each house rule of this game to the value in force."""
        return MappingProxyType({r.option: r.value for r in self.rulings if r.option})

    @cached_property
    def house_rules(self) -> Mapping[str, Any]:
        """Map those house rules that are not at their default to the value in force."""
        chosen = {r.option: r.value for r in self.rulings if r.option and r.value != r.default}
        return MappingProxyType(chosen)

    def with_rules(self, /, **choices: Any) -> Variant:
        """Choose house rules; this variant stays as it is.

        Raises `RuleError` for a house rule or a value this game does not know.

        >>> from tarot_teach.variants import VARIANTS
        >>> VARIANTS["1659"].with_rules(values="full").house_rules["values"]
        'full'
        """
        for name in choices:
            if name not in self.options:
                known = ", ".join(self.options)
                raise RuleError(f"{self.name} has no house rule {name!r}. It knows: {known}.")
        rulings = tuple(
            ruling.with_value(choices[ruling.option]) if ruling.option in choices else ruling
            for ruling in self.rulings
        )
        return replace(self, rulings=rulings)

    @cached_property
    def order(self) -> Order:
        """Give the order of the whole pack in this game."""
        return order_of(
            round_suits_reversed=self.means("order.round-suits"),
            angel_high=self.means("order.top-trump"),
        )

    @cached_property
    def points(self) -> Mapping[Card, int]:
        """Give the points of every card, before any count of cards or groups."""
        table: PointTable = self.means("score.values")
        points = {card: table.courts.get(card.rank, table.other) for card in deck()}
        points[FOOL], points[MOUNTEBANK] = table.fool, table.mountebank
        points[self.top_trump] = table.top_trump
        return MappingProxyType(points)

    @property
    def top_trump(self) -> Card:
        """Give the trump that beats all others."""
        return self.order.at[78][0]

    @cached_property
    def empty_points(self) -> int:
        """Give what an empty card is worth: the least of all."""
        return min(self.points.values())

    @property
    def seats(self) -> Seats:
        """Say how many may play."""
        return self.means("players")  # type: ignore[no-any-return]

    def check_players(self, players: int) -> int:
        """Return the number of players if this game takes it.

        Raises `TypeError` for what is no whole number and `RuleError` for a wrong one.
        """
        if not isinstance(players, int) or isinstance(players, bool):
            raise TypeError(f"The number of players is a whole number, not {players!r}.")
        if players not in self.seats.allowed:
            *fewer, most = (str(number) for number in self.seats.allowed)
            allowed = f"{', '.join(fewer)} or {most}" if fewer else most
            raise RuleError(f"{self.name} is for {allowed} players, not {players}.")
        return players

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        return self.key == other.key and self.house_rules == other.house_rules

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.house_rules.items())))

    def __deepcopy__(self, memo: object) -> Variant:
        return self

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!s}" for name, value in self.house_rules.items())
        return f"<{self.name}{': ' + chosen if chosen else ''}>"


def check_variant(variant: Variant) -> Variant:
    """Return the variant; raise `TypeError` for anything else, such as a game's key."""
    if not isinstance(variant, Variant):
        raise TypeError(f"Give a game such as VARIANTS['1597'], not {variant!r}.")
    return variant


Variant.__doc__ = RulebookOrClass(Variant.__doc__ or "", QUESTIONS)  # type: ignore[assignment]
