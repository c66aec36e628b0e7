"""The cards: the committed sprite is what the code draws, and holds all that it must."""

from __future__ import annotations

import ast
import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from pathlib import Path

import pytest

import tarot_teach.pack
from tarot_teach.cards import card_names
from tarot_teach.pack.__main__ import main
from tarot_teach.pack.compose import SPRITE, layers, sprite_of, standalone
from tarot_teach.pack.ink import COLOURS
from tarot_teach.pack.names import ATTESTED, TRADITIONS, TRUMPS, cartouche
from tarot_teach.pack.pips import baton_places, round_places
from tarot_teach.pack.sheets import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CODES,
    COLUMNS,
    PAPERS,
    ROWS,
    page,
    sheets,
)
from tarot_teach.pack.sprite import draw_sprite

SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 60_000
SUITED = [code for code in CODES if code[0] in "SCBD"]
NAMED = [code for code in CODES if code[0] in "TF" or code[1] in "KQCV"]
SHAPES = {
    "svg": {"xmlns", "width", "height", "aria-hidden"},
    "defs": set(),
    "symbol": {
        "id",
        "viewBox",
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linejoin",
        "stroke-linecap",
        "color",
    },
    "g": {"id"},
    "path": {"d", "fill", "stroke", "stroke-width", "transform"},
    "use": {"href", "transform"},
}
"""Every element the sprite may hold, with every attribute it may have."""


@pytest.fixture(scope="module")
def text() -> str:
    return SPRITE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_the_committed_sprite_is_what_the_code_draws(text: str) -> None:
    assert draw_sprite() == text, "run python -m tarot_teach.pack"


def test_the_sprite_is_light(text: str) -> None:
    assert len(gzip.compress(text.encode(), 9)) <= LIMIT


def test_only_plain_shapes_with_presentation_attributes(root: ElementTree.Element) -> None:
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        assert name in SHAPES
        assert set(element.attrib) <= SHAPES[name], name
        assert not (element.text or "").strip()


def test_every_colour_is_one_of_the_six_inks(text: str) -> None:
    inks = {f"var(--tt-{name},{colour})" for name, colour in COLOURS.items()}
    used = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', text))
    assert used <= inks | {"none", "currentColor"}
    assert inks <= used


def test_ids_are_single_prefixed_and_resolved(root: ElementTree.Element) -> None:
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("tt-") for name in ids)
    wanted = {element.attrib["href"] for element in root.iter(SVG + "use")}
    assert wanted <= {f"#{name}" for name in ids}
    symbols = {element.attrib["id"] for element in root.iter(SVG + "symbol")}
    assert {f"#{name}" for name in set(ids) - symbols} == wanted - {f"#{name}" for name in symbols}


def test_every_card_has_all_its_layers(root: ElementTree.Element) -> None:
    symbols = {element.attrib["id"]: element for element in root.iter(SVG + "symbol")}
    assert len(CODES) == len(set(CODES)) == 78
    wanted = {"tt-card-back"}
    for code in CODES:
        for suits in ("italian", "french"):
            for small in (True, False):
                for names in TRADITIONS:
                    for index in (True, False):
                        wanted |= set(
                            layers(code, suits=suits, names=names, small=small, index=index)
                        )
    wanted |= {f"tt-{dress}sign-{suit}" for dress in ("", "french-") for suit in "SCBD"}
    assert wanted == set(symbols)
    assert all(len(symbol) for symbol in symbols.values())


def test_the_layers_of_a_card() -> None:
    assert layers("back") == ("tt-card-back",)
    assert layers("F") == ("tt-card-F", "tt-name-english-F")
    assert layers("T1", suits="french", names=None) == ("tt-card-T1", "tt-index-T1")
    assert layers("S10") == ("tt-card-S10", "tt-index-S10")
    assert layers("T9", index=False, names=None) == ("tt-card-T9",)
    assert layers("T9", index=False, small=True) == ("tt-small-T9", "tt-numeral-T9")
    assert layers("B2", suits="french", index=False) == ("tt-french-period-B2",)
    assert layers("B1", index=False) == ("tt-card-B1",)
    assert layers("DQ", suits="french", index=False, small=True) == ("tt-french-small-DQ",)


@pytest.mark.parametrize("tradition", ["english", "italian"])
def test_cartouches_say_the_names_of_the_cards(tradition: str) -> None:
    names = card_names(tradition)
    for code in NAMED:
        assert cartouche(code, tradition) == names[code].partition(" (")[0].upper()


def test_every_tradition_names_every_card_in_both_dresses() -> None:
    for tradition in TRADITIONS:
        for suits in ("italian", "french"):
            assert len({cartouche(code, tradition, suits) for code in NAMED}) == len(NAMED)
    assert cartouche("DV", "english", "french") == "KNAVE OF DIAMONDS"


def test_historical_spellings_are_french_ones_of_the_pack() -> None:
    assert len(ATTESTED) == 5
    assert set(TRUMPS["french"]) >= ATTESTED


def test_pips_are_as_many_as_the_card_says() -> None:
    for number in range(2, 11):
        assert len(set(round_places(number))) == number
        assert len(set(baton_places(number))) == number


def test_greys_of_the_suits_lie_apart() -> None:
    def lightness(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        grey: float = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        return 116 * grey ** (1 / 3) - 16

    steps = [
        lightness(COLOURS[name])
        for name in ("ink", "indigo", "madder", "verdigris", "ochre", "paper")
    ]
    assert all(after - before >= 12 for before, after in pairwise(steps))


@pytest.mark.parametrize("code", ["SK", "C7", "T21", "F", "back"])
def test_a_card_alone_is_whole(code: str) -> None:
    svg = ElementTree.fromstring(standalone(code, title="a < b & c"))
    assert svg.findtext(SVG + "title") == "a < b & c"
    ids = {element.attrib["id"] for element in svg.iter() if "id" in element.attrib}
    wanted = {element.attrib["href"].removeprefix("#") for element in svg.iter(SVG + "use")}
    assert wanted == ids


def test_a_part_of_the_sprite_holds_what_it_needs_and_no_more() -> None:
    wanted = layers("DK")
    part = ElementTree.fromstring(sprite_of(wanted))
    ids = {element.attrib["id"] for element in part.iter() if "id" in element.attrib}
    used = {element.attrib["href"].removeprefix("#") for element in part.iter(SVG + "use")}
    assert ids == used | set(wanted)
    assert len(sprite_of(wanted)) < 20_000
    with pytest.raises(KeyError):
        sprite_of(["tt-card-S11"])


def test_a_card_alone_has_plain_colours() -> None:
    coloured, lines = standalone("CQ"), standalone("CQ", line_only=True)
    assert "var(" not in coloured + lines
    assert COLOURS["madder"] in coloured
    assert set(re.findall(r'"(#[0-9a-f]{3,6})"', lines)) == {COLOURS["ink"], "#fff"}
    first = set(re.findall(r'id="([^"]+)"', coloured))
    assert first.isdisjoint(re.findall(r'id="([^"]+)"', lines))


def test_a_card_that_does_not_exist_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        standalone("S11")


def test_showing_a_card_imports_no_drawing_code() -> None:
    script = "import sys, tarot_teach.pack.compose; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {name for name in done.stdout.split() if name.startswith("tarot_teach.pack")}
    assert loaded == {"tarot_teach.pack", "tarot_teach.pack.compose"}


def imported_names(module: Path, package: Path) -> set[str]:
    """Name in full every module, or thing in a module, that a module of the package imports."""
    home = ["tarot_teach", *module.relative_to(package).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            path = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{path}.{alias.name}" for alias in node.names}
    return found


def test_the_package_draws_nothing_at_run_time() -> None:
    package = Path(tarot_teach.pack.__file__).parents[1]
    # These two only put together what is drawn in the sprite.
    allowed = ("tarot_teach.pack.compose", "tarot_teach.pack.sheets")
    for module in package.rglob("*.py"):
        if module.parent != package / "pack":
            for name in imported_names(module, package):
                assert not name.startswith("tarot_teach.pack") or name.startswith(allowed), module


# ------------------------------------------------------------ sheets to print
@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_fit_a_sheet(paper: str) -> None:
    width, height = PAPERS[paper]
    assert width - COLUMNS * CARD_WIDTH >= 20
    assert height - ROWS * CARD_HEIGHT >= 15


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_cards(paper: str) -> None:
    width, _ = PAPERS[paper]

    def places(text: str) -> list[tuple[float, float]]:
        svg = ElementTree.fromstring(text)
        cards = [element for element in svg if element.attrib.get("class") == "card"]
        return [(float(card.attrib["x"]), float(card.attrib["y"])) for card in cards]

    cards = [layers(code) for code in CODES[:7]]
    fronts = places(page(paper, cards))
    backs = places(page(paper, [layers("back")] * 7, mirrored=True))
    assert len(set(fronts)) == 7
    for (x, y), (back_x, back_y) in zip(fronts, backs, strict=True):
        assert back_x == pytest.approx(width - x - CARD_WIDTH, abs=0.02)
        assert back_y == y


def test_the_sheets_hold_every_card_once() -> None:
    html = sheets("a4")
    body = html[html.index('class="page"') :]
    faces = re.findall(r'href="#tt-card-(\w+)"', body)
    assert sorted(code for code in faces if code != "back") == sorted(CODES)
    assert faces.count("back") == 78
    french = sheets("letter", suits="french", names=None, index=False, line_only=True)
    body = french[french.index('class="page"') :]
    assert len(re.findall(r'href="#tt-french-(?:card|period)-\w+"', body)) == len(SUITED)
    assert "tt-index" not in body
    assert "tt-name" not in body
    assert "--tt-paper: #fff" in french


def test_the_command_draws_the_sprite_and_the_sheets(tmp_path: Path, text: str) -> None:
    main([str(tmp_path / "cards.svg")])
    assert (tmp_path / "cards.svg").read_text(encoding="utf-8") == text
    target = tmp_path / "sheets.html"
    main(["--sheets", "letter", "--suits", "french", "--names", "none", "--no-index", str(target)])
    assert target.read_text(encoding="utf-8") == sheets(
        "letter", suits="french", names=None, index=False
    )
    with pytest.raises(SystemExit):
        main(["--sheets", "a4"])
