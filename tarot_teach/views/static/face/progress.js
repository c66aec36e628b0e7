// What has been tried and solved. One authority per place: the JupyterLab extension puts its own in
// globalThis.tarotProgress; everywhere else it is the browser's storage.
const PROGRESS_KEY = "tarot-teach/progress";
const PROGRESS_SCHEMA = 1;

function progressOf(stored) {
  const kept = new Map();
  if (!isRecord(stored) || stored.schema !== PROGRESS_SCHEMA || !isRecord(stored.puzzles)) return kept;
  for (const [id, line] of Object.entries(stored.puzzles)) {
    if (isRecord(line)) kept.set(id, { ok: line.ok === true, tries: Number.isSafeInteger(line.tries) ? line.tries : 0 });
  }
  return kept;
}

const progressDocument = (kept) => ({ schema: PROGRESS_SCHEMA, puzzles: Object.fromEntries(kept) });

function addProgress(kept, id, { ok, tries }) {
  const before = kept.get(id) ?? { ok: false, tries: 0 };
  kept.set(id, { ok: before.ok || ok, tries: before.tries + tries });
}

const browserProgress = {
  known(id) {
    return progressOf(readStored(PROGRESS_KEY)).get(id);
  },
  remember(id, ok) {
    const stored = readStored(PROGRESS_KEY);
    if (stored.schema > PROGRESS_SCHEMA) return; // written by a newer version: leave it whole
    const kept = progressOf(stored);
    addProgress(kept, id, { ok, tries: 1 });
    writeStored(PROGRESS_KEY, progressDocument(kept));
  },
  reset() {
    try {
      globalThis.localStorage.removeItem(PROGRESS_KEY);
    } catch {
      // Nothing was kept.
    }
  },
};

const progress = () => globalThis.tarotProgress ?? browserProgress;

function resetProgress() {
  progress().reset();
  page.dispatchEvent(new CustomEvent("tarot-progress"));
}
