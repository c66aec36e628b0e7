"""Where each rule comes from: sources, citations, and rulings with their standing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from .errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Standing(StrEnum):
    """Say how well a ruling is founded."""

    STATED = "stated"
    """A source says it in its own words."""
    INFERRED = "inferred"
    """Forced by arithmetic, by the rest of the text, or by a sister source."""
    RECONSTRUCTED = "reconstructed"
    """Our choice, where the sources are silent or disagree."""


@dataclass(frozen=True)
class Source:
    """Describe one text that rulings cite."""

    key: str
    title: str
    date: str
    about: str
    """What kind of text it is, how much of it was read, and what it is worth."""
    address: str = ""

    def __call__(self, place: str, words: str = "") -> Citation:
        """Cite a place of this source, with a few of its own words where they matter."""
        return Citation(self, place, words)


@dataclass(frozen=True)
class Citation:
    """Point to a place in a source."""

    source: Source
    place: str
    words: str = ""
    """A short quotation, at most a few words."""

    def __str__(self) -> str:
        quoted = f": “{self.words}”" if self.words else ""
        return f"{self.source.title}, {self.place}{quoted}"


@dataclass(frozen=True)
class Answer:
    """Hold one answer that a game may give to a question about its rules.

    `value` is what `with_rules` knows it by. `means` is what the rules work with, where that
    is more than the value itself (a table of points, a range of players).
    """

    value: Any
    wording: str
    standing: Standing
    citations: tuple[Citation, ...]
    means: Any = None


@dataclass(frozen=True)
class Ruling:
    """Answer one question for one game, with its sources and its standing.

    `id` is `<game>.<question>`, for example `1597.fool.gift`: the anchor of its paragraph on
    the game's page. `allowed` maps every value the game may take to its `Answer`; the first is
    the default. `option` is the name of the house rule, or None where there is no choice.
    """

    id: str
    value: Any
    allowed: Mapping[Any, Answer]
    option: str | None = None
    default: Any = None
    point: str = ""
    """Which point of the rulebook's own numbering it settles."""

    @property
    def question(self) -> str:
        """Give the part of the id that all games share, such as `fool.gift`."""
        return self.id.split(".", 1)[1]

    @property
    def answer(self) -> Answer:
        """Give the answer in force, with its wording, standing and citations."""
        return self.allowed[self.value]

    @property
    def wording(self) -> str:
        """Say the rule in force in plain words."""
        return self.answer.wording

    @property
    def standing(self) -> Standing:
        """Say how well the rule in force is founded."""
        return self.answer.standing

    @property
    def citations(self) -> tuple[Citation, ...]:
        """List where the rule in force comes from."""
        return self.answer.citations

    @property
    def means(self) -> Any:
        """Give what the rules work with: the answer's `means`, else the value itself."""
        answer = self.answer
        return answer.value if answer.means is None else answer.means

    def with_value(self, value: object) -> Ruling:
        """Choose another allowed answer.

        Raises `RuleError` listing what is allowed; `True` is not taken for 1 nor a text for
        a number.
        """
        for allowed in self.allowed:
            kinds = {type(allowed), type(value)}
            if allowed == value and (bool not in kinds or len(kinds) == 1):
                return replace(self, value=allowed)
        choices = ", ".join(repr(_plain(allowed)) for allowed in self.allowed)
        raise RuleError(
            f"{self.option} cannot be {value!r} in this game. Choose one of: {choices}."
        )


def _plain(value: object) -> object:
    return str(value) if isinstance(value, str) else value


def ruling(question: str, *answers: Answer, option: str | None = None, point: str = "") -> Ruling:
    """Build a ruling whose first answer is the default; the game's prefix comes later.

    Raises `RuleError` for a ruling without answers or an answer without citation.
    """
    if not answers:
        raise RuleError(f"{question} has no answer.")
    for answer in answers:
        if not answer.citations:
            raise RuleError(f"{question}: the answer {answer.value!r} cites nothing.")
    allowed = MappingProxyType({answer.value: answer for answer in answers})
    value = answers[0].value
    return Ruling(question, value, allowed, option, value, point)


def stated(value: Any, wording: str, *citations: Citation, means: Any = None) -> Answer:
    """Give an answer that a source states in its own words."""
    return Answer(value, wording, Standing.STATED, citations, means)


def inferred(value: Any, wording: str, *citations: Citation, means: Any = None) -> Answer:
    """Give an answer forced by arithmetic, by the rest of a text, or by a sister source."""
    return Answer(value, wording, Standing.INFERRED, citations, means)


def reconstructed(value: Any, wording: str, *citations: Citation, means: Any = None) -> Answer:
    """Give an answer of our own choice where the sources are silent or disagree."""
    return Answer(value, wording, Standing.RECONSTRUCTED, citations, means)


LETTER = Source(
    "letter",
    "The letter “On the Game of Tarot”",
    "in character 1597; written about 1997",
    "A modern piece in period voice, as its own endnotes say. It blends two 17th-century French "
    "games as Michael Dummett describes them. Read whole.",
    "http://www.waks.org/game-hist/ace_tarot.txt",
)
MAISON = Source(
    "1659",
    "“French Tarot Version 2”, a modern page",
    "about a book printed in 1659",
    "A modern adaptation of a booklet by MacGregor Historic Games, which draws on Dummett’s "
    "account of La Maison académique des jeux (1659). Read whole, but its table of points is lost.",
)
PIEDMONT = Source(
    "piedmontese",
    "A modern page on the Piedmontese game for three",
    "modern, undated",
    "The rules of Scarto in a modern writer’s words. Read whole, but its table of points is lost.",
)
DUMMETT = Source(
    "dummett",
    "Michael Dummett, The Game of Tarot",
    "1980",
    "The scholarly book behind both French texts. Not read by us: known through them.",
)
CAID = Source(
    "caid",
    "“Tarots”, a living-history wiki",
    "modern",
    "A retelling of the letter. Read in part.",
    "https://caidwiki.org/index.php?title=Tarots",
)
ACADEMIC_1668 = Source(
    "1668",
    "La Maison des Jeux Académiques, Paris",
    "1668",
    "The French text itself in a later printing. Only its title and opening were read.",
    "http://christian.deryck.free.fr/Histoire/Tarot/rules1668.htm",
)
RULES_1637 = Source(
    "1637",
    "The rules printed at Nevers",
    "1637",
    "The oldest printed tarot rules, for another game with three players. Read in part: of use "
    "here for the way round and for a word.",
    "https://www.pagat.com/tarot/marolles.html",
)
FRENCH_HISTORY = Source(
    "french-history",
    "A summary of French Tarot’s history",
    "modern",
    "Summary of an encyclopedia article. Read in part.",
    "https://wikisum.wiki/wiki/French_Tarot",
)
MODERN_FRENCH = Source(
    "modern-french",
    "Rules of modern French tarot",
    "modern",
    "The Excuse and the duty to overtrump in today’s French game. Read in part.",
    "http://www.liquisearch.com/tarot_game/rules/main_phase",
)
MALMANTILE = Source(
    "malmantile",
    "Notes to Lippi’s Malmantile racquistato",
    "17th century",
    "Notes on Minchiate, a sister game of the time. One page read.",
    "https://it.wikisource.org/wiki/Pagina:Lippi_-_Malmantile_racquistato.pdf/364",
)
GELLI = Source(
    "gelli",
    "Jacopo Gelli, Piccola enciclopedia",
    "1929",
    "Sums up a Piedmontese code of play. The pages on the rules of play were not to be had.",
    "http://www.adamoli.org/progetto-ocr/piccola-enciclopedia-di-giuochi-e-passatempi/PAGE0050.HTM",
)
PARLETT = Source(
    "parlett",
    "David Parlett, The Penguin Book of Card Games, “Scarto”",
    "modern",
    "A complete scoring that agrees with itself. The second half of the entry was read.",
)
GERMAN_SCARTO = Source(
    "scarto-german",
    "“Scarto”, German-language encyclopedia article",
    "modern",
    "Read in part: discard, play, start of the Fool.",
    "https://de.wikipedia.org/wiki/Scarto",
)
ENGLISH_SCARTO = Source(
    "scarto-english",
    "“Scarto”, English-language encyclopedia article",
    "modern",
    "Read in part.",
    "https://wikimili.com/en/Scarto",
)
OLDER_ARCHIVE = Source(
    "older-archive",
    "Archive of older tarot forum rules, “Tarocchi”",
    "modern",
    "Read in part.",
    "https://angelfire.com/games5/atga/tarocchi.html",
)
SISTER_GAME = Source(
    "sister-game",
    "“Four-handed Tarocchi”, a modern page",
    "modern",
    "The sister game for four in the same house style, with its table of points. Read in part.",
    "https://queenoftarot.com/tarot-game-rules/tarot-games-for-four-or-more/four-handed-tarocchi",
)
BUNBURY = Source(
    "rationalised",
    "“Tarocchi is a simple game for four”, a modern page",
    "2016",
    "A later version that drops the reversed suits. Read in part.",
    "http://bunburysrulesoftarot.blogspot.com/2016/09/tarocchi-is-simple-game-for-four.html",
)
FORCED_TRUMPS = Source(
    "three-players",
    "A related game for three, a modern page",
    "2015",
    "Trumps may be laid away only if there is nothing else. Read in part.",
    "http://bunburysgamesforloka.blogspot.com/2015/08/this-is-three-player-game-where-players.html",
)
FRENCH_PACK_SCARTO = Source(
    "french-pack",
    "“Scarto” for a French-suited pack, a modern page",
    "modern",
    "Retells the Piedmontese page for a French-suited pack. Read in part.",
    "https://cardgamesplanet.com/scarto/",
)
GENOA_CLUB = Source(
    "genoa-club",
    "“Tarocchi a 3”, rules of a club in Genoa",
    "modern",
    "Read in part.",
    "https://genovagioca.it/Giochi/Regolamento/Tarocchi",
)
ITALIAN_ACCOUNT = Source(
    "italian-account",
    "A popular Italian account of tarocchi for three",
    "modern",
    "Read in part.",
    "https://www.cartefortunate.com/tarocchi/valore-delle-carte.php",
)
PIEDMONT_PACK = Source(
    "piedmont-pack",
    "“Tarocco Piemontese”, encyclopedia article",
    "modern",
    "Names and order of the trumps. Nearly all of it read.",
    "https://en.wikipedia.org/wiki/Tarocco_Piemontese",
)
POLARIS = Source(
    "polaris",
    "“Return to Polaris”, a modern booklet",
    "modern",
    "States what an odd group of cards loses. Read in part.",
    "https://www.scribd.com/document/805489826/Return-to-Polaris",
)

SOURCES: Mapping[str, Source] = MappingProxyType(
    {value.key: value for value in list(globals().values()) if isinstance(value, Source)}
)
