// Several right choices: press cards to choose them, then check. They are chosen where they lie on the table.
const liesOnTable = (puzzle) => {
  const { trick = [], hand = [], piles = {} } = puzzle.table ?? {};
  const lying = [...trick.map(({ card }) => card), ...hand, ...Object.values(piles).flat()];
  return puzzle.choices.every(({ card }) => isCard(card) && lying.filter((code) => code === card).length === 1);
};

function askMany({ puzzle, settings, give, gently, fresh, draft }) {
  const chosen = new Set(draft ?? []);
  const buttons = new Map();
  let locked = false, meansNone = false;
  const count = h("span", { class: "tt-count", "aria-live": "polite" });
  const wanted = puzzle.pick ?? null;
  const show = () => {
    for (const [id, each] of buttons) each.setAttribute("aria-pressed", String(chosen.has(id)));
    count.textContent = wanted === null ? `${chosen.size} chosen` : `${chosen.size} of ${wanted} chosen`;
  };
  const make = (choice, attributes) => {
    const made = choiceButton(choice, settings, () => {
      if (locked) return;
      if (!chosen.delete(choice.id)) chosen.add(choice.id);
      meansNone = false;
      unmark();
      show();
      fresh();
    }, { ...attributes, "aria-pressed": "false" });
    buttons.set(choice.id, made);
    return made;
  };
  const unmark = () => buttons.forEach((each) => setMark(each));
  const check = button("Check", (event) => {
    if (locked) return;
    if (wanted !== null && chosen.size !== wanted) return gently(`Choose ${wanted}, then check.`);
    if (!chosen.size && (!meansNone || event.detail > 1)) {
      meansNone = true;
      return gently("Nothing is chosen yet. If you mean none of them, press Check once more.");
    }
    return give(puzzle.choices.map((choice) => choice.id).filter((id) => chosen.has(id)));
  }, { class: "tt-button tt-main" });
  const shown = shownBy(puzzle);
  const where = !shown.length && liesOnTable(puzzle) && ((code, attributes) => {
    const choice = puzzle.choices.find(({ card }) => card === code);
    return choice ? make(choice, attributes) : cardShown(code, settings);
  });
  const parts = tableParts(puzzle.table ?? {}, settings, where ? { trickCard: where, tableCard: where } : { shown });
  const element = h("div", { class: "tt-ask" }, parts,
    !where && choiceGroup(puzzle.choices, settings, make, "Choices"),
    h("div", { class: "tt-form" }, check, count));
  show();
  return {
    element,
    draft: () => [...chosen],
    mark(verdict, ids) {
      chosen.clear();
      ids.forEach((id) => chosen.add(id));
      unmark();
      for (const choice of puzzle.choices.filter(({ id }) => chosen.has(id))) {
        setMark(buttons.get(choice.id), choice.ok ? "right" : "wrong", choice.ok ? "✓ yes" : "✗ no");
      }
      show();
      locked = verdict.ok;
      for (const each of [...buttons.values(), check]) lockButton(each, locked);
    },
    clear() {
      chosen.clear();
      locked = meansNone = false;
      unmark();
      for (const each of [...buttons.values(), check]) lockButton(each, false);
      show();
    },
  };
}
