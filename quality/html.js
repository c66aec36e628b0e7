// Every page of the site is valid HTML, apart from what the theme itself writes.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const JAR = path.join(path.dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")), "build", "dist", "vnu.jar");

// Messages about the theme's own HTML, word by word, each with the element that it is about.
const THEME = [
  ["Attribute “autocomplete” is only allowed when the input type is “color”, “date”, “datetime-local”, “email”, “hidden”, “month”, “number”, “password”, “range”, “search”, “tel”, “text”, “time”, “url”, or “week”.", '<input class="md-nav__toggle md-toggle'],
  ["Attribute “autocomplete” is only allowed when the input type is “color”, “date”, “datetime-local”, “email”, “hidden”, “month”, “number”, “password”, “range”, “search”, “tel”, “text”, “time”, “url”, or “week”.", '<input class="md-toggle"'],
  ["Bad value “” for attribute “tabindex” on element “label”: The empty string is not a valid integer.", '<label class="md-nav__link"'],
  ["The value of the “for” attribute of the “label” element must be the ID of a non-hidden form control.", '<label class="md-nav__title" for="__toc">'],
];
const isTheme = ({ message, extract }) => THEME.some(([text, element]) => message === text && (extract ?? "").includes(element));

export async function checkHtml({ folder, tools }) {
  const run = spawnSync(tools.java, ["-Xmx512m", "-jar", JAR, "--skip-non-html", "--errors-only", "--format", "json", "--exit-zero-always", folder], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.error || run.status !== 0) throw run.error ?? new Error(`The HTML checker stopped: ${run.stderr.slice(0, 2000)}`);
  const { messages } = JSON.parse(run.stderr);
  const ours = messages.filter((one) => !isTheme(one));
  const notes = [...new Set(ours.map(({ url, message, extract }) => `${path.relative(folder, new URL(url).pathname)}: ${message} … ${(extract ?? "").replace(/\s+/g, " ").slice(0, 100)}`))];
  return [{ check: "html", what: "every page", ok: ours.length === 0, result: `${ours.length} errors, ${messages.length - ours.length} of the theme’s own left out`, notes: notes.slice(0, 40) }];
}
