"""A whole game: hands in sequence, their totals, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from . import english
from .cards import FOOL, Card
from .chance import Chance
from .dealing import check_seat, seed_text
from .errors import IllegalPlay, RuleError
from .play import Position, deal
from .rules import Verdict, verdict
from .scoring import FIFTY, count_pile, judge_result
from .variant import Revoking, Variant, Winning, check_variant
from .variants import VARIANTS


def judge_revoke(variant: Variant, totals: Sequence[int], seat: int) -> Verdict:
    """Tell who wins when `seat` is found to have revoked; `answer` holds the winning seats.

    `totals` are the points before this hand, which is void. Raises `RuleError` in a game whose
    source does not say what a revoke costs, and for a seat that the game does not have.
    Source: ruling `revoke.penalty`.

    >>> judge_revoke(VARIANTS["1597"], [10, 30, 20, 40], seat=3).answer
    (1,)
    """
    points = tuple(totals)
    check_seat("The revoker", seat, variant.check_players(len(points)))
    if not _revoker_loses(variant):
        raise RuleError(f"{variant.name}: {variant['revoke.penalty'].wording}")
    rest = [other for other in range(len(points)) if other != seat]
    best = max(points[other] for other in rest)
    winners = tuple(other for other in rest if points[other] == best)
    if len(points) == 2:
        sentence = english.revoke_of_two(seat, winners[0])
    else:
        sentence = english.revoke_out(seat, winners)
    return verdict(True, "revoke", sentence, variant.cite("revoke.penalty"), winners)


def _revoker_loses(variant: Variant) -> bool:
    # Only a game that states the penalty offers to let illegal cards fall.
    return Revoking.LOSE in variant["revoke.handling"].allowed


@dataclass(frozen=True)
class Game:
    """Hold a game at one moment; every act gives a new game and leaves this one as it was.

    `totals_before` are the points of the hands already counted. `decision` is set when a right
    claim or a revoke has ended the game in the middle of a hand.

    >>> game = new_game("1659", players=4, seed=3)
    >>> game.hand_number, game.totals, game.winners
    (1, (0, 0, 0, 0), ())
    """

    position: Position
    totals_before: tuple[int, ...]
    hand_number: int = 1
    seed: str = "x"
    decision: Verdict | None = None

    @staticmethod
    def set_up(
        position: Position,
        totals: Iterable[int] | None = None,
        hand_number: int = 1,
        seed: int | str = "x",
    ) -> Game:
        """Take up a game at a hand: its position and the totals before it.

        Raises `RuleError` where there is not one total for each seat, or for a hand number
        below 1. Later hands are dealt from `seed`.
        """
        before = tuple(totals) if totals is not None else (0,) * position.players
        for total in before:
            if isinstance(total, bool) or not isinstance(total, int):
                raise TypeError(f"A total is a whole number, not {total!r}.")
        if len(before) != position.players:
            raise RuleError(f"There are {position.players} players but {len(before)} totals.")
        if isinstance(hand_number, bool) or not isinstance(hand_number, int):
            raise TypeError(f"The number of the hand is a whole number, not {hand_number!r}.")
        if hand_number < 1:
            raise RuleError(f"Hands are numbered from 1, so there is no hand {hand_number}.")
        return Game(position, before, hand_number, seed_text(seed))

    @property
    def variant(self) -> Variant:
        """Give the rules it is played by, house rules included."""
        return self.position.variant

    @property
    def players(self) -> int:
        """Count the seats."""
        return self.position.players

    @property
    def dealer(self) -> int:
        """Name the dealer of this hand."""
        return self.position.dealer

    @property
    def totals(self) -> tuple[int, ...]:
        """Give the points of every seat, this hand's too once it is counted."""
        scores = self.position.scores
        if scores is None or self.decision:
            return self.totals_before
        return tuple(map(sum, zip(self.totals_before, scores, strict=True)))

    @property
    def result(self) -> Verdict | None:
        """Give the verdict on who has won; None while a hand is being played."""
        if self.decision:
            return self.decision
        if self.position.phase != "over":
            return None
        return judge_result(self.variant, self.totals, self.position.eldest, self.hand_number)

    @property
    def over(self) -> bool:
        """Tell whether the game is at its end."""
        result = self.result
        return result is not None and result.ok

    @property
    def winners(self) -> tuple[int, ...]:
        """Name the seats that have won, in ascending order; () while play goes on."""
        result = self.result
        return tuple(result.answer) if result else ()

    def play(self, card: Card) -> Game:
        """Play a card in the hand. Raises as `Position.play` does, and when the game is over."""
        return self._on_to(self._table().play(card))

    def give(self, card: Card) -> Game:
        """Give a card for the Fool. Raises as `Position.give` does, and when the game is over."""
        return self._on_to(self._table().give(card))

    def discard(self, cards: Iterable[Card]) -> Game:
        """Lay away three cards. Raises as `Position.discard` does, and when the game is over."""
        return self._on_to(self._table().discard(cards))

    def next_hand(self) -> Game:
        """Deal the next hand; the deal passes to the next seat.

        Raises `IllegalPlay` when this hand is not over or the game is.
        Source: rulings `table.next-dealer`, `end.nobody`.
        """
        self._check_open()
        if self.position.phase != "over":
            raise _refusal(self.variant, english.hand_not_over(), "end.target")
        number = self.hand_number + 1
        dealer = (self.dealer + 1) % self.players
        position = deal(self.variant, self.players, dealer, hand_seed(self.seed, number))
        return replace(self, position=position, totals_before=self.totals, hand_number=number)

    def points_so_far(self, seat: int) -> int:
        """Count what a seat could claim now: its total and its settled cards.

        A Fool that is not paid for does not count, since it may yet be lost.
        """
        check_seat("The claimant", seat, self.players)
        debt = self.position.debt
        pile = self.position.piles[seat]
        settled = [card for card in pile if not (card is FOOL and debt)]
        return self.totals_before[seat] + count_pile(self.variant, settled).game_points

    def claim(self, seat: int) -> Game:
        """Declare fifty in the middle of a hand, which wins at once when it is right.

        Raises `IllegalPlay` naming the points when it is wrong, and where nobody may declare.
        Source: ruling `end.winner` under the house rule `winner="instant"`.
        """
        self._check_open()
        points = self.points_so_far(seat)
        if self.variant.means("end.winner") is not Winning.INSTANT:
            raise _refusal(self.variant, english.no_claims(), "end.winner", "end.target")
        if self.position.phase == "over":
            raise _refusal(self.variant, english.claim_too_late(), "end.winner")
        if points < FIFTY:
            sentence = english.claim_wrong(seat, points, self.totals_before[seat])
            raise _refusal(self.variant, sentence, "end.winner", "score.method")
        rulings = self.variant.cite("end.winner", "end.target")
        sentence = english.claim_right(seat, points)
        return replace(self, decision=verdict(True, "claim", sentence, rulings, (seat,)))

    def revoked(self, seat: int) -> Game:
        """Accuse a seat of a revoke in this hand, which ends the game when it is true.

        Raises `IllegalPlay` when the accusation is false, and where illegal cards are refused.
        Source: rulings `revoke.penalty` and `revoke.handling`.
        """
        check_seat("The accused", seat, self.players)
        if self.decision:
            self._check_open()
        if self.variant.means("revoke.handling") is not Revoking.LOSE:
            raise _refusal(self.variant, english.no_revokes(), "revoke.handling")
        if not any(seat == revoker for revoker, _ in self.position.revokes):
            raise _refusal(self.variant, english.has_not_revoked(seat), "revoke.handling")
        return replace(self, decision=judge_revoke(self.variant, self.totals_before, seat))

    def _on_to(self, position: Position) -> Game:
        return replace(self, position=position)

    def _table(self) -> Position:
        self._check_open()
        return self.position

    def _check_open(self) -> None:
        if self.over:
            raise _refusal(self.variant, english.game_is_over(self.winners), "end.target")


def _refusal(variant: Variant, sentence: str, *questions: str) -> IllegalPlay:
    return IllegalPlay(sentence, variant.cite(*questions), "refused")


def hand_seed(seed: str, hand_number: int) -> str:
    """Give the seed of one hand of a game."""
    return f"{seed}, hand {hand_number}"


def new_game(
    variant: Variant | str,
    players: int | None = None,
    seed: int | str = "x",
    dealer: int | None = None,
) -> Game:
    """Begin a game with its first hand dealt.

    Takes a game or its key. The first dealer is drawn from the seed unless `dealer` names a seat.
    Raises `RuleError` for a number of players or a dealer that the game does not have, and
    `UnknownKeyError` for an unknown key. Source: rulings `table.first-dealer`, `table.next-dealer`.

    >>> game = new_game("piedmontese", seed=1, dealer=2)
    >>> game.position.phase, game.position.turn
    ('discard', 2)
    """
    rules: Variant = check_variant(VARIANTS[variant] if isinstance(variant, str) else variant)
    number = rules.seats.usual if players is None else rules.check_players(players)
    text = seed_text(seed)
    first = Chance(f"{text}, first dealer").below(number) if dealer is None else dealer
    position = deal(rules, number, first, hand_seed(text, 1))
    return Game.set_up(position, seed=text)
