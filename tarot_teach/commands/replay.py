"""Play a recorded hand again, and say whether all was right."""

from __future__ import annotations

from itertools import pairwise

from ..cards import FOOL
from ..english import player, signed
from ..example_hands import EXAMPLE_HANDS, example_hand
from ..fool import judge_fool
from ..record import HandRecord
from ..replaying import Fault, Replay
from ..replaying import replay as replayed
from ..rules import judge_trick
from .command import Command, Outcome
from .games import add_rules, chosen_rules
from .text_file import read_text_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from typing import Any

_ABOUT = (
    "FILE is a record as text or JSON, - reads standard input; "
    f"{' and '.join(EXAMPLE_HANDS)} are hands on record to try. "
    "Ends with 1 if something was against the rules."
)


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a hand")
    add_rules(parser)


def read_record(options: Namespace) -> HandRecord:
    """Read the record a command is about. Raises `CommandError` for a file that cannot be read."""
    if options.file in EXAMPLE_HANDS:
        record = example_hand(options.file)
    else:
        known = " and ".join(EXAMPLE_HANDS)
        text = read_text_file(
            options.file, f"It should hold the record of a hand; to try: {known}."
        )
        as_json = text.lstrip().startswith("{")
        record = HandRecord.from_json(text) if as_json else HandRecord.from_text(text)
    return record.with_rules(**chosen_rules(options))


def _replay(options: Namespace) -> Outcome:
    played = replayed(read_record(options))
    tricks = list(_tricks(played))
    story = judge_fool(played.positions)
    lines = [f"{played.record.variant.name}, {player(played.last.dealer)} deals"]
    if played.record.discard:
        lines.append(f"Laid away: {played.record.discard}")
    for trick in tricks:
        cards = " ".join(trick["cards"]) + (f" > {trick['gift']}" if trick["gift"] else "")
        lines.append(
            f"{trick['trick']:>3}  {player(trick['leader'])} leads  {cards}\n"
            f"     {player(trick['winner'])} wins. {trick['reason']}"
        )
    lines.append(story.reason)
    if played.fault:
        lines.append(str(played.fault))
    if played.scores is not None:
        scores = ", ".join(f"{player(n)} {signed(s)}" for n, s in enumerate(played.scores))
        lines.append(f"Scores: {scores}.")
    data = {
        "game": played.record.variant.key,
        "tricks": tricks,
        "fool": {"key": story.key, "reason": story.reason},
        "scores": played.scores,
        "fault": _fault(played.fault),
    }
    return Outcome("\n".join(lines), data, played.fault is None)


def _tricks(played: Replay) -> list[dict[str, Any]]:
    """Tell each complete trick: leader, cards, winner, reason, and the gift that followed."""
    found: list[dict[str, Any]] = []
    for before, after in pairwise(played.positions):
        if before.phase == "gift" and before.debt is not None:
            owner, _ = before.debt
            (gift,) = set(before.piles[owner]) - set(after.piles[owner])
            found[-1]["gift"] = gift.code
        elif before.phase == "play" and not after.trick:
            assert before.turn is not None
            cards = played.record.tricks[len(found)].cards
            judged = judge_trick(before.variant, cards)
            found.append(
                {
                    "trick": len(found) + 1,
                    "leader": before.leader,
                    "cards": [card.code for card in cards],
                    "winner": (before.leader + judged.answer) % before.players,
                    "reason": judged.reason,
                    "fool": FOOL in cards,
                    "gift": None,
                }
            )
    return found


def _referee(options: Namespace) -> Outcome:
    played = replayed(read_record(options))
    data = {"ok": played.fault is None, "fault": _fault(played.fault)}
    if played.fault is None:
        end = "" if played.scores is not None else " The hand is not finished."
        return Outcome(f"All of it is right.{end}", data)
    text = f"{played.fault}\nRules: {', '.join(played.fault.rulings)}"
    return Outcome(text, data, ok=False)


def _fault(fault: Fault | None) -> dict[str, Any] | None:
    if fault is None:
        return None
    return {
        "seat": fault.seat,
        "trick": fault.trick,
        "cards": [card.code for card in fault.cards],
        "key": fault.key,
        "reason": fault.reason,
        "rulings": fault.rulings,
    }


REPLAY = Command(
    "replay",
    "Play a recorded hand again, trick by trick, with the verdicts.",
    _ABOUT,
    (
        "replay fool-comes-home",
        "replay fool-comes-home --rule gift=empty --json",
    ),
    _options,
    _replay,
)
REFEREE = Command(
    "referee",
    "Name the first wrong act in a recorded hand, and the rule it breaks.",
    _ABOUT,
    (
        "referee fool-comes-home",
        "referee trump-too-soon",
        "referee trump-too-soon --json",
    ),
    _options,
    _referee,
)
