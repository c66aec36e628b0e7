"""Cards, suits and sentences as HTML for paper, in Italian or in French suits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape

from ..cards import PLAIN_SUITS, Card, Suit, card_names, write_out
from ..english import COURTS, SUITS, player
from ..pack.compose import BOX, layers, sprite_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FRENCH_SUITS = {"Sword": "Spade", "Cup": "Heart", "Baton": "Club", "Coin": "Diamond"}
_SUIT_WORDS = re.compile(rf"\b({'|'.join(FRENCH_SUITS)})(?=s?\b)")


class AsItStands(str):
    """Mark a sentence whose suits are not to be put into those of the page."""

    __slots__ = ()


def rank_word(card: Card) -> str:
    """Say a suit card's rank in as few letters as can be read: `King`, `10`, `Ace`."""
    return COURTS.get(card.rank) or ("Ace" if card.rank == "1" else card.rank)


def card_name(card: Card) -> str:
    """Name a card as a button would, a trump by its number first: `13 Death`."""
    name = card_names("english")[card.code]
    if card.suit is Suit.TRUMPS:
        return f"{card.number} {name.split(' (')[0]}"
    return name


@dataclass
class Pen:
    """Write cards and sentences for one page, and remember which pieces of the pack it needs."""

    suits: str = "italian"
    pieces: set[str] = field(default_factory=set)

    def text(self, sentence: object) -> str:
        """Write a sentence with its cards by name, safe for HTML, in the suits of the page."""
        said = sentence if isinstance(sentence, AsItStands) else self.plain(str(sentence))
        return escape(said, quote=False)

    def plain(self, sentence: str) -> str:
        """Write a sentence with its cards by name, in the suits of the page."""
        said = write_out(sentence)
        if self.suits == "french":
            return _SUIT_WORDS.sub(lambda match: FRENCH_SUITS[match[0]], said)
        return said

    def name(self, card: Card) -> str:
        """Name a card in the suits of the page."""
        return self.text(card_name(card))

    def label(self, text: str) -> str:
        """Write the label of a choice; a card alone is named without its article."""
        return self.text(card_names("english").get(text.strip("{}")) or text)

    def sign(self, suit: Suit) -> str:
        """Draw the sign of a suit as large as a letter."""
        name = f"tt-french-sign-{suit}" if self.suits == "french" else f"tt-sign-{suit}"
        self.pieces.add(name)
        return f'<svg class="sign" aria-hidden="true"><use href="#{name}"/></svg>'

    def card(self, card: Card, css: str = "card", *, small: bool = True) -> str:
        """Draw a card, with its name for those who cannot see it."""
        names = None if small else "english"
        ids = layers(card.code, suits=self.suits, names=names, small=small)
        self.pieces.update(ids)
        used = "".join(f'<use href="#{name}"/>' for name in ids)
        label = escape(self.plain(card.name))
        return f'<svg class="{css}" viewBox="{BOX}" role="img" aria-label="{label}">{used}</svg>'

    def suit_name(self, suit: Suit) -> str:
        """Name a suit with its sign; trumps have none."""
        if suit is Suit.TRUMPS:
            return "<b>Trumps</b>"
        return f"{self.sign(suit)}&nbsp;<b>{self.text(SUITS[suit])}</b>"

    def rows(self, cards: Iterable[Card], *, boxes: bool = False) -> str:
        """Write cards as one line for each suit, with a box to tick before each where asked."""
        held = list(cards)
        lines = []
        for suit in (Suit.TRUMPS, *PLAIN_SUITS):
            of_suit = [card for card in held if card.suit is suit]
            if of_suit:
                lines.append((self.suit_name(suit), of_suit))
        fool = [card for card in held if card.suit is None]
        if fool:
            lines.append(("<b>The Fool</b>", fool))
        tick = BOX_TO_TICK if boxes else ""
        written = [
            f'<li><span class="suit">{head}</span> <span>{self._row(of_suit, tick)}</span></li>'
            for head, of_suit in lines
        ]
        return f'<ul class="rows">{"".join(written)}</ul>'

    def _row(self, cards: Sequence[Card], tick: str) -> str:
        said = [
            f'<span class="one">{tick}{card_name(card) if card.suit is Suit.TRUMPS else ""}'
            f"{rank_word(card) if card.suit in PLAIN_SUITS else ''}</span>"
            for card in cards
        ]
        return " ".join(said)

    def trick(self, leader: int, players: int, cards: Sequence[Card], *, winner: int = -1) -> str:
        """Draw a trick in order of play, each card under its player; the winner's has a word."""
        figures = []
        for place, card in enumerate(cards):
            seat = (leader + place) % players
            told = "leads" if place == 0 else ""
            told = "wins" if seat == winner else told
            figures.append(
                f'<figure class="{"won" if seat == winner else "play"}">{self.card(card)}'
                f"<figcaption><b>{player(seat)}</b> {told}<br>{self.name(card)}</figcaption>"
                "</figure>"
            )
        return f'<div class="trick">{"".join(figures)}</div>'

    def store(self) -> str:
        """Give the pieces of the pack that the page refers to, in an element of no size."""
        if not self.pieces:
            return ""
        return f'<div class="store">{sprite_of(sorted(self.pieces))}</div>'


BOX_TO_TICK = '<span class="box" aria-hidden="true"></span>'
