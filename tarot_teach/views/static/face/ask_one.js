// One right choice. When the choices are the cards of the trick, they are chosen where they lie.
const liesInTrick = (puzzle) => {
  const trick = puzzle.table?.trick ?? [];
  const offered = puzzle.choices.filter((choice) => isCard(choice.card)).map((choice) => choice.card);
  return trick.length > 0 && trick.length === offered.length && trick.every(({ card }) => offered.includes(card));
};

function askOne({ puzzle, settings, give }) {
  const buttons = new Map();
  const make = (choice, attributes) => {
    const made = choiceButton(choice, settings, () => made.getAttribute("aria-disabled") || give(choice.id), attributes);
    buttons.set(choice.id, made);
    return made;
  };
  const inTrick = liesInTrick(puzzle);
  const trickCard = inTrick && ((code, attributes) => make({ ...puzzle.choices.find((choice) => choice.card === code), label: `{${code}}` }, attributes));
  const parts = tableParts(puzzle.table ?? {}, settings, {
    trickCard: trickCard || undefined,
    shown: shownBy(puzzle),
  });
  const rest = puzzle.choices.filter((choice) => !buttons.has(choice.id));
  return {
    element: h("div", { class: "tt-ask" }, parts, rest.length > 0 && choiceGroup(rest, settings, (choice) => make(choice), "Choices")),
    mark(verdict, id) {
      setMark(buttons.get(id), verdict.ok ? "right" : "wrong", verdict.ok ? "✓ right" : "✗ no");
      lockButton(buttons.get(id), true);
      if (!verdict.ok) return;
      for (const each of buttons.values()) lockButton(each, true);
    },
    clear() {
      for (const each of buttons.values()) {
        setMark(each);
        lockButton(each, false);
      }
    },
  };
}

// The part of the table whose cards are exactly the ones offered as choices.
function shownBy(puzzle) {
  const offered = puzzle.choices.map((choice) => choice.card).sort().join();
  const same = (codes) => Array.isArray(codes) && [...codes].sort().join() === offered;
  const { hand, piles } = puzzle.table ?? {};
  if (same(hand)) return ["hand"];
  const all = Object.values(piles ?? {});
  return all.length === 1 && same(all[0]) ? ["piles"] : [];
}
