// <tarot-practice data-code="guild-42"> shows the set of a class code; without a code it offers a form to choose one.
// <tarot-practice data-document='…'> shows a set that the page itself carries.
const SETS_KEY = "tarot-teach/sets";
const SETS_SCHEMA = 1;
const MOST_SETS_KEPT = 12;

const keptSets = () => {
  const stored = readStored(SETS_KEY);
  return stored.schema === SETS_SCHEMA && Array.isArray(stored.sets) ? stored.sets.filter(isRecord) : [];
};

function keepSet(id, state) {
  const others = keptSets().filter((one) => one.id !== id);
  writeStored(SETS_KEY, { schema: SETS_SCHEMA, sets: [...others, { id, state }].slice(-MOST_SETS_KEPT) });
}

// The button that resets progress empties its store and says so: then sets that were begun are forgotten, too.
page.addEventListener("tarot-progress", () => {
  try {
    if (globalThis.localStorage.getItem(PROGRESS_KEY) === null) globalThis.localStorage.removeItem(SETS_KEY);
  } catch {
    // Nothing was kept.
  }
});

const partNameOf = (id) => {
  const [kind, game, level, seed] = id.split("/");
  return `${kind}-${game}-${level}-${Math.floor((seed - 1) / PRACTICE.partSize)}`;
};

async function fromBank(ids) {
  const parts = await Promise.all([...new Set(ids.map(partNameOf))].map((name) => globalThis.tarotBank.load(name)));
  const found = new Map(parts.flat().filter(isRecord).map((puzzle) => [puzzle.id, puzzle]));
  return ids.map((id) => found.get(id)).filter(Boolean);
}

// Fetch a set and, for each of its puzzles, a fresh one to come back to, chosen as Python chooses it.
async function fetchSet({ id, title: name, slots, count, lot }) {
  const chosen = selectPuzzles(slots, count, lot);
  const puzzles = await fromBank(chosen.ids);
  if (puzzles.length < count) throw new Error("The bank lacks some puzzles of this set.");
  const left = new Map(chosen.slots.map((slot) => [slot, chosen.unused(slot)]));
  const most = (slot) => chosen.slots.filter((one) => one === slot).length + PRACTICE.candidates;
  const near = await fromBank([...left].flatMap(([slot, ids]) => ids.slice(0, most(slot))));
  const byId = new Map(near.map((puzzle) => [puzzle.id, puzzle]));
  const reserves = puzzles.map((puzzle, at) => {
    const ids = left.get(chosen.slots[at]);
    const candidates = ids.slice(0, PRACTICE.candidates).map((one) => byId.get(one)).filter(Boolean);
    const found = closestReserve(puzzle, candidates, new Set());
    if (found) ids.splice(ids.indexOf(found.id), 1);
    return found;
  });
  return { schema: SCHEMA, id, kind: "set", title: name, puzzles, reserves: reserves.filter(Boolean) };
}

function setOfCode(code) {
  const { slots, count } = PRACTICE.words[code.word];
  return { id: code.text, title: `Practice: ${code.text}`, slots, count, lot: code.lot, hash: `code=${encodeURIComponent(code.text)}` };
}

// A set of one's own: "any" stands for every kind, every game, or all levels from easy to hard.
function setOfChoice({ kind = "any", game = "any", level = "any", count, number }) {
  const levels = level === "any" ? [1, 2, 3] : [level];
  const slots = Object.entries(PRACTICE.kinds).filter(([key]) => kind === "any" || key === kind).flatMap(([key, { games }]) =>
    games.filter((one) => game === "any" || one === game).flatMap((one) => levels.map((each) => `${key}/${one}/${each}`)));
  const id = [kind, game, level, count, number].join("/");
  return slots.length ? { id, title: "Practice", slots, count: Number(count), lot: String(number), hash: `set=${id}` } : null;
}

// The part of the address that names a set. A link may also name it as a query, ?code=guild-42; a step within
// the page (`hashchange`) goes by the hash alone, so that a set chosen since is not lost.
const placeInHash = ({ hash }) => (/^#(code|set)=/.test(hash) ? hash : "");

function placeInAddress(address) {
  const query = new URLSearchParams(address.search);
  const name = ["code", "set"].find((one) => query.has(one));
  return placeInHash(address) || (name ? `#${name}=${encodeURIComponent(query.get(name))}` : "");
}

// What the address of the page asks for: #code=guild-42 or #set=kind/game/level/count/number.
function setOfAddress(hash) {
  const [name, value] = /^#(code|set)=(.+)$/.exec(hash)?.slice(1) ?? [];
  if (!name) return null;
  let text;
  try {
    text = decodeURIComponent(value);
  } catch {
    return null;
  }
  if (name === "code") {
    const code = readCode(text);
    return code.sorry ? null : setOfCode(code);
  }
  const [kind, game, level, count, number] = text.split("/");
  const whole = /^[1-9]\d?$/.test(count) && Number(count) <= PRACTICE.mostPuzzles && /^\d{1,4}$/.test(number) && /^(any|[123])$/.test(level);
  const asked = whole ? setOfChoice({ kind, game, level, count, number }) : null;
  return asked && { ...asked, again: () => anotherLike({ kind, game, level, count }) };
}

function whyNoSet(hash) {
  const typed = hash.startsWith("#code=") && hash.slice("#code=".length);
  let code = typed && readCode(typed);
  try {
    code = typed && readCode(decodeURIComponent(typed));
  } catch {
    // Broken signs are read as they stand.
  }
  return (code && code.sorry) || "This address names no set of puzzles. Choose one above.";
}

const anyNumber = () => Math.floor(Math.random() * (PRACTICE.highestNumber + 1));

const anotherLike = (choice) => ({ ...setOfChoice({ ...choice, number: anyNumber() }), again: () => anotherLike(choice) });

class TarotPractice extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    this.started = true;
    this.setAttribute("data-ready", "");
    if (this.dataset.document !== undefined) return void this.show(parsed(this.dataset.document));
    this.readable = [...this.childNodes];
    this.holder = h("div", { class: "tt-practice-set" });
    this.replaceChildren(this.holder);
    if (this.dataset.code !== undefined) {
      const code = readCode(this.dataset.code);
      return void (code.sorry ? this.tell(code.sorry) : this.start(setOfCode(code)));
    }
    this.prepend(this.form());
    this.follow = () => this.fromAddress(placeInHash(globalThis.location));
    globalThis.addEventListener("hashchange", this.follow);
    return void this.fromAddress(placeInAddress(globalThis.location));
  }

  disconnectedCallback() {
    globalThis.removeEventListener("hashchange", this.follow);
    this.stop?.();
    this.stop = undefined;
    if (this.readable) this.replaceChildren(...this.readable);
    this.started = false;
    this.asked = undefined;
    this.removeAttribute("data-ready");
  }

  fromAddress(hash) {
    const asked = setOfAddress(hash);
    if (asked && asked.id !== this.asked?.id) this.start(asked);
    else if (!asked && hash) this.tell(whyNoSet(hash));
  }

  tell(text) {
    this.stop?.();
    this.stop = undefined;
    this.holder.replaceChildren(h("p", { class: "tt-puzzle tt-sorry", role: "status" }, text));
    this.holder.scrollIntoView({ block: "nearest" });
  }

  async start(asked, { go = false } = {}) {
    this.asked = asked;
    this.tell("The puzzles are on their way …");
    try {
      const set = await fetchSet(asked);
      if (this.asked !== asked) return;
      this.show(set, this.holder, this.dataset.code === undefined ? asked : null);
      this.fold?.(true);
      if (go) this.holder.querySelector(".tt-progress")?.focus();
    } catch (error) {
      console.warn("tarot_teach", error);
      if (this.asked === asked) this.tell("The puzzles of this set could not be fetched. Are you connected? Then load the page again.");
    }
  }

  show(set, holder = this, asked = null) {
    this.stop?.();
    holder.replaceChildren();
    const state = isRecord(set) ? keptSets().find((one) => one.id === set.id)?.state : undefined;
    const lessons = this.closest("[data-lesson-pages]")?.dataset.lessonPages;
    this.stop = showDocument(set, holder, undefined, {
      state,
      onState: (now) => keepSet(set.id, now),
      ruleLink: rulePagesAround(this),
      puzzleLink: puzzlePageAround(this),
      lessonLink: lessons && ((slug) => lessons.replace("{lesson}", encodeURIComponent(slug))),
      another: asked?.again && (() => this.choose(asked.again())),
    });
  }

  // A set that was chosen here goes into the address, so that it can be kept, shared and reloaded.
  choose(asked) {
    globalThis.history.replaceState(globalThis.history.state, "", `#${asked.hash}`);
    return this.start(asked, { go: true });
  }

  form() {
    const say = h("p", { class: "tt-form-say", role: "status" });
    const codeId = uniqueId("code");
    const field = h("input", { id: codeId, class: "tt-code", type: "text", autocomplete: "off", autocapitalize: "none", spellcheck: "false", placeholder: "guild-42", "aria-describedby": `${codeId}-say` });
    say.id = `${codeId}-say`;
    const withCode = h("form", { class: "tt-practice-form", onsubmit: (event) => {
      event.preventDefault();
      const code = readCode(field.value);
      say.textContent = code.sorry ?? "";
      if (code.sorry) field.focus();
      else this.choose(setOfCode(code));
    } }, h("label", { for: codeId }, "Class code"), h("span", { class: "tt-code-pair" }, field, h("button", { type: "submit", class: "tt-button tt-main" }, "Start")), say);
    const select = (name, label, options) => {
      const id = uniqueId(name);
      const list = h("select", { id, class: "tt-select", name }, options.map(([value, text]) => h("option", { value }, text)));
      return [h("p", { class: "tt-field" }, h("label", { for: id }, label), list), list];
    };
    const games = [["any", "Any game"], ...Object.entries(RULE_CARDS).map(([key, { name }]) => [key, name]), ["all", "The three games compared"]];
    const offered = new Set(["any", ...Object.values(PRACTICE.kinds).flatMap((kind) => kind.games)]);
    const [gameRow, game] = select("game", "Game", games.filter(([key]) => offered.has(key)));
    const [kindRow, kind] = select("kind", "Question", []);
    const [levelRow, level] = select("level", "Level", [["1", "1, easy"], ["2", "2, middling"], ["3", "3, hard"], ["any", "Easy to hard"]]);
    const [countRow, count] = select("count", "Puzzles", [["5", "5"], ["10", "10"], ["20", "20"]]);
    count.value = "10";
    const drawKinds = () => {
      const before = kind.value || "any";
      const kinds = Object.entries(PRACTICE.kinds).filter(([, { games: served }]) => game.value === "any" || served.includes(game.value));
      kind.replaceChildren(h("option", { value: "any" }, "Any question"), ...kinds.map(([key, { title: name }]) => h("option", { value: key }, name)));
      kind.value = kinds.some(([key]) => key === before) ? before : "any";
    };
    game.addEventListener("change", drawKinds);
    drawKinds();
    const byHand = h("form", { class: "tt-practice-form", onsubmit: (event) => {
      event.preventDefault();
      this.choose(anotherLike({ kind: kind.value, game: game.value, level: level.value, count: count.value }));
    } }, h("div", { class: "tt-fields" }, gameRow, kindRow, levelRow, countRow), h("button", { type: "submit", class: "tt-button tt-main" }, "Practise"));
    const known = h("div", { id: uniqueId("words"), class: "tt-words-known", hidden: true },
      h("p", {}, `Any of these words with any number from 0 to ${PRACTICE.highestNumber}. The same code gives everybody the same puzzles. With a name behind it, as in `, h("span", { class: "tt-unbroken" }, "guild-42/Anna"), ", each person gets a set of their own."),
      h("ul", {}, Object.entries(PRACTICE.words).map(([word, { about, count: number }]) => h("li", {}, h("strong", {}, word), ` · ${about} ${number} puzzles.`))));
    const words = button("Words for a class code", () => {
      known.hidden = !known.hidden;
      words.setAttribute("aria-expanded", String(!known.hidden));
    }, { class: "tt-quiet", "aria-expanded": "false", "aria-controls": known.id });
    const body = h("div", { id: uniqueId("chooser") }, title("Have you got a class code?"), withCode, title("Or choose for yourself"), byHand, words, known);
    const open = button("Choose another set", () => {
      this.fold(false);
      field.focus();
    }, { class: "tt-quiet", "aria-expanded": "true", "aria-controls": body.id, hidden: true });
    // Once a set is on the table, the form makes room for it.
    this.fold = (away) => {
      body.hidden = away;
      open.hidden = !away;
      open.parentElement.dataset.folded = away ? "yes" : "no";
      open.setAttribute("aria-expanded", String(!away));
    };
    return h("div", { class: "tt-puzzle tt-chooser" }, open, body);
  }
}
if (!globalThis.customElements.get("tarot-practice")) globalThis.customElements.define("tarot-practice", TarotPractice);
