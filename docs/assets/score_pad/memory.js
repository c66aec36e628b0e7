// What the pad keeps in this browser: the table as it is, and as it was before each act.
const PAD_KEY = "tarot-teach/score-pad";
const MOST_STEPS_BACK = 80;
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 78;
const newPiles = (players) => Array.from({ length: players }, () => ({ cards: 0, captured: [] }));

function isPile(pile, known) {
  return isRecord(pile) && isCount(pile.cards) && Array.isArray(pile.captured) && pile.captured.every((code) => known.includes(code));
}

// A table that was kept by another version, or damaged, is not taken up.
function isTable(state, games) {
  if (!isRecord(state) || state.schema !== PAD_SCHEMA || typeof state.game !== "string" || !Object.hasOwn(games, state.game) || !isRecord(state.rules)) return false;
  const facts = factsOf(games[state.game], state.rules);
  const players = Array.isArray(state.names) ? state.names.length : 0;
  const known = Object.keys(facts.weights.values);
  const arePiles = (piles) => Array.isArray(piles) && piles.length === players && piles.every((pile) => isPile(pile, known));
  const isSeat = (value) => Number.isInteger(value) && value >= 0 && value < players;
  return facts.players.allowed.includes(players) && state.names.every((name) => typeof name === "string") && isSeat(state.dealer)
    && isSeat(state.seat) && Array.isArray(state.hands) && state.hands.every(arePiles) && arePiles(state.piles)
    && [state.claim, state.revoked].every((seat) => seat === null || isSeat(seat));
}

function readTables(games) {
  const stored = readStored(PAD_KEY);
  const good = (state) => state === null || isTable(state, games);
  const before = Array.isArray(stored.before) ? stored.before.filter((step) => isRecord(step) && good(step.state)) : [];
  return { now: isTable(stored.now, games) ? stored.now : null, act: String(stored.act ?? ""), before };
}

// Keep one act; typing on in the same field is one act, and none if it comes back to where it began.
function keepAct(tables, act, state) {
  const goesOn = act === tables.act && act.startsWith("typed");
  if (goesOn && JSON.stringify(state) === JSON.stringify(tables.before.at(-1)?.state)) return takeBack(tables);
  const before = goesOn ? tables.before : [...tables.before, { state: tables.now, act: tables.act }].slice(-MOST_STEPS_BACK);
  const kept = { now: state, act, before };
  writeStored(PAD_KEY, kept);
  return kept;
}

function takeBack(tables) {
  const last = tables.before.at(-1);
  if (!last) return tables;
  const kept = { now: last.state, act: last.act, before: tables.before.slice(0, -1) };
  writeStored(PAD_KEY, kept);
  return kept;
}
