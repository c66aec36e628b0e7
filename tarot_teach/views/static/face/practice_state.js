// How far a learner is in a set: plain data, to be stored and handed from view to view.
const newEntry = (id, number, more) => ({
  id, number, round: 1, fresh: false, tries: 0, ok: null, solved: false, skipped: 0, answer: null, rule: null, ...more,
});

function startState(puzzles) {
  const entries = puzzles.map(({ id }, at) => newEntry(id, at + 1));
  return { entries, queue: entries.map((_, at) => at), round: 1, stopped: false };
}

// A state that does not fit the set (another version, a damaged store) is not used.
function fittingState(state, known) {
  const fits = isRecord(state) && Array.isArray(state.entries) && Array.isArray(state.queue) && Number.isSafeInteger(state.round) &&
    state.entries.every((entry) => isRecord(entry) && known.has(entry.id) && Number.isSafeInteger(entry.number)) &&
    state.queue.every((at) => Number.isSafeInteger(at) && at >= 0 && at < state.entries.length) &&
    state.entries.filter(({ round, fresh }) => round === 1 && !fresh).map(({ id }) => id).join() === known.first.join();
  if (!fits) return null;
  const { entries, queue, round, stopped } = structuredClone(state);
  return { entries: entries.map((entry) => newEntry(entry.id, entry.number, entry)), queue, round, stopped: stopped === true };
}

const currentEntry = (state) => state.entries[state.queue[0]];
const isMissed = (entry) => entry.tries > 0 && entry.ok === false;
const ofRound = (state) => state.entries.filter(({ round }) => round === state.round);

function noteAnswer(entry, verdict, answer) {
  if (entry.solved) return; // played again for fun
  if (entry.tries === 0) entry.ok = verdict.ok;
  if (!verdict.ok) entry.rule ??= verdict.cites[0] ?? null;
  entry.tries += 1;
  entry.answer = answer;
  entry.solved = verdict.ok;
}

// Of the fresh puzzles left, the closest relative: same kind, game, level and house rules, most tags shared, another question.
function closestReserve(puzzle, reserves, used) {
  const same = ["kind", "variant", "level"];
  const question = ({ prompt, table, items }) => JSON.stringify([prompt, table, items]);
  const shared = (other) => (question(other) === question(puzzle) ? -1 : (puzzle.tags ?? []).filter((tag) => (other.tags ?? []).includes(tag)).length);
  const near = reserves.filter((other) => !used.has(other.id) && same.every((part) => other[part] === puzzle[part]) &&
    JSON.stringify(other.rules ?? {}) === JSON.stringify(puzzle.rules ?? {}));
  const most = Math.max(...near.map(shared));
  return near.find((other) => shared(other) === most) ?? null;
}

// Leave the current puzzle; what was missed comes back at the end as a fresh one, once.
function leaveEntry(state, freshFor) {
  const entry = currentEntry(state);
  state.queue.shift();
  if (!isMissed(entry) || entry.fresh) return;
  const fresh = freshFor(entry);
  if (fresh) state.queue.push(state.entries.push(newEntry(fresh.id, entry.number, { round: state.round, fresh: true })) - 1);
}

// A puzzle that was skipped comes back after the others, once; one that was tried in vain counts as missed.
function skipEntry(state, freshFor) {
  const entry = currentEntry(state);
  entry.skipped += 1;
  if (entry.tries > 0 || entry.skipped > 1) return leaveEntry(state, freshFor);
  const at = state.queue.shift();
  const first = state.queue.findIndex((other) => state.entries[other].fresh);
  return state.queue.splice(first < 0 ? state.queue.length : first, 0, at);
}

const leftOut = (state) => ofRound(state).filter((entry) => entry.tries === 0 && entry.skipped > 0 && !state.queue.includes(state.entries.indexOf(entry)));

function resumeLeftOut(state) {
  for (const entry of leftOut(state)) {
    entry.skipped = 1;
    state.queue.push(state.entries.indexOf(entry));
  }
}

// A round of its own for what was missed: fresh puzzles as long as there are any, then the same ones again.
function startMissedRound(state, freshFor) {
  const missed = ofRound(state).filter((entry) => isMissed(entry) && !entry.fresh);
  state.round += 1;
  missed.forEach((entry, at) => {
    const id = freshFor(entry)?.id ?? entry.id;
    state.queue.push(state.entries.push(newEntry(id, at + 1, { round: state.round })) - 1);
  });
}

// One row for each puzzle that was answered or skipped.
function resultsOf(state, puzzleOf) {
  return state.entries.filter(({ tries, skipped }) => tries > 0 || skipped > 0).map((entry) => {
    const { id, kind, variant, level } = puzzleOf(entry);
    const { number, round, fresh, ok, tries, solved, skipped, answer, rule } = entry;
    return { number, id, kind, game: variant, level, round, fresh, ok, tries, solved, skipped, answer, rule };
  });
}
