// Keep the whole site at hand without a network, and show the network's page whenever there is one.
// The build puts in a version, made from all files, the list of files, and where the bank of puzzles is.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
// All puzzles in a few files, each of them parts of the bank that are compressed one by one.
const PACKS = ["@PACKS@"];
const PACKED_BYTES = 0; // @BYTES@
const PREFIX = "tarot-teach-";
const CACHE = PREFIX + VERSION;
const ROOT = new URL("./", self.location).href;
// A name with a hash in it always means the same text.
const HASHED = /\.[0-9a-f]{8}\.(min\.)?(js|css)$/;
// So does an address in the folder of one bank, which is named after all that is in it.
const BANK = `${ROOT}@BANK@/bank/`;
const PART = /\/assets\/tarot\/[0-9a-f]{8}\/bank\/([^/]+)$/;
const canUnpack = "DecompressionStream" in self;

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

async function fill() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const address = ROOT + file;
    const kept = HASHED.test(file) && (await caches.match(address));
    await cache.put(address, kept || (await fetched(address)));
  }
  await takeAlong(cache).catch(() => {});
}

async function fetched(address, options) {
  const response = await fetch(address, { cache: "no-cache", ...options });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

// What the version before had at hand of the bank, this one has too before it takes over.
async function takeAlong(cache) {
  const before = [];
  for (const name of await ownCaches()) {
    if (name !== CACHE) before.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  if (before.some((address) => address.endsWith(".pack"))) return void (await keepPacks(cache));
  const parts = new Set(before.map((address) => PART.exec(address)?.[1]).filter(Boolean));
  for (const name of parts) {
    const address = BANK + name;
    await cache.put(address, (await caches.match(address)) ?? (await fetched(address))).catch(() => {});
  }
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await ownCaches()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));

// Pages say when they are idle, and ask how far it is.
self.addEventListener("message", (event) => {
  if (event.data === "keep puzzles") event.waitUntil(keepPuzzles());
  else if (event.data === "tell") event.waitUntil(tell());
});

let keeping;
function keepPuzzles() {
  keeping ??= caches.open(CACHE).then(keepPacks).catch(() => {}).finally(() => {
    keeping = undefined;
    return tell();
  });
  return keeping;
}

// One after the other, so that pages come first. What breaks off goes on with the next page that is idle.
async function keepPacks(cache) {
  if (!canUnpack) return;
  for (const pack of PACKS) {
    const address = ROOT + pack;
    if (await cache.match(address)) continue;
    if (keeping) await tell();
    await cache.put(address, (await caches.match(address)) ?? (await fetched(address, { priority: "low" })));
  }
}

async function tell() {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(PACKS.map((pack) => cache.match(ROOT + pack)));
  const puzzles = { kept: found.filter(Boolean).length, of: PACKS.length, bytes: PACKED_BYTES, canUnpack, keeping: Boolean(keeping) };
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) client.postMessage({ puzzles });
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(ROOT)) return;
  address.search = address.hash = "";
  const { href } = address;
  if (href.startsWith(BANK)) event.respondWith(partFirst(event.request, href));
  else event.respondWith((HASHED.test(href) ? keptFirst : networkFirst)(event.request, href));
});

async function partFirst(request, key) {
  return (await unpacked(key.slice(BANK.length)).catch(() => undefined)) ?? keptFirst(request, key);
}

// A pack begins with the length of a table (4 bytes), then the table: where each part lies behind it, and its length.
const opened = new Map();
async function unpacked(name) {
  if (!canUnpack) return undefined;
  const wanted = `/${name.split("-").slice(-3, -1).join("-")}.pack`;
  const address = ROOT + PACKS.find((pack) => pack.endsWith(wanted));
  if (!opened.has(address)) {
    const kept = await (await caches.open(CACHE)).match(address);
    if (!kept) return undefined;
    const blob = await kept.blob();
    const behind = 4 + new DataView(await blob.slice(0, 4).arrayBuffer()).getUint32(0);
    opened.set(address, { blob, behind, table: JSON.parse(await blob.slice(4, behind).text()) });
  }
  const { blob, behind, table } = opened.get(address);
  const [start, length] = table[name];
  const packed = blob.slice(behind + start, behind + start + length);
  const text = await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  return new Response(text, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}

async function keptFirst(request, key) {
  const kept = await caches.match(key);
  if (kept) return kept;
  const response = await fetch(request);
  await keep(key, response);
  return response;
}

// No limit of time: a slow network is waited for rather than an old page shown.
async function networkFirst(request, key) {
  try {
    const response = await fetch(request, { cache: "no-cache" });
    await keep(key, response);
    return response;
  } catch (error) {
    // Only from this version's cache: the oldest one would be asked first otherwise.
    const cache = await caches.open(CACHE);
    const kept = (await cache.match(key)) ?? (await cache.match(key.replace(/\/?$/, "/"))) ?? (request.mode === "navigate" && (await cache.match(`${ROOT}404.html`)));
    if (kept) return kept;
    throw error;
  }
}

async function keep(key, response) {
  if (!response.ok || response.type !== "basic" || response.redirected) return;
  const copy = response.clone();
  await (await caches.open(CACHE)).put(key, copy).catch(() => {});
}
