import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { afterResult, boardFromRows, listThings, mapOf } from "./heard-board";
import { ask, hear, hearUntil, pressAndHear, pressUntil, startListener, type Listener } from "./listener";
import { frame, frames } from "./player";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { saveCampaign } from "./saves";
import { solve } from "./solver";

const DIRECTIONS: readonly Button[] = ["up", "right", "down", "left"];
const LEVEL_COUNT = 10;
/**
 * How many levels of the campaign are cleared before the test plays. The next ten levels together have most things that
 * a level of the puzzle can have.
 */
const CLEARED_BEFORE = 33;
/** The number of frames that the test waits on an end card, which follows a level and ignores buttons at first. */
const FRAMES_BEFORE_BUTTONS = 30;

const MOVES = /^(\d+) moves?/;

function openCampaignByEar(listener: Listener, puzzleName: string): void {
  hearUntil(listener, (text) => text.includes("Play"));
  if (!ask(listener, "pieces").includes(puzzleName)) pressUntil(listener, "right", (text) => text.includes(puzzleName));
  pressUntil(listener, "down", (text) => text.startsWith("Map"));
  pressAndHear(listener, "a", 30);
  pressAndHear(listener, "a");
}

/**
 * Wins the level on the screen by ear alone: hears its board, solves the level, and hears the result of each move.
 * Compares the board computed from the heard results with the board that the game announces. Returns the last
 * announcement of the level.
 */
function winByEar(listener: Listener, puzzleId: string): string {
  const board = boardFromRows(ask(listener, "board"));
  let { things } = board;
  let last = "";
  for (const direction of solve(mapOf(puzzleId, board), puzzleId)) {
    const preview = ask(listener, DIRECTIONS[direction] as "up" | "right" | "down" | "left");
    frame(listener.player, [DIRECTIONS[direction]]);
    const heard = hearUntil(listener, (text) => MOVES.test(text));
    last = heard.find((text) => MOVES.test(text)) ?? "";
    const result = heard[heard.indexOf(last) - 1];
    expect(preview).toBe(`${DIRECTIONS[direction]}: ${result}`);
    things = afterResult(things, result);
    if (!last.includes("cleared"))
      expect(listThings(things)).toEqual(listThings(boardFromRows(ask(listener, "board")).things));
  }
  return last;
}

describe.each(PUZZLE_ROWS)("the levels of %s, played by a player who only hears the announcements", (puzzleId) => {
  test(`${LEVEL_COUNT} levels are won`, () => {
    const store = createMemoryStore();
    saveCampaign(store, CLEARED_BEFORE, puzzleId);
    const listener = startListener(store);
    openCampaignByEar(listener, puzzleOf(puzzleId).name);
    for (let level = 1; level <= LEVEL_COUNT; level++) {
      const heard = hearUntil(listener, (text) => text.startsWith("Columns"));
      expect(heard.some((text) => text.startsWith(`${puzzleOf(puzzleId).name}, `))).toBe(true);
      expect(winByEar(listener, puzzleId)).toMatch(/cleared, par \d+$/);
      hearUntil(listener, (text) => text.includes("Ⓐ: next"));
      frames(listener.player, FRAMES_BEFORE_BUTTONS);
      hear(listener);
      pressAndHear(listener, "a");
    }
  });
});
