/**
 * Runs tests of the game's web page in Chromium and in Firefox. If one of these browsers is missing, its tests are
 * skipped.
 */
import { afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { chromium, firefox } from "../available-programs";
import { launchTestChromium, openInChromium } from "./chromium";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { launchFirefox, openInFirefox } from "./firefox";
import { BROWSER_OPTIONS } from "./in-browser";
import { sharedPage } from "./page";
import type { BrowserTab, PageEvaluator, TestBrowser, UserSetting } from "./played-page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

export const BROWSERS = [
  { name: "Chromium", program: chromium, open: openInChromium, launch: launchTestChromium },
  { name: "Firefox", program: firefox, open: openInFirefox, launch: launchFirefox },
] as const;

interface OpenOptions {
  /**
   * A function that runs in each page before the page's own scripts, for example to break something. Undefined if there
   * is none.
   */
  readonly prepare?: (() => void) | undefined;
  /** A setting of the browser's user, such as blocked cookies. With a setting, the test starts a browser of its own. */
  readonly setting?: UserSetting;
  /** The page of the site to open, such as `levels/`. Without it, the game's page is opened. */
  readonly path?: string;
}

interface BrowserTest {
  readonly browserName: "Chromium" | "Firefox";
  /** Returns the web server of the running test. The test may give this server a fault before it opens the page. */
  readonly server: () => FaultyServer;
  /** Opens the page of the test game, a small program in place of the real game, in a browser without stored data. */
  readonly open: (options?: OpenOptions) => Promise<BrowserTab>;
}

const browsersOfProcess = new Map<string, Promise<TestBrowser>>();

/**
 * Returns the browser `name` that all test files in this process share, and launches it at the first call. Tests do not
 * close it; it ends with the process.
 */
function sharedBrowser(name: string, launch: () => Promise<TestBrowser>): Promise<TestBrowser> {
  const browser = browsersOfProcess.get(name) ?? launch();
  browsersOfProcess.set(name, browser);
  return browser;
}

/**
 * Defines the tests of `defineTests` once for each browser. The tests open the site that `buildSite` builds. If
 * `buildSite` is left out, they open the site of the test game, a small program in place of the real game.
 */
export function describeInEachBrowser(
  title: string,
  defineTests: (test: BrowserTest) => void,
  buildSite = (): Promise<string> => sharedPage(testGame),
): void {
  let buildDir: string;
  beforeAll(async () => void (buildDir = await buildSite()));

  for (const { name, program, launch } of BROWSERS) {
    describe.skipIf(program === undefined)(`in ${name}, ${title}`, BROWSER_OPTIONS, () => {
      let browser: TestBrowser;
      let ownBrowser: TestBrowser | undefined;
      let server: FaultyServer;

      beforeAll(async () => void (browser = await sharedBrowser(name, launch)));
      beforeEach(async () => void (server = await serveFaulty(buildDir)));
      afterEach(async () => {
        await browser.closeTabs();
        await ownBrowser?.close();
        ownBrowser = undefined;
        server.stop();
      });

      defineTests({
        browserName: name,
        server: () => server,
        async open({ prepare, setting, path = "" } = {}) {
          if (setting !== undefined) ownBrowser = await launch(setting);
          const tab = await (ownBrowser ?? browser).openTab(prepare);
          await tab.goTo(`${server.address}${path}`);
          return tab;
        },
      });
    });
  }
}

/**
 * Waits until the test game draws bars of the lengths in `changed`. The test game is a small program in place of the
 * real game; most of its bars count events. All other bars must be as long as when the test game has just started.
 */
export async function expectBars(page: PageEvaluator, changed: Partial<Bars>): Promise<void> {
  await expect.poll(() => bars(page)).toEqual({ ...fresh, ...changed });
}

/** Returns the text of the page's first element that matches `selector`, or "" if no element matches. */
export function textOf(page: PageEvaluator, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
}

/** Clicks the page's first element that matches `selector`. */
export async function click(page: PageEvaluator, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (element === null) throw new Error(`The page has no ${wanted}.`);
    element.click();
    return true;
  }, selector);
}

/** Returns whether the page shows its first element that matches `selector`. */
export function isShown(page: PageEvaluator, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
}
