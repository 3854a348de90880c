import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, test as base, vi } from "vitest";
import { buildPage, launchChromium, openPage, screenRows, type OpenPage } from "./page";

const testGame = fileURLToPath(new URL("./test-game", import.meta.url));
/** Several pages share the machine. */
const PATIENCE = { timeout: 30_000 };

/** The test game's bars, from the top. */
const barNames = ["presses", "rights", "crank", "dock", "saves", "ends", "picks", "pauses", "locks"] as const;
type Bars = Record<(typeof barNames)[number], number>;

const fresh: Bars = {
  presses: 0,
  rights: 0,
  crank: 180,
  dock: 50,
  saves: 0,
  ends: 0,
  picks: 0,
  pauses: 0,
  locks: 0,
};

/** What the test game's bars show. */
export async function bars(page: Page): Promise<Bars> {
  const rows = await screenRows(page);
  const lengths = barNames.map((name, row) => [name, rows[row * 20 + 8].lastIndexOf("#") + 1]);
  return Object.fromEntries(lengths) as Bars;
}

/** Waits until that no longer throws. */
export async function soon(look: () => Promise<void>): Promise<void> {
  await vi.waitFor(look, PATIENCE);
}

/** Whoever has the page of the test game open in a test, beside others. */
export interface Visitor {
  /** What was opened last. */
  readonly opened: OpenPage;
  /** Opens the page in a profile of its own. */
  visit(options?: BrowserContextOptions, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page>;
  /** The same, and waits until the test game has begun. */
  open(...how: Parameters<Visitor["visit"]>): Promise<Page>;
  /** Waits until the test game shows these bars, and all others as at its start. */
  shows(changed: Partial<Bars>, page?: Page): Promise<void>;
}

function visitorOf(browser: Browser, buildDir: string, toClose: OpenPage[]): Visitor {
  const visitor: Visitor = {
    get opened() {
      const last = toClose.at(-1);
      if (last === undefined) throw new Error("no page was opened");
      return last;
    },
    async visit(options, prepare) {
      toClose.push(await openPage(browser, buildDir, options, prepare));
      return visitor.opened.page;
    },
    async open(...how) {
      const page = await visitor.visit(...how);
      await visitor.shows({});
      return page;
    },
    shows: (changed, page = visitor.opened.page) =>
      soon(async () => expect(await bars(page)).toEqual({ ...fresh, ...changed })),
  };
  return visitor;
}

/** A test with a visitor, whose pages are closed after it. */
export const test = base.extend<{ buildDir: string; browser: Browser; visitor: Visitor }>({
  buildDir: [
    async ({}, use) => {
      const buildDir = await buildPage(testGame);
      await use(buildDir);
      rmSync(buildDir, { recursive: true });
    },
    { scope: "file" },
  ],
  browser: [
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  visitor: async ({ browser, buildDir }, use) => {
    const toClose: OpenPage[] = [];
    await use(visitorOf(browser, buildDir, toClose));
    for (const one of toClose) await one.close();
  },
});
