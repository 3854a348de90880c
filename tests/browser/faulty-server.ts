/** Serves the built page. A test can choose a fault of the server, such as a network that does not answer. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
};

type Answer = (response: ServerResponse, file: string) => void;

const ANSWERS = {
  none: sendFile,
  /** The network is gone: the connection ends without an answer. */
  gone: (response) => void response.destroy(),
  /** The network accepts the request, but does not answer until the test calls `mend`. */
  hangs: () => undefined,
  error: (response) => void response.writeHead(500).end("<!doctype html><title>Internal error</title>"),
  missing: (response) => void response.writeHead(404).end(),
  /** The network of a hotel answers with its login page instead of each file. */
  login: (response) => response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Hotel</title>"),
  /** Only the first half of the file arrives. */
  half: (response, file) => {
    const bytes = readFileSync(file);
    response.setHeader("Content-Length", bytes.length);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  },
  /** The file arrives as a script that no browser can run. */
  unreadable: (response, file) => sendFile(response, file, "export const class = 1;"),
  /** The server has another version of the service worker, as after a change of the page. */
  newer: (response, file) =>
    sendFile(response, file, file.endsWith("sw.js") ? `${readFileSync(file, "utf8")}\n// newer` : undefined),
  /** The browser runs no script of the page, as if its user had forbidden scripts. */
  "no-scripts": (response, file) => {
    response.setHeader("Content-Security-Policy", "sandbox");
    sendFile(response, file);
  },
} satisfies Record<string, Answer>;

export type Fault = keyof typeof ANSWERS;

/**
 * A running test server. A test can change its answers at any time: the fault `fault` holds for all files whose path
 * ends with `ending`.
 */
export interface FaultyServer {
  readonly address: string;
  fault: Fault;
  ending: string;
  /** Ends the fault that the test has chosen, and answers the requests that are still waiting. */
  readonly mend: () => void;
  readonly stop: () => void;
}

/** Serves a folder at a free port of this computer, below the path `/games/glissade/`. */
export async function serveFaulty(folder: string): Promise<FaultyServer> {
  let hanging: (() => void)[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace("/games/glissade/", "");
    const file = join(folder, path === "" || path.endsWith("/") ? `${path}index.html` : path);
    const fault = file.endsWith(served.ending) ? served.fault : "none";
    if (fault === "hangs") hanging.push(() => answer(request, response));
    response.setHeader("Cache-Control", "no-cache");
    ANSWERS[existsSync(file) ? fault : "missing"](response, file);
  };
  const server = createServer(answer);
  const served: FaultyServer = {
    address: "",
    fault: "none",
    ending: "",
    mend: () => {
      served.fault = "none";
      for (const answerNow of hanging) answerNow();
      hanging = [];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(served, { address: `http://127.0.0.1:${port}/games/glissade/` });
}

function sendFile(response: ServerResponse, file: string, text?: string): void {
  response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  response.end(text ?? readFileSync(file));
}
