// What people write into a field: taken as it stands, or answered with what may be written there.
const MOST_LETTERS = 20;
const quoted = (text) => `“${[...text].length > MOST_LETTERS ? `${[...text].slice(0, MOST_LETTERS).join("")}…` : text}”`;

// Capitals, spaces and signs without a shape tell no two players apart.
const heard = (name) => name.normalize("NFKC").toLowerCase().replace(/[\s\p{Cf}]/gu, "");
const placeName = (seat) => `Player ${seat + 1}`;
const namesOf = (written) => written.map((name, seat) => (heard(name) ? name.trim() : placeName(seat)));

// One fault for each written name, or "" where the name may stand.
function nameFaults(written) {
  const names = namesOf(written);
  return written.map((name, seat) => {
    if (!heard(name)) return "";
    const letters = [...names[seat]].length;
    if (letters > MOST_LETTERS) return `${quoted(names[seat])} has ${letters} letters. A name may have up to ${MOST_LETTERS}.`;
    const other = names.findIndex((one, at) => at !== seat && heard(one) === heard(name) && (at < seat || !heard(written[at])));
    if (other < 0) return "";
    const taken = heard(written[other]) ? `is already the name of player ${other + 1}` : `is what player ${other + 1} is called while that name is empty`;
    return `${quoted(names[seat])} ${taken}. Each player needs a different name; capitals and spaces make no difference.`;
  });
}

// The number of cards that is written, or null where it is no whole number that a hand can give.
function cardsWritten(text, most) {
  const digits = text.trim();
  return /^[0-9]+$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}

function cardsFault(text, most, kept) {
  const said = text.trim() ? `${quoted(text.trim())} does not fit here.` : "No number is written here.";
  return `${said} Write a whole number from 0 to ${most}. Until then, ${kept}.`;
}

// Show a fault beside its field, and tie the two together for a screen reader.
function showFault(field, place, fault) {
  if (place.textContent !== fault) place.textContent = fault;
  for (const [name, value] of [["aria-invalid", "true"], ["aria-describedby", place.id]]) {
    if (fault) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
}
