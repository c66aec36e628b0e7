// Build the site for the address at which it will be looked at.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const REPOSITORY = path.resolve(fileURLToPath(import.meta.url), "../..");

export function buildSite(folder, address) {
  const mkdocs = path.join(REPOSITORY, ".venv", "bin", "mkdocs");
  const built = spawnSync(mkdocs, ["build", "--strict", "--quiet", "--site-dir", folder], {
    cwd: REPOSITORY,
    env: { ...process.env, SITE_URL: address, NO_MKDOCS_2_WARNING: "1" },
    encoding: "utf8",
  });
  if (built.error) throw built.error;
  if (built.status !== 0) throw new Error(`The site does not build:\n${built.stdout}${built.stderr}`);
}
