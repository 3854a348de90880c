import { fileURLToPath } from "node:url";
import { beforeAll, describe, test, type ExpectStatic } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { saveBeginner, runIn, type SavedRun } from "../play/saves";
import { solve } from "../play/solver";
import { BROWSERS, textOf } from "./each-browser";
import { sharedPage, waitForFrames, screenRows, WAIT_OPTIONS } from "./page";
import { storageEntriesOf, readStoreFrom } from "./page-saves";
import type { PlayedPage } from "./played-page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

const REJECTED_LINKS = [
  ["?level=25NY8", "The link's level=25NY8 is no level: the screen shows where its code is wrong."],
  [
    "?level=HAA6C",
    "The link's level=HAA6C is for a newer version of the game than this page has: load the page again to get it.",
  ],
] as const;

async function savedRun(page: PlayedPage): Promise<SavedRun | undefined> {
  return runIn(await readStoreFrom(page));
}

async function levelNumber(page: PlayedPage): Promise<number> {
  return (await savedRun(page))?.levelNumber ?? 0;
}

async function waitForStillPicture(page: PlayedPage): Promise<string> {
  for (let looks = 0; looks < 60; looks++) {
    const before = (await screenRows(page)).join("\n");
    await waitForFrames(page, 15);
    if ((await screenRows(page)).join("\n") === before) return before;
  }
  throw new Error("the screen does not come to rest");
}

function beginnersFiles(): [string, string][] {
  const store = createMemoryStore();
  saveBeginner(store);
  return storageEntriesOf(store);
}

async function playOn(page: PlayedPage, expect: ExpectStatic): Promise<void> {
  await expect
    .poll(async () => {
      await page.press("Enter");
      await waitForFrames(page, 36);
      return levelNumber(page);
    }, WAIT_OPTIONS)
    .toBe(1);
}

async function comesBackTo(page: PlayedPage, picture: string): Promise<boolean> {
  if ((await waitForStillPicture(page)) === picture) return true;
  await page.press("Enter");
  return false;
}

describe.concurrent("Glissade", () => {
  let buildDir: string;

  beforeAll(async () => {
    buildDir = await sharedPage(source);
  });

  for (const { name, program, open } of BROWSERS) {
    const inBrowser = test.skipIf(program === undefined);
    inBrowser(
      `in ${name} a level is played by keyboard to its end, and after a reload the next one is resumed where it was left`,
      async ({ expect, onTestFinished }) => {
        const { page, close } = await open(buildDir, beginnersFiles());
        onTestFinished(close);
        await playOn(page, expect);
        for (const move of solve((await savedRun(page))?.map ?? "")) {
          await waitForStillPicture(page);
          await page.press(KEYS[move]);
        }
        await expect.poll(() => levelNumber(page), WAIT_OPTIONS).toBe(2);

        await waitForStillPicture(page);
        const [first] = solve((await savedRun(page))?.map ?? "");
        await page.press(KEYS[first]);
        const left = await waitForStillPicture(page);
        await page.reload();
        await expect.poll(() => comesBackTo(page, left), WAIT_OPTIONS).toBe(true);
        expect(await savedRun(page)).toMatchObject({ levelNumber: 2, moveCount: 1 });
      },
    );
    inBrowser(
      `in ${name} a link with a broken code, or with a code of a newer game, opens the game and a sentence about the code`,
      async ({ expect, onTestFinished }) => {
        const { page, close } = await open(buildDir, beginnersFiles());
        onTestFinished(close);
        for (const [query, sentence] of REJECTED_LINKS) {
          await page.evaluate((search) => (location.search = search), query);
          await expect.poll(() => textOf(page, "#notice"), WAIT_OPTIONS).toBe(sentence);
        }
      },
    );
  }
});
