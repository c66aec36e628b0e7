// Things to put in order: drag them, press the arrows, or use the arrow keys on the handle.
function askOrder({ puzzle, settings, give, fresh, draft }) {
  const items = new Map(puzzle.items.map((item) => [item.id, item]));
  let order = draft ?? puzzle.items.map((item) => item.id);
  let locked = false;
  const rows = new Map(puzzle.items.map((item) => [item.id, makeRow(item)]));
  const list = h("ol", { class: "tt-order" });
  const moved = h("span", { class: "tt-hidden", "aria-live": "polite" });
  const check = button("Check", () => locked || give([...order]), { class: "tt-button tt-main" });

  function makeRow(item) {
    const name = bareName(item.card, settings.names);
    const move = (step) => () => moveTo(item.id, order.indexOf(item.id) + step, true);
    const handle = h("button", { type: "button", class: "tt-handle", "aria-label": `${name}: move with the arrow keys`, onkeydown: (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      move(step)();
    } }, h("span", { "aria-hidden": "true" }, "⠿"));
    const arrow = (sign, word, step) => button(sign, move(step), { class: "tt-button tt-move", "aria-label": `${name}: ${word}`, "data-step": step });
    const row = h("li", { class: "tt-item", "data-item": item.id }, handle, h("span", { class: "tt-place-number", "aria-hidden": "true" }),
      cardShown(item.card, settings), h("span", { class: "tt-mark" }),
      h("span", { class: "tt-moves" }, arrow("↑", "earlier", -1), arrow("↓", "later", 1)));
    followPointer(handle, row);
    return row;
  }

  function moveTo(id, place, said) {
    const from = order.indexOf(id);
    if (locked || place < 0 || place >= order.length || place === from) return;
    const focused = page.activeElement;
    order = order.filter((other) => other !== id);
    order.splice(place, 0, id);
    unmark();
    fresh();
    putInPlace();
    if (rows.get(id).contains(focused)) focused.focus();
    if (said) moved.textContent = `${bareName(items.get(id).card, settings.names)} is now ${ordinal(place + 1)} of ${order.length}.`;
  }

  function putInPlace() {
    order.forEach((id, at) => {
      const row = rows.get(id);
      if (list.children[at] !== row) list.insertBefore(row, list.children[at] ?? null);
      row.querySelector(".tt-place-number").textContent = at + 1;
      for (const arrow of row.querySelectorAll(".tt-move")) {
        lockButton(arrow, locked || at + Number(arrow.dataset.step) < 0 || at + Number(arrow.dataset.step) >= order.length);
      }
    });
  }

  function followPointer(handle, row) {
    handle.addEventListener("pointerdown", (event) => {
      if (locked || event.button > 0) return;
      handle.setPointerCapture(event.pointerId);
      row.dataset.held = "yes";
    });
    handle.addEventListener("pointermove", (event) => {
      if (!row.dataset.held) return;
      const over = [...list.children].findIndex((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return event.clientY >= top && event.clientY <= bottom;
      });
      if (over >= 0) moveTo(row.dataset.item, over, false);
    });
    const release = () => delete row.dataset.held;
    handle.addEventListener("lostpointercapture", release);
    handle.addEventListener("pointerup", release);
    handle.addEventListener("pointercancel", release);
  }

  const unmark = () => rows.forEach((row) => setMark(row));
  putInPlace();
  return {
    element: h("div", { class: "tt-ask" }, tableParts(puzzle.table ?? {}, settings), list, h("div", { class: "tt-form" }, check, moved)),
    draft: () => [...order],
    mark(verdict, answer) {
      order = [...answer];
      locked = verdict.ok;
      unmark();
      putInPlace();
      lockButton(check, locked);
      if (verdict.ok) rows.forEach((row) => setMark(row, "right", "✓"));
      else [0, 1].forEach((step) => setMark(rows.get(order[verdict.at + step]), "wrong", step ? "✗ comes earlier" : "✗ comes later"));
    },
    clear() {
      locked = false;
      order = puzzle.items.map((item) => item.id);
      unmark();
      lockButton(check, false);
      putInPlace();
    },
  };
}
