import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { settle, startPlayer } from "../play/player";
import { saveRun, runIn } from "../play/saves";
import type { AttemptJson } from "../play/attempt-json";
import { screenText } from "../simulator/game";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, waitForFrames, screenRows, WAIT_OPTIONS, type OpenPage } from "./page";
import { seedStorage, storageEntriesOf, readStoreFrom } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
/** A test waits this number of frames between two presses of Ⓑ. Only both presses together leave a challenge. */
const LEAVING_FRAMES = 42;
const CODE = writeChallengeCode({ seed: 177777, puzzleIndex: 0, size: 2 });
const WRONG = `${CODE.slice(0, 6)}${CODE[6] === "A" ? "B" : "A"}`;

/**
 * Starts the game with a wrong challenge code, which the game then shows for correction. Returns the game's screen as
 * 240 rows of 400 characters.
 */
function dialOf(code: string): string[] {
  const player = startPlayer(undefined, { arguments: [`code=${code}`] });
  settle(player);
  const { pixels, width, height } = player.console;
  return screenText(pixels, width, width, height);
}

describeInBrowser("sharing from the web page", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let printed: string[];

  beforeAll(async () => {
    buildDir = await sharedPage(source);
    browser = await sharedChromium();
  });
  beforeEach(() => {
    printed = [];
  });
  afterEach(() => opened.close());

  /**
   * Opens the game's page without a query, and then again with `query` in its address. Before the second opening,
   * begins to record what the page prints to the browser's console.
   */
  async function open(query: string, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
    opened = await openPage(browser, buildDir, {}, prepare);
    const { page, address } = opened;
    page.on("console", (message) => printed.push(message.text()));
    await page.goto(`${address}${query}`);
    return page;
  }

  async function copiedRow(page: Page, copy: () => Promise<void>): Promise<AttemptJson> {
    const read = async (): Promise<string> => {
      await copy();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(read, WAIT_OPTIONS).toContain('{"puzzle":');
    return JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as AttemptJson;
  }

  const withClipboard = (context: BrowserContext): Promise<void> =>
    context.grantPermissions(["clipboard-read", "clipboard-write"]);

  test("a code in the address opens its challenge, and stays there as long as the challenge is open", async () => {
    const page = await open(`?code=${CODE.toLowerCase()}`, withClipboard);
    await expect.poll(() => printed, WAIT_OPTIONS).toContain(`link: challenge=${CODE}`);
    await expect.poll(() => new URL(page.url()).search, WAIT_OPTIONS).toBe(`?challenge=${CODE}`);
    const { mode, seed } = await copiedRow(page, () => page.keyboard.press("j"));
    expect({ mode, seed }).toEqual({ mode: "challenge", seed: 177777 });

    await page.keyboard.press("m");
    await page.getByRole("button", { name: "share link" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), WAIT_OPTIONS).toBe(page.url());

    await page.keyboard.press("z");
    await waitForFrames(page, LEAVING_FRAMES);
    await page.keyboard.press("z");
    await expect.poll(() => printed, WAIT_OPTIONS).toContain("link: none");
    await expect.poll(() => new URL(page.url()).search, WAIT_OPTIONS).toBe("");
  });

  test("where a code is entered, the keys of letters enter them, and Enter opens the challenge", async () => {
    const page = await open("?challenge=");
    await expect.poll(() => screenRows(page), WAIT_OPTIONS).toEqual(dialOf(""));
    const announcements = () => printed.filter((line) => line.startsWith("announcement: ")).join("\n");
    await expect.poll(announcements, WAIT_OPTIONS).toContain("or type it");
    // As commands, these keys restart the level, ask for a hint, open the menu and so on. X and Z press buttons.
    for (const letter of "RHMFXZ2") await page.keyboard.press(letter.toLowerCase());
    await waitForFrames(page, LEAVING_FRAMES);
    expect(printed.filter((line) => line.startsWith("typed: "))).toHaveLength(7);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    for (let typed = 0; typed < 6; typed++) await page.keyboard.press("Backspace");
    await waitForFrames(page, LEAVING_FRAMES);
    await page.keyboard.type(CODE, { delay: 30 });
    await page.keyboard.press("Enter");
    await expect.poll(() => printed, WAIT_OPTIONS).toContain(`link: challenge=${CODE}`);
  });

  test("a wrong code in the address opens the screen for entering codes, and no saved data are lost", async () => {
    const before = createMemoryStore();
    saveRun(before, { seed: 7, levelNumber: 12, best: 34, map: "..@o..o", moves: "R", moveCount: 1 });
    const page = await open(`?code=${WRONG}`, (context) =>
      context.addInitScript(seedStorage, storageEntriesOf(before)),
    );
    await expect.poll(() => screenRows(page), WAIT_OPTIONS).toEqual(dialOf(WRONG));

    await page.reload();
    await page.locator("#screen").waitFor();
    await expect.poll(() => new URL(page.url()).search, WAIT_OPTIONS).toBe("");
    expect(runIn(await readStoreFrom(page))).toEqual(runIn(before));
    expect(printed.filter((line) => line.startsWith("link: challenge"))).toEqual([]);
  });

  test("the J key and the menu copy the played level as JSON, and the page confirms it", async () => {
    const page = await open("", withClipboard);
    const noticeAfterJ = async (): Promise<string | null> => {
      await page.keyboard.press("j");
      return page.locator("#notice").textContent();
    };
    await expect.poll(noticeAfterJ, WAIT_OPTIONS).toBe("No level is being played.");
    await page.keyboard.press("Enter");
    const row = await copiedRow(page, () => page.keyboard.press("j"));
    expect(row).toMatchObject({ puzzle: "last-ball", mode: "campaign", level: 1, moves: "", outcome: "playing" });
    expect(await page.locator("#notice").textContent()).toBe("The attempt is in the clipboard.");
    await expect.poll(() => page.locator("#notice").textContent(), WAIT_OPTIONS).toBe("");

    await page.keyboard.press("ArrowLeft");
    const moved = await copiedRow(page, async () => {
      await page.locator("#menu-button").click();
      await page.getByRole("button", { name: "copy attempt" }).click();
    });
    expect(moved).toMatchObject({ moves: "L", moveCount: 1 });
  });

  test("the rows for sharing come first and those for makers last, and only rows that do something are shown", async () => {
    const page = await open("");
    await page.locator("#screen").waitFor();
    const entries = async (): Promise<string[]> => {
      await page.keyboard.press("m");
      const titles = await page.locator("#menu .entries button").allTextContents();
      await page.keyboard.press("m");
      // Leaves out the menu's row "all levels", because only a site with the page levels/ has this row.
      return titles.filter((title) => title !== "all levels");
    };
    const always = ["open a code or link", "page sound loud", "save to a file", "load from a file"];
    await expect.poll(entries, WAIT_OPTIONS).toEqual([...always, "copy HTML to embed"]);
    const queryAfterPlay = async (): Promise<string> => {
      await page.keyboard.press("Enter");
      return new URL(page.url()).search;
    };
    await expect.poll(queryAfterPlay, WAIT_OPTIONS).toBe("?campaign=1&puzzle=last-ball");
    await expect
      .poll(entries, { ...WAIT_OPTIONS, interval: 500 })
      .toEqual(["share link", ...always, "copy HTML to embed", "copy attempt"]);
  });

  test("the page shows the JSON of the played level selected if the browser forbids copying", async () => {
    const page = await open("", (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
    );
    await page.locator("#screen").waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press("Enter");
        await page.keyboard.press("j");
        return page.locator("#copy").isVisible();
      }, WAIT_OPTIONS)
      .toBe(true);
    const selected = await page.locator("#copy textarea").evaluate((field: HTMLTextAreaElement) => {
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
    expect(JSON.parse(selected)).toMatchObject({ mode: "campaign", level: 1 });
    await page.keyboard.press("Escape");
    expect(await page.locator("#copy").isVisible()).toBe(false);
  });
});
