// Lay a pile out in groups: the learner taps cards, the tray only counts them.
function pileStage(puzzle, settings) {
  const parts = tableParts(puzzle.table ?? {}, settings);
  const tray = countingTray(puzzle, settings);
  // While the tray is open its cards stand for the piles.
  tray?.addEventListener("toggle", () => {
    for (const part of parts) part.hidden = tray.open && part.dataset.part === "pile";
  });
  return [parts, tray];
}

function countingTray(puzzle, settings) {
  const piles = Object.entries(puzzle.table?.piles ?? {});
  if (!piles.length) return null;
  const body = h("div", { class: "tt-tray-body" });
  const tray = h("details", { class: "tt-tray" }, h("summary", {}, "Lay the pile out in groups"), body);
  let size = 3;
  let counted = [];
  const all = piles.flatMap(([seat, codes]) => codes.map((code) => ({ seat, code })));
  const draw = () => {
    const left = all.filter((entry) => !counted.includes(entry));
    const groups = [];
    for (let at = 0; at < counted.length; at += size) groups.push(counted.slice(at, at + size));
    const over = counted.length % size;
    const sizes = [1, 2, 3, 4].map((each) =>
      button(String(each), () => {
        size = each;
        redraw();
      }, { "aria-pressed": String(each === size), "aria-label": `Groups of ${each}` }));
    body.replaceChildren(
      h("div", { class: "tt-tray-sizes", role: "group", "aria-label": "Cards in a group" }, h("span", {}, "Cards in a group:"), sizes,
        button("Start again", () => {
          counted = [];
          redraw();
        })),
      h("p", { class: "tt-caption", "aria-live": "polite" }, `Counted ${counted.length} of ${all.length}. Whole groups: ${Math.floor(counted.length / size)}. Over: ${over}.`),
      h("div", { class: "tt-groups" }, groups.map((group, index) =>
        h("div", { class: "tt-group", role: "group", "aria-label": `Group ${index + 1}`, "data-whole": group.length === size ? "yes" : "no" },
          group.map((entry) => cardButton(entry.code, settings, () => {
            counted = counted.filter((other) => other !== entry);
            redraw();
          }))))),
      left.length ? suitRows(left, settings, (entry) => entry.code, (entry) =>
        cardButton(entry.code, settings, () => {
          counted.push(entry);
          redraw();
        })) : "");
  };
  const redraw = () => {
    const buttons = () => [...body.querySelectorAll("button")];
    const at = buttons().indexOf(page.activeElement);
    const code = page.activeElement?.dataset.card;
    draw();
    // A card that moved keeps the place of the reader: the next card in the rows, else the same button.
    const cards = [...body.querySelectorAll(".tt-rows button")];
    (code ? cards.find((card) => all.findIndex((entry) => entry.code === card.dataset.card) > all.findIndex((entry) => entry.code === code)) ?? cards[0] : buttons()[at])?.focus();
  };
  tray.addEventListener("toggle", () => tray.open && !body.children.length && draw());
  return tray;
}
