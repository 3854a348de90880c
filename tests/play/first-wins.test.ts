import { describe, expect, test } from "vitest";
import type { FirstWin } from "../../src/game/save/first-wins";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import {
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openRow,
  rewind,
  solutionOf,
  waitForLevel,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { storedFirstWins } from "./first-wins";
import { askForMove, frame, frames, makeMove, press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const FRAMES_A_SECOND = 30;
const FRAMES_OF_WATCHING = 600;

function winsOf(player: Player): readonly FirstWin[] {
  saveAfterExit(player);
  return storedFirstWins(player.store, FIRST_PUZZLE_ID);
}

function difficultyOf(map: string): number | undefined {
  const puzzle = puzzleOf(FIRST_PUZZLE_ID);
  const level = puzzle.parseMap(map);
  if (isFault(level)) throw new Error(level.fault.kind);
  return runToEnd(certify(puzzle.rules(level), MAX_LEVEL_STATES))?.analysis.verdict.difficultyCentibits;
}

test("a first win in endless play is recorded with the moves, the seconds and the difficulty of the level", () => {
  const player = startPlayer(storeWith());
  const level = openLevelOf(player, "Play");
  frames(player, 3 * FRAMES_A_SECOND);
  const par = solutionOf(level).length;
  winAndGoOn(player);
  const [win, ...others] = winsOf(player);
  const map = level.map.join("\n");
  expect(win).toMatchObject({ map, moves: par, hints: 0, difficultyCentibits: difficultyOf(map) });
  expect(win.seconds).toBeGreaterThan(3);
  expect(win.seconds).toBeLessThan(12);
  expect(others).toEqual([]);
});

test("a move that is taken back counts, also when the player leaves the level and continues it later", () => {
  const store = storeWith();
  const player = startPlayer(store);
  const level = openLevelOf(player, "Play");
  const solution = solutionOf(level);
  makeMove(player, solution[0]);
  rewind(player);
  frames(player, 2 * FRAMES_A_SECOND);
  leave(player);
  const later = startPlayer(store);
  openLevelOf(later, "Play");
  winAndGoOn(later);
  const [{ moves, seconds }] = winsOf(later);
  expect(moves).toBe(solution.length + 1);
  expect(seconds).toBeGreaterThan(4);
});

test("a hint is recorded with the win", () => {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Play");
  frames(player, FRAMES_A_SECOND);
  askForMove(player);
  settle(player);
  winAndGoOn(player);
  expect(winsOf(player)).toMatchObject([{ hints: 1 }]);
});

test("a level whose solution the game played is not recorded", () => {
  const player = startPlayer(storeWith());
  const level = openLevelOf(player, "Play");
  frames(player, FRAMES_A_SECOND);
  for (let held = 0; held < FRAMES_A_SECOND; held++) frame(player, ["a"]);
  frames(player, FRAMES_OF_WATCHING);
  expect(levelNow(player)?.map).not.toEqual(level.map);
  expect(winsOf(player)).toEqual([]);
});

describe("levels outside endless play", () => {
  test("the first win of a campaign level is recorded, and the second one is not", () => {
    const player = openCampaignAfter(6);
    const { map } = levelNow(player) ?? { map: [] };
    winAndSee(player);
    press(player, "b");
    settle(player);
    expect(winsOf(player)).toMatchObject([{ map: map.join("\n"), hints: 0 }]);
    const [first] = winsOf(player);
    press(player, "a");
    const again = waitForLevel(player);
    settle(player);
    expect(again.map).toEqual(map);
    makeMove(player, solutionOf(again)[0]);
    rewind(player);
    winAndSee(player);
    expect(winsOf(player)).toEqual([first]);
  });

  test("the daily level is recorded", () => {
    const player = startPlayer(storeWith());
    const { map } = openLevelOf(player, "Today");
    winAndSee(player);
    expect(winsOf(player)).toMatchObject([{ map: map.join("\n") }]);
  });

  test("the levels of a rush are not recorded", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Rush");
    press(player, "a");
    waitForLevel(player);
    settle(player);
    winAndGoOn(player);
    expect(winsOf(player)).toEqual([]);
  });
});
