import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { describeInBrowser } from "./in-browser";
import { buildPage, sharedChromium, openPage, WAIT_OPTIONS, type OpenPage } from "./page";
import { bars, fresh, testGame } from "./test-game-page";

const ZIP = Buffer.alloc(1_300_000, "zip");
/** The size of a window in which the page draws the whole Playdate console and, below it, a line of text. */
const CONSOLE_WINDOW = { width: 1000, height: 900 };

describeInBrowser("the download for a Playdate on the web page", () => {
  let folder: string;
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let requested: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "glissade-zip-"));
    process.env["GLISSADE_ZIP"] = join(folder, "Glissade.pdx.zip");
    writeFileSync(process.env["GLISSADE_ZIP"], ZIP);
    buildDir = await buildPage(testGame, "production");
    delete process.env["GLISSADE_ZIP"];
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());
  afterAll(() => {
    for (const each of [folder, buildDir]) rmSync(each, { recursive: true });
  });

  async function open(): Promise<Page> {
    requested = [];
    opened = await openPage(browser, buildDir, { viewport: CONSOLE_WINDOW }, (context) => {
      context.on("request", (request) => requested.push(request.url()));
      return Promise.resolve();
    });
    await expect.poll(() => bars(opened.page), WAIT_OPTIONS).toMatchObject({ dock: fresh.dock });
    return opened.page;
  }

  test("the button below the drawn Playdate and the menu open the panel, whose link saves the zip", async () => {
    const page = await open();
    const panel = page.getByRole("dialog", { name: "Download for Playdate" });
    await page.getByRole("button", { name: "Download for Playdate" }).click();
    expect(await panel.isVisible()).toBe(true);
    await panel.getByRole("button", { name: "close" }).click();
    await page.locator("#menu-button").click();
    await page.locator("#menu").getByRole("button", { name: "download for Playdate" }).click();
    const saved = page.waitForEvent("download", WAIT_OPTIONS);
    await panel.getByRole("link", { name: "save the zip 1.3 MB" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("Glissade.pdx.zip");
    expect(readFileSync(await file.path()).equals(ZIP)).toBe(true);
  });

  test("the panel says where to sideload the zip, and the page asks no other host for anything", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Download for Playdate" }).click();
    const text = await page.locator("#download p").textContent();
    expect(text?.replace(/\s+/g, " ").trim()).toBe(
      "Save the zip, then upload it at play.date/account/sideload, from where your Playdate can download it.",
    );
    expect(await page.locator("#download p a").getAttribute("href")).toBe("https://play.date/account/sideload/");
    expect(requested.filter((url) => !url.startsWith(opened.address) && !/^(data|blob):/.test(url))).toEqual([]);
  });

  test("a page inside another page does not offer the download", async () => {
    await open();
    // Opens another browser context for this page. In the first context, the page that was just opened may still hold
    // the lock of the saved data.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${opened.address}manifest.webmanifest`);
    await page.evaluate(() => {
      document.body.innerHTML = `<iframe src="./" width="1000" height="800"></iframe>`;
    });
    const frame = page.frameLocator("iframe");
    await frame.locator("#menu-button").click();
    await expect.poll(() => frame.locator("#menu .entries button").count(), WAIT_OPTIONS).toBeGreaterThan(1);
    expect(await frame.locator("#menu .entries").textContent()).not.toContain("Playdate");
    expect(await frame.locator("#download-button").isVisible()).toBe(false);
    await context.close();
  });

  test("the service worker does not store the zip, which the player may never want", () => {
    expect(readFileSync(join(buildDir, "sw.js"), "utf8")).not.toContain("Glissade.pdx.zip");
  });

  test("a page that was built without the zip does not offer it", async () => {
    process.env["GLISSADE_ZIP"] = join(folder, "none.zip");
    const other = await buildPage(testGame, "production");
    delete process.env["GLISSADE_ZIP"];
    opened = await openPage(browser, other, { viewport: CONSOLE_WINDOW });
    await opened.page.locator("#menu-button").click();
    await expect.poll(() => opened.page.locator("#menu .entries button").count(), WAIT_OPTIONS).toBeGreaterThan(1);
    expect(await opened.page.locator("#menu .entries").textContent()).not.toContain("Playdate");
    expect(await opened.page.locator("#download-button").isVisible()).toBe(false);
    rmSync(other, { recursive: true });
  });
});
