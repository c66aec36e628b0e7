// Every link from page to page, and to every script, style and picture, leads somewhere.
import { LinkChecker } from "linkinator";

export async function checkLinks({ address }) {
  const checker = new LinkChecker();
  const { links } = await checker.check({ path: address, recurse: true, concurrency: 8, linksToSkip: async (link) => !link.startsWith(address) });
  const own = links.filter(({ state }) => state !== "SKIPPED");
  const broken = own.filter(({ state }) => state === "BROKEN");
  const notes = broken.map(({ url, parent, status }) => `${parent} → ${url} (${status})`);
  const missing = own.length < 20 ? ["So few links were found that the site cannot have been read."] : [];
  return [{ check: "links", what: "within the site", ok: !broken.length && !missing.length, result: `${broken.length} broken of ${own.length}`, notes: [...missing, ...notes] }];
}
