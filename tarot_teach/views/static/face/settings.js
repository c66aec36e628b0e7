// How the reader wants cards shown. Every copy of this script on a page follows the same event.
const SETTINGS_KEY = "tarot-teach/settings";
const CHOICES_OF = {
  names: ["english", "french", "italian"],
  suits: ["italian", "french"],
  index: [true, false],
  pictures: [true, false],
  large: [false, true],
};

function readSettings() {
  const stored = readStored(SETTINGS_KEY);
  return Object.fromEntries(
    Object.entries(CHOICES_OF).map(([name, allowed]) => [name, allowed.includes(stored[name]) ? stored[name] : allowed[0]]),
  );
}

function changeSetting(name, value) {
  const settings = { ...readSettings(), ...latestSettings, [name]: value };
  latestSettings = settings; // for places where nothing can be stored
  writeStored(SETTINGS_KEY, settings);
  page.dispatchEvent(new CustomEvent("tarot-settings", { detail: settings }));
}

let latestSettings = {};
const currentSettings = () => ({ ...readSettings(), ...latestSettings });

function followSettings(redraw) {
  const here = (event) => {
    latestSettings = { ...event.detail };
    redraw();
  };
  const otherTab = (event) => {
    if (event.key !== SETTINGS_KEY) return;
    latestSettings = {};
    redraw();
  };
  page.addEventListener("tarot-settings", here);
  globalThis.addEventListener("storage", otherTab);
  return () => {
    page.removeEventListener("tarot-settings", here);
    globalThis.removeEventListener("storage", otherTab);
  };
}

function settingsPanel() {
  const settings = currentSettings();
  const select = (name, label, options) => {
    const id = uniqueId(name);
    const list = h("select", { id, class: "tt-select", onchange: () => changeSetting(name, list.value) },
      Object.entries(options).map(([value, text]) => h("option", { value, selected: settings[name] === value }, text)));
    return h("p", { class: "tt-setting" }, h("label", { for: id }, label), list);
  };
  const tick = (name, label) => {
    const id = uniqueId(name);
    const box = h("input", { id, type: "checkbox", checked: settings[name], onchange: () => changeSetting(name, box.checked) });
    return h("p", { class: "tt-setting" }, h("label", { for: id }, box, " ", label));
  };
  return [
    select("names", "Names of the cards", { english: "English", french: "French", italian: "Italian" }),
    select("suits", "Suit signs", { italian: "Swords, cups, batons, coins", french: "Spades, hearts, clubs, diamonds" }),
    tick("index", "Show the corner index"),
    tick("pictures", "Show pictures of the cards"),
    tick("large", "Large, for a projector"),
    h("p", { class: "tt-keys" }, h("strong", {}, "By keyboard: "), "Tab goes on to the next card or button, and Enter presses it. " +
      "Where cards are put in order, the up and down arrows move a card by its handle. Escape closes a box like this one."),
    resetPart(),
  ];
}

function resetPart() {
  const said = h("p", { class: "tt-setting", "aria-live": "polite" });
  const ask = button("Reset my progress", () => {
    sure.hidden = false;
    ask.hidden = true;
    sure.querySelector("button").focus();
  });
  const close = (text) => {
    sure.hidden = true;
    ask.hidden = false;
    said.textContent = text;
    ask.focus();
  };
  const sure = h("span", { hidden: true }, "Forget every puzzle you have solved? ",
    button("Yes, forget them", () => {
      resetProgress();
      close("Your progress is reset.");
    }), " ", button("No, keep them", () => close("Nothing was changed.")));
  return h("div", { class: "tt-reset" }, ask, sure, said);
}
