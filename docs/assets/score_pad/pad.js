// <tarot-score-pad data-pad='…'>what is read without a script</tarot-score-pad>
class TarotScorePad extends HTMLElement {
  connectedCallback() {
    if (this.ready) return;
    this.ready = true;
    const { games, names } = JSON.parse(this.dataset.pad);
    this.games = games;
    this.cardNames = names;
    this.tables = readTables(games);
    this.status = h("p", { class: "sp-status", role: "status" });
    this.body = h("div");
    this.back = h("button", { type: "button", class: "sp-button", onclick: () => this.undo() }, "Undo");
    this.fresh = h("p", { class: "sp-fresh" }, h("button", { type: "button", class: "sp-button", onclick: () => this.act("The table is cleared for a new game", null) }, "New game"));
    this.replaceChildren(h("div", { class: "sp" }, this.body, this.fresh, h("div", { class: "sp-bar" }, this.status, this.back)));
    // The pad may be open in two tabs: the last act counts.
    this.onstored = (event) => {
      if (event.key !== PAD_KEY) return;
      this.tables = readTables(games);
      this.show();
    };
    globalThis.addEventListener("storage", this.onstored);
    this.show();
    this.dataset.ready = "";
  }

  disconnectedCallback() {
    globalThis.removeEventListener("storage", this.onstored);
    this.ready = false;
  }

  get state() {
    return this.tables.now;
  }

  tell(text) {
    this.status.textContent = text;
  }

  // `change` is what is new in the state; null clears the table for a new game.
  act(what, change) {
    if (change && what === "") {
      this.tables = { ...this.tables, now: { ...this.state, ...change } };
      writeStored(PAD_KEY, this.tables);
    } else {
      this.tables = keepAct(this.tables, what, change && { ...this.state, ...change });
      this.tell(what.startsWith("typed") ? "" : `${what}.`);
    }
    this.show();
  }

  undo() {
    const dropped = this.hand?.dropDraft();
    if (dropped) {
      this.tell(`Taken back: ${dropped}.`);
      return;
    }
    const { act } = this.tables;
    this.tables = takeBack(this.tables);
    this.show();
    this.tell(`Taken back: ${act.replace(/^typed/, "the")}.`);
    if (this.back.hidden || page.activeElement === page.body || page.activeElement === null) this.body.querySelector("[tabindex], input, button")?.focus();
  }

  show() {
    const { state } = this;
    this.back.hidden = !this.tables.before.length;
    this.fresh.hidden = !state;
    const stage = state ? JSON.stringify([state.game, state.rules, state.names, state.dealer, state.hands, state.claim, state.revoked]) : "";
    if (stage === this.stage) {
      this.hand?.refresh();
      return;
    }
    const moved = this.stage !== undefined;
    this.stage = stage;
    this.hand = undefined;
    this.body.replaceChildren(...(state ? this.table() : [this.setup()]));
    this.hand?.refresh();
    if (moved) this.body.querySelector("[tabindex]")?.focus();
  }

  setup() {
    const last = this.tables.before.at(-1)?.state ?? null;
    const start = (chosen) => this.act("The game is begun", { schema: PAD_SCHEMA, ...chosen, hands: [], piles: newPiles(chosen.names.length), seat: 0, claim: null, revoked: null });
    return h("div", {}, h("h2", { tabindex: "-1" }, "A new game"), setupForm({ games: this.games, start, last }));
  }

  table() {
    const { state } = this;
    const game = this.games[state.game];
    const facts = factsOf(game, state.rules);
    const winners = winnersOf(state, facts);
    const chosen = game.houseRules.flatMap(({ option, choices }) => choices.filter(({ value, changes }) => value === state.rules[option] && Object.keys(changes).length));
    const rules = chosen.length ? h("details", { class: "sp-rules" }, h("summary", {}, "House rules in force"), h("ul", {}, chosen.map(({ wording }) => h("li", {}, wording)))) : "";
    const head = [scoreTable(state, facts, game.name), rules];
    if (winners) return [h("h2", { tabindex: "-1", class: "sp-won" }, wonSentence(state, winners)), ...head];
    const dealer = dealerOf(state);
    this.hand = handForm({
      facts, names: state.names, cardNames: this.cardNames, read: () => this.state, act: (what, change) => this.act(what, change), tell: (text) => this.tell(text),
    });
    const leader = afterSeat(dealer, state.names.length);
    const away = facts.dealt.over ? ` The ${facts.dealt.over} cards that ${state.names[dealer]} laid away count in the pile.` : "";
    return [
      h("h2", { tabindex: "-1" }, `Hand ${state.hands.length + 1}`),
      h("p", { class: "sp-note" }, `${state.names[dealer]} deals, ${state.names[leader]} leads.${away}`),
      this.hand.element, ...head,
    ];
  }
}

function wonSentence({ names, claim, revoked }, winners) {
  if (revoked !== null) return `${names[revoked]} revoked and is out: ${wonSentence({ names, claim, revoked: null }, winners)}`;
  const won = winners.map((seat) => names[seat]);
  if (!won.length) return "The game is over, and nobody has won: all are equal.";
  if (won.length === 1) return claim === winners[0] ? `${won[0]} said it first and wins.` : `${won[0]} wins.`;
  return `${won.slice(0, -1).join(", ")} and ${won.at(-1)} win.`;
}

function scoreTable(state, facts, caption) {
  const totals = totalsOf(state, facts);
  const row = (head, cells, attributes = {}) => h("tr", attributes, h("th", { scope: "row" }, head), cells.map((cell) => h("td", {}, cell)));
  return h("table", { class: "sp-scores" }, h("caption", {}, caption),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Hand"), state.names.map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, state.hands.map((piles, at) => row(String(at + 1), piles.map((pile) => signed(countPile(pile, facts.weights).game)))),
      row("Total", totals.map((total) => String(total).replace("-", "−")), { class: "sp-total" })));
}

if (!globalThis.customElements.get("tarot-score-pad")) globalThis.customElements.define("tarot-score-pad", TarotScorePad);
