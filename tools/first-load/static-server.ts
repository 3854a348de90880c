/**
 * A web server for the files of a folder, for the measurement of the first load. If a file also exists compressed, it
 * sends the compressed version, as good web hosts do.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import type { AddressInfo } from "node:net";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

export interface StaticServer {
  readonly address: string;
  readonly stop: () => void;
}

export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const packed = `${file}.br`;
    const isPacked = existsSync(packed) && /\bbr\b/.test(String(request.headers["accept-encoding"]));
    response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    if (isPacked) response.setHeader("Content-Encoding", "br");
    response.end(readFileSync(isPacked ? packed : file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
