// The rules of the game in force, from the rulings that travel in this script as RULE_CARDS.
const STANDING = {
  stated: "The source says so",
  inferred: "It follows from the source",
  reconstructed: "Our choice, the source is silent",
};

const gameOf = (ruling) => ruling.split(".")[0];
const rulingOf = (id) => RULE_CARDS[gameOf(id)]?.rulings.find((ruling) => ruling.id === id);

function answerInForce(ruling, rules) {
  const set = ruling.option && Object.hasOwn(rules, ruling.option) ? JSON.stringify(rules[ruling.option]) : ruling.inForce;
  return ruling.answers[set] ?? ruling.answers[ruling.inForce];
}

function ruleLine(ruling, rules, looked) {
  const answer = answerInForce(ruling, rules);
  return h("li", { class: "tt-rule", "data-rule": ruling.id, "data-looked": looked ? "yes" : false },
    h("p", { class: "tt-rule-question" }, h("strong", {}, ruling.question)),
    h("p", {}, answer.wording),
    h("p", { class: "tt-rule-source" }, `${STANDING[answer.standing] ?? answer.standing}: ${answer.sources.join("; ")}`));
}

function gamesOf(puzzle) {
  return Object.hasOwn(RULE_CARDS, puzzle.variant) ? [puzzle.variant] : Object.keys(RULE_CARDS);
}

function openRuleCard(root, puzzle, looked = null) {
  const games = gamesOf(puzzle);
  const rules = isRecord(puzzle.rules) ? puzzle.rules : {};
  const cards = games.map((key) => {
    const { name, rulings } = RULE_CARDS[key];
    const list = h("ul", { class: "tt-rules" }, rulings.map((ruling) => ruleLine(ruling, rules, ruling.id === looked)));
    return games.length === 1 ? list : h("details", { open: looked !== null && gameOf(looked) === key }, h("summary", {}, name), list);
  });
  const name = games.length === 1 ? `The rules: ${RULE_CARDS[games[0]].name}` : "The rules of the games";
  const box = openDialog(root, name, cards);
  box.querySelector("[data-looked]")?.scrollIntoView({ block: "center" });
}

// One link for each ruling: to the page of the host where it has one, else into the rule card.
function citeLinks(cites, root, puzzle, ruleLink) {
  const known = cites.filter((id) => typeof id === "string" && rulingOf(id));
  if (!known.length) return [];
  return [h("span", { class: "tt-cites-label" }, known.length > 1 ? "The rules:" : "The rule:"), " ",
    h("span", { class: "tt-cite-list" }, known.map((id) => {
      const text = rulingOf(id).question + (gamesOf(puzzle).length > 1 ? ` (${RULE_CARDS[gameOf(id)].name})` : "");
      const address = ruleLink?.(id);
      return address
        ? h("a", { class: "tt-cite", href: address, "data-rule": id }, text)
        : h("button", { type: "button", class: "tt-cite", "data-rule": id, onclick: () => openRuleCard(root, puzzle, id) }, text);
    }))];
}
