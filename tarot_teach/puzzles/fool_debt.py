"""What becomes of the debt for a Fool that was played?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import FOOL, Card
from ..sources import Standing
from ..variant import LastTrick
from . import english
from .fool_tricks import PLANS, Earlier, Fate, Story, told
from .kind import Kind, Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Reason = tuple[str, tuple[str, ...]]

HOUSE_RULES = ("fool.exchange", "fool.gift", "fool.debt", "fool.forfeit", "fool.last-trick")
MOST_RECEIVERS = 3


def make(task: Task) -> Mapping[str, Any]:
    """Fill in a puzzle about a few tricks with the Fool in them."""
    story = told(task, PLANS[task.level](task))
    fate, place = story.settled()
    whom = task.level == 1 and fate in (Fate.AT_ONCE, Fate.TAKEN, Fate.FREE)
    choices = (_receivers if whom else _endings)(task, story, fate, place)
    right = next(choice for choice in choices if choice["ok"])
    piles = {str(story.owner): [card.code for card in story.before]} if story.before else {}
    agreed = [
        task.variant[question].wording
        for question in HOUSE_RULES
        if task.variant.answers(question)
        and task.variant[question].value != task.variant[question].default
    ]
    return {
        "prompt": english.fool_debt_prompt(
            task.variant.key, story.owner, len(story.tricks), story.over, story.earlier, agreed
        ),
        "table": {
            "players": task.players,
            "tricks": [
                [{"seat": seat, "card": card.code} for seat, card in trick]
                for trick in story.tricks
            ],
            **({"piles": piles} if piles else {}),
        },
        "choices": task.chance.shuffled(choices),
        "tags": tags(story, fate),
        "hints": [
            english.hint_whose_fool(story.moment),
            english.hint_has_gift(story.owner, story.moment, bool(story.before)),
            english.hint_gifts(
                story.owner,
                story.moment,
                story.creditor,
                gifts := story.gifts(story.moment + 1),
                _example(story, gifts),
                story.variant.answers("fool.empty"),
            ),
        ],
        "worked": "\n".join(
            [
                english.worked_winners(story.winners),
                english.worked_fool(story.owner, story.moment, story.creditor),
                right["feedback"],
            ]
        ),
        "cites": right["cites"],
    }


def tags(story: Story, fate: Fate) -> list[str]:
    """Name the fate of the Fool and what brought it about."""
    found = [str(fate)]
    if story.over:
        found.append("end-of-hand")
    if story.moment == len(story.tricks) - 1 and story.over:
        found.append("last-trick")
    if story.earlier is Earlier.LAID_AWAY:
        found.append("from-the-discard")
    pile = story.pile(len(story.tricks))
    if pile and not story.gifts(len(story.tricks)):
        found.append("no-empty-card")
    if story.tricks[story.moment][0][1] is FOOL:
        found.append("fool-led")
    return found


def _receivers(task: Task, story: Story, fate: Fate, place: int) -> list[dict[str, Any]]:
    """Offer several who might get a card at once, and that nothing is given."""
    others = [seat for seat in range(task.players) if seat not in (story.owner, story.creditor)]
    chosen = task.chance.sample(others, MOST_RECEIVERS - 1)
    return [
        _at_once(story, fate),
        *(_to_another(story, seat, story.moment) for seat in chosen),
        _reversed(story),
        _loses(story, fate, place),
        _keeps(story, fate, place),
    ]


def _endings(task: Task, story: Story, fate: Fate, place: int) -> list[dict[str, Any]]:
    """Offer the several moments at which a card might be given, and that none is."""
    last = len(story.tricks) - 1
    later = range(story.moment + 1, last + 1)
    taken = [trick for trick in later if story.winners[trick] == story.owner]
    paid = fate in (Fate.LATER, Fate.AT_END)
    moment = place if paid else [*taken, *later[-1:], story.moment][0]
    others = [seat for seat in range(task.players) if seat not in (story.owner, story.creditor)]
    won = [seat for seat in others if seat in story.winners]
    choices = [_at_once(story, fate)]
    if moment > story.moment:
        choices.append(_later(story, fate, moment))
    if others:
        choices.append(_to_another(story, task.chance.choice(won or others), moment))
    choices += [_loses(story, fate, place), _keeps(story, fate, place)]
    if not story.over:
        choices.append(_waits(story, fate, place))
    if len(choices) < 5:
        choices.append(_reversed(story))
    return choices


def _choice(name: str, label: str, ok: bool, reason: Reason) -> dict[str, Any]:
    return {
        "id": name,
        "label": label,
        "ok": ok,
        "feedback": reason[0],
        "cites": list(reason[1]),
    }


def _at_once(story: Story, fate: Fate) -> dict[str, Any]:
    owner, creditor, moment = story.owner, story.creditor, story.moment
    ok = fate is Fate.AT_ONCE
    if ok:
        empty, gifts = story.variant.answers("fool.empty"), story.gifts(moment + 1)
        example = _example(story, gifts)
        assert example is not None
        sentence = english.had_a_gift(owner, creditor, gifts, example, moment, empty)
        reason = sentence, _cite(story, "fool.exchange", "fool.gift", "fool.empty", *_last(story))
    else:
        reason = _without_gift(story, fate) or _nothing_to_give(story, moment)
    return _choice(f"{creditor}-{moment + 1}", english.gives(owner, creditor, moment), ok, reason)


def _later(story: Story, fate: Fate, moment: int) -> dict[str, Any]:
    owner, creditor = story.owner, story.creditor
    ok = fate in (Fate.LATER, Fate.AT_END)
    gifts = story.gifts(story.moment + 1)
    if fate is Fate.LATER:
        empty = story.variant.answers("fool.empty")
        sentence = english.paid_later(owner, creditor, moment, empty)
        reason = sentence, _cite(story, "fool.debt", "fool.gift", "fool.empty")
    elif fate is Fate.AT_END:
        reason = english.paid_at_the_end(owner, creditor), _cite(story, "fool.debt")
    elif fate is Fate.AT_ONCE:
        example = _example(story, gifts)
        assert example is not None
        sentence = english.need_not_wait(owner, example, story.moment)
        reason = sentence, _cite(story, "fool.exchange", "fool.debt")
    else:
        reason = _without_gift(story, fate) or _nothing_to_give(story, moment)
    return _choice(f"{creditor}-{moment + 1}", english.gives(owner, creditor, moment), ok, reason)


def _to_another(story: Story, seat: int, moment: int) -> dict[str, Any]:
    card = next(card for who, card in story.tricks[story.moment] if who == story.creditor)
    sentence = english.winner_gets_it(story.creditor, story.moment, card)
    return _choice(
        f"{seat}-{moment + 1}",
        english.gives(story.owner, seat, moment),
        False,
        (sentence, _cite(story, "fool.gift-owner", "fool.exchange", "trick.winner")),
    )


def _reversed(story: Story) -> dict[str, Any]:
    return _choice(
        "back",
        english.gives(story.creditor, story.owner, story.moment),
        False,
        (english.owner_gives(), _cite(story, "fool.exchange")),
    )


def _loses(story: Story, fate: Fate, place: int) -> dict[str, Any]:
    owner, creditor, means = story.owner, story.creditor, story.variant.means
    if fate is Fate.LOST:
        sentence = english.lost_for_good(owner, creditor, story.variant.answers("fool.empty"))
        reason = _with_standing(story, sentence), _cite(story, "fool.forfeit", "fool.debt")
    elif fate in (Fate.TAKEN, Fate.FREE):
        reason = _without_gift(story, fate) or _nothing_to_give(story, place)
    elif not means("fool.forfeit"):
        sentence = english.never_lost(owner, means("fool.last-trick") is LastTrick.LOST)
        reason = sentence, _cite(story, "fool.forfeit")
    elif fate is Fate.WAITS:
        reason = english.may_yet_pay(owner), _cite(story, "fool.forfeit", "fool.debt")
    else:
        reason = english.pays_and_keeps(owner, place), _cite(story, "fool.exchange", "fool.forfeit")
    ok = fate in (Fate.LOST, Fate.TAKEN)
    return _choice("lost", english.loses_the_fool(owner, creditor), ok, reason)


def _keeps(story: Story, fate: Fate, place: int) -> dict[str, Any]:
    owner, creditor = story.owner, story.creditor
    empty = story.variant.answers("fool.empty")
    if fate is Fate.KEPT:
        sentence = english.debt_lapses(owner, empty)
        reason = _with_standing(story, sentence), _cite(story, "fool.forfeit", "fool.debt")
    elif fate is Fate.LOST:
        sentence = english.cannot_keep(owner, creditor, empty)
        reason = _with_standing(story, sentence), _cite(story, "fool.forfeit")
    elif fate is Fate.WAITS:
        reason = english.still_owes(owner, creditor), _cite(story, "fool.debt")
    elif fate in (Fate.TAKEN, Fate.FREE):
        reason = _without_gift(story, fate) or _nothing_to_give(story, place)
    else:
        reason = english.must_pay(owner, place), _cite(story, "fool.exchange", "fool.debt")
    return _choice("kept", english.keeps_the_fool(owner), fate in (Fate.KEPT, Fate.FREE), reason)


def _waits(story: Story, fate: Fate, place: int) -> dict[str, Any]:
    owner, creditor = story.owner, story.creditor
    if fate is Fate.WAITS:
        gifts = story.gifts(len(story.tricks))
        sentence = (
            english.waits_for_the_end(owner, creditor)
            if gifts
            else english.waits(owner, creditor, bool(story.pile(len(story.tricks))))
        )
        reason = sentence, _cite(story, "fool.debt", "fool.empty")
    elif fate is Fate.FREE:
        reason = _without_gift(story, fate) or _nothing_to_give(story, place)
    else:
        sentence = english.no_longer_waits(owner, place, fate is Fate.AT_ONCE)
        reason = sentence, _cite(story, "fool.debt", "fool.exchange")
    return _choice("waits", english.debt_waits(owner, creditor), fate is Fate.WAITS, reason)


def _without_gift(story: Story, fate: Fate) -> Reason | None:
    """Say why nothing is given where a house rule has it so."""
    if fate is Fate.TAKEN:
        return story.variant["fool.last-trick"].wording, _cite(story, "fool.last-trick")
    if fate is Fate.FREE:
        return story.variant["fool.exchange"].wording, _cite(story, "fool.exchange")
    return None


def _nothing_to_give(story: Story, place: int) -> Reason:
    """Say why no card is given after this trick."""
    pile = story.pile(place + 1)
    if story.gifts(place + 1):
        return english.only_at_the_end(story.owner), _cite(story, "fool.debt")
    if pile:
        sentence = english.no_empty_card(story.owner, pile, place)
        return sentence, _cite(story, "fool.empty", "fool.debt")
    if story.over and not story.pile(len(story.tricks)):
        return english.never_a_card(story.owner), _cite(story, "fool.debt")
    return english.no_card_yet(story.owner, place), _cite(story, "fool.debt")


def _example(story: Story, gifts: Sequence[Card]) -> Card | None:
    """Choose the card that costs least to give, the lowest of those."""
    return min(reversed(gifts), key=story.variant.points.__getitem__, default=None)


def _with_standing(story: Story, sentence: str) -> str:
    """Add where it is so that a game's own rule on an unpaid Fool is no more than our reading."""
    ruling = story.variant["fool.forfeit"]
    if ruling.value == ruling.default and ruling.standing is Standing.RECONSTRUCTED:
        return f"{sentence} {english.our_reconstruction()}"
    return sentence


def _last(story: Story) -> tuple[str, ...]:
    ended = story.over and story.moment == len(story.tricks) - 1
    return ("fool.last-trick",) if ended else ()


def _cite(story: Story, *questions: str) -> tuple[str, ...]:
    return story.variant.cite(*questions)


KIND = Kind(
    "fool-debt",
    english.FOOL_DEBT,
    "one",
    ("1597", "1659", "piedmontese"),
    english.FOOL_DEBT_LEVELS,
    make,
)
