import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, type OpenPage } from "./page";
import { bars, fresh, testGame } from "./test-game-page";

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  "a laptop": { viewport: { width: 1280, height: 720 } },
  "a large window in dark mode": { viewport: { width: 1000, height: 900 }, colorScheme: "dark" },
  "a phone": { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  "a phone held across": { viewport: { width: 664, height: 330 }, hasTouch: true, isMobile: true, colorScheme: "dark" },
};

const PARTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the page": () => Promise.resolve(),
  "the menu": (page) => page.keyboard.press("m"),
  "the list of keys": async (page) => {
    await page.keyboard.press("?");
    await page.locator("#keys").waitFor();
  },
  "the panel with a text to copy": (page) => page.keyboard.press("j"),
  "the panel of an error": (page) => page.keyboard.press("z"),
  "the panel of the download": async (page) => {
    await page.locator("#download .zip").evaluate((link) => link.setAttribute("href", "./Glissade.pdx.zip"));
    await page.locator("#download-button").evaluate((button) => button.removeAttribute("hidden"));
    await show(page, "#download");
  },
  "the panel of another tab": (page) => show(page, "#elsewhere"),
  "the panel of a problem at the start": async (page) => {
    await page.locator("#start-problem p").evaluate((text) => (text.textContent = "The page is not here."));
    await page.locator("#start-problem").evaluate((panel) => panel.removeAttribute("hidden"));
  },
};

function show(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((dialog: HTMLDialogElement) => dialog.showModal());
}

describeInBrowser("the web page for people who use a screen reader or see little", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test.each(Object.keys(DEVICES))("axe finds nothing wrong with the page and its panels on %s", async (device) => {
    opened = await openPage(browser, buildDir, DEVICES[device], (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
    );
    const { page } = opened;
    const found: Record<string, string[]> = {};
    for (const [part, open] of Object.entries(PARTS)) {
      await page.reload();
      await expect.poll(async () => (await bars(page)).dock, { timeout: 60_000 }).toBe(fresh.dock);
      await open(page);
      const wrong = await violations(page);
      if (wrong.length > 0) found[part] = wrong;
    }
    expect(found).toEqual({});
  });

  test("the page has one heading that names it, and the panels have headings below it", async () => {
    opened = await openPage(browser, buildDir);
    expect(await opened.page.getByRole("heading", { level: 1 }).allTextContents()).toEqual(["Glissade"]);
    await expect.poll(async () => (await bars(opened.page)).dock, { timeout: 60_000 }).toBe(fresh.dock);
    await PARTS["the list of keys"](opened.page);
    expect(await opened.page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Keys"]);
  });
});
