"""Cards as they show themselves, in a browser: seen, named, told apart without colour."""

from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import face_documents as samples
import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from face_page import Pages, choose
from lab_page import open_notebook, run_all, save
from lab_server import Lab
from playwright.sync_api import Locator, Page, expect

import tarot_teach as tt
from tarot_teach.views.display import trick_html

AXE = Axe()
SUITS = "SCBD"
DARK = "background: #14120f; color: #eee; color-scheme: dark"

READ_GREYS = """async ([data, boxes]) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + data;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"),
        { width: picture.width, height: picture.height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return boxes.map(([left, top, width, height]) => {
        const pixels = context.getImageData(left, top, width, height).data;
        const counts = new Array(256).fill(0), fields = new Array(24 * 40).fill(0);
        for (let k = 0; k < width * height; k += 1) {
            const grey = pixels[4 * k];
            if (grey !== pixels[4 * k + 1] || grey !== pixels[4 * k + 2]) throw new Error("colour");
            counts[grey] += 1;
            const column = Math.floor((k % width) * 24 / width);
            const row = Math.floor(Math.floor(k / width) * 40 / height);
            fields[row * 24 + column] += grey * 960 / (width * height);
        }
        return { counts, fields };
    });
}"""


def greys(page: Page, cards: list[Locator]) -> list[dict[str, Any]]:
    """Photograph a page without colour and read the greys of each card."""
    page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    boxes = []
    for card in cards:
        expect(card).to_be_visible()
        box = card.bounding_box()
        assert box is not None
        wide, high = box["width"], box["height"]
        # Only what lies within the frame, whose edge fades into the page.
        inside = box["x"] + wide / 10, box["y"] + high / 20, wide * 0.8, high * 0.9
        boxes.append([round(side) for side in inside])
    data = base64.b64encode(page.screenshot(full_page=True)).decode()
    seen: list[dict[str, Any]] = page.evaluate(READ_GREYS, [data, boxes])
    return seen


def between_ink_and_paper(seen: dict[str, Any]) -> int:
    """Give the grey that a suit is filled with: the commonest that is neither line nor ground."""
    counts = seen["counts"]
    return max(range(58, 205), key=lambda grey: sum(counts[grey - 2 : grey + 3]))


def check_suits_differ(seen: list[dict[str, Any]]) -> None:
    filled = [between_ink_and_paper(card) for card in seen]
    for (one, left), (other, right) in combinations(zip(SUITS, seen, strict=True), 2):
        unlike = sum(abs(a - b) > 40 for a, b in zip(left["fields"], right["fields"], strict=True))
        assert unlike > 60, f"{one} and {other} have one shape"
    assert min(abs(a - b) for a, b in combinations(filled, 2)) >= 9, dict(
        zip(SUITS, filled, strict=True)
    )


@pytest.fixture
def show(
    open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path
) -> Callable[..., Page]:
    """Give a function that opens a page of outputs."""

    def show_(*outputs: str, dark: bool = False, width: int = 1280) -> Page:
        style = DARK if dark else "background: #fff; color: #222"
        body = "".join(f"<section>{output}</section>" for output in outputs)
        (tmp_path / "shown.html").write_text(
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards</title>'
            '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
            f'</head><body style="margin: 8px; font: 16px sans-serif; {style}"><main>'
            f"<h1>Cards</h1>{body}</main></body></html>",
            "utf-8",
        )
        return open_page(serve(tmp_path) + "shown.html", width=width)

    return show_


def outputs() -> list[str]:
    deal = tt.deal(tt.VARIANTS["piedmontese"], seed="x")
    trick = trick_html([(2, tt.Card("SK")), (0, tt.Card("T21")), (1, tt.Card("F"))])
    hands = [tt.parse_cards("S4 T20 F DQ"), tt.deck()[:12], deal.hands[deal.dealer], tt.deck()]
    return [
        tt.Card("T15")._repr_html_(),
        *(tt.Cards(hand)._repr_html_() for hand in hands),
        trick,
        tt.Cards()._repr_html_(),
    ]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [1280, 320])
def test_everybody_can_read_it(show: Callable[..., Page], width: int, dark: bool) -> None:
    page = show(*outputs(), dark=dark, width=width)
    for opened in (False, True):
        page.evaluate(
            "(open) => document.querySelectorAll('details').forEach((e) => { e.open = open; })",
            opened,
        )
        found = AXE.run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, found.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1280, 375, 320])
def test_a_trick_of_four_stands_in_one_row(show: Callable[..., Page], width: int) -> None:
    codes = ["SK", "T21", "T15", "F"]
    page = show(trick_html((seat, tt.Card(code)) for seat, code in enumerate(codes)), width=width)
    tops = page.locator(".tt-shown > ol > li").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(tops) == len(codes)
    assert len(set(tops)) == 1
    page.get_by_text("The trick in words").click()
    line = page.get_by_text("Player B: World (trump 21)").bounding_box()
    assert line is not None
    assert line["height"] < 24


@pytest.mark.parametrize("width", [1280, 375])
def test_the_number_of_a_plain_trump_stands_between_its_lines(
    show: Callable[..., Page], width: int
) -> None:
    page = show(tt.deck()._repr_html_(), width=width)
    card = page.get_by_role("img", name="World (trump 21)", exact=True)
    above, below = card.evaluate(
        """(card) => {
          const top = parseFloat(getComputedStyle(card, "::before").top);
          const size = parseFloat(getComputedStyle(card, "::before").fontSize);
          const svg = card.querySelector("svg"), line = svg.querySelector("path:last-child");
          const scale = svg.clientWidth / svg.viewBox.baseVal.width;
          const box = line.getBBox();
          return [top - box.y * scale, (box.y + box.height) * scale - top - size];
        }"""
    )
    assert above > -2
    assert below > -2


def test_pages_that_resolve_every_address_can_hold_drawings(show: Callable[..., Page]) -> None:
    page = show(*outputs())
    assert page.locator("use").count() > 0
    expect(page.locator(".tt-shown [href], .tt-shown [src]")).to_have_count(0)


def test_the_tree_names_each_card_once(show: Callable[..., Page]) -> None:
    page = show(outputs()[1])
    tree = page.locator("main").aria_snapshot()
    for name in ("Four of Swords", "Angel (trump 20)", "Fool", "Queen of Coins"):
        assert tree.count(name) == 1
        expect(page.get_by_role("img", name=name, exact=True)).to_be_visible()
    page.get_by_text("Four cards in words").click()
    expect(page.get_by_text("Trumps: Angel (trump 20)")).to_be_visible()


def test_every_picture_shows(show: Callable[..., Page]) -> None:
    """Each drawing fills its card, also when an earlier output has gone from the page."""
    page = show(
        *(tt.Cards(tt.deck()[start : start + 4])._repr_html_() for start in range(0, 78, 4))
    )
    page.evaluate("document.querySelector('section').remove()")
    drawings = page.locator("[role=img] > svg")
    expect(drawings).to_have_count(74)
    for seen in greys(page, drawings.all()):
        pixels = sum(seen["counts"])
        assert 0.03 < sum(seen["counts"][:200]) / pixels < 0.9


@pytest.mark.parametrize("dark", [False, True])
def test_suits_differ_in_shape_and_grey(show: Callable[..., Page], dark: bool) -> None:
    cards = tt.Cards(tt.Card(f"{suit}7") for suit in SUITS)
    page = show(cards._repr_html_(), dark=dark)
    check_suits_differ(greys(page, page.locator("[role=img] > svg").all()))


def test_suits_differ_where_signs_stand_for_pictures(show: Callable[..., Page]) -> None:
    page = show(tt.deck()._repr_html_())
    names = [tt.Card(f"{suit}7").name for suit in SUITS]
    cards = [page.get_by_role("img", name=name, exact=True).locator("svg") for name in names]
    check_suits_differ(greys(page, cards))


def test_suit_and_winner_can_be_told_without_colour_after_the_verdict(
    open_page: Callable[..., Page], serve: Callable[..., str], tmp_path: Path
) -> None:
    codes = ["S7", "C7", "B7", "D7"]
    document = samples.WHO_WINS | {
        "table": {
            "players": 4,
            "dealer": 3,
            "trick": [{"seat": seat, "card": code} for seat, code in enumerate(codes)],
        },
        "choices": [
            samples.choice(
                str(seat), f"Player {'ABCD'[seat]}", seat == 0, f"{{{code}}} it is.", card=code
            )
            for seat, code in enumerate(codes)
        ],
        "hints": [],
    }
    page = Pages(tmp_path, serve(tmp_path), open_page).show(
        document, drawn=True, reduced_motion="reduce"
    )
    choose(page, "0")
    winner = page.locator('.tt-place[data-card="S7"]')
    expect(winner.locator(".tt-taken")).to_be_visible()
    expect(winner.locator(".tt-taken")).to_contain_text("takes the trick")
    for code in codes[1:]:
        expect(page.locator(f'.tt-place[data-card="{code}"]')).not_to_contain_text("takes")
    dresses = [page.locator(f'.tt-place[data-card="{code}"] .tt-large') for code in codes]
    for dress in dresses:
        expect(dress).to_have_js_property("complete", True)
    check_suits_differ(greys(page, dresses))


CELLS = (
    "import tarot_teach as tt\n"
    "position = tt.deal(tt.VARIANTS['piedmontese'], seed='x')\n"
    "tt.Card('T15')",
    "position.hands[0]",
    "tt.deal(tt.VARIANTS['1597'], seed='x').play(tt.Card('T15')).trick",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("cards")
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3 (ipykernel)"}},
    )
    nbformat.write(notebook, made / "cards.ipynb")
    return made


def test_jupyterlab_shows_cards_and_the_notebook_stays_light(
    start_lab: Callable[[Path, Path], Lab],
    folder: Path,
    tmp_path: Path,
    open_page: Callable[..., Page],
) -> None:
    lab = start_lab(folder, tmp_path / "jupyter")
    page = open_page("about:blank", height=1200)
    open_notebook(page, lab.address, "cards.ipynb")
    run_all(page)
    card, hand, trick = (
        page.locator(".jp-OutputArea-output .tt-shown").nth(place) for place in range(3)
    )
    expect(card.get_by_role("img", name="Devil (trump 15)")).to_be_visible()
    expect(hand.get_by_role("img")).to_have_count(28)
    expect(trick.get_by_role("listitem").first).to_contain_text("Player B leads")
    first = hand.get_by_role("img").first.bounding_box()
    assert first is not None
    assert 40 < first["width"] < 70
    found = AXE.run(page, context=".jp-OutputArea-output", options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    save(page)
    assert (folder / "cards.ipynb").stat().st_size < 75_000
    # In a notebook that is not trusted the drawings are gone, and the words remain.
    other = start_lab(folder, tmp_path / "untrusting")
    page.goto("about:blank")
    open_notebook(page, other.address, "cards.ipynb")
    output = page.locator(".jp-OutputArea-output .tt-shown").nth(1)
    output.get_by_text("28 cards in words").click()
    expect(output.locator("details")).to_contain_text("Swords: Knave of Swords")
    expect(output).to_contain_text("SV S9 S8 S7 S4 S1")
    expect(output.locator("svg")).to_have_count(0)
