"""Every word of the puzzles, in English; a translation is one file like this.

Cards stand in sentences as tokens: `{SK}` becomes "the King of Swords" where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card, Suit, tokens_of
from ..english import (
    COURTS,
    SUITS,
    counted,
    line_over_twelve,
    player,
    seats,
    signed,
    singular,
    token,
)
from ..scoring import Count

GAMES = {
    "1597": "the game of the 1597 letter",
    "1659": "the French game of 1659",
    "piedmontese": "the Piedmontese game",
}


# who-wins

WHO_WINS = "Who wins this trick?"
WHO_WINS_LEVELS = {
    1: "The suit led decides.",
    2: "Trumps decide.",
    3: "The Fool, the highest trumps and, where they are, upside-down suits decide.",
}


def who_wins_prompt(game: str, players: int, leader: int) -> str:
    return (
        f"{counted(players, 'player').capitalize()} play {GAMES[game]}. {player(leader)} leads. "
        "Who takes the trick?"
    )


def takes(seat: int, sentence: str) -> str:
    return f"{sentence} The trick goes to {player(seat)}."


def fool_cannot_win() -> str:
    return "{F} never wins a trick."


def fool_does_not_win_when_led(setter: Card) -> str:
    return f"{{F}} never wins, even when it is led. Here {token(setter)} sets the suit."


def off_suit_cannot_win(card: Card, led: Suit, fool_led: bool) -> str:
    if led is Suit.TRUMPS:
        return f"{token(card)} is not a trump, so it cannot win."
    what = f"{SUITS[led]} are to be followed" if fool_led else f"{SUITS[led]} were led"
    return f"{token(card)} is neither a trump nor a {singular(led)}, and {what}, so it cannot win."


def trumped(card: Card, turn: int, fool_led: bool) -> str:
    """Say that a card of the suit is beaten by a trump; `turn` is its place in the trick."""
    set_suit = "set the suit" if fool_led else "was led"
    what = set_suit if turn == int(fool_led) else "follows suit"
    return f"{token(card)} {what}, but any trump beats it."


def beaten(card: Card, better: Card) -> str:
    return f"{token(card)} is beaten by {token(better)}, which ranks higher."


def beaten_upside_down(card: Card, better: Card, suit: Suit) -> str:
    return (
        f"{token(card)} is beaten by {token(better)}: in {SUITS[suit]} the pips run upside down in "
        "this game, the Ace high and the Ten low."
    )


def beaten_by_top(card: Card, top: Card) -> str:
    return f"{token(card)} is beaten by {token(top)}, the highest trump in this game."


def hint_what_is_stronger() -> str:
    return "Is there anything that beats every card of the suit led? And what can never win?"


def hint_look_for_trumps() -> str:
    return "Look for trumps first. With none, only the suit to be followed counts."


def hint_what_counts(trumps: Sequence[Card], led: Suit, ask: str) -> str:
    if len(trumps) == 1:
        return "One trump was played, and any trump beats any other card."
    if trumps:
        found = f"There are {counted(len(trumps), 'trump')} here; nothing else can win."
    else:
        found = f"No trump was played, so only {SUITS[led]} can win."
    return f"{found} {ask}".strip()


def ask_how_pips_run(led: Suit) -> str:
    return f"How do the pips run in {SUITS[led]} in this game?"


def ask_for_top_trump() -> str:
    return "Which trump is the highest of all in this game?"


def hint_contest(two: Sequence[Card]) -> str:
    return f"It lies between {tokens_of(two)}. Which of the two is higher in this game?"


def worked_led(led: Suit, setter: Card, fool_led: bool) -> str:
    if led is Suit.TRUMPS:
        if fool_led:
            return f"The Fool was led, and the next card, {token(setter)}, made this a trump trick."
        return f"{token(setter)} was led, so this is a trump trick."
    if fool_led:
        return f"The Fool was led, so the next card, {token(setter)}, set the suit: {SUITS[led]}."
    return f"{token(setter)} was led, so the suit is {SUITS[led]}."


def worked_trumps(trumps: Sequence[Card]) -> str:
    return f"Trumps were played: {tokens_of(trumps)}. The highest of them wins."


# score-pile

SCORE_PILE = "Score this pile"
SCORE_PILE_LEVELS = {
    1: "Whole groups and a few counting cards.",
    2: "Every kind of counting card.",
    3: "Short piles, cards left over, honours that differ; in the Piedmontese game, game points.",
}


def score_prompt(game: str, players: int, loss: bool) -> str:
    return (
        f"{counted(players, 'player').capitalize()} played {GAMES[game]}, and one of them took "
        f"these cards. What does the pile score?{WITH_A_MINUS if loss else ''}"
    )


WITH_A_MINUS = " (Write a loss with a minus sign.)"


def points_prompt(game: str) -> str:
    return (
        f"A player of {GAMES[game]} took these cards. How many points are they worth, counted in "
        "threes?"
    )


def game_points_prompt(game: str, unpaid: bool) -> str:
    fool = (
        " This player had won a trick to which someone played the Fool. The card owed for it was never "
        "paid, so the pile is one card short."
        if unpaid
        else ""
    )
    return (
        f"A player of {GAMES[game]} took these cards.{fool} How many game points does this player "
        f"win, or lose?{WITH_A_MINUS}"
    )


# What was done, to what, and an end: "leave out", "a King", "".
Words = tuple[str, str, str]


def ask_about_slips(slips: Sequence[Words], remark: str) -> str:
    """Ask whether any of these slips was made; without a slip there is only the remark."""
    things: dict[tuple[str, str], list[str]] = {}
    for act, thing, end in slips:
        things.setdefault((act, end), []).append(thing)
    clauses = [
        f"{act} {_either(list(dict.fromkeys(found)))}{end}" for (act, end), found in things.items()
    ]
    if not clauses:
        return remark
    return f"Did you {_either(clauses, ', or ')}? {remark}".strip()


def _either(choices: Sequence[str], last: str = " or ") -> str:
    if len(choices) == 1:
        return choices[0]
    return f"{', '.join(choices[:-1])}{last}{choices[-1]}"


def slip_no_count() -> Words:
    return "leave out", "the count of the cards", ""


def count_of_cards(cards: int) -> str:
    side = "over" if cards > 12 else "short of"
    return f"This pile is {counted(abs(cards - 12), 'card')} {side} twelve."


def slip_count_only() -> Words:
    return "leave out", "all the counting cards", ""


def add_counting_cards() -> str:
    return "Add what they are worth."


def slip_card_a_point() -> Words:
    return "count a point for every card and forget", "to take off twelve", ""


def slip_wrong_sign(over: int) -> Words:
    if over < 0:
        return "add", "the cards that are missing", ""
    return "take off", "the cards over twelve", ""


def short_is_taken_off() -> str:
    return "Each card short of twelve costs a point."


def over_is_added() -> str:
    return "Each card over twelve adds a point."


def no_cards_cost_twelve() -> str:
    return "With no cards you are twelve short of twelve, and each missing card costs a point."


def slip_counted_twice() -> Words:
    return "count", "the cards twice", ""


def once() -> str:
    return "They count only once: as the number over twelve or short of it."


def slip_fool_no_card() -> Words:
    return "forget", "that the Fool is a card too", ""


def fool_is_a_card() -> str:
    return "Count it among the cards as well as for its points."


def slip_left_out(cards: Sequence[Card], points: int) -> tuple[Words, str]:
    """Leave out all cards of a kind."""
    if len(cards) == 1:
        return ("leave out", token(cards[0]), ""), it_is_worth(points)
    if cards[0].rank not in COURTS:
        return ("leave out", "the cards worth 1", ""), ""
    kind = COURTS[cards[0].rank]
    number = f"both {kind}s" if len(cards) == 2 else f"the {counted(len(cards), kind)}"
    return ("leave out", number, ""), ""


def slip_left_out_one(card: Card, points: int) -> tuple[Words, str]:
    """Leave out one of several cards of a kind."""
    kind = COURTS.get(card.rank)
    if kind is None:
        return ("leave out", "a card worth 1", ""), "In this game every card is worth something."
    return ("leave out", f"a {kind}", ""), f"Each {kind} is worth {points}."


def it_is_worth(points: int) -> str:
    return f"It is worth {points}."


def slip_counted_as(card: Card, points: int) -> Words:
    return "count", token(card), f" as {points}"


def worth_of_two(top: Card, worth: int, second: Card, low: int) -> str:
    low_worth = f"only {low}" if low else "nothing"
    return f"Here {token(top)} is worth {worth}, and {token(second)} {low_worth}."


def honours_are_worth(points: int) -> str:
    return f"An honour is worth {points}."


def slip_counted_too(kinds: Sequence[Sequence[Card]]) -> Words:
    return "count", _kinds(kinds), " too"


def only_fool_and_kings() -> str:
    return "In this game only the Fool and the Kings count, unless full scoring is agreed."


def slip_counted_only(kinds: Sequence[Sequence[Card]]) -> Words:
    return "count", f"only {_kinds(kinds)}", ""


def full_scoring_counts_more() -> str:
    return "Under full scoring other cards count too."


def _kinds(kinds: Sequence[Sequence[Card]]) -> str:
    names = [
        token(cards[0]) if len(cards) == 1 else f"the {COURTS[cards[0].rank]}s" for cards in kinds
    ]
    return _either(names, " and ")


def slip_no_26() -> Words:
    return "forget", "to take off 26", ""


def game_points_are() -> str:
    return "Game points are counted from 26."


def slip_26() -> Words:
    return "take off", "26", ""


def points_are_asked() -> str:
    return "The question asks for the points, before the 26 is taken off."


def slip_sign() -> Words:
    return "mix up", "winning and losing", ""


def over_you_win() -> str:
    return "Over 26 you win, under 26 you lose."


def slip_nothing_off() -> Words:
    return "forget", "to take anything off for the groups", ""


def slip_two_a_card() -> Words:
    return "take off", "2 for every card", ""


def slip_one_off() -> Words:
    return "take off", "only 1 for each group", ""


def two_for_each_group() -> str:
    return "It is 2 for each group of three."


def slip_odd_free(odd: int, off: int) -> Words:
    return "forget", f"to take {off} off for the {_left_over(odd)}", ""


def slip_odd_whole(odd: int) -> Words:
    return "take off", f"2 for the {_left_over(odd)}", ""


def _left_over(odd: int) -> str:
    return "one card left over" if odd == 1 else f"{counted(odd, 'card')} left over"


def odd_loses(odd: int, off: int) -> str:
    who = "The one card" if odd == 1 else f"The {counted(odd, 'card')}"
    return f"{who} left over {'loses' if odd == 1 else 'lose'} {counted(off, 'point')}."


def otherwise_twelve() -> str:
    return (
        "First count the cards and compare with twelve. Then add what each counting card is worth."
    )


def otherwise_threes(game_points: bool) -> str:
    last = " Last, take away 26." if game_points else ""
    return (
        "Add up what all the cards are worth, then take 2 off for each group of three, and 1 for a "
        f"group that is not full.{last}"
    )


def hint_count_first() -> str:
    return "Start with the number of cards: how many over twelve, or short of it?"


def hint_values(worth: str) -> str:
    return f"Now the counting cards. {worth}"


def hint_lines(count: Count) -> str:
    lines = [f"{label}: {signed(points)}" for label, _, points in count.lines]
    if len(lines) == 1:
        return f"There is no counting card in this pile, so only the count is left. {lines[0]}."
    return f"Add these up. {'; '.join(lines)}."


def hint_threes() -> str:
    return "Add up what every card is worth. Plain cards and most trumps are worth 1."


def hint_other_values(values: str) -> str:
    return f"Here are the other values: {values}."


def values_in_threes(honours: Sequence[Card], courts: Sequence[int]) -> str:
    """Say what the cards that are no plain cards are worth; `courts` from the King down."""
    king, *others = [f"{name} {worth}" for name, worth in zip(COURTS.values(), courts, strict=True)]
    named = ", ".join(token(card) for card in honours)
    return f"{named} and each {king}, {', '.join(f'a {other}' for other in others)}"


def values_of_all(values: str) -> str:
    return f"{values}, every other card 1."


def hint_take_off(game_points: bool) -> str:
    last = "; then compare with 26" if game_points else ""
    return f"Take off 2 for each group of three, 1 for a group that is not full{last}."


def hint_raw(raw: int, groups: int, odd: int, game_points: bool) -> str:
    tail = f", and {counted(odd, 'card')} left over" if odd else ""
    return (
        f"All the cards together are worth {raw}. There are {counted(groups, 'group')} of three{tail}. "
        f"{hint_take_off(game_points)}"
    )


def worked_lines(count: Count) -> list[str]:
    """Write the rows of a reckoning, naming the cards of each kind."""
    # The row for the number of cards holds the whole pile, which stands in the puzzle already.
    whole = line_over_twelve(count.cards)
    return [
        worked_line(label, () if label == whole else cards, points)
        for label, cards, points in count.lines
    ]


def worked_line(label: str, cards: Sequence[Card], points: int) -> str:
    if len(cards) == 1:
        return f"{token(cards[0])}: {signed(points)}."
    # Plain cards need no names, and there may be many.
    named = f" ({tokens_of(cards)})" if cards and not label.endswith("other cards") else ""
    return f"{label}{named}: {signed(points)}."


def worked_group(number: int, cards: Sequence[Card], points: Sequence[int], off: int) -> str:
    shown = ", ".join(f"{token(card)} {worth}" for card, worth in zip(cards, points, strict=True))
    total = sum(points)
    return f"Group {number}: {shown}. That is {total}, less {off}: {total - off}."


def worked_total(total: int) -> str:
    return f"Together: {points_label(total)}."


def worked_no_cards() -> str:
    return "no cards, so 0 points."


def worked_game_points(total: int, game_points: int) -> str:
    return f"Game points: {minus(total)} − 26 = {minus(game_points)}."


# legal-plays

LEGAL_PLAYS = "What may you play?"
LEGAL_PLAYS_LEVELS = {
    1: "Follow the suit that was led.",
    2: "Trumps led, or no card of the suit led: a trump is due if there is one.",
    3: "The Fool: in the hand, or led to the trick.",
}


def legal_plays_prompt(game: str, players: int, seat: int, fallen: int) -> str:
    lead = (
        "You lead to the trick."
        if not fallen
        else "One card has been played to the trick."
        if fallen == 1
        else f"{counted(fallen, 'card').capitalize()} have been played to the trick."
    )
    return (
        f"{counted(players, 'player').capitalize()} play {GAMES[game]}. You are {player(seat)}. "
        f"{lead} Which cards of your hand may you play now? Choose them all."
    )


def hint_find_led() -> str:
    return "Has a suit been led that you must follow if you can?"


def lead_is(led: Suit | None, trick: Sequence[Card]) -> str:
    if not trick:
        return "No card has been played yet, so there is no suit to follow."
    if led is None:
        return "Only {F} has been played, so no suit has been set yet."
    fool_led = trick[0].suit is None
    return worked_led(led, trick[int(fool_led)], fool_led)


def following_held(
    led: Suit, following: Sequence[Card], trumps: Sequence[Card], fool_held: bool
) -> str:
    fool = ", or the Fool," if fool_held else ""
    trump_led = led is Suit.TRUMPS
    if following and not trump_led:
        held = counted(len(following), singular(led))
        due = "follow suit or play the Fool" if fool_held else "follow suit"
        return f"This hand has {held}, so it must {due}."
    if trumps:
        held = counted(len(trumps), "trump")
        due = "that" if len(trumps) == 1 else "one of them"
        start = (
            f"This hand has {held}"
            if trump_led
            else f"This hand has no {SUITS[led]}. It has {held}"
        )
        return f"{start}, and {due}{fool} must be played."
    no_trump = "{F} is no trump. " if fool_held else ""
    suit = "trump" if trump_led else f"{SUITS[led]} and no trump"
    return f"{no_trump}This hand has no {suit}."


def hint_does_fool_set() -> str:
    return "Does the Fool set a suit?"


def fool_held_too() -> str:
    return "{F} may be played at any turn."


def may_play(cards: Sequence[Card], whole_hand: bool) -> str:
    if whole_hand:
        return "So you may play any card you hold."
    if len(cards) == 1:
        return f"So the only card you may play is {tokens_of(cards)}."
    return f"So you may play {tokens_of(cards)}."


# who-has-won

WHO_HAS_WON = "Who has won?"
WHO_HAS_WON_LEVELS = {
    1: "Is the game over, and who has won?",
    2: "Several have fifty, or totals are equal.",
    3: "A house rule decides: the place after the dealer, or all but the lowest win.",
}


def who_has_won_prompt(
    game: str, dealer: int, hands: int, to_fifty: bool, who_wins: str, nobody_declared: bool
) -> str:
    silence = " Nobody declared." if nobody_declared else ""
    if to_fifty:
        return (
            f"A hand of {GAMES[game]} has been counted, and these are the totals now. "
            f"{player(dealer)} dealt. Play goes round in the order of the letters. "
            f"This was agreed: {_inside(who_wins)}{silence} Who has won?"
        )
    return (
        f"{counted(hands, 'deal').capitalize()} of {GAMES[game]} "
        f"{'has' if hands == 1 else 'have'} been played and counted; these are the sums of game "
        f"points. This was agreed: {_inside(who_wins)} Who has won?"
    )


def _inside(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def group_wins(seats_named: Sequence[int]) -> str:
    if not seats_named:
        return "Nobody yet: they play on"
    if len(seats_named) == 1:
        return player(seats_named[0])
    return f"{seats(seats_named)} together"


def play_on(sentence: str) -> str:
    return f"{sentence} They play on."


def short_of_fifty(seats_named: Sequence[int], points: Sequence[int]) -> str:
    if len(points) == 1:
        return f"{player(seats_named[0])} has {minus(points[0])}, and that is less than fifty."
    both = " and ".join(minus(total) for total in points)
    return f"{seats(seats_named)} have {both}, and both are less than fifty."


def minus(number: int) -> str:
    return signed(number).removeprefix("+")


def fifty_reached(there: Sequence[int]) -> str:
    verb = "has" if len(there) == 1 else "have"
    return f"{seats(there)} {verb} fifty or more, so the game is over."


def three_deals_played() -> str:
    return "Three deals have been played, and that is the whole game."


def not_the_highest(seat: int, points: int, best: Sequence[int], highest: int, what: str) -> str:
    """Say that somebody has less than the highest; `best` are those who have the highest."""
    start = f"{player(seat)} has {minus(points)}, but"
    if len(best) > 1:
        return f"{start} {seats(best)} have more: the highest {what} is {minus(highest)}."
    return (
        f"{start} {player(best[0])} has the highest {what}, {minus(highest)}, so only "
        f"{player(best[0])} wins."
    )


def equal_highest_share(others: Sequence[int], points: int, what: str) -> str:
    verb = "has" if len(others) == 1 else "have"
    return (
        f"{seats(others)} {verb} {minus(points)} as well, and equal highest {what}s share the win, so "
        "they win together."
    )


def one_alone_by_place() -> str:
    return "Nobody shares a win under this rule: of those with fifty or more, only the one who comes soonest after the dealer wins."


def comes_before(winner: int, seat: int) -> str:
    return (
        f"{player(seat)} has fifty or more, but so has {player(winner)}, who comes sooner after the dealer. "
        "The totals do not matter here."
    )


def equals_do_not_share() -> str:
    return (
        "Their totals are equal, but under this rule only the one of them who comes soonest after the "
        "dealer wins."
    )


def equal_but_later(seat: int, winner: int, points: int) -> str:
    return (
        f"{player(seat)} has {minus(points)}, but so has {player(winner)}, who comes sooner after "
        "the dealer."
    )


def lowest_pays(seat: int, points: int) -> str:
    return f"{player(seat)} has the lowest sum, {minus(points)}, so {player(seat)} pays and does not win."


def not_lowest_either(seat: int, points: int) -> str:
    return f"{player(seat)} with {minus(points)} is not the lowest either, and so wins too."


def hint_strike_out() -> str:
    return "Strike out everybody who has less than fifty. Is anybody left?"


def hint_left(there: Sequence[int], order: Sequence[int]) -> str:
    """Say who has fifty; `order` is the order of play, where it matters."""
    if not there:
        return "Nobody is left."
    if len(there) == 1:
        return f"Only {player(there[0])} is left."
    round_the_table = ", ".join(player(seat).removeprefix("Player ") for seat in order)
    going = f" Going round from the dealer, the order is {round_the_table}." if order else ""
    return f"{seats(there)} are left.{going} Now read what was agreed."


def hint_how_many_deals() -> str:
    return "Look at the number of deals first."


def hint_deals(hands: int, totals: Sequence[int]) -> str:
    if hands < 3:
        return f"{counted(3 - hands, 'deal')} {'is' if hands == 2 else 'are'} still to come.".capitalize()
    return (
        f"All three deals have been played. The highest sum is {minus(max(totals))}, the lowest "
        f"{minus(min(totals))}. Now read what was agreed."
    )


def worked_there(totals: Sequence[int], there: Sequence[int]) -> str:
    if not there:
        return f"The highest total is {minus(max(totals))}, less than fifty."
    listed = ", ".join(f"{player(seat)} ({totals[seat]})" for seat in there)
    return f"Fifty or more: {listed}."


def worked_deals() -> str:
    return "All three deals have been played, so the game is over."


# rank-cards

RANK_CARDS = "Put these cards in order"
RANK_CARDS_LEVELS = {
    1: "Cards of one suit.",
    2: "Cards of one suit, and trumps.",
    3: "The Angel and the World, the Ace and the Ten and, where they are, upside-down suits.",
}


def rank_cards_prompt(game: str, suit: Suit) -> str:
    return (
        f"In {GAMES[game]}, {SUITS[suit]} are led. Put these cards in order by what beats what, the "
        "weakest first."
    )


def comes_later(upper: Card, lower: Card, reason: str) -> str:
    return f"{token(upper)} beats {token(lower)}, so it comes later: {reason}"


def any_trump_beats(suit: Suit) -> str:
    return f"any trump beats any card of {SUITS[suit]}."


def higher_trump_beats() -> str:
    return "of two trumps, the higher number wins here."


def top_trump_beats(top: Card) -> str:
    return f"{token(top)} is the highest trump of all in this game."


def court_beats_pip() -> str:
    return "every court card beats every pip card."


def courts_rank() -> str:
    return "the courts rank King, Queen, Cavalier, Knave, from the top down."


def higher_pip_beats(suit: Suit) -> str:
    return f"in {SUITS[suit]} the Ten is the highest pip here, and the Ace the lowest."


def lower_pip_beats(suit: Suit) -> str:
    return f"in {SUITS[suit]} the pips run upside down here, from the Ten up to the Ace."


def hint_sort(groups: Sequence[str]) -> str:
    names = [RANK_GROUPS[name][1] for name in groups]
    if len(names) == 1:
        return f"They are all {names[0]}. Which of them is the highest in this suit?"
    return f"Make groups first: {', '.join(names[:-1])} and {names[-1]}."


def hint_pips(suit: Suit, upside_down: Sequence[Suit]) -> str:
    """Say how the pips of a suit run; `upside_down` are the suits that run so in this game."""
    if suit in upside_down:
        return f"In {SUITS[suit]} the pips run upside down: the Ace is the highest pip and the Ten the lowest."
    where = "all four suits"
    if upside_down:
        natural = [
            name for other, name in SUITS.items() if other not in (*upside_down, Suit.TRUMPS)
        ]
        where = " and ".join(natural)
    return f"In {where} the Ten is the highest pip and the Ace the lowest."


def hint_courts(pips: bool) -> str:
    end = ", Knave, then the pip cards." if pips else " and Knave."
    return f"From the top down the order is King, Queen, Cavalier{end}"


def hint_any_trump() -> str:
    return "Any trump beats any card of a suit. Of two trumps, look at the numbers."


def hint_ends(weakest: Card, strongest: Card) -> str:
    return f"The weakest card is {token(weakest)}, and the strongest is {token(strongest)}."


def worked_rank_group(name: str, cards: Sequence[Card], reason: str, below: int) -> str:
    """Tell of one group; `below` is how many cards stand below it."""
    one, many = RANK_GROUPS[name]
    if len(cards) == 1:
        start = f"Above {'it' if below == 1 else 'these'} comes one " if below else "One "
        return f"{start}{one}: {tokens_of(cards)}."
    if below:
        start = f"Above {'it' if below == 1 else 'these'} come the {many}"
    else:
        start = many.capitalize()
    # A reason may begin with a card, which gets its capital when it is written out.
    return f"{start}, weakest first: {tokens_of(cards)}. {reason[0].upper()}{reason[1:]}"


RANK_GROUPS = {
    "pips": ("pip card", "pip cards"),
    "courts": ("court card", "court cards"),
    "trumps": ("trump", "trumps"),
}


def worked_rank(cards: Sequence[Card]) -> str:
    return f"From the weakest to the strongest: {tokens_of(cards)}."


# fool-gift

FOOL_GIFT = "What may you give for the Fool?"
FOOL_GIFT_LEVELS = {
    1: "A pile of taken cards.",
    2: "Trumps too, and cards that are still in the hand.",
    3: "The highest trumps and the honours, and cards of the trick itself.",
}


def fool_gift_prompt(
    game: str, players: int, seat: int, creditor: int, trick: bool, hand: bool, laid_away: bool
) -> str:
    where = ["your pile", *(["your hand"] * hand), *(["the trick"] * trick)]
    start = (
        f"{player(creditor)} has won this trick, and you take your Fool back to your pile (it is "
        "still shown in the trick)."
        if trick
        else f"{player(creditor)} has won the trick, and your Fool lies in your pile again."
    )
    dealt = (
        "You dealt, and the three cards that you laid away lie in your pile too. "
        if laid_away
        else ""
    )
    places = where[0] if len(where) == 1 else f"{', '.join(where[:-1])} and {where[-1]}"
    choices = f"Below are the cards in {places}. " if len(where) > 1 else ""
    return (
        f"{counted(players, 'player').capitalize()} play {GAMES[game]}. You are {player(seat)} and "
        f"have played the Fool. {start} {dealt}{choices}Which cards may you give for it? Choose them "
        "all."
    )


def nothing_given(name: str) -> str:
    return (
        f"{name}: under this house rule nothing is given for the Fool, so there is no puzzle on it."
    )


def still_in_hand(card: Card) -> str:
    return f"{token(card)} is in your hand; the card you give must come from your pile."


def belongs_to_winner(card: Card, creditor: int) -> str:
    return f"{token(card)} belongs to {player(creditor)}, who won the trick."


def hint_where_from() -> str:
    return "Where does the card for the Fool come from?"


def hint_gift_rule(wording: str, empty: str) -> str:
    return f"{wording} {empty}".strip()


def hint_number_to_find(number: int) -> str:
    return f"There {'is' if number == 1 else 'are'} {counted(number, 'card')} to find."


def worked_pile(cards: Sequence[Card]) -> str:
    return f"Besides the Fool, your pile holds {tokens_of(cards)}."


def worked_not_empty(cards: Sequence[Card], least: int) -> str:
    worth = "nothing" if least == 0 else counted(least, "point")
    if len(cards) == 1:
        return f"{tokens_of(cards)} is worth more than {worth}, so it is not an empty card."
    return f"{tokens_of(cards)} are worth more than {worth}, so they are not empty cards."


def worked_no_empty() -> str:
    return "Not one of these is an empty card, so any of them will do."


def worked_from_pile(laid_away: bool) -> str:
    laid = " The three cards you laid away lie there too." if laid_away else ""
    return f"The card you give comes from your pile of taken cards, never from your hand.{laid}"


def worked_any_of_these() -> str:
    return "You may give any of these, whatever it is worth; only the Fool itself may not be given."


def worked_gift(cards: Sequence[Card]) -> str:
    return f"So you may give {tokens_of(cards) if len(cards) == 1 else 'any of these: ' + tokens_of(cards)}."


# claim-fifty

CLAIM_FIFTY = "May you declare fifty?"
CLAIM_FIFTY_LEVELS = {
    1: "Twelve cards or more, and Kings.",
    2: "Every kind of counting card, and a Fool that is paid for.",
    3: "A Fool not paid for, a card still owed to you, or no declaring agreed.",
}


def claim_prompt(game: str, players: int, old: int, rule: str, state: str) -> str:
    return (
        f"{counted(players, 'player').capitalize()} play {GAMES[game]}. You are Player A and had "
        f"{minus(old)} points before this hand. A trick has just ended, more are to come, and this is "
        f"your pile. {state}{rule} May you declare fifty now?"
    )


def claim_rule(agreed: bool, wording: str, fool: bool) -> str:
    """Give the rule in force; what it says of the Fool is left out where no Fool is in play."""
    if not agreed:
        return f"The usual rule holds: {_inside(wording)}"
    told = [part for part in wording.split(". ") if fool or "Fool" not in part]
    return f"This was agreed: {_inside('. '.join(told))}"


def claim_state(unpaid: bool, owed: bool, paid: bool) -> str:
    if paid:
        return "You have already given a card for the Fool. "
    if unpaid:
        return (
            "You played the Fool before you had taken a trick, and it was agreed that such a debt is "
            "paid only when the hand is over. The card you still owe counts until you give it. "
        )
    if owed:
        return (
            "Player B played the Fool to a trick that you won and has taken no trick at all yet, so "
            "you are still to get a card for it. "
        )
    return ""


def claim_label(total: int, enough: bool) -> str:
    return f"Yes, with {minus(total)}" if enough else f"No, with only {minus(total)}"


def claim_never() -> str:
    return "No: nobody may declare before the hand is over"


def claim_wait(agreed: bool) -> str:
    if agreed:
        return "Here it was agreed that fifty may be declared during play."
    return (
        "No early declaring was agreed, so fifty counts only when the hand is over and has been "
        "counted."
    )


def claim_right(old: int, total: int, cards: int) -> str:
    hand = total - old
    sign = "+" if hand >= 0 else "−"
    reach = "enough" if total >= 50 else f"{50 - total} short of fifty"
    return (
        f"{cards} {'card' if cards == 1 else 'cards'} of your pile count, and this hand has brought "
        f"you {signed(hand)} so far: {minus(old)} {sign} {abs(hand)} = {minus(total)}, {reach}."
    )


def claim_not_agreed(value: int) -> str:
    return (
        f"Whether you have {minus(value)} or not does not matter yet: the points are looked at only "
        "when the hand is over."
    )


def claim_not_short(value: int, total: int) -> str:
    return (
        f"Your points come to {minus(total)}, not {minus(value)}. But they are looked at only when the "
        "hand is over."
    )


def claim_fool_counted() -> Words:
    return "count", "the Fool", ""


def claim_fool_as_card() -> Words:
    return "count", "the Fool among your cards", ""


def claim_fool_points(points: int) -> Words:
    return "count", f"the {points} points of the Fool", ""


def claim_fool_not_paid() -> str:
    return "The Fool is not paid for yet, so neither the card nor its points count."


def claim_owed_counted() -> Words:
    return "count", "the card that Player B owes you", ""


def claim_only_the_pile() -> str:
    return "Only what lies in your pile counts."


def claim_cards_that_count(cards: int) -> str:
    side = "over" if cards > 12 else "short of"
    return f"Without the Fool this pile is {counted(abs(cards - 12), 'card')} {side} twelve."


def claim_no_old_total() -> Words:
    return "leave out", "what you had before the hand", ""


def claim_old_is_added() -> str:
    return "This hand is added to it."


def hint_claim() -> str:
    return "Count your pile as if the hand were over, but only with the cards that count already."


def hint_which_rule() -> str:
    return "Read the question once more: which rule is in force?"


def hint_claim_cards(worth: str, unpaid: bool) -> str:
    fool = " (The Fool counts only once it is paid for.)" if unpaid else ""
    return (
        "Count the cards against twelve, then add the points of the cards that have a value. "
        f"{worth}{fool}"
    )


def hint_claim_sum(old: int, count: Count) -> str:
    (_, _, over), *values = count.lines
    side = f"{abs(over)} {'over' if over > 0 else 'short of'}" if over else "exactly"
    worth = ", ".join(
        f"{_inside(label) if label.startswith('The ') else label} {signed(points)}"
        for label, _, points in values
    )
    worth = f" {worth[0].upper()}{worth[1:]}." if worth else ""
    return (
        f"{count.cards} cards are {side} twelve: {signed(over)}.{worth} Add that to the {minus(old)} "
        "you had."
    )


def hint_is_hand_over() -> str:
    return "Is this hand over yet?"


def hint_end_of_hand() -> str:
    return "The points are looked at only when the hand is over, and it is not over yet."


def claim_step_unpaid() -> str:
    return "The Fool is not paid for, so it is left out of the count."


def claim_step_owed() -> str:
    return "The card still owed to you is not yet yours, so it is left out of the count."


def claim_step_sum(old: int, hand: int, total: int) -> str:
    sign = "+" if hand >= 0 else "−"
    return f"With the old total: {minus(old)} {sign} {abs(hand)} = {minus(total)}."


def claim_answer(total: int, enough: bool) -> str:
    if enough:
        return f"{minus(total)} is fifty or more, so you may declare."
    return f"{minus(total)} is less than fifty, so you may not declare."


# lay-away

LAY_AWAY = "What may not be laid away?"
LAY_AWAY_LEVELS = {
    1: "Kings and the highest trump.",
    2: "The Mountebank, and the Fool beside trumps.",
    3: "The Angel and the World together, and the Fool or the Mountebank in a hand without trumps.",
}


def lay_away_prompt(game: str, seat: int) -> str:
    return (
        f"Three players play {GAMES[game]}. You are {player(seat)}, the dealer. With the last three "
        "cards you hold these twenty-eight, and must lay three of them away. Which of them may not "
        "be laid away? Choose them all."
    )


def pip_may_go(card: Card) -> str:
    return f"{token(card)} may be laid away: no pip card is barred."


def court_may_go(card: Card) -> str:
    return f"{token(card)} may be laid away: of the court cards only Kings are barred."


def trump_may_go(card: Card) -> str:
    return f"{token(card)} may be laid away: it is no honour."


def second_trump_may_go(card: Card, top: Card) -> str:
    return f"{token(card)} may be laid away: the honour here is {token(top)}, the highest trump."


def trump_may_go_for_lack(card: Card) -> str:
    return f"{token(card)} may be laid away, because fewer than three other cards could be."


def fool_may_go() -> str:
    return "{F} may be laid away here, because this hand holds no trump at all."


def pagat_may_go() -> str:
    return (
        "{T1} may be laid away here: it is the only trump of this hand, and the Fool is not there."
    )


def hint_barred() -> str:
    return "Think of the Kings, of the honours, and of the Fool."


def hint_never_away(top: Card, mountebank: bool) -> str:
    nor = ", nor {T1}" if mountebank else ""
    return f"A King may never be laid away, nor {token(top)}, the highest trump here{nor}."


def worked_kings(kings: Sequence[Card]) -> str:
    return f"A King may never be laid away, so {tokens_of(kings)} must stay."


def worked_top_honour(top: Card) -> str:
    return f"{token(top)} is the highest trump, an honour, so it may never be laid away."


def worked_mountebank() -> str:
    return "{T1} is an honour, so it may never be laid away."


def worked_fool_away(trumps: Sequence[Card], never: bool) -> str:
    if never:
        return "The Fool may never be laid away under this house rule."
    if len(trumps) > 1:
        return "You hold trumps, so the Fool is barred."
    if trumps[0].number == 1:
        return "{T1} is a trump, so the Fool is barred too."
    return f"You hold a trump, {token(trumps[0])}, so the Fool is barred."


def worked_barred(wording: str, cards: Sequence[Card]) -> str:
    return f"{wording} So here {tokens_of(cards)} must stay."


def worked_may_go(wording: str, card: Card) -> str:
    return f"{wording} So here {token(card)} may go."


def worked_not_away(cards: Sequence[Card]) -> str:
    return f"So you may not lay away {_either([token(card) for card in cards])}. Everything else may go."


def advice(cards: Sequence[Card], trumps: bool) -> str:
    start = "Keep the trumps if you can, and lay" if trumps else "Lay"
    return (
        f"Advice, not a rule: {start[0].lower()}{start[1:]} away, for example, {tokens_of(cards)}: "
        "they stay in your pile and nobody can take them."
    )


def advice_void(suits: Sequence[Suit], fool_held: bool) -> str:
    names = " and no ".join(SUITS[suit] for suit in suits)
    led = " or ".join(SUITS[suit] for suit in suits)
    fool = " (or the Fool)" if fool_held else ""
    return f"Then you hold no {names}, and must play a trump{fool} when {led} are led."


def advice_saved(cards: Sequence[Card]) -> str:
    if len(cards) == 1:
        return f"{tokens_of(cards)} is a counting card, so its points are safe."
    return f"{tokens_of(cards)} are counting cards, so their points are safe."


def advice_low(cards: Sequence[Card]) -> str:
    if len(cards) == 1:
        return f"{tokens_of(cards)} would hardly win a trick."
    return f"{tokens_of(cards)} would hardly win tricks."


# spot-the-revoke

SPOT_THE_REVOKE = "Spot the revoke"
SPOT_THE_REVOKE_LEVELS = {
    1: "Somebody did not follow suit, and could have.",
    2: "Voids and trumps: trumped too soon, or not trumped at all.",
    3: "Trumps are led, or the Fool; and the Fool as an Excuse.",
}


def revoke_prompt(game: str, players: int, tricks: int) -> str:
    return (
        f"{counted(players, 'player').capitalize()} play {GAMES[game]}. These are the last "
        f"{counted(tricks, 'trick')} of the hand, each in order of play, so you see every card that "
        "was still held. A revoke is a card played against the rules. Which play was a revoke, or "
        "was there none?"
    )


def play_in_trick(trick: int, seat: int, card: Card) -> str:
    return f"Trick {trick + 1}: {player(seat)} plays {token(card)}"


def no_revoke() -> str:
    return "There was no revoke"


def held_then(seat: int, held: Sequence[Card], sentence: str) -> str:
    return f"{player(seat)} still held {tokens_of(held)}. {sentence}"


def last_card(seat: int, card: Card) -> str:
    return f"{token(card)} was the last card of {player(seat)}, so it had to be played."


def all_was_right(fool_played: bool) -> str:
    start = (
        "Apart from the Fool, which may be played at any turn, whoever"
        if fool_played
        else "Whoever"
    )
    return f"Nobody revoked. {start} left the suit had none of it, and whoever then played no trump had none."


def there_was_one(trick: int) -> str:
    return f"There was one. Look at trick {trick + 1} again."


def hint_who_left_the_suit() -> str:
    return "Look for cards that are not of the suit to be followed. Only they can be revokes."


def hint_look_at_later_tricks() -> str:
    return (
        "For each of them, look at what the same player plays later: those cards were in the hand "
        "already. Could one of them have followed, or have trumped?"
    )


def hint_revoke_in(trick: int | None) -> str:
    if trick is None:
        return "Each of them turns out to be allowed."
    return f"The revoke is in trick {trick + 1}."


def worked_last_tricks() -> str:
    return (
        "You see every card the players still held, so a card played later was already in the hand."
    )


def worked_revoke(trick: int, seat: int, reason: str) -> str:
    return f"Trick {trick + 1}: {player(seat)} revoked. {reason}"


def worked_allowed(trick: int, seat: int, card: Card, why: str) -> str:
    return f"Trick {trick + 1}: {player(seat)} was allowed to play {token(card)}: {why}."


def because_the_fool() -> str:
    return "it may be played at any turn"


def revoker_is_out(players: int) -> str:
    if players == 2:
        return (
            "In the letter, a player who revokes loses the game at once, so the other player wins."
        )
    return (
        "In the letter, a player who revokes loses the game at once. It does not say who wins. Our "
        "rule: that player is out, the hand does not count, and the best of the other totals wins."
    )


def because_void(led: Suit, trump: bool) -> str:
    suit = "trump" if led is Suit.TRUMPS else f"card of {SUITS[led]}"
    if trump or led is Suit.TRUMPS:
        return f"there was no {suit} in the hand"
    return f"there was no {suit} and no trump in the hand"


# score-hand

SCORE_HAND = "Score a whole hand"
SCORE_HAND_LEVELS = {
    1: "How piles are counted.",
    2: "The Fool too; in the Piedmontese game, game points.",
    3: "Players who take much or nothing, and a Fool that was never paid for.",
}


def score_hand_prompt(game: str, players: int, dealer: int | None, unpaid: bool) -> str:
    away = (
        ""
        if dealer is None
        else f" The three cards that {player(dealer)} laid away lie in {player(dealer)}’s pile."
    )
    fool = " No card was ever given for the Fool." if unpaid else ""
    return (
        f"{counted(players, 'player').capitalize()} have played a hand of {GAMES[game]}, and these "
        f"are their piles.{away}{fool}"
    )


ASK_SCORES = f"What does everybody score?{WITH_A_MINUS}"
ASK_POINTS = "How many points is each pile worth, counted in threes?"
ASK_GAME_POINTS = f"How many game points does everybody win, or lose?{WITH_A_MINUS}"


def hint_sum(total: int, what: str) -> str:
    return f"{what} must come to {signed(total).removeprefix('+')} together."


SUM_OF = {
    "scores": "All the scores",
    "points": "The points of the three piles",
    "game points": "The game points of all three",
}


def worked_pile_of(seat: int, lines: Sequence[str], end: str) -> str:
    rows = " ".join(lines)
    return f"{player(seat)}: {rows} {end}" if rows else f"{player(seat)}: {end}"


def worked_sum(total: int, what: str) -> str:
    return f"To check: {what[0].lower()}{what[1:]} come to {signed(total).removeprefix('+')}."


def why_they_sum(what: str) -> str:
    return SUM_REASONS[what]


SUM_REASONS = {
    "scores": "Cards over and short of twelve cancel out, so only the counting cards that were dealt remain.",
    "points": "They always do: the pack holds 78.",
    "game points": "They always do: what one wins, the others lose.",
}


# fool-debt

FOOL_DEBT = "What becomes of the Fool?"
FOOL_DEBT_LEVELS = {
    1: "Paid at once: who gives whom a card?",
    2: "The debt waits, or is paid when a card comes in.",
    3: "The hand ends: paid in time, lost or kept?",
}


def fool_debt_prompt(
    game: str, owner: int, tricks: int, over: bool, earlier: str, agreed: Sequence[str]
) -> str:
    who = player(owner)
    dealt = "and did not deal" if game == "piedmontese" else ""
    if earlier == "a trick":
        had = f"{who}’s pile below is all that {who} had before them."
    elif earlier == "the cards laid away":
        had = f"{who} dealt, and {who}’s pile below holds the three cards laid away."
    elif over:
        had = f"Before them {who} had taken no trick{', ' if dealt else ''}{dealt}."
    else:
        had = f"{who} did not deal." if dealt else ""
    when = (
        f"These are the last {counted(tricks, 'trick')} of a hand"
        if over
        else f"These are the first {counted(tricks, 'trick')} of a hand"
        if earlier != "a trick"
        else f"These are {counted(tricks, 'trick')} from the middle of a hand"
    )
    rules = "".join(f" This was agreed: {_inside(rule)}" for rule in agreed)
    return (
        f"{when} of {GAMES[game]}, and {who} plays the Fool.{' ' if had else ''}{had}{rules} What "
        "becomes of the Fool, as far as these tricks go?"
    )


def gives(giver: int, receiver: int, trick: int) -> str:
    return f"{player(giver)} gives {player(receiver)} a card as soon as trick {trick + 1} is over"


def loses_the_fool(owner: int, creditor: int) -> str:
    return f"{player(creditor)} gets the Fool itself, and {player(owner)} gives no card"


def keeps_the_fool(owner: int) -> str:
    return f"{player(owner)} keeps the Fool and owes nothing for it"


def debt_waits(owner: int, creditor: int) -> str:
    return f"Nothing is given yet: {player(owner)} still owes {player(creditor)} a card"


def _to_give(gifts: Sequence[Card], example: Card, empty: bool) -> str:
    kind = "empty card" if empty else "card that may be given"
    many = "empty cards" if empty else "cards that may be given"
    worth = (" (a card worth 1)" if len(gifts) == 1 else " (cards worth 1)") if empty else ""
    held = f"{counted(len(gifts), kind, many)}{worth}"
    return (
        f"{held}: {tokens_of(gifts)}"
        if len(gifts) <= 3
        else f"{held}, for example {token(example)}"
    )


def had_a_gift(
    owner: int, creditor: int, gifts: Sequence[Card], example: Card, trick: int, empty: bool
) -> str:
    return (
        f"{player(creditor)} wins the Fool’s trick. When trick {trick + 1} is over, {player(owner)} has "
        f"{_to_give(gifts, example, empty)}. So a card is given at once."
    )


def need_not_wait(owner: int, example: Card, trick: int) -> str:
    return (
        f"{player(owner)} has a card to give already when trick {trick + 1} is over, for example "
        f"{token(example)}, so the debt does not wait."
    )


def paid_later(owner: int, creditor: int, trick: int, empty: bool) -> str:
    what = "an empty card" if empty else "a card"
    return (
        f"{player(owner)} has nothing to give at first, so the debt waits. After trick {trick + 1} "
        f"{player(owner)} has {what} to give, and {player(creditor)} gets one at once."
    )


def paid_at_the_end(owner: int, creditor: int) -> str:
    return (
        f"It was agreed that a debt which waits is paid when the hand is over. Then {player(owner)} "
        f"has a card to give, and {player(creditor)} gets it."
    )


def only_at_the_end(owner: int) -> str:
    return (
        f"{player(owner)} has a card by then, but it was agreed that a debt which waits is paid only "
        "when the hand is over."
    )


def no_card_yet(owner: int, trick: int) -> str:
    return (
        f"After trick {trick + 1} {player(owner)} has taken no card yet, so there is none to give."
    )


def never_a_card(owner: int) -> str:
    return f"{player(owner)} took no trick in the whole hand, so there is never a card to give."


def no_empty_card(owner: int, pile: Sequence[Card], trick: int) -> str:
    shown = tokens_of(pile) if len(pile) <= 4 else "court cards"
    return (
        f"After trick {trick + 1} {player(owner)} has only {shown}. Not one of them is an empty card "
        "(a card worth 1), and only an empty card may be given."
    )


def winner_gets_it(creditor: int, trick: int, card: Card) -> str:
    return (
        f"A card for the Fool goes to the winner of the Fool’s own trick. {player(creditor)} won "
        f"trick {trick + 1}, with {token(card)}."
    )


def owner_gives() -> str:
    return "It is the player of the Fool who gives a card for it, and the winner of the trick who gets it."


def pays_and_keeps(owner: int, trick: int) -> str:
    return f"{player(owner)} has a card to give after trick {trick + 1}, pays with it and so keeps the Fool."


def lost_for_good(owner: int, creditor: int, empty: bool) -> str:
    what = "had an empty card to give" if empty else "took a trick"
    return (
        f"{player(owner)} never {what}. So when the hand ends, the Fool goes to {player(creditor)}, "
        "who won the trick it was played to."
    )


def never_lost(owner: int, last_trick_lost: bool) -> str:
    if last_trick_lost:
        return f"Here nobody loses the Fool for lack of a card to give: {player(owner)} keeps it."
    return f"In this game the Fool is never lost, paid for or not: {player(owner)} keeps it."


def our_reconstruction() -> str:
    return "(That is our reconstruction: the source does not spell it out.)"


def may_yet_pay(owner: int) -> str:
    return f"The hand is not over: {player(owner)} may still take a card and pay with it."


def debt_lapses(owner: int, empty: bool) -> str:
    what = "had an empty card to give" if empty else "took a trick"
    return f"{player(owner)} never {what}. Then nothing more is owed in this game, and the Fool is kept."


def cannot_keep(owner: int, creditor: int, empty: bool) -> str:
    what = "had an empty card to give" if empty else "took a trick"
    return f"{player(owner)} never {what}, and a Fool that is never paid for is lost to {player(creditor)}."


def still_owes(owner: int, creditor: int) -> str:
    return f"The debt is not forgotten: {player(creditor)} is still to get a card from {player(owner)}."


def must_pay(owner: int, trick: int) -> str:
    return f"{player(owner)} has a card to give after trick {trick + 1}, and must then pay for the Fool."


def waits(owner: int, creditor: int, has_cards: bool) -> str:
    what = "has no empty card so far" if has_cards else "has taken no card so far"
    return f"{player(owner)} {what}, so the debt to {player(creditor)} waits until there is one."


def waits_for_the_end(owner: int, creditor: int) -> str:
    return (
        f"{player(owner)} had nothing to give at first, and it was agreed that such a debt waits until "
        f"the hand is over. Then {player(creditor)} is paid."
    )


def no_longer_waits(owner: int, trick: int, at_once: bool) -> str:
    start = "already " if at_once else ""
    return f"{player(owner)} {start}has a card to give after trick {trick + 1}, so the debt is paid then."


def hint_whose_fool(trick: int) -> str:
    return f"The Fool is in trick {trick + 1}. Who wins that trick?"


def hint_has_gift(owner: int, trick: int, pile: bool) -> str:
    where = f"{player(owner)}’s pile and the tricks" if pile else "the tricks"
    return (
        f"Does {player(owner)} have a card to give when trick {trick + 1} is over? Look at {where} so "
        "far."
    )


def hint_gifts(
    owner: int, trick: int, creditor: int, gifts: Sequence[Card], example: Card | None, empty: bool
) -> str:
    held = _to_give(gifts, example, empty) if example else "no card that may be given"
    return (
        f"{player(creditor)} wins trick {trick + 1}. When it is over, {player(owner)} has {held}."
    )


def worked_winners(winners: Sequence[int]) -> str:
    listed = ", ".join(
        f"trick {place} {player(seat)}" for place, seat in enumerate(winners, start=1)
    )
    return f"Who takes what: {listed}."


def worked_fool(owner: int, trick: int, creditor: int) -> str:
    return (
        f"{player(owner)} plays the Fool to trick {trick + 1}, so a card for it would go to "
        f"{player(creditor)}."
    )


# three-rulebooks

THREE_RULEBOOKS = "Three rulebooks, one table"
THREE_RULEBOOKS_LEVELS = {
    1: "A trick: which way up the pips run.",
    2: "A pile: what cards are worth, and how they are counted.",
    3: "A trick with the Fool or the two highest trumps, or a pile with the Fool and honours.",
}


def rulebook(game: str) -> str:
    return f"{GAMES[game][0].upper()}{GAMES[game][1:]}"


THREE_PLAY_EACH = (
    "Suppose three people play each game (the French game of 1659 normally needs four)."
)


def three_tricks_prompt(leader: int) -> str:
    return f"{THREE_PLAY_EACH} {player(leader)} leads to this trick. Who takes it in each game?"


def three_piles_prompt() -> str:
    return (
        f"{THREE_PLAY_EACH} One of them takes these cards. What does the pile score in each game? "
        "(In the Piedmontese game, count in threes and do not take off the 26.)"
    )


def seat_with_card(seat: int, card: Card) -> str:
    return f"{player(seat)}, with {token(card)}"


def points_label(points: int) -> str:
    return f"{minus(points)} {'point' if abs(points) == 1 else 'points'}"


def count_in_words(count: Count) -> str:
    return " ".join([*worked_lines(count), worked_total(count.total)])


OTHER_COUNTS = {
    "twelve": "where cards are counted over and under twelve",
    "threes": "where a pile is counted in threes",
    "more": "where more cards are worth points",
    "fewer": "where fewer cards are worth points",
}


def count_of_other_games(games: Sequence[tuple[str, str]]) -> str:
    """Name games with the same count, each with how it comes to it."""
    if len({how for _, how in games}) == 1:
        named = " and in ".join(GAMES[game] for game, _ in games)
        return f"That is the count in {named}, {OTHER_COUNTS[games[0][1]]}."
    named = ", and in ".join(f"{GAMES[game]}, {OTHER_COUNTS[how]}" for game, how in games)
    return f"That is the count in {named}."


def hint_orders_differ() -> str:
    return "The rulebooks differ about the pips of Cups and Coins, and about the highest trump."


def hint_counts_differ() -> str:
    return "Two of the games count cards over and under twelve, the third counts in threes."


def hint_by_game(game: str, wording: str) -> str:
    return f"{rulebook(game)}: {wording}"


def hint_agreement(different: int) -> str:
    if different == 1:
        return "All three rulebooks give the same answer here."
    return "One rulebook gives another answer than the other two."


def hint_threes_so_far(worth: int, groups: int) -> str:
    return (
        f"In the Piedmontese game the cards add up to {worth}; now take off 2 for each of the "
        f"{counted(groups, 'group')}."
    )


def worked_by_game(game: str, sentence: str) -> str:
    return f"{rulebook(game)}. {sentence}"


# which-game

WHICH_GAME = "In which of the games?"
WHICH_GAME_LEVELS = {
    1: "How many play and what they are dealt, how a trick goes, plain piles, the end of the game.",
    2: "Upside-down suits, cards given or laid away, and what cards are worth.",
    3: "The Fool, the two highest trumps, and the score of a pile.",
}


def which_game_prompt(statement: str, ask: str) -> str:
    return f"{statement} {ask} It may be one, several, all or none of them."


ASK_WHERE_SO = "In which of the three games is that so?"


def ask_where_played(card: Card) -> str:
    return f"In which of the three games may you play {token(card)} from this hand?"


def so_or_not(game: str, ok: bool, sentence: str) -> str:
    return f"{rulebook(game)}: {'yes' if ok else 'no'}. {sentence}"


def so_many_play(number: int) -> str:
    return f"{counted(number, 'player').capitalize()} sit down and may begin a game."


def so_many_dealt(number: int) -> str:
    return f"Everybody is dealt {counted(number, 'card')}, not counting any left over at the end."


def left_over_lie_aside() -> str:
    return "After the deal, the cards left over are set aside and take no part in the hand."


def so_many_left_over(players: int, cards: int) -> str:
    rest = "no card is" if cards == 0 else f"{counted(cards, 'card')} are"
    return (
        f"{counted(players, 'player').capitalize()} sit down, and everybody is dealt a whole hand. "
        f"Of the 78 cards, {rest} left over."
    )


def left_over_here(players: int, hand: int, rest: int) -> str:
    return (
        f"{counted(players, 'player').capitalize()} with {counted(hand, 'card')} each leave "
        f"{counted(rest, 'card')} over."
    )


def so_many_tricks(number: int) -> str:
    return f"A hand is played out, and it has {counted(number, 'trick')}."


def plain_pile_brings(cards: int, score: int) -> str:
    return (
        f"A hand is over, and a player has taken {counted(cards, 'card')}: nothing but pip cards. That "
        f"brings {signed(score)} to the player’s total."
    )


def no_trick_brings(score: int) -> str:
    return (
        "A hand is over, and a player who did not deal has taken no trick. (The Fool was not this "
        f"player’s.) That brings {signed(score)} to the player’s total."
    )


def left_over_to_dealer() -> str:
    return "After the deal, the dealer takes the three cards left over and lays three cards away."


def far_ahead(points: int, hands: int) -> str:
    when = ("first", "second", "third")[hands - 1]
    return (
        f"After the {when} hand one player has {points} points in all, far more than anybody else. The "
        "game is over, and this player has won."
    )


COMMON_RULES: Mapping[str, tuple[tuple[bool, str], ...]] = {
    "trick.lead": (
        (True, "A player leads a trump to the first trick of a hand. That is allowed."),
        (False, "Nobody may lead a trump before a trump has been played to an earlier trick."),
    ),
    "trick.next-lead": (
        (True, "A trick is over. Whoever won it leads to the next one."),
        (False, "A trick is over. The player on the winner’s right leads to the next one."),
    ),
    "trick.overtrump": (
        (
            True,
            "A player must trump and holds trumps 4 and 19; trump 12 lies there. The 4 will do.",
        ),
        (
            False,
            "A player must trump and holds trumps 4 and 19; trump 12 lies there. The 4 is barred.",
        ),
    ),
    "trick.off-suit": (
        (True, "A player without the suit and without trumps throws in a King. It cannot win."),
        (
            False,
            "A player without the suit and without trumps throws in a King, and it takes the trick.",
        ),
    ),
    "trick.winner": (
        (
            True,
            "One trump lies in a trick, and it is the Mountebank. The Mountebank takes the trick.",
        ),
        (
            False,
            "One trump lies in a trick, and it is the Mountebank. A King of the suit led beats it.",
        ),
    ),
    "trick.trump-led": (
        (True, "A trump is led. Whoever has a trump must play one, unless they play the Fool."),
        (False, "A trump is led. Everybody may play what they like, even with trumps in hand."),
    ),
    "fool.any-time": (
        (True, "A player who could follow suit plays the Fool. That is allowed."),
        (False, "Only a player who cannot follow suit may play the Fool."),
    ),
    "fool.never-wins": (
        (True, "The Fool is played to a trick. Whatever else lies there, it does not win."),
        (False, "The Fool is played to a trick in which no trump lies. The Fool wins it."),
    ),
    "fool.led": (
        (True, "The Fool is led. The next player may play any card, and that card sets the suit."),
        (False, "The Fool is led. Everybody after it may play any card, whatever they hold."),
    ),
    "table.eldest": (
        (True, "The player after the dealer leads to the first trick."),
        (False, "The dealer leads to the first trick."),
    ),
    "table.next-dealer": (
        (True, "For the next hand, the player after the dealer is to deal."),
        (False, "Whoever has the best score deals the next hand."),
    ),
    "table.direction": (
        (True, "A player has led. The player to the right comes next."),
        (False, "A player has led. The player to the left comes next."),
    ),
}
"""What all games say alike, by question: once as it is, and once as it is not."""


def revoker_loses() -> str:
    return (
        "A player could have followed suit and did not. By the rules this player has lost the game."
    )


def your_turn(trick: Sequence[Card]) -> str:
    first, *more = trick
    then = f", {tokens_of(more)} has been played to it," if more else ""
    return f"{token(first)} has been led{then} and it is your turn."


def is_winning(card: Card) -> str:
    return (
        "Three cards have been played: Player A led, then came B, then C. Of these cards "
        f"{token(card)} is winning."
    )


def is_given(card: Card) -> str:
    return (
        f"A player has played the Fool to a trick that another won. This is the player’s pile, and "
        f"{token(card)} may be given from it for the Fool."
    )


def is_worth(card: Card, points: int) -> str:
    worth = "nothing" if points == 0 else counted(points, "point")
    return f"By the table of card values, {token(card)} is worth {worth}."


def worth_here(card: Card, points: int) -> str:
    if points == 0:
        return f"{token(card)} has no value here; it only counts as one card."
    return f"{token(card)} is worth {counted(points, 'point')} here."


def pile_counts(score: int) -> str:
    return (
        f"A player has taken these twelve cards in a hand, and they bring {signed(score)} to the "
        "player’s score in the game."
    )


def scores_here(count: Count) -> str:
    lines = " ".join(f"{label}: {signed(points)}." for label, _, points in count.lines)
    less = f", less 26: {signed(count.game_points)}" if count.game_points != count.total else ""
    return f"{lines} Together {signed(count.total)}{less}.".strip()


def dealer_lays_away(away: Sequence[Card], trumps: bool) -> str:
    held = "who keeps several trumps" if trumps else "who holds no trump at all besides"
    return f"The dealer, {held}, may lay away {tokens_of(away)}."


def nothing_is_laid_away() -> str:
    return "Nothing is laid away: the cards left over are set aside as the stock."


def never_paid_is_lost() -> str:
    return (
        "You play the Fool, take no trick and have no card to give for it. When the hand ends, the "
        "winner of the trick the Fool was played to gets the Fool."
    )


def never_paid_is_kept() -> str:
    return (
        "You play the Fool, take no trick and have no card to give for it. When the hand ends, you "
        "keep the Fool all the same."
    )


def last_fool_is_kept() -> str:
    return (
        "The Fool is played to the last trick. Its player takes it back and pays for it, as in any "
        "other trick."
    )


def last_fool_is_taken() -> str:
    return "The Fool is played to the last trick. The winner of the trick takes it for good."


def hint_question(question: str) -> str:
    return f"Ask of each game: {question[0].lower()}{question[1:]}"


def hint_how_many(games: int) -> str:
    if games == 3:
        return "It is true of all three games."
    return f"It is true of {('none', 'one', 'two')[games]} of the three games."
