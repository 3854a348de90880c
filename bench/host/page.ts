/** Measures how long the web page takes to start in a Chromium browser whose processor is slowed down. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { createMemoryStore } from "../../simulator/stores";
import { buildPage, launchChromium, openPage } from "../../tests/browser/page";
import { seedStorage, storageEntriesOf, readStoreFrom } from "../../tests/browser/page-saves";
import { saveBeginner, runIn } from "../../tests/play/saves";
import { projectFolder } from "../../tools/packaging/project-folder";
import { printFigure } from "./figures";

const LAUNCHES = 7;
const CPU_SLOWDOWN_FACTOR = 4;

/**
 * The moments that the bench measures while the web page starts, in order of time. The page and page-player.js set a
 * performance mark at each.
 */
const MOMENTS = [
  { mark: "loaded", description: "page and game loaded" },
  { mark: "started", description: "Lua started" },
  { mark: "drawn", description: "title drawn" },
  { mark: "answered", description: "first level playable" },
] as const;

const player = fileURLToPath(new URL("./page-player.js", import.meta.url));

/**
 * Opens the web page several times in a slowed Chromium browser. Prints, for each measured moment, how soon the
 * quickest start reached it.
 */
export async function benchPage(): Promise<void> {
  const buildDir = await buildPage(join(projectFolder, "build/source"));
  const launches: number[][] = [];
  for (let index = 0; index < LAUNCHES; index++) launches.push(await launch(buildDir));
  rmSync(buildDir, { recursive: true });
  const [quickest] = launches.sort((a, b) => a[a.length - 1] - b[b.length - 1]);
  for (const [index, { description }] of MOMENTS.entries()) {
    printFigure(`page slowed ${CPU_SLOWDOWN_FACTOR} times: ${description} after, ms`, Math.round(quickest[index]));
  }
}

async function launch(buildDir: string): Promise<number[]> {
  const browser = await launchChromium();
  const opened = await openPage(browser, buildDir, {}, prepare);
  const { page } = opened;
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0);
  const run = runIn(await readStoreFrom(page));
  if (run?.levelNumber !== 1 || run.moves.length !== 1)
    throw new Error("the page's save must hold the first level with one move");
  const marks = await page.evaluate(() => performance.getEntriesByType("mark").map((mark) => mark.toJSON() as Mark));
  await opened.close();
  await browser.close();
  return MOMENTS.map(({ mark }) => marks.find(({ name }) => name === mark)!.startTime);
}

interface Mark {
  readonly name: string;
  readonly startTime: number;
}

async function prepare(context: BrowserContext, page: Page): Promise<void> {
  const store = createMemoryStore();
  saveBeginner(store);
  await context.addInitScript(seedStorage, storageEntriesOf(store));
  await context.addInitScript({ path: player });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN_FACTOR });
}
