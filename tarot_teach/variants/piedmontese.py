"""The Piedmontese game for three, Scarto: its rulings, as data."""

from __future__ import annotations

from ..sources import (
    BUNBURY,
    ENGLISH_SCARTO,
    FORCED_TRUMPS,
    FRENCH_PACK_SCARTO,
    GELLI,
    GENOA_CLUB,
    GERMAN_SCARTO,
    ITALIAN_ACCOUNT,
    LETTER,
    MALMANTILE,
    OLDER_ARCHIVE,
    PARLETT,
    PIEDMONT,
    PIEDMONT_PACK,
    POLARIS,
    SISTER_GAME,
    inferred,
    reconstructed,
    ruling,
    stated,
)
from ..variant import (
    Ending,
    Gift,
    PointTable,
    Reckoning,
    Rest,
    Revoking,
    Seats,
    Settling,
    TrumpsAway,
    Variant,
    Winning,
)
from .shared import NO_PENALTY_WORDS, last_trick, prefixed, shared_rulings

_DEAL = PIEDMONT("Deal")
_COUNTING = PIEDMONT("Counting the points")
_SILENT = PIEDMONT("silent")
_CARDS = PIEDMONT("The Cards")

VALUES = PointTable(
    fool=5, top_trump=5, mountebank=5, courts={"K": 5, "Q": 4, "C": 3, "V": 2}, other=1
)

PIEDMONTESE = Variant(
    "piedmontese",
    "The Piedmontese game (Scarto)",
    prefixed(
        "piedmontese",
        ruling(
            "pack.french-suits",
            stated(
                "pairs",
                "With a French-suited pack, Spades stand for Swords, Clubs for Batons, Hearts for "
                "Cups and Diamonds for Coins. So the red suits are the ones that run upside down.",
                _CARDS,
            ),
            point="P28",
        ),
        ruling(
            "order.courts",
            stated("K Q C V", "King, Queen, Cavalier, Knave, then the pip cards.", _CARDS),
            point="P29",
        ),
        ruling(
            "order.round-suits",
            stated(
                True,
                "In Cups and Coins the pips run upside down: the Ace is the highest pip and the Ten "
                "the lowest, all below the court cards. In Swords and Batons the Ten is the highest "
                "pip.",
                PIEDMONT("The Cards", "1, 2, 3"),
                GELLI("p. 34"),
                ENGLISH_SCARTO("ranks"),
                GENOA_CLUB("ranks"),
            ),
            reconstructed(
                False,
                "In all four suits the Ten is the highest pip and the Ace the lowest.",
                BUNBURY("drops the reversal"),
            ),
            option="round_suits_reversed",
            point="P2",
        ),
        ruling(
            "order.top-trump",
            stated(
                True,
                "The Angel (20) is the highest trump: it beats the World (21). Then come 19, 18 and "
                "so on; the Mountebank (1) is last.",
                PIEDMONT("The Cards", "not the World"),
                GELLI("p. 34"),
                PIEDMONT_PACK("order of trumps"),
            ),
            reconstructed(
                False,
                "The World (21) is the highest trump and takes the Angel’s place as an honour; the "
                "Angel (20) is then an empty card.",
                FRENCH_PACK_SCARTO("order of trumps"),
                PIEDMONT("The Cards", "with an Italian pack"),
            ),
            option="angel_high",
            point="P4",
        ),
        ruling(
            "honours",
            stated(
                "top trump, Mountebank, Fool",
                "The highest trump, the Mountebank (here called the Pagat) and the Fool are the "
                "honours.",
                PIEDMONT("The Cards", "called The Honours"),
            ),
            point="P27",
        ),
        ruling(
            "players",
            stated(
                "three",
                "Exactly three play, each for themselves.",
                PIEDMONT("opening", "a game for three players"),
                means=Seats((3,), usual=3),
            ),
            point="Z1",
        ),
        ruling(
            "table.first-dealer",
            stated(
                "by lot",
                "The players decide who deals first. (The source does not say how; here it is by "
                "lot.)",
                PIEDMONT("Deal", "Decide who will deal first"),
            ),
            point="P20",
        ),
        ruling(
            "deal.hand",
            stated(25, "Everybody gets twenty-five cards, so there are twenty-five tricks.", _DEAL),
            point="Z1",
        ),
        ruling(
            "deal.packets",
            stated(
                (5, 5, 5, 5, 5),
                "Deal five rounds of five cards, eldest hand first.",
                PIEDMONT("Deal", "in packets of 5"),
            ),
            point="P22",
        ),
        ruling(
            "deal.rest",
            stated(
                Rest.DEALER,
                "The dealer takes the last three cards into the hand, then lays exactly three cards "
                "away before the first lead. (Nothing in the source keeps them from being the same "
                "three.)",
                PIEDMONT("Deal", "taking the last three cards"),
                GERMAN_SCARTO("discard"),
            ),
            point="Z2",
        ),
        ruling(
            "discard.counts",
            stated(
                "the dealer's",
                "The three cards laid away count for the dealer, as if taken in tricks.",
                PIEDMONT("Deal", "count towards his/her tricks"),
                ENGLISH_SCARTO("discard"),
                ITALIAN_ACCOUNT("discard"),
            ),
            point="Z3",
        ),
        ruling(
            "discard.kings",
            stated(
                False,
                "A King may never be laid away.",
                PIEDMONT("Deal", "may not be discarded"),
            ),
            point="Z4",
        ),
        ruling(
            "discard.top-honour",
            stated(
                False,
                "The highest trump, an honour, may never be laid away.",
                PIEDMONT("Deal", "Kings and Honours"),
                GELLI("p. 39, for the game of four"),
            ),
            point="Z5",
        ),
        ruling(
            "discard.fool",
            stated(
                True,
                "The Fool may be laid away only if the dealer’s twenty-eight cards hold no trump at "
                "all.",
                PIEDMONT("Deal", "if no other trumps are held"),
                FRENCH_PACK_SCARTO("discard"),
            ),
            reconstructed(
                False,
                "The Fool may never be laid away.",
                GERMAN_SCARTO("discard"),
                OLDER_ARCHIVE("discard"),
                GELLI("p. 41: costs the game there"),
            ),
            option="fool_discard",
            point="Z6",
        ),
        ruling(
            "discard.pagat",
            stated(
                False,
                "The Mountebank, an honour, may never be laid away.",
                PIEDMONT("Deal", "Kings and Honours"),
            ),
            reconstructed(
                True,
                "The Mountebank may be laid away only if it is the dealer’s only trump and the Fool "
                "is not there either.",
                GERMAN_SCARTO("discard"),
                OLDER_ARCHIVE("discard"),
                GELLI("p. 38"),
            ),
            option="pagat_alone",
            point="Z7",
        ),
        ruling(
            "discard.trumps",
            inferred(
                TrumpsAway.FREE,
                "Other trumps may be laid away freely, even the one second to the top.",
                PIEDMONT("Deal: not among the cards barred"),
                GERMAN_SCARTO("discard"),
            ),
            reconstructed(
                TrumpsAway.FORCED,
                "Other trumps may be laid away only if fewer than three other cards could be.",
                FORCED_TRUMPS("discard"),
                GELLI("for the game of four"),
            ),
            option="trumps_in_discard",
            point="Z8",
        ),
        ruling(
            "discard.courts",
            inferred(
                True,
                "Queens, Cavaliers and Knaves may be laid away; they score for the dealer.",
                PIEDMONT("Deal: not among the cards barred"),
            ),
            point="Z9",
        ),
        ruling(
            "discard.possible",
            inferred(
                False,
                "No: at most seven of the dealer’s twenty-eight cards are barred.",
                PIEDMONT("Deal, by counting"),
            ),
            point="Z10",
        ),
        ruling(
            "discard.secrecy",
            reconstructed(
                "the dealer",
                "Only the dealer knows the cards laid away, until the count.",
                _SILENT,
            ),
            point="Z11",
        ),
        ruling(
            "discard.illegal",
            reconstructed(
                "refused",
                "A forbidden card is refused, and the dealer chooses again.",
                _SILENT,
                GELLI("p. 41: costs the game there"),
            ),
            point="Z12",
        ),
        last_trick(PIEDMONT("Play", "to any trick")),
        ruling(
            "fool.exchange",
            stated(
                True,
                "The player of the Fool takes it back, lays it in the pile of taken cards, and gives "
                "the trick’s winner an empty card for it.",
                PIEDMONT("Play", "in exchange"),
            ),
            reconstructed(
                False,
                "The player of the Fool takes it back and gives nothing for it. (The scores come out "
                "the same.)",
                PARLETT("the Fool"),
                GERMAN_SCARTO("the Fool: nothing given, in the part read"),
                ITALIAN_ACCOUNT("the Fool"),
                GENOA_CLUB("the Fool"),
            ),
            option="fool_exchange",
            point="Z13",
        ),
        ruling(
            "fool.gift",
            stated(
                Gift.EMPTY,
                "Only an empty card may be given for the Fool.",
                PIEDMONT("Play", "an empty card"),
            ),
            point="Z13",
        ),
        ruling(
            "fool.empty",
            inferred(
                "worth 1",
                "An empty card is one worth 1 point: a pip card, or a trump that is no honour. Court "
                "cards and honours are not empty.",
                PIEDMONT("Play", "an empty card"),
                BUNBURY("cards of one point or less"),
            ),
            point="Z14",
        ),
        ruling(
            "fool.gift-from",
            inferred(
                "pile",
                "The card you give comes from your pile of taken cards; the dealer may take it from "
                "the three laid away.",
                PIEDMONT("Play", "from their trick pile"),
                PIEDMONT("Deal", "count towards his/her tricks"),
            ),
            point="Z17",
        ),
        ruling(
            "fool.debt",
            reconstructed(
                Settling.FIRST_TRICK,
                "If you have no empty card to give yet, the debt waits: you pay the winner of the "
                "Fool’s trick with the first empty card that you take.",
                _SILENT,
                LETTER("the paragraph on the Fool"),
            ),
            point="Z15",
        ),
        ruling(
            "fool.forfeit",
            reconstructed(
                False,
                "If you never have an empty card to give, you keep the Fool, and nothing more is owed.",
                PIEDMONT("Play", "neither won nor lost"),
                PARLETT("the Fool"),
            ),
            reconstructed(
                True,
                "If you never have an empty card to give, the Fool goes to the winner of the "
                "trick it was played to, when the hand ends.",
                LETTER("the paragraph on the Fool"),
                MALMANTILE("the only way to lose it"),
            ),
            option="fool_forfeit",
            point="Z16",
        ),
        ruling(
            "fool.discarded",
            inferred(
                "counts for the dealer",
                "If the Fool was laid away, nobody plays it in this deal; it counts for the dealer.",
                _DEAL,
            ),
            point="Z18",
        ),
        ruling(
            "revoke.penalty",
            reconstructed("silent", NO_PENALTY_WORDS, _SILENT, GELLI("p. 38: a forfeit there")),
            point="P23",
        ),
        ruling(
            "revoke.handling",
            reconstructed(
                Revoking.REFUSE,
                "An illegal card is refused, and the player chooses again.",
                _SILENT,
            ),
            point="P23",
        ),
        ruling(
            "score.values",
            inferred(
                "threes",
                "Each honour and each King is worth 5 points, a Queen 4, a Cavalier 3, a Knave 2, "
                "every other card 1.",
                _COUNTING,
                SISTER_GAME("table of points"),
                means=VALUES,
            ),
            point="Z19",
        ),
        ruling(
            "score.method",
            stated(
                Reckoning.THREES,
                "Count your pile in groups of three: add up what the cards are worth and take 2 "
                "points off for each group. How you group them makes no difference.",
                PIEDMONT("Counting the points", "in groups of three"),
                PARLETT("scoring"),
            ),
            point="Z20",
        ),
        ruling(
            "score.odd-groups",
            inferred(
                1,
                "If one or two cards are left over, that incomplete group loses 1 point.",
                POLARIS("odd groups"),
                PARLETT("scoring"),
            ),
            point="Z21",
        ),
        ruling(
            "score.kept-fool",
            stated(
                True,
                "Yes. A kept Fool counts as one of your cards, and its own points with it.",
                PIEDMONT("Play", "into his/her own trick pile"),
            ),
            point="Z13",
        ),
        ruling(
            "score.game-points",
            stated(
                26,
                "You win a game point for every point over 26, and lose one for every point under.",
                PIEDMONT("Counting the points", "over or under 26"),
            ),
            point="Z22",
        ),
        ruling(
            "score.zero-sum",
            inferred(
                0,
                "The three players share 78 points, so their game points sum to zero.",
                PIEDMONT("Counting the points", "78 points in the pack"),
            ),
            point="Z25",
        ),
        ruling(
            "end.target",
            stated(
                Ending.THREE_DEALS,
                "A game has three deals: everybody deals once.",
                PIEDMONT("Counting the points", "for all three hands"),
                PARLETT("length"),
            ),
            point="Z23",
        ),
        ruling(
            "end.winner",
            reconstructed(
                Winning.HIGHEST,
                "The highest sum of game points wins. Equal highest sums share the win.",
                PIEDMONT("Counting the points", "final game score"),
            ),
            reconstructed(
                Winning.LOSER_PAYS,
                "The player with the lowest sum pays the others, who all win. If several are equal "
                "lowest, they all pay and none of them wins.",
                PARLETT("the stake"),
            ),
            option="winner",
            point="Z24",
        ),
    )
    + prefixed("piedmontese", *shared_rulings("piedmontese")),
)
