"""Settle a trick: who wins it, or what may be played to it."""

from __future__ import annotations

from ..cards import parse_cards
from ..english import player
from ..rules import judge_play, judge_trick, legal_cards
from .command import Command, CommandError, Outcome
from .games import add_game, chosen_game, seat_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _options(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("cards", nargs="*", help="the cards in the order they were played")
    parser.add_argument("--leader", metavar="SEAT", help="who led, as A")
    parser.add_argument("--hand", metavar="CARDS", help="the hand of the player who is next")
    parser.add_argument("--play", metavar="CARD", help="with --hand: may this card be played?")


def _run(options: Namespace) -> Outcome:
    if options.play and not options.hand:
        raise CommandError("--play needs the hand it comes from: --hand 'S4 T3 F'.")
    if options.hand:
        return _turn(options)
    variant = chosen_game(options)
    cards = parse_cards(" ".join(options.cards))
    verdict = judge_trick(variant, cards)
    players = max(variant.seats.usual, len(cards))
    seat = None
    if options.leader is not None:
        seat = (seat_named(options.leader, players) + verdict.answer) % players
    who = player(seat) if seat is not None else f"Card {verdict.answer + 1}"
    data = {
        "winner": verdict.answer,
        "card": cards[verdict.answer].code,
        "seat": seat,
        "reason": verdict.reason,
        "rulings": verdict.rulings,
    }
    text = f"{who} wins, {cards[verdict.answer].name}. {verdict.reason}"
    return Outcome(f"{text}\nRules: {', '.join(verdict.rulings)}", data)


def _turn(options: Namespace) -> Outcome:
    variant = chosen_game(options)
    hand, trick = parse_cards(options.hand), parse_cards(" ".join(options.cards))
    legal = legal_cards(variant, hand, trick)
    asked = parse_cards(options.play) if options.play else hand
    if options.play and len(asked) != 1:
        raise CommandError(f"--play takes one card, not {options.play!r}.")
    verdicts = [(card, judge_play(variant, hand, trick, card)) for card in asked]
    lines = [
        f"{card.code:>4}  {'yes' if judged.ok else 'no '}  {judged.reason}"
        for card, judged in verdicts
    ]
    data = {
        "legal": [card.code for card in legal],
        "verdicts": [
            {"card": c.code, "ok": v.ok, "reason": v.reason, "rulings": v.rulings}
            for c, v in verdicts
        ],
    }
    return Outcome("\n".join(lines), data, verdicts[0][1].ok if options.play else True)


COMMAND = Command(
    "trick",
    "Tell who wins a trick, or what a hand may play to it.",
    "With --play it ends with 1 if the card is not allowed.",
    (
        "trick --game piedmontese D2 D10 D1 --leader A",
        "trick --game 1597 SK T15 --hand 'C4 D9 T3 T18 F'",
        "trick --game 1597 SK T15 --hand 'C4 D9 T3 T18 F' --play T3",
        "trick --game piedmontese T21 T20 T1 --json",
    ),
    _options,
    _run,
)
