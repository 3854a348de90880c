/**
 * Opens the web page with the link that a console check (a test of the game on a console) produces. The page shows the
 * results of the check as a table.
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCheckCode } from "../../simulator/web/check-code";
import { CHECK_VERSION, CHECKED_ROWS } from "../../simulator/web/check-rows";
import { OUR_FIGURES } from "../../simulator/web/our-figures";
import { CODE_FIGURES, CODE_VERSION } from "../../src/game/check/check-text";
import {
  LEAST_SPEED_PERCENT,
  MAX_BOOT_MS,
  MAX_COLLECTOR_STEP_MS,
  MAX_FIRST_PICTURE_MS,
  MAX_FRAME_MS,
  MAX_KILOBYTES,
  MAX_LEVEL_MS,
  MAX_LOAD_MS,
  MAX_SLICE_MS,
} from "../../src/game/check/limits";
import { selectRows } from "../../src/game/check/rows";
import { MIXES } from "../../src/game/check/speed-mixes";
import { TEXTS } from "../../src/game/check/texts/index";
import { PUZZLES } from "../../src/puzzles/index";
import { violations } from "./axe";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, openPage, WAIT_OPTIONS } from "./page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));

function codeOf(letters: string, changed: Readonly<Record<string, number>> = {}): string {
  const figures = CODE_FIGURES.map((name) => changed[name] ?? OUR_FIGURES[name] ?? 0);
  return [CHECK_VERSION, letters, ...figures, "E"].join("-");
}

const ALL_PASSED = "P".repeat(CHECKED_ROWS.length);
const letterOf = (id: string, letter: string): string =>
  CHECKED_ROWS.map((row) => (row.id === id ? letter : "P")).join("");

function lineOf(code: string, what: string) {
  return readCheckCode(code).lines?.find((line) => line.what === what);
}

test("the page has the rows and figures of the check, in the same order and with the same names", () => {
  expect(CHECK_VERSION).toBe(CODE_VERSION);
  expect(CHECKED_ROWS.map(({ id }) => id)).toEqual(selectRows("").map(({ id }) => id));
  expect(CHECKED_ROWS.flatMap(({ figures }) => figures.map(({ name }) => name))).toEqual(CODE_FIGURES);
  expect(Object.keys(OUR_FIGURES)).toEqual(CODE_FIGURES);
  for (const { id, name, failed } of CHECKED_ROWS) {
    const row = selectRows("").find((each) => each.id === id);
    expect({ name, failed: failed.split(". ").map((line) => line.replace(/\.$/, "")) }).toEqual({
      name: row === undefined ? "" : TEXTS.rows[row.id].name,
      failed: row === undefined ? [] : TEXTS.rows[row.id].failed.map((line) => line.replace(/\.$/, "")),
    });
  }
  const labels = CHECKED_ROWS.flatMap(({ figures }) => figures.map(({ label }) => label)).join(", ");
  for (const { name } of PUZZLES) expect(labels).toContain(name);
});

test("the page has the limits of the check", () => {
  const limitOf = (name: string): number => {
    if (name.startsWith("making.longest")) return MAX_SLICE_MS * 1000;
    if (name.startsWith("making.")) return MAX_LEVEL_MS;
    if (name.startsWith("frames.")) return MAX_FRAME_MS * 100;
    if (name.startsWith("start.")) return name === "start.boot-ms" ? MAX_BOOT_MS : MAX_FIRST_PICTURE_MS;
    if (name.startsWith("loads.")) return MAX_LOAD_MS;
    return name === "memory.peak-kb" ? MAX_KILOBYTES : MAX_COLLECTOR_STEP_MS * 1000;
  };
  const leastOf = (name: string): number | undefined => {
    const mix = MIXES.find(({ id }) => name === `speed.${id}`);
    return mix === undefined ? undefined : Math.ceil((mix.assumedRuns * LEAST_SPEED_PERCENT) / 100);
  };
  for (const { name, most, least } of CHECKED_ROWS.flatMap(({ figures }) => figures)) {
    if (most !== undefined) expect([name, most]).toEqual([name, limitOf(name)]);
    expect([name, least]).toEqual([name, leastOf(name)]);
  }
});

test("our own check passes in every line", () => {
  expect(readCheckCode(codeOf(ALL_PASSED)).lines?.filter(({ isBad }) => isBad)).toEqual([]);
});

test("a row that failed says what this means, and a figure beyond its limit says so", () => {
  const code = codeOf(letterOf("making", "F"), { "making.skid-ms": 12_345, "speed.texts": 300 });
  expect(lineOf(code, "New levels")).toMatchObject({
    verdict: "failed: Levels take long. Play a campaign.",
    isBad: true,
  });
  expect(lineOf(code, "Skid, a level, ms")).toMatchObject({
    onConsole: "12,345",
    verdict: "over 10,000",
    isBad: true,
  });
  expect(lineOf(code, "texts, runs a second")).toMatchObject({ onConsole: "300", verdict: "under 304", isBad: true });
  expect(lineOf(code, "Fruit, a level, ms")).toMatchObject({ verdict: "fine, ≤ 10,000", isBad: false });
});

test("figures of a row that was skipped or did not run are shown as not measured", () => {
  const code = codeOf(letterOf("memory", "N"), { "memory.peak-kb": 0 });
  expect(lineOf(code, "Memory")).toMatchObject({ verdict: "not run", isBad: false });
  expect(lineOf(code, "most memory, kB")).toMatchObject({ onConsole: "–", verdict: "not measured" });
});

test.each([
  ["an empty parameter", "", "wrong"],
  ["a text that is no code", "hello", "wrong"],
  ["a code whose end is missing", codeOf(ALL_PASSED).slice(0, -2), "wrong"],
  ["a code in which a figure is missing", codeOf(ALL_PASSED).replace(/-\d+-E$/, "-E"), "wrong"],
  ["a code with a letter that no row has", codeOf(letterOf("saves", "X")), "wrong"],
  ["a code of an older version", "1-PPPPPPPPPPPPPPPP-1279", "older"],
  ["a code of a newer version", codeOf(ALL_PASSED).replace(/^\d+/, "99"), "newer"],
] as const)("%s is refused", (_, code, problem) => {
  expect(readCheckCode(code)).toEqual({ problem });
});

describeInBrowser("the page with the results of a console check", () => {
  let buildDir: string;
  let browser: Browser;

  beforeAll(async () => {
    buildDir = await buildPage(source);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(buildDir, { recursive: true });
  });

  async function openWith(code: string, look: (page: Page, asked: readonly string[]) => Promise<void>): Promise<void> {
    const { page, address, close } = await openPage(browser, buildDir);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto(`${address}?check=${code}`);
    await look(page, asked);
    await close();
  }

  test("the link of the check shows its figures beside ours, sends nothing, and leads into the game", async () => {
    const code = codeOf(letterOf("frames", "F"), { "frames.skid-draw-max": 6100 });
    await openWith(code, async (page, asked) => {
      const panel = page.getByRole("dialog", { name: "This console, checked" });
      await panel.waitFor(WAIT_OPTIONS);
      const rows = await panel.locator("tbody tr").allInnerTexts();
      expect(rows).toHaveLength(CHECKED_ROWS.length + CODE_FIGURES.length);
      expect(rows.map((row) => row.split("\t"))).toContainEqual([
        "Skid, slowest picture, ms",
        "61.00",
        ((OUR_FIGURES["frames.skid-draw-max"] ?? 0) / 100).toFixed(2),
        "over 50",
      ]);
      expect(await page.locator("#notice").textContent()).not.toContain("does not know");
      await page.setViewportSize({ width: 390, height: 844 });
      const { scrollWidth, clientWidth } = await panel.evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        clientWidth: element.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(await violations(page)).toEqual([]);
      await panel.getByRole("button", { name: "close" }).click();
      await panel.waitFor({ ...WAIT_OPTIONS, state: "detached" });
      expect(new URL(page.url()).search).toBe("");
      expect(asked.filter((request) => !request.startsWith("GET "))).toEqual([]);
      expect(asked.filter((request) => request.includes(code))).toHaveLength(1);
    });
  });

  test.each([
    ["wrong", codeOf(ALL_PASSED).slice(0, 60), "is no result of a console check"],
    ["older", "1-PPPP-1279", "is from an older version of the game"],
    ["newer", "99-PPPP-1279", "is from a newer version of the game"],
  ])("a link with a check that is %s shows a sentence and opens the game", async (_, code, sentence) => {
    await openWith(code, async (page) => {
      await expect.poll(() => page.locator("#notice").textContent(), WAIT_OPTIONS).toContain(sentence);
      expect(await page.locator("dialog[open]").count()).toBe(0);
      expect(new URL(page.url()).search).toBe("");
    });
  });
});
