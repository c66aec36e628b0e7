"""The cards as a browser draws them: every one shows, and no two look the same."""

from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest
from playwright.sync_api import Browser, Page

from tarot_teach.pack.compose import layers, sprite_of
from tarot_teach.pack.sheets import CODES, sheets

COLUMNS = 13

READ_PICTURE = """async ([data, width, height, columns, count]) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + data;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    // greys as the eye grades them, from 0 for black to 255 for white
    const linear = Array.from({ length: 256 }, (_, step) => step / 255 <= 0.04045
        ? step / 255 / 12.92 : ((step / 255 + 0.055) / 1.055) ** 2.4);
    const cards = [];
    for (let i = 0; i < count; i += 1) {
        const x = (i % columns) * width, y = Math.floor(i / columns) * height;
        const pixels = context.getImageData(x, y, width, height).data;
        const counts = new Array(256).fill(0);
        const grid = new Array(24 * 40).fill(0);
        for (let k = 0; k < width * height; k += 1) {
            const light = 0.2126 * linear[pixels[4 * k]] + 0.7152 * linear[pixels[4 * k + 1]]
                + 0.0722 * linear[pixels[4 * k + 2]];
            const grey = light <= 0.0089 ? Math.round(light * 2303)
                : Math.round(2.55 * (116 * Math.cbrt(light) - 16));
            counts[grey] += 1;
            const column = Math.floor((k % width) * 24 / width);
            const row = Math.floor(Math.floor(k / width) * 40 / height);
            grid[row * 24 + column] += grey * 960 / (width * height);
        }
        cards.push({ counts, grid });
    }
    return cards;
}"""


class Seen(NamedTuple):
    """A card as drawn: how many pixels there are of each grey, and the greys of 24 by 40 fields."""

    counts: list[int]
    grid: list[float]

    def share(self, lowest: int, highest: int) -> float:
        """Return the share of pixels whose grey lies between two values."""
        return sum(self.counts[lowest : highest + 1]) / sum(self.counts)

    def fields_unlike(self, other: Seen) -> int:
        """Return how many fields are plainly darker or lighter than another card's."""
        return sum(abs(a - b) > 40 for a, b in zip(self.grid, other.grid, strict=True))


def document(cards: list[tuple[str, ...]], width: int, style: str = "") -> str:
    """Return a page of cards in a grid without gaps, the sprite inlined as a host does it."""
    height = width * 5 // 3
    drawn = "".join(
        f'<svg viewBox="0 0 480 800" width="{width}" height="{height}" '
        f'style="position:absolute;left:{i % COLUMNS * width}px;top:{i // COLUMNS * height}px">'
        + "".join(f'<use href="#{name}"/>' for name in names)
        + "</svg>"
        for i, names in enumerate(cards)
    )
    sprite = sprite_of({name for names in cards for name in names})
    return (
        f'<!doctype html><meta charset="utf-8"><style>body{{margin:0}}{style}</style>'
        '<div style="position:absolute;width:0;height:0;overflow:hidden">'
        f'{sprite}</div><div id="table">{drawn}</div>'
    )


@pytest.fixture
def read_cards(
    open_page: Callable[..., Page],
) -> Callable[..., list[Seen]]:
    """Give a function that draws cards and returns the greys of each card's pixels."""

    def read(cards: list[tuple[str, ...]], width: int, style: str = "") -> list[Seen]:
        height = width * 5 // 3
        page = open_page(
            "about:blank",
            width=COLUMNS * width,
            height=-(-len(cards) // COLUMNS) * height,
        )
        page.set_content(document(cards, width, style))
        data = base64.b64encode(page.screenshot()).decode()
        found = page.evaluate(READ_PICTURE, [data, width, height, COLUMNS, len(cards)])
        return [Seen(card["counts"], card["grid"]) for card in found]

    return read


@pytest.mark.parametrize(
    ("width", "suits"),
    [(48, "italian"), (96, "italian"), (240, "italian"), (48, "french"), (96, "french")],
)
def test_every_card_shows_and_differs_from_all_others(
    read_cards: Callable[..., list[Seen]], width: int, suits: str
) -> None:
    cards = [layers(code, suits=suits, index=False, names=None, small=width < 72) for code in CODES]
    seen = read_cards([*cards, layers("back")], width)
    for code, card in zip([*CODES, "back"], seen, strict=True):
        assert 0.1 < card.share(0, 199) < 0.9, code
    for (code, card), (other_code, other) in combinations(zip(CODES, seen, strict=False), 2):
        assert card.fields_unlike(other) > 10, (code, other_code)


def test_indices_and_names_are_drawn_upon_the_card(read_cards: Callable[..., list[Seen]]) -> None:
    bare = read_cards([layers(code, index=False, names=None) for code in CODES], 96)
    full = read_cards([layers(code) for code in CODES], 96)
    for code, without, complete in zip(CODES, bare, full, strict=True):
        assert complete.share(0, 69) > without.share(0, 69) + 0.002, code


def test_the_suits_keep_their_greys(read_cards: Callable[..., list[Seen]]) -> None:
    inks = []
    for card in read_cards([layers(f"{suit}7", index=False) for suit in "SCBD"], 240):
        inks.append(max(range(45, 215), key=lambda grey, card=card: card.counts[grey]))
    assert all(after - before >= 25 for before, after in pairwise(inks)), inks


def test_line_only_dress_is_ink_on_white(read_cards: Callable[..., list[Seen]]) -> None:
    inks = ("paper", "indigo", "madder", "verdigris", "ochre")
    style = "body{" + "".join(f"--tt-{ink}:#fff;" for ink in inks) + "}"
    for card in read_cards([layers(code) for code in CODES], 240, style):
        assert card.share(0, 40) + card.share(250, 255) > 0.8
        assert card.share(255, 255) > 0.5


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_print_on_whole_pages(browser: Browser, tmp_path: Path, paper: str) -> None:
    source, printed = tmp_path / "sheets.html", tmp_path / "sheets.pdf"
    source.write_text(sheets(paper), encoding="utf-8")
    page = browser.new_page()
    page.goto(source.as_uri())
    page.pdf(path=printed, prefer_css_page_size=True, print_background=True)
    page.close()
    with pypdfium2.PdfDocument(printed) as pdf:
        assert len(pdf) == 18
        width, height = {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
        for number in range(18):
            size = pdf[number].get_size()
            assert size == pytest.approx((width / 25.4 * 72, height / 25.4 * 72), abs=1)
        # the last sheet has six cards: its lower third is bare, its upper part is not
        for number in (16, 17):
            picture = pdf[number].render(scale=1, grayscale=True)
            rows = [
                bytes(picture.buffer)[y * picture.stride : y * picture.stride + picture.width]
                for y in range(picture.height)
            ]
            inked = [sum(grey < 100 for grey in row) for row in rows]
            third = picture.height * 2 // 3
            assert sum(inked[:third]) > 8000
            assert sum(inked[third + 5 :]) < 200
