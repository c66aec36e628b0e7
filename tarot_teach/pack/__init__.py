"""The cards: their drawings, and how a card is put together from the sprite.

The drawing code makes `tarot_teach/views/static/cards.svg`, which is committed; nothing in this
folder but `compose` is needed to show a card, and `compose` imports no drawing code.

    python -m tarot_teach.pack                      draw the committed sprite again
    python -m tarot_teach.pack --sheets a4 OUT      a page of nine cards each, to print and cut

How a page shows a card
    Put the pieces of the sprite that the page needs into the document once, inside an element of
    no size that is not `display:none` (`position:absolute;width:0;height:0;overflow:hidden`). A
    card is then

        <svg viewBox="0 0 480 800"><use href="#tt-card-SK"/><use href="#tt-index-SK"/>...</svg>

    The pieces are the `<g>` and `<symbol>` elements of the sprite, one a line; a layer needs the
    pieces that it refers to, and they theirs. Take only those: a browser builds every `<use>` in
    the document, shown or not.

    The layers of a card, one upon another:

    1. the face: `tt-card-SK`, or `tt-small-SK` below 72 pixels of width (no frame, cartouche or
       Roman numeral; the picture grows by a tenth); the back is `tt-card-back`; with indices off
       the large face of a pip card from 2 to 10 is `tt-period-S7`, its signs in the middle;
    2. the corner index: `tt-index-SK` (the Fool has none); with indices off nothing, but on the
       small face of a trump its Roman figures, `tt-numeral-T5`;
    3. on the large face of a court card, a trump or the Fool, unless names are off, the name:
       `tt-name-english-SK`, `tt-name-french-SK` or `tt-name-italian-SK`.

    In French-suited dress the suit cards say `tt-french-card-SK`, `tt-french-small-SK`,
    `tt-french-period-S7`, `tt-french-index-SK`, `tt-french-name-english-SK`; trumps and the Fool
    stay as they are.
    `tt-sign-S` and `tt-french-sign-S` are the suit signs alone, for running text; they fill the
    box of the `<svg>` that uses them.

    Line-only dress: set `--tt-paper`, `--tt-indigo`, `--tt-madder`, `--tt-verdigris` and
    `--tt-ochre` to `#fff` on any ancestor; the ink itself is `--tt-ink`.

`compose.layers` gives the ids of a card in order, `compose.sprite_of` a sprite of only the pieces
that some ids need, and `compose.standalone` one whole card as an SVG text of its own.
"""
