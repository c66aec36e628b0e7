// Add and compare what the page's data says: the rules themselves are in those numbers.
const PAD_SCHEMA = 1;
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

// A game's facts under the chosen house rules. Each choice lists only what it changes.
function factsOf(game, rules) {
  const chosen = game.houseRules.map(({ option, choices }) => choices.find(({ value }) => value === rules[option]) ?? choices[0]);
  const parts = ["players", "dealt", "foolKept", "weights", "end"];
  return Object.fromEntries(parts.map((part) => [part, Object.assign({}, game[part], ...chosen.map(({ changes }) => changes[part]))]));
}

function countPile({ cards, captured }, { start, each, size, off, oddOff, values, share }) {
  const odd = cards % size ? oddOff : 0;
  const total = start + each * cards + sum(captured.map((code) => values[code])) - off * Math.floor(cards / size) - odd;
  return { total, game: total - share };
}

const dealerOf = (state) => (state.dealer + state.hands.length) % state.names.length;
const afterSeat = (seat, players) => (seat + 1) % players;
const cardsInHand = ({ dealt }, players) => dealt.each * players + dealt.over;

function totalsOf(state, facts) {
  return state.names.map((_, seat) => sum(state.hands.map((piles) => countPile(piles[seat], facts.weights).game)));
}

// Who has won after the hands that were scored, or after a claim or a revoke; null while play goes on.
function winnersOf(state, { end, weights }) {
  if (Number.isInteger(state.claim)) return [state.claim];
  const totals = totalsOf(state, { weights });
  if (Number.isInteger(state.revoked)) return pickSeats(end.revoke, state, totals, (seat) => seat !== state.revoked);
  if (state.hands.length < end.deals) return null;
  return pickSeats(end, state, totals, (seat) => end.target === null || totals[seat] >= end.target);
}

// Put the seats that may win in the order that the data names, and take from it those that the data names.
function pickSeats({ by, take }, state, totals, mayWin) {
  const players = totals.length;
  const eldest = (state.dealer + state.hands.length) % players;
  const place = { total: (seat) => -totals[seat], place: (seat) => (seat - eldest + players) % players };
  const compare = (one, other) => by.map((key) => place[key](one) - place[key](other)).find((difference) => difference) ?? 0;
  const seats = [...totals.keys()].filter(mayWin).sort(compare);
  if (!seats.length) return null;
  const won = take === "first" ? (seat) => compare(seat, seats[0]) === 0 : (seat) => compare(seat, seats.at(-1)) !== 0;
  return seats.filter(won).sort((one, other) => one - other);
}

const someOf = (words, most = 3) => (words.length > most ? `${words.slice(0, most).join(", ")} and ${words.length - most} more` : words.join(", "));
const cardsWord = (number) => (number === 1 ? "1 card" : `${number} cards`);

// What does not add up. `doubt` marks what may be right at a table with customs of its own.
function troublesOf(piles, names, facts, cardNames) {
  const players = names.length;
  const wanted = cardsInHand(facts, players);
  const taken = sum(piles.map(({ cards }) => cards));
  const found = [];
  const say = (text, doubt = false) => found.push({ text, doubt });
  if (taken !== wanted) {
    const off = Math.abs(wanted - taken);
    say(`The piles hold ${cardsWord(taken)} together, but ${wanted} were taken: ${cardsWord(off)} too ${taken < wanted ? "few" : "many"}.`);
  }
  piles.forEach(({ cards, captured }, seat) => {
    if (captured.length > cards) say(`${names[seat]} has ${captured.length === 1 ? "a counting card" : `${captured.length} counting cards`}, but only ${cardsWord(cards)} in all.`);
  });
  const free = Object.keys(facts.weights.values).filter((code) => !piles.some(({ captured }) => captured.includes(code)));
  const undealt = facts.dealt.pack - wanted;
  if (free.length > undealt) {
    const list = someOf(free.map((code) => cardNames[code]));
    say(undealt ? `${free.length} counting cards are in no pile, but only ${cardsWord(undealt)} stayed undealt. Who has some of these: ${list}?`
      : `Nobody has these counting cards yet: ${list}.`);
  }
  if (!found.length && !inTricks(piles, players, facts)) {
    const odd = piles.map(({ cards }, seat) => (cards % players ? `${names[seat]} (${cards})` : "")).filter(Boolean);
    say(`Cards are taken ${players} at a time, so a pile should be a multiple of ${players}, also after a card was given for the Fool. Count again: ${odd.join(", ")}.`, true);
  }
  return found;
}

// Whole tricks, except where a Fool may be kept without a card for it: one card more here, one less there.
function inTricks(piles, players, { foolKept }) {
  const odd = piles.filter(({ cards }) => cards % players);
  if (!odd.length) return true;
  const owner = odd.find(({ cards, captured }) => cards % players === 1 && captured.includes("F"));
  const short = odd.find((pile) => pile !== owner && pile.cards % players === players - 1);
  return Object.values(foolKept).some(Boolean) && odd.length === 2 && Boolean(owner && short);
}
