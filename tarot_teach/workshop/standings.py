"""How well a rule is founded, as a small mark beside it on paper."""

from __future__ import annotations

import re

from ..sources import Ruling, Standing

FOLLOWS, OURS = "°", "†"
LEGEND = (
    "No mark: the source says so. ° It follows from the source or a sister source, though not said "
    "in words. † Our choice, since the source does not say."
)
_OF_OUR_OWN = re.compile(r"\bour (?:rule|choice)\b|\bdoes not say\b", re.I)


def mark_of(ruling: Ruling) -> str:
    """Give the mark of a ruling: nothing where a source states the whole of it.

    A ruling that a source states is marked all the same where its own words tell that part of it
    is our choice, or its citations that part of it is inferred.

    >>> from tarot_teach.variants import VARIANTS
    >>> scarto = VARIANTS["piedmontese"]
    >>> [mark_of(scarto[one]) for one in ("trick.follow", "score.values", "table.first-dealer")]
    ['', '°', '†']
    """
    if ruling.standing is Standing.RECONSTRUCTED or _OF_OUR_OWN.search(ruling.wording):
        return OURS
    inferred = any("inferred" in citation.place for citation in ruling.citations)
    return FOLLOWS if inferred or ruling.standing is Standing.INFERRED else ""
