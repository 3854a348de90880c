/** The command `npm run serve`: starts a local web server for the built web page of the game. */

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { parseOptions, runTool } from "./cli";
import { ToolError } from "./packaging/tool-error";

const USAGE = {
  synopsis: "serve",
  summary: "serves build/site/ and opens it in a browser if the computer has a desktop",
  options: {},
};

const configFile = fileURLToPath(new URL("../simulator/web/vite.config.ts", import.meta.url));
const page = fileURLToPath(new URL("../build/site/index.html", import.meta.url));

/**
 * Returns whether a browser can be opened here: the computer has a desktop, and the command runs neither in CI nor in a
 * remote shell.
 */
function hasDesktop(): boolean {
  if (process.env["CI"] !== undefined || process.env["SSH_CONNECTION"] !== undefined) return false;
  if (process.platform !== "linux") return true;
  return process.env["DISPLAY"] !== undefined || process.env["WAYLAND_DISPLAY"] !== undefined;
}

async function serve(): Promise<void> {
  // Prefers the port 4173 for the web server, Vite. If another program uses this port, Vite takes the next free port.
  const serverOptions = { port: 4173, open: hasDesktop() };
  const server = await preview({ configFile, configLoader: "runner", logLevel: "error", preview: serverOptions });
  console.log(`Glissade is played at ${server.resolvedUrls?.local[0]} (stop it with Ctrl+C)`);
}

runTool("serve", () => {
  parseOptions(process.argv.slice(2), USAGE);
  if (!existsSync(page)) {
    throw new ToolError(2, "There is no page to serve: build/site/index.html is missing. `make site` builds it.");
  }
  void serve();
});
