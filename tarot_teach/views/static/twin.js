// A small face for pages that lack the full script: verdict and reason only. It uses marking.js.
function bring(element) {
  const puzzle = JSON.parse(element.dataset.document), names = JSON.parse(element.dataset.names || "{}");
  if (puzzle.schema !== 1 || !Object.hasOwn(MARKERS, puzzle.ask)) return; // it still reads well
  element.dataset.ready = "twin";
  const made = (tag, attributes, ...children) => {
    const one = Object.assign(document.createElement(tag), attributes);
    one.append(...children);
    return one;
  };
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const write = (text) => text.replace(/(^|\n|[.!?] )?\{([A-Z0-9]{1,3})\}/g, (whole, start, code, at) => {
    const name = Object.hasOwn(names, code) ? names[code] : code;
    return (start ?? "") + (start === undefined && at > 0 ? name : capital(name));
  });
  const label = ({ label: text, card }) => {
    const alone = (code) => capital(write(` {${code}}`).trim().replace(/^the /, ""));
    const bare = /^\{(\w+)\}$/.exec(text);
    return bare ? alone(bare[1]) : card ? `${write(text)}: ${alone(card)}` : write(text);
  };
  const say = made("p", {});
  say.setAttribute("role", "status");
  let last, solved = false;
  const give = (answer) => {
    if (solved || sameAnswer(answer, last)) return;
    last = answer;
    const { ok, feedback } = markAnswer(puzzle, answer);
    solved = ok;
    say.textContent = `${ok ? "✓ Right." : "✗ Not this one."} ${write(feedback)}`;
    element.dispatchEvent(new CustomEvent("tarot-verdict", { bubbles: true, detail: { id: puzzle.id, ok, answer } }));
  };
  const row = made("div", { className: "tt-twin" });
  const button = (text, onclick) => made("button", { type: "button", textContent: text, onclick });
  const check = (read) => button("Check", () => {
    const answer = read();
    if (answer === null) say.textContent = "Fill in every answer first, with whole numbers such as 12 or −3.";
    else give(answer);
  });
  const whole = (read) => () => {
    const answer = Object.fromEntries(puzzle.parts.map(({ id }) => [id, read(id)]));
    return Object.values(answer).includes(null) ? null : answer;
  };
  const fields = new Map();
  const field = (id, text, inside) => {
    fields.set(id, inside);
    return made("label", {}, `${text} `, inside);
  };
  const number = () => made("input", { type: "text", inputMode: "numeric", size: 6, autocomplete: "off" });
  const views = {
    one: () => puzzle.choices.map((choice) => button(label(choice), () => give(choice.id))),
    many: () => {
      const picked = new Set();
      const all = puzzle.choices.map((choice) => {
        const one = button(label(choice), () => {
          if (!picked.delete(choice.id)) picked.add(choice.id);
          one.setAttribute("aria-pressed", picked.has(choice.id));
        });
        one.setAttribute("aria-pressed", false);
        return one;
      });
      return [...all, check(() => puzzle.choices.map(({ id }) => id).filter((id) => picked.has(id)))];
    },
    order: () => {
      const order = puzzle.items.map(({ id, card }) => ({ id, text: label({ label: `{${card}}` }) }));
      const list = made("span", {});
      const draw = (focus = -1) => {
        list.replaceChildren(...order.map(({ text }, at) => button(`${at + 1}. ${text}${at ? " ↑" : ""}`, () => {
          if (at) order.splice(at - 1, 2, order[at], order[at - 1]);
          draw(at - 1);
        })));
        list.children[focus]?.focus();
      };
      draw();
      return [list, check(() => order.map(({ id }) => id))];
    },
    number: () => [field("", "Your answer", number()), check(() => readNumber(fields.get("").value))],
    numbers: () => [...puzzle.parts.map((part) => field(part.id, write(part.label), number())), check(whole((id) => readNumber(fields.get(id).value)))],
    match: () => [
      ...puzzle.parts.map((part) => field(part.id, write(part.label), made("select", {}, new Option("…", ""), ...part.choices.map((choice) => new Option(label(choice), choice.id))))),
      check(whole((id) => fields.get(id).value || null)),
    ],
  };
  row.append(...views[puzzle.ask]());
  element.querySelectorAll("[data-offers]").forEach((offers) => offers.remove());
  element.querySelector("details").before(row, say);
}

if (!customElements.get("tarot-puzzle")) {
  for (const element of document.querySelectorAll("tarot-puzzle[data-document]:not([data-ready])")) {
    try {
      bring(element);
    } catch (error) {
      console.warn("tarot_teach", error);
    }
  }
}
