import { expect, test } from "vitest";
import { openRow } from "./bot";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { chooseMenuItem, frame, frames, press, settle, startPlayer, type Player } from "./player";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";

/**
 * A number of frames in which the editor's blinking preview of the selected thing appears and disappears at least once.
 */
const PREVIEW_FRAMES = 90;

const FRAMES_TO_PAINT = 20;

function openEditor(puzzleId: string): Player {
  const map = puzzleOf(puzzleId).campaign.level(0).map.join("\n");
  const player = startPlayer(storeWithOwnLevels([map], puzzleId));
  openRow(player, "Workshop");
  chooseOwnAction(player, "Edit");
  return player;
}

function pictureOf({ console }: Player): string {
  return console.pixels.join("");
}

function savedWidth(player: Player, puzzleId: string): number {
  player.console.signal("deviceWillLock");
  return ownMaps(player.store, puzzleId)[0].split("\n")[0].length;
}

test.each(PUZZLE_ROWS)("the editor of %s shows the selected thing at the cursor from time to time", (puzzleId) => {
  const player = openEditor(puzzleId);
  frames(player, FRAMES_TO_PAINT);
  // Selects the first two things of the editor's open drawer in turn, because one of them may look like what is at the
  // cursor.
  const counts = [0, 30].map((crankDegrees) => {
    frame(player, [], crankDegrees);
    return new Set(Array.from({ length: PREVIEW_FRAMES }, () => (frame(player), pictureOf(player)))).size;
  });
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(2);
});

test.each(PUZZLE_ROWS)("the page size of the editor of %s removes a column, shows it and saves it", (puzzleId) => {
  const player = openEditor(puzzleId);
  const width = savedWidth(player, puzzleId);
  chooseMenuItem(player, "board");
  settle(player);
  press(player, "a");
  settle(player);
  const before = pictureOf(player);
  press(player, "left");
  settle(player);
  expect(pictureOf(player)).not.toBe(before);
  expect(savedWidth(player, puzzleId)).toBe(width - 1);
  press(player, "a");
  settle(player);
  press(player, "right");
  settle(player);
  expect(savedWidth(player, puzzleId)).toBe(width - 1);
});

test.each(PUZZLE_ROWS)("the page insight of %s looks the same after it is chosen while it is open", (puzzleId) => {
  const player = openEditor(puzzleId);
  settle(player);
  const board = pictureOf(player);
  chooseMenuItem(player, "insight");
  settle(player);
  const insight = pictureOf(player);
  expect(insight).not.toBe(board);
  chooseMenuItem(player, "insight");
  settle(player);
  expect(pictureOf(player)).toBe(insight);
});
