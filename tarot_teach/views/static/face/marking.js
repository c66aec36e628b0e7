// Compare an answer with the document: ids, positions and numbers, never rules. Python's mark does the same,
// and one table of cases runs through both.
const once = (things) => [...new Set(things)];

function reasons(ok, found, puzzle) {
  const lines = found.length ? found : [{ feedback: puzzle.worked, cites: puzzle.cites }];
  return {
    ok,
    feedback: once(lines.map((line) => (line.label ? `${line.label}: ` : "") + line.feedback)).join(" "),
    cites: once(lines.flatMap((line) => line.cites ?? [])),
    lines: found,
  };
}

const choiceOf = (choices, id) => choices.find((choice) => choice.id === id);

function numberReason(part, value, cites) {
  if (value === part.answer) return null;
  return part.mistakes.find((mistake) => mistake.value === value) ?? { feedback: part.otherwise, cites };
}

const MARKERS = {
  one(puzzle, answer) {
    const choice = choiceOf(puzzle.choices, answer);
    return reasons(choice.ok, [choice].map(({ feedback, cites }) => ({ feedback, cites })), puzzle);
  },
  many(puzzle, answer) {
    const chosen = puzzle.choices.filter((choice) => answer.includes(choice.id));
    const wrong = chosen.filter((choice) => !choice.ok);
    const missed = puzzle.choices.filter((choice) => choice.ok && !answer.includes(choice.id));
    const enough = puzzle.pick ? chosen.length === puzzle.pick : missed.length === 0;
    const ok = wrong.length === 0 && enough;
    // Of the missed ones only the first is told, so that the rest can still be found.
    const told = ok ? chosen : wrong.length ? wrong : missed.slice(0, 1);
    return reasons(ok, told.map(({ feedback, cites }) => ({ feedback, cites })), puzzle);
  },
  order(puzzle, answer) {
    const place = new Map(puzzle.answer.map((id, index) => [id, index]));
    const at = answer.findIndex((id, index) => index + 1 < answer.length && place.get(id) > place.get(answer[index + 1]));
    if (at < 0) return reasons(true, [], puzzle);
    const pair = puzzle.pairs.find(({ lower, upper }) => lower === answer[at + 1] && upper === answer[at]);
    return { ...reasons(false, pair ? [pair] : [], puzzle), at };
  },
  number(puzzle, answer) {
    const reason = numberReason(puzzle, answer, puzzle.cites);
    return reasons(!reason, reason ? [reason] : [], puzzle);
  },
  numbers(puzzle, answer) {
    const wrong = puzzle.parts
      .map((part) => ({ label: part.label, id: part.id, ...numberReason(part, answer[part.id], puzzle.cites) }))
      .filter((line) => line.feedback !== undefined);
    return reasons(!wrong.length, wrong, puzzle);
  },
  match(puzzle, answer) {
    const lines = puzzle.parts.map((part) => {
      const { ok, feedback, cites } = choiceOf(part.choices, answer[part.id]);
      return { label: part.label, id: part.id, ok, feedback, cites };
    });
    const wrong = lines.filter((line) => !line.ok);
    return reasons(!wrong.length, wrong.length ? wrong : lines, puzzle);
  },
};

function markAnswer(puzzle, answer) {
  return MARKERS[puzzle.ask](puzzle, answer);
}

// "-5", "− 5", "+7", " 12 " and wide digits are numbers; anything else, such as "1 2", is null.
function readNumber(text) {
  const plain = text.trim().replace(/[\uff0b\uff10-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/^[\u2010-\u2015\u2212\ufe63\uff0d]/, "-");
  return /^[+-]?\s*\d{1,6}$/.test(plain) ? Number(plain.replace(/\s/g, "")) + 0 : null;
}

const sameAnswer = (one, other) => JSON.stringify(one) === JSON.stringify(other);
