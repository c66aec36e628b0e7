"""Every sentence that verdicts and counts speak, in English; a translation is one file like this.

Cards stand in sentences as tokens: `{SK}` becomes "the King of Swords" where it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import FOOL, Card, Suit, tokens_of

SUITS = {
    Suit.SWORDS: "Swords",
    Suit.CUPS: "Cups",
    Suit.BATONS: "Batons",
    Suit.COINS: "Coins",
    Suit.TRUMPS: "Trumps",
}
COURTS = {"K": "King", "Q": "Queen", "C": "Cavalier", "V": "Knave"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def token(card: Card) -> str:
    """Write one card as a token."""
    return f"{{{card.code}}}"


def counted(number: int, one: str, many: str = "") -> str:
    """Write a number with its noun: "one card", "12 cards"."""
    word = NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)
    return f"{word} {one if number == 1 else many or one + 's'}"


def signed(points: int) -> str:
    """Write points with their sign, using a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def held_of(cards: Sequence[Card], led: Suit) -> str:
    """Name some cards of one suit, or their number where there are many: "four Batons"."""
    if len(cards) <= 3:
        return tokens_of(cards)
    return counted(len(cards), singular(led))


def singular(suit: Suit) -> str:
    """Name one card of a suit: "Baton", "trump"."""
    return "trump" if suit is Suit.TRUMPS else SUITS[suit].removesuffix("s")


def what_was_led(trick: Sequence[Card], led: Suit) -> str:
    """Say within a sentence what is to be followed; the Fool never sets a suit."""
    if trick[0] is not FOOL:
        return "trumps were led" if led is Suit.TRUMPS else f"{SUITS[led]} were led"
    if led is Suit.TRUMPS:
        return f"after the Fool, {token(trick[1])} made this a trump trick"
    return f"after the Fool, {token(trick[1])} set the suit"


def _or_the_fool(fool_held: bool) -> str:
    return " or the Fool" if fool_held else ""


def not_held(card: Card) -> str:
    return f"{token(card)} is not in this hand."


def leads(card: Card) -> str:
    return f"{token(card)} may be played: whoever leads may lead any card."


def fool_is_free(card: Card) -> str:
    return f"{token(card)} may be played at any turn, whatever else is in the hand."


def free_after_fool(card: Card) -> str:
    return f"{token(card)} may be played: the Fool was led, so this card sets the suit."


def follows(card: Card, lead: str) -> str:
    return f"{lead[0].upper()}{lead[1:]}, and {token(card)} follows suit."


def follows_lower_trump(card: Card, lead: str, already: int) -> str:
    others = "trump" if already == 1 else "trumps"
    return (
        f"{lead[0].upper()}{lead[1:]}, and {token(card)} is a trump. It need not be higher than the "
        f"{others} already played."
    )


def trumps(card: Card, led: Suit, fool_held: bool) -> str:
    return (
        f"This hand has no {SUITS[led]}, so it must play a trump{_or_the_fool(fool_held)}. "
        f"{token(card)} is a trump."
    )


def trumps_low(card: Card, led: Suit, fool_held: bool, already: int) -> str:
    others = "trump" if already == 1 else "trumps"
    return (
        f"This hand has no {SUITS[led]}, so it must play a trump{_or_the_fool(fool_held)}. "
        f"{token(card)} is a trump, and it need not be higher than the {others} already played."
    )


def free_when_void(card: Card, led: Suit) -> str:
    suit = "trump" if led is Suit.TRUMPS else f"{SUITS[led]} and no trump"
    return f"This hand has no {suit}, so {token(card)} may be played, like any other card."


def free_but_for_fool(card: Card, led: Suit) -> str:
    suit = "trump" if led is Suit.TRUMPS else f"{SUITS[led]} and no trump"
    return f"The Fool is no trump. So this hand has no {suit}: {token(card)} may be played."


def must_follow_suit(
    card: Card, led: Suit, held: Sequence[Card], lead: str, fool_held: bool
) -> str:
    due = "follow suit or play the Fool" if fool_held else "follow suit"
    return (
        f"{token(card)} may not be played: {lead}, and this hand holds {held_of(held, led)}, so it "
        f"must {due}."
    )


def must_follow_trumps(card: Card, held: Sequence[Card], lead: str, fool_held: bool) -> str:
    return (
        f"{token(card)} may not be played: {lead}, and this hand holds "
        f"{held_of(held, Suit.TRUMPS)}, so it must play a trump{_or_the_fool(fool_held)}."
    )


def must_trump(card: Card, led: Suit, held: Sequence[Card], fool_held: bool) -> str:
    return (
        f"{token(card)} may not be played: this hand has no {SUITS[led]} but holds "
        f"{held_of(held, Suit.TRUMPS)}, so it must play a trump{_or_the_fool(fool_held)}."
    )


def wins_as_only_trump(winner: Card) -> str:
    return f"{token(winner)} is the only trump, so it wins."


def wins_as_highest_trump(winner: Card, others: Sequence[Card]) -> str:
    return f"{token(winner)} is the highest trump played: it beats {tokens_of(others)}."


def wins_over_top_trump(winner: Card, loser: Card) -> str:
    return f"{token(winner)} is the highest trump of all in this game: it beats {token(loser)}."


def wins_as_highest_of_suit(winner: Card, led: Suit, others: Sequence[Card]) -> str:
    return (
        f"No trump was played. Of the {SUITS[led]}, {token(winner)} is the highest: it beats "
        f"{tokens_of(others)}."
    )


def wins_upside_down(winner: Card, led: Suit, others: Sequence[Card]) -> str:
    return (
        f"No trump was played, and in {SUITS[led]} the pips run upside down here: {token(winner)} "
        f"beats {tokens_of(others)}."
    )


def wins_alone(winner: Card, led: Suit) -> str:
    return f"No trump was played, and {token(winner)} is the only card of {SUITS[led]}, so it wins."


def suit_set_after_fool(sentence: str, setter: Card) -> str:
    if setter.suit is Suit.TRUMPS:
        start = f"The Fool was led, and the next card, {token(setter)}, made this a trump trick."
    else:
        start = f"The Fool was led, so {token(setter)} set the suit."
    return f"{start} {sentence}"


def no_exchange() -> str:
    return "Nothing is given for the Fool in this game."


def not_in_pile(card: Card) -> str:
    return f"{token(card)} is not in this pile, and the card for the Fool comes from the pile."


def fool_not_itself() -> str:
    return "The Fool cannot be given for itself."


def not_empty(card: Card, points: int) -> str:
    return (
        f"{token(card)} is worth {counted(points, 'point')}, so it is not an empty card, and only an "
        "empty card may be given."
    )


def may_give(card: Card) -> str:
    return f"{token(card)} may be given: any card of the pile will do."


def may_give_empty(card: Card) -> str:
    return f"{token(card)} is an empty card, so it may be given."


def may_give_for_lack(card: Card) -> str:
    return f"{token(card)} may be given, since there is no empty card in the pile."


def away_wrong_number(number: int) -> str:
    return f"The dealer lays away exactly three cards, not {NUMBERS[number] if number < 11 else number}."


def away_twice(card: Card) -> str:
    return f"{token(card)} is named twice; the dealer lays away three different cards."


def away_king(card: Card) -> str:
    return f"{token(card)} may not be laid away: no King may."


def away_top_honour(card: Card) -> str:
    return f"{token(card)} may not be laid away: it is the highest trump, an honour."


def away_fool(never: bool) -> str:
    if never:
        return "The Fool may never be laid away under this house rule."
    return "The Fool may not be laid away, because this hand holds a trump."


def away_pagat(alone_allowed: bool) -> str:
    if alone_allowed:
        return "{T1} may be laid away only as the one trump of a hand without the Fool."
    return "{T1} may not be laid away: it is an honour."


def away_trump(card: Card) -> str:
    return f"{token(card)} may not be laid away while three other cards could be."


def away_allowed(cards: Sequence[Card]) -> str:
    return f"{tokens_of(cards)} may be laid away: no King and no honour is among them."


def away_allowed_alone(card: Card) -> str:
    if card is FOOL:
        return f"{token(card)} may be laid away here, because this hand holds no trump."
    return f"{token(card)} may be laid away here: it is the only trump of a hand without the Fool."


def nobody_has_fifty() -> str:
    return "Nobody has fifty points yet, so another hand is played."


def deals_to_come(hands_played: int) -> str:
    verb = "has" if hands_played == 1 else "have"
    return f"A game has three deals, and only {counted(hands_played, 'deal')} {verb} been played."


def player(seat: int) -> str:
    """Name a seat for people: seat 0 is Player A."""
    return f"Player {chr(ord('A') + seat)}"


def at_seat(seat: int) -> str:
    """Name a seat for those who count seats too: Player A (seat 0)."""
    return f"{player(seat)} (seat {seat})"


def seats(winners: Sequence[int]) -> str:
    names = [player(seat) for seat in winners]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def only_one_has_fifty(winner: int) -> str:
    return f"{player(winner)} is the only one with fifty points or more, and wins."


TOTAL, SUM = "total", "sum"


def highest_total(winners: Sequence[int], what: str) -> str:
    if len(winners) > 1:
        return f"{seats(winners)} share the highest {what}, and so the win."
    return f"{seats(winners)} has the highest {what}, and wins."


def elder_first(winners: Sequence[int]) -> str:
    return (
        f"Of those with fifty or more, {seats(winners)} comes soonest after the dealer, and wins "
        "whatever the totals."
    )


def elder_of_equals(winners: Sequence[int], shared: bool) -> str:
    if not shared:
        return f"{seats(winners)} has the highest total, and wins."
    return (
        f"Of those with the highest total, {seats(winners)} comes soonest after the dealer, and "
        "wins."
    )


def loser_pays(winners: Sequence[int], what: str) -> str:
    if not winners:
        return f"All have the same {what}, so all are lowest, and nobody wins."
    if len(winners) == 1:
        return f"Only {seats(winners)} is not lowest, so only {seats(winners)} wins."
    return f"{seats(winners)} are not lowest, so they win."


def line_over_twelve(cards: int) -> str:
    difference = cards - 12
    if difference == 0:
        return "Exactly twelve cards"
    if not cards:
        return "No cards, 12 short of twelve"
    side = "over" if difference > 0 else "short of"
    return f"{_figure(cards, 'card')}, {abs(difference)} {side} twelve"


def _figure(number: int, noun: str) -> str:
    return f"{number} {noun if number == 1 else noun + 's'}"


HONOURS = {"F": "The Fool", "T1": "The Mountebank", "T20": "The Angel", "T21": "The World"}
LINE_KINDS = (*HONOURS, *COURTS, "other")


def line_of_cards(kind: str, cards: int) -> str:
    if kind in HONOURS:
        return HONOURS[kind]
    return _figure(cards, COURTS.get(kind, "other card"))


def line_groups(groups: int) -> str:
    each = "" if groups == 1 else " each"
    return f"{_figure(groups, 'group')} of three, 2 points off{each}"


def line_odd_group(cards: int, off: int) -> str:
    return f"{_figure(cards, 'card')} left over, {_figure(off, 'point')} off"


def not_in_turn(card: Card, seat: int) -> str:
    return f"It is the turn of {at_seat(seat)}, and {token(card)} is not in that hand."


ACTS = {
    "play": "No card can be played now",
    "give": "No card can be given now",
    "discard": "No cards can be laid away now",
}


def not_now(act: str, phase: str, seat: int | None) -> str:
    who = "" if seat is None else at_seat(seat)
    due = {
        "discard": f"{who}, the dealer, is to lay away three cards",
        "play": f"{who} is to play a card",
        "gift": f"{who} is to give a card for the Fool",
        "over": "the hand is over",
    }
    return f"{ACTS[act]}: {due[phase]}."


def claim_right(seat: int, points: int) -> str:
    return f"{at_seat(seat)} has {points} points so far, which is fifty or more, and wins at once."


def claim_wrong(seat: int, points: int, before: int) -> str:
    return (
        f"{at_seat(seat)} has {points} points so far, not fifty: {before} from earlier hands and "
        f"{signed(points - before)} in this one. A Fool that is not paid for does not count."
    )


def no_claims() -> str:
    return "Nobody may declare fifty during play in this game: you look when the hand is counted."


def claim_too_late() -> str:
    return "The hand has been counted, so it is too late to declare fifty."


def revoke_out(seat: int, winners: Sequence[int]) -> str:
    verb = "win" if len(winners) > 1 else "wins"
    return (
        f"{at_seat(seat)} revoked and loses the game at once. The hand is void; {seats(winners)} {verb}, "
        "having the best total of those who remain."
    )


def revoke_of_two(seat: int, winner: int) -> str:
    return f"{at_seat(seat)} revoked and loses the game at once, so {player(winner)} wins."


def no_revokes() -> str:
    return "Nobody can revoke in this game as it is set up: an illegal card is refused."


def has_not_revoked(seat: int) -> str:
    return f"{at_seat(seat)} has not revoked in this hand."


def game_is_over(winners: Sequence[int]) -> str:
    if not winners:
        return "The game is over, and nobody has won."
    return f"The game is over: {seats(winners)} won."


def hand_not_over() -> str:
    return "This hand is not over yet, so the next one cannot begin."


def fault_place(trick: int, seat: int) -> str:
    return f"Trick {trick}, {at_seat(seat)}" if trick else f"The discard, {at_seat(seat)}"


def fool_asleep() -> str:
    return "The Fool lies in the stock, so nobody plays it or scores it in this hand."


def fool_laid_away(dealer: int) -> str:
    return f"{player(dealer)} laid the Fool away, so nobody plays it and it counts for the dealer."


def fool_in_hand() -> str:
    return "The Fool has not been played yet."


def fool_on_table() -> str:
    return "The Fool lies on the table: what becomes of it is settled when the trick is complete."


def fool_lost_last(owner: int, winner: int) -> str:
    return (
        f"{player(owner)} played the Fool to the last trick, so {player(winner)} takes it and gives "
        "nothing for it."
    )


def fool_taken_back(owner: int) -> str:
    return f"{player(owner)} takes the Fool back and gives nothing for it."


def fool_paid(owner: int, creditor: int, gift: Card) -> str:
    return (
        f"{player(owner)} takes the Fool back and gives {token(gift)} for it to {player(creditor)}, "
        "who won the trick."
    )


def fool_paid_late(owner: int, creditor: int, gift: Card) -> str:
    return (
        f"{player(owner)} had nothing to give when the Fool was played, so the debt waited. Now "
        f"{player(creditor)}, who won that trick, gets {token(gift)}."
    )


def fool_owing(owner: int, creditor: int) -> str:
    return f"{player(owner)} has taken the Fool back and owes {player(creditor)} a card for it."


def fool_forfeited(owner: int, creditor: int) -> str:
    return (
        f"{player(owner)} never had a card to give, so the Fool goes to {player(creditor)}, who won "
        "the trick it was played to."
    )


def fool_kept(owner: int, creditor: int) -> str:
    return (
        f"{player(owner)} never had a card to give and keeps the Fool; {player(creditor)} goes "
        "without."
    )
