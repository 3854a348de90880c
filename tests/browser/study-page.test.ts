import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readRecords } from "../../bench/humans/records";
import { readStudy } from "../../bench/humans/study";
import { shuffledOrder } from "../../simulator/web/study/order";
import levels from "../../simulator/web/study/levels.json";
import { formatResults, type StudyResult } from "../../simulator/web/study/results";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { storeWith } from "../play/saves";
import { solve } from "../play/solver";
import { runProjectTool } from "../tools/run-tool";
import { violations } from "./axe";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, WAIT_OPTIONS } from "./page";
import { seedStorage, storageEntriesOf } from "./page-saves";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const PUZZLE = "last-ball";
const NOTHING_NEEDED = { moves: 0, seconds: 0, hints: 0, resets: 0, losses: 0 };

/** Returns the results of a player who has given up all levels but the last `left` ones of a study. */
function givenUp(seed: number, left: number): StudyResult[] {
  const played = shuffledOrder(seed, levels.length).slice(0, levels.length - left);
  return played.map((level) => ({ level, isWon: false, ...NOTHING_NEEDED, starts: 1 }));
}

/** Returns a seed whose last two levels are of the puzzle that the test plays. */
function findSeed(): number {
  for (let seed = 1; ; seed++) {
    const last = shuffledOrder(seed, levels.length).slice(-2);
    if (last.every((level) => levels[level].puzzle === PUZZLE)) return seed;
  }
}

describe("the levels of the study", () => {
  test("there are twelve levels of each puzzle, and the difficulties of a puzzle span at least two bits", () => {
    for (const { id } of PUZZLES) {
      const bits = levels.filter(({ puzzle }) => puzzle === id).map((level) => level.bits);
      expect(bits).toHaveLength(12);
      expect(bits).toEqual(bits.toSorted((one, other) => one - other));
      expect(bits[11] - bits[0]).toBeGreaterThan(2);
    }
  });

  test("each code holds the level whose map the page knows", () => {
    for (const { puzzle, code, map } of levels) {
      const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle);
      expect(runToEnd(readLevelCode(code))).toEqual({ puzzleIndex, map });
    }
  });

  test("a seed turns their order, always the same way, and each level comes once", () => {
    expect(shuffledOrder(7, 60)).toEqual(shuffledOrder(7, 60));
    expect(shuffledOrder(7, 60)).not.toEqual(shuffledOrder(8, 60));
    expect(shuffledOrder(7, 60).toSorted((one, other) => one - other)).toEqual(levels.map((_, index) => index));
  });

  test("damaged results are refused with one sentence", () => {
    const text = formatResults(7, levels, givenUp(7, 58));
    expect(readStudy(text, "a.txt")).toHaveLength(2);
    expect(() => readStudy(text.replace("GIVEN-UP", "WON"), "a.txt")).toThrow(
      "humans: a.txt, line 1: the study that begins here is damaged",
    );
    expect(() => readStudy(formatResults(8, levels, givenUp(7, 58)), "a.txt")).toThrow("is not the level that follows");
  });
});

describeInBrowser("the page of the study", () => {
  let folder: string;
  let browser: Browser;
  let server: FaultyServer;
  let context: BrowserContext;
  let page: Page;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await buildPage(source);
    browser = await launchChromium();
    server = await serveFaulty(folder);
  });
  afterEach(() => context.close());
  afterAll(async () => {
    server.stop();
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens the page with these results of a study, and with a player who knows the rules of the played puzzle. */
  async function open(seed: number, results: readonly StudyResult[]): Promise<void> {
    const saved = storageEntriesOf(storeWith(undefined, PUZZLE)).map(([key, text]): [string, string] => [
      key.replace("glissade/", "glissade-study/game/"),
      text,
    ]);
    context = await browser.newContext({ viewport: { width: 1000, height: 760 } });
    await context.addInitScript(seedStorage, [
      ...saved,
      ["glissade-study/progress.json", JSON.stringify({ seed, results, starts: 0 })] as [string, string],
    ]);
    page = await context.newPage();
    page.on("console", (message) => lines.push(message.text()));
    await page.goto(`${server.address}study/`);
  }

  // On a machine that has much else to do, the browser may be too slow for this long session.
  test(
    "a level is won and one is given up, the study stops and goes on, and bench/humans reads its file",
    { retry: 1 },
    async () => {
      const seed = findSeed();
      const requested: string[] = [];
      const [won, lost] = shuffledOrder(seed, levels.length).slice(-2);
      await open(seed, givenUp(seed, 2));
      context.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
      await page.getByRole("button", { name: "Go on with level 59 of 60" }).click();
      const isOpen = () => lines.some((line) => line.startsWith("attempt:"));
      await expect.poll(isOpen, WAIT_OPTIONS).toBe(true);
      const moves = solve(levels[won].map, PUZZLE);
      for (const [index, direction] of moves.entries()) {
        await page.keyboard.press(KEYS[direction]);
        await expect
          .poll(() => lines.some((line) => line.includes(`"movesMade":${index + 1},`)), WAIT_OPTIONS)
          .toBe(true);
      }
      await page.getByRole("button", { name: "Next level" }).waitFor();
      expect(await page.locator("#outcome").textContent()).toMatch(
        new RegExp(`^Won: ${moves.length} moves, \\d+ second`),
      );

      await page.getByRole("button", { name: "Stop for now" }).click();
      await page.reload();
      await page.getByRole("button", { name: "Go on with level 60 of 60" }).click();
      await page.getByRole("button", { name: "Give up" }).click();
      await page.locator("#ask").getByRole("button", { name: "Give up" }).click();
      await expect
        .poll(() => page.locator("#summary").textContent(), WAIT_OPTIONS)
        .toBe("60 levels of 60: 1 won, 59 given up.");

      const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
      const target = mkdtempSync(join(tmpdir(), "glissade-study-"));
      const file = join(target, download.suggestedFilename());
      await download.saveAs(file);
      const text = readFileSync(file, "utf8");
      const code = levels[won].code.replaceAll("-", "");
      expect(readStudy(text, file).slice(-2)).toMatchObject([
        { code, isWon: true, moves: moves.length, hints: 0, resets: 0, losses: 0, starts: 1 },
        { code: levels[lost].code.replaceAll("-", ""), isWon: false, starts: 1 },
      ]);
      expect(readRecords(text, file)).toMatchObject([{ puzzleId: PUZZLE, code, moves: moves.length, hints: 0 }]);
      const { exitCode, stdout } = runProjectTool("humans", file);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/^last-ball +1 +11 +0\.0$/m);
      rmSync(target, { recursive: true });
      // Nothing is sent: all requests only get files of the site.
      expect(
        requested.filter(
          (request) => !/^GET (?:data:|blob:)/.test(request) && !request.startsWith(`GET ${server.address}`),
        ),
      ).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem("glissade/data.json"))).toBe(null);
    },
  );

  test("axe finds nothing wrong with its start, a level, the question and its end, by day and by night", async () => {
    await open(1, givenUp(1, 3));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      expect(await page.locator("#start").textContent()).toContain("Nothing is sent by itself.");
      expect(await violations(page)).toEqual([]);
      await page.locator("#begin").click();
      expect(await violations(page)).toEqual([]);
      await page.locator("#give-up").click();
      expect(await violations(page)).toEqual([]);
      await page.locator("#no").click();
      await page.locator("#stop").click();
      await page.locator("#show-results").click();
      expect(await page.locator("#mail").getAttribute("href")).toMatch(/^mailto:\?subject=.*GLISSADE-STUDY-1/);
      expect(await violations(page)).toEqual([]);
    }
  });
});
