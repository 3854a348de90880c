import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { dailyRankOf } from "../../src/game/modes/daily-level";
import { remixOf } from "../../src/game/modes/remix-week";
import { dayNumber, weekNumber } from "../../src/game/save/days";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import { remixPuzzleName } from "../../src/game/screens/remix-texts";
import { PUZZLES } from "../../src/puzzles/index";
import { isEndCardShown, leave, levelNow, openLevelOf, openRow, solutionOf, waitForLevel, winAndSee } from "./bot";
import { PRINT_DRAWN_TEXTS, drawnTextsOf } from "./drawn-texts";
import {
  frames,
  gameBehind,
  makeMove,
  press,
  saveAfterExit,
  screenNow,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { saveIn, storeWith } from "./saves";

const DAY = dayNumber({ year: 2025, month: 12, day: 31 });
const WEEK = weekNumber(DAY);
const TWIST_NAMES = { rewinds: "three rewinds", turned: "it turns", fog: "fog" };

function openPage(store: Store, daysLater: number): Player {
  const player = startPlayer(store, { daysLater, files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Today");
  return player;
}

/**
 * Returns the texts that the game draws on the page Today, which must be open. Moves the cursor away and back, so that
 * the game draws all of them again.
 */
function textsOnPage(player: Player): string[] {
  press(player, "left");
  press(player, "right");
  settle(player);
  return drawnTextsOf(player);
}

function winLevel(player: Player): void {
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
}

function winOn(store: Store, daysLater: number): Save {
  const player = startPlayer(store, { daysLater });
  openLevelOf(player, "Today");
  winAndSee(player);
  return saveAfterExit(player);
}

describe("the levels of a day", () => {
  test("Ⓐ goes from win to win through the levels of all puzzles, and then to the remix", () => {
    const player = openPage(storeWith(undefined, "skid"), 0);
    const played: string[] = [];
    press(player, "a");
    for (let index = 0; index < PUZZLES.length; index++) {
      played.push(waitForLevel(player).puzzle);
      settle(player);
      drawnTextsOf(player);
      winAndSee(player);
      expect(isEndCardShown(player)).toBe(true);
      press(player, "a");
      settle(player);
    }
    const ids = PUZZLES.map(({ id }) => id);
    expect(played).toEqual([...ids.slice(ids.indexOf("skid")), ...ids.slice(0, ids.indexOf("skid"))]);
    expect(levelNow(player)).toMatchObject({ mode: "remix", level: 1, puzzle: remixOf(WEEK).puzzleId });
    leave(player);
    expect(textsOnPage(player)).toContain(`${PUZZLES.length} of ${PUZZLES.length} solved`);
    const { days } = saveAfterExit(player);
    expect(days).toMatchObject({ lastDay: DAY, streak: 1, bestStreak: 1 });
    PUZZLES.forEach((_, index) => {
      const [moves, par] = days.results.slice(4 * index, 4 * index + 2);
      expect(moves).toBe(par);
      expect(par).toBeGreaterThan(1);
    });
  });

  test("the buttons after a win name the next puzzle, and after the last win the remix, until the remix is over", () => {
    const results = PUZZLES.flatMap(({ id }) => [id === "penguin" || id === "fruit" ? 0 : 5, 5, 0, 0]);
    const record = { lastDay: DAY, streak: 1, bestStreak: 1, recentDays: "1", results };
    const store = storeWith((save) => Object.assign(save.days, record), "penguin");
    const player = openPage(store, 0);
    winLevel(player);
    expect(drawnTextsOf(player).join()).toContain("Ⓑ today Ⓐ Fruit");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    drawnTextsOf(player);
    winAndSee(player);
    // Waits until the game has shown both what Ⓑ does and what Ⓐ does. The two texts take turns, because Fruit's end
    // card (the card after a level) has no space for both.
    frames(player, 360);
    expect(drawnTextsOf(player)).toEqual(expect.arrayContaining(["Ⓑ today", "Ⓐ next: Remix"]));
    const remix = { week: WEEK, results: [5, 5, 5, 5, 5, 5] };
    const later = openPage(
      storeWith((save) => {
        Object.assign(save.days, record, { results: results.map((moves, index) => (index === 12 ? 5 : moves)) });
        Object.assign(save.remix, remix);
      }, "fruit"),
      0,
    );
    winLevel(later);
    expect(drawnTextsOf(later).join()).toContain("Ⓐ today");
  });

  test("a narrow box beside the board has room for the name of the next puzzle", () => {
    const results = PUZZLES.flatMap((_, index) => [index === 2 ? 5 : 0, 5, 0, 0]);
    const record = { lastDay: DAY, streak: 1, bestStreak: 1, recentDays: "1", results };
    const player = openPage(
      storeWith((save) => Object.assign(save.days, record), "ice-path"),
      0,
    );
    winLevel(player);
    const texts = drawnTextsOf(player);
    expect(texts).toContain("Ⓐ Penguin");
    expect(texts.join()).not.toContain("Ⓐ next");
  });

  test("✛ goes along the cards and stops at both ends, and Ⓐ plays the chosen one", () => {
    const player = openPage(storeWith(undefined, "last-ball"), 0);
    press(player, "left");
    const { length } = player.printed;
    for (let step = 0; step < PUZZLES.length + 1; step++) press(player, "right");
    const announced = player.printed.slice(length).filter((line) => line.startsWith("announcement: "));
    expect(announced).toEqual([
      ...PUZZLES.slice(1).map(({ id, name }) => `announcement: ${name}, Difficulty ${dailyRankOf(id, DAY)} of 5`),
      `announcement: Remix of the week, ${remixPuzzleName(WEEK)}, ${TWIST_NAMES[remixOf(WEEK).twist]}, 0 of 3 levels done, till Sunday`,
    ]);
    press(player, "left");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: PUZZLES[PUZZLES.length - 1].id, mode: "daily" });
  });

  test("a level that is left in the middle goes on, and the page begins at the puzzle of the title", () => {
    const player = openPage(storeWith(undefined, "penguin"), 0);
    press(player, "a");
    const level = waitForLevel(player);
    settle(player);
    makeMove(player, solutionOf(level)[0]);
    saveAfterExit(player);
    const again = openPage(player.store, 0);
    press(again, "a");
    expect(waitForLevel(again)).toMatchObject({ puzzle: "penguin", moveCount: 1 });
    settle(again);
    for (const move of solutionOf(level).slice(1)) makeMove(again, move);
    const index = PUZZLES.findIndex(({ id }) => id === "penguin");
    const [moves, par] = saveAfterExit(again).days.results.slice(4 * index);
    expect([moves, par]).toEqual([solutionOf(level).length, solutionOf(level).length]);
  });

  test("a level that is cleared can be looked at, and shows its moves", () => {
    const store = storeWith(undefined, "fruit");
    winOn(store, 0);
    const player = openPage(store, 0);
    const index = PUZZLES.findIndex(({ id }) => id === "fruit");
    for (let step = 0; step < PUZZLES.length; step++) press(player, "left");
    for (let step = 0; step < index; step++) press(player, "right");
    expect(textsOnPage(player)).toContain("Ⓐ see Fruit");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "fruit", outcome: "won" });
  });

  test("the results are announced for sharing while the page is shown", () => {
    const store = storeWith(undefined, "skid");
    winOn(store, 0);
    const player = openPage(store, 0);
    const result = player.printed.findLast((line) => line.startsWith("result: "));
    expect(result).toMatch(new RegExp(`^result: Glissade 31 December, 1 of ${PUZZLES.length} solved / Skid ■+$`));
    press(player, "b");
    settle(player);
    expect(player.printed.findLast((line) => line.startsWith("result: "))).toBe("result: none");
  });
});

describe("the streak of the page Today", () => {
  test("another puzzle on each day keeps one streak, which the page and the title show", () => {
    const store = storeWith();
    ["last-ball", "fruit", "skid"].forEach((puzzleId, day) => {
      const save = saveIn(store);
      if (save === undefined) throw new Error("the store has no save");
      const player = startPlayer(store, { daysLater: day });
      openRow(player, "Today");
      const steps = PUZZLES.findIndex(({ id }) => id === puzzleId);
      for (let step = 0; step < PUZZLES.length; step++) press(player, "left");
      for (let step = 0; step < steps; step++) press(player, "right");
      winLevel(player);
      expect(saveAfterExit(player).days.streak).toBe(day + 1);
    });
    expect(textsOnPage(openPage(store, 2))).toContain("3 days in a row");
    expect(textsOnPage(openPage(store, 3))).toContain("3 days in a row");
    expect(textsOnPage(openPage(store, 4)).join()).not.toContain("in a row");
  });
});

describe("making up yesterday", () => {
  /**
   * Returns the stored files of a player who won a daily level on day 0 and none on day 1. The tests open the page
   * Today on day 2.
   */
  function missedStore(): Store {
    const store = storeWith();
    winOn(store, 0);
    return store;
  }

  test("the page offers yesterday only if it was missed, and says until when", () => {
    const store = missedStore();
    expect(textsOnPage(openPage(store, 1)).join()).not.toContain("yesterday");
    const player = openPage(store, 2);
    expect(textsOnPage(player)).toContain("yesterday");
    press(player, "up");
    const texts = textsOnPage(player);
    for (const text of ["Yesterday, still open", "These stay open until midnight", "today"])
      expect(texts).toContain(text);
    press(player, "down");
    expect(textsOnPage(player)).toContain("Friday 2 January");
  });

  test("yesterday's level is the one of that day, and the streak goes on with it", () => {
    const store = missedStore();
    const other = storeWith(undefined, "ice-path");
    const inTime = openPage(other, 1);
    press(inTime, "a");
    const level = waitForLevel(inTime);
    const player = openPage(store, 2);
    press(player, "up");
    const index = PUZZLES.findIndex(({ id }) => id === "ice-path");
    for (let step = 0; step < PUZZLES.length; step++) press(player, "left");
    for (let step = 0; step < index; step++) press(player, "right");
    press(player, "a");
    expect(waitForLevel(player).map).toEqual(level.map);
    settle(player);
    winAndSee(player);
    expect(saveAfterExit(player).days).toMatchObject({ lastDay: DAY + 1, streak: 2, madeUpDay: DAY + 1 });
    expect(winOn(store, 2).days).toMatchObject({ lastDay: DAY + 2, streak: 3 });
  });

  test("yesterday can be made up after today's level, and joins both parts of the streak", () => {
    const store = missedStore();
    winOn(store, 2);
    const player = openPage(store, 2);
    press(player, "up");
    winLevel(player);
    expect(saveAfterExit(player)).toMatchObject({ days: { lastDay: DAY + 2, streak: 3, madeUpDay: DAY + 1 } });
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("a second missed day of the week is not offered, and one of the next week is", () => {
    const store = missedStore();
    const player = openPage(store, 2);
    press(player, "up");
    winLevel(player);
    saveAfterExit(player);
    winOn(store, 2);
    expect(textsOnPage(openPage(store, 4)).join()).not.toContain("yesterday");
    // The page is opened on 5 January 2026, a Monday, five days after the first day of the tests.
    expect(textsOnPage(openPage(store, 5)).join()).toContain("yesterday");
  });

  test("the clock set back offers nothing to make up", () => {
    const store = missedStore();
    winOn(store, 9);
    for (const day of [2, 3, 8]) expect(textsOnPage(openPage(store, day)).join()).not.toContain("yesterday");
  });
});

describe("a day before the last one that counted", () => {
  const SENTENCE = "Not counted: clock set back";

  /**
   * Returns the stored files of a player who has won a daily level of the future: two days after the day on which these
   * tests open the page Today. So the console's clock seems to have been set back.
   */
  function aheadStore(): Store {
    const store = storeWith(undefined, "skid");
    winOn(store, 3);
    return store;
  }

  test("the page says that the day does not count, and no card shows a difficulty", () => {
    const player = openPage(aheadStore(), 1);
    expect(player.printed).toContain(`announcement: ${SENTENCE}. Skid, free`);
    press(player, "right");
    expect(player.printed).toContain("announcement: Penguin, free");
    expect(player.printed.filter((line) => line.startsWith("result: Glissade"))).toEqual([]);
    const texts = textsOnPage(player);
    expect(texts).toContain(SENTENCE);
    expect(texts.filter((text) => /^Difficulty|^0 of \d+ solved$/.test(text))).toEqual([]);
    for (const daysLater of [3, 4]) expect(textsOnPage(openPage(aheadStore(), daysLater))).not.toContain(SENTENCE);
  });

  test("a level of that day is won again and again, and neither the day nor the puzzle counts it", () => {
    const store = aheadStore();
    const before = saveIn(store);
    const player = openPage(store, 1);
    press(player, "right");
    press(player, "right");
    for (let times = 0; times < 2; times++) {
      press(player, "a");
      const level = waitForLevel(player);
      expect(level).toMatchObject({ outcome: "playing", moveCount: 0 });
      settle(player);
      drawnTextsOf(player);
      winAndSee(player);
      expect(player.printed.filter((line) => line.startsWith("result: Glissade"))).toEqual([]);
      expect(drawnTextsOf(player).join()).toContain("not counted");
      press(player, "a");
      settle(player);
      expect(screenNow(player)).toBe("today");
    }
    const after = saveAfterExit(player);
    expect(after.days).toEqual(before?.days);
    expect(after.puzzles.map(({ daily }) => daily)).toEqual(before?.puzzles.map(({ daily }) => daily));
    expect(after.stats.levelsCleared).toBe(before?.stats.levelsCleared);
  });

  test("the level that an older save holds as won on that day is played anew", () => {
    const { daily } = openPuzzleSave(winOn(storeWith(undefined, "penguin"), 1), "penguin");
    const later = { lastDay: DAY + 3, streak: 1, bestStreak: 1, recentDays: "1" };
    const store = storeWith((save, saved) => {
      Object.assign(save.days, later);
      Object.assign(saved.daily, daily);
    }, "penguin");
    const player = openPage(store, 1);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "penguin", outcome: "playing", moveCount: 0 });
  });
});

describe("the card of the weekly remix", () => {
  const BETWEEN = { left: 308, right: 396, top: 118, bottom: 132 };
  const MIN_GAP = 3;
  const SWING_FRAMES = 20;

  function gapRows({ console }: Player): number {
    const isBlackRow = (y: number): boolean =>
      console.pixels.subarray(y * 400 + BETWEEN.left, y * 400 + BETWEEN.right).every((pixel) => pixel === 0);
    let rows = 0;
    for (let y = BETWEEN.top; y < BETWEEN.bottom; y++) if (isBlackRow(y)) rows++;
    return rows;
  }

  test.each([0, 7, 14])(
    "the card has room above its word, chosen or not, also while it swings, %i days later",
    (later) => {
      const player = startPlayer(storeWith(undefined, PUZZLES[0].id), { daysLater: later });
      openRow(player, "Today");
      const gaps = [gapRows(player)];
      for (let step = 0; step < PUZZLES.length; step++) press(player, "right");
      for (let elapsed = 0; elapsed < SWING_FRAMES; elapsed++) {
        frames(player, 1);
        gaps.push(gapRows(player));
      }
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MIN_GAP);
    },
  );
});

describe("the page Today when all daily levels are cleared", () => {
  function openDone(remixResults: readonly number[]): Player {
    const results = PUZZLES.flatMap(() => [5, 5, 0, 0]);
    const record = { lastDay: DAY, streak: 1, bestStreak: 1, recentDays: "1", results };
    const store = storeWith((save) => {
      Object.assign(save.days, record);
      Object.assign(save.remix, { week: WEEK, results: remixResults });
    }, "skid");
    const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openRow(player, "Today");
    settle(player);
    return player;
  }

  test.each([
    ["not begun", []],
    ["begun", [5, 5, 0, 0, 0, 0]],
  ])("the cursor is on the weekly remix if it is %s, and Ⓐ plays it", (_, remixResults) => {
    const player = openDone(remixResults);
    expect(drawnTextsOf(player)).toContain("Ⓐ play Remix");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "remix", puzzle: remixOf(WEEK).puzzleId });
  });

  test("the cursor stays on the puzzle of the title if the weekly remix is over, too", () => {
    const texts = drawnTextsOf(openDone([5, 5, 6, 5, 7, 7]));
    expect(texts.join()).not.toContain("Remix of");
    expect(texts).not.toContain("Ⓐ play Remix");
    expect(texts).not.toContain("Ⓐ see result");
  });
});
