"""The workshop pack: its papers say what the rules say, give nothing away, and come out alike."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from second_engine import SecondEngine

import tarot_teach as tt
from tarot_teach.cards import FOOL, Card, Suit, write_out
from tarot_teach.puzzles.code import WORDS
from tarot_teach.puzzles.key import answer_in_words
from tarot_teach.scoring import count_pile
from tarot_teach.workshop import driven_browser, make_workshop, printing
from tarot_teach.workshop.answer_key import answer_key
from tarot_teach.workshop.deal_sheet import deal_sheet, told_tricks, tricks_to_ask
from tarot_teach.workshop.leader_script import leader_script
from tarot_teach.workshop.pack import START, papers, write_pack
from tarot_teach.workshop.pack_to_cut import pack_to_cut
from tarot_teach.workshop.plan import DRESSES, PAPERS, WorkshopError, plan_workshop
from tarot_teach.workshop.prepared_hands import TRICKS_TO_PLAY, prepared_hand, prepared_play
from tarot_teach.workshop.puzzle_sheet import puzzle_sheet, puzzle_sheets_by_name
from tarot_teach.workshop.rule_card import on_paper
from tarot_teach.workshop.slides import slides

REPOSITORY = Path(__file__).parents[1]
GAMES = tuple(tt.VARIANTS)
CODES = [f"{word}-42" for word in WORDS]


def words_of(html):
    """The words of a page, as a reader sees them, with single spaces."""
    page = BeautifulSoup(html, "html.parser")
    for hidden in page(["style", "script", "defs"]):
        hidden.decompose()
    return re.sub(r"\s+", " ", page.get_text(" ")).strip()


def squeezed(text):
    return re.sub(r"\s+", "", text)


# What is planned


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"code": "nosuch-42"}, "guild"),
        ({"code": "guild"}, "word and a number"),
        ({"code": "guild-42", "game": "1600"}, "1597, 1659, piedmontese"),
        ({"code": "letter-42", "game": "piedmontese"}, "no puzzle.*scarto"),
        ({"code": "guild-42", "minutes": 45}, "50 or 110"),
        ({"code": "guild-42", "paper": "a3"}, "a4 or letter"),
        ({"code": "guild-42", "suits": "german"}, "italian or french"),
        ({"code": "guild-42", "names": [f"n{n}" for n in range(31)]}, "30 names, not 31"),
        ({"code": "guild-42", "names": ["Anna", "anna"]}, "twice"),
        ({"code": "guild-42", "names": ["a/b"]}, "no name"),
        ({"code": "guild-42/Anna", "names": ["Ben"]}, "one person"),
    ],
)
def test_what_cannot_be_planned_is_refused_with_what_can(choices, told):
    with pytest.raises(tt.TarotError, match=told):
        plan_workshop(**choices)


@pytest.mark.parametrize("game", GAMES)
def test_one_game_keeps_only_its_puzzles_under_the_numbers_of_the_code(game):
    whole = [one.id for one in tt.practice("guild-42").puzzles]
    workshop = plan_workshop("guild-42", game)
    planned = workshop.puzzles
    assert [one.puzzle.document["variant"] for one in planned] == [game] * len(planned)
    own = [one for one in planned if one.code == workshop.code]
    assert [one.puzzle.id for one in own] == [one for one in whole if f"/{game}/" in one]
    assert [whole[one.number - 1] for one in own] == [one.puzzle.id for one in own]
    assert [one.place for one in own] == [one.number for one in own]
    assert len(plan_workshop("guild-42").puzzles) == len(whole)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_a_set_with_few_puzzles_about_a_game_takes_more_from_a_code_that_is_named(code, game):
    if game not in WORDS[code.split("-")[0]].games:
        return
    workshop = plan_workshop(code, game, names=["Anna"], with_site=True)
    for asked in (workshop.code, workshop.code.for_person("Anna")):
        puzzles = workshop.puzzles_of(asked)
        assert len(puzzles) >= 8
        assert len({one.number for one in puzzles}) == len(puzzles)
        assert len({one.puzzle.id for one in puzzles}) == len(puzzles)
        for one in puzzles:
            typed = tt.practice(str(one.code)).puzzles
            assert typed[one.place - 1].id == one.puzzle.id
        others = {str(one.code) for one in puzzles if one.code != asked}
        assert others == ({str(workshop.more_from(asked))} if workshop.more_from(asked) else set())
    told = [workshop.note, words_of(puzzle_sheet(workshop)), words_of(leader_script(workshop))]
    more = workshop.more_from(workshop.code)
    assert all((more is None) or (str(more) in one) for one in told)
    assert (more is None) == (workshop.note == "")


def test_the_note_says_how_many_puzzles_each_code_gives(tmp_path):
    workshop = plan_workshop("guild-42", "piedmontese")
    assert workshop.note == (
        "Of the puzzles of guild-42 only 3 are about the Piedmontese game (Scarto). So 9 from "
        "scarto-42 are added, numbered from 11 on. For one code alone, make the pack from "
        "scarto-42."
    )
    write_pack(workshop, tmp_path / "pack", with_pdf=False)
    assert workshop.note in words_of((tmp_path / "pack" / START).read_text("utf-8"))
    assert workshop.note in repr(make_workshop("guild-42", "piedmontese"))


@pytest.mark.parametrize("game", [*GAMES, None])
def test_codes_to_type_are_told_only_where_the_site_is(game):
    for with_site in (False, True):
        workshop = plan_workshop("king-7", game, names=["Anna"], with_site=with_site)
        said = {
            "script": words_of(leader_script(workshop)),
            "sheet": words_of(puzzle_sheet(workshop)),
            "sheets": words_of(puzzle_sheets_by_name(workshop)),
            "slides": words_of(slides(workshop)),
        }
        said["script"] = said["script"].split("The hour", 1)[1]
        said = {name: re.sub(r"king-7[^·]{0,9}· tarot_teach", "", text.split("tarot_teach", 1)[1])
                if name != "script" else text for name, text in said.items()}  # fmt: skip
        for name, text in said.items():
            told = re.search(r"\bcodes?\b|Practise|on a screen|king-7\b(?! ·)", text)
            assert bool(told) == with_site, (name, told)


def test_a_pile_without_a_card_is_shown_as_such():
    found = [
        section.get_text(" ")
        for section in BeautifulSoup(
            puzzle_sheet(plan_workshop("scarto-42", "piedmontese")), "html.parser"
        ).select("section.puzzle")
        if "Score a whole hand" in section.get_text()
    ]
    assert len(found) == 1
    assert "The pile of Player B, no cards" in found[0]
    assert "The pile of Player A, 36 cards" in found[0]


@pytest.mark.parametrize("code", ["scarto-42", "letter-1", "paris-2", "tavern-0", "king-7"])
def test_a_house_rule_is_told_in_the_puzzle_in_the_key_and_in_the_script(code):
    workshop = plan_workshop(code)
    sheet = BeautifulSoup(puzzle_sheet(workshop), "html.parser").select("section.puzzle")
    key = BeautifulSoup(answer_key(workshop), "html.parser").select("section.solved")
    script = words_of(leader_script(workshop))
    agreed = 0
    for one, asked, solved in zip(workshop.puzzles, sheet, key, strict=True):
        rules = one.puzzle.document["rules"]
        agreed += bool(rules)
        assert ("goes by a house rule" in asked.get_text()) == bool(rules)
        assert "agreed" in asked.get_text() or not rules
        assert ("Mind: it goes by a house rule" in solved.get_text()) == bool(rules)
        assert (f"Mind puzzle {one.number}: it goes by a house rule" in script) == bool(rules)
        usual = tt.VARIANTS.get(one.puzzle.document["variant"])
        for option, value in rules.items():
            (here,) = [r for r in usual.with_rules(**{option: value}).rulings if r.option == option]
            assert on_paper(here.wording) in words_of(str(solved))
            assert on_paper(usual[here.question].wording) in words_of(str(solved))
    assert agreed


# Puzzles on paper


@pytest.mark.parametrize("code", CODES)
def test_no_answer_stands_on_a_sheet(code):
    workshop = plan_workshop(code)
    html = puzzle_sheet(workshop)
    sections = BeautifulSoup(html, "html.parser").select("section.puzzle")
    assert len(sections) == len(workshop.puzzles)
    for one, section in zip(workshop.puzzles, sections, strict=True):
        document = one.puzzle.document
        said = squeezed(section.get_text())
        offered = squeezed("".join(_offered(document)) + write_out(document["prompt"]))
        for sentence in _told_to_those_who_answered(document):
            if squeezed(sentence) not in offered:
                assert squeezed(sentence) not in said, document["id"]
        for box in section.select(".box"):
            assert box.attrs == {"class": ["box"], "aria-hidden": "true"}
        if document["ask"] in ("number", "numbers"):
            asked = section.select_one(".answer").get_text()
            assert not re.search(r"\d", re.sub("Player [A-F]", "", asked))
        if document["ask"] == "order":
            shown = section.select_one(".answer p").get_text(" ")
            assert answer_in_words(document).replace(", ", "   ") not in shown
    for name in ("Model answer", "data-", '"ok"'):
        assert name not in html


def _offered(document):
    for choice in document.get("choices", []):
        yield write_out(choice["label"])
    for part in document.get("parts", []):
        for choice in part.get("choices", []):
            yield write_out(choice["label"])


def _told_to_those_who_answered(document):
    for choice in document.get("choices", []):
        yield write_out(choice["feedback"])
    for part in document.get("parts", []):
        for choice in part.get("choices", []):
            yield write_out(choice["feedback"])
    for line in [*document["worked"].split("\n"), *document["hints"]]:
        if len(line) > 12:
            yield write_out(line)


@pytest.mark.parametrize("code", CODES)
def test_the_key_has_every_answer_with_a_reason(code):
    workshop = plan_workshop(code)
    sections = BeautifulSoup(answer_key(workshop), "html.parser").select("section.solved")
    assert len(sections) == len(workshop.puzzles)
    for one, section in zip(workshop.puzzles, sections, strict=True):
        document = one.puzzle.document
        assert section.select_one(".no").get_text() == str(one.number)
        assert section.select_one(".right").get_text() == answer_in_words(document)
        assert len(section.select("p, li")) > 1


def _by_the_rules(document):
    """Work a puzzle out again from the rules, in the words of the key."""
    variant = tt.VARIANTS[document["variant"]].with_rules(**document["rules"])
    table = document["table"]
    if document["kind"] == "who-wins":
        cards = [Card(play["card"]) for play in table["trick"]]
        seat = table["trick"][tt.trick_winner(variant, cards)]["seat"]
        return f"Player {'ABCDEF'[seat]}"
    if document["kind"] == "legal-plays":
        cards = [Card(play["card"]) for play in table.get("trick", [])]
        legal = tt.legal_cards(variant, [Card(code) for code in table["hand"]], cards)
        return {card.name for card in legal}
    (pile,) = table["piles"].values()
    return count_pile(variant, [Card(code) for code in pile]).total


@pytest.mark.parametrize("number", range(1, 9))
def test_the_key_agrees_with_the_rules(number):
    workshop = plan_workshop(f"guild-{number}")
    sections = BeautifulSoup(answer_key(workshop), "html.parser").select("section.solved")
    for one, section in zip(workshop.puzzles, sections, strict=True):
        right = _by_the_rules(one.puzzle.document)
        told = section.select_one(".right").get_text()
        if isinstance(right, set):
            assert set(told.split(", ")) == right
        else:
            assert told == str(right).replace("-", "−")


def test_names_have_sheets_of_their_own_and_one_key():
    workshop = plan_workshop("guild-42", names=["Anna", "Ben & <b>Co"])
    html = puzzle_sheets_by_name(workshop)
    assert "Ben &amp; &lt;b&gt;Co" in html
    articles = BeautifulSoup(html, "html.parser").select("article")
    assert [article.h1.get_text() for article in articles] == list(workshop.names)
    assert "fresh" not in articles[0].get("class", [])
    assert articles[1]["class"] == ["fresh"]
    key = BeautifulSoup(answer_key(workshop), "html.parser")
    captions = [caption.get_text() for caption in key.select("caption")]
    assert captions == ["Shared sheet", *workshop.names]
    own = workshop.puzzles_of(workshop.code.for_person("Anna"))
    rows = [row.select("td")[-1].get_text() for row in key.select("table")[1].select("tr")]
    assert rows == [answer_in_words(one.puzzle.document) for one in own]


# Prepared hands


@pytest.mark.parametrize("game", GAMES)
def test_in_a_prepared_hand_all_happens_that_it_is_for(game):
    variant = tt.VARIANTS[game]
    played = prepared_play(variant)
    assert played.fault is None
    assert played.scores is not None
    seen = set()
    for before, after in pairwise(played.positions):
        trick = len(played.record.tricks) - len(after.hands[(after.leader) % after.players])
        if trick > TRICKS_TO_PLAY[game]:
            break
        if before.phase == "gift":
            seen.add("the Fool comes back")
        if before.phase == "play" and before.trick:
            led = before.trick.cards[0].suit
            card = next(c for c in before.hands[before.turn] if c not in after.hands[before.turn])
            held = {c.suit for c in before.hands[before.turn]}
            if led not in held and led not in (Suit.TRUMPS, None) and card.suit is Suit.TRUMPS:
                seen.add("a void is trumped")
    for told in told_tricks(played)[: TRICKS_TO_PLAY[game]]:
        trumps = [card for card in told.cards if card.suit is Suit.TRUMPS]
        if len(trumps) > 1:
            seen.add("a trump is taken")
        if tt.judge_trick(variant, told.cards).key == "upside-down":
            seen.add("a suit is upside down")
    wanted = {"the Fool comes back", "a void is trumped", "a trump is taken"}
    if variant.means("order.round-suits"):
        wanted.add("a suit is upside down")
    assert seen >= wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_second_engine_plays_the_prepared_hand_to_the_same_end(game):
    record = prepared_hand(game)
    hands = [[card.code for card in hand] for hand in record.hands]
    other = SecondEngine(game, hands, record.dealer, [card.code for card in record.stock])
    if record.discard:
        assert {card.code for card in record.discard} <= set(other.may_lay_away())
        other.discard([card.code for card in record.discard])
    for trick, told in zip(
        record.tricks, told_tricks(prepared_play(tt.VARIANTS[game])), strict=True
    ):
        assert other.leader == told.leader
        for card in trick.cards:
            assert card.code in other.legal()
            other.play(card.code)
        if trick.gift:
            assert trick.gift.code in other.gifts(other.debt[0])
            other.give(trick.gift.code)
        assert other.leader == told.winner
    piles = [{card.code for card in pile} for pile in prepared_play(tt.VARIANTS[game]).last.piles]
    assert [set(pile) for pile in other.piles] == piles


@pytest.mark.parametrize("suits", DRESSES)
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_sheet_tells_every_trick_and_the_count(game, suits):
    variant, workshop = tt.VARIANTS[game], plan_workshop("guild-42")
    page = BeautifulSoup(deal_sheet(workshop, variant, suits), "html.parser")
    record = prepared_hand(game)
    slips = page.select(".slip")
    assert len(slips) == len(record.hands)
    for slip, hand in zip(slips, record.hands, strict=True):
        named = len(slip.select(".one")) - ("The Fool" in slip.get_text())
        assert named + (FOOL in hand) == len(hand)
    rows = [row for row in page.select("table.record tr") if row.th and row.td]
    numbers = [int(row.th.contents[0]) for row in rows]
    assert numbers == list(range(1, len(record.tricks) + 1))
    marked = [number for number, row in zip(numbers, rows, strict=True) if row.th.small]
    assert tuple(marked) == tricks_to_ask(prepared_play(variant))
    leader = prepared_play(variant).last.eldest
    for row, trick in zip(rows, record.tricks, strict=True):
        winner = (leader + tt.trick_winner(variant, trick.cards)) % len(record.hands)
        assert row.select_one(".won").get_text()[0] == "ABCD"[winner]
        assert f"Player {'ABCD'[winner]} wins." in row.get_text()
        leader = winner
    totals = [pile.select("table td b")[1].get_text() for pile in page.select(".pile")]
    counts = [count_pile(variant, pile).total for pile in prepared_play(variant).last.piles]
    assert totals == [f"{total:+}".replace("-", "−") for total in counts]
    page.select_one(".notes").extract()
    text = page.main.get_text()
    assert ("Cups" in text) == (suits == "italian")
    assert ("Hearts" in text) == (suits == "french")


@pytest.mark.parametrize("suits", DRESSES)
@pytest.mark.parametrize("code", ["king-42", "world-42", "tavern-42", "judge-42"])
def test_in_french_suits_no_italian_suit_is_left(code, suits):
    workshop = plan_workshop(code, suits=suits)
    for html in (puzzle_sheet(workshop), answer_key(workshop), slides(workshop)):
        said = words_of(html)
        left = re.findall(r"\b(?:Sword|Cup|Baton|Coin)s?\b", said)
        other = re.findall(r"\b(?:Spade|Heart|Club|Diamond)s?\b", said)
        assert (bool(left), bool(other)) == ((True, False) if suits == "italian" else (False, True))


@pytest.mark.parametrize(("suits", "paper"), list(zip(DRESSES, PAPERS, strict=True)))
def test_the_sheets_to_cut_name_their_cards_and_number_their_pages(suits, paper):
    workshop = plan_workshop("guild-42", suits=suits, paper=paper)
    leaves = BeautifulSoup(pack_to_cut(workshop), "html.parser").select(".leaf")
    assert len(leaves) == 18
    named = ", ".join(leaf.div["aria-label"].split(": ")[1] for leaf in leaves[::2]).split(", ")
    assert len(set(named)) == 78
    assert named[0] == ("Ace of Swords" if suits == "italian" else "Ace of Spades")
    assert named[-1] == "Fool"
    for number, leaf in enumerate(leaves, start=1):
        assert leaf.select_one(".foot").get_text().endswith(f"{workshop.mark} · {number} / 18")
        assert len(leaf.select("svg.card")) == (9 if number < 17 else 6)


# The folder


def every_paper():
    for game in (*GAMES, None):
        for paper, suits in zip(PAPERS, DRESSES, strict=True):
            workshop = plan_workshop("king-3", game, paper=paper, suits=suits, names=["Anna"])
            yield workshop, list(papers(workshop))


def test_no_paper_asks_for_anything_or_points_nowhere():
    for _, listed in every_paper():
        for paper in listed:
            html = paper.write()
            page = BeautifulSoup(html, "html.parser")
            assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", html), paper.name
            assert page.select("img, iframe, [src]") == []
            assert {link["href"] for link in page.select("link")} <= {"data:,"}
            known = {tag["id"] for tag in page.select("[id]")}
            used = {tag["href"].removeprefix("#") for tag in page.select("use")}
            assert used <= known, paper.name
            assert page.html["lang"] == "en"
            assert page.title.get_text()


def test_every_paper_says_code_and_version():
    for workshop, listed in every_paper():
        for paper in listed:
            assert f"king-3 · tarot_teach {tt.__version__}" in paper.write(), paper.name
        assert workshop.mark == f"king-3 · tarot_teach {tt.__version__}"


def test_a_pack_is_written_whole_and_its_first_page_leads_to_all(tmp_path):
    written = write_pack(plan_workshop("guild-42", "1659"), tmp_path / "pack", with_pdf=False)
    assert written.message == ""
    assert {path.name for path in (tmp_path / "pack").iterdir()} == set(written.files)
    page = BeautifulSoup((tmp_path / "pack" / START).read_text("utf-8"), "html.parser")
    links = [link["href"] for link in page.select("a")]
    assert sorted(links) == sorted(name for name in written.files if name != START)
    assert [path.name for path in tmp_path.iterdir()] == ["pack"]


def test_a_pack_replaces_a_pack_but_nothing_else(tmp_path):
    first = write_pack(plan_workshop("guild-42"), tmp_path / "pack", with_pdf=False)
    again = write_pack(plan_workshop("guild-42", "1597"), tmp_path / "pack", with_pdf=False)
    assert len(again.files) < len(first.files)
    assert {path.name for path in (tmp_path / "pack").iterdir()} == set(again.files)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(WorkshopError, match="other things"):
        write_pack(plan_workshop("guild-42"), tmp_path / "mine", with_pdf=False)
    with pytest.raises(WorkshopError, match="is a file"):
        write_pack(plan_workshop("guild-42"), tmp_path / "mine" / "letter.txt", with_pdf=False)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine", "pack"]


@pytest.mark.parametrize("added", ["notes.txt", "photos/one.png", "data.db"])
def test_a_pack_to_which_something_was_added_is_left_alone(tmp_path, added):
    target = tmp_path / "pack"
    write_pack(plan_workshop("quick-1"), target, with_pdf=False)
    (target / added).parent.mkdir(exist_ok=True)
    (target / added).write_text("dear")
    before = {path: path.read_bytes() for path in target.rglob("*") if path.is_file()}
    with pytest.raises(WorkshopError, match="other things"):
        write_pack(plan_workshop("guild-42"), target, with_pdf=False)
    assert {path: path.read_bytes() for path in target.rglob("*") if path.is_file()} == before


def test_a_pack_with_the_site_is_replaced(tmp_path):
    def site(folder):
        folder.mkdir()
        (folder / "index.html").write_text("site")

    for _ in range(2):
        write_pack(plan_workshop("quick-1"), tmp_path / "pack", with_pdf=False, site=site)


def _broken(*_):
    raise WorkshopError("the browser broke")


def _full(_):
    raise OSError(28, "No space left on device", "site")


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("trouble", ["print", "site"])
def test_trouble_leaves_no_half_written_pack(tmp_path, monkeypatch, trouble, before):
    target = tmp_path / "pack"
    if before:
        write_pack(plan_workshop("quick-1"), target, with_pdf=False)
    kept = sorted(target.iterdir()) if before else []
    monkeypatch.setattr("tarot_teach.workshop.pack.find_browser", lambda: "a browser")
    monkeypatch.setattr("tarot_teach.workshop.pack.print_pages", _broken)
    with pytest.raises((WorkshopError, OSError)):
        write_pack(
            plan_workshop("guild-42"),
            target,
            with_pdf=trouble == "print",
            site=_full if trouble == "site" else None,
        )
    assert list(tmp_path.iterdir()) == ([target] if before else [])
    assert (sorted(target.iterdir()) if before else []) == kept


def test_a_folder_that_cannot_be_made_is_named_with_what_would_help(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(WorkshopError, match=r"file/pack cannot be made: .*Name a folder"):
        write_pack(plan_workshop("quick-1"), tmp_path / "file" / "pack", with_pdf=False)


def test_without_a_browser_there_is_html_and_a_message(tmp_path, monkeypatch):
    monkeypatch.setattr(printing.shutil, "which", lambda _: None)
    monkeypatch.delenv("TAROT_BROWSER", raising=False)
    written = write_pack(plan_workshop("quick-1"), tmp_path / "pack")
    assert "TAROT_BROWSER" in written.message
    assert not any(name.endswith(".pdf") for name in written.files)
    monkeypatch.setenv("TAROT_BROWSER", "/no/such/browser")
    with pytest.raises(WorkshopError, match="/no/such/browser"):
        write_pack(plan_workshop("quick-1"), tmp_path / "other")
    assert [path.name for path in tmp_path.iterdir()] == ["pack"]


def test_a_browser_that_fails_is_named(tmp_path, monkeypatch):
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho 'no display' >&2\nexit 3\n")
    broken.chmod(0o755)
    page = tmp_path / "page.html"
    page.write_text("<p>x")
    with pytest.raises(WorkshopError, match=r"could not print page.html: no display"):
        printing.print_page(str(broken), page)
    for driven in {False, printing.CAN_DRIVE}:
        monkeypatch.setattr(printing, "CAN_DRIVE", driven)
        with pytest.raises(WorkshopError, match=r"chromium could not print.*: no display"):
            printing.print_pages(str(broken), [page], lambda _: None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["chromium", "page.html"]


DEAF = """#!/bin/sh
exec cat >/dev/null <&3
"""
ODD = """#!/usr/bin/env python3
import json, os
asked = b""
while True:
    asked += os.read(3, 1)
    if asked.endswith(b"\\0"):
        number = json.loads(asked[:-1])["id"]
        asked = b""
        told = {"id": number, "error": {"message": "not today"}}
        os.write(4, json.dumps(told).encode() + b"\\0")
"""


@pytest.mark.parametrize(("program", "told"), [(DEAF, "no answer"), (ODD, "not today")])
def test_a_browser_that_does_not_answer_is_given_up_and_ended(tmp_path, monkeypatch, program, told):
    browser = tmp_path / "chromium"
    browser.write_text(program.replace("python3", sys.executable, 1).replace("/usr/bin/env ", ""))
    browser.chmod(0o755)
    monkeypatch.setattr(printing, "SECONDS_FOR_A_PAGE", 1.0)
    started = []
    popen = driven_browser.subprocess.Popen
    monkeypatch.setattr(
        driven_browser.subprocess,
        "Popen",
        lambda *words, **how: started.append(popen(*words, **how)) or started[-1],
    )
    with pytest.raises(WorkshopError, match=f"could not print: .*{told}"):
        printing.print_pages(str(browser), [tmp_path / "page.html"], lambda _: None)
    assert [process.returncode is not None for process in started] == [True]


def test_progress_is_told_in_order_up_to_the_end(tmp_path):
    told = []
    write_pack(
        plan_workshop("quick-1"),
        tmp_path / "pack",
        with_pdf=False,
        site=lambda folder: folder.mkdir(),
        progress=lambda done, of, _: told.append((done, of)),
    )
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_in_a_notebook_a_pack_lists_itself_before_and_after(tmp_path):
    pack = make_workshop("guild-42", "piedmontese")
    assert "Not written yet" in repr(pack)
    assert "Deal sheet" in repr(pack)
    assert START in repr(pack.write(tmp_path / "pack", with_pdf=False))


DIGESTS = """
import hashlib, json, sys
from tarot_teach.workshop.pack import papers
from tarot_teach.workshop.plan import plan_workshop
found = {}
for game in ("piedmontese", None):
    workshop = plan_workshop("king-3", game, suits="french", names=["Anna"], minutes=110)
    for paper in papers(workshop):
        found[f"{game} {paper.name}"] = hashlib.sha256(paper.write().encode()).hexdigest()
print(json.dumps(found))
"""


def _pythons():
    names = ["python3.11", "python3.12", "python3.13", "python3.14"]
    found = [shutil.which(name) for name in names]
    found += [str(path) for path in Path.home().glob(".pyenv/versions/3.1[1-4]*/bin/python")]
    # A name on the path may lead to a Python that is not there.
    working = [
        path
        for path in filter(None, found)
        if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0
    ]
    return [sys.executable, sys.executable, *working]


def test_the_same_code_gives_the_same_bytes_twice_and_in_every_python_here():
    results = []
    for number, python in enumerate(_pythons()):
        environment = {**os.environ, "PYTHONHASHSEED": str(number), "PYTHONPATH": str(REPOSITORY)}
        done = subprocess.run(
            [python, "-c", DIGESTS], capture_output=True, text=True, env=environment, check=True
        )
        results.append(json.loads(done.stdout))
    assert len(results) >= 2
    assert all(result == results[0] for result in results)
    workshop = plan_workshop("king-3", None, suits="french", names=["Anna"], minutes=110)
    here = {p.name: hashlib.sha256(p.write().encode()).hexdigest() for p in papers(workshop)}
    assert {f"None {name}": digest for name, digest in here.items()}.items() <= results[0].items()
