import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { leave, levelNow, openCampaignAfter } from "./bot";
import { startEndless } from "./endless-run";
import { frames, chooseMenuItem, press, settle, type Player } from "./player";
import { saveRun } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

/**
 * A level of the puzzle Last Ball with only one row. A move to the right hits the white ball off the board and wins; a
 * move down loses the black ball.
 */
const ONE_MOVE = ["@..o........"];

/** Returns the texts that the game has announced to a screen reader. */
function told({ printed }: Player): string[] {
  return printed.filter((line) => line.startsWith("announcement: ")).map((line) => line.slice("announcement: ".length));
}

test("the game announces a level's name and, after each move or undo, the number of moves and how they ended", () => {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: ONE_MOVE.join("\n") });
  const player = startEndless(store);
  for (const button of ["down", "b", "right"] as const) {
    press(player, button);
    settle(player);
  }
  expect(told(player).slice(0, 4)).toEqual([
    "Last Ball, Level 12",
    "1 move, lost, B undoes the move",
    "0 moves",
    "1 move, cleared, par 1",
  ]);
});

describe.each(PUZZLE_ROWS)("the announcements for a level of %s", (puzzleId) => {
  test.each(["B B", "the system menu"])("the game announces nothing more once the level is left by %s", (by) => {
    const player = openCampaignAfter(12, puzzleId);
    frames(player, 60);
    const before = told(player);
    if (by === "B B") leave(player);
    else chooseMenuItem(player, "leave");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
    expect(told(player)).toEqual(before);
  });
});
