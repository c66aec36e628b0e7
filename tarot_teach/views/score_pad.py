"""What the score pad of the site needs to know of each game, as numbers, names and sentences.

The pad's script adds and compares; which weights it adds, and whom it lets win, stands here and is
read off the rulings.
"""

from __future__ import annotations

import json

from ..cards import FOOL, MOUNTEBANK, Card, card_names, deck
from ..scoring import DEALS_IN_A_GAME, FIFTY, GROUP, TWELVE
from ..variant import QUESTIONS, Ending, Reckoning, Rest, Revoking, Winning
from ..variants import VARIANTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..sources import Ruling
    from ..variant import Variant

    Facts = dict[str, dict[str, Any]]

WINNERS: dict[Winning, dict[str, Any]] = {
    Winning.HIGHEST: {"by": ["total"], "take": "first", "claims": False},
    Winning.ELDER: {"by": ["place"], "take": "first", "claims": False},
    Winning.ELDER_ON_EQUAL: {"by": ["total", "place"], "take": "first", "claims": False},
    Winning.INSTANT: {"by": ["total"], "take": "first", "claims": True},
    Winning.LOSER_PAYS: {"by": ["total"], "take": "all but last", "claims": False},
}
"""How the winners are found: candidates in the order of `by`; those equal to the first, or all but
those equal to the last. `claims` lets a player say "fifty" in the middle of a hand."""


def score_pad_data() -> dict[str, Any]:
    """Give the names of the counting cards, and for each game its facts and house rules.

    >>> letter = score_pad_data()["games"]["1597"]
    >>> letter["weights"]["start"], letter["weights"]["values"]["SK"], letter["end"]["target"]
    (-12, 4, 50)
    """
    names = card_names("english")
    counting = {c.code: names[c.code] for v in VARIANTS.values() for c in counting_cards(v)}
    return {"names": counting, "games": {key: _game(game) for key, game in VARIANTS.items()}}


def _game(variant: Variant) -> dict[str, Any]:
    offered = [_house_rule(variant, ruling) for ruling in variant.rulings if ruling.option]
    house_rules = [rule for rule in offered if any(one["changes"] for one in rule["choices"])]
    return {"name": variant.name, **game_facts(variant), "houseRules": house_rules}


def _house_rule(variant: Variant, ruling: Ruling) -> dict[str, Any]:
    """Say what the pad does otherwise under each answer; most house rules change nothing in it."""
    usual = game_facts(variant)
    option = str(ruling.option)
    choices = [
        {
            "value": _written(value),
            "wording": answer.wording,
            "changes": _changes(usual, game_facts(variant.with_rules(**{option: value}))),
        }
        for value, answer in ruling.allowed.items()
    ]
    return {"option": option, "question": QUESTIONS[ruling.question], "choices": choices}


def _written(value: object) -> str:
    return str(value) if isinstance(value, str) else json.dumps(value)


def _changes(usual: Facts, other: Facts) -> Facts:
    changed = {
        part: {name: fact for name, fact in facts.items() if fact != usual[part][name]}
        for part, facts in other.items()
    }
    return {part: facts for part, facts in changed.items() if facts}


def game_facts(variant: Variant) -> Facts:
    """Give what the pad works with under the house rules in force, as plain data.

    `weights`: a pile is worth `start`, plus `each` for every card, plus the `values` of its
    counting cards, less `off` for every whole group of `size` cards and `oddOff` for an incomplete
    one; the game adds that less `share`. `dealt`: the piles of a hand hold `each` cards for every
    player and `over` besides. `foolKept`: how a pile may hold a Fool that was not paid for.
    `revoke` in `end`: who wins of the others when somebody has revoked, or None.
    """
    seats = variant.seats
    return {
        "players": {"allowed": list(seats.allowed), "usual": seats.usual},
        "dealt": {"each": variant.means("deal.hand"), "over": _over(variant), "pack": len(deck())},
        "foolKept": {
            "notGiven": not variant.means("fool.exchange"),
            "neverPaid": not variant.means("fool.forfeit"),
        },
        "weights": _weights(variant),
        "end": {
            **ENDS[variant.means("end.target")],
            **WINNERS[variant.means("end.winner")],
            "revoke": _revoke(variant),
        },
    }


def counting_cards(variant: Variant) -> list[Card]:
    """List the cards worth more than an empty card: courts by rank, Fool, Mountebank, top trump.

    >>> [card.code for card in counting_cards(VARIANTS["1659"])]
    ['SK', 'CK', 'BK', 'DK', 'F']
    """
    shown = [card for rank in "KQCV" for card in deck() if card.rank == rank]
    shown += [FOOL, MOUNTEBANK, variant.top_trump]
    return [card for card in shown if variant.points[card] > variant.empty_points]


def _revoke(variant: Variant) -> dict[str, Any] | None:
    # Only a game whose source states the penalty offers to let illegal cards fall.
    stated = Revoking.LOSE in variant["revoke.handling"].allowed
    return {"by": ["total"], "take": "first"} if stated else None


def _over(variant: Variant) -> int:
    """Say how many cards the dealer lays away into the pile."""
    to_dealer = variant.means("deal.rest") is Rest.DEALER
    dealt = variant.means("deal.hand") * variant.seats.usual
    return len(deck()) - dealt if to_dealer else 0


def _weights(variant: Variant) -> dict[str, Any]:
    empty = variant.empty_points
    values = {card.code: variant.points[card] - empty for card in counting_cards(variant)}
    return {**REDUCED[variant.means("score.method")](variant), "values": values}


def _reduce_twelve(variant: Variant) -> dict[str, int]:
    each = 1 + variant.empty_points
    return {"start": -TWELVE, "each": each, "size": 1, "off": 0, "oddOff": 0, "share": 0}


def _reduce_threes(variant: Variant) -> dict[str, int]:
    return {
        "start": 0,
        "each": variant.empty_points,
        "size": GROUP,
        "off": 2,
        "oddOff": variant.means("score.odd-groups"),
        "share": variant.means("score.game-points"),
    }


REDUCED = {Reckoning.TWELVE: _reduce_twelve, Reckoning.THREES: _reduce_threes}
"""The two ways of counting, each as the same few numbers."""


ENDS: dict[Ending, dict[str, int | None]] = {
    Ending.FIFTY: {"target": FIFTY, "deals": 1},
    Ending.THREE_DEALS: {"target": None, "deals": DEALS_IN_A_GAME},
}
"""From which deal on a game can be over, and the total that makes a player a candidate."""
