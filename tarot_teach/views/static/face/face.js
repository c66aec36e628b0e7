// The face of a puzzle: show a document in an element, mark what the reader answers, tell the host.
const VIEWS = { one: askOne, many: askMany, order: askOrder, number: askNumber, numbers: askNumbers, match: askMatch };

function face(puzzle, element, onVerdict, options = {}) {
  const sentence = whyUnreadable(puzzle);
  if (!sentence) {
    try {
      return showPuzzle(puzzle, element, onVerdict, options);
    } catch (error) {
      console.warn("tarot_teach", error);
    }
  }
  return showSorry(element, sentence ?? "This puzzle is damaged and cannot be shown.");
}

function showSorry(element, sentence) {
  const sorry = h("p", { class: "tt-puzzle tt-sorry" }, sentence);
  element.prepend(sorry);
  return Object.assign(() => sorry.remove(), { show() {} });
}

function showPuzzle(puzzle, element, onVerdict, { answer = null, ruleLink, puzzleLink, inSet = false } = {}) {
  const hints = (puzzle.hints ?? []).slice(0, 3);
  const given = []; // what was answered since the last fresh start
  let solved = false, hintsShown = 0, stepsShown = 0, ask;

  const root = h("div", { role: "group", class: "tt-puzzle", "aria-label": `Puzzle: ${puzzle.title}`, "data-ask": puzzle.ask, "data-lm-suppress-shortcuts": "true" });
  const before = h("span", { class: "tt-before" });
  const prompt = h("p", { class: "tt-prompt" });
  const stage = h("div", { class: "tt-stage" });
  const say = h("div", { class: "tt-say", role: "status", tabindex: "-1" });
  const cites = h("p", { class: "tt-cites" });
  const hintList = h("ol", { class: "tt-hints", "aria-live": "polite" });
  const steps = puzzle.worked.split("\n").filter((line) => line.trim());
  const worked = h("div", { class: "tt-worked", id: uniqueId("worked"), hidden: true });
  const workedList = h(steps.length > 1 ? "ol" : "div", { "aria-live": "polite" });
  const hintButton = button("", hint);
  const workedButton = button("", reveal, { "aria-controls": worked.id, "aria-expanded": "false" });
  const againButton = button("", again);
  const skipButton = inSet && button("Skip", () => leave("tarot-skip"));
  const nextButton = inSet && button("Next puzzle", () => leave("tarot-next"), { class: "tt-button tt-main", hidden: true });
  const quiet = (label, action) => button(label, action, { class: "tt-quiet" });
  const hasRules = gamesOf(puzzle).some((key) => Object.hasOwn(RULE_CARDS, key));

  root.append(
    h("div", { class: "tt-head" }, title(puzzle.title), h("span", { class: "tt-game" }, gameLine(puzzle)), before),
    prompt,
    h("div", { class: "tt-body" }, stage, h("div", { class: "tt-side" }, say, cites, hintList,
      h("div", { class: "tt-tools" }, nextButton, againButton, hintButton, workedButton, skipButton), worked)),
    h("div", { class: "tt-foot" }, hasRules && quiet("Rule card", () => openRuleCard(root, puzzle)),
      quiet("Settings", () => openDialog(root, "Settings", settingsPanel())),
      quiet("Link", () => openDialog(root, "Link to this puzzle", linkPanel(puzzle, puzzleLink)))),
  );
  element.replaceChildren(root);
  guardKeys(root);

  function draw() {
    const settings = currentSettings();
    const draft = ask?.draft?.();
    root.dataset.large = settings.large ? "yes" : "no";
    prompt.replaceChildren(...inText(puzzle.prompt, settings));
    ask = VIEWS[puzzle.ask]({ puzzle, settings, give, gently, fresh, draft });
    stage.replaceChildren(ask.element);
    // Where the reader has gone on changing the answer, the draft stands and the old verdict is gone.
    const spoken = given.length > 0 && ["true", "false"].includes(say.dataset.ok);
    const shown = puzzle.ask === "one" ? given : spoken ? given.slice(-1) : [];
    for (const { answer: each, verdict } of shown) ask.mark(verdict, each);
    if (spoken) speak(given.at(-1).verdict);
    if (solved) settle();
    hintList.replaceChildren();
    workedList.replaceChildren();
    drawHints();
    drawWorked();
    drawTools();
    drawBefore();
  }

  function give(value, { counts = true } = {}) {
    if (solved) return;
    const verdict = markAnswer(puzzle, value);
    const known = given.findIndex((one) => sameAnswer(one.answer, value));
    if (known >= 0) given.splice(known, 1);
    given.push({ answer: value, verdict });
    solved = verdict.ok;
    ask.mark(verdict, value);
    speak(verdict);
    if (solved) {
      settle();
      // The button to check has no more use and goes; its reader is led to the verdict, and on from there.
      if (page.activeElement?.matches(".tt-main[aria-disabled]") && root.contains(page.activeElement)) say.focus({ preventScroll: true });
    }
    if (solved) stepsShown = steps.length;
    drawHints();
    drawWorked();
    drawTools();
    // The same answer twice (a double click, a key held down) is one answer.
    if (!counts || known >= 0) return;
    progress().remember(puzzle.id, verdict.ok);
    onVerdict?.(puzzle.id, verdict.ok, value);
    element.dispatchEvent(new CustomEvent("tarot-verdict", { bubbles: true, composed: true, detail: { id: puzzle.id, ok: verdict.ok, answer: value } }));
  }

  function speak(verdict) {
    const settings = currentSettings();
    const line = ({ label, feedback }) => [...(label ? [h("strong", {}, inText(label, settings), ": ")] : []), ...inText(feedback, settings)];
    const first = h("strong", { class: "tt-verdict" }, verdict.ok ? "✓ Right." : puzzle.ask === "one" ? "✗ Not this one." : "✗ Not yet.");
    const lines = verdict.lines.filter((one, at, all) => all.findIndex((other) => other.feedback === one.feedback && other.label === one.label) === at);
    say.dataset.ok = String(verdict.ok);
    say.replaceChildren(first, " ", ...(lines.length > 1 ? [h("ul", {}, lines.map((one) => h("li", {}, line(one))))] : lines.flatMap(line)));
    cites.replaceChildren(...citeLinks(verdict.cites, root, puzzle, ruleLink));
  }

  // A remark that is no verdict and counts as no try.
  function gently(text) {
    say.dataset.ok = "none";
    say.replaceChildren(text);
    cites.replaceChildren();
  }

  // The reader changed the answer: the last verdict no longer speaks of what is seen.
  function fresh() {
    if (solved || !say.childNodes.length) return;
    delete say.dataset.ok;
    say.replaceChildren();
    cites.replaceChildren();
  }

  function settle() {
    const winner = puzzle.kind === "who-wins" && puzzle.choices?.find((choice) => choice.ok)?.card;
    const place = winner && [...stage.querySelectorAll(".tt-place")].find((each) => each.dataset.card === winner);
    if (!place) return;
    place.dataset.takes = "yes";
    place.querySelector(".tt-taken").textContent = "★ takes the trick";
  }

  function again() {
    clear();
    stage.querySelector("input, .tt-ask button:not([aria-disabled])")?.focus();
  }

  function clear() {
    given.length = 0;
    solved = false;
    stepsShown = 0;
    ask.clear();
    delete say.dataset.ok;
    say.replaceChildren();
    cites.replaceChildren();
    for (const place of stage.querySelectorAll("[data-takes]")) {
      delete place.dataset.takes;
      place.querySelector(".tt-taken").textContent = "";
    }
    drawHints();
    drawWorked();
    drawTools();
    drawBefore();
  }

  function hint() {
    hintsShown = Math.min(hintsShown + 1, hints.length);
    drawHints();
    drawTools();
  }

  function drawHints() {
    const settings = currentSettings();
    fill(hintList, hints.slice(0, hintsShown), "li", (text, at) =>
      [h("strong", {}, `Hint ${at + 1} of ${hints.length}:`), " ", ...inText(text, settings)]);
  }

  function reveal() {
    stepsShown = stepsShown ? 0 : 1;
    drawWorked();
    drawTools();
  }

  // Asked for, the model answer comes step by step, each step spoken; after success it stands there whole.
  function drawWorked() {
    const settings = currentSettings();
    worked.hidden = !stepsShown;
    workedList.setAttribute("aria-live", solved ? "off" : "polite");
    if (!worked.children.length) worked.append(title("Model answer"), workedList);
    fill(workedList, steps.slice(0, stepsShown), steps.length > 1 ? "li" : "p", (step) => stepOf(step, settings));
    worked.querySelector("button")?.remove();
    if (!stepsShown || stepsShown >= steps.length) return;
    worked.append(button(`Next step: ${stepsShown + 1} of ${steps.length}`, () => {
      stepsShown += 1;
      drawWorked();
      drawTools();
      (worked.querySelector("button") ?? workedButton).focus();
    }));
  }

  // Only what is still of use stands there: no hint where the whole answer is read, no answer to ask for once it is found.
  function drawTools() {
    const told = stepsShown > 0 && stepsShown >= steps.length;
    hintButton.textContent = `Hint ${hintsShown + 1} of ${hints.length}`;
    workedButton.textContent = stepsShown ? "Hide the model answer" : "Model answer";
    workedButton.setAttribute("aria-expanded", String(stepsShown > 0));
    workedButton.hidden = solved;
    if (hintButton === page.activeElement && hintsShown >= hints.length) workedButton.focus();
    hintButton.hidden = solved || told || hintsShown >= hints.length;
    againButton.hidden = !given.length;
    againButton.textContent = solved ? "Play again" : "Try again";
    againButton.classList.toggle("tt-main", solved && !inSet);
    if (!nextButton) return;
    nextButton.hidden = !solved;
    skipButton.hidden = solved;
  }

  // Where a pile is counted, the cards of each step are laid out under it; the sentence names them.
  function stepOf(step, settings) {
    const codes = puzzle.table?.piles && settings.pictures ? pieces(step, settings.names).flatMap(({ code }) => code ?? []) : [];
    return [...inText(step, settings), codes.length ? h("span", { class: "tt-laid", "aria-hidden": "true" },
      codes.map((code) => h("span", { class: "tt-laid-card", "data-suit": suitOf(code) }, cardPicture(code, settings)))) : ""];
  }

  function drawBefore() {
    before.textContent = progress().known(puzzle.id)?.ok && !solved ? "✓ solved before" : "";
  }

  function leave(name) {
    element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: { id: puzzle.id, ok: solved } }));
  }

  // Show an answer that was given elsewhere, such as in another view of the same widget; it is not counted.
  function show(value) {
    if (value === null || value === undefined) {
      if (given.length) clear();
      return;
    }
    if (sameAnswer(given.at(-1)?.answer, value)) return;
    try {
      if (solved) clear();
      give(value, { counts: false });
    } catch {
      gently("This answer does not fit the puzzle.");
    }
  }

  draw();
  show(answer);
  const unfollow = followSettings(draw);
  page.addEventListener("tarot-progress", drawBefore);
  return Object.assign(() => {
    unfollow();
    page.removeEventListener("tarot-progress", drawBefore);
    root.remove();
  }, { show, again, hint, reveal });
}

// Keep as many lines in a list as there are texts; what stands there stays, so that only the new is spoken.
function fill(list, texts, tag, write) {
  while (list.children.length > texts.length) list.lastChild.remove();
  texts.slice(list.children.length).forEach((text) => list.append(h(tag, {}, write(text, list.children.length))));
}

function gameLine(puzzle) {
  const game = RULE_CARDS[puzzle.variant]?.name ?? (puzzle.variant === "all" ? "The three games" : "");
  return [game, puzzle.level && `level\u00a0${puzzle.level}`].filter(Boolean).join(" · ");
}

function linkPanel(puzzle, puzzleLink) {
  const line = (label, text) => {
    const id = uniqueId("link");
    const field = h("input", { id, class: "tt-link", type: "text", readonly: true, value: text, onfocus: () => field.select() });
    const said = h("span", { "aria-live": "polite" });
    return h("p", { class: "tt-setting" }, h("label", { for: id }, label), field, button("Copy", async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(text);
        said.textContent = " Copied.";
      } catch {
        said.textContent = " Press Ctrl and C to copy.";
      }
    }), said);
  };
  const address = puzzleLink?.(puzzle.id);
  return [address && line("Address", address), line("Name", puzzle.id), line("In Python", `tarot_teach.puzzle(${JSON.stringify(puzzle.id)})`)];
}

// Keys pressed in a puzzle belong to it: the host's own shortcuts stay quiet, and a key held down is one press.
function guardKeys(root) {
  root.addEventListener("keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button, input")) event.preventDefault();
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  });
  // JupyterLab's own keys rest inside a puzzle, but with Ctrl or Cmd held they are meant (save, copy).
  for (const kind of ["keydown", "keyup"]) {
    root.addEventListener(kind, (event) => {
      if (event.key === "Control" || event.key === "Meta") root.toggleAttribute("data-lm-suppress-shortcuts", kind === "keyup");
    });
  }
  let pressed;
  root.addEventListener("click", (event) => {
    const here = event.target.closest("button");
    // The second click of a double click may land on a button that has just moved under the pointer.
    if (event.detail > 1 && here !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
    pressed = here;
  }, true);
}
