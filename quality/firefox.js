// The second browser: puzzles come to life in Firefox, and their cards are drawn.
import puppeteer from "puppeteer-core";

const PAGES = { "": "tarot-puzzle", "learn/the-trick/": "tarot-puzzle", "score-pad/": "tarot-score-pad" };
const PICTURES = { "tarot-puzzle": ".tt-picture", "tarot-score-pad": ".sp-card svg" };
const MOST_PICTURES = 12;
// Of a card or a sign that is drawn, at least this share of the points has another colour than the ground.
const LEAST_INK = 0.04;

export async function checkFirefox({ address, tools }) {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: tools.firefox, headless: true });
  try {
    const rows = [];
    for (const [place, element] of Object.entries(PAGES)) rows.push(await look(browser, address + place, place || "home", element));
    return rows;
  } finally {
    await browser.close();
  }
}

async function look(browser, url, what, element) {
  const page = await browser.newPage();
  const notes = [];
  page.on("pageerror", (error) => notes.push(`error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && notes.push(`console: ${message.text()}`));
  await page.goto(url, { waitUntil: "load" });
  const row = { check: "firefox", what, ok: false, result: "did not come to life", notes };
  if (await page.waitForSelector(`${element}[data-ready]`, { timeout: 60_000 }).then(() => true, () => false)) {
    if (element === "tarot-score-pad") await page.click(`${element} .sp-main`);
    const { seen, drawn } = await drawnPictures(page, `${element} ${PICTURES[element]}`);
    row.result = `${drawn} of ${seen} pictures drawn`;
    row.ok = !notes.length && seen >= 3 && drawn === seen;
  }
  await page.close();
  return row;
}

async function drawnPictures(page, selector) {
  let seen = 0, drawn = 0;
  for (const picture of await page.$$(selector)) {
    if (seen === MOST_PICTURES) break;
    await picture.scrollIntoView();
    if (!(await picture.isVisible())) continue;
    await picture.evaluate((element) => Promise.all([...element.querySelectorAll("img")].map((image) => image.decode().catch(() => {}))));
    seen += 1;
    if ((await inkShare(page, await picture.screenshot({ encoding: "base64" }))) >= LEAST_INK) drawn += 1;
  }
  return { seen, drawn };
}

// Look at what the browser has painted: how much of it is not of the most common colour?
function inkShare(page, picture) {
  return page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = [data[at], data[at + 1], data[at + 2]].map((part) => part >> 5).join();
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return 1 - Math.max(...counts.values()) / (data.length / 4);
  }, picture);
}
