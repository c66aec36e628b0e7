// Find the programs that the checks start, and say what to install where one is lacking.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const NEEDED = {
  html: [{ name: "java", given: "JAVA", programs: ["java"], install: "default-jre-headless" }],
  links: [],
  lighthouse: [{ name: "chromium", given: "TAROT_BROWSER", programs: ["chromium", "chromium-browser", "google-chrome"], install: "chromium" }],
  firefox: [{ name: "firefox", given: "TAROT_FIREFOX", programs: ["firefox-esr", "firefox"], install: "firefox-esr" }],
};

function onPath(program) {
  const places = (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, program));
  return places.find((place) => existsSync(place));
}

export function findTools(checks) {
  const found = {};
  const lacking = [];
  for (const { name, given, programs, install } of checks.flatMap((check) => NEEDED[check])) {
    const program = process.env[given] || programs.map(onPath).find(Boolean);
    if (program && spawnSync(program, [name === "java" ? "-version" : "--version"], { timeout: 60_000 }).status === 0) found[name] = program;
    else lacking.push(`${name} is lacking. On Debian: apt-get install ${install}; elsewhere install it and name it with ${given}=/path.`);
  }
  if (lacking.length) throw new Error(lacking.join("\n"));
  return found;
}
