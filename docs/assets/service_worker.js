// Keep the whole site at hand without a network, and show the network's page whenever there is one.
// The build puts in a version, made from all files, and the list of files.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const PREFIX = "tarot-teach-";
const CACHE = PREFIX + VERSION;
const ROOT = new URL("./", self.location).href;
// A name with a hash in it always means the same text.
const HASHED = /\.[0-9a-f]{8}\.(min\.)?(js|css)$/;
const BANK = `${ROOT}assets/tarot/bank/`;

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

async function fill() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const address = ROOT + file;
    const kept = HASHED.test(file) && (await caches.match(address));
    await cache.put(address, kept || (await fetched(address)));
  }
  // Puzzles that were used once stay at hand; the others are fetched when they are asked for.
  for (const address of await bankParts()) await cache.put(address, await fetched(address)).catch(() => {});
}

async function fetched(address) {
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function bankParts() {
  const found = new Set();
  for (const name of await ownCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) if (url.startsWith(BANK)) found.add(url);
  }
  return found;
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await ownCaches()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(ROOT)) return;
  address.search = address.hash = "";
  event.respondWith((HASHED.test(address.pathname) ? keptFirst : networkFirst)(event.request, address.href));
});

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
