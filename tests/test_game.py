"""Games from the first hand to the last: totals, dealers, fifty, claims and revokes."""

from __future__ import annotations

import itertools
import random

import pytest

import tarot_teach as tt

LETTER, MAISON, SCARTO = (tt.VARIANTS[key] for key in ("1597", "1659", "piedmontese"))
INSTANT = LETTER.with_rules(winner="instant")
LENIENT = LETTER.with_rules(revoke="lose")
PACK = tt.deck()


def cards(text):
    return tt.parse_cards(text)


def set_up(variant, *hands, dealer=None):
    """Fill hands up to twelve with cards that no hand names, in the pack's order."""
    named = {card for hand in hands for card in cards(hand)}
    spare = iter(card for card in PACK if card not in named)
    whole = [[*cards(hand), *(next(spare) for _ in range(12 - len(cards(hand))))] for hand in hands]
    last = len(hands) - 1 if dealer is None else dealer
    return tt.Position.set_up(variant, hands=whole, dealer=last, stock=list(spare))


def played(game, text):
    for card in cards(text):
        game = game.play(card)
    return game


def finish_hand(game, rng):
    while game.position.phase != "over":
        legal = game.position.legal()
        if game.position.phase == "discard":
            game = game.discard(rng.sample(legal, 3))
        elif game.position.phase == "gift":
            game = game.give(rng.choice(legal))
        else:
            game = game.play(rng.choice(legal))
    return game


def finish(game, seed=1):
    rng = random.Random(seed)
    hands = [finish_hand(game, rng)]
    while not hands[-1].over:
        hands.append(finish_hand(hands[-1].next_hand(), rng))
    return hands


class TestTheSequenceOfHands:
    @pytest.mark.parametrize("players", range(2, 7))
    def test_french_hands_follow_until_fifty(self, players):
        hands = finish(tt.new_game("1597", players, seed=players))
        for number, game in enumerate(hands, start=1):
            assert game.hand_number == number
            assert game.dealer == (hands[0].dealer + number - 1) % players
            assert game.over is (max(game.totals) >= 50)
            assert game.position.eldest == (game.dealer + 1) % players
        for before, after in itertools.pairwise(hands):
            assert before.winners == ()
            assert after.totals_before == before.totals
            sums = [a + b for a, b in zip(before.totals, after.position.scores, strict=True)]
            assert list(after.totals) == sums
            assert before.position != after.position
        best = max(hands[-1].totals)
        assert [hands[-1].totals[seat] for seat in hands[-1].winners] == [best] * len(
            hands[-1].winners
        )

    def test_totals_fall_below_zero_and_are_carried_on(self):
        totals = [game.totals for seed in range(5) for game in finish(tt.new_game("1659", 4, seed))]
        assert min(map(min, totals)) < -12

    def test_the_piedmontese_game_is_three_deals(self):
        hands = finish(tt.new_game("piedmontese", seed=1))
        assert len(hands) == 3
        assert {game.dealer for game in hands} == {0, 1, 2}
        assert [game.over for game in hands] == [False, False, True]
        assert all(sum(game.totals) == 0 for game in hands)

    def test_all_but_the_lowest_may_win(self):
        hands = finish(tt.new_game(SCARTO.with_rules(winner="loser_pays"), seed=1))
        lowest = min(hands[-1].totals)
        assert [seat for seat in range(3) if hands[-1].totals[seat] > lowest] == list(
            hands[-1].winners
        )

    def test_nobody_wins_among_equals_where_the_lowest_pay(self):
        variant = SCARTO.with_rules(winner="loser_pays")
        position = finish_hand(tt.new_game(variant, seed=1), random.Random(1)).position
        totals = [-score for score in position.scores]
        game = tt.Game.set_up(position, totals, hand_number=3)
        assert game.totals == (0, 0, 0)
        assert game.over
        assert game.winners == ()
        with pytest.raises(tt.IllegalPlay, match="nobody has won"):
            game.next_hand()

    def test_the_first_dealer_is_drawn_from_the_seed(self):
        assert {tt.new_game("1597", 6, seed).dealer for seed in range(60)} == set(range(6))
        assert tt.new_game("1597", 6, seed=4, dealer=5).dealer == 5

    def test_a_seed_gives_the_same_game(self):
        one, other = (finish(tt.new_game("1597", seed="s"), 3) for _ in range(2))
        assert one == other
        assert hash(one[-1]) == hash(other[-1])
        assert tt.new_game("1597", seed=-7) != tt.new_game("1597", seed=7)
        assert tt.new_game("1597", seed="7") == tt.new_game(LETTER, seed=7)

    def test_hands_of_a_game_are_dealt_apart(self):
        hands = finish(tt.new_game("1597", seed=1, dealer=0))
        assert len({game.position.dealt for game in hands}) == len(hands)


class TestAtTheTable:
    def test_acts_pass_on_to_the_position(self):
        game = tt.new_game("piedmontese", seed=1)
        away = game.position.legal()[-3:]
        assert game.discard(away).position == game.position.discard(away)
        game = game.discard(away)
        card = game.position.legal()[0]
        assert game.play(card).position == game.position.play(card)
        with pytest.raises(tt.IllegalPlay, match="is to play a card"):
            game.give(card)

    def test_games_never_change(self):
        game = tt.new_game("1597")
        before = hash(game)
        for name in ("position", "totals", "winners", "hand_number", "dealer", "x"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(game, name, None)
        game.play(game.position.legal()[0])
        assert hash(game) == before

    def test_the_next_hand_waits_for_the_end_of_this_one(self):
        with pytest.raises(tt.IllegalPlay, match="not over yet"):
            tt.new_game("1597").next_hand()

    def test_nothing_follows_the_end(self):
        over = finish(tt.new_game("1597", seed=1))[-1]
        for act in (over.next_hand, lambda: over.play(PACK[0]), lambda: over.claim(0)):
            with pytest.raises(tt.IllegalPlay, match="The game is over"):
                act()

    @pytest.mark.parametrize(
        ("ask", "error", "says"),
        [
            (lambda: tt.new_game("1597", 7), tt.RuleError, "not 7"),
            (lambda: tt.new_game("1659", 3), tt.RuleError, "not 3"),
            (lambda: tt.new_game("scarto"), tt.UnknownKeyError, "1597, 1659, piedmontese"),
            (lambda: tt.new_game("1597", dealer=4), tt.RuleError, "seats 0 to 3"),
            (lambda: tt.new_game("1597", seed=None), TypeError, "seed"),
            (lambda: tt.new_game(1597), TypeError, "VARIANTS"),
            (lambda: tt.Game.set_up(tt.deal(LETTER), [1, 2, 3]), tt.RuleError, "3 totals"),
            (lambda: tt.Game.set_up(tt.deal(LETTER), [1, 2, 3, "4"]), TypeError, "whole number"),
            (lambda: tt.Game.set_up(tt.deal(LETTER), hand_number=0), tt.RuleError, "hand 0"),
            (lambda: tt.Game.set_up(tt.deal(LETTER), hand_number="1"), TypeError, "number"),
            (lambda: tt.new_game(INSTANT).claim(4), tt.RuleError, "seats 0 to 3"),
            (lambda: tt.new_game(LENIENT).revoked("1"), TypeError, "seat"),
        ],
    )
    def test_what_makes_no_sense_is_refused(self, ask, error, says):
        with pytest.raises(error, match=says):
            ask()


class TestSeveralAtFifty:
    def at_the_end(self, **rules):
        """Come to totals of which two have reached fifty, the eldest's not the higher."""
        variant = MAISON.with_rules(**rules)
        position = finish_hand(tt.new_game(variant, seed=2, dealer=3), random.Random(2)).position
        wanted = (51, 53, 12, -5)
        before = [total - score for total, score in zip(wanted, position.scores, strict=True)]
        game = tt.Game.set_up(position, before)
        assert game.totals == wanted
        return game

    @pytest.mark.parametrize(
        ("winner", "seat"),
        [("highest", 1), ("elder", 0), ("elder_on_equal", 1), ("instant", 1)],
    )
    def test_the_house_rule_decides(self, winner, seat):
        game = self.at_the_end(winner=winner)
        assert game.winners == (seat,)
        assert "1659.end.winner" in game.result.rulings


class TestClaims:
    def start(self, before, variant=INSTANT):
        # Seat 0 takes the first trick with four Kings' worth of nothing but its own King.
        position = set_up(variant, "SK C1", "S2 F", "S3 CK", "S4 C9")
        return tt.Game.set_up(position, before)

    def test_a_right_claim_wins_at_once(self):
        game = played(self.start((54, 0, 0, 60)), "SK S2 S3 S4")
        assert game.points_so_far(0) == 54 + 4 - 12 + 4
        won = game.claim(0)
        assert (won.over, won.winners) == (True, (0,))
        assert won.result.rulings[0] == "1597.end.winner"
        assert won.totals == (54, 0, 0, 60)
        assert game.winners == ()
        with pytest.raises(tt.IllegalPlay, match="The game is over: Player A won"):
            won.play(tt.Card("C1"))
        with pytest.raises(tt.IllegalPlay, match="The game is over"):
            won.claim(0)

    def test_a_wrong_claim_names_the_points(self):
        game = played(self.start((53, 0, 0, 0)), "SK S2 S3 S4")
        with pytest.raises(
            tt.IllegalPlay, match=r"\(seat 0\) has 49 points .* 53 .* −4 in this one"
        ):
            game.claim(0)

    def test_cards_on_the_table_do_not_count_yet(self):
        game = played(self.start((54, 0, 0, 0)), "SK S2 S3")
        assert game.points_so_far(0) == 42
        with pytest.raises(tt.IllegalPlay, match="has 42 points"):
            game.claim(0)
        game = played(game, "S4 C1")
        assert game.position.trick
        assert game.claim(0).winners == (0,)

    def test_a_fool_that_is_not_paid_for_does_not_count(self):
        game = played(self.start((0, 56, 0, 0)), "SK F S3 S4")
        assert game.position.debt == (1, 0)
        assert tt.Card("F") in game.position.piles[1]
        assert game.points_so_far(1) == 56 - 12
        with pytest.raises(tt.IllegalPlay, match="has 44 points"):
            game.claim(1)

    def test_it_counts_once_it_is_paid_for(self):
        # The trick's winner may claim before the gift, the Fool's player only after it.
        position = set_up(INSTANT, "SK C1 BK", "S2 F CK", "S3 C3 B3", "S4 C9 B4")
        game = tt.Game.set_up(position, (46, 52, 0, 0))
        game = played(game, "SK S2 S3 S4 C1")
        assert game.points_so_far(0) == 46 + 4 - 12 + 4
        game = played(game, "CK C3 C9")
        assert game.position.turn == 1
        lead = next(card for card in game.position.legal() if card.rank != "K" and card.number)
        game = game.play(lead)
        while game.position.trick:
            game = game.play(game.position.legal()[0])
        winner = game.position.turn
        game = game.play(game.position.legal()[0])
        while game.position.turn != 1:
            game = game.play(game.position.legal()[0])
        game = game.play(tt.Card("F"))
        while game.position.phase == "play":
            game = game.play(game.position.legal()[0])
        assert winner != 1
        assert (game.position.phase, game.position.turn) == ("gift", 1)
        assert game.points_so_far(1) == 52 + 4 - 12 + 4
        with pytest.raises(tt.IllegalPlay, match="has 48 points"):
            game.claim(1)
        after = game.give(tt.Card("C3"))
        assert after.points_so_far(1) == 48 - 1 + 1 + 5
        assert after.claim(1).winners == (1,)

    def test_after_the_count_it_is_too_late(self):
        game = finish_hand(tt.Game.set_up(tt.deal(INSTANT, seed=1)), random.Random(1))
        assert not game.over
        with pytest.raises(tt.IllegalPlay, match="too late"):
            game.claim(0)

    @pytest.mark.parametrize("variant", [LETTER, MAISON, SCARTO])
    def test_without_the_house_rule_nobody_claims(self, variant):
        with pytest.raises(tt.IllegalPlay, match="Nobody may declare fifty") as refused:
            tt.new_game(variant).claim(0)
        assert refused.value.rulings[0] == f"{variant.key}.end.winner"


class TestRevokes:
    def revoke(self, before=(0, 0, 0, 0), variant=LENIENT):
        position = set_up(variant, "SK", "S4 CQ", "CK S9", "D1 S10")
        return played(tt.Game.set_up(position, before), "SK CQ")

    def test_the_revoker_is_out_and_the_best_of_the_rest_wins(self):
        game = self.revoke((10, 49, 30, 20)).revoked(1)
        assert (game.over, game.winners) == (True, (2,))
        assert game.result.rulings == ("1597.revoke.penalty",)

    def test_equal_totals_share(self):
        assert self.revoke().revoked(1).winners == (0, 2, 3)

    def test_of_two_the_other_wins(self):
        position = set_up(LENIENT, "SK", "S4 CQ")
        game = played(tt.Game.set_up(position, (-20, 40)), "SK CQ").revoked(1)
        assert game.winners == (0,)

    def test_the_hand_is_void(self):
        game = finish_hand(self.revoke((1, 2, 3, 4)), random.Random(1))
        assert game.totals != (1, 2, 3, 4)
        assert game.revoked(1).totals == (1, 2, 3, 4)

    def test_it_may_be_called_until_the_next_hand(self):
        game = finish_hand(self.revoke((0, 90, 0, 0)), random.Random(1))
        assert game.winners == (1,)
        assert game.revoked(1).winners == (0, 2, 3)
        later = finish_hand(self.revoke(), random.Random(1)).next_hand()
        with pytest.raises(tt.IllegalPlay, match="has not revoked"):
            later.revoked(1)

    def test_a_false_accusation_is_an_error(self):
        game = self.revoke()
        with pytest.raises(tt.IllegalPlay, match=r"\(seat 0\) has not revoked"):
            game.revoked(0)
        assert game == self.revoke()

    @pytest.mark.parametrize("variant", [LETTER, MAISON, SCARTO])
    def test_nobody_revokes_where_illegal_cards_are_refused(self, variant):
        with pytest.raises(tt.IllegalPlay, match="Nobody can revoke") as refused:
            tt.new_game(variant).revoked(0)
        assert refused.value.rulings == (f"{variant.key}.revoke.handling",)

    def test_nothing_follows(self):
        with pytest.raises(tt.IllegalPlay, match="The game is over"):
            self.revoke().revoked(1).revoked(1)

    def test_the_other_two_games_do_not_say_what_a_revoke_costs(self):
        for variant, totals in ((MAISON, [0, 0, 0, 0]), (SCARTO, [0, 0, 0])):
            with pytest.raises(tt.RuleError, match="does not say"):
                tt.judge_revoke(variant, totals, 0)
