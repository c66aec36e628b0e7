"""Who wins this trick?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..cards import ANGEL, FOOL, PIPS, PLAIN_SUITS, ROUND_SUITS, WORLD, Card, Cards, Suit
from ..chance import Chance
from ..english import player
from ..rules import Verdict, judge_trick, led_suit
from ..variant import Variant
from . import english
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUIT_CARDS = {
    suit: [Card(suit + rank) for rank in (*PIPS, "V", "C", "Q", "K")] for suit in PLAIN_SUITS
}
TRUMP_CARDS = [Card(f"T{number}") for number in range(1, 22)]
# Below the two highest, the order of the trumps is the same in all games.
LOWER_TRUMPS = TRUMP_CARDS[:19]

# A recipe gives the cards of a trick in order of play, won by the card at the asked place.
Recipe = Callable[[Task, int, int], list[Card]]


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about one trick."""
    chance, variant, players = task.chance, task.variant, task.players
    leader, place = chance.below(players), chance.below(players)
    recipe = chance.weighted(_recipes(task))
    return about_trick(variant, players, leader, Cards(recipe(task, players, place)))


def about_trick(variant: Variant, players: int, leader: int, cards: Cards) -> dict[str, Any]:
    """Ask who wins a given trick; the seat `leader` played the first of its cards."""
    verdict = judge_trick(variant, cards)
    seats = [(leader + turn) % players for turn in range(players)]
    return {
        "prompt": english.who_wins_prompt(variant.key, players, leader),
        "table": {
            "players": players,
            "trick": [{"seat": s, "card": c.code} for s, c in zip(seats, cards, strict=True)],
        },
        "choices": [
            _choice(variant, cards, verdict, seat, index) for index, seat in enumerate(seats)
        ],
        "tags": tags(cards, verdict),
        "hints": _hints(variant, cards, verdict),
        "worked": "\n".join(_steps(cards, verdict, seats[verdict.answer])),
        "cites": list(verdict.rulings),
    }


def tags(cards: Cards, verdict: Verdict) -> list[str]:
    """Name the rules that decide a trick: the verdict's key, and how the Fool or trumps came in."""
    found = [verdict.key]
    if FOOL in cards:
        found.append("fool-led" if cards[0] is FOOL else "fool-in-trick")
    if led_suit(cards) is Suit.TRUMPS:
        found.append("trump-led")
    return found


def _recipes(task: Task) -> dict[Recipe, int]:
    if task.level == 1:
        return {suit_led: 1}
    if task.level == 2:
        return {with_trumps: 1}
    reversed_suits = task.variant.means("order.round-suits")
    return {with_fool: 5, top_trumps: 2, upside_down: 5 if reversed_suits else 0}


def suit_led(task: Task, players: int, place: int) -> list[Card]:
    """Let a suit card win over those that follow, with cards of other suits thrown in."""
    chance = task.chance
    suit = chance.choice(PLAIN_SUITS)
    followers = chance.between(1 if place == 0 else 2, players)
    contest = chance.sample(SUIT_CARDS[suit], followers)
    if task.variant.means("order.round-suits") and suit in ROUND_SUITS:
        # A court card keeps it from mattering which way up the pips run.
        court = chance.choice(SUIT_CARDS[suit][10:])
        contest = [court, *[card for card in contest if card is not court][: followers - 1]]
    return _laid(task, contest, _off_suit(chance, suit, players - followers), place)


def with_trumps(task: Task, players: int, place: int) -> list[Card]:
    """Let a trump win, whether trumps were led or a suit was."""
    chance = task.chance
    if place == 0 or chance.below(4) == 0:
        number = chance.between(1 if place == 0 else 2, players)
        contest = chance.sample(LOWER_TRUMPS, number)
        suit = chance.choice(PLAIN_SUITS)
        rest = chance.sample([c for s in PLAIN_SUITS for c in SUIT_CARDS[s]], players - number)
        return _laid(task, contest, rest, place)
    suit = chance.choice(PLAIN_SUITS)
    number = chance.between(1, min(3, players - 1))
    contest = _high_to_low(task.variant, chance.sample(LOWER_TRUMPS, number))
    followers = chance.sample(SUIT_CARDS[suit], players - number)
    off = chance.below(2) if players - number > 2 else 0
    others = [*followers[: players - number - off], *_off_suit(chance, suit, off)]
    leader, rest = others[0], chance.shuffled([*contest[1:], *others[1:]])
    rest.insert(place - 1, contest[0])
    return [leader, *rest]


def with_fool(task: Task, players: int, place: int) -> list[Card]:
    """Put the Fool somewhere into a trick that the other cards decide."""
    chance = task.chance
    fool = chance.choice([turn for turn in range(players) if turn != place])
    inner = place - 1 if fool < place else place
    recipe = with_trumps if chance.below(2) else suit_led
    cards = recipe(task, players - 1, inner)
    cards.insert(fool, FOOL)
    return cards


def top_trumps(task: Task, players: int, place: int) -> list[Card]:
    """Bring the Angel and the World together."""
    chance, variant = task.chance, task.variant
    top = variant.top_trump
    second = WORLD if top is ANGEL else ANGEL
    if place == 0 or players == 2:
        return _laid(task, [top, second], chance.sample(LOWER_TRUMPS[::3], players - 2), place)
    suit = chance.choice(PLAIN_SUITS)
    leader, *followers = chance.sample(SUIT_CARDS[suit], players - 2)
    rest = chance.shuffled([second, *followers])
    rest.insert(place - 1, top)
    return [leader, *rest]


def upside_down(task: Task, players: int, place: int) -> list[Card]:
    """Let only pips of a round suit meet, so that it decides which way up they run."""
    chance = task.chance
    suit = chance.choice(ROUND_SUITS)
    number = chance.between(2, players)
    contest = chance.sample(SUIT_CARDS[suit][:10], number)
    return _laid(task, contest, _off_suit(chance, suit, players - number), place)


def _off_suit(chance: Chance, suit: Suit, number: int) -> list[Card]:
    others = [card for other in PLAIN_SUITS if other is not suit for card in SUIT_CARDS[other]]
    return chance.sample(others, number)


def _high_to_low(variant: Variant, cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=variant.order.bit.__getitem__, reverse=True)


def _laid(task: Task, contest: list[Card], rest: list[Card], place: int) -> list[Card]:
    """Lay the highest of the contest at its place and let another of the contest lead."""
    best, *lower = _high_to_low(task.variant, contest)
    lower = task.chance.shuffled(lower)
    if place == 0:
        return [best, *task.chance.shuffled([*lower, *rest])]
    others = task.chance.shuffled([*lower[1:], *rest])
    others.insert(place - 1, best)
    return [lower[0], *others]


def _choice(
    variant: Variant, cards: Cards, verdict: Verdict, seat: int, index: int
) -> dict[str, Any]:
    card = cards[index]
    ok = index == verdict.answer
    if ok:
        sentence, cites = english.takes(seat, verdict.sentence), verdict.rulings
    else:
        sentence, questions = why_it_loses(variant, cards, card)
        cites = variant.cite(*questions)
    return {
        "id": str(seat),
        "label": player(seat),
        "card": card.code,
        "ok": ok,
        "feedback": sentence,
        "cites": list(cites),
    }


def why_it_loses(variant: Variant, cards: Cards, card: Card) -> tuple[str, tuple[str, ...]]:
    """Say why a card does not win its trick, and which questions of the rules that rests on.

    Names the weakest card that beats it, so that the winner stays to be found.
    """
    led, fool_led = led_suit(cards), cards[0] is FOOL
    assert led is not None
    if card is FOOL:
        if fool_led:
            sentence = english.fool_does_not_win_when_led(cards[1])
            return sentence, ("fool.never-wins", "fool.led")
        return english.fool_cannot_win(), ("fool.never-wins", "fool.not-a-trump")
    trumps = _high_to_low(variant, [other for other in cards if other.suit is Suit.TRUMPS])
    if card.suit is not led and card.suit is not Suit.TRUMPS:
        return english.off_suit_cannot_win(card, led, fool_led), ("trick.off-suit", "trick.winner")
    if trumps and card.suit is not Suit.TRUMPS:
        return english.trumped(card, cards.index(card), fool_led), ("trick.winner",)
    better = [c for c in cards if c.suit is card.suit and variant.order.beats(c, card)]
    weakest = _high_to_low(variant, better)[-1]
    if weakest is variant.top_trump:
        return english.beaten_by_top(card, weakest), ("order.top-trump", "trick.winner")
    reversed_suit = variant.means("order.round-suits") and led in ROUND_SUITS
    if reversed_suit and card.number and weakest.number:
        return english.beaten_upside_down(card, weakest, led), ("order.round-suits", "trick.winner")
    return english.beaten(card, weakest), ("trick.winner",)


def _trumps(cards: Cards) -> list[Card]:
    return [card for card in cards if card.suit is Suit.TRUMPS]


def _setter(cards: Cards) -> Card:
    return cards[1] if cards[0] is FOOL else cards[0]


def _hints(variant: Variant, cards: Cards, verdict: Verdict) -> list[str]:
    led = led_suit(cards)
    assert led is not None
    trumps = _trumps(cards)
    contest = trumps or [card for card in cards if card.suit is led]
    ask = ""
    if verdict.key == "top-trump":
        ask = english.ask_for_top_trump()
    elif f"{variant.key}.order.round-suits" in verdict.rulings:
        ask = english.ask_how_pips_run(led)
    what_counts = english.hint_what_counts(trumps, led, ask)
    if len(contest) == 1 or len(cards) == 2:
        # Whoever knows which cards can win has the answer, or half of it, so that stays for last.
        return [english.hint_what_is_stronger(), english.hint_look_for_trumps(), what_counts]
    best = _high_to_low(variant, contest)[:2]
    last = english.hint_contest([card for card in cards if card in best])
    return [english.hint_look_for_trumps(), what_counts, last]


def _steps(cards: Cards, verdict: Verdict, seat: int) -> list[str]:
    led = led_suit(cards)
    assert led is not None
    steps = []
    # Where the Fool was led and another card than the next one wins, the verdict tells of it.
    if cards[0] is not FOOL or verdict.answer == 1:
        steps.append(english.worked_led(led, _setter(cards), cards[0] is FOOL))
    if len(trumps := _trumps(cards)) > 1:
        steps.append(english.worked_trumps(trumps))
    return [*steps, english.takes(seat, verdict.sentence)]


KIND = Kind(
    "who-wins",
    english.WHO_WINS,
    "one",
    ("1597", "1659", "piedmontese"),
    english.WHO_WINS_LEVELS,
    make,
)
