// The end of a set: how it went, and what was missed, rule by rule, with where to read about it.
const plural = (number, one, many) => `${number} ${number === 1 ? one : many}`;

function summaryWords(state) {
  const entries = ofRound(state);
  const first = entries.filter(({ fresh }) => !fresh);
  const played = first.filter(({ tries }) => tries > 0);
  const right = played.filter(({ ok }) => ok).length;
  const fresh = entries.filter((entry) => entry.fresh && entry.tries > 0);
  const learnt = fresh.filter(({ ok }) => ok).length;
  const skipped = first.filter(({ tries, skipped: times }) => !tries && times).length;
  const open = first.length - played.length - skipped;
  const lines = [];
  if (skipped === first.length) lines.push(`You skipped ${skipped === 1 ? "the puzzle" : `all ${skipped} puzzles`}, and that is allowed. Take ${skipped === 1 ? "it" : "them"} again when you like, with a hint or the model answer to help.`);
  else if (!played.length) lines.push(`${first.length === 1 ? "The puzzle waits" : `All ${first.length} puzzles wait`} for your answer.`);
  else if (right === first.length) lines.push(`${first.length === 1 ? "Right" : `All ${first.length} right`} at the first try. Well played!`);
  else lines.push(firstTries(right, played.length));
  if (fresh.length) lines.push(freshWords(learnt, fresh.length));
  if (skipped && played.length) lines.push(`You skipped ${plural(skipped, "puzzle", "puzzles")}.`);
  if (open && played.length) lines.push(`${plural(open, "puzzle is", "puzzles are")} still unanswered.`);
  return lines;
}

function firstTries(right, played) {
  if (played === 1) return right ? "1 of 1 puzzle right at the first try." : "Not right at the first try.";
  return right ? `${right} of ${played} puzzles right at the first try.` : `None of ${played} puzzles right at the first try.`;
}

function freshWords(learnt, fresh) {
  if (fresh === 1) return `The one that came back fresh ${learnt ? "you got right at once" : "was missed again"}.`;
  return `Of the ${fresh} that came back fresh, you got ${learnt === fresh ? "all" : learnt || "none"} right at once.`;
}

function missedByRule(state, puzzleOf) {
  const groups = new Map();
  for (const entry of ofRound(state).filter(isMissed)) {
    const puzzle = puzzleOf(entry);
    const key = entry.rule && rulingOf(entry.rule) ? entry.rule : `${puzzle.kind}/${puzzle.variant}`;
    const group = groups.get(key) ?? { rule: rulingOf(key) ? key : null, puzzles: [] };
    group.puzzles.push({ puzzle, entry });
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.puzzles.length - one.puzzles.length);
}

function missedList(state, puzzleOf, root, { ruleLink, lessonLink }) {
  return h("ul", { class: "tt-missed" }, missedByRule(state, puzzleOf).map(({ rule, puzzles }) => {
    const { puzzle } = puzzles[0];
    const lesson = Object.hasOwn(LESSONS, `${puzzle.kind}/${puzzle.variant}`) ? LESSONS[`${puzzle.kind}/${puzzle.variant}`] : null;
    const address = lesson && lessonLink?.(lesson.slug);
    const words = lesson && `Lesson ${lesson.number}: ${lesson.title}`;
    const titles = [...new Set(puzzles.map((one) => `“${one.puzzle.title}”`))].join(", ");
    const times = ["", "once", "twice"][puzzles.length] ?? `${puzzles.length} times`;
    return h("li", {},
      h("div", { class: "tt-missed-rule" }, rule ? citeLinks([rule], root, puzzle, ruleLink).at(-1) : h("strong", {}, puzzle.title)),
      words && h("div", { class: "tt-missed-lesson" }, address ? h("a", { class: "tt-cite", href: address }, words) : words),
      h("p", { class: "tt-missed-where" }, [gameOfPuzzle(puzzle), rule && titles, `missed ${times}`].filter(Boolean).join(" · ")));
  }));
}

const gameOfPuzzle = (puzzle) => RULE_CARDS[puzzle.variant]?.name ?? "The three games";
