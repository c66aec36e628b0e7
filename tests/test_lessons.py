"""The lessons as a course: what their cells show, and that every worked example is right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tarot_teach as tt
from tarot_teach.puzzles.lessons import LESSONS, Lesson
from tarot_teach.puzzles.practice import PracticeSet

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("[0-9][0-9]_*.ipynb"))
SLUGS = {path.stem[3:].replace("_", "-"): path for path in NOTEBOOKS}


@cache
def notebook(slug: str) -> dict[str, Any]:
    text = SLUGS[slug].read_text("utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


@cache
def shown(slug: str) -> dict[str, list[Any]]:
    """Run the code of a lesson and give what each of its cells displays, by the cell's id."""
    displayed: dict[str, list[Any]] = {}
    current: list[Any] = []
    scope: dict[str, Any] = {"display": lambda thing: current.append(thing)}
    for cell in notebook(slug)["cells"]:
        if cell["cell_type"] != "code":
            continue
        current.clear()
        *first, last = "".join(cell["source"]).rstrip().split("\n")
        ends_in_expression = (
            not last.startswith((" ", "import", "from", ")")) and "print" not in last
        )
        if ends_in_expression:
            exec("\n".join(first), scope)
            current.append(eval(last, scope))
        else:
            exec("\n".join([*first, last]), scope)
        displayed[cell["id"]] = list(current)
    return displayed


def puzzles(slug: str) -> Iterator[tuple[str, tt.Puzzle]]:
    for cell, things in shown(slug).items():
        for thing in things:
            for one in getattr(thing, "puzzles", [thing]):
                if isinstance(one, tt.Puzzle):
                    yield cell, one


def text_of(slug: str) -> str:
    cells = notebook(slug)["cells"]
    return "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")


def test_the_course_is_ten_lessons_in_order() -> None:
    assert [path.stem[:2] for path in NOTEBOOKS] == [f"{number:02}" for number in range(1, 11)]


def test_every_lesson_that_puzzles_point_to_exists() -> None:
    named = {
        lesson
        for entry in LESSONS.values()
        for lesson in ([entry] if isinstance(entry, Lesson) else entry.values())
    }
    for lesson in named:
        assert SLUGS[lesson.slug].stem.startswith(f"{lesson.number:02}_")


@pytest.mark.parametrize("slug", SLUGS)
def test_cells_for_puzzles_show_puzzles(slug: str) -> None:
    for cell in notebook(slug)["cells"]:
        if "puzzle" in cell["metadata"].get("tags", []):
            things = shown(slug)[cell["id"]]
            assert things
            assert all(isinstance(thing, (tt.Puzzle, PracticeSet)) for thing in things)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_puzzle_comes_twice_in_a_lesson(slug: str) -> None:
    ids = [one.id for _, one in puzzles(slug)]
    assert len(ids) == len(set(ids)) or slug in ("practice", "workshop")


TEACHING = [slug for slug in SLUGS if SLUGS[slug].stem[:2] <= "07"]


@pytest.mark.parametrize("slug", TEACHING)
def test_a_worked_example_comes_before_the_first_question_on_a_rule(slug: str) -> None:
    example = False
    questions = 0
    for cell in notebook(slug)["cells"][2:]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            starts = source.startswith("## ")
            example = "\n> " in source or (example and not starts) or "## Once more" in source
        elif "puzzle" in cell["metadata"].get("tags", []):
            questions += 1
            assert example, cell["id"]
    assert questions >= 3


@pytest.mark.parametrize("slug", TEACHING)
def test_three_to_five_quick_puzzles_follow_each_rule(slug: str) -> None:
    groups = [
        [thing for thing in shown(slug)[cell["id"]] if isinstance(thing, tt.Puzzle)]
        for cell in notebook(slug)["cells"]
        if "puzzle" in cell["metadata"].get("tags", []) and cell["id"] != "once-more-puzzles"
    ]
    assert len(groups[0]) == 1
    assert all(3 <= len(group) <= 5 for group in groups[1:])


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if SLUGS[slug].stem[:2] <= "08"])
def test_the_hardest_comes_once_more_at_the_end(slug: str) -> None:
    heading, puzzles_again = notebook(slug)["cells"][-2:]
    assert "".join(heading["source"]).startswith("## Once more\n")
    assert "hardest" in "".join(heading["source"]) or slug in ("the-pack", "the-game-of-1659")
    last = shown(slug)[puzzles_again["id"]][-1]
    assert isinstance(last, PracticeSet)
    assert 4 <= len(last.puzzles) <= 8


@pytest.mark.parametrize("slug", SLUGS)
def test_at_most_sixty_words_come_before_something_to_do(slug: str) -> None:
    text = "".join(notebook(slug)["cells"][0]["source"])
    told = re.sub(r"^# .*|<p class=.*|\]\([^)]*\)", "", text, flags=re.M)
    words = re.findall(r"\w[\w’'-]*", told)
    assert 15 <= len(words) <= 60, len(words)
    assert "puzzle" in notebook(slug)["cells"][1]["metadata"]["tags"]


@pytest.mark.parametrize("slug", SLUGS)
def test_links_between_lessons_lead_somewhere(slug: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)", text_of(slug)):
        assert (SLUGS[slug].parent / target).resolve().is_file(), target
        assert not target.startswith(("http", "/"))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_speaks_of_games_and_nothing_else(slug: str) -> None:
    words = text_of(slug)
    assert not re.search(r"\b(TODO|FIXME|https?:|www\.)", words)
    longest = max(len(sentence.split()) for sentence in re.split(r"[.!?:]\s|\n\n|\|", words))
    assert longest <= 40


RULES = {
    "the-trick": {
        "following-suit-puzzles": {"highest-of-suit"},
        "trumps-puzzles": {"highest-trump"},
        "over-twelve-puzzles": {"over-twelve"},
        "in-threes-puzzles": {"whole-groups"},
        "three-games-puzzles": {"upside-down", "top-trump"},
        "once-more-puzzles": {"upside-down", "must-trump", "highest-trump"},
    },
    "the-fool": {
        "when-you-like-puzzles": {"fool-held", "fool-is-no-trump", "must-trump"},
        "led-puzzles": {"free-after-fool", "must-follow-suit", "fool-led"},
        "taken-back-puzzles": {"any-card", "not-empty", "not-in-pile"},
        "in-debt-puzzles": {"paid-later", "still-waits", "lost", "kept"},
    },
    "the-letter-of-1597": {
        "deal-and-play-puzzles": {"no-duty-to-beat", "must-trump"},
        "revoke-puzzles": {"must-follow-suit", "none", "trumped-too-soon"},
        "count-puzzles": {"over-twelve", "short", "fool"},
        "fifty-puzzles": {"only-one", "play-on", "several-win"},
    },
    "the-game-of-1659": {
        "silent-puzzles": {"lost", "free-after-fool"},
        "two-over-fifty-puzzles": {"several-win", "elder", "elder-on-equal"},
        "house-rules-puzzles": {"fool-unpaid"},
    },
    "the-piedmontese-game": {
        "angel-puzzles": {"upside-down", "top-trump", "pips"},
        "laying-away-puzzles": {"barred-king", "barred-pagat", "second-trump-may-go"},
        "fool-puzzles": {"not-empty", "world", "from-the-discard", "kept"},
        "threes-puzzles": {"whole-groups", "odd-group"},
        "three-deals-puzzles": {"play-on"},
    },
    "three-games-compared": {
        "same-trick-puzzles": {"upside-down", "top-trump", "all-agree"},
        "same-pile-puzzles": {"all-differ"},
    },
}


@pytest.mark.parametrize(
    ("slug", "cell"), [(slug, cell) for slug, cells in RULES.items() for cell in cells]
)
def test_the_puzzles_after_a_rule_turn_on_that_rule(slug: str, cell: str) -> None:
    tags = {tag for place, one in puzzles(slug) if place == cell for tag in one.document["tags"]}
    assert RULES[slug][cell] <= tags


# The worked examples of the lessons, as the rules answer them.

LETTER, MAISON, PIEDMONTESE = tt.VARIANTS.values()


@pytest.mark.parametrize(
    ("slug", "words", "game", "cards"),
    [
        ("the-pack", "**Ace, Seven, Cavalier, King**", LETTER, "B1 B7 BC BK"),
        ("the-pack", "**Nine, King, Mountebank, Pope**", LETTER, "D9 DK T1 T5"),
        (
            "the-pack",
            "the **Ten** of Cups, the **Six**, the **Ace**, the **Knave**",
            PIEDMONTESE,
            "C10 C6 C1 CV T21 T20",
        ),
    ],
)
def test_examples_of_the_order(slug: str, words: str, game: tt.Variant, cards: str) -> None:
    assert words in text_of(slug)
    pack = tt.parse_cards(cards)
    for lower, upper in pairwise(pack):
        assert game.order.beats(upper, lower)


@pytest.mark.parametrize(
    ("slug", "words", "game", "trick", "winner"),
    [
        ("the-trick", "the King is the highest, so it takes", LETTER, "C7 C2 CK CV", "CK"),
        ("the-trick", "The Nine takes the trick.", MAISON, "D6 SK D9 D3", "D9"),
        ("the-trick", "the **Ten** takes the trick", LETTER, "D2 D10 D1", "D10"),
        ("the-trick", "the **Ten** takes the trick", MAISON, "D2 D10 D1", "D10"),
        ("the-trick", "it is the **Ace**", PIEDMONTESE, "D2 D10 D1", "D1"),
        ("the-fool", "The King takes the trick.", LETTER, "DK F D3 D8", "DK"),
        ("the-fool", "it takes the trick", LETTER, "F C3 CQ T4", "T4"),
        ("the-piedmontese-game", "The **Two** takes the trick.", PIEDMONTESE, "C7 C10 C2", "C2"),
        ("the-piedmontese-game", "The **Angel** wins.", PIEDMONTESE, "D4 T21 T20", "T20"),
        ("three-games-compared", "the **Nine** takes them", LETTER, "D5 D9 D7", "D9"),
        ("three-games-compared", "it is the **Five**", PIEDMONTESE, "D5 D9 D7", "D5"),
        ("three-games-compared", "the **World** by the French rules", MAISON, "T20 T21 T10", "T21"),
        ("three-games-compared", "the **Angel** by the Pied", PIEDMONTESE, "T20 T21 T10", "T20"),
    ],
)
def test_examples_of_tricks(
    slug: str, words: str, game: tt.Variant, trick: str, winner: str
) -> None:
    assert words in text_of(slug)
    cards = tt.parse_cards(trick)
    assert str(cards[tt.trick_winner(game, cards)]) == winner


@pytest.mark.parametrize(
    ("slug", "words", "trick", "hand", "legal"),
    [
        ("the-fool", "**any of the three**", "S5", "C4 DK F", "C4 DK F"),
        ("the-fool", "**the Two or the Fool**", "S5", "S2 T9 F", "S2 F"),
        ("the-trick", "**trump 18, trump 3 or the Fool**", "SK T15", "C4 D9 T3 T18 F", "T18 T3 F"),
        ("the-letter-of-1597", "**either of the two is right.**", "B5 T12", "T3 T17 D4", "T3 T17"),
    ],
)
def test_examples_of_what_may_be_played(
    slug: str, words: str, trick: str, hand: str, legal: str
) -> None:
    assert words in text_of(slug)
    found = tt.legal_cards(LETTER, tt.parse_cards(hand), tt.parse_cards(trick))
    assert set(found) == set(tt.parse_cards(legal))


@pytest.mark.parametrize(
    ("slug", "words", "game", "pile", "total"),
    [
        ("the-trick", "which is **11**", LETTER, "SK SQ +14", 11),
        ("the-trick", "which is **8**", MAISON, "SK SQ +14", 8),
        ("the-trick", "2 off makes **5**", PIEDMONTESE, "SK S7 S2", 5),
        ("the-letter-of-1597", "Score **+18**", LETTER, "SK DK CQ BC SV +11", 18),
        ("the-letter-of-1597", "Score **+6**", LETTER, "F BK DV +5", 6),
        ("the-letter-of-1597", "Score **+30**", LETTER, "T21 T1 SQ BQ DQ SC CC CV +12", 30),
        ("the-letter-of-1597", "Score **−8**", LETTER, "+4", -8),
        ("the-game-of-1659", "make **8**", MAISON, "SK SQ +14", 8),
        ("the-game-of-1659", "The score is **5**", MAISON, "T21 SK CK F", 5),
        ("the-piedmontese-game", "= **4**", PIEDMONTESE, "SQ S6 T9", 4),
        ("the-piedmontese-game", "15 − 6 = **9**", PIEDMONTESE, "SK BC +7", 9),
        ("three-games-compared", "−3 + 4 + 3 = **4**", LETTER, "SK DQ T8 +6", 4),
        ("three-games-compared", "−3 + 4 = **1**", MAISON, "SK DQ T8 +6", 1),
        ("three-games-compared", "5 + 4 + 7 − 6 = **10**", PIEDMONTESE, "SK DQ T8 +6", 10),
    ],
)
def test_examples_of_counting(
    slug: str, words: str, game: tt.Variant, pile: str, total: int
) -> None:
    assert words in text_of(slug)
    named, _, plain = pile.partition("+")
    empty = [card for card in tt.deck() if card.number and card.suit is not tt.Suit.TRUMPS]
    cards = [*tt.parse_cards(named), *empty[: int(plain or 0)]]
    assert tt.count_pile(game, cards).total == total


def test_examples_of_gifts_and_of_laying_away() -> None:
    assert "You may give **the World or the Two**." in text_of("the-piedmontese-game")
    pile = tt.parse_cards("SK T1 T21 D2 F")
    assert set(tt.legal_gifts(PIEDMONTESE, pile)) == set(tt.parse_cards("T21 D2"))
    assert "**the King, the Angel and the Fool**" in text_of("the-piedmontese-game")
    plain = [card for card in tt.deck() if card.number and card.suit is not tt.Suit.TRUMPS]
    hand = [*tt.parse_cards("T20 T21 T6 F CK"), *plain[:23]]
    barred = {
        str(card)
        for card in hand
        if not tt.judge_discard(
            PIEDMONTESE, hand, [card, *[c for c in plain if c is not card][:2]]
        ).ok
    }
    assert barred == {"CK", "T20", "F"}


def test_examples_of_winners() -> None:
    game = tt.VARIANTS["1659"]
    assert "Totals: A 51, B 53." in text_of("the-game-of-1659")
    assert tt.game_result(game, (51, 53, 12, -5), eldest=0) == (1,)
    assert tt.game_result(game.with_rules(winner="elder"), (51, 53, 12, -5), eldest=0) == (0,)
    assert tt.game_result(game, (51, 51, 12, -5), eldest=0) == (0, 1)
    assert tt.game_result(game.with_rules(winner="elder"), (51, 51, 12, -5), eldest=0) == (0,)
    assert "the **53** wins" in text_of("the-letter-of-1597")
    assert "Sums: **+8**, −2, −6." in text_of("the-piedmontese-game")
    assert tt.game_result(PIEDMONTESE, (8, -2, -6), hands_played=3) == (0,)


def test_what_the_replayed_hand_tells() -> None:
    from tarot_teach.example_hands import example_hand

    hand = example_hand("fool-comes-home")
    over = tt.replay(hand).last
    assert [len(pile) for pile in over.piles] == [16, 12, 4, 16]
    assert "16, 12, 4 and 16 cards made **+4, 0, −8 and +4**" in text_of("a-hand-replayed")
    assert "Seven counting cards lie in the stock" in text_of("a-hand-replayed")
    assert sum(hand.variant.points[card] > 0 for card in hand.stock) == 7
    assert str(hand.tricks[3].gift) == "D3"
    leads = [p.turn for p in tt.replay(hand).positions if p.phase == "play" and not p.trick]
    assert "".join("ABCD"[seat] for seat in leads[8:] if seat is not None) == "DCDA"
    assert "D, C, D, A and B took the last five tricks" in text_of("a-hand-replayed")


def test_every_trick_of_the_replayed_hand_is_predicted_its_revoke_found_and_its_score_counted() -> (
    None
):
    asked = [one.id.rsplit(".", 1)[1] for _, one in puzzles("a-hand-replayed") if "." in one.id]
    tricks = [question for question in asked if question.startswith("trick-")]
    assert tricks == [f"trick-{number}" for number in range(1, 13)]
    assert asked.index("scores") > asked.index("trick-12")
    assert asked[-1] == "revoke-9"


def test_what_happens_in_a_trick_is_told_only_after_it_was_predicted() -> None:
    cells = [cell["id"] for cell in notebook("a-hand-replayed")["cells"]]
    told = {
        "fool-comes-home": "because D took the trick",
        "last-five": "after trick 4, B gave D the Three of Coins",
        "revoke": "D, C, D, A and B took the last five tricks",
    }
    for cell, words in told.items():
        place = cells.index(cell)
        assert words in "".join(notebook("a-hand-replayed")["cells"][place]["source"])
        assert cells[place - 1].endswith("-puzzles")
    before = "".join("".join(c["source"]) for c in notebook("a-hand-replayed")["cells"][:3])
    assert "Mountebank" not in before
