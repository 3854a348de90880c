import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { readFolder } from "../../simulator/folder";
import { createNodeHost } from "../../simulator/node-host";
import { decodePngBitmap } from "../../simulator/graphics/png";
import { filmReplay } from "../../simulator/replay-film";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { storeWith } from "../play/saves";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, waitForFrames, WAIT_OPTIONS, type OpenPage } from "./page";
import { seedStorage, storageEntriesOf } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const A_SECOND_OF_FRAMES = 60;
const MAP = ["........", "........", "..@.o...", "........", "........"].join("\n");
const CODE = runToEnd(writeLevelCode({ puzzleIndex: 0, map: MAP }));
const REPLAY = `${CODE}.R`;

/**
 * Replaces the share dialog of the browser. The page then prints what it shares, including the names of the files and
 * the bytes of the first file. The dialog takes files until a test sets `takesNoFiles` of the page's window.
 */
function stubShareDialog(): void {
  const takesFiles = (): boolean => !("takesNoFiles" in window);
  Object.defineProperty(navigator, "canShare", { value: ({ files = [] }: ShareData) => takesFiles() || !files.length });
  Object.defineProperty(navigator, "share", {
    value: async ({ files = [], ...texts }: ShareData) => {
      const [file] = files;
      const bytes = file === undefined ? [] : [...new Uint8Array(await file.arrayBuffer())];
      console.log(`shared ${JSON.stringify({ ...texts, names: files.map(({ name }) => name), bytes })}`);
    },
  });
}

function gifInNode(): Uint8Array {
  const frames = filmReplay(createNodeHost(readFolder(source)), REPLAY);
  for (;;) {
    const { done, value } = frames.next();
    if (done === true) return value.gif;
  }
}

interface Shared {
  readonly url?: string;
  readonly text?: string;
  readonly names: readonly string[];
  readonly bytes: readonly number[];
}

describeInBrowser("the replay of a level on the web page", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let printed: string[];

  beforeAll(async () => {
    buildDir = await sharedPage(source);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  async function win(
    prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    printed = [];
    opened = await openPage(browser, buildDir, options, async (context, page) => {
      page.on("console", (message) => printed.push(message.text()));
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await context.addInitScript(seedStorage, storageEntriesOf(storeWith(undefined, "last-ball")));
      await prepare(context);
    });
    const { page, address } = opened;
    await page.goto(`${address}?level=${CODE}`);
    await expect.poll(() => printed, WAIT_OPTIONS).toContain(`link: level=${CODE}`);
    await waitForFrames(page, A_SECOND_OF_FRAMES);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => printed.some((line) => /^announcement: .*cleared/.test(line)), WAIT_OPTIONS).toBe(true);
    return page;
  }

  async function pick(page: Page, name: string): Promise<void> {
    const entry = page.getByRole("button", { name });
    const openMenu = async (): Promise<number> => {
      if (await page.locator("#menu").isVisible()) await page.keyboard.press("m");
      await page.locator("#menu-button").click();
      return entry.count();
    };
    await expect.poll(openMenu, WAIT_OPTIONS).toBe(1);
    await entry.click();
  }

  async function sharedThing(): Promise<Shared> {
    const find = (): string | undefined => printed.find((line) => line.startsWith("shared "));
    await expect.poll(find, WAIT_OPTIONS).toBeDefined();
    return JSON.parse((find() ?? "").slice("shared ".length)) as Shared;
  }

  test("the menu copies a link to the replay, which plays the moves in another window", async () => {
    const page = await win();
    await pick(page, "share replay");
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read, WAIT_OPTIONS).toBe(`${opened.address}?replay=${REPLAY}`);
    printed.length = 0;
    await page.goto(await read());
    await expect.poll(() => printed, WAIT_OPTIONS).toContain(`link: replay=${REPLAY}`);
    await waitForFrames(page, 3 * A_SECOND_OF_FRAMES);
    await page.keyboard.press("j");
    await expect
      .poll(() => printed.find((line) => line.startsWith("attempt: ")), WAIT_OPTIONS)
      .toContain('"moves":"R","moveCount":1,"outcome":"won"');
  });

  test("the menu saves the replay as a GIF with the same bytes as the headless runner, in any time zone", async () => {
    const page = await win(undefined, { timezoneId: "Pacific/Kiritimati" });
    const encoders = async (): Promise<string[]> => {
      const resources = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      return resources.filter((name) => name.includes("replay-gif"));
    };
    expect(await encoders(), "the page loads the encoder only when the player asks for a GIF").toEqual([]);
    const download = page.waitForEvent("download", WAIT_OPTIONS);
    await pick(page, "save replay as GIF");
    const file = await download;
    expect(await encoders()).not.toEqual([]);
    expect(file.suggestedFilename()).toBe("glissade.gif");
    expect(new Uint8Array(readFileSync(await file.path()))).toEqual(gifInNode());
    expect(await page.locator("#notice").textContent()).toBe("The GIF is saved.");
  });

  test("if the encoder of GIFs does not arrive, the page says that the network may be gone", async () => {
    const page = await win((context) => context.route(/replay-gif/, (route) => route.abort()));
    await pick(page, "save replay as GIF");
    const notice = () => page.locator("#notice").textContent();
    await expect.poll(notice, WAIT_OPTIONS).toBe("The GIF's program could not be loaded: is the network gone?");
  });

  test("a replay is shared with a picture of the screen, but without if the share dialog takes no files", async () => {
    const page = await win((context) => context.addInitScript(stubShareDialog));
    await pick(page, "share replay");
    const { url, names, bytes } = await sharedThing();
    expect([url, names]).toEqual([`${opened.address}?replay=${REPLAY}`, ["glissade.png"]]);
    const { width, height, pixels } = decodePngBitmap(Uint8Array.from(bytes));
    expect([width, height, new Set(pixels).size]).toEqual([800, 480, 2]);

    printed.length = 0;
    await page.evaluate(() => void Object.assign(window, { takesNoFiles: true }));
    await pick(page, "share replay");
    expect(await sharedThing()).toMatchObject({ url: `${opened.address}?replay=${REPLAY}`, names: [] });
  });
});
