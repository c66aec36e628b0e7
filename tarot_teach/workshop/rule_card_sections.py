"""Which rules stand on a rule card, and in which order."""

from __future__ import annotations

SECTIONS = (
    ("The table", ("players", "table.direction", "table.first-dealer", "table.next-dealer",
     "table.eldest")),
    ("The deal", ("deal.hand", "deal.packets", "deal.rest")),
    (
        "Laying away",
        (
            "discard.kings",
            "discard.top-honour",
            "discard.pagat",
            "discard.fool",
            "discard.trumps",
            "discard.courts",
            "discard.illegal",
            "discard.counts",
            "discard.secrecy",
        ),
    ),
    (
        "The tricks",
        (
            "trick.lead",
            "trick.follow",
            "trick.trump-led",
            "trick.overtrump",
            "trick.winner",
            "trick.off-suit",
            "trick.next-lead",
            "trick.face-down",
            "revoke.penalty",
        ),
    ),
    (
        "The Fool",
        (
            "fool.not-a-trump",
            "fool.any-time",
            "fool.never-wins",
            "fool.led",
            "fool.exchange",
            "fool.gift",
            "fool.empty",
            "fool.gift-from",
            "fool.gift-moment",
            "fool.debt",
            "fool.forfeit",
            "fool.last-trick",
        ),
    ),
    (
        "Counting",
        (
            "score.method",
            "score.odd-groups",
            "score.game-points",
            "score.zero-sum",
            "score.one-point",
            "score.kept-fool",
            "score.asleep",
            "score.below-zero",
        ),
    ),
    ("The end", ("end.target", "end.nobody", "end.winner")),
)  # fmt: skip
"""What a card tells, in this order; a question that does not arise in a game is left out."""
ORDER = ("order.round-suits", "order.top-trump", "honours")
HOUSE_RULES = ("winner", "values", "fool_forfeit", "pagat_alone", "few_players")
"""The house rules that tables ask for most; the others stand on the page of the game."""
