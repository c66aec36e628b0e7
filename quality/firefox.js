// The second browser: puzzles come to life in Firefox, and their cards are drawn.
import puppeteer from "puppeteer-core";

const PAGES = ["", "learn/the-trick/", "score-pad/"];

export async function checkFirefox({ address, tools }) {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: tools.firefox, headless: true });
  try {
    const rows = [];
    for (const place of PAGES) rows.push(await look(browser, address + place, place || "home"));
    return rows;
  } finally {
    await browser.close();
  }
}

async function look(browser, url, what) {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  await page.goto(url, { waitUntil: "load" });
  const alive = await page.waitForSelector(":is(tarot-puzzle, tarot-score-pad)[data-ready]", { timeout: 60_000 }).then(() => true, () => false);
  // A puzzle that is out of sight is not laid out: bring each into view before measuring.
  const cards = await page.evaluate(async () => {
    const drawn = [];
    for (const card of document.querySelectorAll("tarot-puzzle .tt-card, tarot-puzzle .tt-picture, tarot-score-pad svg")) {
      card.scrollIntoView({ block: "center" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { width, height } = card.getBoundingClientRect();
      const picture = card.querySelector("svg use");
      const box = picture?.getBBox?.();
      drawn.push(width >= 8 && height >= 8 && (!box || (box.width > 0 && box.height > 0)));
    }
    return { all: drawn.length, drawn: drawn.filter(Boolean).length };
  });
  await page.close();
  const pad = what.startsWith("score-pad");
  const ok = alive && !errors.length && (pad || (cards.all > 0 && cards.drawn === cards.all));
  return { check: "firefox", what, ok, result: alive ? (pad ? "alive" : `${cards.drawn} of ${cards.all} cards drawn`) : "did not come to life", notes: errors };
}
