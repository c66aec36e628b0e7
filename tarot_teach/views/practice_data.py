"""What the scripts know about practice: words for class codes, the bank, and the lessons."""

from __future__ import annotations

from ..puzzles import PUZZLES
from ..puzzles.bank import bank_index
from ..puzzles.code import HIGHEST_NUMBER, LONGEST_NAME, WORDS
from ..puzzles.lessons import lesson_of
from ..puzzles.selection import CANDIDATES, MOST_PUZZLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def practice_data() -> dict[str, Any]:
    """Give what the page needs to choose a set and to find its puzzles in the bank.

    >>> practice_data()["words"]["quick"]["slots"]
    ['who-wins/1597/1', 'who-wins/1659/1', 'who-wins/piedmontese/1']
    """
    words = {
        key: {
            "about": word.about,
            "slots": [f"{slot.kind}/{slot.game}/{slot.level}" for slot in word.slots],
            "count": word.count,
        }
        for key, word in WORDS.items()
    }
    return {
        **bank_index(),
        "words": words,
        "candidates": CANDIDATES,
        "mostPuzzles": MOST_PUZZLES,
        "highestNumber": HIGHEST_NUMBER,
        "longestName": LONGEST_NAME,
    }


def lesson_data() -> dict[str, dict[str, object]]:
    """Give the lesson to read again for each kind and game.

    >>> lesson_data()["who-wins/1597"]["title"]
    'The trick'
    """
    pairs = [(kind, game) for kind in PUZZLES for game in PUZZLES[kind].games]
    lessons = {f"{kind}/{game}": lesson_of(kind, game) for kind, game in pairs}
    return {
        key: {"number": lesson.number, "slug": lesson.slug, "title": lesson.title}
        for key, lesson in lessons.items()
    }
