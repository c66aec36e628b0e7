// Say in a sentence why a document cannot be shown; null when it can.
const SCHEMA = 1;
const isText = (value) => typeof value === "string";
const isListOf = (check) => (value) => Array.isArray(value) && value.every(check);
const isReason = (value) => isRecord(value) && isText(value.feedback) && (value.cites === undefined || isListOf(isText)(value.cites));
const isChoice = (value) => isReason(value) && isText(value.id) && isText(value.label) && typeof value.ok === "boolean";
const isChoices = (value) => isListOf(isChoice)(value) && value.length > 0;
const isCounted = (value) =>
  isRecord(value) && Number.isSafeInteger(value.answer) && isText(value.otherwise) &&
  isListOf((mistake) => isReason(mistake) && Number.isSafeInteger(mistake.value))(value.mistakes);
const isPart = (value) => isRecord(value) && isText(value.id) && isText(value.label);
const isPlay = (value) => isRecord(value) && Number.isSafeInteger(value.seat) && value.seat >= 0 && value.seat < 6 && isCard(value.card);

const ASKS = {
  one: (puzzle) => isChoices(puzzle.choices),
  many: (puzzle) => isChoices(puzzle.choices),
  order: (puzzle) =>
    isListOf((item) => isRecord(item) && isText(item.id) && isCard(item.card))(puzzle.items) && isListOf(isText)(puzzle.answer) &&
    puzzle.items.length === puzzle.answer.length && puzzle.items.every((item) => puzzle.answer.includes(item.id)) &&
    isListOf((pair) => isReason(pair) && isText(pair.lower) && isText(pair.upper))(puzzle.pairs),
  number: isCounted,
  numbers: (puzzle) => isListOf((part) => isPart(part) && isCounted(part))(puzzle.parts) && puzzle.parts.length > 0,
  match: (puzzle) => isListOf((part) => isPart(part) && isChoices(part.choices))(puzzle.parts) && puzzle.parts.length > 0,
};

function isTable(table) {
  if (table === undefined) return true;
  if (!isRecord(table)) return false;
  const { players, trick, tricks, hand, piles, totals } = table;
  return (players === undefined || (Number.isSafeInteger(players) && players > 1 && players < 7)) &&
    (trick === undefined || (isListOf(isPlay)(trick) && trick.every(({ seat }) => seat < (players ?? 6)))) &&
    (tricks === undefined || isListOf(isListOf(isPlay))(tricks)) &&
    (hand === undefined || isListOf(isCard)(hand)) &&
    (piles === undefined || (isRecord(piles) && Object.values(piles).every(isListOf(isCard)))) &&
    (totals === undefined || isRecord(totals));
}

function whyUnreadable(puzzle) {
  if (!isRecord(puzzle)) return "This puzzle is damaged and cannot be shown.";
  if (puzzle.schema !== SCHEMA) return "This puzzle was made for another version of tarot_teach and cannot be shown here.";
  if (!Object.hasOwn(ASKS, puzzle.ask)) return "This puzzle asks in a way that is not known here, so it cannot be shown.";
  const whole = [puzzle.id, puzzle.title, puzzle.prompt, puzzle.worked].every(isText) && isListOf(isText)(puzzle.hints ?? []) &&
    isListOf(isText)(puzzle.cites ?? []) && isTable(puzzle.table) && ASKS[puzzle.ask](puzzle);
  return whole ? null : "This puzzle is damaged and cannot be shown.";
}
