// Look at the built site with tools that the tests do not have, and print what each of them found.
//
//   node quality.js                          build the site, then look at it
//   node quality.js --site FOLDER --port N   look at a site that was built for http://127.0.0.1:N/
//   node quality.js --only lighthouse        one of: html, links, lighthouse, firefox
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { buildSite } from "./build_site.js";
import { checkFirefox } from "./firefox.js";
import { checkHtml } from "./html.js";
import { measurePages } from "./lighthouse.js";
import { checkLinks } from "./links.js";
import { freePort, serve } from "./server.js";
import { printTable } from "./table.js";
import { findTools } from "./tools.js";

const CHECKS = { html: checkHtml, links: checkLinks, firefox: checkFirefox, lighthouse: measurePages };

const { values } = parseArgs({ options: { site: { type: "string" }, port: { type: "string" }, only: { type: "string", multiple: true } } });
const wanted = values.only ?? Object.keys(CHECKS);
const unknown = wanted.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length) throw new Error(`There is no check ${unknown.join(", ")}; there are ${Object.keys(CHECKS).join(", ")}.`);

const tools = findTools(wanted);
const scratch = await mkdtemp(path.join(tmpdir(), "tarot-quality-"));
const port = values.port ? Number(values.port) : await freePort();
const folder = values.site ?? path.join(scratch, "site");
const address = `http://127.0.0.1:${port}/`;
if (!values.site) buildSite(folder, address);

const server = await serve(folder, port);
const rows = [];
try {
  for (const name of wanted) {
    console.log(`Looking at the site: ${name}`);
    rows.push(...(await CHECKS[name]({ folder, address, tools, scratch })));
  }
} finally {
  server.close();
  server.closeAllConnections();
  await rm(scratch, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
