"""The errors the package raises on purpose: each names what is wrong and says what is allowed."""


class TarotError(ValueError):
    """Stand for anything this package refuses."""


class NotationError(TarotError):
    """Refuse a text that names no card."""


class RuleError(TarotError):
    """Refuse what no table could ask: a card twice, an unknown house rule, seven players."""


class UnknownKeyError(TarotError, KeyError):
    """Refuse a game or a kind of puzzle that does not exist; the message lists those that do."""

    __str__ = TarotError.__str__


class IllegalPlay(TarotError):  # noqa: N818 - the name that players use
    """Refuse an act that the rules forbid at this moment; the position stays as it was.

    `key` names the kind of reason and `rulings` the rulings behind it, as in a verdict.
    """

    def __init__(self, reason: str, rulings: tuple[str, ...] = (), key: str = "") -> None:
        super().__init__(reason)
        self.rulings = rulings
        self.key = key


class RecordError(TarotError):
    """Refuse a damaged record of a hand; the message names the line or the field."""


class PuzzleError(TarotError):
    """Refuse a puzzle that cannot be made, or an answer of the wrong shape."""
