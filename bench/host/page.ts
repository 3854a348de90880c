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
const SLOWED_TIMES = 4;

/** The page's marks, and that of the player whom page-player.js is; in their order. */
const MOMENTS = [
  { mark: "loaded", says: "page and game loaded" },
  { mark: "started", says: "Lua started" },
  { mark: "drawn", says: "title drawn" },
  { mark: "answered", says: "first level playable" },
] as const;

const player = fileURLToPath(new URL("./page-player.js", import.meta.url));

/** Opens the page in a slowed Chromium some times over, and prints when the quickest launch came how far. */
export async function benchPage(): Promise<void> {
  const buildDir = await buildPage(join(projectFolder, "build/source"));
  const launches: number[][] = [];
  for (let at = 0; at < LAUNCHES; at++) launches.push(await launch(buildDir));
  rmSync(buildDir, { recursive: true });
  const [quickest] = launches.sort((a, b) => a[a.length - 1] - b[b.length - 1]);
  for (const [at, { says }] of MOMENTS.entries()) {
    printFigure(`page slowed ${SLOWED_TIMES} times: ${says} after, ms`, Math.round(quickest[at]));
  }
}

/** The milliseconds from the start of the navigation to each of the moments, in a browser that was just started. */
async function launch(buildDir: string): Promise<number[]> {
  const browser = await launchChromium();
  const opened = await openPage(browser, buildDir, {}, prepare);
  const { page } = opened;
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0);
  const run = runIn(await readStoreFrom(page));
  if (run?.levelNumber !== 1 || run.moves.length !== 1) throw new Error("the page kept no first level with one move");
  const marks = await page.evaluate(() => performance.getEntriesByType("mark").map((mark) => mark.toJSON() as Mark));
  await opened.close();
  await browser.close();
  return MOMENTS.map(({ mark }) => marks.find(({ name }) => name === mark)!.startTime);
}

interface Mark {
  readonly name: string;
  readonly startTime: number;
}

/** The player's lessons are over; nothing else was ever done. */
async function prepare(context: BrowserContext, page: Page): Promise<void> {
  const store = createMemoryStore();
  saveBeginner(store);
  await context.addInitScript(seedStorage, storageEntriesOf(store));
  await context.addInitScript({ path: player });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
}
