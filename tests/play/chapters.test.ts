import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { leave, levelNow, openRow, waitForLevel, waitUntil, winAndSee } from "./bot";
import { startEndless } from "./endless-run";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, saveRun } from "./saves";

const CHAPTERED = loadAllPuzzles()
  .filter(({ laterChapters = [] }) => laterChapters.length > 0)
  .map((puzzle) => ({ id: puzzle.id, puzzle }));
const CHAPTERS = CHAPTERED.flatMap(({ id, puzzle }) =>
  (puzzle.laterChapters ?? []).map((load, index) => ({ id, name: load().name, puzzle, index: index + 1 })),
);

const FRAMES_OF_OPENING = 45;
/** A number of frames within which something moves in the scenery of each campaign chapter. */
const FRAMES_WITH_MOVEMENT = 200;
const FRAMES_UNTIL_REST = 20 * 30;

function firstLevelOf({ campaign, laterChapters = [] }: AnyPuzzle, index: number): number {
  return 1 + Math.ceil((index * campaign.levelCount) / (laterChapters.length + 1));
}

function storeBefore(puzzle: AnyPuzzle, index: number): Store {
  const store = createMemoryStore();
  saveCampaign(store, firstLevelOf(puzzle, index) - 1, puzzle.id);
  return store;
}

function enter(player: Player): void {
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
}

function openingsOf({ printed }: Player, name: string): number {
  return printed.filter((line) => line.startsWith(`announcement: ${name}, `)).length;
}

function drawnFrames(player: Player, count: number): number {
  return Array.from({ length: count }, () => frame(player)).filter(({ hasDrawn }) => hasDrawn).length;
}

function changedFrames(player: Player, count: number): number {
  let changed = 0;
  for (let index = 0; index < count; index++) {
    const before = player.console.pixels.slice();
    frame(player);
    if (before.some((pixel, at) => pixel !== player.console.pixels[at])) changed++;
  }
  return changed;
}

describe.each(CHAPTERS)("the chapter $name of $id", ({ name, puzzle, index }) => {
  test("it opens before its first level, and Ⓐ shows the level", () => {
    const player = startPlayer(storeBefore(puzzle, index));
    enter(player);
    expect(openingsOf(player, name)).toBe(1);
    const opening = player.console.pixels.slice();
    press(player, "a");
    settle(player);
    expect(player.console.pixels).not.toEqual(opening);
    expect(levelNow(player)).toMatchObject({ level: firstLevelOf(puzzle, index), moves: "" });
  });

  test("the presses during its opening move no piece", () => {
    const player = startPlayer(storeBefore(puzzle, index));
    enter(player);
    for (let turn = 0; turn < 3; turn++) for (const button of ["left", "up", "right", "down"] as const) press(player, button); // prettier-ignore
    press(player, "a");
    settle(player);
    expect(levelNow(player)?.moves).toBe("");
  });

  test("it does not open again when the player comes back to its first level", () => {
    const player = startPlayer(storeBefore(puzzle, index));
    enter(player);
    frames(player, FRAMES_OF_OPENING);
    settle(player);
    leave(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    expect(levelNow(player)?.level).toBe(firstLevelOf(puzzle, index));
    expect(openingsOf(player, name)).toBe(1);
  });

  test("nothing moves in its opening and in its scenery with less flashing", () => {
    const player = startPlayer(storeBefore(puzzle, index), { reducesFlashing: true });
    enter(player);
    expect(openingsOf(player, name)).toBe(1);
    frames(player, 4);
    expect(changedFrames(player, 20)).toBe(0);
    frames(player, FRAMES_OF_OPENING);
    settle(player);
    expect(changedFrames(player, 100)).toBe(0);
  });

  test("its scenery rests when the player has done nothing for 20 seconds", () => {
    const player = startPlayer(storeBefore(puzzle, index));
    enter(player);
    frames(player, FRAMES_OF_OPENING);
    settle(player);
    expect(drawnFrames(player, FRAMES_WITH_MOVEMENT)).toBeGreaterThan(0);
    frames(player, FRAMES_UNTIL_REST);
    // Without input, only the eyes of a figure may shut and open again. This draws two frames.
    expect(drawnFrames(player, 150)).toBeLessThanOrEqual(2);
    press(player, "b");
    frames(player, 10);
    expect(drawnFrames(player, FRAMES_WITH_MOVEMENT)).toBeGreaterThan(2);
  });
});

test.each(CHAPTERED)("an endless run of $id opens its second chapter before level 11", ({ id, puzzle }) => {
  const store = createMemoryStore();
  const [secondChapter] = puzzle.laterChapters ?? [];
  const { name } = secondChapter();
  const { map } = puzzle.campaign.level(4);
  saveRun(store, { levelNumber: 10, map: map.join("\n"), moves: "", moveCount: 0 }, id);
  const player = startEndless(store);
  settle(player);
  winAndSee(player);
  waitUntil(player, () => openingsOf(player, name) > 0);
  frames(player, FRAMES_OF_OPENING);
  settle(player);
  expect(levelNow(player)).toMatchObject({ level: 11, moves: "" });
});
