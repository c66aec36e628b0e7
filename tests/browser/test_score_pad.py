"""The score pad as people at a table use it: by mouse, by keys, on a small phone, over a reload."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from built_site import Site
from playwright.sync_api import Locator, Page, expect

import tarot_teach as tt
from tarot_teach.cards import write_out
from tarot_teach.chance import Chance
from tarot_teach.variant import Variant
from tarot_teach.views.score_pad import counting_cards

Open = Callable[..., Page]
PLACE = "score-pad/"
KEY = "tarot-teach/score-pad"
NAMES = ["Ann", "Ben", "Cat", "Dora", "Eve", "Finn"]
# The worked hand of four players whose scores are known for both ways of valuing cards.
PILES = [
    "T18 T3 SK SV S9 S6 CQ C10 C7 C2 BC B8 B1 DK D6 D5",
    "F T11 T2 BK B7 B2 DV D9",
    "T21 T16 T15 T10 T8 T1 SQ SC S8 S3 CC CV C9 C1 BQ B10 B4 DQ D10 D1",
    "T4 S5 C4 B5",
]
PACK_IN_THREES = [
    "T20 T19 T15 T10 T6 T4 SK SQ SC S9 S5 CQ CV C1 C3 C8 BK B10 B7 B4 DC DV D2 D3 D6 D9 D10",
]


class Pad:
    """Hold a pad on its page, and use it as a hand or the keys would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("tarot-score-pad[data-ready]")
        self.root.wait_for()

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name)

    def begin(self, players: int, *, game: str = "1597", dealer: int = 0, **rules: str) -> None:
        self.root.locator(f'[name="game"][value="{game}"]').check()
        for option, value in rules.items():
            if not self.root.locator("details.sp-rules[open]").count():
                self.root.get_by_text("House rules", exact=True).click()
            self.root.locator(f'[name="{option}"][value="{value}"]').check()
        if self.root.locator('[name="players"]').count():
            self.root.locator(f'[name="players"][value="{players}"]').check()
        for seat in range(players):
            self.root.get_by_label(f"Name of player {seat + 1}").fill(NAMES[seat])
        self.root.get_by_label(f"Player {dealer + 1} deals first").check()
        self.button("Start the game").click()
        expect(self.root.get_by_role("heading", name="Hand 1")).to_be_focused()

    def choose(self, seat: int) -> None:
        self.root.locator(".sp-players label").nth(seat).click()

    def card(self, code: str) -> Locator:
        return self.root.locator(f'[data-card="{code}"]')

    def enter(self, piles: list[str], game: Variant) -> None:
        counting = counting_cards(game)
        for seat, text in enumerate(piles):
            pile = tt.parse_cards(text)
            self.choose(seat)
            self.root.locator(".sp-steps input").fill(str(len(pile)))
            for card in pile:
                if card in counting:
                    self.card(card.code).click()

    def score(self) -> None:
        self.root.locator(".sp-hand .sp-main").click()

    def row(self, head: str) -> list[str]:
        row = self.root.get_by_role("row").filter(
            has=self.page.get_by_role("rowheader", name=head, exact=True)
        )
        return row.get_by_role("cell").all_inner_texts()

    def kept(self) -> dict[str, Any]:
        return json.loads(self.page.evaluate("key => localStorage.getItem(key)", KEY))


@pytest.fixture
def pad(site: Site, open_page: Open) -> Pad:
    return Pad(open_page(site.address + PLACE))


@pytest.mark.parametrize(
    ("game", "rules", "scores"),
    [
        ("1597", {}, ["+18", "+6", "+30", "−8"]),
        ("1659", {}, ["+12", "+5", "+8", "−8"]),
        ("1659", {"values": "full"}, ["+18", "+6", "+30", "−8"]),
    ],
)
def test_scores_the_worked_hand(
    pad: Pad, game: str, rules: dict[str, str], scores: list[str]
) -> None:
    pad.begin(4, game=game, **rules)
    pad.enter(PILES, tt.VARIANTS[game].with_rules(**rules))
    expect(pad.root.locator(".sp-sums")).to_have_text("48 of 48 cards are in the piles.")
    pad.score()
    expect(pad.root.get_by_role("heading", name="Hand 2")).to_be_focused()
    assert pad.row("1") == scores
    assert pad.row("Total") == [score.removeprefix("+") for score in scores]
    expect(pad.root.locator(".sp-status")).to_contain_text(f"Ann {scores[0]}")


def test_says_what_does_not_add_up_and_scores_nothing(pad: Pad) -> None:
    pad.begin(4)
    pad.root.locator(".sp-steps input").fill("16")
    pad.score()
    told = pad.root.locator(".sp-troubles")
    expect(told).to_contain_text("16 cards together, but 48 were taken: 32 cards too few")
    pad.choose(1)
    pad.button("The rest").click()
    pad.button("One card more").click()
    expect(told).to_contain_text("49 cards together, but 48 were taken: 1 card too many")
    pad.button("One card less").click()
    expect(told).to_be_empty()
    pad.choose(2)
    pad.card("SK").click()
    expect(told).to_contain_text("Cat has a counting card, but only 0 cards in all.")
    pad.score()
    expect(pad.root.get_by_role("heading", name="Hand 1")).to_be_visible()
    assert pad.kept()["now"]["hands"] == []


def test_doubts_piles_that_are_no_whole_tricks_but_lets_the_table_decide(pad: Pad) -> None:
    pad.begin(4)
    for seat, cards in enumerate((13, 11, 12, 12)):
        pad.choose(seat)
        pad.root.locator(".sp-steps input").fill(str(cards))
    expect(pad.root.locator(".sp-troubles")).to_contain_text("Count again: Ann (13), Ben (11).")
    pad.button("Score it all the same").click()
    assert pad.row("1") == ["+1", "−1", "0", "0"]


def test_a_card_is_in_one_pile_only(pad: Pad) -> None:
    pad.begin(4)
    pad.card("SK").click()
    expect(pad.card("SK")).to_have_attribute("aria-pressed", "true")
    pad.choose(1)
    expect(pad.card("SK")).to_have_attribute("aria-pressed", "false")
    expect(pad.card("SK")).to_have_accessible_name("King of Swords, with Ann")
    pad.card("SK").click()
    expect(pad.root.locator(".sp-status")).to_have_text("King of Swords moved from Ann to Ben.")
    assert [pile["captured"] for pile in pad.kept()["now"]["piles"]] == [[], ["SK"], [], []]


def test_the_piedmontese_pack_is_shared_out_to_the_last_card(pad: Pad) -> None:
    pad.begin(3, game="piedmontese")
    game = tt.VARIANTS["piedmontese"]
    first = tt.parse_cards(PACK_IN_THREES[0])
    rest = [card for card in tt.deck() if card not in first]
    piles = [PACK_IN_THREES[0], " ".join(map(str, rest[:24])), " ".join(map(str, rest[24:]))]
    pad.enter(piles, game)
    pad.choose(0)
    pad.card("T20").click()
    expect(pad.root.locator(".sp-troubles")).to_have_text(
        "Nobody has these counting cards yet: Angel (trump 20)."
    )
    pad.card("T20").click()
    pad.score()
    points = [tt.count_pile(game, tt.parse_cards(pile)).game_points for pile in piles]
    assert points[0] == 7
    assert sum(points) == 0
    assert pad.row("1") == [f"{one:+}".replace("-", "−") if one else "0" for one in points]


def test_undo_takes_back_act_by_act_also_after_a_reload(pad: Pad) -> None:
    pad.begin(4)
    pad.enter(PILES, tt.VARIANTS["1597"])
    pad.score()
    pad.page.reload()
    pad = Pad(pad.page)
    expect(pad.root.get_by_role("heading", name="Hand 2")).to_be_visible()
    assert pad.row("1") == ["+18", "+6", "+30", "−8"]
    pad.button("Undo").click()
    expect(pad.root.get_by_role("heading", name="Hand 1")).to_be_visible()
    expect(pad.root.locator(".sp-status")).to_contain_text("Taken back: Hand scored: Ann +18")
    pad.choose(3)
    expect(pad.root.locator(".sp-steps input")).to_have_value("4")
    pad.button("Undo").click()
    expect(pad.root.locator(".sp-steps input")).to_have_value("0")
    expect(pad.root.locator(".sp-sums")).to_have_text("44 of 48 cards are in the piles.")
    pad.button("Undo").click()
    expect(pad.card("DQ")).to_have_accessible_name("Queen of Coins, in no pile")


def test_a_new_game_can_be_taken_back(pad: Pad) -> None:
    pad.begin(4)
    pad.card("SK").click()
    pad.button("New game").click()
    expect(pad.root.get_by_label("Name of player 2")).to_have_value("Ben")
    pad.button("Undo").click()
    expect(pad.card("SK")).to_have_accessible_name("King of Swords, with Ann")


def random_game(key: str, players: int, hands: int) -> tuple[dict[str, Any], list[list[int]]]:
    """Make a kept table with random piles of whole hands, and the points that the rules give."""
    game = tt.VARIANTS[key]
    counting = counting_cards(game)
    chance = Chance(f"table {key} {players}")
    table, points = [], []
    for _ in range(hands):
        pack = chance.shuffled(tt.deck())
        dealt = len(pack) if key == "piedmontese" else 12 * players
        cuts = sorted(chance.below(dealt + 1) for _ in range(players - 1))
        piles = [pack[a:b] for a, b in zip([0, *cuts], [*cuts, dealt], strict=True)]
        table.append(
            [{"cards": len(p), "captured": [c.code for c in p if c in counting]} for p in piles]
        )
        points.append([tt.count_pile(game, pile).game_points for pile in piles])
    empty = [{"cards": 0, "captured": []} for _ in range(players)]
    state = {"schema": 1, "game": key, "rules": {}, "names": NAMES[:players], "dealer": 1}
    state |= {"hands": table, "piles": empty, "seat": 0, "claim": None, "revoked": None}
    return state, points


@pytest.mark.parametrize(("key", "players"), [("1597", 5), ("1659", 4), ("piedmontese", 3)])
def test_the_browser_counts_random_piles_as_python_does(pad: Pad, key: str, players: int) -> None:
    state, points = random_game(key, players, 30)
    kept = json.dumps({"now": state, "act": "", "before": []})
    pad.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    pad.page.reload()
    pad = Pad(pad.page)
    for number, scores in enumerate(points, 1):
        assert [int(one.replace("−", "-")) for one in pad.row(str(number))] == scores
    totals = [sum(column) for column in zip(*points, strict=True)]
    assert [int(one.replace("−", "-")) for one in pad.row("Total")] == totals
    won = tt.game_result(tt.VARIANTS[key], totals, (1 + 30) % players, 30)
    told = pad.root.locator("h2").inner_text()
    assert all((NAMES[seat] in told) == (seat in won) for seat in range(players)), told


@pytest.mark.parametrize(
    ("rule", "told"), [("highest", "Ben wins."), ("elder", "Ann wins."), ("instant", "Ben wins.")]
)
def test_the_chosen_rule_says_who_wins(pad: Pad, rule: str, told: str) -> None:
    pad.begin(4, winner=rule, dealer=3)
    for seat, cards in enumerate((24, 24, 0, 0)):
        pad.choose(seat)
        pad.root.locator(".sp-steps input").fill(str(cards))
    # Four hands of +12 each bring two players to 48; then both pass fifty.
    for _ in range(3):
        pad.score()
        for seat in (0, 1):
            pad.choose(seat)
            pad.root.locator(".sp-steps input").fill("24")
    pad.card("SK").click()
    pad.choose(0)
    pad.card("SC").click()
    pad.score()
    assert pad.row("Total") == ["50", "52", "−48", "−48"]
    expect(pad.root.get_by_role("heading", level=2)).to_have_text(told)


def test_fifty_may_be_claimed_in_the_middle_of_a_hand_where_that_is_the_rule(pad: Pad) -> None:
    pad.begin(2, winner="instant")
    claim = pad.button("Ann says “50”")
    pad.root.locator(".sp-steps input").fill("24")
    for code in ("SK", "CK", "BK", "DK", "SQ", "CQ", "BQ"):
        pad.card(code).click()
    claim.click()
    expect(pad.root.locator(".sp-status")).to_contain_text("Ann comes to 37 with these cards")
    for code in ("DQ", "F", "T1", "T21"):
        pad.card(code).click()
    claim.click()
    expect(pad.root.get_by_role("heading", level=2)).to_have_text("Ann said it first and wins.")


def test_a_revoke_ends_the_game_where_the_source_says_so(pad: Pad) -> None:
    pad.begin(4)
    for seat, cards in enumerate((20, 12, 8, 8)):
        pad.choose(seat)
        pad.root.locator(".sp-steps input").fill(str(cards))
    pad.score()
    pad.button("Ann revoked").click()
    told = pad.root.get_by_role("heading", level=2)
    expect(told).to_have_text("Ann revoked and is out: Ben wins.")
    pad.button("Undo").click()
    pad.button("New game").click()
    pad.begin(4, game="1659")
    expect(pad.button("revoked")).to_have_count(0)


def test_the_keys_are_enough(pad: Pad) -> None:
    keys = pad.page.keyboard
    pad.root.locator('[name="game"]').first.focus()
    keys.press("ArrowDown")
    expect(pad.root.locator('[name="game"][value="1659"]')).to_be_checked()
    keys.press("Tab")
    expect(pad.root.locator('[name="players"][value="4"]')).to_be_focused()
    keys.press("Tab")
    keys.type("Ann")
    keys.press("Enter")
    expect(pad.root.get_by_role("heading", name="Hand 1")).to_be_focused()
    keys.press("Tab")
    expect(pad.root.get_by_role("radio").first).to_be_focused()
    keys.press("ArrowRight")
    expect(pad.root.locator(".sp-count label")).to_have_text("Cards Player 2 took")
    keys.press("Tab")
    keys.press("Tab")
    keys.type("12")
    for _ in range(4):
        keys.press("Tab")
    expect(pad.card("SK")).to_be_focused()
    keys.press("Space")
    expect(pad.card("SK")).to_have_accessible_name("King of Swords, with Player 2")
    expect(pad.card("SK")).to_be_focused()
    assert pad.kept()["now"]["piles"][1] == {"cards": 12, "captured": ["SK"]}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_full_table_fits_the_smallest_phone(site: Site, open_page: Open, scheme: str) -> None:
    page = open_page(
        site.address + PLACE, width=320, height=600, has_touch=True, color_scheme=scheme
    )
    pad = Pad(page)
    pad.begin(6)
    pad.choose(5)
    pad.card("SK").tap()
    pad.card("T21").tap()
    pad.score()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for target in pad.root.locator("button:visible, .sp-players label, .sp-steps input").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert Axe().run(page).violations_count == 0


@pytest.mark.parametrize("kept", ["{", '{"now":{"schema":1,"game":"__proto__"}}', '{"now":7}'])
def test_a_damaged_memory_is_no_obstacle(site: Site, open_page: Open, kept: str) -> None:
    page = open_page(site.address + PLACE)
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    page.reload()
    Pad(page).begin(4)


def test_it_works_where_nothing_can_be_kept(site: Site, open_page: Open) -> None:
    # The theme itself asks the storage, too, and says so on the console.
    page = open_page("about:blank", allowed=("No storage here",))
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new Error('No storage here'); } });"
    )
    page.goto(site.address + PLACE)
    pad = Pad(page)
    pad.begin(4)
    pad.card("SK").click()
    pad.button("Undo").click()
    expect(pad.card("SK")).to_have_accessible_name("King of Swords, in no pile")


def test_two_tabs_show_the_same_table(pad: Pad) -> None:
    pad.begin(4)
    other = pad.page.context.new_page()
    other.goto(pad.page.url)
    second = Pad(other)
    second.card("F").click()
    expect(pad.card("F")).to_have_accessible_name("Fool, with Ann")


def test_it_comes_to_life_without_loading_a_page_anew(site: Site, open_page: Open) -> None:
    page = open_page(site.address)
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name="Score pad").first.click()
    pad = Pad(page)
    pad.begin(4)
    pad.card("SK").click()
    page.get_by_role("link", name="Learn").first.click()
    expect(page).to_have_url(re.compile("/learn/"))
    page.get_by_role("link", name="Score pad").first.click()
    pad = Pad(page)
    expect(pad.card("SK")).to_have_accessible_name("King of Swords, with Ann")
    assert page.evaluate("window.stayed")


def test_without_script_it_says_what_counts(site: Site, open_page: Open) -> None:
    page = open_page(site.address + PLACE, java_script_enabled=False)
    table = page.get_by_role("table", name="The French game of 1659")
    expect(table).to_contain_text("King of Swords, King of Cups, King of Batons, King of Coins")
    told = [write_out(game["score.method"].wording) for game in tt.VARIANTS.values()]
    expect(page.locator("tarot-score-pad table + p")).to_have_text(told)
