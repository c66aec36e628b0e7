// One hand: choose a player, say how many cards, tap the counting cards. `tables` acts and `state` is read anew on each refresh.
const RANK_ROWS = { K: "Kings", Q: "Queens", C: "Cavaliers", V: "Knaves" };
const SUIT_HEADS = { S: "Swords", C: "Cups", B: "Batons", D: "Coins" };
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

function handForm({ facts, names, cardNames, read, act, tell }) {
  const codes = Object.keys(facts.weights.values);
  const players = names.length;
  const piles = () => read().piles;
  const mine = () => piles()[read().seat];
  const ownerOf = (code) => piles().findIndex(({ captured }) => captured.includes(code));
  const withPile = (seat, change) => piles().map((pile, at) => (at === seat ? { ...pile, ...change } : pile));

  const most = cardsInHand(facts, players);
  // What is written for a player and is no number of cards; the number before it stays.
  const drafts = new Map();
  let before = 0;
  let typing = false;
  function setCards(cards, what) {
    if (cards === mine().cards) refresh();
    else act(what, { piles: withPile(read().seat, { cards }) });
  }
  function addCards(by, what) {
    const cards = mine().cards + by;
    drafts.delete(read().seat);
    if (cards < 0 || (by > 0 && cards > most)) {
      refresh();
      tell(`A pile holds from 0 to ${most} cards.`);
      return;
    }
    setCards(cards, what);
  }
  function mendFirst() {
    if (!drafts.size) return false;
    if (!drafts.has(read().seat)) act("", { seat: Math.min(...drafts.keys()) });
    emptyIsFault = true;
    refresh();
    tell("First mend the number of cards.");
    field.focus();
    return true;
  }

  function tap(code) {
    const { seat } = read();
    const owner = ownerOf(code);
    const without = piles().map((pile) => ({ ...pile, captured: pile.captured.filter((one) => one !== code) }));
    const name = cardNames[code];
    if (owner === seat) {
      act(`${name} taken from ${names[seat]}`, { piles: without });
      return;
    }
    const next = without.map((pile, at) => (at === seat ? { ...pile, captured: [...pile.captured, code] } : pile));
    act(owner < 0 ? `${name} to ${names[seat]}` : `${name} moved from ${names[owner]} to ${names[seat]}`, { piles: next });
  }

  const chips = names.map((name, seat) => {
    const input = h("input", { type: "radio", name: "seat", value: seat, onchange: () => act("", { seat }) });
    const tally = h("span", { class: "sp-tally" });
    return { input, tally, label: h("label", {}, input, h("span", { class: "sp-chip" }, h("strong", {}, name), tally)) };
  });
  const countId = uniqueId("cards");
  const whose = h("span");
  // A field that is emptied to be written anew is at fault only once it is left empty.
  let emptyIsFault = false;
  const field = h("input", { id: countId, type: "text", inputmode: "numeric", autocomplete: "off", oninput: () => {
    const { seat } = read();
    const cards = cardsWritten(field.value, most);
    emptyIsFault = false;
    if (cards === null) drafts.set(seat, field.value);
    else drafts.delete(seat);
    typing = true;
    setCards(cards ?? before, `typed cards of ${names[seat]}`);
    typing = false;
  }, onfocus: () => field.select(), onblur: () => {
    emptyIsFault = true;
    refresh();
  } });
  const fault = h("p", { class: "sp-wrong", id: uniqueId("fault"), "aria-live": "polite" });
  const step = (by, label) => h("button", { type: "button", class: "sp-button", "aria-label": label, onclick: () => addCards(by, `${names[read().seat]}: ${label.toLowerCase()}`) }, signed(by));
  const rest = h("button", { type: "button", class: "sp-button", onclick: () => addCards(left(), `The rest to ${names[read().seat]}`) });
  const left = () => cardsInHand(facts, players) - sum(piles().map(({ cards }) => cards));

  const buttons = new Map(codes.map((code) => [code, h("button", { type: "button", class: "sp-card", "data-card": code, onclick: () => tap(code) },
    h("span", { class: "sp-face", "aria-hidden": "true" }), h("span", { class: "sp-owner", "aria-hidden": "true" }))]));
  for (const [code, element] of buttons) element.firstChild.append(...cardFace(code, cardNames));
  const rows = Object.entries(RANK_ROWS).map(([rank, title]) => [title, codes.filter((code) => code[0] in SUIT_HEADS && code.slice(1) === rank)]);
  const board = h("div", { class: "sp-board", role: "group", "aria-label": "Counting cards" },
    [...rows, ["Fool and trumps", codes.filter((code) => !(code[0] in SUIT_HEADS))]].filter(([, row]) => row.length).map(([title, row]) =>
      h("div", { class: "sp-row", role: "group", "aria-label": title }, h("span", { class: "sp-row-name", "aria-hidden": "true" }, title), row.map((code) => buttons.get(code)))));

  // While cards are still being entered, what is missing is no fault yet.
  let asked = false;
  const troubles = h("div", { class: "sp-troubles", role: "status" });
  const sums = h("p", { class: "sp-sums" });
  const score = h("button", { type: "button", class: "sp-button sp-main", onclick: () => {
    if (mendFirst()) return;
    const { piles: now } = read();
    asked = true;
    const found = troublesOf(now, names, facts, cardNames);
    if (found.some(({ doubt }) => !doubt)) {
      refresh();
      tell("This does not add up yet.");
      return;
    }
    const told = now.map((pile, seat) => `${names[seat]} ${signed(countPile(pile, facts.weights).game)}`).join(", ");
    act(`Hand scored: ${told}`, { hands: [...read().hands, now], piles: newPiles(players), seat: 0 });
  } });
  const claim = facts.end.claims ? h("button", { type: "button", class: "sp-button", onclick: () => claimFifty() }) : null;

  const revoke = facts.end.revoke ? h("button", { type: "button", class: "sp-button", onclick: () => {
    const { seat } = read();
    act(`${names[seat]} revoked, and this hand is void`, { revoked: seat });
  } }) : null;

  function claimFifty() {
    if (mendFirst()) return;
    const state = read();
    const { seat } = state;
    const total = totalsOf(state, facts)[seat] + countPile(mine(), facts.weights).game;
    if (total < facts.end.target) tell(`${names[seat]} comes to ${total} with these cards, so not to ${facts.end.target}. Play goes on.`);
    else act(`${names[seat]} rightly says “${facts.end.target}” with ${total}`, { claim: seat });
  }

  const element = h("div", { class: "sp-hand" },
    h("fieldset", { class: "sp-players" }, h("legend", {}, "Whose pile?"), chips.map(({ label }) => label)),
    h("div", { class: "sp-count" }, h("label", { for: countId }, "Cards ", whose, " took"),
      h("div", { class: "sp-steps" }, step(-1, "One card less"), field, step(1, "One card more"), step(players, "One trick more"), rest), fault),
    h("p", { class: "sp-note" }, "Tap the counting cards in this pile. A tap on a card that lies elsewhere moves it here."),
    board, sums, troubles, h("p", { class: "sp-acts" }, score, claim, revoke));

  function refresh() {
    const { seat } = read();
    const weights = facts.weights;
    chips.forEach(({ input, tally }, at) => {
      const pile = piles()[at];
      input.checked = at === seat;
      const draft = drafts.get(at);
      tally.textContent = draft !== undefined ? (draft.trim() ? `${quoted(draft.trim())}?` : "?") : pile.cards || pile.captured.length ? `${cardsWord(pile.cards)}: ${signed(countPile(pile, weights).game)}` : "no cards";
    });
    whose.textContent = names[seat];
    if (!typing) before = mine().cards;
    const shown = drafts.get(seat) ?? String(mine().cards);
    const same = page.activeElement === field && cardsWritten(field.value, most) === cardsWritten(shown, most);
    if (field.value !== shown && !same) field.value = shown;
    const draft = drafts.get(seat);
    const wrong = draft !== undefined && (draft.trim() !== "" || emptyIsFault);
    showFault(field, fault, wrong ? cardsFault(draft, most, `${names[seat]} has ${cardsWord(mine().cards)}`) : "");
    rest.textContent = left() > 0 ? `The rest: +${left()}` : "The rest";
    rest.disabled = left() <= 0;
    for (const [code, element] of buttons) {
      const owner = ownerOf(code);
      const its = owner < 0 ? "in no pile" : `with ${names[owner]}`;
      element.setAttribute("aria-pressed", String(owner === seat));
      element.setAttribute("aria-label", `${cardNames[code]}, ${its}`);
      element.dataset.held = owner < 0 ? "nobody" : owner === seat ? "here" : "elsewhere";
      element.lastChild.textContent = owner < 0 ? "" : names[owner];
    }
    const wanted = cardsInHand(facts, players);
    sums.textContent = `${wanted - left()} of ${wanted} cards are in the piles.`;
    const found = troublesOf(piles(), names, facts, cardNames);
    const faults = asked || left() <= 0 ? found : [];
    const told = JSON.stringify(faults);
    // Spoken anew only when something has changed.
    if (troubles.dataset.told !== told) troubles.replaceChildren(...(faults.length ? [h("ul", {}, faults.map(({ text, doubt }) => h("li", { "data-doubt": doubt }, text)))] : []));
    troubles.dataset.told = told;
    const stop = drafts.size > 0 || found.some(({ doubt }) => !doubt);
    score.textContent = found.length && !stop ? "Score it all the same" : "Score this hand";
    score.dataset.stop = String(stop);
    if (revoke) revoke.textContent = `${names[seat]} revoked`;
    if (claim) claim.textContent = `${names[seat]} says “${facts.end.target}”`;
  }
  // Undo first takes away what was never taken up.
  function dropDraft() {
    const { seat } = read();
    const last = drafts.has(seat) ? seat : [...drafts.keys()].at(-1);
    if (last === undefined) return "";
    const text = drafts.get(last).trim();
    drafts.delete(last);
    refresh();
    return text ? quoted(text) : "the empty field";
  }
  return { element, refresh, dropDraft };
}

function cardFace(code, cardNames) {
  if (code[0] in SUIT_HEADS) return [suitSign(code[0], {}), h("span", {}, SUIT_HEADS[code[0]])];
  return [suitSign(code[0] === "F" ? "F" : "T", {}), h("span", {}, cardNames[code].replace(/ \(.*/, "").replace(/^the /, ""))];
}
