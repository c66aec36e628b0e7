// One choice for each part, such as one for each game; checked together.
function askMatch({ puzzle, settings, give, gently, fresh, draft }) {
  const chosen = new Map(Object.entries(draft ?? {}));
  let locked = false;
  const check = button("Check", () => {
    if (locked) return;
    const open = parts.find(({ part }) => !chosen.has(part.id));
    if (open) {
      gently("Choose one answer in every row first.");
      open.buttons.values().next().value.focus();
    } else give(Object.fromEntries(puzzle.parts.map(({ id }) => [id, chosen.get(id)])));
  }, { class: "tt-button tt-main" });
  const parts = puzzle.parts.map((part) => {
    const buttons = new Map();
    const mark = h("span", { class: "tt-mark" });
    const id = uniqueId("part");
    const make = (choice) => {
      const made = choiceButton(choice, settings, () => {
        if (locked) return;
        chosen.set(part.id, choice.id);
        setMark(element);
        show();
        fresh();
      }, { "aria-pressed": "false" });
      buttons.set(choice.id, made);
      return made;
    };
    const element = h("div", { class: "tt-part", role: "group", "aria-labelledby": id },
      h("p", { class: "tt-part-label", id }, inText(part.label, settings)),
      h("div", { class: "tt-side-by-side" }, part.choices.map(make)), mark);
    return { part, buttons, element };
  });
  const show = () => {
    for (const { part, buttons } of parts) {
      for (const [id, each] of buttons) each.setAttribute("aria-pressed", String(chosen.get(part.id) === id));
    }
  };
  const lock = (value) => {
    locked = value;
    for (const { buttons } of parts) buttons.forEach((each) => lockButton(each, value));
    lockButton(check, value);
  };
  show();
  return {
    element: h("div", { class: "tt-ask" }, tableParts(puzzle.table ?? {}, settings), parts.map(({ element }) => element), h("div", { class: "tt-form" }, check)),
    draft: () => Object.fromEntries(chosen),
    mark(verdict, answer) {
      for (const { part, element } of parts) {
        chosen.set(part.id, answer[part.id]);
        const { ok } = choiceOf(part.choices, answer[part.id]);
        setMark(element, ok ? "right" : "wrong", ok ? "✓ right" : "✗ not yet");
      }
      show();
      lock(verdict.ok);
    },
    clear() {
      chosen.clear();
      lock(false);
      for (const { element } of parts) setMark(element);
      show();
    },
  };
}
