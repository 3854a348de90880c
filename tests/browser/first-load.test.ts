import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pressWhenDrawn } from "../../tools/first-load/measure";
import { projectFolder } from "../../tools/packaging/project-folder";
import { describeInBrowser } from "./in-browser";
import { buildPage, sharedChromium, openPage, WAIT_OPTIONS } from "./page";

/** How many bytes the page may receive until it has drawn the title and answered the player's first key. */
const MAX_BYTES = 400_000;
const ENCODINGS = { br: "br", gz: "gzip" } as const;
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

type Compressed = keyof typeof ENCODINGS;

function smallFiles(folder: string): string[] {
  const scripts = readFileSync(join(folder, "index.html"), "utf8").match(/(?<=src="\.\/)assets\/[^"]*\.js/g) ?? [];
  return ["index.html", "manifest.webmanifest", "icon.svg", ...scripts];
}

/**
 * Serves a built page. Of each file `FILE`, the server sends the compressed `FILE.br` or `FILE.gz` if there is one. All
 * small files of the page and the sent part of the packed game add up to `MAX_BYTES`. The rest of the packed game never
 * arrives.
 */
async function serveFirstBytes(folder: string, compressed: Compressed) {
  const bytesOf = (name: string): { bytes: Buffer; isCompressed: boolean } => {
    const isCompressed = existsSync(join(folder, `${name}.${compressed}`));
    return { bytes: readFileSync(join(folder, isCompressed ? `${name}.${compressed}` : name)), isCompressed };
  };
  const small = smallFiles(folder);
  const packByteCount = small.reduce((left, name) => left - bytesOf(name).bytes.length, MAX_BYTES);
  const others: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
    const name = path === "" ? "index.html" : path;
    const { bytes, isCompressed } = bytesOf(name);
    response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
    if (isCompressed) response.setHeader("Content-Encoding", ENCODINGS[compressed]);
    if (name.endsWith(".pack")) return void response.write(bytes.subarray(0, packByteCount));
    if (!small.includes(name)) others.push(name);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /**
     * The names of files that the browser has loaded although they are neither small files nor the packed game. The
     * list should be empty, because `MAX_BYTES` does not count such files.
     */
    others,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Makes the page number the turns of its event loop. Each performance mark then stores the number of the turn in which
 * it is set. Also sets a mark for each answer of a worker. Runs in the page.
 */
function numberTurns(): void {
  const { port1, port2 } = new MessageChannel();
  const mark = performance.mark.bind(performance);
  let turn = 0;
  port1.onmessage = () => {
    turn++;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  performance.mark = (name) => mark(name, { detail: turn });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => performance.mark(data === undefined ? "refused" : "compiled"));
    }
  };
}

describeInBrowser("the first load of the web page", () => {
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = await buildPage(join(projectFolder, "build/source"), "production");
    browser = await sharedChromium();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each(["br", "gz"] as const)(
    "the page draws the title and answers a key when 400 kB have arrived from a host that sends compressed files of the kind: %s",
    async (compressed) => {
      const { address, others, stop } = await serveFirstBytes(folder, compressed);
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(pressWhenDrawn);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0, undefined, WAIT_OPTIONS);
      expect(await page.evaluate(() => performance.getEntriesByName("complete").length)).toBe(0);
      await context.close();
      stop();
      expect(others).toEqual([]);
    },
  );

  test("a worker compiles the Lua of the start, and the page starts the game in several turns", async () => {
    const { page, close } = await openPage(browser, folder, {}, (context) => context.addInitScript(numberTurns));
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0, undefined, WAIT_OPTIONS);
    const marks = await page.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .map((mark) => ({ name: mark.name, turn: Number((mark as PerformanceMark).detail) })),
    );
    await close();
    const names = marks.map(({ name }) => name);
    expect([...new Set(names)].slice(0, 4)).toEqual(["compiled", "loaded", "started", "drawn"]);
    const turns = ["loaded", "started", "drawn"].map((name) => marks[names.indexOf(name)].turn);
    expect(turns).toEqual([...new Set(turns)]);
  });
});
