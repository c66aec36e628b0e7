// A number to type. "−5", "-5" and "+7" are understood; anything else stays as it was typed and is no try.
function whyNoNumber(text) {
  const typed = text.trim(), signs = [...typed], kindly = "Type a whole number, such as 12 or −3.";
  if (!typed) return `Nothing is typed yet. ${kindly}`;
  if (/^\D?\s*\d{7,}$/.test(typed)) return `No score is as large as that. ${kindly}`;
  if (/\d[.,]\d|[½¼¾]|\d\s*\//.test(typed)) return `Every score here is whole, with no half points. ${kindly}`;
  return `“${signs.length > 12 ? `${signs.slice(0, 12).join("")}…` : typed}” is not a number that can be read here. ${kindly}`;
}

function numberField(label, settings, attributes = {}) {
  const id = uniqueId("number");
  const input = h("input", { id, class: "tt-number", type: "text", inputmode: "numeric", autocomplete: "off", size: 6, ...attributes });
  const sign = button("±", () => {
    const plain = input.value.trim();
    input.value = /^[-\u2010-\u2015\u2212\uff0d]/.test(plain) ? plain.slice(1).trim() : `−${plain.replace(/^[+\uff0b]/, "")}`;
    input.dispatchEvent(new Event("input"));
    input.focus();
  }, { class: "tt-button tt-sign-button", "aria-label": `Change the sign of: ${label}` });
  const mark = h("span", { class: "tt-mark" });
  const row = h("div", { class: "tt-number-row" }, h("label", { for: id }, inText(label, settings)), h("span", { class: "tt-number-pair" }, input, sign), mark);
  return { row, input, sign };
}

function askNumber({ puzzle, settings, give, gently, fresh, draft }) {
  const { row, input, sign } = numberField("Your answer", settings);
  input.value = draft ?? "";
  const check = h("button", { type: "submit", class: "tt-button tt-main" }, "Check");
  const form = h("form", { class: "tt-form", novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    if (check.getAttribute("aria-disabled")) return;
    const value = readNumber(input.value);
    if (value === null) {
      gently(whyNoNumber(input.value));
      input.focus();
    } else give(value);
  } }, row, check);
  input.addEventListener("input", () => {
    setMark(row);
    fresh();
  });
  return {
    element: h("div", { class: "tt-ask" }, pileStage(puzzle, settings), form),
    draft: () => input.value,
    mark(verdict, value) {
      if (readNumber(input.value) !== value) input.value = String(value).replace("-", "−");
      setMark(row, verdict.ok ? "right" : "wrong", verdict.ok ? "✓ right" : "✗ not yet");
      if (!verdict.ok) return;
      input.readOnly = true;
      lockButton(check, true);
      sign.hidden = true;
    },
    clear() {
      input.value = "";
      input.readOnly = false;
      lockButton(check, false);
      sign.hidden = false;
      setMark(row);
    },
  };
}
