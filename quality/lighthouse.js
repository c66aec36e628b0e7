// Lighthouse on a phone with a slow network: the first pages a reader sees, against the budgets.
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import path from "node:path";

import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const PAGES = ["", "learn/the-trick/", "compare/", "practise/", "score-pad/"];
const BUDGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
// A machine that others share may ask for less before it fails; what is below the budget is told in any case.
const LEAST_PERFORMANCE = Number(process.env.LEAST_PERFORMANCE ?? BUDGETS.performance);
// Bytes that a page may fetch, compressed.
const MOST_BYTES = 600_000;
// What else the machine does can only make a page look slower. So the best performance of a few tries counts, and
// only pages that are still too slow are tried again, after all others. Everything else must be right at every try.
const MOST_TRIES = 5;

export async function measurePages({ folder, address, tools }) {
  const pages = PAGES.map((place) => ({ place, what: place || "home", tries: [], there: existsSync(path.join(folder, place, "index.html")) }));
  let slowdown = 4;
  for (let round = 1; round <= MOST_TRIES; round += 1) {
    for (const page of pages.filter(({ there, tries }) => there && (!tries.length || (tries.every(sound) && !tries.some(quick))))) {
      const report = await runOnce(address + page.place, tools.chromium, slowdown);
      slowdown = slowdownFor(report.environment.benchmarkIndex);
      page.tries.push({ report, scores: scoresOf(report), bytes: report.audits["total-byte-weight"]?.numericValue ?? Infinity });
    }
  }
  return pages.map(({ what, tries, there }) => there ? verdict(what, tries) : { check: "lighthouse", what, ok: false, result: "there is no such page" });
}

const scoresOf = (report) => Object.fromEntries(Object.keys(BUDGETS).map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]));
const quick = ({ scores }) => scores.performance >= BUDGETS.performance;
const sound = ({ scores, bytes }) => bytes <= MOST_BYTES && Object.keys(BUDGETS).every((name) => name === "performance" || scores[name] >= BUDGETS[name]);

// A processor slowed down fourfold stands for a phone only where the machine itself is quick. Lighthouse
// times the machine at every run (its benchmark index); a slower one is slowed down less for the same phone.
function slowdownFor(benchmarkIndex) {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

function verdict(what, tries) {
  const faulty = tries.find((one) => !sound(one));
  const shown = faulty ?? tries.reduce((best, one) => (one.scores.performance > best.scores.performance ? one : best));
  const ok = !faulty && shown.scores.performance >= LEAST_PERFORMANCE;
  const { report, scores, bytes } = shown;
  const result = [...Object.entries(scores).map(([name, score]) => `${name} ${score}`), `${Math.round(bytes / 1000)} kB`, ...(tries.length > 1 ? [`${tries.length} tries`] : [])].join(", ");
  const notes = Object.keys(BUDGETS).filter((name) => scores[name] < BUDGETS[name]).flatMap((name) => faults(report, name));
  if (bytes > MOST_BYTES) notes.push(`The page fetches more than ${MOST_BYTES / 1000} kB.`);
  const waiting = loadavg()[0] / cpus().length;
  if (!faulty && !quick(shown) && waiting > 1) notes.push(`The machine was busy, ${waiting.toFixed(1)} programs for each processor, which makes times longer: measure again when it is idle.`);
  return { check: "lighthouse", what, ok, result, notes };
}

async function runOnce(url, chromium, cpuSlowdownMultiplier) {
  const browser = await puppeteer.launch({ executablePath: chromium, headless: true, args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] });
  try {
    const { lhr } = await lighthouse(url, { port: Number(new URL(browser.wsEndpoint()).port), output: "json", logLevel: "error", onlyCategories: Object.keys(BUDGETS), throttling: { cpuSlowdownMultiplier } });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

function faults(report, name) {
  const found = report.categories[name].auditRefs.map(({ id, weight }) => ({ ...report.audits[id], weight })).filter(({ score, weight }) => weight > 0 && score !== null && score < 0.9);
  return found.map(({ title, displayValue, details }) => {
    const where = (details?.items ?? []).slice(0, 3).map(({ node, url, source, description }) => node?.snippet ?? url ?? description ?? source?.url).filter(Boolean);
    return `${name}: ${title} ${displayValue ?? ""} ${where.join(" | ")}`.trim();
  });
}
