"""Practice sets in a browser: by mouse and keyboard, over http and from a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from practice_pages import Learner, write_page, write_site
from puzzle_on_page import press_until_focused

import tarot_teach as tt
from tarot_teach.puzzles.code import WORDS, ClassCode, read_code
from tarot_teach.puzzles.key import right_answer
from tarot_teach.puzzles.practice import PracticeSet
from tarot_teach.views import bundle, practice_page

Open = Callable[..., Page]
CASES = json.loads((Path(__file__).parents[1] / "class_code_cases.json").read_text("utf-8"))
TWO_KINDS = ["who-wins", "score-pile"]
OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def small(count: int = 3) -> PracticeSet:
    return tt.practice(kinds=TWO_KINDS, games="1597", count=count, seed=5)


@dataclass
class Place:
    folder: Path
    address: str


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, serve: Callable[..., str]) -> Place:
    folder = tmp_path_factory.mktemp("practice")
    write_site(folder, WORDS["quick"].slots)
    carried = practice_page.practice_twin(small().document)
    for dark in (False, True):
        tone = "dark" if dark else "light"
        write_page(folder, f"set-{tone}", carried, dark=dark)
        write_page(folder, f"form-{tone}", "<tarot-practice></tarot-practice>", dark=dark)
    write_page(folder, "set-rules=pages", carried)
    write_page(folder, "king", practice_page.practice_twin(tt.practice("king-42").document))
    write_page(folder, "one", practice_page.practice_twin(small(1).document))
    write_page(folder, "code", '<tarot-practice data-code="quick-42"></tarot-practice>')
    write_page(folder, "wrong", '<tarot-practice data-code="gild-42"></tarot-practice>')
    write_page(folder, "lost", '<tarot-practice data-code="purse-42"></tarot-practice>')
    return Place(folder, serve(folder))


@pytest.fixture
def learner(place: Place, open_page: Open) -> Callable[..., Learner]:
    def start(name: str = "set-light", practice: PracticeSet | None = None, **more: object):
        page = open_page(f"{place.address}{name}.html", **more)
        page.locator(".tt-set").wait_for()
        return Learner(page, (practice or small()).document)

    return start


@pytest.fixture
def from_folder(browser: Browser, place: Place) -> Iterator[Open]:
    """Give a function that opens a page by its path; nothing may be asked of any server."""
    context = browser.new_context()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield lambda name: _at(context.new_page(), (place.folder / name).as_uri())
    context.close()
    assert asked
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:"))] == []


def _at(page: Page, address: str) -> Page:
    page.goto(address)
    return page


# The class code in script


@pytest.fixture(scope="module")
def in_script(browser: Browser) -> Iterator[Callable[[str, object], object]]:
    """Give a function that runs an expression in the scope of the script of class codes."""
    data = f"const PRACTICE = {json.dumps(bundle.practice_data())};\n"
    page = browser.new_page()
    source = data + bundle.source("face/class_code.js")

    def run(expression: str, argument: object = None) -> object:
        return page.evaluate(f"(given) => {{ {source}; return {expression}; }}", argument)

    yield run
    page.close()


def test_lots_of_the_table(in_script: Callable[[str, object], object]) -> None:
    for text, number in CASES["fingerprints"]:
        assert in_script("fingerprint(given)", text) == number
    for case in CASES["lots"]:
        drawn = "(() => { const l = lotsOf(given.text); return given.below.map(l.below); })()"
        assert in_script(drawn, case) == case["drawn"]
        shuffled = "lotsOf(given.text).shuffled([0, 1, 2, 3, 4, 5, 6, 7])"
        assert in_script(shuffled, case) == case["shuffled"]


def test_codes_of_the_table(in_script: Callable[[str, object], object]) -> None:
    for case in CASES["codes"]:
        read = in_script("readCode(given)", case["typed"])
        if case["code"] is None:
            assert read["sorry"], case
        else:
            assert (read["text"], read["lot"]) == (case["code"], case["lot"])


def test_sets_of_the_table(in_script: Callable[[str, object], object]) -> None:
    for case in CASES["sets"]:
        chosen = in_script(
            "(() => { const one = selectPuzzles(given.slots, given.count, given.lot);"
            " const unused = Object.fromEntries(one.slots.map((s) => [s, one.unused(s).slice(0, 5)]));"
            " return { ids: one.ids, unused }; })()",
            case,
        )
        assert chosen == {"ids": case["puzzles"], "unused": case["unused"]}


def test_every_word_gives_the_set_that_python_gives(
    in_script: Callable[[str, object], object],
) -> None:
    codes = [str(ClassCode(word, number)) for word in WORDS for number in (0, 1, 42, 777, 9999)]
    codes += ["guild-42/Anna", "king-7/Zoë", "fool-1/Łukasz"]
    found = in_script(
        "given.map((text) => { const code = readCode(text), word = PRACTICE.words[code.word];"
        " return selectPuzzles(word.slots, word.count, code.lot).ids; })",
        codes,
    )
    assert found == [read_code(code).select().puzzle_ids for code in codes]


# The set


def test_a_set_is_played_to_its_end(learner: Callable[..., Learner]) -> None:
    one = learner()
    ids = [puzzle["id"] for puzzle in one.set["puzzles"]]
    for number in (1, 2, 3):
        expect(one.progress).to_have_text(f"Puzzle {number} of 3")
        assert one.solve()["id"] == ids[number - 1]
    expect(one.progress).to_have_text("You have come to the end.")
    expect(one.root).to_contain_text("All 3 right at the first try.")
    expect(one.button("Practise what I missed")).to_have_count(0)


def test_what_was_missed_comes_back_fresh_and_is_named_by_rule(
    learner: Callable[..., Learner],
) -> None:
    one = learner()
    document = one.current()
    one.give(document, one.wrong(document))
    expect(one.root.locator(".tt-note")).to_have_text(
        "A fresh one like this will come back at the end."
    )
    one.give(document, right_answer(document))
    one.button("Next puzzle").click()
    one.solve()
    one.solve()
    expect(one.progress).to_have_text("Fresh puzzle 1 of 1")
    expect(one.root.locator(".tt-note")).to_contain_text("fresh one on the same rule")
    fresh = one.current()
    assert fresh["id"] not in [puzzle["id"] for puzzle in one.set["puzzles"]]
    assert [fresh[part] for part in ("kind", "variant", "level")] == [
        document[part] for part in ("kind", "variant", "level")
    ]
    assert set(fresh["tags"]) & set(document["tags"])
    one.solve()
    expect(one.root).to_contain_text("2 of 3 puzzles right at the first try.")
    expect(one.root).to_contain_text("The one that came back fresh you got right at once.")
    cited = tt.mark(document, one.wrong(document)).cites[0]
    missed = one.root.locator(".tt-missed li")
    expect(missed).to_have_count(1)
    rule = missed.locator(f'[data-rule="{cited}"]')
    expect(rule).to_be_visible()
    rule.click()
    expect(one.page.locator("dialog[open] [data-looked]")).to_have_attribute("data-rule", cited)


def test_links_lead_to_the_pages_that_the_host_names(learner: Callable[..., Learner]) -> None:
    one = learner("set-rules=pages")
    document = one.miss()
    one.button("Finish now").click()
    cited = tt.mark(document, one.wrong(document)).cites[0]
    links = one.root.locator(".tt-missed a").evaluate_all(
        "all => all.map(a => a.getAttribute('href'))"
    )
    assert links[0] == f"games/1597/#{cited}"
    assert links[1].startswith("learn/")
    assert links[1].endswith("/")


def test_a_skipped_puzzle_comes_back_before_the_fresh_ones(learner: Callable[..., Learner]) -> None:
    one = learner()
    one.miss()
    skipped = one.skip()
    one.solve()
    expect(one.progress).to_have_text("Puzzle 2 of 3, skipped before")
    assert one.current()["id"] == skipped["id"]
    one.solve()
    expect(one.progress).to_have_text("Fresh puzzle 1 of 1")


def test_what_is_skipped_twice_is_left_out_until_asked_for(learner: Callable[..., Learner]) -> None:
    one = learner("one", small(1))
    one.skip()
    one.skip()
    expect(one.root).to_contain_text("You skipped the puzzle, and that is allowed. Take it again")
    one.button("Answer what I skipped").click()
    one.solve()
    expect(one.root).to_contain_text("Right at the first try.")


def test_a_wrong_answer_that_is_left_counts_as_missed(learner: Callable[..., Learner]) -> None:
    one = learner("one", small(1))
    document = one.current()
    one.give(document, one.wrong(document))
    one.button("Skip").click()
    expect(one.progress).to_have_text("Fresh puzzle 1 of 1")
    one.skip()
    one.skip()
    expect(one.root).to_contain_text("Not right at the first try.")


def test_practising_what_was_missed_goes_on_until_it_is_right(
    learner: Callable[..., Learner],
) -> None:
    one = learner("one", small(1))
    first = one.miss()
    fresh = one.miss()
    expect(one.root.locator(".tt-missed-where").first).to_contain_text("missed")
    one.button("Practise what I missed").click()
    expect(one.progress).to_have_text("Missed puzzle 1 of 1")
    again = one.solve()
    assert again["id"] in (first["id"], fresh["id"])
    expect(one.root).to_contain_text("Right at the first try.")
    one.button("Start this set again").click()
    expect(one.progress).to_have_text("Puzzle 1 of 1")


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("kkkkkk", "You skipped all 3 puzzles, and that is allowed. Take them again"),
        ("f", "All 3 puzzles wait for your answer."),
        ("kf", "All 3 puzzles wait for your answer."),
        ("skksk", "2 of 2 puzzles right at the first try. You skipped 1 puzzle."),
        ("skf", "1 of 1 puzzle right at the first try. You skipped 1 puzzle. 1 puzzle is still"),
        (
            "mmmsss",
            "None of 3 puzzles right at the first try. Of the 3 that came back fresh, you got",
        ),
        ("mssm", "2 of 3 puzzles right at the first try. The one that came back fresh was missed"),
    ],
)
def test_the_end_of_a_set_says_how_it_went(
    learner: Callable[..., Learner], steps: str, words: str
) -> None:
    one = learner(width=320)
    for step in steps:
        if step == "f":
            one.button("Finish now").click()
        else:
            {"k": one.skip, "s": one.solve, "m": one.miss}[step]()
    expect(one.root.locator(".tt-score")).to_contain_text(words)
    assert one.page.evaluate(OVER) <= 0
    # One button leads on, whatever has happened.
    expect(one.root.locator(".tt-summary .tt-main")).to_have_count(1)
    expect(one.progress).to_be_focused()


def test_who_comes_back_to_a_set_is_told_so(learner: Callable[..., Learner]) -> None:
    one = learner()
    note = one.root.locator(".tt-note")
    expect(note).to_be_empty()
    one.skip()
    expect(note).to_be_empty()
    one.page.reload()
    expect(one.progress).to_have_text("Puzzle 2 of 3")
    expect(note).to_have_text("You go on where you stopped.")
    one.solve()
    expect(note).to_be_empty()


def test_stopping_and_going_on(learner: Callable[..., Learner]) -> None:
    one = learner()
    one.solve()
    one.button("Finish now").click()
    expect(one.progress).to_have_text("You stopped here.")
    expect(one.root).to_contain_text("1 of 1 puzzle right at the first try. 2 puzzles are still")
    one.button("Go on with the set").click()
    expect(one.progress).to_have_text("Puzzle 2 of 3")


def test_a_double_click_on_next_passes_over_nothing(learner: Callable[..., Learner]) -> None:
    one = learner()
    document = one.current()
    one.give(document, right_answer(document))
    one.button("Next puzzle").dblclick()
    expect(one.progress).to_have_text("Puzzle 2 of 3")


def test_a_whole_set_by_keyboard(learner: Callable[..., Learner]) -> None:
    one = learner()
    page = one.page
    for number, document in enumerate(one.set["puzzles"], start=1):
        expect(one.progress).to_have_text(f"Puzzle {number} of 3")
        if document["ask"] == "number":
            press_until_focused(page, one.face.locator(".tt-number"))
            page.keyboard.type(str(document["answer"]))
        else:
            right = right_answer(document)
            press_until_focused(page, one.face.locator(f'button[data-choice="{right}"]'))
        page.keyboard.press("Enter")
        expect(one.face.get_by_role("status")).to_contain_text("Right.")
        press_until_focused(page, one.button("Next puzzle"))
        page.keyboard.press("Enter")
        expect(one.progress).to_be_focused()
    expect(one.progress).to_have_text("You have come to the end.")


def test_a_set_by_touch_on_a_phone(learner: Callable[..., Learner]) -> None:
    one = learner(width=375, height=667, has_touch=True, is_mobile=True)
    for document in one.set["puzzles"]:
        if document["ask"] == "number":
            one.face.locator(".tt-number").tap()
            one.page.keyboard.type(str(document["answer"]))
            one.button("Check").tap()
        else:
            one.face.locator(f'button[data-choice="{right_answer(document)}"]').tap()
        one.button("Next puzzle").tap()
        expect(one.progress).to_be_in_viewport()
    expect(one.root).to_contain_text("All 3 right at the first try.")


def test_reload_goes_on_and_reset_begins_anew(learner: Callable[..., Learner]) -> None:
    one = learner()
    one.solve()
    document = one.current()
    one.give(document, one.wrong(document))
    one.page.reload()
    expect(one.progress).to_have_text("Puzzle 2 of 3")
    expect(one.face.get_by_role("status")).to_contain_text("Not")
    one.give(document, right_answer(document))
    one.page.reload()
    expect(one.button("Next puzzle")).to_be_visible()
    one.face.get_by_role("button", name="Settings", exact=True).click()
    one.button("Reset my progress").click()
    one.button("Yes, forget them").click()
    expect(one.progress).to_have_text("Puzzle 1 of 3")
    one.page.reload()
    expect(one.progress).to_have_text("Puzzle 1 of 3")


@pytest.mark.parametrize(
    "stored",
    [
        "nonsense",
        '{"schema":9,"sets":[]}',
        '{"schema":1,"sets":[{"id":"ID","state":{"entries":[{"id":"gone"}],"queue":[0],"round":1}}]}',
        '{"schema":1,"sets":[{"id":"ID","state":{"entries":[],"queue":[7],"round":1}}]}',
        '{"schema":1,"sets":{"ID":null}}',
    ],
)
def test_old_or_damaged_memory_hides_nothing(learner: Callable[..., Learner], stored: str) -> None:
    one = learner()
    text = stored.replace("ID", one.set["id"])
    one.page.evaluate("text => localStorage.setItem('tarot-teach/sets', text)", text)
    one.page.reload()
    expect(one.progress).to_have_text("Puzzle 1 of 3")
    one.solve()
    expect(one.progress).to_have_text("Puzzle 2 of 3")


@pytest.mark.parametrize(
    "damage",
    [
        "{}",
        "null",
        '{"kind":"set"}',
        '{"kind":"set","schema":2}',
        '{"kind":"set","schema":1,"puzzles":[{}]}',
    ],
)
def test_a_damaged_set_says_so(place: Place, open_page: Open, damage: str) -> None:
    name = write_page(
        place.folder, "damaged", f"<tarot-practice data-document='{damage}'></tarot-practice>"
    )
    page = open_page(place.address + name)
    expect(page.locator(".tt-sorry")).to_contain_text("cannot be shown")


# Projector


def test_the_projector_hides_the_answer_until_the_leader_reveals_it(
    learner: Callable[..., Learner],
) -> None:
    one = learner()
    page = one.page
    one.button("Projector").click()
    screen = page.locator("dialog.tt-projector")
    document = one.set["puzzles"][0]
    expect(screen.locator(".tt-progress")).to_contain_text("puzzle 1 of 3")
    told = tt.mark(document, right_answer(document)).feedback
    expect(screen).not_to_contain_text(told)
    expect(screen.locator("[data-mark]")).to_have_count(0)
    one.button("Reveal the answer").click()
    expect(screen.get_by_role("status")).to_contain_text(told)
    expect(screen.get_by_role("status")).to_contain_text("The answer.")
    one.button("Next ▶").click()
    expect(screen.locator(".tt-progress")).to_contain_text("puzzle 2 of 3")
    one.button("◀ Back").click()
    expect(screen.locator(".tt-progress")).to_contain_text("puzzle 1 of 3")
    expect(screen).not_to_contain_text(told)
    page.keyboard.press("Escape")
    expect(screen).to_have_count(0)
    expect(one.button("Projector")).to_be_focused()
    expect(one.progress).to_have_text("Puzzle 1 of 3")
    assert page.evaluate("localStorage.getItem('tarot-teach/progress')") is None


def test_the_projector_obeys_the_keys_of_a_remote_control(learner: Callable[..., Learner]) -> None:
    one = learner()
    page = one.page
    one.button("Projector").click()
    screen = page.locator("dialog.tt-projector")
    seen = []
    for _ in range(7):
        seen.append(
            (
                screen.locator(".tt-progress").inner_text()[-6:],
                one.button("Reveal the answer").is_visible(),
            )
        )
        page.keyboard.press("PageDown")
    ends = [f"{number} of 3" for number in (1, 1, 2, 2, 3, 3, 3)]
    assert seen == list(zip(ends, [True, False, True, False, True, False, False], strict=True))
    page.keyboard.press("PageUp")
    expect(screen.locator(".tt-progress")).to_contain_text("puzzle 2 of 3")
    size = screen.locator(".tt-prompt").evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize)"
    )
    plain = one.face.locator(".tt-prompt").evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize)"
    )
    assert size > 1.2 * plain


def test_the_projector_reveals_every_kind(learner: Callable[..., Learner]) -> None:
    king = tt.practice("king-42")
    one = learner("king", king)
    one.button("Projector").click()
    screen = one.page.locator("dialog.tt-projector")
    assert {puzzle.document["kind"] for puzzle in king.puzzles} == set(tt.PUZZLES)
    for number in range(1, len(king) + 1):
        expect(screen.locator(".tt-progress")).to_contain_text(f"puzzle {number} of {len(king)}")
        expect(screen.locator(".tt-say[data-ok]")).to_have_count(0)
        one.page.keyboard.press("PageDown")
        expect(screen.locator('.tt-say[data-ok="true"]')).to_be_visible()
        one.page.keyboard.press("PageDown")


# Codes and the bank


def test_a_code_fetches_the_set_that_python_makes(learner: Callable[..., Learner]) -> None:
    practice = tt.practice("quick-42")
    one = learner("code", practice)
    for puzzle in practice.puzzles:
        assert one.current()["id"] == puzzle.id
        one.skip()
    one.button("Finish now").click()
    one.button("Start this set again").click()
    fresh = practice.reserves[0]
    one.miss()
    for _ in practice.puzzles[1:]:
        one.solve()
    assert one.current() == fresh.document


def test_codes_work_from_a_folder(from_folder: Open) -> None:
    page = from_folder("code.html")
    one = Learner(page, tt.practice("quick-42").document)
    one.miss()
    expect(one.progress).to_have_text("Puzzle 2 of 5")
    page.reload()
    expect(one.progress).to_have_text("Puzzle 2 of 5")


def test_a_typed_code_starts_and_stays_in_the_address(place: Place, open_page: Open) -> None:
    page = open_page(f"{place.address}form-light.html")
    field = page.get_by_label("Class code", exact=True)
    field.fill("gild-42")
    field.press("Enter")
    expect(page.locator(".tt-form-say")).to_contain_text("no code with the word “gild”")
    expect(field).to_be_focused()
    field.fill(" QUICK 42 / Anna ")
    field.press("Enter")
    one = Learner(page, tt.practice("quick-42/Anna").document)
    expect(one.root).to_have_attribute("aria-label", "Practice: quick-42/Anna")
    expect(one.progress).to_be_focused()
    one.solve()
    page.reload()
    expect(one.progress).to_have_text("Puzzle 2 of 5")
    page.evaluate("location.hash = '#code=quick-7'")
    expect(one.root).to_have_attribute("aria-label", "Practice: quick-7")
    one.button("Choose another set").click()
    expect(field).to_be_focused()


def test_a_set_of_ones_own(place: Place, open_page: Open) -> None:
    page = open_page(f"{place.address}form-light.html")
    page.get_by_label("Game", exact=True).select_option(label="The Piedmontese game (Scarto)")
    kinds = page.get_by_label("Question", exact=True)
    offered = kinds.locator("option").all_inner_texts()
    served = [kind.title for kind in tt.PUZZLES.values() if "piedmontese" in kind.games]
    assert offered == ["Any question", *served]
    kinds.select_option(label="Who wins this trick?")
    page.get_by_label("Puzzles", exact=True).select_option("5")
    page.get_by_role("button", name="Practise", exact=True).click()
    page.locator(".tt-set").wait_for()
    part, number = page.evaluate("location.hash").rsplit("/", 1)
    assert part == "#set=who-wins/piedmontese/1/5"
    practice = tt.practice(kinds="who-wins", games="piedmontese", count=5, seed=int(number))
    one = Learner(page, practice.document)
    assert one.current()["id"] == practice.puzzles[0].id
    one.button("Finish now").click()
    one.button("Another set like this").click()
    expect(one.progress).to_have_text("Puzzle 1 of 5")
    # A set that was sent as a link leads on as well.
    page.reload()
    one.button("Finish now").click()
    one.button("Another set like this").click()
    expect(one.progress).to_have_text("Puzzle 1 of 5")


@pytest.mark.parametrize(
    ("ending", "told"),
    [
        ("#set=garbage", "This address names no set of puzzles."),
        ("#set=any/any/1/999/5", "This address names no set of puzzles."),
        ("#set=__proto__/1597/1/5/3", "This address names no set of puzzles."),
        ("?set=%E0%A4%A", "This address names no set of puzzles."),
        ("?from=mail&set=", "This address names no set of puzzles."),
        ("#code=%E0%A4%A", "A class code is a word and a number"),
        ("#code=gild%2042", "There is no code with the word “gild”."),
        ("?code=gild-42", "There is no code with the word “gild”."),
        ("#code=quick-42/" + "x" * 60, "A name has 1 to 40 letters"),
    ],
)
def test_a_broken_link_says_so_and_leaves_the_form(
    place: Place, open_page: Open, ending: str, told: str
) -> None:
    page = open_page(f"{place.address}form-light.html{ending}", width=320)
    expect(page.locator(".tt-sorry")).to_contain_text(told)
    expect(page.get_by_label("Class code", exact=True)).to_be_visible()
    assert page.evaluate(OVER) <= 0


@pytest.mark.parametrize(
    ("ending", "code"),
    [
        ("?code=quick-42", "quick-42"),
        ("?from=mail&code=Quick+42", "quick-42"),
        ("#code=QUICK%2042/Zo%C3%AB", "quick-42/Zoë"),
        ("#code=quick-42/%F0%9F%98%80", "quick-42/😀"),
        ("?code=quick-1#code=quick-42", "quick-42"),
    ],
)
def test_a_link_is_read_as_it_is_meant(
    place: Place, open_page: Open, ending: str, code: str
) -> None:
    page = open_page(f"{place.address}form-light.html{ending}")
    expect(page.locator(".tt-set")).to_have_attribute("aria-label", f"Practice: {code}")


def test_a_step_within_the_page_keeps_the_set_that_was_chosen_since(
    place: Place, open_page: Open
) -> None:
    page = open_page(f"{place.address}form-light.html?code=quick-42")
    shown = page.locator(".tt-set")
    expect(shown).to_have_attribute("aria-label", "Practice: quick-42")
    page.evaluate("location.hash = '#code=quick-1'")
    expect(shown).to_have_attribute("aria-label", "Practice: quick-1")
    page.evaluate(
        """() => new Promise((done) => {
          addEventListener("hashchange", () => done(), { once: true });
          location.hash = "#further-down";
        })"""
    )
    expect(shown).to_have_attribute("aria-label", "Practice: quick-1")


def test_a_page_with_a_wrong_code_says_what_is_known(place: Place, open_page: Open) -> None:
    page = open_page(f"{place.address}wrong.html")
    expect(page.locator(".tt-sorry")).to_contain_text("guild, quick")


def test_a_bank_that_is_not_there_is_told_in_words(place: Place, open_page: Open) -> None:
    page = open_page(f"{place.address}lost.html", allowed=("Failed to load resource",))
    expect(page.locator(".tt-sorry")).to_contain_text("could not be fetched")


# For everybody


def test_nothing_scrolls_sideways_on_a_small_phone(place: Place, open_page: Open) -> None:
    page = open_page(f"{place.address}form-light.html", width=320, height=640)
    page.locator(".tt-chooser").wait_for()
    assert page.evaluate(OVER) <= 0
    page.add_style_tag(content="html { font-size: 250%; } h1 { display: none; }")
    assert page.evaluate(OVER) <= 0
    page.goto(f"{place.address}set-light.html")
    one = Learner(page, small().document)
    one.miss()
    assert page.evaluate(OVER) <= 0
    one.button("Projector").click()
    one.button("Reveal the answer").click()
    body = page.locator(".tt-projector-body")
    assert body.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    page.keyboard.press("Escape")
    one.button("Finish now").click()
    assert page.evaluate(OVER) <= 0
    small_ones = page.locator(".tt-set button:visible, .tt-set a:visible").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
    )
    assert small_ones == []


@pytest.mark.parametrize("tone", ["light", "dark"])
def test_axe_finds_nothing(place: Place, open_page: Open, tone: str) -> None:
    axe = Axe()
    page = open_page(f"{place.address}form-{tone}.html", reduced_motion="reduce")

    def check(state: str) -> None:
        found = axe.run(page)
        assert found.violations_count == 0, f"{state}: {found.generate_report()}"

    page.locator(".tt-chooser").wait_for()
    page.get_by_text("Words for a class code").click()
    check("form")
    page.get_by_label("Class code", exact=True).fill("gild")
    page.get_by_role("button", name="Start", exact=True).click()
    check("wrong code")
    page.goto(f"{place.address}set-{tone}.html")
    one = Learner(page, small().document)
    check("first puzzle")
    document = one.current()
    one.give(document, one.wrong(document))
    check("wrong")
    one.button("Skip").click()
    one.button("Projector").click()
    check("projector")
    one.button("Reveal the answer").click()
    check("revealed")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tt-projector")).to_have_count(0)
    one.skip()
    one.button("Finish now").click()
    check("summary")
