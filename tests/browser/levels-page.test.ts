import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { runProjectTool } from "../tools/run-tool";
import { violations } from "./axe";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, WAIT_OPTIONS } from "./page";

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

describeInBrowser("the page of all levels", () => {
  let levels: string;
  let folder: string;
  let browser: Browser;
  let server: FaultyServer;

  beforeAll(async () => {
    levels = mkdtempSync(join(tmpdir(), "glissade-levels-"));
    expect(runProjectTool("level-pages", "--to", levels)).toMatchObject({ exitCode: 0 });
    process.env["GLISSADE_LEVELS"] = levels;
    folder = await buildPage(source);
    delete process.env["GLISSADE_LEVELS"];
    browser = await launchChromium();
    server = await serveFaulty(folder);
  });
  afterAll(async () => {
    server.stop();
    await browser.close();
    rmSync(folder, { recursive: true });
    rmSync(levels, { recursive: true });
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options);
    await page.goto(`${server.address}${path}`);
    return page;
  }

  test("it links to every campaign level of every puzzle, in order, with its name and par", () => {
    const html = readFileSync(join(folder, "levels/index.html"), "utf8");
    const shown = [...html.matchAll(/\?level=([\w-]+)".*?class="name">(.*?)<.*?par (\d+)</gs)];
    const expected = loadAllPuzzles().flatMap(({ campaign }, puzzleIndex) =>
      allLevelsOf(campaign).map(({ name, map, verdict }) => ({
        puzzleIndex,
        map: map.join("\n"),
        name,
        par: verdict.par,
      })),
    );
    const found = shown.map(([, code, name, par]) => ({ ...runToEnd(readLevelCode(code)), name, par: Number(par) }));
    expect(found).toEqual(expected);
  });

  test.each(Object.keys(DEVICES))(
    "each level shows its own part of a sheet, and axe finds nothing wrong on %s",
    async (name) => {
      const page = await open("levels/", DEVICES[name]);
      // The part of the sheet that belongs to a level is as many heights lower as levels of the chapter come before it.
      const wrong = await page.locator(".levels").evaluateAll(
        (lists) =>
          lists.flatMap((list) =>
            [...list.querySelectorAll(".cut")].filter((cut, row) => {
              const { top, height } = cut.getBoundingClientRect();
              const sheetTop = cut.querySelector("img")?.getBoundingClientRect().top ?? NaN;
              return !(Math.abs(top - sheetTop - row * height) <= 1);
            }),
          ).length,
      );
      expect(wrong).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.close();
    },
  );

  test("a level opens in the game by keyboard, and the game's menu leads to the page", async () => {
    const page = await open("");
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0, undefined, WAIT_OPTIONS);
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "all levels" }).press("Enter");
    await page.waitForURL("**/levels/");
    const link = page.getByRole("link", { name: /^3 Round a Corner/ });
    const { search } = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.press("Enter");
    await expect.poll(() => lines, WAIT_OPTIONS).toContain(`link: ${search.slice(1)}`);
    await page.close();
  });

  test("the game's page loads nothing of it, and once opened, it is shown without a network, too", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    context.on("request", (request) => requested.push(request.url()));
    await page.goto(server.address);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    expect(requested.filter((url) => url.includes("levels"))).toEqual([]);
    await page.goto(`${server.address}levels/`);
    await page
      .locator(".cut img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    server.fault = "error";
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("All levels");
    await page
      .locator(".cut img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    server.fault = "none";
    await context.close();
  });
});
