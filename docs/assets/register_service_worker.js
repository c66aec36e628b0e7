// Start the worker that keeps the site at hand, and let it keep all puzzles once the page is idle.
// <tarot-kept></tarot-kept> says in one line how far it is.
(() => {
  "use strict";
  const workers = navigator.serviceWorker;
  const address = new URL("@WORKER@", document.currentScript.src);
  const lines = new Set();
  let puzzles, refused;

  const sparing = () => navigator.connection?.saveData === true;
  const whenIdle = (act) => (globalThis.requestIdleCallback ? requestIdleCallback(act, { timeout: 10_000 }) : setTimeout(act, 2000));
  const send = async (what) => (await workers.ready).active?.postMessage(what);
  const goOn = () => whenIdle(() => send(sparing() ? "tell" : "keep puzzles"));

  function words() {
    if (!workers || refused) return "This browser keeps no puzzles here, so practice needs a connection.";
    if (!puzzles) return "";
    const { kept, of, canUnpack, keeping } = puzzles;
    if (kept === of) return "All puzzles are kept on this device.";
    if (!canUnpack) return "This browser keeps the sets that you have opened.";
    if (keeping) return `Keeping puzzles: ${Math.floor((100 * kept) / of)} % so far.`;
    if (sparing()) return "Your browser is set to save data, so only the sets that you have opened are kept. ";
    return "Not all puzzles are kept yet. That goes on when you are connected.";
  }

  class Kept extends HTMLElement {
    connectedCallback() {
      lines.add(this);
      this.show();
      if (workers && !refused) send("tell");
    }

    disconnectedCallback() {
      lines.delete(this);
    }

    show() {
      this.textContent = words();
      if (!puzzles?.canUnpack || puzzles.keeping || puzzles.kept === puzzles.of || !sparing()) return;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "md-button";
      button.textContent = `Keep all puzzles (${(puzzles.bytes / 1e6).toFixed(1)} MB)`;
      button.addEventListener("click", () => send("keep puzzles"));
      this.append(button);
    }
  }
  if (!customElements.get("tarot-kept")) customElements.define("tarot-kept", Kept);

  // Where there is no service worker, the site is an ordinary site. The page itself comes first.
  if (!workers) return;
  const showAll = () => lines.forEach((line) => line.show());
  const register = () => workers.register(address).then(goOn, () => {
    refused = true;
    showAll();
  });
  workers.addEventListener("message", ({ data }) => {
    if (!data?.puzzles) return;
    puzzles = data.puzzles;
    showAll();
  });
  workers.startMessages();
  workers.addEventListener("controllerchange", goOn);
  addEventListener("online", goOn);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
})();
