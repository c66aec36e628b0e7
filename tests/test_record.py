"""Hands on record: text and JSON that round-trip, replays, the referee, damaged records."""

from __future__ import annotations

import json
import random

import pytest

import tarot_teach as tt

LETTER, MAISON, SCARTO = (tt.VARIANTS[key] for key in ("1597", "1659", "piedmontese"))

SHORT = """
# Two players; the second revokes in the first trick.
game 1597
dealer 1
hand 0: SK SQ SC SV CK CQ CC CV BK BQ BC F
hand 1: S1 S2 S3 S4 C1 C2 C3 C4 B1 B2 B3 D1
1: SK S1
2: F S2        # the Fool comes early
3: SQ C1
"""


def hand_by_lot(variant, seed):
    rng = random.Random(seed)
    players = rng.choice(variant.seats.allowed)
    start = tt.deal(variant, players, rng.randrange(players), seed=seed)

    def choose(position):
        legal = position.legal()
        if position.phase == "discard":
            return rng.sample(legal, 3)
        if variant.options.get("revoke") == "lose" and position.phase == "play":
            return rng.choice(position.hands[position.turn])
        return rng.choice(legal)

    return tt.play_out(start, choose)


def variants():
    for game in tt.VARIANTS.values():
        yield game
        for ruling in game.rulings:
            if ruling.option:
                yield from (game.with_rules(**{ruling.option: value}) for value in ruling.allowed)


@pytest.mark.parametrize("variant", list(variants()), ids=repr)
def test_records_round_trip(variant):
    for seed in range(5):
        positions = hand_by_lot(variant, seed)
        record = tt.HandRecord.of(positions)
        assert tt.HandRecord.from_text(record.to_text()) == record
        assert tt.HandRecord.from_json(record.to_json()) == record
        assert hash(tt.HandRecord.from_json(record.to_json())) == hash(record)
        again = tt.replay(record)
        assert again.positions == positions
        assert again.scores == positions[-1].scores
        assert again.last == positions[-1]


@pytest.mark.parametrize("variant", list(tt.VARIANTS.values()), ids=list(tt.VARIANTS))
def test_a_hand_may_be_recorded_in_the_middle(variant):
    positions = hand_by_lot(variant, 3)
    for length in range(1, len(positions)):
        record = tt.HandRecord.of(positions[:length])
        assert tt.HandRecord.from_text(record.to_text()) == record
        assert tt.replay(record).positions == positions[:length]
        assert tt.replay(record).scores is None
        assert tt.referee(record) is None


def test_people_can_write_one():
    record = tt.HandRecord.from_text(SHORT)
    assert (record.variant, record.dealer, len(record.hands)) == (LETTER, 1, 2)
    assert len(record.stock) == 54
    assert [str(trick) for trick in record.tricks] == ["SK S1", "F S2", "SQ C1"]


def test_the_text_is_short_and_plain():
    record = tt.HandRecord.of(hand_by_lot(SCARTO.with_rules(angel_high=False), 1))
    lines = record.to_text().splitlines()
    assert lines[0] == "game piedmontese"
    assert lines[1] == "rules angel_high=False"
    assert [line.split(":")[0].split(" ")[0] for line in lines[2:7]] == [
        "dealer",
        "hand",
        "hand",
        "hand",
        "discard",
    ]
    assert len(lines) == 7 + 25


class TestTheReferee:
    def test_a_right_hand_has_no_fault(self):
        for variant in tt.VARIANTS.values():
            assert tt.referee(tt.HandRecord.of(hand_by_lot(variant, 1))) is None

    def fault(self, *tricks, text=SHORT):
        head = text[: text.index("\n1: ") + 1]
        return tt.referee(tt.HandRecord.from_text(head + "\n".join(tricks)))

    def test_it_names_seat_trick_card_and_rule(self):
        fault = self.fault("1: SK S1", "2: SQ S2 ", "3: CK D1")
        assert (fault.seat, fault.trick, fault.card) == (1, 3, tt.Card("D1"))
        assert fault.key == "must-follow-suit"
        assert fault.rulings == ("1597.trick.follow",)
        assert str(fault).startswith("Trick 3, Player B (seat 1): The Ace of Coins may not be")
        assert "Cups were led" in str(fault)
        assert "this hand holds four Cups" in str(fault)

    def test_the_first_wrong_play_counts(self):
        assert self.fault("1: SK C1", "2: SQ C2").trick == 1

    def test_a_card_that_is_not_held(self):
        fault = self.fault("1: SK S5")
        assert (fault.seat, fault.key) == (1, "not-held")
        fault = self.fault("1: SK S1", "2: SK S2")
        assert (fault.seat, fault.trick, fault.key) == (0, 2, "not-held")

    def test_a_gift_that_is_due_and_does_not_come(self):
        fault = self.fault("1: SK S1", "2: F S2", "3: S3 SQ")
        assert (fault.seat, fault.trick, fault.key) == (0, 3, "wrong-phase")
        assert "give a card for the Fool" in fault.reason

    def test_a_gift_that_is_not_due(self):
        fault = self.fault("1: SK S1 > S1")
        assert (fault.trick, fault.card, fault.key) == (1, tt.Card("S1"), "wrong-phase")

    @pytest.mark.parametrize(("gift", "key"), [("F", "fool-itself"), ("S2", "not-in-pile")])
    def test_a_gift_that_is_not_allowed(self, gift, key):
        fault = self.fault("1: SK S1", f"2: F S2 > {gift}")
        assert (fault.seat, fault.key) == (0, key)
        assert fault.rulings

    def test_more_tricks_than_there_are_cards(self):
        record = tt.HandRecord.of(hand_by_lot(LETTER, 1))
        first = record.tricks[0]
        longer = tt.HandRecord(
            LETTER,
            record.dealer,
            record.hands,
            record.stock,
            tricks=(*record.tricks, tt.PlayedTrick(first.cards)),
        )
        fault = tt.referee(longer)
        assert fault.seat is None
        assert str(fault).startswith("Trick 13: No card can be played now: the hand is over")

    def test_a_wrong_discard_and_none(self):
        record = tt.HandRecord.of(hand_by_lot(SCARTO, 1))
        king = next(card for card in record.hands[record.dealer] if card.rank == "K")
        wrong = tt.Cards([*record.discard[:2], king])
        fault = tt.referee(
            tt.HandRecord(SCARTO, record.dealer, record.hands, discard=wrong, tricks=record.tricks)
        )
        assert (fault.seat, fault.trick, fault.key) == (record.dealer, 0, "barred-king")
        assert str(fault).startswith("The discard, Player")
        fault = tt.referee(tt.HandRecord(SCARTO, record.dealer, record.hands, tricks=record.tricks))
        assert (fault.seat, fault.trick, fault.key) == (record.dealer, 1, "wrong-phase")

    def test_the_positions_end_where_the_fault_is(self):
        record = tt.HandRecord.from_text(SHORT)
        stopped = tt.replay(record)
        assert stopped.fault
        assert len(stopped.positions) == 5
        assert stopped.scores is None
        assert stopped.penalty() is None


class TestARevoke:
    record = tt.HandRecord.from_text(
        SHORT.replace("2: F S2        # the Fool comes early\n3: SQ C1", "2: SQ C1\n3: SC S2")
    ).with_rules(revoke="lose")

    def test_the_hand_goes_on(self):
        again = tt.replay(self.record)
        assert len(again.positions) == 7
        assert again.last.revokes == ((1, tt.Card("C1")),)

    def test_it_is_still_named(self):
        fault = tt.referee(self.record)
        assert (fault.seat, fault.trick, fault.card) == (1, 2, tt.Card("C1"))
        assert fault.key == "must-follow-suit"

    def test_its_consequence_is_that_of_the_letter(self):
        penalty = tt.replay(self.record).penalty([3, 40])
        assert penalty.answer == (0,)
        assert penalty.rulings == ("1597.revoke.penalty",)
        assert tt.replay(self.record).penalty() == tt.replay(self.record).penalty([0, 0])

    def test_the_game_says_the_same(self):
        game = tt.Game.set_up(tt.replay(self.record).last, [3, 40]).revoked(1)
        assert game.result == tt.replay(self.record).penalty([3, 40])

    def test_a_whole_hand_with_revokes_has_scores(self):
        positions = hand_by_lot(LETTER.with_rules(revoke="lose"), 2)
        again = tt.replay(tt.HandRecord.of(positions))
        assert again.last.revokes
        assert again.scores == positions[-1].scores
        assert again.penalty().answer


def changed(old, new):
    assert old in SHORT
    return SHORT.replace(old, new)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "does not say its game"),
        (changed("game 1597\n", ""), "does not say its game"),
        (changed("dealer 1\n", ""), "does not say its dealer"),
        ("game 1597\ndealer 1\n", "does not say its hands"),
        (changed("game 1597", "game 1600"), "Line 3: There is no game '1600'.*1597, 1659"),
        (changed("game 1597", "game 1597\ngame 1659"), "Line 4: there is a line 'game' already"),
        (changed("dealer 1", "dealer x"), "Line 4: the dealer is the number of a seat, not 'x'"),
        (changed("dealer 1", "dealer 2"), "The deal: The dealer is one of seats 0 to 1, not 2"),
        (changed("dealer 1", "dealer 1\nrules hat=1"), "Line 5: .* has no house rule 'hat'"),
        (changed("dealer 1", "dealer 1\nrules gift=old"), "Line 5: gift cannot be 'old'"),
        (changed("dealer 1", "dealer 1\nrules gift"), "Line 5: 'gift' is no house rule"),
        (changed("SK SQ", "SX SQ"), "Line 5: 'SX' is no card"),
        (changed("SK SQ", "SQ"), "The deal: Hand 0 has 11 cards"),
        (changed("SK SQ", "SQ SQ"), "The deal: SQ .* is twice in hand 0"),
        (changed("SK SQ", "S1 SQ"), "The deal: S1 .* is dealt twice"),
        (changed("hand 1", "hand 2"), "Line 6: hand 1 is due here, not hand 2"),
        (changed("dealer 1", "dealer 1\nstock: D2"), "The deal: The stock has 1 card"),
        (changed("dealer 1", "dealer 1\ndiscard: S1 S2 S3"), "discard: nothing is laid away"),
        (changed("3: SQ", "4: SQ"), "Line 9: trick 3 is due here, not trick 4"),
        (changed("1: SK S1", "1: SK S1 SQ"), "Trick 1 has 3 cards, but 2 play"),
        (changed("1: SK S1", "1: SK"), "Trick 1 has 1 card, but 2 play"),
        (changed("1: SK S1", "1:"), "Trick 1 has no cards, but 2 play"),
        (changed("3: SQ C1", "3:"), "Trick 3 has no cards"),
        (changed("3: SQ C1", "3: SQ C1 > S1 S2"), "Line 9: one card is given for the Fool, not 2"),
        (changed("3: SQ C1", "3: SQ > S1"), "Trick 3 has 1 card, but 2 play"),
        (changed("3: SQ C1", "3: SQ Z1"), "Line 9: 'Z1' is no card"),
        (changed("3: SQ C1", "and so on"), "Line 9: 'and so on' begins with none of game"),
    ],
)
def test_a_damaged_text_is_refused_by_its_line(text, says):
    with pytest.raises(tt.RecordError, match=says):
        tt.HandRecord.from_text(text)


def with_field(**fields):
    return json.dumps(json.loads(tt.HandRecord.from_text(SHORT).to_json()) | fields)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "This is no JSON"),
        ("[]", "no JSON object"),
        ("{}", "Field schema: this program reads schema 1"),
        (with_field(schema=2), "Field schema"),
        (with_field(hat=1), "Field hat: a record has only schema, game"),
        (with_field(game="1600"), "Field game: There is no game"),
        (with_field(game=[]), "does not say its game"),
        (with_field(game=["1597"]), "Field game: "),
        (with_field(dealer="1"), "Field dealer: the dealer is the number of a seat"),
        (with_field(dealer=None), "does not say its dealer"),
        (with_field(rules=["gift"]), "Field rules: house rules are names with values"),
        (with_field(rules={"gift": 1}), "Field rules: gift cannot be 1"),
        (with_field(hands="SK"), "Field hands: this is a list"),
        (with_field(hands=["SK", 3]), r"Field hands\[1\]: Cards are read from a text"),
        (with_field(stock="D2 D2"), "The deal: D2 .* twice in the stock"),
        (with_field(discard=[]), "Field discard: Cards are read from a text"),
        (with_field(tricks={}), "Field tricks: this is a list"),
        (with_field(tricks=["SK S1"]), r"Field tricks\[0\]: a trick has cards"),
        (with_field(tricks=[{"cards": "SK Q"}]), r"Field tricks\[0\]: 'Q' is no card"),
        (with_field(tricks=[{"cards": "SK S1", "gift": 1}]), r"Field tricks\[0\]: "),
        (with_field(tricks=[{"gift": "S1"}]), r"Field tricks\[0\]: a trick has cards"),
    ],
)
def test_a_damaged_json_is_refused_by_its_field(text, says):
    with pytest.raises(tt.RecordError, match=says):
        tt.HandRecord.from_json(text)


@pytest.mark.parametrize("read", [tt.HandRecord.from_text, tt.HandRecord.from_json])
@pytest.mark.parametrize("what", [None, 3, b"game 1597"])
def test_a_record_is_read_from_a_text(read, what):
    with pytest.raises(TypeError, match="from a text"):
        read(what)


def test_positions_that_make_no_hand():
    positions = hand_by_lot(LETTER, 1)
    for wrong in (positions[:0], positions[1:], positions[:3] + positions[4:], positions * 2):
        with pytest.raises(tt.RecordError, match="position"):
            tt.HandRecord.of(wrong)


def test_records_never_change():
    record = tt.HandRecord.from_text(SHORT)
    other = record.with_rules(gift="empty")
    assert record != other
    assert (record.variant, other.variant) == (LETTER, LETTER.with_rules(gift="empty"))
    for name in ("dealer", "hands", "tricks"):
        with pytest.raises(AttributeError):
            setattr(record, name, None)
