// The face of a practice set: one puzzle after the other, skipping and coming back, fresh ones for what was missed.
// Hosts give: state and onState (to go on where the reader stopped), ruleLink, puzzleLink, lessonLink, another (a new set).
function practiceSet(set, element, { state: given, onState, another, ...links } = {}) {
  const readable = (list) => (Array.isArray(list) ? list.filter((puzzle) => !whyUnreadable(puzzle)) : []);
  const puzzles = readable(set?.puzzles), reserves = readable(set?.reserves);
  if (set?.schema !== SCHEMA) return showSorry(element, "This set of puzzles was made for another version of tarot_teach and cannot be shown here.");
  if (!puzzles.length || !isText(set.title) || !isText(set.id)) return showSorry(element, "This set of puzzles is damaged and cannot be shown.");

  const byId = new Map([...reserves, ...puzzles].map((puzzle) => [puzzle.id, puzzle]));
  const known = { has: (id) => byId.has(id), first: puzzles.map(({ id }) => id) };
  const puzzleOf = (entry) => byId.get(entry.id);
  const freshFor = (entry) => closestReserve(puzzleOf(entry), reserves, new Set(state.entries.map(({ id }) => id)));
  let state = fittingState(given, known) ?? startState(puzzles);
  let shown;
  // Who comes back to a set that was begun is told so, until the first step on.
  let goesOn = state.entries.some(({ tries, skipped }) => tries > 0 || skipped > 0);

  const where = h("p", { class: "tt-progress", tabindex: "-1" });
  const dots = h("p", { class: "tt-dots", "aria-hidden": "true" });
  const note = h("p", { class: "tt-note", "aria-live": "polite" });
  const stage = h("div", { class: "tt-set-stage" });
  const finish = button("Finish now", () => change(() => (state.stopped = true)), { class: "tt-quiet" });
  const projector = button("Projector", () => openProjector(root, set, puzzles, links, Math.max(0, known.first.indexOf(currentEntry(state)?.id))), { class: "tt-quiet" });
  const root = h("section", { class: "tt-puzzle tt-set", "aria-label": set.title, "data-set": set.id, "data-lm-suppress-shortcuts": "true" },
    h("div", { class: "tt-set-head" }, title(set.title), where, dots), note, stage, h("div", { class: "tt-set-foot" }, projector, finish));
  element.replaceChildren(root);
  guardKeys(root);
  stage.addEventListener("tarot-next", () => change(() => leaveEntry(state, freshFor)));
  stage.addEventListener("tarot-skip", () => change(() => skipEntry(state, freshFor)));

  const over = () => state.stopped || !state.queue.length;

  function publish() {
    const left = ofRound(state).length - state.queue.length;
    onState?.({ ...structuredClone(state), results: resultsOf(state, puzzleOf), position: left + 1 });
  }

  function change(step) {
    goesOn = false;
    step();
    publish();
    draw();
    where.focus({ preventScroll: true });
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  function draw() {
    shown?.();
    shown = undefined;
    finish.hidden = over();
    if (over()) drawSummary();
    else drawPuzzle();
    drawHead();
  }

  function drawPuzzle() {
    const entry = currentEntry(state);
    stage.dataset.puzzle = entry.id;
    shown = face(puzzleOf(entry), stage, (id, ok, answer) => {
      goesOn = false;
      noteAnswer(entry, markAnswer(puzzleOf(entry), answer), answer);
      drawHead();
      publish();
    }, { ...links, inSet: true, answer: entry.answer });
  }

  function drawHead() {
    const entries = ofRound(state), entry = currentEntry(state);
    const first = entries.filter(({ fresh }) => !fresh), fresh = entries.filter((one) => one.fresh);
    root.dataset.over = over() ? "yes" : "no";
    if (over()) where.textContent = state.queue.length ? "You stopped here." : "You have come to the end.";
    else if (entry.fresh) where.textContent = `Fresh puzzle ${fresh.indexOf(entry) + 1} of ${fresh.length}`;
    else where.textContent = `${state.round > 1 ? "Missed puzzle" : "Puzzle"} ${entry.number} of ${first.length}${entry.skipped ? ", skipped before" : ""}`;
    dots.replaceChildren(...entries.map((one) => {
      const now = !over() && one === entry;
      const kind = isMissed(one) ? "missed" : one.ok ? "right" : now ? "now" : one.skipped ? "skipped" : "open";
      return h("span", { class: "tt-dot", "data-kind": kind, "data-now": now, "data-fresh": one.fresh }, { now: "●", missed: "✗", right: "✓", skipped: "↷", open: "○" }[kind]);
    }));
    if (over()) note.textContent = "";
    else if (entry.fresh && !entry.tries) note.textContent = "You missed one like this. Here is a fresh one on the same rule.";
    else if (isMissed(entry) && !entry.fresh && reserves.length && state.round === 1) note.textContent = "A fresh one like this will come back at the end.";
    else note.textContent = goesOn ? "You go on where you stopped." : "";
  }

  function drawSummary() {
    delete stage.dataset.puzzle;
    const missed = ofRound(state).some((entry) => isMissed(entry) && !entry.fresh);
    const skipped = leftOut(state).length > 0;
    const main = { class: "tt-button tt-main" };
    stage.replaceChildren(h("div", { class: "tt-summary" },
      h("p", { class: "tt-score" }, summaryWords(state).map((line) => [line, " "])),
      missed && [title("Look at these again"), missedList(state, puzzleOf, root, links)],
      h("div", { class: "tt-tools" },
        state.queue.length > 0 && button("Go on with the set", () => change(() => (state.stopped = false)), main),
        !state.queue.length && skipped && button("Answer what I skipped", () => change(() => resumeLeftOut(state)), main),
        !state.queue.length && missed && button("Practise what I missed", () => change(() => startMissedRound(state, freshFor)), skipped ? {} : main),
        button("Start this set again", () => change(() => (state = startState(puzzles)))),
        another && button("Another set like this", another))));
  }

  function show(other) {
    state = fittingState(other, known) ?? startState(puzzles);
    goesOn = false;
    draw();
  }

  // A reset forgets the set as well. The same event also tells that progress was read: then nothing is lost.
  const knownBefore = () => state.entries.some(({ id, tries }) => tries > 0 && progress().known(id));
  let remembered = false;
  const noteProgress = () => (remembered ||= knownBefore());
  stage.addEventListener("tarot-verdict", noteProgress);
  const follow = () => {
    if (remembered && !knownBefore()) {
      remembered = goesOn = false;
      state = startState(puzzles);
      publish();
      draw();
    } else noteProgress();
  };
  page.addEventListener("tarot-progress", follow);

  draw();
  noteProgress();
  return Object.assign(() => {
    page.removeEventListener("tarot-progress", follow);
    shown?.();
    root.remove();
  }, { show });
}

// Show whatever a document is: a set or a single puzzle.
function showDocument(document, element, onVerdict, options) {
  return isRecord(document) && document.kind === "set" ? practiceSet(document, element, options) : face(document, element, onVerdict, options);
}
