// Projector mode: large, one puzzle at a time, the answer hidden until the leader reveals it. Nothing is counted.
function rightAnswer(puzzle) {
  const right = (choices) => choices.filter((choice) => choice.ok).map((choice) => choice.id);
  switch (puzzle.ask) {
    case "one": return right(puzzle.choices)[0];
    case "many": return right(puzzle.choices).slice(0, puzzle.pick);
    case "numbers": return Object.fromEntries(puzzle.parts.map(({ id, answer }) => [id, answer]));
    case "match": return Object.fromEntries(puzzle.parts.map(({ id, choices }) => [id, right(choices)[0]]));
    default: return puzzle.answer;
  }
}

function openProjector(root, set, puzzles, options, first = 0) {
  const opener = page.activeElement;
  let at = first, shown, open = false;
  const where = h("p", { class: "tt-progress", tabindex: "-1", "aria-live": "polite" });
  const stage = h("div", { class: "tt-set-stage" });
  const back = button("◀ Back", () => go(-1));
  const reveal = button("Reveal the answer", show, { class: "tt-button tt-main" });
  const next = button("Next ▶", () => go(1), { class: "tt-button tt-main" });
  const close = button("Close the projector", () => box.close());
  const box = h("dialog", { class: "tt-dialog tt-projector", "aria-label": `Projector: ${set.title}`, onclose: leave },
    h("div", { class: "tt-projector-body" }, where, stage), h("div", { class: "tt-projector-bar" }, back, reveal, next, close));

  function draw() {
    open = false;
    box.dataset.open = "no";
    shown?.();
    shown = face(puzzles[at], stage, undefined, options);
    stage.addEventListener("tarot-verdict", (event) => {
      if (event.detail.ok) opened();
    }, { once: true });
    where.textContent = `${set.title} · puzzle ${at + 1} of ${puzzles.length}`;
    back.hidden = at === 0;
    reveal.hidden = false;
    next.hidden = true;
    box.querySelector(".tt-projector-body").scrollTop = 0;
    reveal.focus();
  }

  function show() {
    if (open) return;
    shown.show(rightAnswer(puzzles[at]));
    stage.querySelector(".tt-verdict")?.replaceChildren("The answer.");
    opened();
    stage.querySelector(".tt-say")?.scrollIntoView({ block: "nearest" });
  }

  function opened() {
    open = true;
    box.dataset.open = "yes";
    reveal.hidden = true;
    next.hidden = at + 1 === puzzles.length;
    (next.hidden ? close : next).focus();
  }

  function go(step) {
    const to = at + step;
    if (to < 0 || to >= puzzles.length) return;
    at = to;
    draw();
  }

  // The keys of a presenter's remote control; arrows stay with whatever field or list has the focus.
  function keys(event) {
    const arrows = !event.target.closest?.("input, select, .tt-ask, dialog:not(.tt-projector)");
    const forward = event.key === "PageDown" || (arrows && event.key === "ArrowRight");
    const backward = event.key === "PageUp" || (arrows && event.key === "ArrowLeft");
    if (event.repeat || event.target.closest?.("dialog") !== box || !(forward || backward)) return;
    event.preventDefault();
    event.stopPropagation();
    if (backward) go(-1);
    else if (open) go(1);
    else show();
  }

  function leave(event) {
    if (event.target !== box) return;
    shown?.();
    box.remove();
    if (opener?.isConnected) opener.focus();
  }

  box.addEventListener("keydown", keys, true);
  root.append(box);
  box.showModal();
  draw();
  return () => box.close();
}
