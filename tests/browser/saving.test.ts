import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { saveIn, storeWith } from "../play/saves";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, WAIT_OPTIONS, type OpenPage } from "./page";
import { seedStorage, storageEntriesOf, readStoreFrom } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));

describeInBrowser("the save file of the web page", () => {
  let buildDir: string;
  let browser: Browser;
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    buildDir = await sharedPage(source);
    browser = await sharedChromium();
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.close();
  });

  async function openWith(levelsCleared: number): Promise<Page> {
    const files = storageEntriesOf(storeWith((save) => void (save.stats.levelsCleared = levelsCleared)));
    const open = await openPage(browser, buildDir, {}, (context) => context.addInitScript(seedStorage, files));
    opened.push(open);
    return open.page;
  }

  async function pickInMenu(page: Page, name: string): Promise<void> {
    await page.locator("#menu-button").click();
    await page.getByRole("button", { name }).click();
  }

  test("the menu saves the game to a file, which another browser can load", async () => {
    const rich = await openWith(777);
    const download = rich.waitForEvent("download", WAIT_OPTIONS);
    await pickInMenu(rich, "save to a file");
    const file = await download;
    expect(file.suggestedFilename()).toBe("glissade-save.json");
    const path = await file.path();
    expect(readFileSync(path, "utf8")).toContain("levelsCleared 777");

    const poor = await openWith(5);
    const chooser = poor.waitForEvent("filechooser", WAIT_OPTIONS);
    await pickInMenu(poor, "load from a file");
    await (await chooser).setFiles(path);
    const levels = async (): Promise<number | undefined> => {
      await poor.keyboard.press("Enter");
      return saveIn(await readStoreFrom(poor))?.stats.levelsCleared;
    };
    await expect.poll(levels, WAIT_OPTIONS).toBe(777);
  });
});
