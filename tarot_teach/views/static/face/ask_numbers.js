// Several numbers to type, one for each part.
function askNumbers({ puzzle, settings, give, gently, fresh, draft }) {
  const fields = new Map(puzzle.parts.map((part) => [part.id, numberField(part.label, settings)]));
  const check = h("button", { type: "submit", class: "tt-button tt-main" }, "Check");
  const form = h("form", { class: "tt-form tt-parts", novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    if (check.getAttribute("aria-disabled")) return;
    const answer = {};
    for (const { id, label } of puzzle.parts) {
      const { input } = fields.get(id), value = readNumber(input.value);
      if (value === null) {
        gently(`${writeLabel(label, settings.names)}: ${whyNoNumber(input.value)}`);
        input.focus();
        return;
      }
      answer[id] = value;
    }
    give(answer);
  } }, [...fields.values()].map(({ row }) => row), check);
  const lock = (locked) => {
    for (const { input, sign } of fields.values()) {
      input.readOnly = locked;
      sign.hidden = locked;
    }
    lockButton(check, locked);
  };
  for (const [id, { row, input }] of fields) {
    input.value = draft?.[id] ?? "";
    input.addEventListener("input", () => {
      setMark(row);
      fresh();
    });
  }
  return {
    element: h("div", { class: "tt-ask" }, pileStage(puzzle, settings), form),
    draft: () => Object.fromEntries([...fields].map(([id, { input }]) => [id, input.value])),
    mark(verdict, answer) {
      for (const [id, { row, input }] of fields) {
        if (readNumber(input.value) !== answer[id]) input.value = String(answer[id]).replace("-", "−");
        const wrong = verdict.lines.some((line) => line.id === id);
        setMark(row, wrong ? "wrong" : "right", wrong ? "✗ not yet" : "✓ right");
      }
      lock(verdict.ok);
    },
    clear() {
      lock(false);
      for (const { row, input } of fields.values()) {
        input.value = "";
        setMark(row);
      }
    },
  };
}
