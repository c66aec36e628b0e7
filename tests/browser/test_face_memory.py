"""What the face keeps, links and refuses; and the other hosts: a set, a saved page, a widget."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import face_documents as samples
import pytest
from face_page import LISTEN, Pages, button, choose, say, verdicts
from playwright.sync_api import Page, expect

from tarot_teach.views import bundle
from tarot_teach.views.page import inline_script, twin

KEY = "tarot-teach/progress"


@pytest.fixture
def pages(open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path) -> Pages:
    return Pages(tmp_path, serve(tmp_path), open_page)


def stored(page: Page) -> Any:
    return json.loads(page.evaluate("(key) => localStorage.getItem(key) ?? 'null'", KEY))


def test_progress_survives_a_reload_and_can_be_reset(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    choose(page, "0")
    choose(page, "3")
    line = {"ok": True, "tries": 2}
    assert stored(page) == {"schema": 1, "puzzles": {samples.WHO_WINS["id"]: line}}
    page.reload()
    expect(page.locator(".tt-before")).to_have_text("✓ solved before")
    choose(page, "0")
    expect(say(page)).to_have_attribute("data-ok", "false")
    assert stored(page)["puzzles"][samples.WHO_WINS["id"]] == {"ok": True, "tries": 3}
    page.evaluate("localStorage.setItem('not-ours', 'kept')")
    button(page, "Settings").click()
    button(page, "Reset my progress").click()
    button(page, "No, keep them").click()
    assert stored(page) is not None
    button(page, "Reset my progress").click()
    button(page, "Yes, forget them").click()
    expect(page.get_by_text("Your progress is reset.")).to_be_visible()
    assert stored(page) is None
    assert page.evaluate("localStorage.getItem('not-ours')") == "kept"
    button(page, "Close").click()
    expect(page.locator(".tt-before")).to_be_empty()
    page.reload()
    expect(page.locator(".tt-before")).to_be_empty()


@pytest.mark.parametrize(
    "kept",
    [
        "{not json",
        "[]",
        "null",
        "7",
        '{"schema": 1}',
        '{"schema": 1, "puzzles": {"who-wins/1597/1/7": 3, "__proto__": {"ok": true}}}',
        '{"schema": 0, "puzzles": {"who-wins/1597/1/7": {"ok": true, "tries": 1}}}',
    ],
)
def test_damaged_memory_hides_nothing(pages: Pages, kept: str) -> None:
    page = pages.show(samples.WORDS)
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    page.reload()
    choose(page, "yes")
    expect(say(page)).to_have_attribute("data-ok", "false")
    assert stored(page)["puzzles"][samples.WORDS["id"]] == {"ok": False, "tries": 1}


def test_memory_of_a_newer_version_is_left_whole(pages: Pages) -> None:
    newer = {"schema": 2, "other": {}}
    page = pages.show(samples.WORDS)
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, json.dumps(newer)])
    choose(page, "yes")
    assert stored(page) == newer


def test_puzzles_work_where_nothing_can_be_stored(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })"
    )
    page.reload()
    button(page, "Settings").click()
    page.get_by_label("Names of the cards").select_option("italian")
    button(page, "Close").click()
    expect(page.locator('[data-choice="2"]')).to_contain_text("Re di Spade")
    choose(page, "3")
    expect(say(page)).to_have_attribute("data-ok", "true")


DAMAGED = "This puzzle is damaged and cannot be shown."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"schema": 2}, "was made for another version"),
        ({"ask": "sing"}, "asks in a way that is not known"),
        ({"ask": "constructor"}, "asks in a way that is not known"),
        ({"choices": None}, DAMAGED),
        ({"choices": []}, DAMAGED),
        ({"choices": [{"id": "1"}]}, DAMAGED),
        ({"worked": None}, DAMAGED),
        ({"table": {"trick": [{"seat": 9, "card": "SK"}]}}, DAMAGED),
        ({"table": {"trick": [{"seat": 0, "card": "XX"}]}}, DAMAGED),
        ({"ask": "number", "answer": "33"}, DAMAGED),
        ({"ask": "order", "items": [], "answer": ["a"], "pairs": []}, DAMAGED),
    ],
)
def test_a_bad_document_is_answered_by_a_sentence(
    pages: Pages, change: dict[str, Any], sentence: str
) -> None:
    document = samples.WHO_WINS | change
    page = pages.show(
        document,
        twin=twin(samples.WHO_WINS).replace(
            twin_attribute(samples.WHO_WINS), twin_attribute(document)
        ),
    )
    expect(page.locator(".tt-sorry")).to_contain_text(sentence)
    # What can be read without a script is still there.
    expect(page.get_by_text("Who wins this trick?")).to_be_visible()


def twin_attribute(document: Any) -> str:
    return f"data-document='{json.dumps(document, ensure_ascii=False, separators=(',', ':'))}'"


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '"words"'])
def test_a_document_that_is_no_document(pages: Pages, text: str) -> None:
    page = pages.show(
        None, twin=f"<tarot-puzzle data-document='{text}'><p>Read me</p></tarot-puzzle>"
    )
    expect(page.locator(".tt-sorry")).to_have_text(DAMAGED)
    expect(page.get_by_text("Read me")).to_be_visible()


def test_a_document_is_never_markup(pages: Pages) -> None:
    evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>&amp;\''
    document = samples.WORDS | {
        "title": evil,
        "prompt": evil,
        "worked": f"{evil}\n{evil}",
        "hints": [evil],
        "cites": ["javascript:alert(1)"],
        "choices": [
            samples.choice("a'b", evil, False, evil, cites=["x.y", evil]),
            samples.choice("b", "fine", True, evil),
        ],
    }
    page = pages.show(document, attributes="data-rule-pages='../{game}/'")
    button(page, "Hint 1 of 1").click()
    page.locator(".tt-choice").first.click()
    expect(say(page)).to_contain_text(evil)
    button(page, "fine").click()
    expect(page.locator(".tt-puzzle :is(img, script, a[href^=javascript])")).to_have_count(0)
    assert page.evaluate("window.hurt") is None


def test_the_rule_card_and_the_cited_rule_are_one_click_away(pages: Pages) -> None:
    page = pages.show(samples.WHO_WINS | {"rules": {"gift": "empty"}})
    button(page, "Rule card").click()
    box = page.get_by_role("dialog")
    expect(box).to_contain_text("The game of the 1597 letter")
    gift = page.locator('[data-rule="1597.fool.gift"]')
    from tarot_teach import VARIANTS

    chosen = VARIANTS["1597"].with_rules(gift="empty")["fool.gift"]
    expect(gift).to_contain_text(chosen.wording)
    expect(gift).to_contain_text(chosen.citations[0].source.title)
    expect(page.locator(".tt-rule")).to_have_count(len(VARIANTS["1597"].rulings))
    button(page, "Close").click()
    expect(button(page, "Rule card")).to_be_focused()
    choose(page, "0")
    page.locator('.tt-cite[data-rule="1597.fool.never-wins"]').click()
    looked = page.locator('[data-looked="yes"]')
    expect(looked).to_have_attribute("data-rule", "1597.fool.never-wins")
    expect(looked).to_be_in_viewport()


def test_a_host_can_give_addresses_for_rules_and_puzzles(pages: Pages) -> None:
    page = pages.show(
        samples.WHO_WINS,
        attributes="data-rule-pages='../games/{game}/' data-puzzle-page='../play/#{id}'",
    )
    choose(page, "0")
    link = page.get_by_role("link", name="Can the Fool win a trick?")
    expect(link).to_have_attribute("href", "../games/1597/#1597.fool.never-wins")
    button(page, "Link").click()
    address = page.get_by_label("Address").input_value()
    assert address.endswith("/play/#who-wins%2F1597%2F1%2F7")
    expect(page.get_by_label("In Python")).to_have_value('tarot_teach.puzzle("who-wins/1597/1/7")')


def test_a_set_can_skip_and_go_on(pages: Pages) -> None:
    marked = twin(samples.WHO_WINS).replace("<tarot-puzzle", "<tarot-puzzle data-set=''", 1)
    page = pages.show(samples.WHO_WINS, twin=marked)
    page.evaluate(
        "window.moves = []; for (const name of ['tarot-skip', 'tarot-next'])"
        " document.addEventListener(name, (e) => window.moves.push([name, e.detail.id, e.detail.ok]))"
    )
    expect(button(page, "Next puzzle")).to_be_hidden()
    button(page, "Skip").click()
    choose(page, "3")
    expect(button(page, "Skip")).to_be_hidden()
    button(page, "Next puzzle").click()
    key = samples.WHO_WINS["id"]
    assert page.evaluate("window.moves") == [["tarot-skip", key, False], ["tarot-next", key, True]]


SAVED_ANSWERS: dict[str, Callable[[Page], None]] = {
    "who-wins": lambda page: page.get_by_role("button", name="Empress").click(),
    "many": lambda page: [
        page.get_by_role("button", name=name).click()
        for name in ("Two of Cups", "King of Cups", "Fool", "Check")
    ],
    "order": lambda page: [
        page.get_by_role("button", name=name).click() for name in ("Two of Swords", "Check")
    ],
    "number": lambda page: [
        page.get_by_label("Your answer").fill("−5"),
        page.get_by_role("button", name="Check").click(),
    ],
    "numbers": lambda page: [
        page.get_by_label("Player A").fill("12"),
        page.get_by_label("Player B").fill("-4"),
        page.get_by_role("button", name="Check").click(),
    ],
    "match": lambda page: [
        *(
            page.get_by_role("combobox").nth(place).select_option(key)
            for place, key in enumerate("110")
        ),
        page.get_by_role("button", name="Check").click(),
    ],
}


@pytest.mark.parametrize("name", SAVED_ANSWERS)
def test_a_saved_page_marks_with_the_small_script_alone(
    open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path, name: str
) -> None:
    document = samples.EVERY_ASK[name]
    (tmp_path / "saved.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Saved</title>'
        f'<link rel="icon" href="data:,"><main>{LISTEN}'
        f"{twin(document, alone=True)}{inline_script()}</main></html>",
        "utf-8",
    )
    page = open_page(f"{serve(tmp_path)}saved.html")
    SAVED_ANSWERS[name](page)
    expect(page.get_by_role("status")).to_contain_text("✓ Right.")
    assert [each["ok"] for each in verdicts(page)] == [True]


WIDGET = """
const { default: { render } } = await import("./module.js");
const values = { document: %s, answer: null, solved: false, tries: 0 };
const listeners = new Map();
window.model = {
  values,
  get: (name) => values[name],
  set(name, value) {
    if (JSON.stringify(values[name]) === JSON.stringify(value)) return;
    values[name] = value;
    for (const listener of listeners.get(`change:${name}`) ?? []) listener();
  },
  save_changes() {},
  on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  off: (name, listener) => listeners.set(name, listeners.get(name).filter((each) => each !== listener)),
};
window.view = (id) => {
  const el = document.body.appendChild(Object.assign(document.createElement("div"), { id }));
  return render({ model, el });
};
view("one");
view("two");
document.body.dataset.shown = "";
"""


def test_two_views_of_a_widget_show_one_answer(
    open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "module.js").write_text(bundle.module(), "utf-8")
    (tmp_path / "widget.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Widget</title>'
        f'<link rel="icon" href="data:,"><body><script type="module">'
        f"{WIDGET % json.dumps(samples.WHO_WINS)}</script></body></html>",
        "utf-8",
    )
    page = open_page(f"{serve(tmp_path)}widget.html")
    page.locator("body[data-shown]").wait_for()
    page.locator('#one [data-choice="0"]').click()
    expect(page.locator("#two .tt-say")).to_have_attribute("data-ok", "false")
    page.locator('#two [data-choice="3"]').click()
    expect(page.locator("#one .tt-say")).to_have_attribute("data-ok", "true")
    kept = page.evaluate("({ ...model.values, document: null })")
    assert kept == {"document": None, "answer": "3", "solved": True, "tries": 2}
    page.evaluate("view('three') && undefined")
    expect(page.locator("#three .tt-say")).to_have_attribute("data-ok", "true")
    assert page.evaluate("model.values.tries") == 2
    page.evaluate("model.set('answer', null)")
    expect(page.locator("#one .tt-say")).to_be_empty()
