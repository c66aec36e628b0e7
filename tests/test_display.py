"""What cards show of themselves in a notebook: light, named, well formed, never clashing."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable

import pytest

import tarot_teach as tt
from tarot_teach.cards import FOOL, Suit
from tarot_teach.table import Trick
from tarot_teach.views.display import BUDGET, ONE_ROW, card_html, card_svg, cards_html, trick_html
from tarot_teach.views.light_cards import light_pieces

SVG = "{http://www.w3.org/2000/svg}"
DECK = tt.deck()


def some(number: int, seed: int) -> tt.Cards:
    return tt.Cards(random.Random(str(seed)).sample(list(DECK), number))


def tree(shown: str) -> ElementTree.Element:
    """Read it as XML; the prefix is one that HTML knows by itself."""
    known = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    return ElementTree.fromstring(re.sub(r"^<[a-z]+", rf"\g<0> {known}", shown))


def ids_of(shown: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', shown)


def names_of(shown: str) -> list[str | None]:
    """Give the names of the pictures, in their order."""
    return [
        each.get("aria-label") for each in tree(shown).iter("span") if each.get("role") == "img"
    ]


def pictures(shown: str) -> dict[str, ElementTree.Element]:
    """Give each card's element by the code that stands below the drawing."""
    return {
        "".join(each.itertext()): each
        for each in tree(shown).iter("span")
        if each.get("role") == "img"
    }


def is_plain(shown: ElementTree.Element) -> bool:
    return rank_of(shown) is not None


def rank_of(shown: ElementTree.Element) -> str | None:
    return shown.get("data-rank") or shown.get("data-trump")


@pytest.mark.parametrize("number", [1, 2, 5, 12, 13, 18, 25, 28, 48, 78])
def test_cards_are_light_whatever_they_are(number: int) -> None:
    for seed in range(25):
        assert len(cards_html(some(number, seed)).encode()) <= BUDGET == 25_000


def test_the_heaviest_cards_are_light_too() -> None:
    def weight(card: tt.Card) -> int:
        return len(cards_html([card]))

    heaviest = sorted(DECK, key=weight, reverse=True)
    for number in (6, 12, 28):
        assert len(cards_html(heaviest[:number]).encode()) <= BUDGET
    seats = list(enumerate(heaviest[:6]))
    assert len(trick_html(seats).encode()) <= BUDGET
    assert all(len(card_html(card).encode()) < 9_000 for card in DECK)
    assert all(len(card_svg(card).encode()) < 18_000 for card in DECK)


def test_small_hands_and_tricks_are_drawn_in_full() -> None:
    for seed in range(25):
        cards = some(4, seed)
        for shown in (cards_html(cards), trick_html(enumerate(cards))):
            assert not any(map(is_plain, pictures(shown).values()))


def test_pictures_give_way_by_kind_of_card() -> None:
    """Trumps first, then court cards and aces, then all: two of a kind never differ in a hand."""

    def kind(card: tt.Card) -> str:
        if card.suit in (Suit.TRUMPS, None):
            return "trumps"
        return "pips" if (card.number or 0) > 1 else "courts"

    seen = set()
    for number in (5, 12, 18, 78):
        for seed in range(25):
            cards = some(number, seed)
            drawings = pictures(cards_html(cards))
            plain = {
                (kind(card), is_plain(drawings[str(card)])) for card in cards if card is not FOOL
            }
            shown_plain = {name for name, letters in plain if letters}
            assert not shown_plain & {name for name, letters in plain if not letters}
            present = {name for name, _ in plain}
            first = [name for name in ("trumps", "courts", "pips") if name in present]
            assert shown_plain == set(first[: len(shown_plain)])
            seen.add(len(shown_plain))
    assert seen == {0, 1, 2, 3}


def test_a_plain_card_says_rank_and_suit() -> None:
    drawings = pictures(cards_html(DECK))
    assert len(drawings) == 78
    for card in DECK:
        drawing = drawings[str(card)]
        assert rank_of(drawing) == (card.rank or None)
        paths = {Suit.TRUMPS: 1, None: 2}.get(card.suit, 0)
        assert len(drawing.findall("svg/path")) == paths
        assert len(drawing.findall("svg/use")) == (1 if paths else 2)


@pytest.mark.parametrize("number", [0, 1, 12, 28, 78])
def test_it_is_well_formed_and_every_reference_is_met_inside(number: int) -> None:
    for shown in (cards_html(some(number, 1)), trick_html(enumerate(some(min(number, 6), 1)))):
        tree(shown)
        ids = ids_of(shown)
        assert len(ids) == len(set(ids))
        wanted = re.findall(r'href="#([^"]*)"', shown)
        assert set(wanted) == set(ids)
        assert all(wanted.count(name) > 1 for name in ids)
        assert "tt-part" not in shown
        assert not re.search(r"(?:href|src)=\"(?!#)", shown)
        assert " href=" not in shown


@pytest.mark.parametrize("code", ["SK", "C7", "T21", "F", "D1"])
def test_one_card_is_drawn_and_named(code: str) -> None:
    card = tt.Card(code)
    drawing = tree(card._repr_svg_())
    assert drawing.tag == SVG + "svg"
    assert drawing.get("role") == "img"
    assert drawing.findtext(SVG + "title") == card.name
    shown = card._repr_html_()
    assert names_of(shown) == [card.name]
    assert tree(shown).findtext("p") == card.name


def test_outputs_never_share_an_id() -> None:
    makers: tuple[Callable[[], str], ...] = (
        lambda: cards_html(DECK[:12]),
        lambda: cards_html(DECK[:12]),
        lambda: trick_html(enumerate(DECK[:4])),
        lambda: card_html(DECK[0]),
        lambda: card_svg(DECK[0]),
        lambda: card_svg(DECK[0]),
        lambda: card_svg(DECK[1]),
    )
    outputs = [ids_of(maker()) for maker in makers]
    flat = [name for ids in outputs for name in ids]
    assert len(flat) == len(set(flat))
    assert all(outputs[place] for place in (0, 1, 2, 4, 5, 6))


@pytest.mark.parametrize("number", [3, ONE_ROW, ONE_ROW + 1, 28])
def test_every_card_is_named_once_and_listed_in_words(number: int) -> None:
    cards = some(number, 3)
    shown = cards._repr_html_()
    assert sorted(map(str, names_of(shown))) == sorted(card.name for card in cards)
    twin = tree(shown).find("details")
    assert twin is not None
    words = " ".join(twin.itertext())
    for card in cards:
        assert words.count(card.name) == 1


def test_a_hand_keeps_its_order_and_a_large_one_has_rows_by_suit() -> None:
    cards = some(ONE_ROW, 5)
    assert names_of(cards_html(cards)) == [card.name for card in cards]
    rows = [
        each.get("aria-label")
        for each in tree(cards_html(DECK)).iter("div")
        if each.get("role") == "group"
    ]
    assert rows == ["Swords", "Cups", "Batons", "Coins", "Trumps", "Fool"]


def test_a_trick_says_who_played_what() -> None:
    position = tt.deal(tt.VARIANTS["1597"], seed="x")
    leader = position.turn
    for _ in range(3):
        position = position.play(position.legal()[0])
    assert isinstance(position.trick, Trick)
    assert position.trick == tuple(position.trick)
    shown = position.trick._repr_html_()
    assert names_of(shown) == [card.name for _, card in position.trick]
    assert leader == 1
    assert [each.text for each in tree(shown).findall("ol/li/span[2]")] == [
        "Player B leads",
        "Player C",
        "Player D",
    ]
    listed = [each.text for each in tree(shown).findall("details/ol/li")]
    assert listed[0] == f"Player B: {position.trick[0][1].name}"


def test_nothing_to_show_is_said_in_words() -> None:
    assert tree(tt.parse_cards("")._repr_html_()).text == "No cards"
    assert tree(Trick()._repr_html_()).text == "No cards on the table"


def test_it_still_reads_where_markup_is_taken_out() -> None:
    """An untrusted notebook drops drawings and styles and keeps text, titles and details."""

    def text_of(shown: str) -> list[str]:
        return re.sub(r"<[^>]*>", "", re.sub(r"<style>.*?</style>|</?p>", " ", shown)).split()

    words = text_of(tt.parse_cards("SK T21 F")._repr_html_())
    assert words[:3] == ["SK", "T21", "FThree"]
    assert words[-6:] == ["Swords", "Trumps:", "World", "(trump", "21)", "Fool"]
    assert text_of(DECK._repr_html_())[:3] == ["Swords", "S1", "S2"]


def test_a_light_picture_keeps_what_its_card_is_made_of() -> None:
    for card in DECK:
        upon_each_other, pieces = light_pieces(card.code)
        assert all(name in pieces for name in upon_each_other)
        wanted = set(re.findall(r'href="#([^"]*)"', "".join(pieces.values())))
        assert wanted <= set(pieces)
        tree(f"<g>{''.join(pieces.values())}</g>")
    swords = light_pieces("S7")[1]["tt-picture-S7"]
    assert swords.count("<use") == 7


def test_the_core_and_its_speed_do_not_pay_for_it() -> None:
    script = (
        "import sys, tarot_teach as tt; tt.Card('SK'); print(*sys.modules);"
        "tt.Card('SK')._repr_svg_(); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    before, after = (set(line.split()) for line in done.stdout.splitlines())
    assert not {
        name for name in before if name.startswith(("tarot_teach.views", "tarot_teach.pack"))
    }
    drawing = {name for name in after if name.startswith("tarot_teach.pack")}
    assert drawing == {"tarot_teach.pack", "tarot_teach.pack.compose"}
