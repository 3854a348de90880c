import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../../simulator/stores";
import { chromium, firefox } from "../needs";
import { keepBeginner, runIn, type Saved } from "../play/saves";
import { solve } from "../play/solver";
import { openInFirefox } from "./firefox";
import { buildPage, openInChromium, passFrames, screenRows } from "./page";
import { filesIn, storeOf } from "./page-saves";
import type { PlayedPage } from "./played-page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const PATIENCE = { timeout: 60_000 };

const BROWSERS = [
  { name: "Chromium", program: chromium, open: openInChromium },
  { name: "Firefox", program: firefox, open: openInFirefox },
];

async function kept(page: PlayedPage): Promise<Saved | undefined> {
  return runIn(await storeOf(page));
}

async function levelNumber(page: PlayedPage): Promise<number> {
  return (await kept(page))?.levelNumber ?? 0;
}

/** Waits until two looks at the screen, some frames apart, are alike. */
async function still(page: PlayedPage): Promise<string> {
  for (let looks = 0; looks < 60; looks++) {
    const before = (await screenRows(page)).join("\n");
    await passFrames(page, 15);
    if ((await screenRows(page)).join("\n") === before) return before;
  }
  throw new Error("the screen does not come to rest");
}

/** The files of a player whose lessons are over, by their names in the page's storage. */
function beginnersFiles(): [string, string][] {
  const store = memoryStore();
  keepBeginner(store);
  return filesIn(store);
}

/** Goes from the title to the first level of the endless run. */
async function playOn(page: PlayedPage): Promise<void> {
  await expect
    .poll(async () => {
      await page.press("Enter");
      await passFrames(page, 36);
      return levelNumber(page);
    }, PATIENCE)
    .toBe(1);
}

/** Whether the screen rests at that picture; if not, it may be the title: then the game is asked to go on. */
async function comesBackTo(page: PlayedPage, picture: string): Promise<boolean> {
  if ((await still(page)) === picture) return true;
  await page.press("Enter");
  return false;
}

describe.concurrent("Glissade", () => {
  let buildDir: string;

  beforeAll(async () => {
    buildDir = await buildPage(source);
  });
  afterAll(() => rmSync(buildDir, { recursive: true }));

  for (const { name, program, open } of BROWSERS) {
    const inBrowser = test.skipIf(program === undefined);
    inBrowser(
      `in ${name} a level is played by keyboard to its end, and after a reload the next one is resumed where it was left`,
      async ({ expect, onTestFinished }) => {
        const { page, close } = await open(buildDir, beginnersFiles());
        onTestFinished(close);
        await playOn(page);
        for (const move of solve((await kept(page))?.map ?? "")) {
          await still(page);
          await page.press(KEYS[move]);
        }
        await expect.poll(() => levelNumber(page), PATIENCE).toBe(2);

        await still(page);
        const [first] = solve((await kept(page))?.map ?? "");
        await page.press(KEYS[first]);
        const left = await still(page);
        await page.reload();
        await expect.poll(() => comesBackTo(page, left), PATIENCE).toBe(true);
        expect(await kept(page)).toMatchObject({ levelNumber: 2, goal: 1 });
      },
    );
  }
});
