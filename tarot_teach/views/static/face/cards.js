// Cards as pictures, as plain cards and as buttons. Only cardPicture knows how a card is drawn.
const SIGN_SHAPES = {
  S: ["M12 .8l2.6 3.400v9.600h4.900v3.200h-5.300v2.200a2.4 2.4 0 11-4.4 0v-2.200H4.500v-3.200h4.900V4.200z"],
  C: ["M5 3h14c.4 6-1.7 9.2-5.2 10.200v3.300l4.2 2.500v2H6v-2l4.2-2.500v-3.300C6.7 12.2 4.6 9 5 3z"],
  B: ["M15.6 2.200l4 2.3-3.2 5.4 2.6.8-.9 2.6-3.2-.7-1.5 2.6 2.3 1.1-1.3 2.3-2.3-1.100L9.4 22l-4-2.3 2.8-4.8-2.3-1 1.2-2.4 2.4 1 2.9-5-1.7-2 1.9-1.7 1.4 1.400z"],
  D: ["M12 2a10 10 0 110 20 10 10 0 010-20zm0 3.200a6.8 6.8 0 100 13.6 6.8 6.8 0 000-13.600zM10.7 7.500h2.600v3.200h3.200v2.600h-3.200v3.200h-2.600v-3.200H7.500v-2.600h3.200z"],
  T: ["M12 1.500l2.7 5.7 6.2-1.7-2.3 6 5 4-6.3 1.1.2 6.400L12 19l-5.5 4 .2-6.4-6.3-1.1 5-4-2.3-6 6.2 1.700z"],
  F: ["M12 4c2 0 3.2 1 4 2.5 1.8-2 4.2-2 6-.3-2.5.5-3 3.3-3.4 6.800H5.400C5 9.5 4.5 6.7 2 6.200c1.8-1.7 4.2-1.7 6 .3C8.8 5 10 4 12 4zM5 15h14v3.500H5z", "M2 8.600a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400zm20 0a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400zM12 .2a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400z"],
};
const FRENCH_SIGN_SHAPES = {
  S: ["M12 2c3 4 8.5 7 8.5 11.4 0 4.2-5 5.2-7.2 2.3.2 2.7 1 4.6 2.7 6.300H8c1.7-1.7 2.5-3.6 2.7-6.3-2.2 2.9-7.2 1.9-7.2-2.300C3.5 9 9 6 12 2z"],
  C: ["M12 21.500C8 16.5 2.5 13.5 2.5 8.500c0-5.5 7.5-7 9.5-1.7 2-5.3 9.5-3.8 9.5 1.7 0 5-5.5 8-9.5 13z"],
  B: ["M12 2a4.6 4.6 0 014 7 4.6 4.6 0 11-2.7 7.800c.2 2.2 1 3.8 2.7 5.200H8c1.7-1.4 2.5-3 2.7-5.200A4.6 4.6 0 118 9a4.6 4.6 0 014-7z"],
  D: ["M12 1.500c2 4 4.5 7.3 8 10.5-3.5 3.2-6 6.5-8 10.5-2-4-4.5-7.3-8-10.5 3.5-3.2 6-6.5 8-10.500z"],
};
const ROMAN = ["", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X", "XI", "XII", "XIII", "XIIII", "XV", "XVI", "XVII", "XVIII", "XVIIII", "XX", "XXI"];
const SUIT_ORDER = ["S", "C", "B", "D", "T", "F"];

const suitOf = (code) => code[0];

function suitSign(suit, settings) {
  const shapes = (settings.suits === "french" && FRENCH_SIGN_SHAPES[suit]) || SIGN_SHAPES[suit];
  return svg("svg", { class: "tt-sign", viewBox: "0 0 24 24", "data-suit": suit, "aria-hidden": "true", focusable: "false" },
    shapes.map((d) => svg("path", { d, fill: "currentColor", "fill-rule": "evenodd" })));
}

function cardPicture(code, settings) {
  if (spriteIsHere()) {
    return h("span", { class: "tt-picture tt-printed", "aria-hidden": "true" }, printedCard(code, settings, false), printedCard(code, settings, true));
  }
  const suit = suitOf(code);
  const index = suit === "T" ? code.slice(1) : suit === "F" ? "" : { V: "Kn", C: "Cv", Q: "Q", K: "K" }[code.slice(1)] ?? code.slice(1);
  return h("span", { class: "tt-picture", "aria-hidden": "true" },
    settings.index && h("span", { class: "tt-index" }, index, suit !== "T" && suitSign(suit, settings)),
    h("span", { class: "tt-drawing" }, suit === "T" ? h("span", { class: "tt-numeral" }, ROMAN[Number(code.slice(1))]) : suitSign(suit, settings)));
}

function cardInside(code, settings, below) {
  return [
    settings.pictures && cardPicture(code, settings),
    h("span", { class: "tt-card-name", lang: LANGUAGES[settings.names] }, nameOnCard(code, settings.names)),
    below,
  ];
}

const cardAttributes = (code, settings) => ({
  class: "tt-card",
  "data-card": code,
  "data-suit": suitOf(code),
  "data-index": settings.index ? "on" : "off",
  title: bareName(code, settings.names),
});

function cardShown(code, settings, below) {
  return h("span", cardAttributes(code, settings), cardInside(code, settings, below));
}

function cardButton(code, settings, onclick, attributes = {}, below = null) {
  return h("button", { type: "button", ...cardAttributes(code, settings), onclick, ...attributes }, cardInside(code, settings, below));
}

// Lay cards in rows by suit. `make` turns an entry into an element; `codeOf` says which card it is.
function suitRows(entries, settings, codeOf, make) {
  const rows = SUIT_ORDER.map((suit) => [suit, entries.filter((entry) => suitOf(codeOf(entry)) === suit)]);
  const named = SUIT_NAMES[settings.names];
  return h("div", { class: "tt-rows", "data-many": entries.length > 6 ? "yes" : "no" },
    rows.filter(([, row]) => row.length).map(([suit, row]) =>
      h("div", { class: "tt-suit-row", role: "group", "aria-label": named[suit], "data-suit": suit },
        h("span", { class: "tt-suit-name", "aria-hidden": "true" }, suitSign(suit, settings), " ", named[suit]),
        h("span", { class: "tt-suit-cards" }, row.map(make)))));
}
