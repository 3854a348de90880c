/** Serves the built page with a fault that a test chooses, such as a network that does not answer. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/**
 * How the test server answers: as it should, never, with an error, with the login page of a hotel's network, or with a
 * newer page.
 */
type Fault = "none" | "hangs" | "error" | "login" | "newer";

/** A running test server. `fault` says how the server answers, and the test can change it at any time. */
export interface FaultyServer {
  readonly address: string;
  fault: Fault;
  readonly stop: () => void;
}

/** Serves a folder at a free port of this computer, below the path `/games/glissade/`. */
export async function serveFaulty(folder: string): Promise<FaultyServer> {
  const server = createServer((request, response) => {
    if (served.fault === "hangs") return;
    if (served.fault === "error") return void response.writeHead(500).end();
    response.setHeader("Cache-Control", "no-cache");
    if (served.fault === "login") {
      response.setHeader("Content-Type", "text/html");
      return void response.end("<!doctype html><title>Welcome to our hotel</title>");
    }
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace("/games/glissade/", "");
    const file = join(folder, path === "" || path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    const isNewer = served.fault === "newer" && path === "sw.js";
    response.end(isNewer ? `${readFileSync(file, "utf8")}\n// newer` : readFileSync(file));
  });
  const served: FaultyServer = {
    address: "",
    fault: "none",
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(served, { address: `http://127.0.0.1:${port}/games/glissade/` });
}
