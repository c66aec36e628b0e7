"""Random legal play through `Position`, beside OpenSpiel's hearts driven from Python in one run.

Machines differ and are never quiet, so what is compared is the ratio: a slice of our play over
the slices of hearts just before and after it, the median of many.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Iterator

import tarot_teach as tt

from .budget import Budget

SLICE_SECONDS = 0.06
ROUNDS = 40
GAMES = ("1597", "piedmontese")

Hand = Callable[[random.Random], int]


def play_hand(variant: tt.Variant) -> Hand:
    """Make the loop that deals and plays one hand, and tells how many acts that took."""

    def hand(rng: random.Random) -> int:
        position = tt.deal(variant, seed=rng.getrandbits(32))
        choice, acts = rng.choice, 0
        while True:
            phase = position.phase
            if phase == "play":
                position = position.play(choice(position.legal()))
            elif phase == "gift":
                position = position.give(choice(position.legal()))
            elif phase == "discard":
                position = position.discard(rng.sample(position.legal(), 3))
            else:
                return acts
            acts += 1

    return hand


def hearts() -> Hand:
    """Make the same loop over OpenSpiel's hearts."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def hand(rng: random.Random) -> int:
        state = game.new_initial_state()
        choice, acts = rng.choice, 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Hearts deals card by card, each card as likely as another.
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choice(state.legal_actions()))
                acts += 1
        return acts

    return hand


def acts_per_second(hand: Hand, rng: random.Random) -> float:
    """Play hands for a slice of CPU time."""
    start = time.process_time()
    acts = 0
    while True:
        acts += hand(rng)
        spent = time.process_time() - start
        if spent >= SLICE_SECONDS:
            return acts / spent


def compare() -> Iterator[tuple[str, float, float]]:
    """Give for each game its key, our acts per CPU second, and the ratio to hearts."""
    rng = random.Random(1)
    rival = hearts()
    for key in GAMES:
        ours = play_hand(tt.VARIANTS[key])
        speeds, ratios = [], []
        before = acts_per_second(rival, rng)
        for _ in range(ROUNDS):
            speeds.append(acts_per_second(ours, rng))
            after = acts_per_second(rival, rng)
            ratios.append(speeds[-1] * 2 / (before + after))
            before = after
        yield key, statistics.median(speeds), statistics.median(ratios)


def measure() -> list[Budget]:
    """Give how long one of our acts takes, as a multiple of one of hearts: below 1 is faster.

    Without OpenSpiel (the extra `bench`) there is nothing to compare with: it says so.
    """
    if not importlib.util.find_spec("pyspiel"):
        print("Random play has no rival: install OpenSpiel with pip install -e '.[bench]'.")
        return []
    return [
        Budget(f"{key}: time of a random act ({speed:,.0f}/s) in acts of hearts", 1 / ratio, 1, "×")
        for key, speed, ratio in compare()
    ]


if __name__ == "__main__":
    for name, speed, ratio in compare():
        print(f"{name}: {speed:,.0f} acts per CPU second, {ratio:.2f} × hearts")
