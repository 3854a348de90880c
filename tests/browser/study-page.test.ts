import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readRecords } from "../../bench/humans/records";
import { readStudy } from "../../bench/humans/study";
import { createMemoryStore } from "../../simulator/stores";
import { addReport, LEVEL_JUST_OPENED, totalOf } from "../../simulator/web/study/needed";
import { shuffledOrder } from "../../simulator/web/study/order";
import levels from "../../simulator/web/study/levels.json";
import { loadProgress } from "../../simulator/web/study/progress";
import { formatResults, type StudyResult } from "../../simulator/web/study/results";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { storeWith } from "../play/saves";
import { solve } from "../play/solver";
import { runProjectTool } from "../tools/run-tool";
import { violations } from "./axe";
import { click, describeInEachBrowser, isShown, textOf } from "./each-browser";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { fillStorage, refuseFolder } from "./storage-faults";
import { sharedPage, sharedChromium, WAIT_OPTIONS } from "./page";
import { seedStorage, storageEntriesOf } from "./page-saves";
import type { BrowserTab, PageEvaluator } from "./played-page";

const source = fileURLToPath(new URL("../../build/source", import.meta.url));
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const PUZZLE = "last-ball";
const NOTHING_NEEDED = { moves: 0, seconds: 0, hints: 0, resets: 0, losses: 0 };
const PROGRESS_KEY = "glissade-study/progress.json";

/**
 * Returns results of the study, a web page on which a player plays 60 levels. The player has given up all levels of the
 * study but the last `left` ones.
 */
function givenUp(seed: number, left: number): StudyResult[] {
  const played = shuffledOrder(seed, levels.length).slice(0, levels.length - left);
  return played.map((level) => ({ level, isWon: false, ...NOTHING_NEEDED, starts: 1 }));
}

/**
 * Returns a seed for the study, a web page with 60 levels whose order the seed decides. With this seed, the last two
 * levels belong to the puzzle that the test plays.
 */
function findSeed(): number {
  for (let seed = 1; ; seed++) {
    const last = shuffledOrder(seed, levels.length).slice(-2);
    if (last.every((level) => levels[level].puzzle === PUZZLE)) return seed;
  }
}

/**
 * Returns the entries of the browser's storage for a player of the study, a web page with 60 levels. The player has
 * these results and knows the rules of the puzzle that the test plays.
 */
function storedStudy(seed: number, results: readonly StudyResult[]): [string, string][] {
  const saved = storageEntriesOf(storeWith(undefined, PUZZLE)).map(([key, text]): [string, string] => [
    key.replace("glissade/", "glissade-study/game/"),
    text,
  ]);
  return [...saved, [PROGRESS_KEY, JSON.stringify({ seed, results, starts: 0 })]];
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

  test("if the player begins a level anew inside the game, the attempts before still count", () => {
    const first = { ...NOTHING_NEEDED, moves: 7, seconds: 30, hints: 1 };
    const reports = [{ ...first, moves: 5 }, first, first, NOTHING_NEEDED, { ...NOTHING_NEEDED, moves: 3, seconds: 9 }];
    expect(totalOf(reports.reduce(addReport, LEVEL_JUST_OPENED))).toEqual({
      moves: 10,
      seconds: 39,
      hints: 1,
      resets: 0,
      losses: 0,
    });
  });
});

describe("the stored progress of the study", () => {
  const results = givenUp(7, 55);
  const whole = JSON.stringify({ seed: 7, results, starts: 2 });

  function load(text: string) {
    const store = createMemoryStore();
    store.write("progress.json", text);
    return { ...loadProgress(store, levels.length), copy: store.read("damaged-progress.json") };
  }

  test("a whole text is read as it was written", () => {
    expect(load(whole)).toEqual({ progress: { seed: 7, results, starts: 2 }, isDamaged: false, copy: undefined });
  });

  test.each([
    ["ends in its third result", whole.slice(0, whole.indexOf('"level"', 180) + 30), 2],
    ["lacks its second result", JSON.stringify({ seed: 7, results: results.toSpliced(1, 1), starts: 0 }), 1],
    ["has a word instead of a number", whole.replace(/("seconds":)0(.*?\}.*?"seconds":)0/, '$10$2"x"'), 1],
    ["has a result that is no JSON", whole.replace(/\},\{"level":/, '},{"level"='), 1],
    ["has no end", whole.slice(0, -3), 5],
    ["has no seed", whole.replace('"seed":7', '"seed":-7'), undefined],
    ["is empty", "", undefined],
  ])("from a text that %s, the results before the damage are read, and the text is kept", (_, text, count) => {
    const { progress, isDamaged, copy } = load(text);
    expect(isDamaged).toBe(true);
    expect(copy).toBe(text);
    expect(progress).toEqual(
      count === undefined ? undefined : { seed: 7, results: results.slice(0, count), starts: 0 },
    );
  });
});

/**
 * Makes the page of the study (a web page with 60 levels) keep the last attempt that the game has reported to it. Must
 * be called before the level is opened.
 */
async function recordAttempts(page: PageEvaluator): Promise<void> {
  await page.evaluate((key) => {
    const { glissadeStudy: host } = window;
    if (host === undefined) throw new Error("The page of the study has not started.");
    window.glissadeStudy = {
      ...host,
      onAttempt: (json) => {
        Object.assign(window, { [key]: json });
        host.onAttempt(json);
      },
    };
    return true;
  }, "lastAttempt");
}

async function movesMade(page: PageEvaluator): Promise<number> {
  const json = await page.evaluate((key) => (window as unknown as Record<string, string>)[key] ?? "", "lastAttempt");
  return json === "" ? -1 : (JSON.parse(json) as { movesMade: number }).movesMade;
}

async function makeMoves(page: BrowserTab, moves: readonly number[]): Promise<void> {
  await expect.poll(() => movesMade(page), WAIT_OPTIONS).toBe(0);
  for (const [index, direction] of moves.entries()) {
    await page.press(KEYS[direction]);
    await expect.poll(() => movesMade(page), WAIT_OPTIONS).toBe(index + 1);
  }
}

describeInEachBrowser(
  "the page of the study",
  ({ browserName, open, server }) => {
    async function openStudy(files: [string, string][]): Promise<BrowserTab> {
      const page = await open({ path: "study/" });
      await expect.poll(() => isShown(page, "#start"), WAIT_OPTIONS).toBe(true);
      await page.evaluate((entries) => {
        for (const [key, text] of entries) localStorage.setItem(key, text);
        return true;
      }, files);
      await page.reload();
      await expect.poll(() => isShown(page, "#start"), WAIT_OPTIONS).toBe(true);
      return page;
    }

    // This test may fail once and is then repeated, because a busy machine may be too slow for its many steps.
    test(
      "a level is won after a new beginning and one is given up, the study stops and goes on, and all moves count",
      { retry: 1 },
      async () => {
        const seed = findSeed();
        const [won, lost] = shuffledOrder(seed, levels.length).slice(-2);
        const page = await openStudy(storedStudy(seed, givenUp(seed, 2)));
        expect(await textOf(page, "#begin")).toBe("Go on with level 59 of 60");
        await recordAttempts(page);
        await click(page, "#begin");
        const moves = solve(levels[won].map, PUZZLE);
        await makeMoves(page, moves.slice(0, 1));
        expect(await textOf(page, "#where")).toBe("Level 59 of 60: Last Ball");
        await page.evaluate((selector) => {
          document.querySelector<HTMLIFrameElement>(selector)?.contentWindow?.location.reload();
          return true;
        }, "iframe");
        await makeMoves(page, moves);
        await expect.poll(() => isShown(page, "#next"), WAIT_OPTIONS).toBe(true);
        expect(await textOf(page, "#outcome")).toMatch(new RegExp(`^Won: ${moves.length + 1} moves, \\d+ second`));

        await click(page, "#stop");
        await page.reload();
        await expect.poll(() => textOf(page, "#begin"), WAIT_OPTIONS).toBe("Go on with level 60 of 60");
        await click(page, "#begin");
        await click(page, "#give-up");
        await click(page, "#yes");
        await expect.poll(() => textOf(page, "#summary"), WAIT_OPTIONS).toBe("60 levels of 60: 1 won, 59 given up.");
        const text = await page.evaluate(
          (selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value ?? "",
          "#text",
        );
        const code = levels[won].code.replaceAll("-", "");
        expect(readStudy(text, "a.txt").slice(-2)).toMatchObject([
          { code, isWon: true, moves: moves.length + 1, hints: 0, resets: 0, losses: 0, starts: 1 },
          { code: levels[lost].code.replaceAll("-", ""), isWon: false, starts: 1 },
        ]);
        expect(await page.evaluate((key) => localStorage.getItem(key), "glissade/data.json")).toBe(null);
      },
    );

    test("a second tab takes the study over when asked to, and the first tab overwrites no result", async () => {
      const page = await openStudy(storedStudy(7, givenUp(7, 20)));
      await click(page, "#begin");
      const other = await page.openTab();
      await other.goTo(`${server().address}study/`);
      await expect.poll(() => isShown(other, "#elsewhere"), WAIT_OPTIONS).toBe(true);
      expect(await textOf(other, "#elsewhere h2")).toBe("The study is open in another tab");
      expect(await textOf(other, "#elsewhere p")).toBe("Only one tab plays at a time, so that no result is lost.");
      await other.press("Enter");
      await expect.poll(() => textOf(other, "#begin"), WAIT_OPTIONS).toBe("Go on with level 41 of 60");
      await expect.poll(() => isShown(page, "#elsewhere"), WAIT_OPTIONS).toBe(true);
      await click(other, "#begin");
      await click(other, "#give-up");
      await click(other, "#yes");
      await expect.poll(() => textOf(other, "#where"), WAIT_OPTIONS).toMatch(/level 42 of 60/i);

      await page.show();
      await page.press("Enter");
      await expect.poll(() => textOf(page, "#begin"), WAIT_OPTIONS).toBe("Go on with level 42 of 60");
    });

    test("while the game teaches a new player, the heading says that it is a lesson", async () => {
      const page = await openStudy([]);
      await click(page, "#begin");
      expect(await textOf(page, "#where")).toMatch(/^Level 1 of 60: /);
      await expect
        .poll(() => textOf(page, "#where"), WAIT_OPTIONS)
        .toMatch(/^Lesson of [A-Z][A-Za-z ]+, before level 1 of 60$/);
    });

    test("without scripts the page says what the player can do", async () => {
      server().fault = "no-scripts";
      const page = await open({ path: "study/" });
      await expect.poll(() => isShown(page, "noscript p"), WAIT_OPTIONS).toBe(true);
      expect(await textOf(page, "noscript p")).toBe(
        "The study needs JavaScript: please allow it for this page, then load it again.",
      );
    });

    test("if cookies are blocked, the page says that it keeps nothing", async () => {
      const page = await open({ path: "study/", setting: "no-cookies" });
      await expect.poll(() => isShown(page, "#start"), WAIT_OPTIONS).toBe(true);
      expect(await textOf(page, "#kept")).toBe(
        "This browser keeps nothing for this page: save the results before you close it.",
      );
    });

    test("if the browser's storage is full, the page says so once a level is opened, and the study goes on", async () => {
      const page = await open({ path: "study/", prepare: fillStorage });
      await expect.poll(() => isShown(page, "#start"), WAIT_OPTIONS).toBe(true);
      await click(page, "#begin");
      await click(page, "#stop");
      expect(await textOf(page, "#kept")).toBe(
        "The browser's storage is full: free some, or save the results before you close this page.",
      );
    });

    // Chromium hides from pages that a window is private. In Chromium, the test therefore makes the browser refuse the
    // page's private folder, as Safari does.
    test("in a window that is known to be private, the page says that the results will be lost", async () => {
      const isReal = browserName === "Firefox";
      const page = await open({ path: "study/", ...(isReal ? { setting: "private" } : { prepare: refuseFolder }) });
      await expect
        .poll(() => textOf(page, "#kept"), WAIT_OPTIONS)
        .toBe("This seems to be a private window: save the results before you close it, because then they are gone.");
    });

    test("with damaged results in the storage, the study says so and goes on from the last one that is whole", async () => {
      const [...files] = storedStudy(7, givenUp(7, 20));
      const page = await openStudy(files.map(([key, text]) => [key, key === PROGRESS_KEY ? text.slice(0, -60) : text]));
      expect(await textOf(page, "#damaged")).toBe(
        "The stored results are damaged. 39 levels could be read: the study goes on from there. " +
          "The damaged text stays in this browser until you erase the results.",
      );
      await click(page, "#begin");
      await expect.poll(() => textOf(page, "#where"), WAIT_OPTIONS).toMatch(/level 40 of 60/i);
    });
  },
  () => sharedPage(source),
);

describeInBrowser("the page of the study, by day and by night", () => {
  let folder: string;
  let browser: Browser;
  let server: FaultyServer;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    folder = await sharedPage(source);
    browser = await sharedChromium();
    server = await serveFaulty(folder);
  });
  afterEach(() => context.close());
  afterAll(() => {
    server.stop();
  });

  async function open(files: [string, string][]): Promise<void> {
    context = await browser.newContext({ viewport: { width: 1000, height: 760 } });
    await context.addInitScript(seedStorage, files);
    page = await context.newPage();
    await page.goto(`${server.address}study/`);
  }

  test("bench/humans reads the file that it saves, and it sends nothing", async () => {
    const [level] = shuffledOrder(1, levels.length).slice(-2);
    const won = { level, isWon: true, ...NOTHING_NEEDED, moves: 9, seconds: 30, starts: 1 };
    await open(storedStudy(1, [...givenUp(1, 2), won]));
    const requested: string[] = [];
    context.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
    await page.getByRole("button", { name: "Go on with level 60 of 60" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.locator("#ask").getByRole("button", { name: "Give up" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    const target = mkdtempSync(join(tmpdir(), "glissade-study-"));
    const file = join(target, download.suggestedFilename());
    await download.saveAs(file);
    const text = readFileSync(file, "utf8");
    const { puzzle, code } = levels[level];
    expect(readStudy(text, file)).toHaveLength(60);
    expect(readRecords(text, file)).toMatchObject([{ puzzleId: puzzle, code: code.replaceAll("-", ""), moves: 9 }]);
    const { exitCode, stdout } = runProjectTool("humans", file);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${puzzle} +1 +11 +0\\.0$`, "m"));
    rmSync(target, { recursive: true });
    // The page of the study (a web page on which a player plays 60 levels) sends no results to a server: all its
    // requests only get files of the site.
    expect(
      requested.filter(
        (request) => !/^GET (?:data:|blob:)/.test(request) && !request.startsWith(`GET ${server.address}`),
      ),
    ).toEqual([]);
  });

  test("axe finds nothing wrong with its start, a level, the question and its end, by day and by night", async () => {
    await open(storedStudy(1, givenUp(1, 3)));
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
    const other = await context.newPage();
    await other.goto(`${server.address}study/`);
    await other.locator("#elsewhere[open]").waitFor();
    expect(await violations(other)).toEqual([]);
  });
});
