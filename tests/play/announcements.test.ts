import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { leave, levelNow, openCampaignAfter } from "./bot";
import { frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { saveRun } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

// Right: the ball is hit and falls, which wins. Down: the black ball falls.
const ONE_MOVE = ["@..o........"];

/** What a screen reader has been told. */
function told({ printed }: Player): string[] {
  return printed.filter((line) => line.startsWith("told: ")).map((line) => line.slice(6));
}

test("a level is named, then its moves are counted and how they end, what was taken back as well", () => {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: ONE_MOVE.join("\n") });
  const player = startPlayer(store);
  for (const button of ["a", "down", "b", "right"] as const) {
    press(player, button);
    settle(player);
  }
  expect(told(player).slice(0, 4)).toEqual([
    "Last Ball, Level 12",
    "1 move, lost, B takes the move back",
    "0 moves",
    "1 move, cleared, par 1",
  ]);
});

describe.each(PUZZLE_ROWS)("nothing more is said of a level of %s", (world) => {
  test.each(["B B", "the system menu"])("once it is left by %s", (by) => {
    const player = openCampaignAfter(12, world);
    frames(player, 60);
    const before = told(player);
    if (by === "B B") leave(player);
    else chooseMenuItem(player, "leave");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
    expect(told(player)).toEqual(before);
  });
});
