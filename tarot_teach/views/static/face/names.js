// Names of cards and suits in the tradition that the reader chose. CARD_NAMES comes from the cards module.
const LANGUAGES = { english: "en", french: "fr", italian: "it" };

const SUIT_NAMES = {
  english: { S: "Swords", C: "Cups", B: "Batons", D: "Coins", T: "Trumps", F: "Fool" },
  french: { S: "Épées", C: "Coupes", B: "Bâtons", D: "Deniers", T: "Atouts", F: "Fou" },
  italian: { S: "Spade", C: "Coppe", B: "Bastoni", D: "Danari", T: "Trionfi", F: "Matto" },
};

const knownName = (table, code) => (Object.hasOwn(table, code) ? table[code] : code);
const isCard = (code) => typeof code === "string" && Object.hasOwn(CARD_NAMES.english.bare, code);
const bareName = (code, tradition) => knownName(CARD_NAMES[tradition].bare, code);

const TOKEN = /(^|\n|[.!?] )?\{([A-Z0-9]{1,3})\}/g;

// Split a sentence into texts and card names; a name that begins a sentence gets a capital.
function pieces(sentence, tradition) {
  const text = String(sentence ?? "");
  const found = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, start, code] = match;
    if (!isCard(code)) continue;
    const name = knownName(CARD_NAMES[tradition].inline, code);
    const first = start !== undefined || match.index === 0;
    found.push({ text: text.slice(end, match.index) + (start ?? "") });
    found.push({ code, text: first ? name[0].toUpperCase() + name.slice(1) : name });
    end = match.index + whole.length;
  }
  return [...found, { text: text.slice(end) }];
}

// The same as write_out in the cards module; one table of sentences runs through both.
const writeOut = (sentence, tradition = "english") => pieces(sentence, tradition).map(({ text }) => text).join("");

const inText = (sentence, settings) =>
  pieces(sentence, settings.names).map(({ code, text }) =>
    code ? h("span", { class: "tt-name", lang: LANGUAGES[settings.names] }, text) : text);

// A label such as "{SK}" alone is a name on a button; in running text it has its article.
function writeLabel(label, tradition) {
  const alone = /^\{([A-Z0-9]{1,3})\}$/.exec(label ?? "");
  return alone && isCard(alone[1]) ? bareName(alone[1], tradition) : writeOut(label, tradition);
}

// The number of a trump stands apart, so that a narrow card can break the line there.
function nameOnCard(code, tradition) {
  const [, name, number] = /^(.*?)( \(.*\))?$/.exec(bareName(code, tradition));
  return number ? [name, " ", h("span", { class: "tt-trump-number" }, number.trim())] : name;
}

const ordinal = (place) => `${place}${["th", "st", "nd", "rd"][place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? "th"}`;
