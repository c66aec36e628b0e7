"""What the wall shows, for the projector: a question on a slide, its answer on the next."""

from __future__ import annotations

import re
from html import escape

from ..cards import FOOL, Card, Cards, Suit, parse_cards
from ..english import counted, player
from ..puzzles.document import mark
from ..puzzles.key import answer_in_words, right_answer
from ..rules import judge_trick
from ..variant import Variant
from ..variants import VARIANTS
from .drawing import Pen
from .paper import FACE, HEADS, LOOKS, look
from .plan import Numbered, Workshop
from .prepared_hands import barred_in_the_hand, dealers_hand, prepared_play
from .puzzle_sheet import totals_so_far, tricks_played
from .rule_card import on_paper
from .wall import DEAR, DealersHand, Picture, Scene, Trick, number_of_slides, reason_of, scenes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

MOST_LINES = 6
"""How many lines of a reason fit on a wall; the key has the rest."""
SHORT_REASON = 200
"""Up to how many letters of a reason fit on two lines."""
MOST_DRAWN, MOST_LARGE = 28, 16
"""How many cards are drawn, and how many large; more are written, a line for each suit."""


def slides(workshop: Workshop) -> str:
    """Write one HTML file that shows a slide at a time, by keys, by click, or without script.

    The slides stand in the order of the hour, as the leader's script names them.
    """
    pen = Pen(workshop.suits)
    shown = [_title(pen, workshop)]
    for _, _, scene in scenes(workshop):
        shown += _slides_of(pen, workshop, scene)
    assert len(shown) == number_of_slides(workshop)
    body = "\n".join(
        f'<section class="slide{css}" id="s{number}" aria-label="Slide {number} of {len(shown)}">'
        f'{inner}<p class="foot">{escape(workshop.mark)} <span>{number} / {len(shown)}</span></p>'
        "</section>"
        for number, (css, inner) in enumerate(shown, start=1)
    )
    script = (LOOKS / "slides.js").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>Slides: {escape(workshop.title)} · {escape(workshop.mark)}</title>\n"
        f"<style>:root {{ --face: {FACE}; --heads: {HEADS}; }}\n{look('slides')}</style></head>\n"
        f"<body>{pen.store()}<main>\n{body}\n</main>\n"
        '<nav aria-label="Slides"><output></output>'
        '<button type="button" data-step="-1">Back</button>'
        '<button type="button" data-step="1">Next</button></nav>\n'
        f"<script>{script}</script></body></html>\n"
    )


Slide = tuple[str, str]
"""The class of a slide, with a space before it, and what stands on it."""


def _slides_of(pen: Pen, workshop: Workshop, scene: Scene) -> list[Slide]:
    if isinstance(scene, Picture):
        return [_picture(pen, workshop, scene)]
    if isinstance(scene, Trick):
        return _trick(pen, workshop, scene)
    if isinstance(scene, DealersHand):
        return _dealers_hand(pen, scene)
    return _puzzle(pen, workshop.puzzles[scene.place])


def _title(pen: Pen, workshop: Workshop) -> Slide:
    code = f"<p>Class code <b>{pen.text(workshop.code)}</b></p>" if workshop.with_site else ""
    return " title", (
        f"<h1>{pen.text(workshop.title)}</h1>{_drawn(pen, ON_THE_TITLE)}{code}"
        "<p class='keys'>For the leader: → or a click goes on, ← goes back. Type a number and "
        "Enter to jump to that slide. Every question has its answer on the next slide.</p>"
    )


def _whose(workshop: Workshop, game: Variant) -> str:
    return f" <small>{escape(game.name)}</small>" if workshop.compares else ""


ON_THE_TITLE = parse_cards("F T1 T20 T21 SK CQ BC DV")

WITH_THEIR_WORTH = parse_cards("F T21 T20 T1 SK SQ SC SV S7")
"""The cards by which the values of all others can be told."""


def _picture(pen: Pen, workshop: Workshop, scene: Picture) -> Slide:
    if scene.worth is not None:
        game = scene.worth
        told = pen.text(on_paper(game["score.method"].wording)) if scene.whole else ""
        drawn = "".join(
            f"<figure>{pen.card(card)}<figcaption><b>{game.points[card]}</b>"
            f"{pen.name(card)}</figcaption></figure>"
            for card in WITH_THEIR_WORTH
            # Which trumps are worth nothing much is told with the order of the trumps.
            if scene.whole or card.suit is not Suit.TRUMPS or game.points[card] >= DEAR
        )
        return " worth", (
            f"<h1>{pen.text(scene.title)}{_whose(workshop, game)}</h1>"
            f'<div class="trick">{drawn}</div><p>{told}</p>'
        )
    if scene.lines:
        lines = "".join(f"<li>{pen.text(line)}</li>" for line in scene.lines)
        return " told", f"<h1>{pen.text(scene.title)}</h1><ul>{lines}</ul>"
    rows = "".join(
        f'<div class="row">{_drawn(pen, cards)}<p>{pen.text(said)}</p></div>'
        for cards, said in scene.rows
    )
    return " picture", f"<h1>{pen.text(scene.title)}</h1>{rows}"


def _trick(pen: Pen, workshop: Workshop, scene: Trick) -> list[Slide]:
    judged = judge_trick(scene.game, scene.cards)
    asked = "Which card is the highest?" if scene.highest else "Who wins this trick?"
    heading = f"<h1>{asked}{_whose(workshop, scene.game)}</h1>"
    said = f"<p class='why'>{pen.text(reason_of(scene))}</p>"
    if FOOL in scene.cards:
        said += f"<p class='why'>{pen.text(on_paper(scene.game['fool.exchange'].wording))}</p>"
    lying = pen.trick(0, len(scene.cards), scene.cards)
    told = pen.trick(0, len(scene.cards), scene.cards, winner=judged.answer)
    return [(" shown", heading + lying), (" shown answer", f"{heading}{told}{said}")]


def _dealers_hand(pen: Pen, scene: DealersHand) -> list[Slide]:
    held, barred = dealers_hand(scene.game), barred_in_the_hand(scene.game)
    dealer = player(prepared_play(scene.game).positions[0].dealer)
    heading = f"<h1>{dealer} deals: which of these may not be laid away?</h1>"
    reasons = "".join(f"<li>{pen.text(why)}</li>" for _, why in barred)
    codes = [card.code for card in held]
    kept = {card.code for card, _ in barred}
    return [
        ("", f"{heading}{_cards(pen, '', codes, set())}"),
        (
            " answer",
            f"{heading}{_cards(pen, '', codes, kept)}"
            f'<ul class="why">{reasons}<li>All the rest may go.</li></ul>',
        ),
    ]


def _heading(pen: Pen, one: Numbered) -> str:
    document = one.puzzle.document
    game = document["variant"]
    whose = VARIANTS[game].name if game in VARIANTS else "The three games"
    return f"<h1><b>{one.number}</b> {pen.text(document['title'])} <small>{whose}</small></h1>"


def _puzzle(pen: Pen, one: Numbered) -> list[Slide]:
    document = one.puzzle.document
    heading = _heading(pen, one)
    prompt = f"<p>{pen.text(document['prompt'])}</p>"
    asked = f"{heading}{prompt}{_table(pen, document)}{_offered(pen, document)}"
    right = f"<p class='right'>{pen.text(answer_in_words(document))}</p>"
    answered = f"{heading}{right}{_groups(pen, document) or _reasons(pen, document)}"
    return [("", asked), (" answer", answered)]


def _reasons(pen: Pen, document: Mapping[str, Any]) -> str:
    """Give the reason for an answer with the cards it is about; a long one stands beside them."""
    feedback = mark(document, right_answer(document)).feedback
    lines = [on_paper(line) for line in feedback.split("\n") if line.strip()]
    ordered = "items" in document
    if ordered:
        # The last line of an order only repeats it.
        lines = lines[:-1]
    more = "<li>… and so on: see the key.</li>" if len(lines) > MOST_LINES else ""
    told = "".join(f"<li>{pen.text(line)}</li>" for line in lines[:MOST_LINES]) + more
    short = len(lines) == 1 and len(feedback) <= SHORT_REASON
    shown = f"<div class='again'>{_table(pen, document, told=True)}</div>"
    if ordered:
        return f"<div class='stacked'>{shown}<ul class='why'>{told}</ul></div>"
    layout = "stacked" if short else "sides"
    return f"<div class='{layout}'><ul class='why'>{told}</ul>{shown}</div>"


def _groups(pen: Pen, document: Mapping[str, Any]) -> str:
    """Lay out a pile that is counted in groups: the cards of each and what it comes to."""
    lines = document["worked"].split("\n")
    found = [GROUP.fullmatch(line) for line in lines[:-1]]
    if not found or not all(found):
        return ""
    rows = []
    for one in filter(None, found):
        cards = Cards(Card(code) for code in re.findall(r"{(\w+)}", one["cards"]))
        rows.append(f"<div>{_drawn(pen, cards)}<p>{pen.text(one['sum'])}</p></div>")
    return f"<div class='groups'>{''.join(rows)}<p>{pen.text(lines[-1])}</p></div>"


GROUP = re.compile(r"Group \d+: (?P<cards>.*?)\. That is (?P<sum>.*)")


def _table(pen: Pen, document: Mapping[str, Any], *, told: bool = False) -> str:
    """Draw what lies on the table, large; `told` frames what is right and puts cards in order."""
    table = document.get("table", {})
    right = {
        one["card"]
        for one in document.get("choices", [])
        if told and one.get("ok") and one.get("card")
    }
    parts = []
    if table.get("tricks"):
        parts.append(tricks_played(pen, table["tricks"]))
    if table.get("trick"):
        cards = [Card(one["card"]) for one in table["trick"]]
        leader = table["trick"][0]["seat"]
        players = max(table.get("players", 0), *(one["seat"] + 1 for one in table["trick"]))
        won = [place for place, card in enumerate(cards) if card.code in right]
        winner = (leader + won[0]) % players if won else -1
        parts.append(pen.trick(leader, players, cards, winner=winner))
    piles = table.get("piles", {})
    whole = [*table.get("hand", ()), *(code for pile in piles.values() for code in pile)]
    draw = len(whole) <= MOST_DRAWN
    if "hand" in table:
        parts.append(_cards(pen, "Your hand", table["hand"], right, draw=draw))
    for seat, codes in piles.items():
        whose = "The pile" if len(piles) == 1 else f"The pile of {player(int(seat))}"
        caption = f"{whose}, {counted(len(codes), 'card')}"
        parts.append(_cards(pen, caption, codes, right, draw=draw))
    if "totals" in table:
        parts.append(totals_so_far(pen, table["totals"]))
    if told and "items" in document:
        parts.append(_cards(pen, "", document["answer"], set()))
    return f'<div class="table">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def _drawn(pen: Pen, cards: Cards) -> str:
    return f'<div class="trick">{"".join(map(pen.card, cards))}</div>'


def _cards(
    pen: Pen, caption: str, codes: Sequence[str], right: set[str], *, draw: bool = True
) -> str:
    head = f"<h3>{caption}</h3>" if caption else ""
    cards = [Card(code) for code in codes]
    if not draw:
        return head + pen.rows(cards)
    drawn = "".join(
        f'<span class="{"won" if card.code in right else "lies"}">{pen.card(card)}</span>'
        for card in cards
    )
    size = "" if len(cards) <= MOST_LARGE else " many"
    return f'{head}<div class="lying{size}">{drawn}</div>'


def _offered(pen: Pen, document: Mapping[str, Any]) -> str:
    """Name what may be chosen, where the table does not show it already."""
    parts = document.get("parts", [])
    if "items" in document:
        drawn = "".join(
            f"<figure>{pen.card(card)}<figcaption>{pen.name(card)}</figcaption></figure>"
            for card in (Card(item["card"]) for item in document["items"])
        )
        return f'<div class="trick offered">{drawn}</div>'
    if document["ask"] == "one":
        labels = [pen.label(choice["label"]) for choice in document["choices"]]
        if all(label.startswith(player(0)[:-1]) and len(label) < 10 for label in labels):
            return ""
        return f'<ul class="offers">{"".join(f"<li>{label}</li>" for label in labels)}</ul>'
    if document["ask"] == "many" and not document["choices"][0].get("card"):
        labels = [pen.label(choice["label"]) for choice in document["choices"]]
        return f'<ul class="offers">{"".join(f"<li>{label}</li>" for label in labels)}</ul>'
    if parts and "choices" in parts[0]:
        labels = [pen.label(part["label"]) for part in parts]
        return f'<ul class="offers">{"".join(f"<li>{label}: ?</li>" for label in labels)}</ul>'
    return ""
