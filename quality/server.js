// Serve a folder as a host of static pages does: compressed, and with its own page for what is not there.
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { createGzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".json": "application/json",
  ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".xml": "application/xml", ".pdf": "application/pdf",
};
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".webmanifest", ".xml"]);

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export function serve(folder, port) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const wanted = path.join(root, path.normalize(decodeURIComponent(new URL(request.url, "http://127.0.0.1").pathname)));
    let file = wanted.startsWith(root) ? wanted : root;
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, "index.html");
    if (!existsSync(file)) {
      response.writeHead(404, { "content-type": TYPES[".html"] });
      response.end(readFileSync(path.join(root, "404.html")));
      return;
    }
    const kind = path.extname(file);
    const headers = { "content-type": TYPES[kind] ?? "application/octet-stream", "cache-control": "max-age=600" };
    const compress = COMPRESSED.has(kind) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    response.writeHead(200, compress ? { ...headers, "content-encoding": "gzip" } : headers);
    const text = createReadStream(file);
    if (compress) text.pipe(createGzip()).pipe(response);
    else text.pipe(response);
  });
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server)));
}
