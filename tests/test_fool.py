"""What becomes of the Fool, told with the rules behind it."""

from __future__ import annotations

import random

import pytest

import tarot_teach as tt

HEAD = """
game 1597
dealer 1
hand 0: F S2 S4 C1 C2 C3 C4 B1 B2 B3 B4 D1
hand 1: T1 S3 SK CK CQ CC CV BK BQ BC BV DK
"""
# Here seat 1 leads, and seat 0 can take no trick.
WEAK_HEAD = HEAD.replace("dealer 1", "dealer 0").replace("S3", "SQ")
LOST_TRICKS = "CK C1|CQ C2|CC C3|CV C4|BK B1|BQ B2|BC B3|BV B4|DK D1|SK S2".split("|")


def story(tricks, head=HEAD, **rules):
    lines = [f"{number}: {trick}" for number, trick in enumerate(tricks, start=1)]
    record = tt.HandRecord.from_text(head + "\n".join(lines)).with_rules(**rules)
    again = tt.replay(record)
    assert again.fault is None
    return tt.judge_fool(again.positions)


@pytest.mark.parametrize(
    ("tricks", "rules", "key", "deciding", "answer"),
    [
        ([], {}, "in-hand", "fool.any-time", tt.FoolStory()),
        (["F"], {}, "on-table", "fool.never-wins", tt.FoolStory(None, 1)),
        (["F SK"], {}, "owing", "fool.debt", tt.FoolStory(0, 1)),
        (
            ["F SK", "S3 S4 > S3"],
            {},
            "paid-late",
            "fool.debt",
            tt.FoolStory(0, 1, tt.Card("S3"), 2),
        ),
        (
            ["S2 SK", "S3 S4", "F T1 > S3"],
            {},
            "paid",
            "fool.exchange",
            tt.FoolStory(0, 3, tt.Card("S3"), 3),
        ),
        (["F SK", "S3 S4"], {"settle": "end"}, "owing", "fool.debt", tt.FoolStory(0, 1)),
    ],
)
def test_it_is_told_as_far_as_the_hand_has_come(tricks, rules, key, deciding, answer):
    told = story(tricks, **rules)
    assert (told.key, told.rulings[0], told.answer) == (key, f"1597.{deciding}", answer)


def test_a_fool_that_is_never_paid_for():
    tricks = [*LOST_TRICKS, "T1 F", "SQ S4"]
    lost = story(tricks, WEAK_HEAD)
    assert (lost.key, lost.rulings[0], lost.answer.seat) == ("forfeited", "1597.fool.forfeit", 1)
    kept = story(tricks, WEAK_HEAD, fool_forfeit=False)
    assert (kept.key, kept.rulings[0], kept.answer.seat) == ("kept", "1597.fool.forfeit", 0)


def test_a_fool_in_the_last_trick():
    tricks = [*LOST_TRICKS, "SQ S4", "T1 F"]
    lost = story(tricks, WEAK_HEAD, fool_last_trick="lost")
    assert (lost.key, lost.rulings) == ("lost-in-last-trick", ("1597.fool.last-trick",))
    ordinary = story(tricks, WEAK_HEAD)
    assert ordinary.key == "forfeited"
    assert "1597.fool.last-trick" in ordinary.rulings


def test_a_fool_that_nobody_was_dealt():
    start = next(
        now
        for now in (tt.deal(tt.VARIANTS["1659"], seed=seed) for seed in range(50))
        if tt.Card("F") in now.stock
    )
    told = tt.judge_fool([start])
    assert (told.key, told.rulings[0]) == ("asleep", "1659.score.asleep")


def test_a_fool_that_was_laid_away():
    trumps = [card for card in tt.deck() if card.suit == "T"]
    plain = [card for card in tt.deck() if card.suit not in ("T", None)]
    hands = [[tt.Card("F"), *plain[:27]], [*trumps, *plain[27:31]], plain[31:]]
    start = tt.Position.set_up(tt.VARIANTS["piedmontese"], hands=hands, dealer=0)
    told = tt.judge_fool([start, start.discard([tt.Card("F"), *plain[:2]])])
    assert (told.key, told.rulings[0]) == ("laid-away", "piedmontese.fool.discarded")
    assert told.answer == tt.FoolStory(0)


def test_a_fool_that_is_taken_back_for_nothing():
    game = tt.VARIANTS["piedmontese"].with_rules(fool_exchange=False)
    rng = random.Random(1)

    def choose(position):
        legal = position.legal()
        return legal[-4:-1] if position.phase == "discard" else rng.choice(legal)

    told = tt.judge_fool(tt.play_out(tt.deal(game, seed=3), choose))
    assert (told.key, told.rulings[0]) == ("taken-back", "piedmontese.fool.exchange")
    assert told.answer.gift is None


def test_without_a_hand_there_is_no_story():
    with pytest.raises(tt.RuleError, match="there is none"):
        tt.judge_fool([])
