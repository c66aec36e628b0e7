"""Cards, hands and tricks as a notebook shows them: drawn, named, and light.

What is shown travels with the notebook, so an output carries only the pieces that its cards are
made of. Where the pictures of a hand would make it heavier than `BUDGET`, the trumps are shown by
their numbers; if need be the court cards and aces by letter and suit sign, and then all cards.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from html import escape
from zlib import crc32

from ..cards import FOOL, Suit
from ..english import SUITS, counted, player
from ..pack.compose import standalone
from .light_cards import BOX, INK, LINE_WIDTH, light_pieces, light_sign

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..cards import Card

BUDGET = 25_000
"""How many bytes a shown hand may have before pictures give way to signs."""
ONE_ROW = 12
"""With more cards than this, every suit has a row of its own."""

PICTURED: tuple[Callable[[Card], bool], ...] = (
    lambda card: True,  # noqa: ARG005
    lambda card: card.suit not in (Suit.TRUMPS, None),
    lambda card: card.suit is not Suit.TRUMPS and (card.number or 0) > 1,
    lambda card: False,  # noqa: ARG005
)
"""Which cards are shown by their pictures: the first choice that keeps to the budget is taken."""

_ROWS: list[tuple[Suit | None, str]] = [*SUITS.items(), (None, "Fool")]
_USE = re.compile(r'<use href="#(tt-[\w-]+)"(?: transform="([^"]*)")?/>')
_REFERENCE = re.compile(r'href="#(tt-[\w-]+)"')
_OUTPUTS = itertools.count()

_STYLE = (
    ".tt-shown{margin:.4em 0;line-height:1.3;--tt-wide:max(2.8em,min(4em,12vw))}"
    ".tt-shown.tt-shown.tt-shown :is(ol,li,p){margin:0;padding:0;list-style:none}"
    ".tt-shown.tt-shown :is(.tt-suits,.tt-hand,ol){display:flex;flex-wrap:wrap;gap:.3em}"
    ".tt-shown.tt-shown :is(.tt-suits,ol){gap:.5em 1em}"
    ".tt-shown [role=img]{display:inline-block;text-align:center;font-size:1em;"
    "width:var(--tt-wide)}"
    f".tt-shown [role=img]>svg{{display:block;width:100%;height:auto;fill:{INK};stroke:{INK};"
    f"stroke-width:{LINE_WIDTH};stroke-linejoin:round;stroke-linecap:round}}"
    ".tt-shown :is([data-rank],[data-trump]){position:relative}"
    ".tt-shown :is([data-rank],[data-trump])::before{position:absolute;left:0;right:0;"
    f"font:700 calc(var(--tt-wide)*.4)/1 Georgia,serif;color:{INK}}}"
    ".tt-shown [data-rank]::before{content:attr(data-rank);top:.6em}"
    ".tt-shown [data-trump]::before{content:attr(data-trump);top:1.55em}"
    ".tt-shown.tt-shown>ol{gap:.5em .35em}"
    ".tt-shown>ol>li{text-align:center;width:max(var(--tt-wide),3.6em)}"
    ".tt-shown li>span+span{display:block;font-size:.85em}"
    ".tt-shown.tt-shown details{margin:.2em 0;padding:0;border:0;box-shadow:none;"
    "background:none;font-size:.85em}"
)
_FOOLS_CAP = (
    '<path fill="#b32" d="M60 65c10 0 16 6 20 14 8-12 22-12 32-2-13 3-14 18-17 38h-70c-3-20-4-35-17'
    '-38 10-10 24-10 32 2 4-8 10-14 20-14z"/><path fill="#ea3" d="M24 124h72v18h-72z"/>'
)


def card_svg(card: Card, *, width: int = 120) -> str:
    """Draw one card as an SVG text of its own, in the full dress and named for screen readers.

    `width` is in pixels. Ids are new with every call, so that no two drawings on a page share
    one.

    >>> from tarot_teach.cards import Card
    >>> "<title>King of Swords</title>" in card_svg(Card("SK"))
    True
    """
    key = _new_key(card.code)
    drawing = standalone(card.code, width=width, title=card.name)
    return re.sub(r'(id="|href="#)tt-one-', rf"\1{key}-", drawing)


def card_html(card: Card) -> str:
    """Show one card, larger than in a hand, with its name below.

    >>> from tarot_teach.cards import Card
    >>> "<p>King of Swords</p>" in card_html(Card("SK"))
    True
    """
    pictures = _Pictures((card,), PICTURED[0])
    shown = f'<div style="--tt-wide:7em">{pictures.of(card)}</div><p>{escape(card.name)}</p>'
    return pictures.around(shown)


def cards_html(cards: Iterable[Card]) -> str:
    """Show cards in their order, in one row or in rows by suit, with a list in words.

    Ids are new with every call. No cards are said in words.

    >>> from tarot_teach.cards import parse_cards
    >>> shown = cards_html(parse_cards("SK T21 F"))
    >>> "<summary>Three cards in words</summary>" in shown, len(shown) < BUDGET
    (True, True)
    """
    cards = tuple(cards)
    if not cards:
        return '<p class="tt-shown">No cards</p>'
    words = "".join(
        f"<p>{name}: {_names(row)}</p>" if row != (FOOL,) else f"<p>{_names(row)}</p>"
        for name, row in _by_suit(cards)
    )
    number = counted(len(cards), "card")
    twin = f"<details><summary>{number[0].upper()}{number[1:]} in words</summary>{words}</details>"

    def drawn(pictures: _Pictures) -> str:
        def hand(row: Iterable[Card]) -> str:
            return f'<div class="tt-hand">{chr(10).join(map(pictures.of, row))}</div>'

        if len(cards) <= ONE_ROW:
            return hand(cards) + twin
        rows = (
            f'<div role="group" aria-label="{name}"><p>{name}</p>{hand(row)}</div>'
            for name, row in _by_suit(cards)
        )
        return f'<div class="tt-suits">{"".join(rows)}</div>{twin}'

    return _within_budget(cards, drawn)


def trick_html(trick: Iterable[tuple[int, Card]]) -> str:
    """Show a trick in the order of play, each card with the seat that played it.

    Takes pairs of seat and card, the leader's first. An empty trick is said in words.

    >>> from tarot_teach.cards import Card
    >>> "Player C leads" in trick_html([(2, Card("SK")), (3, Card("S4"))])
    True
    """
    plays = tuple(trick)
    if not plays:
        return '<p class="tt-shown">No cards on the table</p>'
    names = "".join(f"<li>{player(seat)}: {escape(card.name)}</li>" for seat, card in plays)
    listed = f'<ol style="display:block">{names}</ol>'
    twin = f"<details><summary>The trick in words</summary>{listed}</details>"

    def drawn(pictures: _Pictures) -> str:
        places = (
            f"<li>{pictures.of(card)} <span>{player(seat)}{'' if place else ' leads'}</span></li>"
            for place, (seat, card) in enumerate(plays)
        )
        return f"<ol>{''.join(places)}</ol>{twin}"

    return _within_budget([card for _, card in plays], drawn)


def _within_budget(cards: Iterable[Card], drawn: Callable[[_Pictures], str]) -> str:
    shown = ""
    for pictured in PICTURED:
        pictures = _Pictures(tuple(cards), pictured)
        shown = pictures.around(drawn(pictures))
        if len(shown.encode()) <= BUDGET:
            break
    return shown


def _by_suit(cards: Iterable[Card]) -> list[tuple[str, tuple[Card, ...]]]:
    rows = ((name, tuple(c for c in cards if c.suit is suit)) for suit, name in _ROWS)
    return [(name, row) for name, row in rows if row]


def _names(cards: Iterable[Card]) -> str:
    return escape(", ".join(card.name for card in cards))


def _new_key(codes: str) -> str:
    """Make a prefix for ids: new in this process, and hardly that of another one's output."""
    return f"t{next(_OUTPUTS):x}x{crc32(codes.encode()) & 0xFFFFF:05x}"


class _Pictures:
    """Hold the cards of one output as markup, with the pieces that several of them share."""

    def __init__(self, cards: tuple[Card, ...], pictured: Callable[[Card], bool]) -> None:
        self._pieces: dict[str, str] = {}
        self._ranked = {card for card in cards if card.rank and not pictured(card)}
        self._cards = {
            card: self._picture(card) if pictured(card) else self._plain(card) for card in cards
        }
        self._key = _new_key(" ".join(card.code for card in cards))
        found = "".join([*self._cards.values(), *self._pieces.values()])
        self._times = Counter(_REFERENCE.findall(found))
        self._names = {
            name: f"{self._key}{place:x}"
            for place, name in enumerate(name for name, times in self._times.items() if times > 1)
        }

    def _picture(self, card: Card) -> str:
        upon_each_other, pieces = light_pieces(card.code)
        self._pieces.update({name: pieces[name] for name in pieces if name not in self._pieces})
        return "".join(f'<use href="#{name}"/>' for name in upon_each_other if name in pieces)

    def _plain(self, card: Card) -> str:
        """Draw paper and suit sign, two lines about a trump's number, or the Fool's cap.

        The style writes the rank upon it: as text of the drawing it would be left behind, run
        together with the code, where an untrusted notebook takes the drawing out.
        """
        paper = "tt-plate-small"
        self._pieces[paper] = light_pieces(card.code)[1][paper]
        shown = f'<use href="#{paper}"/>'
        if card is FOOL:
            return shown + _FOOLS_CAP
        if card.suit is Suit.TRUMPS:
            return f'{shown}<path d="M25 66h70M25 130h70"/>'
        assert card.suit is not None
        self._pieces.update(light_sign(card.suit))
        sign = f'<use href="#tt-sign-{card.suit}" transform="translate(60 132)scale(1.6)"/>'
        return shown + sign

    def _in_place(self, markup: str) -> str:
        """Put pieces that are wanted only once where they are wanted."""

        def put(match: re.Match[str]) -> str:
            name, transform = match.groups()
            move = f' transform="{transform}"' if transform else ""
            if self._times[name] > 1:
                return f'<use href="#{self._names[name]}"{move}/>'
            piece = self._pieces[name].replace(f' id="{name}"', move)
            if piece.startswith("<g>"):
                piece = piece.removeprefix("<g>").removesuffix("</g>")
            return _USE.sub(put, piece)

        return _USE.sub(put, markup)

    def of(self, card: Card) -> str:
        """Give one card: its picture, named for screen readers, and its code below."""
        name = escape(card.name)
        drawing = self._in_place(self._cards[card])
        kind = "trump" if card.suit is Suit.TRUMPS else "rank"
        rank = f' data-{kind}="{card.rank}"' if card in self._ranked else ""
        return (
            f'<span role="img" aria-label="{name}" title="{name}"{rank}>'
            f'<svg viewBox="{BOX}" aria-hidden="true">{drawing}</svg>{card.code}</span>'
        )

    def around(self, shown: str) -> str:
        """Wrap what is shown with its style and the pieces that it shares.

        Drawings refer by `xlink:href`: some pages resolve every `href` that they hold as an
        address, and stumble over one in a drawing.
        """
        shared = "".join(
            self._in_place(self._pieces[name]).replace(f'id="{name}"', f'id="{new}"')
            for name, new in self._names.items()
        )
        whole = (
            '<div class="tt-shown"><svg width="0" height="0" aria-hidden="true" '
            f'style="position:absolute"><style>{_STYLE}</style><defs>{shared}</defs></svg>'
            f"{shown}</div>"
        )
        return whole.replace("<use href=", "<use xlink:href=")
