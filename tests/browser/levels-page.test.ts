import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { runProjectTool } from "../tools/run-tool";
import { violations } from "./axe";
import { describeInEachBrowser, textOf } from "./each-browser";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { buildPage, sharedChromium, WAIT_OPTIONS } from "./page";
import type { BrowserTab, PageEvaluator } from "./played-page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  "a laptop": { viewport: { width: 1280, height: 720 } },
  "a phone in dark mode": {
    viewport: { width: 360, height: 664 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  },
};

let levels: string;
let site: string;

beforeAll(async () => {
  levels = mkdtempSync(join(tmpdir(), "glissade-levels-"));
  expect(runProjectTool("level-pages", "--to", levels)).toMatchObject({ exitCode: 0 });
  site = await buildSite();
});
afterAll(() => {
  rmSync(site, { recursive: true });
  rmSync(levels, { recursive: true });
});

async function buildSite(): Promise<string> {
  process.env["GLISSADE_LEVELS"] = levels;
  const folder = await buildPage(source);
  delete process.env["GLISSADE_LEVELS"];
  return folder;
}

describe("the page of all levels", () => {
  test("it links to every campaign level of every puzzle, in order, with its name and par", () => {
    const html = readFileSync(join(site, "levels/index.html"), "utf8");
    const shown = [...html.matchAll(/"\.\.\/\?(campaign=\d+&amp;puzzle=[\w-]+)".*?class="name">(.*?)<.*?par (\d+)</gs)];
    const expected = loadAllPuzzles().flatMap(({ id, campaign }) =>
      Array.from({ length: campaign.levelCount }, (_, index) => {
        const { name, verdict } = campaign.level(index);
        return { query: `campaign=${index + 1}&amp;puzzle=${id}`, name, par: verdict.par };
      }),
    );
    expect(shown.map(([, query, name, par]) => ({ query, name, par: Number(par) }))).toEqual(expected);
  });

  test("its head and that of the study are the same but for what they say of the page", () => {
    const headOf = (page: string): string =>
      readFileSync(join(site, `${page}/index.html`), "utf8")
        .replace(/<\/head>.*/s, "")
        .replaceAll(/<(title|style|script)\b.*?<\/\1>|<meta (name="(description|robots)"|http-equiv)[^>]*>/gs, "")
        .replaceAll(/\s+/g, " ");
    expect(headOf("levels")).toContain('name="viewport"');
    expect(headOf("study")).toBe(headOf("levels"));
  });
});

async function countWrongPictures(page: PageEvaluator): Promise<number> {
  // One tall picture shows the boards of all levels of a chapter, one below the other. Each level must show its own
  // part. This part begins below the top by the height of one board for each earlier level of the chapter.
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((list) =>
        [...list.querySelectorAll(".cut")].filter((cut, row) => {
          const { top, height } = cut.getBoundingClientRect();
          const sheetTop = cut.querySelector("img")?.getBoundingClientRect().top ?? NaN;
          return !(Math.abs(top - sheetTop - row * height) <= 1);
        }),
      ).length,
    ".levels",
  );
}

const isPictureShown = (page: PageEvaluator): Promise<boolean> =>
  page.evaluate((selector) => {
    const picture = document.querySelector<HTMLImageElement>(selector);
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  }, ".cut img");

const isGameDrawn = (page: PageEvaluator): Promise<boolean> =>
  page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, "drawn");

async function expectHeading(page: BrowserTab, heading: string): Promise<void> {
  await expect.poll(() => textOf(page, "h1"), WAIT_OPTIONS).toBe(heading);
}

async function expectServiceWorker(page: BrowserTab): Promise<void> {
  await expect
    .poll(
      () => page.evaluate((state) => navigator.serviceWorker.controller?.state === state, "activated"),
      WAIT_OPTIONS,
    )
    .toBe(true);
}

describeInEachBrowser(
  "the page of all levels",
  ({ open, server }) => {
    test("each level shows its own part of a sheet", async () => {
      const page = await open({ path: "levels/" });
      await expectHeading(page, "All levels");
      await expect.poll(() => countWrongPictures(page), WAIT_OPTIONS).toBe(0);
      await expect.poll(() => isPictureShown(page), WAIT_OPTIONS).toBe(true);
    });

    test("the game's menu leads to the page, and a level of the page opens in the game", async () => {
      const page = await open();
      await expect.poll(() => isGameDrawn(page), WAIT_OPTIONS).toBe(true);
      await page.press("m");
      await page.evaluate((title) => {
        [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === title)?.focus();
        return true;
      }, "all levels");
      await page.press("Enter");
      await expectHeading(page, "All levels");
      const query = await page.evaluate((selector) => {
        const link = document.querySelectorAll<HTMLAnchorElement>(selector)[2];
        link.focus();
        return link.search;
      }, ".levels a");
      await page.press("Enter");
      // At the start, the game's page removes the link's query from its address, and the game adds it again when the
      // level is opened.
      const shownQuery = async (): Promise<string> =>
        (await isGameDrawn(page)) ? page.evaluate((key: "search") => location[key], "search") : "";
      await expect.poll(shownQuery, WAIT_OPTIONS).toBe(query);
    });

    test("once opened, the page is shown without a network, too", async () => {
      const page = await open();
      await expectServiceWorker(page);
      await page.goTo(`${server().address}levels/`);
      await expectHeading(page, "All levels");
      await expect.poll(() => isPictureShown(page), WAIT_OPTIONS).toBe(true);
      server().fault = "error";
      await page.reload();
      await expectHeading(page, "All levels");
      await expect.poll(() => isPictureShown(page), WAIT_OPTIONS).toBe(true);
    });
  },
  () => Promise.resolve(site),
);

describeInBrowser("the page of all levels on a small and on a large screen", () => {
  let browser: Browser;
  let server: FaultyServer;

  beforeAll(async () => {
    browser = await sharedChromium();
    server = await serveFaulty(site);
  });
  afterAll(() => {
    server.stop();
  });

  test.each(Object.keys(DEVICES))(
    "each level shows its own part of a sheet, and axe finds nothing wrong on %s",
    async (name) => {
      const page = await browser.newPage(DEVICES[name]);
      await page.goto(`${server.address}levels/`);
      expect(await countWrongPictures(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.close();
    },
  );

  test("the game's page loads nothing of it", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    context.on("request", (request) => requested.push(request.url()));
    await page.goto(server.address);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    expect(requested.filter((url) => url.includes("levels"))).toEqual([]);
    await context.close();
  });
});
