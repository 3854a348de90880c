import { describe, expect, test } from "vitest";
import { endRush, loseLevel, leave, solutionOf, openLevelOf, rewind, winAndGoOn } from "./bot";
import { frame, frames, makeMove, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";
import { RUSH_MS } from "../../src/game/modes/rush";

const FRAMES_A_SECOND = 30;
const LOSSES = 3;
const COUNT_FRAMES = 110;

function openRush(puzzleId: string, best: number): Player {
  const player = startPlayer(storeWith((_, saved) => void (saved.rushBest = best), puzzleId));
  openLevelOf(player, "Rush");
  return player;
}

describe.each(PUZZLE_ROWS)("the end of a rush in %s", (puzzleId) => {
  test("the end of a rush shows a new best, and the best before it", () => {
    const player = openRush(puzzleId, 1);
    winAndGoOn(player);
    winAndGoOn(player);
    endRush(player);
    frames(player, COUNT_FRAMES);
    for (const text of ["NEW BEST", "up from 1", "Ⓐ again"]) expect(isTextOnScreen(player, text), text).toBe(true);
    expect(player.printed.join("\n")).toContain("2 levels cleared");
  });

  test("the end of a rush shows how many levels were missing to the best, and that the player ended it", () => {
    const player = openRush(puzzleId, 9);
    winAndGoOn(player);
    endRush(player);
    frames(player, COUNT_FRAMES);
    for (const text of ["You stopped", "8 short of your best, 9"])
      expect(isTextOnScreen(player, text), text).toBe(true);
    expect(player.printed.join("\n")).toContain("1 level cleared");
    expect(isTextOnScreen(player, "NEW BEST")).toBe(false);
  });

  test("the end of a rush that equals the best says so, and is no new best", () => {
    const player = openRush(puzzleId, 1);
    winAndGoOn(player);
    endRush(player);
    frames(player, COUNT_FRAMES);
    expect(isTextOnScreen(player, "Best 1")).toBe(true);
    expect(isTextOnScreen(player, "NEW BEST")).toBe(false);
  });

  test("the end of a rush says that the time is up", () => {
    const player = openRush(puzzleId, 0);
    frames(player, (RUSH_MS / 1000 + 1) * FRAMES_A_SECOND);
    expect(isTextOnScreen(player, "The time ran out")).toBe(true);
  });
});

test("the end of a rush says that three levels were lost", () => {
  const player = openRush("last-ball", 0);
  for (let at = 1; at <= LOSSES; at++) {
    loseLevel(player);
    if (at < LOSSES) rewind(player);
  }
  expect(isTextOnScreen(player, "The last lamp went out")).toBe(true);
});

test("a new best is shown even if the rush was left and resumed", () => {
  const player = openRush("last-ball", 0);
  winAndGoOn(player);
  leave(player);
  openLevelOf(player, "Rush");
  endRush(player);
  frames(player, COUNT_FRAMES);
  expect(isTextOnScreen(player, "NEW BEST")).toBe(true);
});

test("the crank turns the end of a rush back to the board, and on to the texts again", () => {
  const player = openRush("last-ball", 0);
  const [move] = solutionOf(winAndGoOn(player));
  makeMove(player, move);
  endRush(player);
  frames(player, COUNT_FRAMES);
  const words = player.console.pixels.slice();
  frame(player, [], -60);
  settle(player);
  expect(isTextOnScreen(player, "NEW BEST")).toBe(false);
  frame(player, [], 60);
  settle(player);
  expect(player.console.pixels).toEqual(words);
});
