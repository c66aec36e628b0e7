// Choose a game, its house rules, who plays and who deals first.
function setupForm({ games, start, last }) {
  const wanted = { game: last?.game ?? Object.keys(games)[0], rules: { ...last?.rules }, names: [...(last?.names ?? [])], dealer: last?.dealer ?? 0, players: last?.names.length };
  const below = h("div");
  // While the names are still being written, two that are alike are no fault yet.
  let asked = false;
  const rows = () => [...form.querySelectorAll(".sp-name")];
  const written = () => rows().map((row) => row.querySelector("[data-name]").value);
  function showFaults() {
    if (!asked) return null;
    const faults = nameFaults(written());
    rows().forEach((row, seat) => showFault(row.querySelector("[data-name]"), row.querySelector(".sp-wrong"), faults[seat]));
    return rows().find((_, seat) => faults[seat])?.querySelector("[data-name]") ?? null;
  }
  const form = h("form", { class: "sp-setup", onsubmit: (event) => {
    event.preventDefault();
    asked = true;
    const faulty = showFaults();
    if (faulty) faulty.focus();
    else start({ game: wanted.game, rules: wanted.rules, names: namesOf(written()), dealer: Number(form.querySelector("[name=dealer]:checked").value) });
  } }, choiceGroup("Which game?", "game", Object.entries(games).map(([value, { name }]) => ({ value, label: name })), wanted.game, (game) => {
    Object.assign(wanted, { game, rules: {}, players: undefined });
    draw();
  }), below);

  function draw() {
    const game = games[wanted.game];
    const facts = factsOf(game, wanted.rules);
    const { allowed, usual } = facts.players;
    if (!allowed.includes(wanted.players)) wanted.players = allowed.includes(wanted.names.length) ? wanted.names.length : usual;
    if (wanted.dealer >= wanted.players) wanted.dealer = 0;
    const open = below.querySelector("details")?.open ?? false;
    below.replaceChildren(
      allowed.length > 1 ? choiceGroup("How many players?", "players", allowed.map((value) => ({ value, label: String(value) })), wanted.players, (players) => {
        wanted.players = Number(players);
        draw();
        form.querySelector("[name=players]:checked").focus();
      }) : "",
      h("fieldset", {}, h("legend", {}, "Who plays?"),
        h("p", { class: "sp-note" }, "Write the names in the order of play: each next player sits to the right of the one before. Mark who deals first."),
        Array.from({ length: wanted.players }, (_, seat) => nameRow(wanted, seat, showFaults))),
      h("details", { class: "sp-rules", open }, h("summary", {}, "House rules"),
        h("p", { class: "sp-note" }, "Only those that change the count or the end of the game stand here."),
        game.houseRules.map(({ option, question, choices }) =>
          choiceGroup(question, option, choices.map(({ value, wording }) => ({ value, label: wording })), wanted.rules[option] ?? choices[0].value, (value) => {
            wanted.rules[option] = value;
            draw();
            form.querySelector(`[name="${option}"]:checked`).focus();
          }))),
      h("p", {}, h("button", { class: "sp-button sp-main" }, "Start the game")));
    showFaults();
  }
  draw();
  return form;
}

function choiceGroup(legend, name, choices, chosen, onchosen) {
  return h("fieldset", { class: "sp-choices" }, h("legend", {}, legend),
    choices.map(({ value, label }) => h("label", {},
      h("input", { type: "radio", name, value, checked: value === chosen, onchange: (event) => onchosen(event.target.value) }), h("span", {}, label))));
}

function nameRow(wanted, seat, onwritten) {
  const field = h("input", { type: "text", "data-name": true, autocomplete: "off", spellcheck: "false", "aria-label": `Name of player ${seat + 1}`,
    placeholder: placeName(seat), oninput: () => {
      wanted.names[seat] = field.value;
      onwritten();
    } });
  field.value = wanted.names[seat] ?? "";
  return h("p", { class: "sp-name" }, field, h("label", {},
    h("input", { type: "radio", name: "dealer", value: seat, checked: seat === wanted.dealer, "aria-label": `Player ${seat + 1} deals first`, onchange: () => (wanted.dealer = seat) }), h("span", {}, "deals first")),
  h("span", { class: "sp-wrong", id: uniqueId("fault") }));
}
