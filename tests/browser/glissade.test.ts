import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { memoryStore } from "../../simulator/stores";
import { keepBeginner, runIn, type Saved } from "../play/saves";
import { solve } from "../play/solver";
import { buildPage, describeInBrowser, openPage, screenRows, type OpenPage } from "./page";
import { beginWith, filesIn, storeOf } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

async function kept(page: Page): Promise<Saved | undefined> {
  return runIn(await storeOf(page));
}

async function levelNumber(page: Page): Promise<number> {
  return (await kept(page))?.levelNumber ?? 0;
}

/** Waits until two looks at the screen, a while apart, are alike. */
async function still(page: Page): Promise<string> {
  for (let looks = 0; looks < 60; looks++) {
    const before = (await screenRows(page)).join("\n");
    await page.waitForTimeout(250);
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
async function playOn(page: Page): Promise<void> {
  await page.locator("#screen").waitFor();
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Enter");
        await page.waitForTimeout(600);
        return levelNumber(page);
      },
      { timeout: 60_000 },
    )
    .toBe(1);
}

/** Whether the screen rests at that picture; if not, it may be the title: then the game is asked to go on. */
async function comesBackTo(page: Page, picture: string): Promise<boolean> {
  if ((await still(page)) === picture) return true;
  await page.keyboard.press("Enter");
  return false;
}

describeInBrowser("Glissade in a browser", () => {
  let buildDir: string;
  let opened: OpenPage;

  beforeAll(async () => {
    buildDir = await buildPage(source);
  });
  afterEach(() => opened.close());
  afterAll(() => rmSync(buildDir, { recursive: true }));

  test("a level is played by keyboard to its end, and after a reload the next one is resumed where it was left", async () => {
    opened = await openPage(buildDir, {}, (context) => context.addInitScript(beginWith, beginnersFiles()));
    const { page } = opened;
    await playOn(page);
    for (const move of solve((await kept(page))?.map ?? "")) {
      await still(page);
      await page.keyboard.press(KEYS[move]);
    }
    await expect.poll(() => levelNumber(page), { timeout: 60_000 }).toBe(2);

    await still(page);
    const [first] = solve((await kept(page))?.map ?? "");
    await page.keyboard.press(KEYS[first]);
    const left = await still(page);
    await page.reload();
    await expect.poll(() => comesBackTo(page, left), { timeout: 60_000 }).toBe(true);
    expect(await kept(page)).toMatchObject({ levelNumber: 2, goal: 1 });
  });
});
