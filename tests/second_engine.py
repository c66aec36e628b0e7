"""A second engine for the three games, on texts and lists, that shares no code with the first.

It is slow and plain on purpose. Cards are codes; a hand, a pile and a trick are lists.
"""

from __future__ import annotations

FRENCH = {
    "round_suits_reversed": False,
    "gift": "any",
    "settle": "first_trick",
    "fool_last_trick": "ordinary",
    "fool_forfeit": True,
    "winner": "highest",
}
DEFAULTS = {
    "1597": {**FRENCH, "revoke": "refuse"},
    "1659": {**FRENCH, "values": "base", "few_players": False},
    "piedmontese": {
        "round_suits_reversed": True,
        "angel_high": True,
        "fool_last_trick": "ordinary",
        "fool_forfeit": False,
        "fool_exchange": True,
        "fool_discard": True,
        "pagat_alone": False,
        "trumps_in_discard": "free",
        "winner": "highest",
    },
}
CHOICES = {
    "round_suits_reversed": [False, True],
    "angel_high": [True, False],
    "values": ["base", "full"],
    "few_players": [False, True],
    "gift": ["any", "empty"],
    "settle": ["first_trick", "end"],
    "fool_last_trick": ["ordinary", "lost"],
    "fool_forfeit": [True, False],
    "fool_exchange": [True, False],
    "fool_discard": [True, False],
    "pagat_alone": [False, True],
    "trumps_in_discard": ["free", "forced"],
    "revoke": ["refuse", "lose"],
}
RISING = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "Q", "K"]
FALLING = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "V", "C", "Q", "K"]


def suit(card):
    return None if card == "F" else card[0]


class SecondEngine:
    """Play one hand, changing as it goes."""

    def __init__(self, game, hands, dealer, stock, **rules):
        self.scarto = game == "piedmontese"
        self.rules = {**DEFAULTS[game], **rules}
        self.full = game == "1597" or self.rules.get("values") == "full"
        self.hands = [list(hand) for hand in hands]
        self.n = len(hands)
        self.dealer, self.stock = dealer, list(stock)
        self.piles = [[] for _ in hands]
        self.trick = []
        self.debt = None
        self.revokes = []
        self.phase = "discard" if self.scarto else "play"
        self.turn = dealer if self.scarto else (dealer + 1) % self.n
        self.leader = (dealer + 1) % self.n

    def strength(self, card):
        if suit(card) == "T":
            number = int(card[1:])
            if self.scarto and self.rules["angel_high"]:
                return {20: 21, 21: 20}.get(number, number)
            return number
        upside_down = self.rules["round_suits_reversed"] and card[0] in "CD"
        return (FALLING if upside_down else RISING).index(card[1:])

    def worth(self, card):
        if self.scarto:
            top = "T20" if self.rules["angel_high"] else "T21"
            if card in ("F", "T1", top):
                return 5
            if card[0] == "T":
                return 1
            return {"K": 5, "Q": 4, "C": 3, "V": 2}.get(card[1:], 1)
        if card == "F":
            return 5
        if card[0] == "T":
            return 4 if self.full and card in ("T1", "T21") else 0
        if card[1:] == "K":
            return 4
        return {"Q": 3, "C": 2, "V": 1}.get(card[1:], 0) if self.full else 0

    def led(self):
        for _, card in self.trick:
            if card != "F":
                return suit(card)
        return None

    def legal(self):
        if self.phase == "over":
            return []
        if self.phase == "discard":
            return self.may_lay_away()
        if self.phase == "gift":
            return self.gifts(self.turn)
        hand, led = self.hands[self.turn], self.led()
        if led is None:
            return list(hand)
        for due in (led, "T"):
            if any(suit(card) == due for card in hand):
                return [card for card in hand if suit(card) == due or card == "F"]
        return list(hand)

    def may_lay_away(self):
        hand = self.hands[self.dealer]
        top = "T20" if self.rules["angel_high"] else "T21"
        trumps = [card for card in hand if suit(card) == "T"]
        free, other_trumps = [], []
        for card in hand:
            if card == "F":
                if self.rules["fool_discard"] and not trumps:
                    free.append(card)
            elif card == "T1":
                if self.rules["pagat_alone"] and trumps == ["T1"] and "F" not in hand:
                    free.append(card)
            elif card == top or card[1:] == "K":
                continue
            elif card[0] == "T":
                other_trumps.append(card)
            else:
                free.append(card)
        if self.rules["trumps_in_discard"] == "free" or len(free) < 3:
            free += other_trumps
        return free

    def gifts(self, seat):
        pile = [card for card in self.piles[seat] if card != "F"]
        if self.scarto:
            if not self.rules["fool_exchange"]:
                return []
            return [card for card in pile if self.worth(card) == 1]
        if self.rules["gift"] == "empty":
            return [card for card in pile if self.worth(card) == 0] or pile
        return pile

    def discard(self, cards):
        for card in cards:
            self.hands[self.dealer].remove(card)
            self.piles[self.dealer].append(card)
        self.phase, self.turn = "play", self.leader

    def play(self, card):
        if card not in self.legal():
            self.revokes.append((self.turn, card))
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.n
        if len(self.trick) == self.n:
            self.end_trick()

    def winner(self):
        def rank(played):
            card = played[1]
            if card == "F":
                return (-1, 0)
            if suit(card) == "T":
                return (2, self.strength(card))
            return (1 if suit(card) == self.led() else 0, self.strength(card))

        return max(self.trick, key=rank)[0]

    def end_trick(self):
        winner, trick = self.winner(), self.trick
        last = not any(self.hands)
        self.trick, self.leader = [], winner
        exchange = not self.scarto or self.rules["fool_exchange"]
        fool_now = False
        for seat, card in trick:
            if card == "F" and not (last and self.rules["fool_last_trick"] == "lost"):
                self.piles[seat].append("F")
                if exchange:
                    self.debt, fool_now = (seat, winner), True
            else:
                self.piles[winner].append(card)
        if self.debt:
            waits = self.rules.get("settle") == "end" and not fool_now and not last
            if not waits and self.gifts(self.debt[0]):
                self.phase, self.turn = "gift", self.debt[0]
                return
        self.go_on()

    def give(self, card):
        owner, creditor = self.debt
        self.piles[owner].remove(card)
        self.piles[creditor].append(card)
        self.debt = None
        self.go_on()

    def go_on(self):
        self.phase, self.turn = "play", self.leader
        if any(self.hands):
            return
        if self.debt and self.rules["fool_forfeit"]:
            self.piles[self.debt[0]].remove("F")
            self.piles[self.debt[1]].append("F")
        self.phase, self.turn, self.debt = "over", None, None

    def scores(self):
        return [self.score(pile) for pile in self.piles]

    def score(self, pile):
        worth = sum(self.worth(card) for card in pile)
        if not self.scarto:
            return len(pile) - 12 + worth
        whole, odd = divmod(len(pile), 3)
        return worth - 2 * whole - (1 if odd else 0) - 26
