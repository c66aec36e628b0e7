// <tarot-puzzle data-document='…'>what is read without a script</tarot-puzzle>
const SCRIPT_ADDRESS = page.currentScript?.src || globalThis.location.href;

// The host may say where its pages of rules are: data-rule-pages="../games/{game}/" on any element around.
function rulePagesAround(element) {
  const pattern = element.closest("[data-rule-pages]")?.dataset.rulePages;
  if (!pattern) return undefined;
  return (id) => `${pattern.replace("{game}", encodeURIComponent(gameOf(id)))}#${encodeURIComponent(id)}`;
}

function puzzlePageAround(element) {
  const pattern = element.closest("[data-puzzle-page]")?.dataset.puzzlePage;
  if (!pattern) return undefined;
  return (id) => new URL(pattern.replace("{id}", encodeURIComponent(id)), page.baseURI).href;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A puzzle far down the page comes to life when the reader gets near it, so that the first is there at once.
const whenNear =
  globalThis.IntersectionObserver &&
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.begin();
  }, { rootMargin: "100% 0px" });

class TarotPuzzle extends HTMLElement {
  connectedCallback() {
    if (this.stop || this.dataset.document === undefined) return;
    if (page.readyState === "loading" && !this.childNodes.length) {
      // Met by the parser at its opening tag: what it holds is still to come.
      page.addEventListener("DOMContentLoaded", () => this.isConnected && this.connectedCallback(), { once: true });
      return;
    }
    if (whenNear && page.querySelector("tarot-puzzle") !== this) whenNear.observe(this);
    else this.begin();
  }

  begin() {
    whenNear?.unobserve(this);
    if (this.stop) return;
    this.stop = face(parsed(this.dataset.document), this, undefined, {
      ruleLink: rulePagesAround(this),
      puzzleLink: puzzlePageAround(this),
      inSet: this.dataset.set !== undefined,
    });
    this.dataset.ready = "";
  }

  disconnectedCallback() {
    whenNear?.unobserve(this);
    this.stop?.();
    this.stop = undefined;
    delete this.dataset.ready;
  }
}

// On paper every puzzle looks alike, also one that the reader has not come to.
globalThis.addEventListener("beforeprint", () => {
  for (const puzzle of page.querySelectorAll("tarot-puzzle[data-document]")) puzzle.begin?.();
});

if (!globalThis.customElements.get("tarot-puzzle")) globalThis.customElements.define("tarot-puzzle", TarotPuzzle);

// Puzzle documents in parts, as classic scripts, so that the same code works over http and from a folder.
const asked = new Map();
globalThis.tarotBank ??= {
  got(name, documents) {
    asked.get(name)?.resolve(documents);
  },
  load(name) {
    if (!asked.has(name)) {
      let resolve, reject;
      const promise = new Promise((...both) => ([resolve, reject] = both));
      asked.set(name, { promise, resolve });
      const script = h("script", { src: new URL(`bank/${encodeURIComponent(name)}.js`, SCRIPT_ADDRESS).href });
      script.onerror = () => {
        asked.delete(name);
        reject(new Error(`There is no bank of puzzles named ${name}.`));
      };
      script.onload = () => script.remove();
      page.head.append(script);
    }
    return asked.get(name).promise;
  },
};
