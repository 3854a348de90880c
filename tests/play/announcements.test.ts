import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { leave, levelNow, loseLevel, openCampaignAfter, solutionOf, waitUntil, win, winAndSee } from "./bot";
import { startEndless } from "./endless-run";
import { askForMove, frame, frames, chooseMenuItem, press, settle, type Player } from "./player";
import { saveRun } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

/**
 * A level of the puzzle Last Ball with only one row. A move to the right hits the white ball off the board and wins; a
 * move down loses the black ball.
 */
const ONE_MOVE = ["@..o........"];

/**
 * The number of frames for which the test holds Ⓐ, so that the game takes the press as a long one and plays the level
 * itself.
 */
const FRAMES_OF_HOLD = 30;
const DIRECTIONS = ["up", "right", "down", "left"];

/** The first hint (grade 1) for the seventh level of Last Ball's campaign. It gives away least. */
const BALL_STOPS = "A ball must stop you in row 4. Ⓐ shows more, but then no par medal";
/** The second hint (grade 2) for the seventh level of Last Ball's campaign. It gives away more than the first. */
const NEXT_STOP = "Reach the ring";

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
    "1 move, lost, Ⓑ undoes the move",
    "0 moves",
    "1 move, cleared, par 1",
  ]);
});

function toldWhileWatching(player: Player): string[] {
  const { length } = told(player);
  for (let held = 0; held < FRAMES_OF_HOLD; held++) frame(player, ["a"]);
  waitUntil(player, () => told(player).some((text) => text.includes("cleared")));
  return told(player).slice(length);
}

test("each grade of a hint is announced once, in the words beside the board", () => {
  const player = openCampaignAfter(6);
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  const { length } = told(player);
  press(player, "a");
  settle(player);
  const [idea, ...others] = told(player).slice(length);
  expect(idea).toBe(BALL_STOPS);
  expect(others).toEqual([]);
  press(player, "a");
  settle(player);
  press(player, "a");
  settle(player);
  frames(player, FRAMES_OF_HOLD);
  expect(told(player).slice(length + 1)).toEqual([NEXT_STOP, `Now move ${DIRECTIONS[solutionOf(level)[0]]}`]);
});

test("a hint that is asked for again after a move is announced again", () => {
  const player = openCampaignAfter(6);
  loseLevel(player);
  const { length } = told(player);
  press(player, "a");
  settle(player);
  expect(told(player).slice(length)).toEqual(["Go back 1 move: from here it is lost"]);
  press(player, "b");
  settle(player);
  press(player, "a");
  settle(player);
  const again = told(player).slice(length + 1);
  expect(again).toHaveLength(2);
  expect(again[0]).toBe("0 moves");
  expect(again[1]).toBe(BALL_STOPS);
});

test("a watched solution is announced once as not counted, and its win as watched", () => {
  const player = openCampaignAfter(6);
  const lines = toldWhileWatching(player);
  expect(lines.filter((text) => text === "watched: does not count")).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/^\d+ moves?, cleared, watched$/);
  settle(player);
  expect(told(player).at(-1)).toBe(lines.at(-1));
});

test("the card of a campaign level announces once that a hint has cost the medals", () => {
  const player = openCampaignAfter(6);
  askForMove(player);
  settle(player);
  winAndSee(player);
  frames(player, FRAMES_OF_HOLD);
  expect(told(player).filter((text) => text === "with a hint")).toHaveLength(1);
});

test("a win without help announces no reason for a missed medal", () => {
  const player = openCampaignAfter(6);
  win(player);
  waitUntil(player, () => told(player).some((text) => text.includes("cleared")));
  settle(player);
  frames(player, FRAMES_OF_HOLD);
  expect(told(player).at(-1)).toMatch(/, cleared, par \d+$/);
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
