"""The pictures of the Fool and the 21 trumps, by code."""

from __future__ import annotations

from collections.abc import Callable

from .pen import Pen
from .trumps_00_05 import emperor, empress, fool, mountebank, pope, popess
from .trumps_06_10 import chariot, hermit, justice, lover, wheel_of_fortune
from .trumps_11_15 import death, devil, hanged_man, strength, temperance
from .trumps_16_18 import moon, star_card, tower
from .trumps_19_21 import angel, sun, world

PICTURES: dict[str, Callable[[Pen], None]] = {
    "F": fool,
    "T1": mountebank,
    "T2": popess,
    "T3": empress,
    "T4": emperor,
    "T5": pope,
    "T6": lover,
    "T7": chariot,
    "T8": justice,
    "T9": hermit,
    "T10": wheel_of_fortune,
    "T11": strength,
    "T12": hanged_man,
    "T13": death,
    "T14": temperance,
    "T15": devil,
    "T16": tower,
    "T17": star_card,
    "T18": moon,
    "T19": sun,
    "T20": angel,
    "T21": world,
}

FIT = {
    "T2": 0.93,
    "T3": 0.96,
    "T4": 0.92,
    "T5": 0.92,
    "T10": 0.94,
    "T11": 0.97,
    "T13": 0.97,
    "T15": 0.95,
    "T8": 0.99,
    "T6": 0.99,
    "T17": 0.97,
    "T18": 0.97,
    "T19": 0.97,
}
"""Pictures that would run under the numeral band are drawn a little smaller."""
