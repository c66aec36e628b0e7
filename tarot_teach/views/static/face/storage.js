// The browser's storage may be full, forbidden or damaged: then things are simply not kept.
function readStored(key) {
  try {
    const value = JSON.parse(globalThis.localStorage.getItem(key));
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function writeStored(key, value) {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the puzzle goes on without memory.
  }
}

const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
