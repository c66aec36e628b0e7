"""The games side by side: every question with each game's ruling, and where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .errors import RuleError
from .sources import Ruling
from .variant import QUESTIONS, Variant, check_variant
from .variants import VARIANTS


@dataclass(frozen=True)
class Row:
    """Hold one question and each game's ruling on it, None where it does not arise.

    A ruling carries its wording, standing and citations.
    """

    question: str
    text: str
    """The question in words."""
    rulings: tuple[Ruling | None, ...]

    @property
    def differs(self) -> bool:
        """Tell whether the games answer differently, or the question arises only in some."""
        return self.one_sided or self.differs_in_value or self.differs_in_words

    @property
    def one_sided(self) -> bool:
        """Tell whether the question arises in some of the games only."""
        return None in self.rulings

    @property
    def differs_in_value(self) -> bool:
        """Tell whether two games that answer work with different values."""
        return any(
            ruling.means != self.answered[0].means or ruling.value != self.answered[0].value
            for ruling in self.answered
        )

    @property
    def differs_in_words(self) -> bool:
        """Tell whether two games that answer say the rule in different words."""
        return len({ruling.wording for ruling in self.answered}) > 1

    @property
    def differs_in_standing(self) -> bool:
        """Tell whether two games found the rule differently well; the rule may be the same."""
        return len({ruling.standing for ruling in self.answered}) > 1

    @property
    def answered(self) -> tuple[Ruling, ...]:
        """Give the rulings of the games in which the question arises."""
        return tuple(ruling for ruling in self.rulings if ruling)

    @property
    def cites(self) -> tuple[str, ...]:
        """Name the rulings by id."""
        return tuple(ruling.id for ruling in self.answered)


@dataclass(frozen=True)
class Comparison:
    """Hold the rows of all questions, in the order in which a rulebook would tell them."""

    games: tuple[Variant, ...]
    rows: tuple[Row, ...]

    @property
    def differing(self) -> tuple[Row, ...]:
        """Give the rows on which the games differ."""
        return tuple(row for row in self.rows if row.differs)

    @property
    def agreeing(self) -> tuple[Row, ...]:
        """Give the rows on which the games agree."""
        return tuple(row for row in self.rows if not row.differs)

    def _repr_markdown_(self) -> str:
        """Show in a notebook, as a table, where the games work with different values."""
        named = " | ".join(game.name for game in self.games)
        lines = [f"| Question | {named} |", "|---" * (len(self.games) + 1) + "|"]
        for row in self.rows:
            if row.differs_in_value:
                told = " | ".join(ruling.wording if ruling else "–" for ruling in row.rulings)
                lines.append(f"| **{row.text}** | {told} |")
        return "\n".join(lines)

    def __getitem__(self, question: str) -> Row:
        """Find the row of a question such as `fool.gift`; raise `RuleError` for another."""
        for row in self.rows:
            if row.question == question:
                return row
        raise RuleError(f"There is no question {question!r} on which these games rule.")

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)


def compare(games: Iterable[Variant | str] | None = None) -> Comparison:
    """Lay the games side by side: all three, or those given (by key or with house rules).

    Raises `RuleError` where none is given and `UnknownKeyError` for an unknown key.

    >>> row = compare()["order.top-trump"]
    >>> [ruling.value for ruling in row.rulings], row.differs
    ([False, False, True], True)
    """
    if isinstance(games, str):
        raise TypeError("Give several games to compare, as a list.")
    chosen = tuple(VARIANTS) if games is None else tuple(games)
    variants = tuple(
        check_variant(VARIANTS[game] if isinstance(game, str) else game) for game in chosen
    )
    if not variants:
        raise RuleError("Give at least one game to compare.")
    rows = (
        Row(
            question,
            text,
            tuple(game[question] if game.answers(question) else None for game in variants),
        )
        for question, text in QUESTIONS.items()
    )
    return Comparison(variants, tuple(row for row in rows if row.answered))
