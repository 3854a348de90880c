import { describe, expect, test } from "vitest";
import { levelNow, openLevelOf, openRow, waitForLevel } from "./bot";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { resumePointOf, storeWith } from "./saves";
import { canBeLost } from "./solver";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_A_SECOND = 30;
const RUSH_MS = 180000;
const FRAME_MS = 34;

function openRules(puzzleId: string): Player {
  const player = startPlayer(storeWith((_, saved) => void (saved.rushBest = 7), puzzleId));
  openRow(player, "Rush");
  return player;
}

function leftMsOf(player: Player): number {
  player.console.signal("gameWillTerminate");
  const tally = resumePointOf(player.store, "rush")?.tally;
  if (tally?.mode !== "rush") throw new Error("no rush was left");
  return tally.remainingMs;
}

describe.each(PUZZLE_ROWS)("the time before a rush in %s", (puzzleId) => {
  test("the rules of a rush are shown, and nothing begins until the player confirms them", () => {
    const player = openRules(puzzleId);
    for (const text of ["3:00 on the clock", "no hints", "Best 7"])
      expect(isTextOnScreen(player, text), text).toBe(true);
    frames(player, 3 * FRAMES_A_SECOND);
    expect(levelNow(player)).toBeUndefined();
  });

  test("three lives are promised and announced only for a puzzle whose levels can be lost", () => {
    const player = openRules(puzzleId);
    expect(isTextOnScreen(player, "three lives")).toBe(canBeLost(puzzleId));
    press(player, "a");
    waitForLevel(player);
    settle(player);
    const announcements = player.printed.filter((line) => line.startsWith("announcement: ")).join();
    expect(announcements).toMatch(canBeLost(puzzleId) ? /, \d:\d\d, three lives/ : /, \d:\d\d$/);
  });

  test("a countdown is shown for more than a second and a half, and the clock of the rush stands", () => {
    const player = openRules(puzzleId);
    const begun = player.reports.length;
    press(player, "a");
    waitForLevel(player);
    expect(player.reports.length - begun).toBeGreaterThan(1.5 * FRAMES_A_SECOND);
    expect(leftMsOf(player)).toBeGreaterThan(RUSH_MS - 10 * FRAME_MS);
  });
});

test.each(PUZZLE_ROWS)(
  "arrows that are pressed in %s before the countdown is over make no move in the first level",
  (puzzleId) => {
    for (const button of ["up", "right", "down", "left"] as const) {
      const player = openRules(puzzleId);
      press(player, "a");
      for (let at = 0; at < 3 * FRAMES_A_SECOND && levelNow(player) === undefined; at++) {
        // Tries to make moves in each frame of the countdown before a rush. Presses one arrow in every second frame,
        // and all four arrows at once in the frames between.
        frame(player, at % 2 === 0 ? [button] : ["up", "right", "down", "left"]);
      }
      settle(player);
      expect(levelNow(player)).toMatchObject({ moves: "", moveCount: 0 });
    }
  },
);

test("a rush that is resumed has a countdown as well, and its clock waits", () => {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Rush");
  frames(player, 2 * FRAMES_A_SECOND);
  const left = leftMsOf(player);
  const again = startPlayer(player.store);
  openRow(again, "Rush");
  press(again, "a");
  frames(again, FRAMES_A_SECOND);
  expect(levelNow(again)).toBeUndefined();
  waitForLevel(again);
  expect(leftMsOf(again)).toBeGreaterThan(left - 10 * FRAME_MS);
});

test("Ⓑ leaves the countdown of a rush for the title", () => {
  const player = openRules("last-ball");
  press(player, "a");
  frames(player, FRAMES_A_SECOND / 2);
  press(player, "b");
  settle(player);
  frame(player);
  expect(levelNow(player)).toBeUndefined();
  expect(openLevelOf(player, "Today")).toMatchObject({ mode: "daily" });
});
