"""What stands in the cartouches, by tradition and by dress.

The capitals of the French of the 17th century are V for U and I for J. Only the spellings in
`ATTESTED` are read on a pack of that time; the others are made after them and must not be called
historical.
"""

from __future__ import annotations

TRUMPS = {
    "english": (
        "FOOL|MOUNTEBANK|POPESS|EMPRESS|EMPEROR|POPE|LOVER|CHARIOT|JUSTICE|HERMIT|"
        "WHEEL OF FORTUNE|STRENGTH|HANGED MAN|DEATH|TEMPERANCE|DEVIL|TOWER|STAR|MOON|SUN|"
        "ANGEL|WORLD"
    ).split("|"),
    "french": (
        "LE FOV|LE BATELEVR|LA PAPESSE|LEMPERATRISE|LEMPEREVR|LE PAPE|LAMOVREVX|LE CHARIOT|"
        "LA IVSTICE|LERMITE|LA ROVE DE FORTVNE|LA FORCE|LE PENDV|LA MORT|TEMPERANCE|LE DIABLE|"
        "LA MAISON DIEV|LESTOILLE|LA LVNE|LE SOLEIL|LE IVGEMENT|LE MONDE"
    ).split("|"),
    "italian": (
        "MATTO|BAGATTO|PAPESSA|IMPERATRICE|IMPERATORE|PAPA|AMORE|CARRO|GIUSTIZIA|EREMITA|"
        "FORTUNA|FORZA|APPICCATO|MORTE|TEMPERANZA|DIAVOLO|CASA|STELLE|LUNA|SOLE|ANGELO|MONDO"
    ).split("|"),
}
"""The Fool, then trumps 1 to 21."""

COURTS = {
    "english": {"K": "KING", "Q": "QUEEN", "C": "CAVALIER", "V": "KNAVE"},
    "french": {"K": "ROY", "Q": "REYNE", "C": "CHEVALIER", "V": "VALET"},
    "italian": {"K": "RE", "Q": "DONNA", "C": "CAVALLO", "V": "FANTE"},
}
SUITS = {
    "english": {"S": "OF SWORDS", "C": "OF CUPS", "B": "OF BATONS", "D": "OF COINS"},
    "french": {"S": "DESPEES", "C": "DE COVPPES", "B": "DE BASTONS", "D": "DE DENIERS"},
    "italian": {"S": "DI SPADE", "C": "DI COPPE", "B": "DI BASTONI", "D": "DI DANARI"},
}
FRENCH_SUITS = {
    "english": {"S": "OF SPADES", "C": "OF HEARTS", "B": "OF CLUBS", "D": "OF DIAMONDS"},
    "french": {"S": "DE PIQVE", "C": "DE COEVR", "B": "DE TREFLE", "D": "DE CARREAV"},
    "italian": {"S": "DI PICCHE", "C": "DI CUORI", "B": "DI FIORI", "D": "DI QUADRI"},
}

ATTESTED = frozenset({"LE FOV", "LE BATELEVR", "LEMPERATRISE", "LESTOILLE", "LE IVGEMENT"})
"""French spellings reported from a Paris pack of about 1650."""

TRADITIONS = tuple(TRUMPS)


def cartouche(code: str, tradition: str, suits: str = "italian") -> str:
    """Return the capitals on a named card: a trump, the Fool or a court card.

    >>> cartouche("T20", "french"), cartouche("SK", "english"), cartouche("SK", "italian", "french")
    ('LE IVGEMENT', 'KING OF SWORDS', 'RE DI PICCHE')
    """
    if code == "F":
        return TRUMPS[tradition][0]
    if code[0] == "T":
        return TRUMPS[tradition][int(code[1:])]
    suit_names = FRENCH_SUITS if suits == "french" else SUITS
    return f"{COURTS[tradition][code[1:]]} {suit_names[tradition][code[0]]}"
