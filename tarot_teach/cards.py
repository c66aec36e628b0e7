"""The pack of 78 cards, its notation and its names. Ranks and points belong to a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import cache

from .errors import NotationError


class Suit(StrEnum):
    """Name the four suits and the trumps; the Fool belongs to none of them."""

    SWORDS = "S"
    CUPS = "C"
    BATONS = "B"
    COINS = "D"
    TRUMPS = "T"


PLAIN_SUITS = (Suit.SWORDS, Suit.CUPS, Suit.BATONS, Suit.COINS)
ROUND_SUITS = (Suit.CUPS, Suit.COINS)
PIPS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
COURTS = ("V", "C", "Q", "K")


class Card:
    """Hold one of the 78 cards; the same code always gives the same object.

    Takes a code such as `SK` (King of Swords), `C10`, `CC` (Cavalier of Cups), `T21` or `F`,
    exactly as written here. Raises `NotationError` for any other text.

    >>> Card("SK")
    Card('SK')
    >>> Card("SK") is Card("SK"), Card("CC").name
    (True, 'Cavalier of Cups')
    """

    __slots__ = ("code", "number", "rank", "suit")

    code: str
    suit: Suit | None
    """The suit it belongs to; None for the Fool."""
    rank: str
    """What the code says after the suit: `K`, `10`, `21`; empty for the Fool."""
    number: int | None
    """The number of a pip card or a trump."""

    def __new__(cls, code: str) -> Card:  # noqa: D102 - the class says it
        if not isinstance(code, str):
            raise TypeError(f"A card's code is a text such as 'SK', not {type(code).__name__}.")
        try:
            return _PACK[code]
        except KeyError:
            raise NotationError(
                f"{code!r} is no card. A code is a suit (S, C, B, D) and a rank "
                "(1 to 10, V, C, Q, K), a trump T1 to T21, or F for the Fool."
            ) from None

    @property
    def name(self) -> str:
        """Give the English name, as a button would show it."""
        return card_names("english")[self.code]

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def _repr_html_(self) -> str:
        from .views.display import card_html

        return card_html(self)

    def _repr_svg_(self) -> str:
        from .views.display import card_svg

        return card_svg(self)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A card never changes: {name!r} cannot be set.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A card never changes: {name!r} cannot be deleted.")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)


class Cards(tuple[Card, ...]):
    """Hold a hand, a pile or a trick: a tuple of cards that prints as their codes.

    >>> print(Cards([Card("SK"), Card("F")]))
    SK F
    """

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(card.code for card in self)

    def __repr__(self) -> str:
        return f"parse_cards({str(self)!r})"

    def _repr_html_(self) -> str:
        from .views.display import cards_html

        return cards_html(self)


_PACK: dict[str, Card] = {}


def _print_card(suit: Suit | None, rank: str) -> None:
    card = object.__new__(Card)
    code = f"{suit}{rank}" if suit else "F"
    number = int(rank) if rank.isdigit() else None
    for field, value in (("code", code), ("suit", suit), ("rank", rank), ("number", number)):
        object.__setattr__(card, field, value)
    _PACK[code] = card


for _suit in PLAIN_SUITS:
    for _rank in PIPS + COURTS:
        _print_card(_suit, _rank)
for _number in range(1, 22):
    _print_card(Suit.TRUMPS, str(_number))
_print_card(None, "")

_DECK = Cards(_PACK.values())
FOOL = Card("F")
MOUNTEBANK = Card("T1")
ANGEL = Card("T20")
WORLD = Card("T21")


def deck() -> Cards:
    """List the 78 cards: Swords, Cups, Batons, Coins (1 to 10, V, C, Q, K), the trumps, the Fool.

    >>> len(deck()), str(deck()[0]), str(deck()[-1])
    (78, 'S1', 'F')
    """
    return _DECK


def parse_cards(text: str) -> Cards:
    """Read card codes that are separated by spaces or commas; small letters will do.

    Raises `NotationError` naming the first word that is no card.

    >>> parse_cards("sk, T21 F")
    parse_cards('SK T21 F')
    """
    if not isinstance(text, str):
        raise TypeError(f"Cards are read from a text, not from {type(text).__name__}.")
    words = re.split(r"[,\s]+", text.strip(", \t\r\n"))
    return Cards(_card_of(word) for word in words if word)


def _card_of(word: str) -> Card:
    # Only plain letters are made capitals: others can turn into a card's code.
    return (_PACK.get(word.upper()) if word.isascii() else None) or Card(word)


TRADITIONS = ("english", "french", "italian")

_ENGLISH_PIPS = "Ace Two Three Four Five Six Seven Eight Nine Ten".split()
_FRENCH_PIPS = "As Deux Trois Quatre Cinq Six Sept Huit Neuf Dix".split()
_ITALIAN_PIPS = "Asso Due Tre Quattro Cinque Sei Sette Otto Nove Dieci".split()
_PLAIN_NAMES = {
    "english": (
        [*_ENGLISH_PIPS, "Knave", "Cavalier", "Queen", "King"],
        [" of Swords", " of Cups", " of Batons", " of Coins"],
    ),
    "french": (
        [*_FRENCH_PIPS, "Valet", "Cavalier", "Reine", "Roi"],
        [" d’Épées", " de Coupes", " de Bâtons", " de Deniers"],
    ),
    "italian": (
        [*_ITALIAN_PIPS, "Fante", "Cavallo", "Donna", "Re"],
        [" di Spade", " di Coppe", " di Bastoni", " di Danari"],
    ),
}
# The English article stands with the name, because four trumps go without one.
_TRUMP_NAMES = {
    "english": (
        "the Mountebank|the Popess|the Empress|the Emperor|the Pope|the Lover|the Chariot|Justice|"
        "the Hermit|the Wheel of Fortune|Strength|the Hanged Man|Death|Temperance|the Devil|"
        "the Tower|the Star|the Moon|the Sun|the Angel|the World"
    ),
    "french": (
        "le Bateleur|la Papesse|l’Impératrice|l’Empereur|le Pape|l’Amoureux|le Chariot|la Justice|"
        "l’Ermite|la Roue de Fortune|la Force|le Pendu|la Mort|Tempérance|le Diable|"
        "la Maison Dieu|l’Étoile|la Lune|le Soleil|le Jugement|le Monde"
    ),
    "italian": (
        "the Bagatto|the Papessa|the Imperatrice|the Imperatore|the Papa|the Amore|the Carro|"
        "the Giustizia|the Eremita|the Fortuna|the Forza|the Appiccato|the Morte|the Temperanza|"
        "the Diavolo|the Casa|the Stelle|the Luna|the Sole|the Angelo|the Mondo"
    ),
}
_FOOL_NAMES = {"english": "the Fool", "french": "le Fou", "italian": "the Matto"}


def inline_names(tradition: str) -> dict[str, str]:
    """Name every card by code as it stands in running text, with its article.

    Takes one of `TRADITIONS`; raises `NotationError` for another.

    >>> inline_names("english")["T13"], inline_names("english")["SK"]
    ('Death (trump 13)', 'the King of Swords')
    """
    return dict(_names(tradition))


@cache
def _names(tradition: str) -> dict[str, str]:
    if tradition not in TRADITIONS:
        raise NotationError(
            f"There are no card names in {tradition!r}. Choose one of: {', '.join(TRADITIONS)}."
        )
    ranks, suits = _PLAIN_NAMES[tradition]
    plain = [f"the {rank}{suit}" for suit in suits for rank in ranks]
    trumps = [
        f"{name} (trump {number})"
        for number, name in enumerate(_TRUMP_NAMES[tradition].split("|"), start=1)
    ]
    return dict(zip(_PACK, [*plain, *trumps, _FOOL_NAMES[tradition]], strict=True))


def card_names(tradition: str) -> dict[str, str]:
    """Name every card by code as a button shows it, with a capital and without an English article.

    >>> card_names("english")["T20"], card_names("french")["T1"]
    ('Angel (trump 20)', 'Le Bateleur (trump 1)')
    """
    bare = {code: name.removeprefix("the ") for code, name in inline_names(tradition).items()}
    return {code: name[0].upper() + name[1:] for code, name in bare.items()}


_TOKEN = re.compile(r"(^|\n|[.!?] )?\{([A-Z0-9]{1,3})\}")


def write_out(sentence: str, tradition: str = "english") -> str:
    """Put names in place of the tokens `{SK}`; a name that begins a sentence gets a capital.

    Raises `NotationError` for a token that is no card.

    >>> write_out("{F} cannot win. {T20} does.")
    'The Fool cannot win. The Angel (trump 20) does.'
    """
    names = _names(tradition)

    def name(match: re.Match[str]) -> str:
        text = names[Card(match[2]).code]
        if match[1] is None:
            return text
        return f"{match[1]}{text[0].upper()}{text[1:]}"

    return _TOKEN.sub(name, sentence)


def tokens_of(cards: Iterable[Card]) -> str:
    """Write cards as tokens for a sentence: `{SK}, {T3} and {F}`.

    >>> tokens_of(parse_cards("SK T3 F"))
    '{SK}, {T3} and {F}'
    """
    tokens = [f"{{{card.code}}}" for card in cards]
    if len(tokens) < 2:
        return "".join(tokens)
    return f"{', '.join(tokens[:-1])} and {tokens[-1]}"
