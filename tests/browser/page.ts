import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium as browserType, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { build, preview } from "vite";
import { describe } from "vitest";
import { chromium } from "../needs";

const configFile = fileURLToPath(new URL("../../simulator/web/vite.config.ts", import.meta.url));
const chromiumArgs =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

/** `describe` for tests that need a browser. */
export const describeInBrowser = describe.skipIf(chromium === undefined);

/** A page of the simulator in Chromium, and the server that it came from. */
export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the page around the game in `source` and returns the folder it was built to. */
export async function buildPage(source: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "glissade-page-"));
  process.env["GLISSADE_SOURCE"] = source;
  await build({ configFile, configLoader: "runner", logLevel: "error", build: { outDir } });
  return outDir;
}

/** Serves `buildDir` and opens its page, in a browser that has never seen it. `prepare` may set the browser up first. */
export async function openPage(
  buildDir: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<OpenPage> {
  if (chromium === undefined) throw new Error("There is no Chromium. Name it in CHROMIUM.");
  const server = await preview({ configFile, configLoader: "runner", logLevel: "error", build: { outDir: buildDir } });
  const browser = await browserType.launch({ executablePath: chromium, args: chromiumArgs.split(" ") });
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  await prepare(context);
  const page = await context.newPage();
  const address = server.resolvedUrls?.local[0] ?? "";
  await page.goto(address);
  let stopped: Promise<void> | undefined;
  const stopServer = (): Promise<void> => (stopped ??= server.close());
  return {
    page,
    context,
    address,
    stopServer,
    async close() {
      await browser.close();
      await stopServer();
    },
  };
}

/** What the screen shows: 240 rows of 400 characters, `#` dark and `.` light. */
export async function screenRows(page: Page): Promise<string[]> {
  return page.locator("#screen").evaluate((screen) => {
    const copy = new OffscreenCanvas(400, 240).getContext("2d");
    if (copy === null || !(screen instanceof HTMLCanvasElement)) throw new Error("The page has no screen.");
    copy.imageSmoothingEnabled = false;
    copy.drawImage(screen, 0, 0, 400, 240);
    const { data } = copy.getImageData(0, 0, 400, 240);
    return Array.from({ length: 240 }, (_, y) =>
      Array.from({ length: 400 }, (_, x) => (data[(y * 400 + x) * 4] < 128 ? "#" : ".")).join(""),
    );
  });
}
