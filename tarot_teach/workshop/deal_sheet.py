"""A prepared hand for a real pack: slips to deal it by, and a record with the verdicts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from ..cards import FOOL, PLAIN_SUITS, Card, Cards, Suit
from ..english import SUITS, counted, player, signed
from ..fool import judge_fool
from ..play import Position
from ..replaying import Replay
from ..rules import judge_play, judge_trick, trick_winner
from ..variant import Variant
from .drawing import AsItStands, Pen, rank_word
from .other_packs import french_packs, italian_packs
from .paper import sheet
from .plan import Workshop
from .prepared_hands import TRICKS_IF_LATE, TRICKS_TO_PLAY, piles_after, prepared_play, stops

WORTH_A_WORD = {"fool", "trumps", "void", "fool-is-no-trump", "free-after-fool"}
"""Plays whose reason the record tells, by the key of their verdict."""
TOLD_AT_MOST = 2
"""How often a reason of one kind is told before it is known."""


@dataclass(frozen=True)
class ToldTrick:
    """Hold what the record says of one trick."""

    number: int
    leader: int
    winner: int
    cards: Cards
    reason: str
    remarks: tuple[tuple[str, str], ...]
    """Who does something worth a word, and why it is allowed."""
    allowed: tuple[Cards | None, ...]
    """What could be played each time, in the order of play; None where it was anything."""


def deal_sheet(workshop: Workshop, variant: Variant, suits: str) -> str:
    """Write the deal sheet of a game for a pack of Italian or French suits."""
    pen = Pen(suits)
    played = prepared_play(variant)
    body = (
        f"{_slips(pen, played)}"
        f'<div class="fresh">{_how(variant, played)}{_record(pen, variant, played)}</div>'
        + _count(pen, variant, played)
    )
    return sheet(
        workshop,
        f"Deal sheet: {variant.name}",
        body,
        pen,
        subtitle=f"{suits.capitalize()} suits",
        style=("deal_sheet",),
    )


CUT_APART = (
    "Cut along the dashes. Sort the pack by suits, pick out the cards of each slip, and lay the "
    "slip on its cards. A trump goes by its number, whatever its picture."
)
SEATS = "Sit so that the letters run to the right: B sits to the right of A, and so on."


def _how(variant: Variant, played: Replay) -> str:
    """Tell the reader how the hand is played; the slips may long be cut off and gone."""
    seats = ", ".join(
        f"{player(seat)} {len(hand)} cards" for seat, hand in enumerate(played.record.hands)
    )
    stock = played.record.stock
    left = (
        f" The {len(stock)} cards that are left over are the stock: put them aside, face down."
        if stock
        else ""
    )
    reader = player(played.last.eldest)
    steps = (
        f"Everybody has a slip and its cards: {seats}.{left} {SEATS} Lay all hands open on the "
        "table, in suits. Today everybody sees everything.",
        f"You keep this record; {reader} leads. In a trick marked “ask”, before each card, ask "
        "<b>what may be played</b>; then name the card, and it is laid. After the last: <b>who "
        "wins, and why?</b> Then read the verdict. In other tricks just name the cards. If you "
        "play as well, do not answer, and pass the record on after trick "
        f"{TRICKS_IF_LATE[variant.key]}.",
        "Whoever wins a trick lays it face down on a pile of their own, and leads next. The piles "
        "are counted in the end.",
    )
    items = "".join(f"<li>{step}</li>" for step in steps)
    return f"<h2>For the reader</h2><ol>{items}</ol>"


def _names(pen: Pen, played: Replay) -> str:
    """Help those whose pack has other names; this strip stays on the table with the slips."""
    packs = french_packs() if pen.suits == "french" else italian_packs()
    lines = "".join(f"<li>{pen.text(AsItStands(line))}</li>" for line in packs)
    variant = played.record.variant
    angel = _angel_or_world(variant, played) if pen.suits == "french" else ""
    return (
        f'<div class="notes names"><b>Other packs</b>, for the table<ul>{lines}{angel}</ul></div>'
    )


def _angel_or_world(variant: Variant, played: Replay) -> str:
    """Say which tricks would fall otherwise if the World is let win, as many do with this pack."""
    if "angel_high" not in variant.options:
        return ""
    other = variant.with_rules(angel_high=not variant.options["angel_high"])
    tricks = [trick.cards for trick in played.record.tricks]
    moved = [
        str(number)
        for number, cards in enumerate(tricks, start=1)
        if trick_winner(other, cards) != trick_winner(variant, cards)
    ]
    return (
        "<li>Our source lets the Angel (20) beat the World (21) only if the pack is Italian. In "
        "this workshop the Angel is highest at every table, so that all agree. With the World "
        f"highest, trick {', '.join(moved)} would fall otherwise, and the World would be worth "
        f"{other.points[other.top_trump]}, the Angel {other.points[variant.top_trump]}.</li>"
    )


def _slips(pen: Pen, played: Replay) -> str:
    start = played.positions[0]
    slips = "".join(
        f'<section class="slip"><h2>{player(seat)}: {len(hand)} cards'
        f"{', the dealer' if seat == start.dealer else ''}</h2>{pen.rows(hand)}"
        "<p class='small'>Trumps go by their numbers.</p></section>"
        for seat, hand in enumerate(start.hands)
    )
    return f'<p>{CUT_APART} {SEATS}</p><div class="slips">{slips}</div>{_names(pen, played)}'


def told_tricks(played: Replay) -> list[ToldTrick]:
    """Tell every trick of a hand: who wins and why, which plays need a word, what is given.

    >>> from tarot_teach.variants import VARIANTS
    >>> told = told_tricks(prepared_play(VARIANTS["piedmontese"]))
    >>> len(told), told[4].winner, told[4].cards
    (25, 1, parse_cards('C7 C6 F'))
    """
    found: list[ToldTrick] = []
    remarks: list[tuple[str, str]] = []
    allowed: list[Cards | None] = []
    told: dict[str, int] = {}
    for before, after in pairwise(played.positions):
        if before.phase == "gift":
            last = found[-1]
            found[-1] = replace(last, remarks=(*last.remarks, _gift(before, after)))
        elif before.phase == "play":
            assert before.turn is not None
            cards = played.record.tricks[len(found)].cards
            card = cards[len(before.trick)]
            remarks += _remark(before, card, told)
            legal = before.legal()
            allowed.append(None if len(legal) == len(before.hands[before.turn]) else Cards(legal))
            if not after.trick:
                judged = judge_trick(before.variant, cards)
                winner = (before.leader + judged.answer) % before.players
                found.append(
                    ToldTrick(
                        len(found) + 1,
                        before.leader,
                        winner,
                        cards,
                        judged.sentence,
                        (*remarks, *_fool_waits(after, cards)),
                        tuple(allowed),
                    )
                )
                remarks, allowed = [], []
    return found


def tricks_to_ask(played: Replay) -> tuple[int, ...]:
    """Choose the tricks worth a question: the first, those with a remark, each new way to win.

    >>> from tarot_teach.variants import VARIANTS
    >>> tricks_to_ask(prepared_play(VARIANTS["piedmontese"]))
    (1, 2, 4, 5, 10)
    """
    variant = played.record.variant
    met: set[str] = set()
    chosen = []
    for told in told_tricks(played)[: TRICKS_TO_PLAY[variant.key]]:
        way = judge_trick(variant, told.cards).key
        if told.remarks or way not in met:
            chosen.append(told.number)
        met.add(way)
    return tuple(chosen)


def _remark(before: Position, card: Card, told: dict[str, int]) -> list[tuple[str, str]]:
    assert before.turn is not None
    judged = judge_play(before.variant, before.hands[before.turn], before.trick.cards, card)
    key = "fool" if card is FOOL else judged.key
    told[key] = told.get(key, 0) + 1
    if key not in WORTH_A_WORD or told[key] > TOLD_AT_MOST:
        return []
    return [(player(before.turn), judged.sentence)]


def _fool_waits(after: Position, cards: Cards) -> list[tuple[str, str]]:
    if FOOL not in cards or after.debt is None or after.phase == "gift":
        return []
    owner, creditor = after.debt
    sentence = "{F} comes back, but there is no card to give for it yet. The debt to "
    return [(player(owner), f"{sentence}{player(creditor)} waits.")]


def _gift(before: Position, after: Position) -> tuple[str, str]:
    assert before.debt is not None
    owner, creditor = before.debt
    (given,) = set(before.piles[owner]) - set(after.piles[owner])
    may = counted(len(before.legal()), "card")
    sentence = (
        f"{{F}} is back, and {{{given.code}}} goes to {player(creditor)} for it: one of {may} that "
        "may be given."
    )
    return player(owner), sentence


def _record(pen: Pen, variant: Variant, played: Replay) -> str:
    rows = []
    marked = tricks_to_ask(played)
    for trick in told_tricks(played):
        asked = trick.number in marked
        plays = []
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % played.last.players
            said = f"{player(seat)[-1]} {pen.name(card)}"
            css = ' class="won"' if seat == trick.winner else ""
            plays.append(f"<span{css}>{said}</span>")
        remarks = "".join(
            f'<p class="remark"><b>{who}.</b> {pen.text(why)}</p>' for who, why in trick.remarks
        )
        allowed = _allowed(pen, trick, played.last.players) if asked else ""
        ask = "<br><small>ask</small>" if asked else ""
        rows.append(
            f"<tr><th>{trick.number}{ask}</th><td>{'<br>'.join(plays)}</td>"
            f"<td>{allowed}<b>{player(trick.winner)} wins.</b> {pen.text(trick.reason)}{remarks}"
            "</td></tr>"
        )
        if trick.number in stops(variant):
            rows.append(_stop(pen, variant, played, trick.number))
    away = played.record.discard
    dealer = player(played.last.dealer)
    laid = (
        f"<p><b>First {dealer} lays away</b> {', '.join(pen.name(card) for card in away)}, face "
        f"down: none of them is a King or an honour. With these three {dealer}’s pile begins.</p>"
        if away
        else ""
    )
    return (
        "<h2>The record</h2>"
        "<p>Cards stand in the order of play; the one that wins is framed. With more time, ask in "
        f"all tricks.</p>{laid}"
        '<table class="record"><thead><tr><th>Trick</th><th>Cards</th><th>Verdict</th></tr></thead>'
        f"{''.join(rows)}</table>"
    )


def _allowed(pen: Pen, trick: ToldTrick, players: int) -> str:
    """Say what each player may play to a trick, so that the reader can answer any guess."""
    said = []
    for place, cards in enumerate(trick.allowed):
        who = player((trick.leader + place) % players)[-1]
        said.append(f"{who} {'anything' if cards is None else _in_short(pen, cards)}")
    return f'<p class="may"><b>May be played:</b> {"; ".join(said)}.</p>'


def _in_short(pen: Pen, cards: Cards) -> str:
    """Name cards by suit, trumps by their numbers alone.

    >>> from tarot_teach.cards import parse_cards
    >>> _in_short(Pen(), parse_cards("T21 T5 SQ S7 F"))
    'trumps 21 5, Swords Queen 7, or the Fool'
    """
    parts = []
    for suit in (Suit.TRUMPS, *PLAIN_SUITS):
        held = [card for card in cards if card.suit is suit]
        if not held:
            continue
        trumps = suit is Suit.TRUMPS
        ranks = [str(card.number) if trumps else rank_word(card) for card in held]
        parts.append(f"{'trumps' if trumps else pen.text(SUITS[suit])} {' '.join(ranks)}")
    if FOOL in cards:
        parts.append("or the Fool" if parts else "the Fool")
    return ", ".join(parts)


def _stop(pen: Pen, variant: Variant, played: Replay, trick: int) -> str:
    """Tell a table that ends here what its piles are worth."""
    planned = trick == TRICKS_TO_PLAY[variant.key]
    head = f"In fifty minutes stop here, after trick {trick}" if planned else "Very late? Stop here"
    lines = "".join(f"<p>{pen.text(line)}</p>" for line in piles_after(played, trick))
    share = ""
    if planned and variant.answers("score.game-points"):
        less = variant.means("score.game-points")
        share = f"<p>Only a whole hand is set against {less}.</p>"
    return f'<tr><td colspan="3" class="stop"><b>{head}, and count:</b>{lines}{share}</td></tr>'


def _count(pen: Pen, variant: Variant, played: Replay) -> str:
    parts = []
    for seat, (pile, count) in enumerate(zip(played.last.piles, played.last.counts, strict=True)):
        rows = "".join(
            f"<tr><td>{pen.text(label)}</td><td>{signed(points)}</td></tr>"
            for label, _, points in count.lines
        )
        share = ""
        if variant.answers("score.game-points"):
            less = variant.means("score.game-points")
            share = (
                f"<tr><td>Against {less}, game points</td><td><b>{signed(count.game_points)}</b>"
                "</td></tr>"
            )
        parts.append(
            f'<section class="pile"><h3>{player(seat)}: {counted(len(pile), "card")}</h3>'
            f"{pen.rows(pile)}<table>{rows}"
            f"<tr><td><b>Together</b></td><td><b>{signed(count.total)}</b></td></tr>{share}"
            "</table></section>"
        )
    check = sum(played.scores or ())
    rule = variant["score.zero-sum" if variant.answers("score.zero-sum") else "score.asleep"]
    story = judge_fool(played.positions)
    together = "All game points" if variant.answers("score.game-points") else "All scores"
    return (
        f"<section class='whole'><h2>The count</h2><p>{pen.text(story.sentence)} {together} "
        f"together: {signed(check)}. {pen.text(rule.wording)}</p>"
        f'<div class="piles">{"".join(parts)}</div></section>'
    )
