"""A prepared hand for a real pack: slips to deal it by, and a record with the verdicts."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ..cards import FOOL, Card, Cards
from ..english import counted, player, signed
from ..fool import judge_fool
from ..play import Position
from ..replaying import Replay
from ..rules import judge_play, judge_trick, trick_winner
from ..variant import Variant
from .drawing import Pen
from .paper import sheet
from .plan import Workshop
from .prepared_hands import TRICKS_TO_PLAY, piles_so_far, prepared_play

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


def deal_sheet(workshop: Workshop, variant: Variant, suits: str) -> str:
    """Write the deal sheet of a game for a pack of Italian or French suits."""
    pen = Pen(suits)
    played = prepared_play(variant)
    body = (
        _how(pen, variant, played)
        + _slips(pen, played)
        + f'<div class="fresh">{_record(pen, variant, played)}</div>'
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


def _how(pen: Pen, variant: Variant, played: Replay) -> str:
    dealer, stock = played.last.dealer, played.record.stock
    left = (
        f"The {len(stock)} cards that are left over are the stock. Put them aside, face down."
        if stock
        else f"{player(dealer)} deals, so that hand has {len(played.record.hands[dealer])} cards, "
        "three of them to be laid away. No card is left over."
    )
    steps = (
        "Beforehand: cut the slips apart. Sort the pack by suits, pick out the cards of each slip, "
        "and lay the slip on its cards. This takes about ten minutes. Where nobody did it, the "
        "players do.",
        left,
        "Sit so that the letters run to the right, anticlockwise. Lay all hands open on the table, "
        "sorted by suits. Today everybody sees everything.",
        "One person is the reader and keeps the record, from page 2 on. "
        f"{player(played.last.eldest)} leads to the first trick. In tricks marked “ask”, before "
        "each card: <b>what may be played?</b> Before the trick is taken: <b>who wins it, and "
        "why?</b> Only then does the reader tell.",
        f"After trick {TRICKS_TO_PLAY[variant.key]} you have met all that this hand was chosen for."
        if TRICKS_TO_PLAY[variant.key] < variant.means("deal.hand")
        else "Play it to the end, then count.",
    )
    on_french = (
        "<p class='notes'>On a French pack the Knave may be marked V or J, the Cavalier C, the "
        "Queen D or Q, the King R or K. The Fool is the card without a number, often a star or an "
        "E for Excuse. Trumps go by their numbers; the names are those of the old Italian pack.</p>"
    )
    items = "".join(f"<li>{step}</li>" for step in steps)
    notes = on_french + _angel_or_world(variant, played) if pen.suits == "french" else ""
    return f"<ol>{items}</ol>{notes}"


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
        "<p class='notes'>Our source lets the Angel (20) beat the World (21) only if the pack is "
        "Italian. This hand is told with the Angel highest, so that all tables agree. With the "
        f"World highest, trick {', '.join(moved)} would fall otherwise.</p>"
    )


def _slips(pen: Pen, played: Replay) -> str:
    start = played.positions[0]
    slips = "".join(
        f'<section class="slip"><h2>{player(seat)}: {len(hand)} cards'
        f"{', the dealer' if seat == start.dealer else ''}</h2>{pen.rows(hand)}</section>"
        for seat, hand in enumerate(start.hands)
    )
    return f'<div class="slips">{slips}</div>'


def told_tricks(played: Replay) -> list[ToldTrick]:
    """Tell every trick of a hand: who wins and why, which plays need a word, what is given.

    >>> from tarot_teach.variants import VARIANTS
    >>> told = told_tricks(prepared_play(VARIANTS["piedmontese"]))
    >>> len(told), told[4].winner, told[4].cards
    (25, 1, parse_cards('C7 C6 F'))
    """
    found: list[ToldTrick] = []
    remarks: list[tuple[str, str]] = []
    told: dict[str, int] = {}
    for before, after in pairwise(played.positions):
        if before.phase == "gift":
            last = found[-1]
            found[-1] = ToldTrick(
                last.number,
                last.leader,
                last.winner,
                last.cards,
                last.reason,
                (*last.remarks, _gift(before, after)),
            )
        elif before.phase == "play":
            cards = played.record.tricks[len(found)].cards
            card = cards[len(before.trick)]
            remarks += _remark(before, card, told)
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
                    )
                )
                remarks = []
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
    last, marked = TRICKS_TO_PLAY[variant.key], tricks_to_ask(played)
    for trick in told_tricks(played):
        plays = []
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % played.last.players
            said = f"{player(seat)[-1]} {pen.name(card)}"
            plays.append(f'<b class="won">{said}</b>' if seat == trick.winner else said)
        remarks = "".join(
            f'<p class="remark"><b>{who}.</b> {pen.text(why)}</p>' for who, why in trick.remarks
        )
        ask = "<br><small>ask</small>" if trick.number in marked else ""
        rows.append(
            f"<tr><th>{trick.number}{ask}</th><td>{'<br>'.join(plays)}</td>"
            f"<td><b>{player(trick.winner)} wins.</b> {pen.text(trick.reason)}{remarks}</td></tr>"
        )
        if trick.number == last < len(played.record.tricks):
            so_far = pen.text(piles_so_far(played, last))
            rows.append(
                '<tr><td colspan="3" class="stop"><b>Stop here if time is short.</b> '
                f"{so_far}</td></tr>"
            )
    away = played.record.discard
    laid = (
        f"<p><b>First {player(played.last.dealer)} lays away</b> "
        f"{', '.join(pen.name(card) for card in away)}: none of them is a King or an honour. They "
        "count for the dealer in the end.</p>"
        if away
        else ""
    )
    return (
        "<h2>The record, for the reader</h2>"
        "<p>Cards stand in the order of play; the one that wins is framed. In tricks marked “ask”, "
        "read the verdict when the table has given its own; with more time, ask in all of them."
        f"</p>{laid}"
        '<table class="record"><thead><tr><th>Trick</th><th>Cards</th><th>Verdict</th></tr></thead>'
        f"{''.join(rows)}</table>"
    )


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
    return (
        f"<section class='whole'><h2>The count</h2><p>{pen.text(story.sentence)} All scores "
        f"together: {signed(check)}. {pen.text(rule.wording)}</p>"
        f'<div class="piles">{"".join(parts)}</div></section>'
    )
