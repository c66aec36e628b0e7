"""In which of the games: every happening is judged by rulebooks written into this test."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tarot_teach as tt

from .document_checks import SEEDS, check_document, right_choices

FRENCH = {"1597", "1659"}
SCARTO = {"piedmontese"}
ALL = FRENCH | SCARTO
LEVELS = [1, 2, 3]
NUMBERS = "no one two three four five six seven eight nine ten".split()
PIPS_UP = "1 2 3 4 5 6 7 8 9 10 V C Q K".split()
PIPS_DOWN = "10 9 8 7 6 5 4 3 2 1 V C Q K".split()


def number(word):
    return int(word) if word.isdigit() else 12 if word == "twelve" else NUMBERS.index(word.lower())


def worth(game, code):
    rank = code[1:] if code[0] in "SCBD" else ""
    if game == "piedmontese":
        honours = {"F": 5, "T1": 5, "T20": 5}
        return honours.get(code) or {"K": 5, "Q": 4, "C": 3, "V": 2}.get(rank, 1)
    if game == "1659":
        return 5 if code == "F" else 4 if rank == "K" else 0
    return {"F": 5, "T21": 4, "T1": 4}.get(code) or {"K": 4, "Q": 3, "C": 2, "V": 1}.get(rank, 0)


def strength(game, code):
    if code[0] == "T":
        number = int(code[1:])
        return 30 if game == "piedmontese" and number == 20 else number
    down = game == "piedmontese" and code[0] in "CD"
    return (PIPS_DOWN if down else PIPS_UP).index(code[1:])


def winner(game, codes):
    others = [code for code in codes if code != "F"]
    trumps = [code for code in others if code[0] == "T"]
    contest = trumps or [code for code in others if code[0] == others[0][0]]
    return max(contest, key=lambda code: strength(game, code))


def tokens(text):
    return re.findall(r"\{(\w+)\}", text)


def players(document):
    count = number(document["prompt"].split()[0])
    by_game = {"1597": range(2, 7), "1659": range(4, 7), "piedmontese": [3]}
    return {game for game, allowed in by_game.items() if count in allowed}


def hand_size(document):
    size = number(re.search(r"(?:dealt|it has) ([\w-]+) (?:cards|tricks)", document["prompt"])[1])
    return {12: FRENCH, 25: SCARTO}.get(size, set())


def cards_left_over(document):
    return FRENCH if "set aside" in document["prompt"] else SCARTO


def number_left_over(document):
    found = re.search(
        r"^(\w+) players .* Of the 78 cards, (\w+) cards? (?:are|is)", document["prompt"]
    )
    count, rest = number(found[1]), number(found[2])
    size = {"1597": 12, "1659": 12, "piedmontese": 25}
    return {game for game in players(document) if 78 - count * size[game] == rest}


def plain_pile(document):
    found = re.search(r"has taken (\w+) cards?: nothing but pip", document["prompt"])
    cards = number(found[1]) if found else 0
    score = int(re.search(r"brings ([+−]?\d+) to", document["prompt"])[1].replace("−", "-"))
    by_game = dict.fromkeys(FRENCH, cards - 12) | {"piedmontese": cards // 3 - 26}
    return {game for game in ALL if by_game[game] == score}


TRUE_EVERYWHERE = (
    "leads a trump to the first trick of a hand. That is allowed",
    "Whoever won it leads",
    "The 4 will do",
    "It cannot win",
    "The Mountebank takes the trick",
    "Whoever has a trump must play one",
    "could follow suit plays the Fool. That is allowed",
    "it does not win",
    "that card sets the suit",
    "The player after the dealer leads to the first trick",
    "the player after the dealer is to deal",
    "The player to the right comes next",
)
TRUE_NOWHERE = (
    "Nobody may lead a trump before",
    "on the winner’s right leads",
    "The 4 is barred",
    "and it takes the trick",
    "A King of the suit led beats it",
    "even with trumps in hand",
    "Only a player who cannot follow suit",
    "The Fool wins it",
    "Everybody after it may play any card",
    "The dealer leads to the first trick",
    "Whoever has the best score deals",
    "The player to the left comes next",
)


def common_rule(document):
    true = [words for words in TRUE_EVERYWHERE if words in document["prompt"]]
    false = [words for words in TRUE_NOWHERE if words in document["prompt"]]
    assert len(true) + len(false) == 1, document["prompt"]
    return ALL if true else set()


def game_over(document):
    hand, points = re.search(r"the (\w+) hand .* has (\d+) points", document["prompt"]).groups()
    return (FRENCH if int(points) >= 50 else set()) | (SCARTO if hand == "third" else set())


def revoke(_document):
    return {"1597"}


def play(document):
    suits = [None if p["card"] == "F" else p["card"][0] for p in document["table"]["trick"]]
    led = next((suit for suit in suits if suit), None)
    hand = document["table"]["hand"]
    *fallen, card = tokens(document["prompt"])
    assert fallen == [play["card"] for play in document["table"]["trick"]]
    held = {code[0] for code in hand if code != "F"}
    due = led if led in held else "T" if "T" in held else None
    return ALL if card == "F" or due in (None, card[0]) else set()


def trick_winner(document):
    codes = [play["card"] for play in document["table"]["trick"]]
    (card,) = tokens(document["prompt"])
    return {game for game in ALL if winner(game, codes) == card}


def gift(document):
    (card,) = tokens(document["prompt"])
    assert card in document["table"]["piles"]["0"]
    return ALL if worth("piedmontese", card) == 1 else FRENCH


def is_worth(document):
    (card,) = tokens(document["prompt"])
    found = re.search(r"is worth (?:nothing|(\w+) points?)", document["prompt"])
    points = number(found[1]) if found[1] else 0
    return {game for game in ALL if worth(game, card) == points}


def laid_away(document):
    away = tokens(document["prompt"])
    barred = {"T1", "T20", *(suit + "K" for suit in "SCBD")}
    if "no trump at all" not in document["prompt"]:
        barred.add("F")
    return set() if barred & set(away) else SCARTO


def pile_score(document):
    pile = document["table"]["piles"]["0"]
    score = int(re.search(r"bring ([+−]?\d+) to", document["prompt"])[1].replace("−", "-"))
    assert len(pile) == 12
    raw = {game: sum(worth(game, code) for code in pile) for game in ALL}
    raw["piedmontese"] -= 8 + 26
    return {game for game in ALL if raw[game] == score}


def fool_never_paid(document):
    return FRENCH if "gets the Fool" in document["prompt"] else SCARTO


def fool_last(document):
    return ALL if "takes it back" in document["prompt"] else set()


BY_HAND = {
    "players": players,
    "hand-size": hand_size,
    "cards-left-over": cards_left_over,
    "number-left-over": number_left_over,
    "plain-pile": plain_pile,
    "common-rule": common_rule,
    "game-over": game_over,
    "revoke": revoke,
    "play": play,
    "trick-winner": trick_winner,
    "gift": gift,
    "worth": is_worth,
    "laid-away": laid_away,
    "pile-score": pile_score,
    "fool-never-paid": fool_never_paid,
    "fool-last": fool_last,
}


def documents(level):
    return [tt.make_puzzle("which-game", "all", level, seed).document for seed in range(SEEDS)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_key_is_right_and_every_answer_is_told_why(level):
    for document in documents(level):
        check_document(document)
        right = set(right_choices(document))
        assert right == BY_HAND[document["tags"][0]](document), document["id"]
        assert [choice["id"] for choice in document["choices"]] == ["1597", "1659", "piedmontese"]
        assert tt.mark(document, sorted(right)).ok
        for choice in document["choices"]:
            assert (": yes. " if choice["ok"] else ": no. ") in choice["feedback"]
            assert all(cite.startswith(choice["id"] + ".") for cite in choice["cites"])
            if {choice["id"]} != right:
                assert not tt.mark(document, [choice["id"]]).ok


@pytest.mark.parametrize("level", LEVELS)
def test_no_answer_is_favoured(level):
    answers = Counter(" ".join(right_choices(document)) for document in documents(level))
    assert answers[""] > 70
    assert answers["1597 1659 piedmontese"] > 70
    assert max(answers.values()) < 0.32 * SEEDS, answers
    assert len(answers) >= 6


def test_levels_are_what_they_say():
    tags = {level: Counter(d["tags"][0] for d in documents(level)) for level in LEVELS}
    assert set(tags[1]) == {
        *("players", "hand-size", "cards-left-over", "number-left-over", "game-over"),
        *("plain-pile", "common-rule", "revoke", "play"),
    }
    assert set(tags[2]) == {"trick-winner", "gift", "worth", "laid-away", "play"}
    assert {"fool-never-paid", "fool-last", "pile-score"} < set(tags[3])
    assert all(count > 20 for level in LEVELS for count in tags[level].values())


def test_there_are_many_different_questions():
    for level in LEVELS:
        asked = {(d["prompt"], str(d["table"])) for d in documents(level)}
        assert len(asked) > 180, (level, len(asked))
    without_cards = {d["prompt"] for d in documents(1) if not d["table"]}
    assert len(without_cards) > 110


def test_every_rule_that_all_games_share_is_asked_both_ways():
    prompts = " ".join(d["prompt"] for d in documents(1))
    assert sum(words in prompts for words in TRUE_EVERYWHERE) >= 11
    assert sum(words in prompts for words in TRUE_NOWHERE) >= 11


def test_the_answer_is_not_told_before_the_last_hint():
    for document in documents(2)[:100]:
        assert not document["hints"][0].startswith("It is true")
        assert document["hints"][-1].startswith("It is true")


def test_it_serves_the_three_games_together_only():
    with pytest.raises(tt.PuzzleError, match="all"):
        tt.make_puzzle("which-game", "1597")
