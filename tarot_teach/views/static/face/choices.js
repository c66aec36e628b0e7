// Choices as buttons, shared by the questions that offer some.
function choiceButton(choice, settings, onclick, attributes = {}) {
  const mark = h("span", { class: "tt-mark" });
  const label = writeLabel(choice.label, settings.names);
  if (!isCard(choice.card)) {
    return h("button", { type: "button", class: "tt-choice", "data-choice": choice.id, onclick, ...attributes }, h("span", {}, label), mark);
  }
  const extra = label === bareName(choice.card, settings.names) ? null : h("span", { class: "tt-choice-label" }, label);
  return cardButton(choice.card, settings, onclick, { "data-choice": choice.id, ...attributes }, [extra, mark]);
}

// Sign and word both: never colour alone.
function setMark(element, kind, word) {
  if (kind) element.dataset.mark = kind;
  else delete element.dataset.mark;
  [...element.children].find((child) => child.matches(".tt-mark")).textContent = word ?? "";
}

function lockButton(element, locked) {
  if (locked) element.setAttribute("aria-disabled", "true");
  else element.removeAttribute("aria-disabled");
}

// Cards stand in suit rows when there are many; a few stand side by side.
function choiceGroup(choices, settings, make, label) {
  const cards = choices.filter((choice) => isCard(choice.card));
  const words = choices.filter((choice) => !isCard(choice.card));
  return h("div", { class: "tt-choices", role: "group", "aria-label": label },
    cards.length > 6 ? suitRows(cards, settings, (choice) => choice.card, make) : cards.length > 0 && h("div", { class: "tt-side-by-side" }, cards.map(make)),
    words.length > 0 && h("div", { class: "tt-words" }, words.map(make)));
}
