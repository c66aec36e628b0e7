// Class codes: the same lots and the same choice of puzzles as in Python; one table of cases runs through both.
// PRACTICE holds the words, what the bank has, and how it is cut in parts.
function fingerprint(text) {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

function mix(number, index) {
  let value = (number + Math.imul(index, 0x9e3779b9)) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

function lotsOf(text) {
  const number = fingerprint(text);
  let drawn = 0;
  const below = (limit) => Math.floor((mix(number, (drawn += 1)) * limit) / 4294967296);
  const shuffled = (things) => {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  };
  return { below, shuffled };
}

// Slots are texts such as "who-wins/1597/1": a kind of puzzle, a game, a level.
const kindOf = (slot) => slot.split("/")[0];
const levelOf = (slot) => Number(slot.split("/")[2]);

function selectPuzzles(slots, count, lot, { parts, partSize } = PRACTICE) {
  const lots = lotsOf(lot);
  const kinds = lots.shuffled(new Set(slots.map(kindOf)));
  const decks = kinds.map((kind) => lots.shuffled(slots.filter((slot) => kindOf(slot) === kind)));
  const chosen = Array.from({ length: count }, (_, place) => {
    const deck = decks[place % decks.length];
    return deck[Math.floor(place / decks.length) % deck.length];
  });
  chosen.sort((one, other) => levelOf(one) - levelOf(other));
  const seeds = new Map([...new Set(chosen)].map((slot) => {
    const first = lots.below(parts);
    return [slot, Array.from({ length: parts }, (_, turn) => {
      const start = ((first + turn) % parts) * partSize;
      return lots.shuffled(Array.from({ length: partSize }, (_, at) => start + at + 1));
    }).flat()];
  }));
  const rows = new Map([...seeds].map(([slot, row]) => [slot, row.values()]));
  const ids = chosen.map((slot) => `${slot}/${rows.get(slot).next().value}`);
  const unused = (slot) => seeds.get(slot).slice(chosen.filter((one) => one === slot).length).map((seed) => `${slot}/${seed}`);
  return { slots: chosen, ids, unused };
}

const CODE = /^([a-z]+)[ \t]*[-\u2010-\u2015\u2212 ][ \t]*([0-9]{1,9})$/;
const strippedText = (text) => text.replace(/[ \t\u00a0]+/g, " ").replace(/^ +| +$/g, "");

// Gives { text, word, lot }, or { sorry } with a sentence for the person who typed it.
function readCode(typed, { words, highestNumber, longestName } = PRACTICE) {
  const slash = typed.indexOf("/");
  const match = CODE.exec(strippedText(slash < 0 ? typed : typed.slice(0, slash)).toLowerCase());
  const known = Object.keys(words).join(", ");
  if (!match) return { sorry: `A class code is a word and a number, such as guild-42. The words are ${known}.` };
  const word = match[1], number = Number(match[2]);
  if (!Object.hasOwn(words, word)) return { sorry: `There is no code with the word “${word}”. The words are ${known}.` };
  if (number > highestNumber) return { sorry: `The number of a class code is 0 to ${highestNumber}.` };
  if (slash < 0) return { text: `${word}-${number}`, word, lot: String(number) };
  const name = strippedText(typed.slice(slash + 1)).normalize("NFC");
  // eslint-disable-next-line no-control-regex
  if (!name || [...name].length > longestName || /[\u0000-\u001f\u007f-\u009f/\\]/.test(name)) {
    return { sorry: `A name has 1 to ${longestName} letters and no slash.` };
  }
  return { text: `${word}-${number}/${name}`, word, lot: `${number}/${name.toLowerCase()}` };
}
