"""The pack: codes that are exact, cards that are one object each, names in three traditions."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tarot_teach as tt
from tarot_teach.cards import TRADITIONS, Suit, card_names, inline_names, write_out

CODES = [suit + rank for suit in "SCBD" for rank in "1 2 3 4 5 6 7 8 9 10 V C Q K".split()]
CODES += [f"T{number}" for number in range(1, 22)] + ["F"]


def test_the_pack_has_78_cards_in_a_fixed_order():
    assert [str(card) for card in tt.deck()] == CODES
    assert len(set(tt.deck())) == 78


def test_a_code_always_gives_the_same_card():
    for code in CODES:
        card = tt.Card(code)
        assert card is tt.Card(code)
        assert card is copy.deepcopy(card) is copy.copy(card) is pickle.loads(pickle.dumps(card))
        assert eval(repr(card), {"Card": tt.Card}) is card


@pytest.mark.parametrize(
    "code",
    ["", "S", "S0", "S01", "S11", "T0", "T01", "T22", "sk", "Sk", "KS", "SK ", " SK", "F1", "FF", "E1"]
    + ["Ｓ1", "S１", "S²", "Tⅹ", "SKING", "C-1", "10C", "♠K"],
)  # fmt: skip
def test_any_other_code_is_refused_by_name(code):
    with pytest.raises(tt.NotationError) as caught:
        tt.Card(code)
    assert repr(code) in str(caught.value)
    assert "T1 to T21" in str(caught.value)


@pytest.mark.parametrize("code", [None, 5, b"SK", ["SK"], tt.Card("SK")])
def test_what_is_no_text_is_no_code(code):
    with pytest.raises(TypeError):
        tt.Card(code)


def test_a_card_cannot_be_changed():
    card = tt.Card("SK")
    for change in (
        lambda: setattr(card, "rank", "Q"),
        lambda: setattr(card, "points", 5),
        lambda: delattr(card, "suit"),
    ):
        with pytest.raises(AttributeError):
            change()
    assert card.rank == "K"


def test_the_fool_has_no_suit_and_trumps_are_a_suit():
    assert tt.Card("F").suit is None
    assert tt.Card("F").number is None
    assert tt.Card("T7").suit is Suit.TRUMPS
    assert (tt.Card("C10").suit, tt.Card("C10").number) == ("C", 10)
    assert (tt.Card("CC").suit, tt.Card("CC").rank, tt.Card("CC").number) == ("C", "C", None)


@pytest.mark.parametrize("text", ["SK T21 F", "sk,t21,f", " SK,  T21\n\tF, ", "sK, T21 F"])
def test_cards_are_read_with_spaces_or_commas(text):
    assert tt.parse_cards(text) == (tt.Card("SK"), tt.Card("T21"), tt.Card("F"))


def test_an_empty_text_holds_no_cards():
    assert tt.parse_cards("  ") == ()


@pytest.mark.parametrize("text", ["SK X9", "SK;T21", "ſk", "SK T 21", "Ｓ1"])
def test_a_misspelt_card_is_named(text):
    with pytest.raises(tt.NotationError):
        tt.parse_cards(text)


def test_the_error_repeats_what_was_typed():
    with pytest.raises(tt.NotationError, match="'Kings' is no card"):
        tt.parse_cards("SK Kings")


def test_cards_are_read_from_texts_only():
    with pytest.raises(TypeError):
        tt.parse_cards(["SK"])


@given(st.lists(st.sampled_from(CODES)))
def test_written_cards_read_back(codes):
    cards = tt.parse_cards(" ".join(codes))
    assert str(cards) == " ".join(codes)
    assert tt.parse_cards(str(cards).lower().replace(" ", ", ")) == cards


@given(st.text(max_size=4))
def test_no_text_but_the_78_codes_is_a_card(text):
    if text in CODES:
        assert tt.Card(text).code == text
    else:
        with pytest.raises(tt.NotationError):
            tt.Card(text)


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_every_card_has_a_name_of_its_own(tradition):
    for names in (card_names(tradition), inline_names(tradition)):
        assert list(names) == CODES
        assert len(set(names.values())) == 78


def test_the_english_names():
    names = card_names("english")
    assert names["SK"] == tt.Card("SK").name == "King of Swords"
    assert names["C1"] == "Ace of Cups"
    assert names["BV"] == "Knave of Batons"
    assert names["DC"] == "Cavalier of Coins"
    assert names["T1"] == "Mountebank (trump 1)"
    assert names["T20"] == "Angel (trump 20)"
    assert names["F"] == "Fool"


def test_an_unknown_tradition_is_named():
    with pytest.raises(tt.NotationError, match="klingon.*english, french, italian"):
        card_names("klingon")


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("{F} never wins.", "The Fool never wins."),
        ("It is {SK}. {T13} wins! {T8} too? {C7}", "It is the King of Swords. Death (trump 13) wins! Justice (trump 8) too? The Seven of Cups"),
        ("{S1}\n{S2}", "The Ace of Swords\nThe Two of Swords"),
        ("Fool: {F}", "Fool: the Fool"),
        ("{sk} {} {SK", "{sk} {} {SK"),
    ],
)  # fmt: skip
def test_sentences_are_written_out(sentence, written):
    assert write_out(sentence) == written


def test_a_token_that_is_no_card_is_an_error():
    with pytest.raises(tt.NotationError):
        write_out("{X9}")
