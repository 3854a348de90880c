import { describe, expect, test } from "vitest";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { PACES } from "../../src/puzzles/pace";
import { TEXTS } from "../../src/game/texts/index";
import { leave, levelNow, openPace, pressRow, solutionOf, waitForLevel, winAndGoOn } from "./bot";
import { openRun } from "./open-mode";
import { chooseMenuItem, frames, gameBehind, makeMove, press, settle, startPlayer, type Player } from "./player";
import { lessonsOf, PUZZLE_ROWS } from "./puzzles";
import { saveIn, storeWith } from "./saves";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";

/**
 * The number of frames after which all balls have rolled off the screen when the player has given up an endless run.
 * Each ball stands for a level.
 */
const ROLL_FRAMES = 25;
const SCREEN_WIDTH = 400;
const COLUMN_WIDTH = 133;
/**
 * A row of pixels in the white pill that says what Ⓐ does, above the pill's text. The tests look there for the pill.
 */
const PILL_TOP = 194;

function playerWithRuns(puzzleId: string): Player {
  const store = storeWith((save, saved) => {
    saved.bestLevels = [6, 12, 0];
    saved.endless.cleared = 16;
    setResumePoint(save, { ...createResumePoint(puzzleId, "calm"), seed: 5, levelNumber: 4 });
    setResumePoint(save, { ...createResumePoint(puzzleId, "rising"), seed: 6, levelNumber: 9 });
  }, puzzleId);
  return startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
}

function drawnText(player: Player): string {
  return drawnTextsOf(player).join(" | ");
}

function seeLevel(player: Player): ReturnType<typeof waitForLevel> {
  const level = waitForLevel(player);
  settle(player);
  return level;
}

function leaveToPaces(player: Player): void {
  chooseMenuItem(player, TEXTS.menu.leave);
  settle(player);
  press(player, "a");
  drawnTextsOf(player);
  settle(player);
}

function pillColumn({ console: { pixels } }: Player): number {
  const whites = PACES.map((_, column) => {
    const from = PILL_TOP * SCREEN_WIDTH + column * COLUMN_WIDTH;
    return pixels.subarray(from, from + COLUMN_WIDTH).reduce((sum, pixel) => sum + pixel, 0);
  });
  return whites.indexOf(Math.max(...whites));
}

describe.each(PUZZLE_ROWS)("the paces of %s", (puzzleId) => {
  test("Play shows the level and the best of each pace, and Ⓐ goes on with the chosen run", () => {
    const player = playerWithRuns(puzzleId);
    openPace(player, "calm");
    const drawn = drawnText(player);
    for (const text of ["4, best 6", "9, best 12", TEXTS.pace.meanings.hard, TEXTS.pace.goOn])
      expect(drawn).toContain(text);
    press(player, "a");
    expect(seeLevel(player)).toMatchObject({ mode: "calm", level: 4, seed: 5 });
  });

  test("the pill that says what Ⓐ does stands below the chosen pace", () => {
    PACES.forEach((pace, column) => {
      const player = playerWithRuns(puzzleId);
      openPace(player, pace);
      expect(pillColumn(player)).toBe(column);
    });
  });

  test("each pace keeps its own level and moves while another one is played", () => {
    const player = playerWithRuns(puzzleId);
    openPace(player, "calm");
    press(player, "a");
    const calm = seeLevel(player);
    makeMove(player, solutionOf(calm)[0]);
    const moved = levelNow(player);
    expect(moved?.moves).not.toBe("");
    chooseMenuItem(player, TEXTS.menu.leave);
    settle(player);
    press(player, "a");
    settle(player);
    press(player, "right");
    press(player, "a");
    expect(seeLevel(player)).toMatchObject({ mode: "rising", level: 9 });
    const later = openRun(player.store, "calm");
    expect(levelNow(later)).toMatchObject({ ...moved });
  });

  test("a pace that is not begun begins, and is remembered as the pace played last", () => {
    const player = playerWithRuns(puzzleId);
    openPace(player, "hard");
    expect(drawnText(player)).toMatch(new RegExp(`${TEXTS.pace.begin}(?!.*${TEXTS.pace.newRun})`));
    press(player, "down");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId });
    player.console.signal("gameWillTerminate");
    expect(saveIn(player.store)?.puzzles.find(({ id }) => id === puzzleId)?.pace).toBe("hard");
  });
});

test.each(PUZZLE_ROWS)("a hard run of %s that is left in its first lesson stays the chosen pace", (puzzleId) => {
  const player = startPlayer(storeWith((_, saved) => void (saved.knownThings = ""), puzzleId));
  openPace(player, "hard");
  press(player, "a");
  const { map } = seeLevel(player);
  expect(map).toEqual(lessonsOf(puzzleId)[0].map);
  leave(player);
  for (const later of [player, startPlayer(player.store)]) {
    settle(later);
    press(later, "a");
    settle(later);
    press(later, "a");
    expect(seeLevel(later)).toMatchObject({ mode: "hard", map });
  }
});

test("a pace of which no level was cleared has no best, and the first cleared level makes one", () => {
  const player = startPlayer(storeWith(), { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openPace(player, "calm");
  press(player, "a");
  expect(seeLevel(player)).toMatchObject({ mode: "calm", level: 1 });
  expect(drawnText(player).toLowerCase()).not.toContain("best");
  leaveToPaces(player);
  expect(drawnText(player)).toContain(TEXTS.level(1));
  press(player, "down");
  press(player, "a");
  settle(player);
  const question = drawnText(player);
  expect(question).toContain(TEXTS.pace.newRunCost(1, 0));
  expect(question.toLowerCase()).not.toContain("best");
  press(player, "a");
  settle(player);
  press(player, "a");
  expect(seeLevel(player)).toMatchObject({ mode: "calm", level: 1 });
  expect(winAndGoOn(player)).toMatchObject({ level: 2 });
  leaveToPaces(player);
  expect(drawnText(player)).toContain(TEXTS.pace.records(2, 2)[0]);
});

describe("a new run", () => {
  test("keeping the run is chosen at first, and neither Ⓐ nor Ⓑ then loses anything", () => {
    for (const answer of ["a", "b"] as const) {
      const player = playerWithRuns("last-ball");
      openPace(player, "rising");
      press(player, "down");
      press(player, "a");
      settle(player);
      expect(drawnText(player)).toContain(TEXTS.pace.newRunCost(9, 12));
      press(player, answer);
      settle(player);
      expect(drawnText(player)).toContain(TEXTS.pace.goOn);
    }
  });

  test("a new run begins with level 1 of another seed, and the best stays", () => {
    const player = playerWithRuns("last-ball");
    openPace(player, "rising");
    press(player, "down");
    press(player, "a");
    settle(player);
    press(player, "down");
    press(player, "a");
    frames(player, ROLL_FRAMES);
    const first = seeLevel(player);
    expect(first).toMatchObject({ mode: "rising", level: 1 });
    expect(first.seed).not.toBe(6);
    expect(winAndGoOn(player)).toMatchObject({ level: 2 });
    player.console.signal("gameWillTerminate");
    expect(saveIn(player.store)?.puzzles[0].bestLevels).toEqual([6, 12, 0]);
  });

  test("no press while the balls roll away does anything", () => {
    const player = playerWithRuns("last-ball");
    openPace(player, "calm");
    press(player, "down");
    press(player, "a");
    settle(player);
    press(player, "down");
    press(player, "a");
    for (const button of ["b", "a", "up"] as const) press(player, button);
    frames(player, ROLL_FRAMES);
    expect(seeLevel(player)).toMatchObject({ mode: "calm", level: 1 });
  });
});

test("the cursor stops at the first and at the last pace, and Ⓑ goes back to the title", () => {
  const player = playerWithRuns("last-ball");
  pressRow(player, "Play");
  PACES.forEach(() => {
    press(player, "right");
  });
  settle(player);
  expect(drawnText(player)).toContain(TEXTS.pace.begin);
  for (let step = 0; step < 2 * PACES.length; step++) press(player, "left");
  settle(player);
  expect(drawnText(player)).toContain(TEXTS.pace.goOn);
  expect(pillColumn(player)).toBe(0);
  press(player, "b");
  settle(player);
  expect(drawnText(player)).toContain(TEXTS.title.campaign);
});
