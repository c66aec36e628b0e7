"""Puzzle documents for looking at the face: one of every way to ask, written by hand."""

from __future__ import annotations

from typing import Any


def document(ask: str, **parts: Any) -> dict[str, Any]:
    """Complete a document; `parts` are what matters for the test."""
    whole = {
        "schema": 1,
        "id": f"sample-{ask}/1597/1/7",
        "kind": f"sample-{ask}",
        "variant": "1597",
        "rules": {},
        "level": 1,
        "tags": [],
        "title": "A puzzle",
        "prompt": "What do you say?",
        "ask": ask,
        "table": {},
        "hints": [],
        "worked": "Look again.",
        "cites": ["1597.trick.winner"],
    }
    return whole | parts


def choice(key: str, label: str, ok: bool, feedback: str, **more: Any) -> dict[str, Any]:
    return {
        "id": key,
        "label": label,
        "ok": ok,
        "feedback": feedback,
        "cites": ["1597.trick.winner"],
    } | more


WHO_WINS = document(
    "one",
    id="who-wins/1597/1/7",
    kind="who-wins",
    title="Who wins this trick?",
    prompt="{SK} was led. Four cards lie on the table. Who wins?",
    table={
        "players": 4,
        "dealer": 1,
        "trick": [
            {"seat": 2, "card": "SK"},
            {"seat": 3, "card": "T3"},
            {"seat": 0, "card": "F"},
            {"seat": 1, "card": "S10"},
        ],
    },
    choices=[
        choice(
            "2", "Player C", False, "{SK} was led, but {T3} is a trump and beats it.", card="SK"
        ),
        choice(
            "3", "Player D", True, "{T3} is the only trump in the trick, so it wins.", card="T3"
        ),
        choice(
            "0",
            "Player A",
            False,
            "{F} can never win a trick.",
            card="F",
            cites=["1597.fool.never-wins"],
        ),
        choice("1", "Player B", False, "{S10} is a sword, and below {SK} at that.", card="S10"),
    ],
    hints=["Is there a trump in the trick?", "{F} is not a trump.", "Look at {T3}."],
    worked="Look for trumps first.\n{T3} is the only one.\nSo {T3} wins the trick.",
)


def trick_for(players: int) -> dict[str, Any]:
    cards = ["C7", "CK", "T20", "F", "DQ", "B10"][:players]
    seats = [(1 + place) % players for place in range(players)]
    return document(
        "one",
        id=f"who-wins/1597/2/{players}",
        kind="who-wins",
        title="Who wins this trick?",
        prompt="{C7} was led.",
        table={
            "players": players,
            "trick": [{"seat": s, "card": c} for s, c in zip(seats, cards, strict=True)],
        },
        choices=[
            choice(
                str(s), f"{{{c}}}", c == ("T20" if players > 2 else "CK"), f"{{{c}}} it is.", card=c
            )
            for s, c in zip(seats, cards, strict=True)
        ],
        worked="Trumps beat suits.",
    )


WORDS = document(
    "one",
    title="Is the Fool a trump?",
    prompt="Trumps were led. You hold {F} and {SK}. Which of these is true?",
    table={"hand": ["F", "SK"]},
    choices=[
        choice(
            "yes",
            "The Fool must be played, for it is a trump",
            False,
            "{F} is not a trump.",
            cites=["1597.fool.not-a-trump"],
        ),
        choice(
            "no", "Either card may be played", True, "You hold no trump, so every card is allowed."
        ),
    ],
)

HAND = (
    "SK SQ S10 S7 S4 S1 CK CC CV C1 C3 C9 BQ BV B10 B6 B2 DK D1 D5 D8 T20 T17 T13 T9 T5 T1 F"
).split()

MANY = document(
    "many",
    id="legal-plays/1597/1/1",
    title="Which cards may you play?",
    prompt="{C7} was led. Choose every card that you may play.",
    table={
        "players": 4,
        "trick": [{"seat": 1, "card": "C7"}],
        "hand": ["C2", "CK", "DK", "T4", "F"],
    },
    choices=[
        choice("C2", "{C2}", True, "A cup follows the led suit."),
        choice("CK", "{CK}", True, "A cup follows the led suit."),
        choice("DK", "{DK}", False, "{DK} does not follow: you hold Cups."),
        choice("T4", "{T4}", False, "{T4} must wait: you hold Cups."),
        choice("F", "{F}", True, "{F} may be played at any time.", cites=["1597.fool.any-time"]),
    ],
    hints=["Which suit was led?"],
    worked="Cups were led and you hold two.\nSo you follow, or play {F}.",
)
for each in MANY["choices"]:
    each["card"] = each["id"]

HAND_28 = document(
    "many",
    id="lay-away/piedmontese/1/1",
    kind="lay-away",
    variant="piedmontese",
    title="What may not be laid away?",
    prompt="You deal and hold 28 cards. Choose every card that must stay in your hand.",
    table={"hand": HAND},
    choices=[
        choice(
            card,
            f"{{{card}}}",
            card[1:] == "K" or card in {"F", "T1", "T20"},
            f"About {{{card}}}.",
            card=card,
            cites=[],
        )
        for card in HAND
    ],
)

PICK = document(
    "many",
    pick=2,
    title="Lay two cards away",
    prompt="Choose two cards that may be laid away.",
    choices=[
        choice("S2", "{S2}", True, "{S2} may go.", card="S2"),
        choice("S3", "{S3}", True, "{S3} may go.", card="S3"),
        choice("SK", "{SK}", False, "A King must stay.", card="SK"),
    ],
)

ORDER = document(
    "order",
    id="rank-cards/1597/1/1",
    title="Put the cards in order",
    prompt="Weakest first.",
    items=[
        {"id": "SK", "card": "SK"},
        {"id": "S2", "card": "S2"},
        {"id": "T1", "card": "T1"},
        {"id": "T20", "card": "T20"},
    ],
    answer=["S2", "SK", "T1", "T20"],
    pairs=[
        {
            "lower": "S2",
            "upper": "SK",
            "feedback": "{S2} is below {SK}.",
            "cites": ["1597.order.courts"],
        },
        {"lower": "S2", "upper": "T1", "feedback": "{S2} is below every trump.", "cites": []},
        {"lower": "S2", "upper": "T20", "feedback": "{S2} is below {T20}.", "cites": []},
        {"lower": "SK", "upper": "T1", "feedback": "{SK} is below every trump.", "cites": []},
        {"lower": "SK", "upper": "T20", "feedback": "{SK} is below {T20}.", "cites": []},
        {"lower": "T1", "upper": "T20", "feedback": "{T1} is the lowest trump.", "cites": []},
    ],
    worked="Swords first, from low to high.\nThen the trumps by number.",
)

NUMBER = document(
    "number",
    id="score-pile/1597/1/1",
    title="Score this pile",
    prompt="Count this pile of seven cards.",
    table={"players": 4, "piles": {"0": ["SK", "CQ", "T21", "F", "B7", "B2", "D4"]}},
    answer=-5,
    mistakes=[
        {
            "value": 7,
            "feedback": "You left out the count below twelve.",
            "cites": ["1597.score.method"],
        }
    ],
    otherwise="Count the cards first: seven is five below twelve.",
    hints=["How many cards are there?", "Seven cards are five below twelve."],
    worked="Count the cards: 7, five below twelve.\nAdd the values.\nThe pile is worth −5.",
)

NUMBERS = document(
    "numbers",
    id="score-hand/1597/1/1",
    title="Score the hand",
    prompt="What does each player score?",
    table={"players": 2, "piles": {"0": ["SK", "CQ", "T21"], "1": ["F", "B7", "B2", "D4"]}},
    parts=[
        {
            "id": "0",
            "label": "Player A",
            "answer": 12,
            "mistakes": [],
            "otherwise": "Count the pile of player A again.",
        },
        {
            "id": "1",
            "label": "Player B",
            "answer": -4,
            "mistakes": [{"value": 4, "feedback": "Mind the sign.", "cites": []}],
            "otherwise": "Count the pile of player B again.",
        },
    ],
)

MATCH = document(
    "match",
    id="three-rulebooks/all/1/1",
    variant="all",
    title="Three rulebooks",
    prompt="{T20} and {T21} fell in one trick. Which card wins in each game?",
    table={"players": 2, "trick": [{"seat": 0, "card": "T20"}, {"seat": 1, "card": "T21"}]},
    parts=[
        {
            "id": key,
            "label": label,
            "choices": [
                choice(
                    "0",
                    "{T20}",
                    high == "T20",
                    f"In this game {{{high}}} is the highest trump.",
                    cites=[f"{key}.order.top-trump"],
                ),
                choice(
                    "1",
                    "{T21}",
                    high == "T21",
                    f"In this game {{{high}}} is the highest trump.",
                    cites=[f"{key}.order.top-trump"],
                ),
            ],
        }
        for key, label, high in (
            ("1597", "The game of the 1597 letter", "T21"),
            ("1659", "The game of 1659", "T21"),
            ("piedmontese", "The Piedmontese game", "T20"),
        )
    ],
)

PAST = document(
    "one",
    title="Find the revoke",
    prompt="One of these plays broke the rules. Which?",
    table={
        "players": 3,
        "tricks": [
            [{"seat": 0, "card": "SK"}, {"seat": 1, "card": "S3"}, {"seat": 2, "card": "T5"}],
            [{"seat": 2, "card": "C2"}, {"seat": 0, "card": "C9"}, {"seat": 1, "card": "D4"}],
        ],
        "totals": {"0": 42, "1": -7, "2": 12},
    },
    choices=[
        choice("none", "There was none", False, "Look at the second trick."),
        choice("1-2", "Player B in trick 2", True, "It held a cup."),
    ],
)

EVERY_ASK = {
    "who-wins": WHO_WINS,
    "words": WORDS,
    "many": MANY,
    "hand-28": HAND_28,
    "pick": PICK,
    "order": ORDER,
    "number": NUMBER,
    "numbers": NUMBERS,
    "match": MATCH,
    "past": PAST,
}
