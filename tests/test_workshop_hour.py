"""The leader's script and the slides: the hour by the minute, and what the wall shows in it."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup

import tarot_teach as tt
from tarot_teach.cards import Card, Suit, write_out
from tarot_teach.english import counted, player
from tarot_teach.puzzles.code import WORDS
from tarot_teach.puzzles.key import answer_in_words
from tarot_teach.scoring import count_pile
from tarot_teach.workshop.chosen_puzzles import left_for_home, on_paper_today, on_the_wall
from tarot_teach.workshop.deal_sheet import deal_sheet, told_tricks, tricks_to_ask
from tarot_teach.workshop.hour import hour_of
from tarot_teach.workshop.leader_script import TELLINGS, leader_script, timed_parts
from tarot_teach.workshop.plan import DRESSES, LENGTHS, plan_workshop
from tarot_teach.workshop.prepared_hands import (
    TRICKS_IF_LATE,
    TRICKS_TO_PLAY,
    moment_after,
    piles_after,
    prepared_hand,
    prepared_play,
    stops,
)
from tarot_teach.workshop.rooms import MOST_PEOPLE, rooms
from tarot_teach.workshop.rule_card import on_paper
from tarot_teach.workshop.slides import slides
from tarot_teach.workshop.wall import (
    Solve,
    Trick,
    number_of_slides,
    reason_of,
    scenes,
    slide_of,
)

GAMES = tuple(tt.VARIANTS)
EVERY_GAME_OF_A_WORD = [
    (word, game)
    for word in WORDS
    for game in (None, *WORDS[word].games)
    if game is None or game in GAMES
]


def words_of(html):
    """The words of a page, as a reader sees them, with single spaces."""
    page = BeautifulSoup(html, "html.parser")
    for hidden in page(["style", "script", "defs"]):
        hidden.decompose()
    return re.sub(r"\s+", " ", page.get_text(" ")).strip()


def places_on_the_wall(workshop):
    return [place for places in on_the_wall(workshop).values() for place in places]


# The minutes


@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize("game", [*GAMES, None])
def test_a_script_fills_its_minutes_one_part_after_the_other(game, minutes):
    workshop = plan_workshop("king-7" if game is None else "tavern-7", game, minutes=minutes)
    assert sum(number for _, number in hour_of(workshop)) == minutes
    assert {part for part, _ in hour_of(workshop)} <= set(TELLINGS)
    page = BeautifulSoup(leader_script(workshop), "html.parser")
    times = [time.get_text().split("–") for time in page.select(".time")]
    assert [first for first, _ in times] == ["0", *(last for _, last in times[:-1])]
    assert times[-1][1] == str(minutes)


@pytest.mark.parametrize("with_site", [False, True])
@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize(("word", "game"), EVERY_GAME_OF_A_WORD)
def test_what_is_said_and_done_in_a_part_fits_its_minutes(word, game, minutes, with_site):
    workshop = plan_workshop(f"{word}-42", game, minutes=minutes, with_site=with_site)
    parts = timed_parts(workshop)
    for first, last, part in parts:
        time = last - first
        aloud = [write_out(step.text) for step in part.steps if step.how != "Do"]
        assert sum(len(text.split()) for text in aloud) / 130 <= part.minutes_needed, part.title
        # Somebody will ask something.
        assert part.minutes_needed <= 0.95 * time, part.title
        if time >= 4 and part.title not in ("Welcome", "Close"):
            assert part.late, part.title
        if part.late:
            assert 1 <= part.late[1] <= time
    page = BeautifulSoup(leader_script(workshop), "html.parser")
    late = [one.get_text() for one in page.select(".late")]
    assert len(late) == sum(part.late is not None for _, _, part in parts)
    assert all(re.search(r"Saves \w+ minutes?\.$", one) for one in late)
    table = page.select_one(".overview table").select("tr")[1:]
    spare = [row.select("td")[1].get_text() for row in table]
    assert spare == [
        "" if part.late is None else counted(part.late[1], "min", "min") for _, _, part in parts
    ]
    whole = sum(part.late[1] for _, _, part in parts if part.late)
    assert f"All of it together wins {whole} minutes" in words_of(str(page))


def test_a_room_of_any_size_finds_its_line():
    for players in (3, 4):
        listed = rooms(players)
        found = {people: room for room in listed for people in range(room.fewest, room.most + 1)}
        assert sorted(found) == list(range(players, MOST_PEOPLE + 1))
        for people, room in found.items():
            assert room.tables * players <= people < (room.tables + 1) * players
            assert room.packs == room.tables + 1
    page = BeautifulSoup(leader_script(plan_workshop("scarto-42", "piedmontese")), "html.parser")
    rows = {row.th.get_text(): [cell.get_text() for cell in row.select("td")]
            for row in page.select(".room tr")}  # fmt: skip
    assert rows["People"][0], rows["People"][-1] == ("3–5", "30")
    assert rows["Tables, score sheets, tents"] == [str(n) for n in range(1, 11)]
    assert rows["Packs, deal sheets"] == [str(n) for n in range(2, 12)]


# What the wall shows


@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize(("word", "game"), EVERY_GAME_OF_A_WORD)
def test_the_slides_follow_the_hour_and_the_script_names_them(word, game, minutes):
    workshop = plan_workshop(f"{word}-42", game, minutes=minutes)
    deck = BeautifulSoup(slides(workshop), "html.parser").select(".slide")
    listed = scenes(workshop)
    assert len(deck) == number_of_slides(workshop) == 1 + sum(s.slides for _, _, s in listed)
    parts = [part for part, _, _ in listed]
    order = [*(part for part, _ in hour_of(workshop)), "home"]
    assert parts == sorted(parts, key=order.index)
    for part, number, scene in listed:
        asked = deck[number - 1]
        assert asked["id"] == f"s{number}"
        assert "answer" not in asked["class"], part
        if scene.slides == 2:
            assert "answer" in deck[number]["class"]
    # Every puzzle of the sheet has its slides, once.
    assert sorted(scene.place for _, _, scene in listed if isinstance(scene, Solve)) == list(
        range(len(workshop.puzzles))
    )
    said = words_of(leader_script(workshop))
    named = [int(number) for number in re.findall(r"Slide (\d+)(?:: |, puzzle)", said)]
    shown = [number for part, number, _ in listed if part != "home"]
    assert set(shown) <= set(named)
    # Stepping on from any part of the hour never passes a puzzle that comes later.
    assert [n for n in named if n in shown] == sorted(n for n in named if n in shown)
    for asked, number, title, answered in re.findall(
        r"Slide (\d+), puzzle (\d+): “([^”]+)”.*?on slide (\d+)", said
    ):
        assert words_of(str(deck[int(asked) - 1])).startswith(f"{number} {title}")
        assert int(answered) == int(asked) + 1


@pytest.mark.parametrize("code", ["king-7", "tavern-7", "scarto-42", "paris-3"])
def test_a_slide_asks_first_and_the_next_has_the_answer_with_its_cards(code):
    workshop = plan_workshop(code)
    deck = BeautifulSoup(slides(workshop), "html.parser").select(".slide")
    for place, one in enumerate(workshop.puzzles):
        number = slide_of(workshop, place)
        asked, answered = deck[number - 1], deck[number]
        assert asked.select(".right, .won") == []
        document = one.puzzle.document
        assert answered.select_one(".right").get_text() == answer_in_words(document)
        table = document.get("table", {})
        assert answered.select(":is(.table, .groups) :is(svg.card, .rows, table)"), one.puzzle.id
        right = {c["card"] for c in document.get("choices", []) if c["ok"] and c.get("card")}
        lying = [
            *table.get("hand", []),
            *(c for pile in table.get("piles", {}).values() for c in pile),
        ]
        if right and document["ask"] == "many" and "trick" not in table:
            assert len(lying) <= 28
            framed = {svg["aria-label"] for svg in answered.select(".won svg")}
            assert framed == {Card(code).name for code in right}


@pytest.mark.parametrize("game", GAMES)
def test_the_wall_judges_its_tricks_as_the_rules_do(game):
    workshop = plan_workshop("tavern-7", game)
    deck = BeautifulSoup(slides(workshop), "html.parser").select(".slide")
    said = words_of(leader_script(workshop))
    tricks = [one for one in scenes(workshop) if isinstance(one[2], Trick)]
    assert len(tricks) >= 6
    for part, number, scene in tricks:
        reason = write_out(reason_of(scene))
        answer = deck[number]
        winner = scene.cards[tt.trick_winner(scene.game, scene.cards)]
        assert [svg["aria-label"] for svg in answer.select(".won svg")] == [winner.name]
        assert reason in words_of(str(answer))
        assert f"Slide {number + 1}: {reason}".lower() in said.lower()
        # Before tricks are explained, nothing is said of trumps that were not played.
        assert scene.highest == (part == "order")
        assert ("No trump was played" in reason) == (
            not scene.highest and not any(card.suit is Suit.TRUMPS for card in scene.cards)
        )


def test_paper_holds_only_what_the_wall_has_not_shown_and_nothing_is_lost():
    for word, game in EVERY_GAME_OF_A_WORD:
        for minutes in LENGTHS:
            workshop = plan_workshop(f"{word}-42", game, minutes=minutes)
            wall, today = places_on_the_wall(workshop), on_paper_today(workshop)
            assert len(wall) <= (3 if minutes == 50 else len(workshop.puzzles) // 2)
            assert today, word
            found = sorted([*wall, *today, *left_for_home(workshop)])
            assert found == list(range(len(workshop.puzzles)))
            said = words_of(leader_script(workshop))
            numbers = [str(workshop.puzzles[place].number) for place in today]
            assert re.search(rf"Now with your neighbour: puzzles? {numbers[0]}\b", said)


def test_puzzles_of_the_hour_are_unlike_each_other():
    workshop = plan_workshop("scarto-42", "piedmontese")
    chosen = [*places_on_the_wall(workshop), *on_paper_today(workshop)]
    kinds = [workshop.puzzles[place].puzzle.document["kind"] for place in chosen]
    assert len(set(kinds)) == len(kinds)


# What the script tells


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_class_code_makes_scripts_for_its_games(word):
    for game in (None, *WORDS[word].games):
        if game is None or game in tt.VARIANTS:
            assert f"{word}-42" in words_of(leader_script(plan_workshop(f"{word}-42", game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_script_is_for_somebody_who_never_saw_the_game(game):
    variant = tt.VARIANTS[game]
    said = words_of(leader_script(plan_workshop("tavern-7", game, minutes=110)))
    asked = ["trick.follow", "trick.overtrump", "fool.any-time", "fool.gift", "fool.debt"]
    asked += ["fool.forfeit", "score.method", "end.target", "end.winner", "deal.hand"]
    asked += ["table.first-dealer", "table.direction", "revoke.penalty", "players"]
    for question in asked:
        assert on_paper(variant[question].wording) in said, question


@pytest.mark.parametrize("game", GAMES)
def test_what_counts_and_where_taken_tricks_go_is_told_before_the_hand_is_played(game):
    variant = tt.VARIANTS[game]
    titles = [part.title for _, _, part in timed_parts(plan_workshop("tavern-7", game))]
    before = titles[: titles.index("A hand with open cards")]
    said = " ".join(
        write_out(step.text)
        for _, _, part in timed_parts(plan_workshop("tavern-7", game))
        if part.title in before
        for step in part.steps
    )
    assert f"the Fool with {variant.points[Card('F')]}" in said
    assert "lays the trick face down on a pile of their own" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_stop_is_counted_from_the_cards_that_have_fallen(game):
    variant = tt.VARIANTS[game]
    played = prepared_play(variant)
    whole = len(prepared_hand(game).tricks)
    assert stops(variant) == () or stops(variant)[-1] == TRICKS_TO_PLAY[game] < whole
    assert TRICKS_IF_LATE[game] in tricks_to_ask(played)
    script = words_of(leader_script(plan_workshop("tavern-7", game)))
    record = words_of(deal_sheet(plan_workshop("tavern-7", game), variant, "italian"))
    for trick in stops(variant):
        lines = piles_after(played, trick)
        piles = moment_after(played, trick).piles
        fallen = trick * len(piles) + len(prepared_hand(game).discard or ())
        assert sum(map(len, piles)) == fallen
        for seat, pile in enumerate(piles):
            points = count_pile(variant, pile).total
            assert lines[seat].startswith(f"{player(seat)}: {len(pile)} card")
            assert lines[seat].endswith(f"Together {points}.".replace("-", "−"))
        assert all(line in record for line in lines)
        if trick == TRICKS_TO_PLAY[game]:
            assert all(line in script for line in lines)


@pytest.mark.parametrize("suits", DRESSES)
@pytest.mark.parametrize("game", GAMES)
def test_a_marked_trick_says_what_everybody_may_play(game, suits):
    variant = tt.VARIANTS[game]
    played = prepared_play(variant)
    page = BeautifulSoup(deal_sheet(plan_workshop("guild-42"), variant, suits), "html.parser")
    rows = [row for row in page.select("table.record tr") if row.th and row.td]
    marked = [row for row in rows if row.th.small]
    assert all(bool(row.select_one(".may")) == (row in marked) for row in rows)
    told = {trick.number: trick for trick in told_tricks(played)}
    hands = [list(hand) for hand in played.positions[0].hands]
    for card in prepared_hand(game).discard or ():
        hands[played.last.dealer].remove(card)
    for number, trick in told.items():
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % len(hands)
            legal = tt.legal_cards(variant, hands[seat], trick.cards[:place])
            free = len(legal) == len(hands[seat])
            assert trick.allowed[place] == (None if free else legal), (number, place)
            hands[seat].remove(card)


@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize("game", [*GAMES, None])
def test_what_a_late_leader_leaves_out_ends_where_the_next_part_begins(game, minutes):
    workshop = plan_workshop("king-7" if game is None else "tavern-7", game, minutes=minutes)
    listed = scenes(workshop)
    found = 0
    for name, (_, _, part) in zip(
        [name for name, _ in hour_of(workshop)], timed_parts(workshop), strict=True
    ):
        told = re.search(r"slides? (\d+)(?:–(\d+))?", part.late[0]) if part.late else None
        if told is None:
            continue
        found += 1
        first, last = int(told[1]), int(told[2] or told[1])
        own = [(number, scene) for of, number, scene in listed if of == name]
        assert first in [number for number, _ in own]
        number, scene = own[-1]
        assert last == number + scene.slides - 1
        assert len([one for one in own if one[0] >= first]) == part.late[1]
        if last < number_of_slides(workshop):
            assert f"type {last + 1} and Enter" in part.late[0]
    assert found >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_told_before_the_cards_are_taken_up(game):
    variant = tt.VARIANTS[game]
    parts = [part for _, _, part in timed_parts(plan_workshop("tavern-7", game))]
    at = next(i for i, part in enumerate(parts) if part.title == "A hand with open cards")
    said = " ".join(step.text for part in parts[: at + 1] for step in part.steps)
    assert on_paper(variant["deal.hand"].wording) in said
    asked = " ".join(question for part in parts for question, _ in part.asked)
    assert "When and where was it played?" in asked
