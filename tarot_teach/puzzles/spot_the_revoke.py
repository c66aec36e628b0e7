"""Which play was the revoke, or was there none?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..cards import FOOL, Suit
from ..rules import Verdict, led_suit
from . import english
from .kind import Kind, Task
from .last_tricks import Play, played_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_CHOICES, FEWEST_CHOICES = 6, 4
NONE_IN = 5


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about the last tricks of a hand."""
    return about_plays(task, played_out(task, revoke=task.chance.below(NONE_IN) > 0))


def about_plays(task: Task, plays: Sequence[Play]) -> dict[str, Any]:
    """Ask for the revoke in given last tricks of a hand, in order of play; there may be none."""
    variant = task.variant
    verdicts = [play.judged(variant) for play in plays]
    found = next((place for place, verdict in enumerate(verdicts) if not verdict.ok), None)
    cites = variant.cite("trick.follow", "fool.any-time", "trick.trump-led")
    cites = cites if found is None else verdicts[found].rulings
    penalty = () if found is None else variant.cite("revoke.penalty")
    tricks: list[list[dict[str, Any]]] = [[] for _ in range(plays[-1].trick + 1)]
    for play in plays:
        tricks[play.trick].append({"seat": play.seat, "card": play.card.code})
    return {
        "prompt": english.revoke_prompt(variant.key, task.players, len(tricks)),
        "table": {"players": task.players, "tricks": tricks},
        "choices": [
            *(_choice(plays[place], verdicts[place]) for place in _candidates(task, plays, found)),
            _none(plays, found, cites),
        ],
        "tags": tags(plays, verdicts, found),
        "hints": [
            english.hint_who_left_the_suit(),
            english.hint_look_at_later_tricks(),
            english.hint_revoke_in(None if found is None else plays[found].trick),
        ],
        "worked": "\n".join(_steps(task, plays, verdicts, found)),
        "cites": list(dict.fromkeys([*cites, *penalty])),
    }


def tags(plays: Sequence[Play], verdicts: Sequence[Verdict], found: int | None) -> list[str]:
    """Name what was broken, and what looks like a revoke but is none."""
    tagged = ["none"] if found is None else [verdicts[found].key]
    if found is not None and plays[found].before[0] is FOOL:
        tagged.append("fool-led")
    if found is not None and plays[found].card.suit is Suit.TRUMPS:
        tagged.append("trumped-too-soon")
    if _fool_excused(plays):
        tagged.append("fool-excuse")
    return tagged


def _candidates(task: Task, plays: Sequence[Play], found: int | None) -> list[int]:
    """Choose the plays to ask about: those that left the suit, then others, in order of play."""
    chance = task.chance
    found_places = [] if found is None else [found]
    others = [place for place, play in enumerate(plays) if play.before and place != found]
    # Where a player had one card left, there was nothing to choose.
    tempting = [p for p in others if plays[p].leaves_suit and len(plays[p].held) > 1]
    chosen = found_places + chance.sample(tempting, MOST_CHOICES - len(found_places))
    last = [p for p in others if plays[p].leaves_suit and p not in tempting]
    following = [p for p in others if not plays[p].leaves_suit]
    for more in (chance.shuffled(last), chance.shuffled(following)):
        chosen += more[: max(0, FEWEST_CHOICES - len(chosen))]
    return sorted(chosen)


def _choice(play: Play, verdict: Verdict) -> dict[str, Any]:
    return {
        "id": f"{play.trick + 1}-{play.seat}",
        "label": english.play_in_trick(play.trick, play.seat, play.card),
        "ok": not verdict.ok,
        "feedback": _reason(play, verdict),
        "cites": list(verdict.rulings),
    }


def _reason(play: Play, verdict: Verdict) -> str:
    if verdict.ok and play.card is FOOL:
        return verdict.sentence
    if len(play.held) == 1:
        return english.last_card(play.seat, play.card)
    return english.held_then(play.seat, play.held, verdict.sentence)


def _none(plays: Sequence[Play], found: int | None, cites: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": "none",
        "label": english.no_revoke(),
        "ok": found is None,
        "feedback": english.all_was_right(_fool_excused(plays))
        if found is None
        else english.there_was_one(plays[found].trick),
        "cites": list(cites),
    }


def _steps(
    task: Task, plays: Sequence[Play], verdicts: Sequence[Verdict], found: int | None
) -> list[str]:
    steps = [english.worked_last_tricks()]
    for place, (play, verdict) in enumerate(zip(plays, verdicts, strict=True)):
        if place == found:
            steps.append(english.worked_revoke(play.trick, play.seat, _reason(play, verdict)))
        elif play.leaves_suit:
            steps.append(english.worked_allowed(play.trick, play.seat, play.card, _why(play)))
    if found is None:
        return [*steps, english.all_was_right(_fool_excused(plays))]
    return [*steps, PENALTIES[task.variant["revoke.penalty"].value](task)]


PENALTIES: dict[str, Callable[[Task], str]] = {
    "loses the game": lambda task: english.revoker_is_out(task.players),
    "silent": lambda task: task.variant["revoke.penalty"].wording,
}


def _fool_excused(plays: Sequence[Play]) -> bool:
    """Tell whether the Fool was played to a trick that another card began."""
    return any(play.card is FOOL and play.before for play in plays)


def _why(play: Play) -> str:
    """Say briefly why a card that left the suit was allowed."""
    led = led_suit(play.before)
    assert led is not None
    if play.card is FOOL:
        return english.because_the_fool()
    return english.because_void(led, play.card.suit is Suit.TRUMPS)


KIND = Kind(
    "spot-the-revoke",
    english.SPOT_THE_REVOKE,
    "one",
    ("1597", "1659", "piedmontese"),
    english.SPOT_THE_REVOKE_LEVELS,
    make,
)
