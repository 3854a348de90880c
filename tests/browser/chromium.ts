/** Starts Chromium and controls it with Playwright, for the tests that run in Chromium and in Firefox. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { openPage, openWithoutCookies, sharedChromium } from "./page";
import { seedStorage } from "./page-saves";
import type { BrowserTab, OpenPlayedPage, TestBrowser, UserSetting } from "./played-page";

/**
 * Code that defines the function `__name` in each page. The program tsx, which runs the tests, adds calls of `__name`
 * to the functions that tests run in a page.
 */
const DEFINE_NAME = "globalThis.__name = (named) => named;";

/**
 * Serves the page in `buildDir` and opens it in Chromium for a test that plays the game. The page's storage begins with
 * the given files.
 */
export async function openInChromium(buildDir: string, files: [string, string][]): Promise<OpenPlayedPage> {
  const browser = await sharedChromium();
  const { page, close } = await openPage(browser, buildDir, {}, (context) => context.addInitScript(seedStorage, files));
  return { page: createTab(page), close };
}

/**
 * Returns the Chromium that all test files in this process share. If a user has blocked the cookies (`setting`), starts
 * another one, which the caller must close. Unless cookies are blocked, all windows of these tests are private, which
 * Chromium hides from pages.
 */
export async function launchTestChromium(setting?: UserSetting): Promise<TestBrowser> {
  if (setting === "no-cookies") return launchWithoutCookies();
  const contexts: BrowserContext[] = [];
  return {
    async openTab(prepare) {
      const browser = await sharedChromium();
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      contexts.push(context);
      return openTabIn(context, prepare);
    },
    async closeTabs() {
      for (const context of contexts.splice(0)) await context.close();
    },
    close: () => Promise.resolve(),
  };
}

async function launchWithoutCookies(): Promise<TestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "glissade-chromium-"));
  const context = await openWithoutCookies(profile);
  return {
    openTab: (prepare) => openTabIn(context, prepare),
    closeTabs: () => Promise.resolve(),
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

async function openTabIn(context: BrowserContext, prepare?: () => void): Promise<BrowserTab> {
  await context.addInitScript(DEFINE_NAME);
  if (prepare !== undefined) await context.addInitScript(prepare);
  return createTab(await context.newPage());
}

function createTab(page: Page): BrowserTab {
  return {
    press: (key) => page.keyboard.press(key),
    evaluate: (work, argument) => page.evaluate(work as (argument: unknown) => never, argument),
    reload: async () => void (await page.reload({ timeout: 60_000 })),
    goTo: async (address) => void (await page.goto(address, { waitUntil: "commit" })),
    openTab: async () => createTab(await page.context().newPage()),
    show: () => page.bringToFront(),
  };
}
