"""Every worked case of `examples/worked_cases.json`, each line of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tarot_teach as tt

CASES = json.loads((Path(__file__).parent / "examples" / "worked_cases.json").read_text("utf-8"))[
    "cases"
]
FILLED_TO = 12


def variant_of(case):
    return tt.VARIANTS[case["game"]].with_rules(**case.get("rules", {}))


def codes(cards):
    return sorted(map(str, cards))


def written(text):
    return codes(tt.parse_cards(text))


def check_legal(case):
    hand, trick = tt.parse_cards(case["hand"]), tt.parse_cards(case["trick"])
    assert codes(tt.legal_cards(variant_of(case), hand, trick)) == written(case["legal"])
    for card in hand:
        verdict = tt.judge_play(variant_of(case), hand, trick, card)
        assert verdict.ok is (str(card) in written(case["legal"]))


def check_winner(case):
    trick = tt.parse_cards(case["trick"])
    assert tt.trick_winner(variant_of(case), trick) == case["index"]
    assert tt.judge_trick(variant_of(case), trick).answer == case["index"]


def check_gifts(case):
    pile = tt.parse_cards(case["pile"])
    assert codes(tt.legal_gifts(variant_of(case), pile)) == written(case["gifts"])
    for card in pile:
        verdict = tt.judge_gift(variant_of(case), pile, card)
        assert verdict.ok is (str(card) in written(case["gifts"]))


def check_discards(case):
    hand = tt.parse_cards(case["hand"])
    barred = written(case["barred"])
    free = [card for card in hand if str(card) not in barred]
    for card in hand:
        others = [other for other in free if other is not card][:2]
        verdict = tt.judge_discard(variant_of(case), hand, [card, *others])
        assert verdict.ok is (card in free), verdict.reason
    for three in case["legal"]:
        assert tt.judge_discard(variant_of(case), hand, tt.parse_cards(three)).ok


def check_counted(case):
    counts = [tt.count_pile(variant_of(case), tt.parse_cards(pile)) for pile in case["piles"]]
    assert [count.total for count in counts] == case["totals"]
    assert [count.game_points for count in counts] == case.get("points", case["totals"])


def check_result(case):
    settings = {key: case[key] for key in ("eldest", "hands_played")}
    winners = tt.game_result(variant_of(case), case["totals"], **settings)
    assert list(winners) == case["winners"]


def filled(hands):
    """Fill up the hands that end in `+` with cards that no hand names, in the pack's order."""
    named = {card for hand in hands for card in tt.parse_cards(hand.replace("+", ""))}
    spare = [card for card in tt.deck() if card not in named]
    whole = []
    for hand in hands:
        cards = list(tt.parse_cards(hand.replace("+", "")))
        while hand.endswith("+") and len(cards) < FILLED_TO:
            cards.append(spare.pop(0))
        whole.append(cards)
    return whole, spare


def shown(position, what):
    """Read from a position what a case calls `turn`, `debt`, `pile 2`, `legal`, …."""
    word, _, seat = what.partition(" ")
    if word in ("pile", "hand"):
        return codes(getattr(position, word + "s")[int(seat)])
    if word == "legal":
        return codes(position.legal())
    value = getattr(position, word)
    return list(value) if isinstance(value, tuple) else value


def check_line(case):
    hands, stock = filled(case["hands"])
    position = tt.Position.set_up(variant_of(case), hands=hands, dealer=case["dealer"], stock=stock)
    for act, what in case["steps"]:
        if act == "shows":
            for name, value in what.items():
                of_cards = isinstance(value, str) and name.split()[0] in ("pile", "hand", "legal")
                assert shown(position, name) == (written(value) if of_cards else value)
        elif act == "discard":
            position = position.discard(tt.parse_cards(what))
        elif act == "illegal":
            for card in tt.parse_cards(what):
                assert card not in position.legal()
                with pytest.raises(tt.IllegalPlay):
                    position.play(card)
        else:
            for card in tt.parse_cards(what):
                position = getattr(position, act)(card)


CHECKS = {
    "legal": check_legal,
    "winner": check_winner,
    "gifts": check_gifts,
    "discards": check_discards,
    "counted": check_counted,
    "result": check_result,
    "line": check_line,
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_worked_case_holds(case):
    CHECKS[case["check"]](case)


def test_every_kind_of_check_is_used():
    assert {case["check"] for case in CASES} == set(CHECKS)
