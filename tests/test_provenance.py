"""Every verdict cites the rulings it rests on: change a ruling, and whatever flips had cited it."""

from __future__ import annotations

import itertools
import random

import pytest

import tarot_teach as tt

TRIALS = 1500
HANDS = 60
PACK = tt.deck()
SCARTO = "piedmontese"


def some_cards(rng, number):
    return rng.sample(PACK, number)


def few_trumps(rng, number):
    """Draw cards with at most three trumps, the Mountebank or the Fool often among them."""
    plain = [card for card in PACK if card.suit and card.suit != "T"]
    rare = [card for card in PACK if card not in plain]
    wanted = rng.sample(rare, rng.randrange(3)) + [tt.Card("T1")] * rng.randrange(2)
    wanted = list(dict.fromkeys(wanted + [tt.Card("F")] * rng.randrange(2)))
    return wanted + rng.sample(plain, number - len(wanted))


def many_trumps(rng, number):
    """Draw cards so many of which are trumps, Kings or the Fool that hardly others are left."""
    high = [card for card in PACK if card.suit in ("T", None) or card.rank == "K"]
    plain = [card for card in PACK if card not in high]
    others = rng.randrange(number - len(high) + 2, number - len(high) + 6)
    return rng.sample(high, number - others) + rng.sample(plain, others)


def trick(variant, rng):
    """Ask who wins a trick, mostly one of cards of a suit or of high trumps."""
    pool = rng.choice([[card for card in PACK if card.suit == suit] for suit in "SCBDT"])
    pool = rng.choice([PACK, pool, pool[-3:] + [tt.Card("F")]])
    cards = rng.sample(pool, rng.randint(2, min(len(pool), max(variant.seats.allowed))))
    return lambda game: judged(tt.judge_trick(game, cards), "answer")


def play(variant, rng):
    cards = some_cards(rng, rng.randint(2, 14))
    fallen = rng.randrange(min(len(cards), max(variant.seats.allowed)))
    return lambda game: judged(tt.judge_play(game, cards[fallen:], cards[:fallen], cards[-1]), "ok")


def gift(_variant, rng):
    pile = some_cards(rng, rng.randint(1, 12))
    card = rng.choice(pile)
    return lambda game: judged(tt.judge_gift(game, pile, card), "ok")


def discard(_variant, rng):
    hand = rng.choice([some_cards, few_trumps, many_trumps])(rng, 28)
    special = [card for card in hand if card.suit in ("T", None)]
    away = rng.sample(special, min(len(special), rng.randrange(3)))
    away += rng.sample([card for card in hand if card not in away], 3 - len(away))
    return lambda game: judged(tt.judge_discard(game, hand, away), "ok")


def count(_variant, rng):
    pile = some_cards(rng, rng.randint(0, 30))
    return lambda game: judged(tt.count_pile(game, pile), "total", "game_points")


def result(variant, rng):
    players = rng.choice(variant.seats.allowed)
    totals = [rng.choice([rng.randint(-20, 60), 50, 53]) for _ in range(players)]
    eldest, hands = rng.randrange(players), rng.randint(1, 3)
    return lambda game: judged(tt.judge_result(game, totals, eldest, hands), "answer")


def fool(variant, rng):
    """Ask what became of the Fool in a hand that is played alike under both rules."""
    if rng.random() < 0.4:
        record = tt.HandRecord.of(tt.play_out(weak_hand(variant), last_card_the_fool))
    else:
        players = max(variant.seats.allowed)
        start = tt.deal(variant, players, seed=rng.getrandbits(64))
        record = tt.HandRecord.of(tt.play_out(start, by_lot(rng.getrandbits(64))))

    def ask(game):
        again = tt.replay(tt.HandRecord(game, *fields_of(record)))
        if again.fault:
            return again.fault.key, again.fault.rulings
        return judged(tt.judge_fool(again.positions), "key", "answer")

    return ask


def fields_of(record):
    return record.dealer, record.hands, record.stock, record.discard, record.tricks


def judged(verdict, *names):
    """Give what was answered, and the rulings that were cited for it."""
    return tuple(getattr(verdict, name) for name in names), verdict.rulings


QUESTIONS = {
    "1597": (trick, play, gift, count, result),
    "1659": (trick, play, gift, count, result),
    SCARTO: (trick, play, gift, discard, count, result),
}
# Of these rules a hand tells; others change who wins its tricks, and so everything after.
TOLD_BY_THE_FOOL = {"settle", "fool_last_trick", "fool_forfeit", "fool_exchange", "gift"}
# These act where no verdict is asked for: at the door, and when an illegal card falls.
ELSEWHERE = {"few_players", "revoke"}


def changes():
    """List every change of one house rule, from each value to each other one."""
    for key, variant in tt.VARIANTS.items():
        for ruling in variant.rulings:
            if ruling.option:
                for before, after in itertools.permutations(ruling.allowed, 2):
                    yield key, ruling.option, before, after


CHANGES = list(changes())
IDS = [f"{key}-{option}-{before}-{after}" for key, option, before, after in CHANGES]


def base_rules(variant, option, rng):
    """Choose the other house rules by lot, or leave them as they are."""
    if rng.random() < 0.4:
        return {}
    return {
        ruling.option: rng.choice(list(ruling.allowed))
        for ruling in variant.rulings
        if ruling.option not in (None, option, "few_players")
    }


def flips(key, option, before, after, cited=lambda rulings: rulings):
    """Count the answers that flip, and list those whose verdict did not cite the ruling."""
    rng = random.Random(f"{key} {option} {before} {after}")
    game = tt.VARIANTS[key]
    ruling = next(ruling for ruling in game.rulings if ruling.option == option)
    flipped, unfounded = 0, []
    trials = dict.fromkeys(QUESTIONS[key], TRIALS // len(QUESTIONS[key]))
    if option in TOLD_BY_THE_FOOL:
        trials[fool] = HANDS
    for ask_for, number in trials.items():
        for _ in range(number):
            unflipped = game.with_rules(**base_rules(game, option, rng), **{option: before})
            ask = ask_for(unflipped, rng)
            answer, rulings = ask(unflipped)
            if ask(unflipped.with_rules(**{option: after}))[0] != answer:
                flipped += 1
                if ruling.id not in cited(rulings):
                    unfounded.append((ask_for.__name__, answer, rulings))
    return flipped, unfounded


@pytest.mark.parametrize(
    ("key", "option", "before", "after"),
    [change for change in CHANGES if change[1] != "few_players"],
    ids=[name for name in IDS if "few_players" not in name],
)
def test_what_flips_had_cited_the_ruling(key, option, before, after):
    flipped, unfounded = flips(key, option, before, after)
    assert unfounded == []
    # Where a claim is allowed in the middle of a hand, the count after it knows only the highest.
    alike = {before, after} == {"highest", "instant"}
    assert bool(flipped) is (option not in ELSEWHERE and not alike)


@pytest.mark.parametrize(
    ("key", "option", "before", "after"),
    [change for change in CHANGES if change[1] not in ELSEWHERE],
    ids=[name for name, change in zip(IDS, CHANGES, strict=True) if change[1] not in ELSEWHERE],
)
def test_a_missing_citation_is_found(key, option, before, after):
    ruling = next(one for one in tt.VARIANTS[key].rulings if one.option == option)
    flipped, unfounded = flips(
        key,
        option,
        before,
        after,
        cited=lambda rulings: [other for other in rulings if other != ruling.id],
    )
    assert len(unfounded) == flipped


FRENCH_WEAK = "F S1 S2 S3 C1 C2 C3 B1 B2 B3 D1 D2"
WEAK = {
    "1597": FRENCH_WEAK,
    "1659": FRENCH_WEAK,
    SCARTO: "F S1 S2 S3 S4 S5 S6 B1 B2 B3 B4 B5 B6 C10 C9 C8 C7 C6 C5 D10 D9 D8 D7 D6 D5",
}


def weak_hand(variant):
    """Deal seat 0 the Fool and weak cards, so that it takes no trick and keeps the Fool to last."""
    weak, players = tt.parse_cards(WEAK[variant.key]), variant.seats.usual
    size, rest = len(weak), [card for card in PACK if card not in weak]
    mixed = rest[0::2] + rest[1::2]
    hands = [weak, *(mixed[size * place : size * (place + 1)] for place in range(players - 1))]
    stock = mixed[size * (players - 1) :]
    if variant.answers("discard.kings"):
        hands[1], stock = hands[1] + stock, []
    return tt.Position.set_up(variant, hands=hands, dealer=1, stock=stock)


def last_card_the_fool(position):
    """Play the highest card, and the Fool only when nothing else is left."""
    legal = position.legal()
    return legal[-3:] if position.phase == "discard" else legal[0]


def by_lot(seed):
    rng = random.Random(seed)

    def choose(position):
        legal = sorted(position.legal(), key=str)
        return rng.sample(legal, 3) if position.phase == "discard" else rng.choice(legal)

    return choose


def test_few_players_changes_who_may_sit_down():
    with pytest.raises(tt.RuleError):
        tt.deal(tt.VARIANTS["1659"], 2)
    assert tt.deal(tt.VARIANTS["1659"].with_rules(few_players=True), 2).players == 2


def test_every_house_rule_is_looked_at():
    named = {option for _, option, _, _ in CHANGES}
    assert named == {name for variant in tt.VARIANTS.values() for name in variant.options}
    assert named >= ELSEWHERE
