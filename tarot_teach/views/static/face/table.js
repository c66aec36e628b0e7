// What lies on the table: the trick seat by seat, earlier tricks, the hand, piles and totals.
// Places of the seats by column and upper row, anticlockwise from the nearest side; each takes two rows.
const PLACES = {
  2: [[2, 3], [2, 1]],
  3: [[2, 2], [3, 1], [1, 1]],
  4: [[2, 3], [3, 2], [2, 1], [1, 2]],
  5: [[2, 3], [3, 3], [3, 1], [1, 1], [1, 3]],
  6: [[2, 3], [3, 3], [3, 1], [2, 1], [1, 1], [1, 3]],
};

const seatName = (seat) => `Player ${String.fromCharCode(65 + Number(seat))}`;

function trickOnTable(table, settings, trickCard) {
  const trick = table.trick;
  const players = table.players ?? Math.max(trick.length, ...trick.map(({ seat }) => seat + 1));
  const places = PLACES[players];
  const at = (element, seat) => {
    if (places) [element.style.gridColumn, element.style.gridRow] = [places[seat][0], `${places[seat][1]} / span 2`];
    return element;
  };
  const played = trick.map(({ seat, card }, index) => {
    const [turn, whose] = [uniqueId("turn"), uniqueId("seat")];
    return at(h("li", { class: "tt-place", "data-seat": seat, "data-card": card },
      h("span", { class: "tt-turn", id: turn }, index ? ordinal(index + 1) : "1st, leads"),
      trickCard(card, { "aria-describedby": `${turn} ${whose}` }),
      h("span", { class: "tt-seat", id: whose }, seatName(seat), seat === table.dealer && " (dealer)"),
      h("span", { class: "tt-taken" })), seat);
  });
  const empty = Array.from({ length: players }, (_, seat) => seat)
    .filter((seat) => !trick.some((entry) => entry.seat === seat))
    .map((seat) => at(h("li", { class: "tt-place tt-empty", "data-seat": seat },
      h("span", { class: "tt-turn" }, "to play"), h("span", { class: "tt-seat" }, seatName(seat), seat === table.dealer && " (dealer)")), seat));
  return h("div", { class: "tt-table", "data-players": players },
    h("p", { class: "tt-caption" }, "The trick on the table, played ", h("span", { class: "tt-unbroken" }, "anticlockwise ", roundArrow())),
    h("ol", { class: "tt-trick" }, played, empty));
}

// An arrow that turns anticlockwise, the way the play goes.
function roundArrow() {
  return svg("svg", { class: "tt-arrow", viewBox: "0 0 48 48", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: "M10 17a16 16 0 0 0 28 15", fill: "none", stroke: "currentColor", "stroke-width": "3", "stroke-linecap": "round" }),
    svg("path", { d: "M42.5 34.500L41 22.500l-9.5 7.500z", fill: "currentColor" }));
}

function trickLine(trick, number, settings) {
  return h("li", { class: "tt-past-trick" }, h("span", { class: "tt-caption" }, `Trick ${number}`),
    h("ol", { class: "tt-plays", "data-cards": trick.length }, trick.map(({ seat, card }) =>
      h("li", {}, h("span", { class: "tt-seat" }, seatName(seat)), cardShown(card, settings)))));
}

function cardsOf(codes, settings, caption, part, card) {
  return h("div", { class: "tt-cards", "data-part": part }, h("p", { class: "tt-caption" }, caption),
    suitRows(codes, settings, (code) => code, (code) => card(code)));
}

// `shown` holds what the question itself turns into buttons, so that no card appears twice.
function tableParts(table, settings, { trickCard, tableCard = (code) => cardShown(code, settings), shown = [] } = {}) {
  const parts = [];
  const has = (name) => table[name] !== undefined && !shown.includes(name);
  if (has("tricks")) {
    parts.push(h("ol", { class: "tt-past" }, table.tricks.map((trick, index) => trickLine(trick, index + 1, settings))));
  }
  if (has("trick") && table.trick.length) {
    parts.push(trickOnTable(table, settings, trickCard ?? ((code) => cardShown(code, settings))));
  }
  if (has("hand")) parts.push(cardsOf(table.hand, settings, "Your hand", "hand", tableCard));
  if (has("piles")) {
    const piles = Object.entries(table.piles);
    for (const [seat, codes] of piles) {
      const whose = piles.length > 1 ? `The pile of ${seatName(seat)}` : "The pile";
      parts.push(cardsOf(codes, settings, `${whose}: ${codes.length} ${codes.length === 1 ? "card" : "cards"}`, "pile", tableCard));
    }
  }
  if (has("totals")) {
    parts.push(h("table", { class: "tt-totals" }, h("caption", { class: "tt-caption" }, "Totals"),
      h("tbody", {}, Object.entries(table.totals).map(([seat, total]) =>
        h("tr", {}, h("th", { scope: "row" }, seatName(seat)), h("td", {}, String(total).replace("-", "−")))))));
  }
  return parts;
}
