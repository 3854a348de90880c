/** Builds the game's web page, serves it, and opens it in Chromium, for the browser tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  chromium as browserType,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { build } from "vite";
import { chromium } from "../available-programs";
import { serveFaulty } from "./faulty-server";
import type { PageEvaluator } from "./played-page";
import { atProcessEnd } from "./process-end";

const configFile = fileURLToPath(new URL("../../simulator/web/vite.config.ts", import.meta.url));
const chromiumArgs =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

/**
 * How long a test waits at most until something happens on a page, in milliseconds. The time is long enough for a busy
 * machine.
 */
export const WAIT_OPTIONS = { timeout: 60_000 };

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  readonly stopServer: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Builds the web page with the game in the folder `source`, and returns the folder of the page. The mode "quick" leaves
 * out the strongest compression and the zip with the game for a Playdate. The mode "production" builds the page as
 * `make site` does.
 */
export async function buildPage(source: string, mode: "quick" | "production" = "quick"): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "glissade-page-"));
  process.env["GLISSADE_SOURCE"] = source;
  const address = process.env["GLISSADE_URL"];
  // Empties the variable with the address at which the page will be published. The link preview of a page without an
  // address names a picture file in the page's own folder.
  process.env["GLISSADE_URL"] = "";
  await build({ configFile, configLoader: "runner", mode, logLevel: "error", build: { outDir } });
  if (address === undefined) delete process.env["GLISSADE_URL"];
  else process.env["GLISSADE_URL"] = address;
  return outDir;
}

const sharedPages = new Map<string, Promise<string>>();

/**
 * Returns the folder of the web page with the game in the folder `source`, built in the mode "quick" of `buildPage`.
 * The page is built once for all test files that run in this process, because building it takes five seconds. Tests
 * must not change the folder.
 */
export function sharedPage(source: string): Promise<string> {
  const built = sharedPages.get(source) ?? buildPage(source);
  if (!sharedPages.has(source)) {
    sharedPages.set(source, built);
    void built.then((folder) => atProcessEnd(() => rmSync(folder, { recursive: true, force: true })));
  }
  return built;
}

/** Starts Chromium. The caller must close it. */
export async function launchChromium(): Promise<Browser> {
  return browserType.launch(launchOptions());
}

let chromiumOfProcess: Promise<Browser> | undefined;

/**
 * Returns the Chromium that all test files in this process share. Tests open contexts in it, which they close. They do
 * not close the browser; it ends with the process.
 */
export function sharedChromium(): Promise<Browser> {
  chromiumOfProcess ??= launchChromium().then((browser) =>
    browser.on("disconnected", () => (chromiumOfProcess = undefined)),
  );
  return chromiumOfProcess;
}

/**
 * Starts Chromium with a profile in the empty folder `profile`, whose user has blocked all cookies. The browser then
 * refuses storage, locks and service workers to all pages. The caller must close the returned context.
 */
export async function openWithoutCookies(profile: string): Promise<BrowserContext> {
  mkdirSync(join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(settings));
  return browserType.launchPersistentContext(profile, launchOptions());
}

function launchOptions(): { executablePath: string; args: string[] } {
  if (chromium === undefined) throw new Error("There is no Chromium. Name it in CHROMIUM.");
  return { executablePath: chromium, args: chromiumArgs.split(" ") };
}

/**
 * Serves the page in `buildDir` and opens it in a new browser context, without any stored data. `prepare` can set up
 * the context and its empty tab before the page is loaded.
 */
export async function openPage(
  browser: Browser,
  buildDir: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext, page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<OpenPage> {
  const server = await serveFaulty(buildDir);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  // Defines `__name` in each page, because the program tsx, which runs the tests, adds calls of it to the functions
  // that tests run in a page.
  await context.addInitScript("globalThis.__name = (named) => named;");
  const page = await context.newPage();
  await prepare(context, page);
  await page.goto(server.address);
  return {
    page,
    context,
    address: server.address,
    stopServer: server.stop,
    async close() {
      await context.close();
      server.stop();
    },
  };
}

/** Returns the game's screen, read from the web page, as 240 rows of 400 characters: `#` is dark, `.` is light. */
export async function screenRows(page: PageEvaluator): Promise<string[]> {
  return page.evaluate((selector) => {
    const screen = document.querySelector(selector);
    const copy = new OffscreenCanvas(400, 240).getContext("2d");
    if (copy === null || !(screen instanceof HTMLCanvasElement)) throw new Error("The page has no screen.");
    copy.imageSmoothingEnabled = false;
    copy.drawImage(screen, 0, 0, 400, 240);
    const { data } = copy.getImageData(0, 0, 400, 240);
    return Array.from({ length: 240 }, (_, y) =>
      Array.from({ length: 400 }, (_, x) => (data[(y * 400 + x) * 4] < 128 ? "#" : ".")).join(""),
    );
  }, "#screen");
}

const LOOK_MS = 20;

/**
 * Waits until the browser has drawn `count` frames of the page, up to sixty a second. The game's updates run in these
 * frames, so the waiting also works on a slow machine.
 */
export async function waitForFrames(page: PageEvaluator, count: number): Promise<void> {
  const framesSeen = (): Promise<number> =>
    page.evaluate((key) => {
      const counts = globalThis as unknown as Record<string, number | undefined>;
      // `next` must be a method here, not a function with a name. The program tsx, which runs the tests, wraps
      // functions with names in a call that the page does not know.
      const frames = {
        next(): void {
          counts[key] = (counts[key] ?? -1) + 1;
          requestAnimationFrame(() => frames.next());
        },
      };
      if (counts[key] === undefined) frames.next();
      return counts[key] ?? 0;
    }, "framesSeen");
  const before = await framesSeen();
  while ((await framesSeen()) < before + count) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
