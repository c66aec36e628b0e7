"""The headings of a rulebook, and which question stands under which."""

from __future__ import annotations

from tarot_teach.variant import QUESTIONS

TOPICS = {
    "pack": "The pack",
    "order": "Which card is higher",
    "honours": "Which card is higher",
    "table": "The table",
    "players": "The table",
    "deal": "The deal",
    "discard": "Laying away",
    "trick": "The trick",
    "fool": "The Fool",
    "revoke": "Wrong play",
    "score": "Counting",
    "end": "The end of the game",
}
HEADINGS = list(dict.fromkeys(TOPICS.values()))
ORDER = list(QUESTIONS)


def topic(question: str) -> tuple[int, str]:
    """Give a heading's place in the rulebook, and the heading."""
    heading = TOPICS[question.split(".")[0]]
    return HEADINGS.index(heading), heading


def place(question: str) -> tuple[int, int]:
    """Give the place of a question in the rulebook."""
    return topic(question)[0], ORDER.index(question)
