"""The built site as a reader takes it: by mouse, by keyboard, on a phone, without script."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from built_site import Site
from playwright.sync_api import Locator, Page, Route, expect
from puzzle_on_page import bring_to_life, button, choices, press_until_focused

from tarot_teach.cards import write_out

Open = Callable[..., Page]
HOME, FIRST_LESSON, LESSON = "", "learn/the-pack/", "learn/the-trick/"
PHONE = {"width": 375, "height": 667, "has_touch": True, "is_mobile": True}


def first_face(page: Page) -> Locator:
    page.locator("tarot-puzzle[data-ready]").first.wait_for()
    return page.locator("tarot-puzzle .tt-puzzle").first


@pytest.mark.parametrize("place", [HOME, LESSON])
def test_a_puzzle_says_why_an_answer_is_wrong_and_why_one_is_right(
    site: Site, open_page: Open, place: str
) -> None:
    page = open_page(site.address + place)
    wrong, right = choices(site.documents(place)[0])
    face = first_face(page)
    for choice in (wrong, right):
        button(face, choice).click()
        expect(face.get_by_role("status")).to_contain_text(write_out(choice["feedback"]))


def test_every_puzzle_of_the_lesson_comes_to_life(site: Site, open_page: Open) -> None:
    page = open_page(site.address + LESSON)
    first_face(page)
    documents = site.documents(LESSON)
    assert page.locator("tarot-puzzle").count() == len(documents) > 9
    for at in range(len(documents)):
        expect(bring_to_life(page, at)).to_be_visible()
    assert {d["variant"] for d in documents if d["kind"] == "score-pile"} == {
        "1597",
        "1659",
        "piedmontese",
    }


def test_a_pile_is_scored_by_typing_a_number(site: Site, open_page: Open) -> None:
    page = open_page(site.address + LESSON)
    first_face(page)
    documents = site.documents(LESSON)
    at = next(i for i, document in enumerate(documents) if document["ask"] == "number")
    face = bring_to_life(page, at)
    field = face.get_by_role("textbox")
    mistake = documents[at]["mistakes"][0]
    for value, told in (
        (mistake["value"], mistake["feedback"]),
        (documents[at]["answer"], documents[at]["worked"].splitlines()[-1]),
    ):
        field.fill(str(value))
        field.press("Enter")
        expect(face).to_contain_text(write_out(told))


def test_home_shows_a_live_puzzle_in_the_first_screen_of_a_phone(
    site: Site, open_page: Open
) -> None:
    page = open_page(site.address, **PHONE)
    face = first_face(page)
    wrong, right = choices(site.documents(HOME)[0])
    for choice in (wrong, right):
        box = button(face, choice).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"], "a choice lies below the first screen"


def test_instant_navigation_keeps_puzzles_alive(site: Site, open_page: Open) -> None:
    page = open_page(site.address)
    first_face(page)
    page.evaluate("window.stillTheSamePage = true")
    page.get_by_role("link", name="Start with the pack").click()
    page.wait_for_url(site.address + FIRST_LESSON)
    expect(page.get_by_role("heading", name="The pack", level=1)).to_be_visible()
    assert page.evaluate("window.stillTheSamePage") is True
    face = first_face(page)
    face.get_by_role("button", name="Model answer").click()
    worked = str(site.documents(FIRST_LESSON)[0]["worked"]).splitlines()[0]
    expect(face).to_contain_text(write_out(worked))
    page.go_back()
    page.wait_for_url(site.address)
    expect(first_face(page)).to_be_visible()


def test_a_puzzle_can_be_solved_by_keyboard_alone(site: Site, open_page: Open) -> None:
    page = open_page(site.address)
    face = first_face(page)
    wrong, right = choices(site.documents(HOME)[0])
    press_until_focused(page, button(face, wrong))
    page.keyboard.press("Enter")
    expect(face.get_by_role("status")).to_contain_text(write_out(wrong["feedback"]))
    press_until_focused(page, button(face, right), "Shift+Tab" if _before(right, wrong) else "Tab")
    page.keyboard.press("Space")
    expect(face.get_by_role("status")).to_contain_text(write_out(right["feedback"]))


def _before(one: dict[str, str], other: dict[str, str]) -> bool:
    return int(one["id"]) < int(other["id"])


def test_progress_survives_a_reload(site: Site, open_page: Open) -> None:
    page = open_page(site.address)
    _, right = choices(site.documents(HOME)[0])
    button(first_face(page), right).click()
    page.reload()
    expect(first_face(page)).to_contain_text("solved before")
    kept = json.loads(page.evaluate("localStorage.getItem('tarot-teach/progress')"))
    assert kept["puzzles"] == {site.documents(HOME)[0]["id"]: {"ok": True, "tries": 1}}


def test_a_verdict_links_to_its_rule_on_the_game_page(site: Site, open_page: Open) -> None:
    page = open_page(site.address + LESSON)
    _, right = choices(site.documents(LESSON)[0])
    face = first_face(page)
    button(face, right).click()
    link = face.locator(".tt-cites a").first
    target = link.evaluate("(a) => a.href")
    game, anchor = re.fullmatch(rf"{site.address}games/([^/]+)/#(.+)", target).groups()  # type: ignore[union-attr]
    assert anchor == right["cites"][0]
    assert site.soup(f"games/{game}/").find(id=anchor)
    link.click()
    page.wait_for_url(target)
    expect(page.locator(f'[id="{anchor}"]')).to_be_in_viewport()


def test_a_link_leads_to_its_place_though_the_page_was_scrolled_just_before(
    site: Site, open_page: Open
) -> None:
    page = open_page(site.address + LESSON, service_workers="block")
    target = f"{site.address}games/1659/#1659.end.winner"
    held: list[Route] = []
    page.route(f"{site.address}games/1659/", lambda route: held.append(route))
    # The theme is awake once it has noted how far the page is scrolled.
    page.wait_for_function("history.state !== null")
    with page.expect_request(f"{site.address}games/1659/"):
        page.evaluate(
            """(target) => {
                const link = document.createElement("a");
                document.querySelector("article").append(link);
                link.href = target;
                window.scrollBy(0, 300);
                link.click();
            }""",
            target,
        )
    # The new page arrives late: the theme takes the place of the old one for a place in it.
    page.wait_for_function("location.hash && history.state !== null")
    held[0].continue_()
    expect(page.locator('[id="1659.end.winner"]')).to_be_in_viewport()


def test_a_verdict_comes_with_the_next_frame_on_a_slow_phone(site: Site, open_page: Open) -> None:
    page = open_page(site.address + LESSON, **PHONE)
    everything = site.documents(LESSON)
    for at in range(len(everything)):
        bring_to_life(page, at)
    documents = [document for document in everything if document["ask"] == "one"]
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times: list[float] = []
    # Other tests run at the same time: the quickest click shows what the page itself needs.
    for document in documents * 20:
        times.append(page.evaluate(CLICK_TO_VERDICT, document["id"]))
        if len(times) >= 4 * len(documents) and min(times) <= 50:
            break
    print(f"click to verdict at 4x slowdown: {[round(time) for time in sorted(times)]} ms")
    assert min(times) <= 50


def test_a_verdict_gives_a_new_look_to_its_own_puzzle_only(site: Site, open_page: Open) -> None:
    page = open_page(site.address + LESSON, **PHONE)
    (document, *_) = (one for one in site.documents(LESSON) if one["ask"] == "one")
    bring_to_life(page, site.documents(LESSON).index(document))
    devtools = page.context.new_cdp_session(page)
    traced: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda found: traced.extend(found["value"]))
    page.evaluate("window.scrollTo(0, 0)")
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
    page.evaluate(CLICK_TO_VERDICT, document["id"])
    ended: list[object] = []
    devtools.on("Tracing.tracingComplete", lambda told: ended.append(told))
    devtools.send("Tracing.end")
    while not ended:
        page.evaluate("new Promise(requestAnimationFrame)")
    (clicked,) = (
        one["ts"]
        for one in traced
        if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "click"
    )
    dressed = [
        one["args"]["elementCount"]
        for one in traced
        if one["name"] == "UpdateLayoutTree" and one["ts"] > clicked
    ]
    assert dressed
    assert sum(dressed) < 100


CLICK_TO_VERDICT = """async (id) => {
    const element = [...document.querySelectorAll("tarot-puzzle")]
        .find((one) => JSON.parse(one.dataset.document).id === id);
    const wanted = JSON.parse(element.dataset.document).choices.find((choice) => choice.ok).id;
    const frame = () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const status = element.querySelector("[role=status]");
    element.scrollIntoView();
    if (status.textContent) element.querySelector(".tt-main:not([hidden])").click();
    const pressed = element.querySelector(`[data-choice="${wanted}"]`);
    for (let quiet = 0; quiet < 5; quiet += 1) await frame();
    if (status.textContent) throw Error("the last verdict is still there");
    const start = performance.now();
    pressed.click();
    await frame();
    const time = performance.now() - start;
    if (!status.textContent) throw Error("no verdict");
    return time;
}"""


@pytest.mark.parametrize("place", [HOME, LESSON])
def test_without_script_questions_cards_and_model_answers_are_there(
    site: Site, open_page: Open, place: str
) -> None:
    page = open_page(site.address + place, java_script_enabled=False)
    puzzles = page.locator("tarot-puzzle")
    documents = site.documents(place)
    assert puzzles.count() == len(documents) > 0
    for puzzle, document in zip(puzzles.all(), documents, strict=True):
        expect(puzzle).to_contain_text(write_out(document["prompt"]))
        for choice in document.get("choices", []):
            expect(puzzle).to_contain_text(choice["label"].strip("{}") and _plain(choice["label"]))
        answer = puzzle.locator("details")
        answer.locator("summary").click()
        expect(answer.locator("p, li").last).to_be_visible()
        expect(answer).to_contain_text(write_out(document["worked"].splitlines()[-1]))


def _plain(label: str) -> str:
    return write_out(f"It is {label}").removeprefix("It is ").removeprefix("the ")


def test_a_page_weighs_little(site: Site, open_page: Open) -> None:
    import gzip

    page = open_page("about:blank")
    bodies: dict[str, bytes] = {}
    page.on("response", lambda response: bodies.setdefault(response.url, response.body()))
    page.goto(site.address + LESSON, wait_until="networkidle")
    first_face(page)
    packed = {url: len(gzip.compress(body, 9)) for url, body in bodies.items()}
    ours = sum(size for url, size in packed.items() if "/assets/tarot/" in url)
    documents = json.dumps(site.documents(LESSON)).encode()
    ours += len(gzip.compress(documents, 9))
    everything = sum(packed.values())
    print(f"lesson page: ours {ours / 1000:.1f} kB, everything {everything / 1000:.1f} kB, packed")
    assert ours <= 150_000
    assert everything <= 600_000
