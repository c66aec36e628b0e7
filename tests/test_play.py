"""A hand from the deal to the score: the deal, the phases, the Fool's debt, refused acts."""

from __future__ import annotations

import copy
import random

import pytest

import tarot_teach as tt

LETTER, MAISON, SCARTO = (tt.VARIANTS[key] for key in ("1597", "1659", "piedmontese"))
GAMES = pytest.mark.parametrize("game", list(tt.VARIANTS.values()), ids=list(tt.VARIANTS))
PACK = tt.deck()


def cards(text):
    return tt.parse_cards(text)


def filled(*hands):
    """Fill hands up to twelve with cards that no hand names, in the pack's order."""
    named = {card for hand in hands for card in cards(hand)}
    spare = iter(card for card in PACK if card not in named)
    whole = [[*cards(hand), *(next(spare) for _ in range(12 - len(cards(hand))))] for hand in hands]
    return whole, list(spare)


def set_up(variant, *hands, dealer=None):
    whole, stock = filled(*hands)
    last = len(hands) - 1 if dealer is None else dealer
    return tt.Position.set_up(variant, hands=whole, dealer=last, stock=stock)


def played(position, text):
    for card in cards(text):
        position = position.play(card)
    return position


def play_on(position, seed=1):
    """Play a hand to its end by lot, and give every position on the way."""
    rng = random.Random(seed)
    return tt.play_out(
        position,
        lambda now: (
            rng.sample(now.legal(), 3) if now.phase == "discard" else rng.choice(now.legal())
        ),
    )


# Typed here, so that any Python that deals otherwise is found out.
GOLDEN = {
    "1597": (
        "T21 T10 S10 S6 S1 C9 C7 C5 B6 B3 D4 D3",
        "T8 SC S8 S5 S3 CQ C2 BK B8 B7 B4 D2",
        "T15 T11 T5 T4 T3 C10 C8 C6 BQ DK D10 D5",
        "T14 T13 T2 SQ S7 S2 C4 B9 B5 B2 B1 D9",
    ),
    "piedmontese": (
        "T21 T19 T13 T9 T8 T4 SK SC S5 S2 CQ CC C1 C3 C7 C10 BV B8 B6 B3 DK DC D1 D10 F",
        "T20 T18 T16 T14 T11 T10 T7 T6 T5 T1 SV S9 S8 S7 S4 S1 C2 C4 C6 BQ B9 B5 DQ D3 D5 D6 D7 D8",
        "T17 T15 T12 T3 T2 SQ S10 S6 S3 CK CV C5 C8 C9 BK BC B10 B7 B4 B2 B1 DV D2 D4 D9",
    ),
}


def in_packets(pack, players, dealer, packet, rounds):
    """Deal as people do: packets from the top of the pack, round the table from the eldest."""
    pack, hands = list(pack), [[] for _ in range(players)]
    for _ in range(rounds):
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += [pack.pop(0) for _ in range(packet)]
    return hands, pack


def shuffled_pack(seed):
    draw = random.Random(seed).random
    return sorted(PACK, key=lambda _: draw())


class TestTheDeal:
    @pytest.mark.parametrize("players", range(2, 7))
    def test_everybody_gets_twelve_and_the_rest_sleeps(self, players):
        start = tt.deal(LETTER, players, dealer=1, seed=5)
        assert [len(hand) for hand in start.hands] == [12] * players
        assert len(start.stock) == 78 - 12 * players
        assert (start.phase, start.turn) == ("play", 2 % players)
        assert {*start.stock, *(card for hand in start.hands for card in hand)} == set(PACK)

    @pytest.mark.parametrize("dealer", range(3))
    def test_the_piedmontese_dealer_gets_the_last_three(self, dealer):
        start = tt.deal(SCARTO, dealer=dealer, seed=5)
        assert [len(hand) for hand in start.hands] == [
            25 + 3 * (seat == dealer) for seat in range(3)
        ]
        assert (start.phase, start.turn, start.stock) == ("discard", dealer, ())

    @pytest.mark.parametrize("players", range(2, 7))
    def test_packets_of_three_go_round_from_the_eldest(self, players):
        start = tt.deal(LETTER, players, dealer=1, seed=9)
        hands, stock = in_packets(shuffled_pack("9"), players, 1, packet=3, rounds=4)
        assert [set(hand) for hand in start.hands] == [set(hand) for hand in hands]
        assert set(start.stock) == set(stock)

    @pytest.mark.parametrize("dealer", range(3))
    def test_packets_of_five_go_round_and_the_last_three_to_the_dealer(self, dealer):
        start = tt.deal(SCARTO, dealer=dealer, seed=9)
        hands, last_three = in_packets(shuffled_pack("9"), 3, dealer, packet=5, rounds=5)
        hands[dealer] += last_three
        assert [set(hand) for hand in start.hands] == [set(hand) for hand in hands]

    @pytest.mark.parametrize("key", GOLDEN)
    def test_a_seed_gives_the_same_deal_everywhere(self, key):
        start = tt.deal(tt.VARIANTS[key], dealer=1, seed="x")
        assert tuple(map(str, start.hands)) == GOLDEN[key]

    def test_a_seed_is_used_by_its_text(self):
        assert tt.deal(LETTER, seed=7) == tt.deal(LETTER, seed="7")
        assert tt.deal(LETTER, seed=-7) != tt.deal(LETTER, seed=7)

    def test_house_rules_do_not_change_what_is_dealt(self):
        plain = tt.deal(SCARTO, seed=3)
        other = tt.deal(SCARTO.with_rules(round_suits_reversed=False, angel_high=False), seed=3)
        assert list(map(set, plain.hands)) == list(map(set, other.hands))

    @pytest.mark.parametrize(
        ("game", "players", "dealer", "error", "says"),
        [
            ("1597", 7, 0, tt.RuleError, "2, 3, 4, 5 or 6 players, not 7"),
            ("1597", 1, 0, tt.RuleError, "not 1"),
            ("1659", 3, 0, tt.RuleError, "4, 5 or 6 players, not 3"),
            ("piedmontese", 4, 0, tt.RuleError, "3 players, not 4"),
            ("1597", 4, 4, tt.RuleError, "seats 0 to 3, not 4"),
            ("1597", 4, -1, tt.RuleError, "seats 0 to 3, not -1"),
            ("1597", 4, True, TypeError, "whole number"),
            ("1597", "4", 0, TypeError, "whole number"),
        ],
    )
    def test_what_no_table_can_seat_is_refused(self, game, players, dealer, error, says):
        with pytest.raises(error, match=says):
            tt.deal(tt.VARIANTS[game], players, dealer)

    def test_few_players_may_sit_at_1659_by_house_rule(self):
        assert tt.deal(MAISON.with_rules(few_players=True), 2).players == 2

    @pytest.mark.parametrize("seed", [1.5, None, True, b"x"])
    def test_a_seed_is_a_number_or_a_text(self, seed):
        with pytest.raises(TypeError, match="seed"):
            tt.deal(LETTER, seed=seed)

    def test_a_key_is_no_variant(self):
        with pytest.raises(TypeError, match="VARIANTS"):
            tt.deal("1597")


class TestAGivenDeal:
    hands = (PACK[:12], PACK[12:24], PACK[24:36], PACK[36:48])
    stock = PACK[48:]

    def test_it_takes_whole_deals(self):
        start = tt.Position.set_up(LETTER, hands=self.hands, dealer=3, stock=self.stock)
        assert set(start.hands[2]) == set(PACK[24:36])
        assert (start.turn, start.dealer, start.eldest) == (0, 3, 0)

    @pytest.mark.parametrize(
        ("hands", "stock", "says"),
        [
            ([PACK[:11], *hands[1:]], [*stock, PACK[11]], "Hand 0 has 11 cards"),
            (hands, stock[1:], "The stock has 29 cards"),
            (hands, (), "The stock has 0 cards"),
            (hands, [*stock[1:], PACK[0]], "S1 .* is dealt twice"),
            ([[*PACK[:11], PACK[0]], *hands[1:]], stock, "S1 .* twice in hand 0"),
            ([[*PACK[:11], PACK[12]], *hands[1:]], stock, "is dealt twice"),
            (hands[:1], stock, "not 1"),
            ([PACK[n : n + 10] for n in range(0, 70, 10)], PACK[70:], "not 7"),
        ],
    )
    def test_any_other_is_refused_by_name(self, hands, stock, says):
        with pytest.raises(tt.RuleError, match=says):
            tt.Position.set_up(LETTER, hands=hands, dealer=0, stock=stock)

    @pytest.mark.parametrize(
        ("hands", "stock", "says"),
        [
            ([PACK[:25], PACK[25:50], PACK[50:75]], PACK[75:], "Hand 0 has 25 cards; .* 28"),
            ([PACK[:25], PACK[25:53], PACK[53:]], (), "Hand 0 has 25 cards"),
            ([PACK[:28], PACK[28:53], PACK[53:]], PACK[:1], "dealt twice"),
        ],
    )
    def test_the_piedmontese_dealer_holds_28(self, hands, stock, says):
        with pytest.raises(tt.RuleError, match=says):
            tt.Position.set_up(SCARTO, hands=hands, dealer=0, stock=stock)

    @pytest.mark.parametrize(
        ("hands", "stock"),
        [("SK", ()), ([["SK"]] * 4, ()), (["SK"] * 4, ()), (4, ()), (hands, "S1")],
    )
    def test_what_is_no_card_is_a_type_error(self, hands, stock):
        with pytest.raises(TypeError):
            tt.Position.set_up(LETTER, hands=hands, dealer=0, stock=stock)


class TestPositionsAreValues:
    @GAMES
    def test_they_never_change(self, game):
        for position in play_on(tt.deal(game, seed=2)):
            for name in (
                "phase",
                "turn",
                "hands",
                "piles",
                "stock",
                "trick",
                "debt",
                "scores",
                "x",
            ):
                with pytest.raises(AttributeError):
                    setattr(position, name, None)

    @GAMES
    def test_equal_hands_give_equal_positions(self, game):
        one, other = play_on(tt.deal(game, seed=2)), play_on(tt.deal(game, seed=2))
        assert one == other
        assert [hash(position) for position in one] == [hash(position) for position in other]
        assert len(set(one)) == len(one)
        assert one[0] != tt.deal(game, seed=3)
        assert one[0] != "a position"
        assert copy.deepcopy(one[5]) == copy.copy(one[5]) == one[5]

    def test_the_same_cards_under_other_rules_are_another_position(self):
        assert tt.deal(LETTER, seed=2) != tt.deal(LETTER.with_rules(gift="empty"), seed=2)
        assert tt.deal(LETTER, seed=2) != tt.deal(MAISON, seed=2)

    @GAMES
    def test_cards_stand_in_the_order_of_the_game(self, game):
        for position in play_on(tt.deal(game, seed=2)):
            for held in (*position.hands, *position.piles, position.stock, position.legal()):
                bits = [game.order.bit[card] for card in held]
                assert bits == sorted(bits, reverse=True)

    @GAMES
    def test_they_say_what_they_are(self, game):
        positions = play_on(tt.deal(game, seed=2))
        assert game.name in repr(positions[0])
        assert str(positions[-1].scores) in repr(positions[-1])


@GAMES
def test_a_refused_act_leaves_an_equal_position_behind(game):
    for position in play_on(tt.deal(game, seed=4)):
        before, shown = hash(position), (position.hands, position.piles, position.trick)
        for act in (position.play, position.give):
            for card in PACK:
                if card in position.legal() and act.__name__ == {
                    "play": "play",
                    "gift": "give",
                }.get(position.phase):
                    continue
                with pytest.raises(tt.IllegalPlay) as refused:
                    act(card)
                assert str(refused.value)
        assert hash(position) == before
        assert shown == (position.hands, position.piles, position.trick)


class TestRefusals:
    def test_a_card_of_another_hand(self):
        position = set_up(LETTER, "SK", "S4", "CK", "CQ")
        with pytest.raises(tt.IllegalPlay, match=r"turn of Player A \(seat 0\)") as refused:
            position.play(tt.Card("CK"))
        assert refused.value.key == "not-held"

    def test_a_card_that_does_not_follow(self):
        position = set_up(LETTER, "SK", "S4 CQ", "CK", "D1").play(tt.Card("SK"))
        with pytest.raises(tt.IllegalPlay, match="Swords were led") as refused:
            position.play(tt.Card("CQ"))
        assert refused.value.rulings == ("1597.trick.follow",)

    @pytest.mark.parametrize("act", ["give", "discard"])
    def test_the_wrong_phase_says_what_is_due(self, act):
        position = set_up(LETTER, "SK", "S4", "CK", "D1")
        with pytest.raises(tt.IllegalPlay, match=r"\(seat 0\) is to play a card"):
            getattr(position, act)(tt.Card("SK"))

    def test_nothing_can_be_done_when_the_hand_is_over(self):
        over = play_on(tt.deal(LETTER, seed=1))[-1]
        assert (over.legal(), over.turn, over.trick, over.debt) == ((), None, (), None)
        with pytest.raises(tt.IllegalPlay, match="the hand is over"):
            over.play(tt.Card("SK"))

    @pytest.mark.parametrize("card", ["SK", None, 3, ("S", "K"), [tt.Card("SK")]])
    def test_what_is_no_card(self, card):
        with pytest.raises(TypeError):
            set_up(LETTER, "SK", "S4", "CK", "D1").play(card)
        with pytest.raises(TypeError):
            tt.deal(SCARTO, seed=1).discard([card] * 3)

    def test_a_text_is_no_discard(self):
        with pytest.raises(TypeError, match="parse_cards"):
            tt.deal(SCARTO, seed=1).discard("SK S4 C3")


class TestTheDiscard:
    def start(self, **rules):
        rest = [card for card in PACK if card not in cards("SK C1 C2 C3 T20 T1 F")]
        hands = [[*cards("SK C1 C2 C3 T20 T1 F"), *rest[:21]], rest[21:46], rest[46:]]
        return tt.Position.set_up(SCARTO.with_rules(**rules), hands=hands, dealer=0)

    def test_it_begins_the_dealers_pile_and_the_eldest_leads(self):
        position = self.start().discard(cards("C1 C2 C3"))
        assert (position.phase, position.turn) == ("play", 1)
        assert set(position.piles[0]) == set(cards("C1 C2 C3"))
        assert [len(hand) for hand in position.hands] == [25, 25, 25]

    def test_it_is_made_once(self):
        position = self.start().discard(cards("C1 C2 C3"))
        with pytest.raises(tt.IllegalPlay, match="laid away now"):
            position.discard(cards("S1 S2 S3"))

    @pytest.mark.parametrize(
        ("away", "key"),
        [
            ("C1 C2", "wrong-number"),
            ("C1 C2 C3 S1", "wrong-number"),
            ("", "wrong-number"),
            ("C1 C2 C2", "twice"),
            ("C1 C2 SK", "barred-king"),
            ("C1 C2 T20", "barred-top-honour"),
            ("C1 C2 T1", "barred-pagat"),
            ("C1 C2 F", "barred-fool"),
            ("C1 C2 T19", "not-held"),
        ],
    )
    def test_a_wrong_discard_is_refused_with_its_reason(self, away, key):
        start = self.start()
        with pytest.raises(tt.IllegalPlay) as refused:
            start.discard(cards(away))
        assert refused.value.key == key
        assert refused.value.rulings
        assert start == self.start()


class TestTheFool:
    def test_it_is_paid_for_at_once(self):
        position = set_up(LETTER, "SK S1 C1 F", "S2 S3 CK", "S4 S5 C2", "S6 S7 C3 T1")
        position = played(position, "SK S2 S4 S6 F S3 S5 S7")
        assert (position.phase, position.turn, position.debt) == ("gift", 0, (0, 3))
        assert position.legal() == cards("SK S6 S4 S2")
        position = position.give(tt.Card("SK"))
        assert (position.phase, position.turn, position.debt) == ("play", 3, None)
        assert position.piles[3] == cards("SK S7 S5 S3")
        assert position.piles[0] == cards("S6 S4 S2 F")

    def test_only_a_card_of_the_pile_may_be_given(self):
        position = set_up(LETTER, "SK S1 C1 F", "S2 S3 CK", "S4 S5 C2", "S6 S7 C3 T1")
        position = played(position, "SK S2 S4 S6 F S3 S5 S7")
        for code, key in {"F": "fool-itself", "S7": "not-in-pile", "C1": "not-in-pile"}.items():
            with pytest.raises(tt.IllegalPlay) as refused:
                position.give(tt.Card(code))
            assert refused.value.key == key

    def two(self, **rules):
        """Seat 0 leads the Fool and then takes the rest, or nothing, from seat 1."""
        return set_up(LETTER.with_rules(**rules), "F S2 S4", "T1 S3 SK")

    def test_a_debt_waits_for_the_first_trick(self):
        position = played(self.two(), "F SK S3 S4")
        assert (position.phase, position.debt, position.turn) == ("gift", (0, 1), 0)
        position = position.give(tt.Card("S3"))
        assert (position.phase, position.turn, position.debt) == ("play", 0, None)

    def test_a_debt_may_wait_for_the_end(self):
        position = played(self.two(settle="end"), "F SK S3 S4")
        assert (position.phase, position.debt) == ("play", (0, 1))
        positions = play_on(position)
        (giving,) = [now for now in positions if now.phase == "gift"]
        assert giving.hands == ((), ())
        assert giving.trick == ()
        assert giving.debt == (0, 1)
        assert positions[-2] is giving

    def test_a_debt_that_can_be_paid_at_once_does_not_wait(self):
        position = set_up(LETTER.with_rules(settle="end"), "SK F", "S2 S4")
        assert played(position, "SK S2 F S4").phase == "gift"

    def without_a_trick(self, **rules):
        """Play a hand in which seat 0 plays the Fool and never takes a trick."""
        low = "F S1 S2 S3 S4 C1 C2 C3 C4 B1 B2 B3"
        high = "SK SQ SC SV CK CQ CC CV BK BQ BC D1"
        position = set_up(LETTER.with_rules(**rules), high, low)
        order = "SK S1 SQ S2 SC S3 SV S4 CK C1 CQ C2 CC C3 CV C4 BK B1 BQ B2 BC B3 D1 F"
        return played(position, order)

    def test_a_fool_that_is_never_paid_for_is_lost(self):
        over = self.without_a_trick()
        assert (over.phase, over.debt) == ("over", None)
        assert over.piles[1] == ()
        assert over.scores[1] == -12

    def test_by_house_rule_it_is_kept(self):
        over = self.without_a_trick(fool_forfeit=False)
        assert over.piles[1] == cards("F")
        assert over.scores[1] == 1 - 12 + 5
        assert len(over.piles[0]) == 23

    def test_in_the_last_trick_it_may_be_lost_by_house_rule(self):
        over = self.without_a_trick(fool_last_trick="lost", fool_forfeit=False)
        assert tt.Card("F") in over.piles[0]

    def test_an_ordinary_last_trick_ends_with_the_gift(self):
        high, low = "SK SQ SC SV CK CQ CC CV BK BQ BC F", "S1 S2 S3 S4 C1 C2 C3 C4 B1 B2 B3 D1"
        order = "SK S1 SQ S2 SC S3 SV S4 CK C1 CQ C2 CC C3 CV C4 BK B1 BQ B2 BC B3 F D1"
        position = played(set_up(LETTER, high, low, dealer=1), order)
        assert (position.phase, position.trick, position.scores) == ("gift", (), None)
        over = position.give(tt.Card("S1"))
        assert (over.phase, over.debt) == ("over", None)
        assert set(over.piles[1]) == set(cards("D1 S1"))

    def test_without_the_exchange_nothing_is_owed(self):
        for position in play_on(tt.deal(SCARTO.with_rules(fool_exchange=False), seed=1)):
            assert position.phase != "gift"
            assert position.debt is None

    def test_the_dealer_may_pay_from_the_cards_laid_away(self):
        rest = [card for card in PACK if card not in cards("F C1 C2 C3 S1 S2")]
        hands = [
            [*cards("F C1 C2 C3"), *rest[:24]],
            [tt.Card("S1"), *rest[24:48]],
            [tt.Card("S2"), *rest[48:]],
        ]
        position = tt.Position.set_up(SCARTO, hands=hands, dealer=0)
        position = position.discard(cards("C1 C2 C3")).play(tt.Card("S1"))
        position = position.play(position.legal()[0]).play(tt.Card("F"))
        assert (position.phase, position.turn) == ("gift", 0)
        assert position.legal() == cards("C1 C2 C3")


class TestRevokes:
    variant = LETTER.with_rules(revoke="lose")

    def test_an_illegal_card_falls_and_is_noted(self):
        position = set_up(self.variant, "SK", "S4 CQ", "CK", "D1").play(tt.Card("SK"))
        assert tt.Card("CQ") not in position.legal()
        assert not tt.judge_play(self.variant, position.hands[1], cards("SK"), tt.Card("CQ")).ok
        after = position.play(tt.Card("CQ"))
        assert after.revokes == ((1, tt.Card("CQ")),)
        assert position.revokes == ()
        assert after.trick == ((0, tt.Card("SK")), (1, tt.Card("CQ")))

    def test_a_card_that_is_not_held_falls_never(self):
        position = set_up(self.variant, "SK", "S4 CQ", "CK", "D1").play(tt.Card("SK"))
        with pytest.raises(tt.IllegalPlay, match=r"turn of Player B \(seat 1\)"):
            position.play(tt.Card("CK"))

    def test_the_notes_stay_to_the_end(self):
        position = set_up(self.variant, "SK", "S4 CQ", "CK", "D1").play(tt.Card("SK"))
        over = play_on(position.play(tt.Card("CQ")))[-1]
        assert over.revokes == ((1, tt.Card("CQ")),)
        assert over != play_on(position)[-1]


def test_a_trick_shows_who_played_what():
    position = played(set_up(LETTER, "SK", "S4", "CK S9", "D1 S10"), "SK S4 S9")
    assert str(position.trick) == "0: SK  1: S4  2: S9"
    assert position.trick.cards == cards("SK S4 S9")


def test_piles_can_be_reckoned_at_any_moment():
    position = played(set_up(LETTER, "SK", "S4", "CK S9", "D1 S10"), "SK S4 S9 S10")
    assert [count.total for count in position.counts] == [4 - 12 + 4, -12, -12, -12]
