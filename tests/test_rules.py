"""The rules of the trick: reasons that name the rule, and clear refusals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tarot_teach as tt

P = tt.parse_cards
GAMES = list(tt.VARIANTS)
SOME_CARDS = st.lists(st.sampled_from(tt.deck()), unique=True, max_size=12)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "ok", "key", "ruling"),
    [
        ("C4 D9", "", "C4", True, "leads", "trick.lead"),
        ("C4 D9", "CK", "C4", True, "follows-suit", "trick.follow"),
        ("C4 D9", "CK", "D9", False, "must-follow-suit", "trick.follow"),
        ("C4 T9", "CK", "T9", False, "must-follow-suit", "trick.follow"),
        ("D9 T9", "CK", "D9", False, "must-trump", "trick.follow"),
        ("D9 T9", "CK", "T9", True, "trumps", "trick.follow"),
        ("D9 T9", "CK T15", "T9", True, "trumps-low", "trick.overtrump"),
        ("D9 T9", "T15", "D9", False, "must-follow-trumps", "trick.trump-led"),
        ("D9 T9", "T15", "T9", True, "follows-trumps", "trick.trump-led"),
        ("D9 SK", "CK", "D9", True, "void", "trick.follow"),
        ("D9 F", "T15", "D9", True, "fool-is-no-trump", "fool.not-a-trump"),
        ("C4 F", "CK", "F", True, "fool", "fool.any-time"),
        ("C4 D9", "F", "D9", True, "free-after-fool", "fool.led"),
        ("C4 D9", "F D2", "C4", False, "must-follow-suit", "trick.follow"),
        ("C4 D9", "CK", "S1", False, "not-held", "trick.follow"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_judged_with_its_reason(game, hand, trick, card, ok, key, ruling):
    verdict = tt.judge_play(tt.VARIANTS[game], P(hand), P(trick), tt.Card(card))
    assert (verdict.ok, verdict.key) == (ok, key)
    assert verdict.rulings[0] == f"{game}.{ruling}"
    assert verdict.reason[0].isupper()
    assert "{" not in verdict.reason


def test_a_reason_speaks_of_the_cards():
    verdict = tt.judge_play(tt.VARIANTS["1597"], P("C4 C9 D9"), P("CK"), tt.Card("D9"))
    assert verdict.reason == (
        "The Nine of Coins may not be played: Cups were led, and this hand holds the Nine of Cups "
        "and the Four of Cups, so it must follow suit."
    )


@given(hand=SOME_CARDS, trick=SOME_CARDS, game=st.sampled_from(GAMES))
def test_the_verdict_on_every_card_agrees_with_the_legal_cards(hand, trick, game):
    variant = tt.VARIANTS[game]
    trick = [card for card in trick if card not in hand][: max(variant.seats.allowed) - 1]
    legal = tt.legal_cards(variant, hand, trick)
    assert bool(legal) == bool(hand)
    assert tt.Card("F") not in hand or tt.Card("F") in legal
    for card in tt.deck():
        assert tt.judge_play(variant, hand, trick, card).ok is (card in legal)
    assert list(legal) == [
        card for card in variant.order.cards(variant.order.mask(hand)) if card in legal
    ]


@given(trick=st.lists(st.sampled_from(tt.deck()), unique=True, min_size=2, max_size=6), game=st.sampled_from(GAMES))  # fmt: skip
def test_the_winner_and_its_reason_agree(trick, game):
    variant = tt.VARIANTS[game]
    trick = trick[: max(variant.seats.allowed)]
    winner = tt.trick_winner(variant, trick)
    verdict = tt.judge_trick(variant, trick)
    assert verdict.answer == winner
    assert trick[winner] is not tt.Card("F")
    assert trick[winner].name.split(" (")[0] in verdict.reason
    unfinished = trick[: winner + 1]
    assert tt.trick_winner(variant, unfinished) == winner


@pytest.mark.parametrize(
    ("trick", "game", "ruling"),
    [
        ("D2 D10 D1", "piedmontese", "order.round-suits"),
        ("D2 D10 D1", "1597", "order.round-suits"),
        ("DK D10 D1", "piedmontese", "trick.winner"),
        ("T20 T21 T1", "piedmontese", "order.top-trump"),
        ("T20 T21 T1", "1659", "order.top-trump"),
        ("SK C1 D1", "1597", "trick.winner"),
    ],
)
def test_the_deciding_ruling_stands_first(trick, game, ruling):
    verdict = tt.judge_trick(tt.VARIANTS[game], P(trick))
    assert verdict.rulings[0] == f"{game}.{ruling}"


BAD = [
    ("a card twice in the hand", lambda v: tt.legal_cards(v, P("SK SK"), ()), tt.RuleError, "SK"),
    ("two Fools in a trick", lambda v: tt.trick_winner(v, P("F F")), tt.RuleError, "F"),
    ("a card twice in a trick", lambda v: tt.trick_winner(v, P("SK SK")), tt.RuleError, "trick"),
    ("a card in hand and trick", lambda v: tt.legal_cards(v, P("SK"), P("SK")), tt.RuleError, "SK"),
    ("an empty trick", lambda v: tt.trick_winner(v, ()), tt.RuleError, "empty"),
    ("the Fool alone", lambda v: tt.trick_winner(v, P("F")), tt.RuleError, "Fool"),
    ("a trick too long", lambda v: tt.trick_winner(v, tt.deck()[:7]), tt.RuleError, "7"),
    ("a full trick", lambda v: tt.legal_cards(v, P("SK"), tt.deck()[14:20]), tt.RuleError, "trick"),
    ("a text for a hand", lambda v: tt.legal_cards(v, "SK", ()), TypeError, "parse_cards"),
    ("codes for cards", lambda v: tt.legal_cards(v, ["SK"], ()), TypeError, "SK"),
    ("nothing for a trick", lambda v: tt.trick_winner(v, None), TypeError, "trick"),
    ("a code for a play", lambda v: tt.judge_play(v, P("SK"), (), "SK"), TypeError, "SK"),
    ("a pile with a card twice", lambda v: tt.count_pile(v, P("SK SK")), tt.RuleError, "pile"),
    ("a pile of codes", lambda v: tt.count_pile(v, ["SK"]), TypeError, "SK"),
    ("a pile as a text", lambda v: tt.count_pile(v, "SK"), TypeError, "parse_cards"),
    ("a gift from a pile with a card twice", lambda v: tt.legal_gifts(v, P("SK SK")), tt.RuleError, "SK"),
    ("seven totals", lambda v: tt.game_result(v, [0] * 7), tt.RuleError, "7"),
    ("one total", lambda v: tt.game_result(v, [60]), tt.RuleError, "1"),
    ("a total that is no number", lambda v: tt.game_result(v, ["60", 1, 1]), TypeError, "60"),
    ("an eldest without seat", lambda v: tt.game_result(v.with_rules(), [60] * v.seats.usual, eldest=9), tt.RuleError, "9"),
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("ask", "error", "names"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_what_no_table_could_ask_is_refused(game, ask, error, names):
    with pytest.raises(error) as caught:
        ask(tt.VARIANTS[game])
    assert names in str(caught.value)


@pytest.mark.parametrize("game", ["1597", "1659"])
def test_there_is_no_discard_in_the_french_games(game):
    with pytest.raises(tt.RuleError, match="no discard"):
        tt.judge_discard(tt.VARIANTS[game], tt.deck()[:28], tt.deck()[:3])


HAND = P("SK SQ SV S10 S8 S3 CQ CC C1 C2 C4 C7 C9 BK BC BV B10 B9 B6 B2 DQ DV D1 D3 D6 T20 T1 F")


@pytest.mark.parametrize(
    ("away", "key"),
    [
        ("CQ C1 C2", "may-lay-away"),
        ("CQ C1", "wrong-number"),
        ("CQ C1 C2 C4", "wrong-number"),
        ("CQ C1 C1", "twice"),
        ("CQ C1 D10", "not-held"),
        ("SK C1 C2", "barred-king"),
        ("T20 C1 C2", "barred-top-honour"),
        ("T1 C1 C2", "barred-pagat"),
        ("F C1 C2", "barred-fool"),
    ],
)
def test_a_discard_is_judged_with_its_reason(away, key):
    verdict = tt.judge_discard(tt.VARIANTS["piedmontese"], HAND, P(away))
    assert verdict.key == key
    assert verdict.ok is (key == "may-lay-away")


def test_forced_trumps_are_free_only_for_lack_of_others():
    forced = tt.VARIANTS["piedmontese"].with_rules(trumps_in_discard="forced")
    many = P("T2 T3 T4 S1 S2 S3")
    few = P("T2 T3 T4 S1 S2 SK")
    assert tt.judge_discard(forced, many, P("T2 S1 S2")).key == "barred-trump"
    assert tt.judge_discard(forced, few, P("T2 S1 S2")).ok


@given(pile=st.lists(st.sampled_from(tt.deck()), unique=True), game=st.sampled_from(GAMES))
def test_the_lines_of_a_count_sum_to_its_total(pile, game):
    count = tt.count_pile(tt.VARIANTS[game], pile)
    assert sum(points for _, _, points in count.lines) == count.total
    assert count.cards == len(pile)


@given(cards=st.permutations(tt.deck()), cut=st.integers(0, 26), other=st.integers(0, 26))
def test_three_piles_of_whole_groups_share_78_points(cards, cut, other):
    first, second = sorted((3 * cut, 3 * other))
    piles = cards[:first], cards[first:second], cards[second:]
    counts = [tt.count_pile(tt.VARIANTS["piedmontese"], pile) for pile in piles]
    assert sum(count.total for count in counts) == 78
    assert sum(count.game_points for count in counts) == 0


def test_a_count_cites_what_decides():
    game = tt.VARIANTS["piedmontese"]
    assert "piedmontese.order.top-trump" in tt.count_pile(game, P("T21 S1 S2")).rulings
    assert "piedmontese.score.odd-groups" in tt.count_pile(game, P("S1 S2")).rulings
    assert tt.count_pile(game, ()).game_points == -26
    assert tt.count_pile(tt.VARIANTS["1597"], ()).total == -12


@pytest.mark.parametrize(
    "ask",
    [
        lambda game: tt.legal_cards(game, P("SK"), ()),
        lambda game: tt.judge_play(game, P("SK"), (), tt.Card("SK")),
        lambda game: tt.trick_winner(game, P("SK D2")),
        lambda game: tt.judge_trick(game, P("SK D2")),
        lambda game: tt.legal_gifts(game, P("SK")),
        lambda game: tt.judge_gift(game, P("SK"), tt.Card("SK")),
        lambda game: tt.judge_discard(game, HAND, P("CQ C1 C2")),
        lambda game: tt.count_pile(game, P("SK")),
        lambda game: tt.game_result(game, [51, 3, 2, 1]),
    ],
)
@pytest.mark.parametrize("game", ["1597", None, 1597])
def test_a_key_is_no_game(ask, game):
    with pytest.raises(TypeError, match=r"VARIANTS\['1597'\]"):
        ask(game)
