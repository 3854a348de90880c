import { describe, expect, test } from "vitest";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { findGaps, findSlotsWithRoom } from "../../../src/kernel/caves/rooms";
import { roomGridOf } from "../../../src/kernel/caves/room-grid";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { composeAtPace, targetAtPace } from "../../../src/game/modes/pace";
import { createRun } from "../../../src/game/modes/run";
import { icePath } from "../../../src/puzzles/ice-path/index";
import { Floor, notation, type Level } from "../../../src/puzzles/ice-path/level";
import { plan } from "../../../src/puzzles/ice-path/make/plan";
import type { Target } from "../../../src/puzzles/ice-path/make/target";
import { missedCentibits } from "../../../src/puzzles/ice-path/make/target-miss";
import type { State } from "../../../src/puzzles/ice-path/state";
import { expectParsed } from "../../kernel/parse-results";
import { seedCount } from "../../seed-count";
import { deadEnds, walkAll } from "./slow-walker";

/** The numbers of the levels in an endless run at the hard pace that are always caves (levels of several rooms). */
const CAVE_NUMBERS = [10, 20, 30, 40, 50];
const CAVES_PER_NUMBER = seedCount(200) / CAVE_NUMBERS.length;
/**
 * The least share of the generated caves (levels of several rooms) that must have the wanted difficulty and number of
 * moves. All other caves may miss them, because the generator stops its search after some time.
 */
const LEAST_SHARE = 0.9;

interface MadeCave {
  readonly target: Target;
  readonly from: { readonly x: number; readonly y: number };
  readonly made: CertifiedLevel<Level, State>;
}

function targetOf(number: number): Target {
  const target = plan.onlyInHard?.(number);
  if (target === undefined) throw new Error(`level ${number} is no cave`);
  return target;
}

function makeCave(number: number, seed: number): MadeCave {
  const target = targetOf(number);
  const from = { x: seed % 12, y: Math.floor(seed / 12) % 12 };
  const made = runToEnd(icePath.compose(target, from, createRandom(seed, number), () => createFinishedTask(true)));
  if (made === undefined) throw new Error(`seed ${seed} has no cave`);
  return { target, from, made };
}

const CAVES = CAVE_NUMBERS.flatMap((number) =>
  Array.from({ length: CAVES_PER_NUMBER }, (_, seed) => makeCave(number, 7 * seed + number)),
);

function gridOf({ board }: Level) {
  const grid = roomGridOf(board.width, board.height);
  if (grid === undefined) throw new Error("the level is no cave");
  return grid;
}

describe("the generator of caves", () => {
  test("every cave is a correct map, and is read from its map as the same cave", () => {
    for (const { made } of CAVES) {
      const map = notation.formatMap(made.level);
      expect(notation.formatMap(expectParsed(notation.parseMap(map)))).toBe(map);
    }
  });

  test("every cave has the wanted rooms, joined by one gap less", () => {
    for (const { target, made } of CAVES) {
      const { board, floor } = made.level;
      const grid = gridOf(made.level);
      expect({ ...grid, roomCount: target.cave?.roomCount }).toEqual(target.cave);
      const isRock = (cell: number): boolean => floor[cell] === Floor.Rock;
      expect(findSlotsWithRoom(grid, board, isRock)).toHaveLength(target.cave?.roomCount ?? 0);
      expect(findGaps(grid, board, isRock)).toHaveLength((target.cave?.roomCount ?? 0) - 1);
    }
  });

  test("the seal starts at the wanted position of a room, or at the nearest one", () => {
    for (const { from, made } of CAVES) {
      const { roomWidth, roomHeight } = gridOf(made.level);
      const wanted = { x: Math.min(from.x, roomWidth - 1), y: Math.min(from.y, roomHeight - 1) };
      expect(icePath.playerPosition?.positionOf(made.level, made.level.seal)).toEqual(wanted);
    }
  });

  test("the seal never stops in a gap", () => {
    for (const { made } of CAVES) {
      const { board, floor } = made.level;
      const gaps = findGaps(gridOf(made.level), board, (cell) => floor[cell] === Floor.Rock);
      const { movesToStand } = walkAll(notation.formatMap(made.level));
      for (const { cell } of gaps)
        expect(movesToStand.has(`${columnOf(board, cell)},${rowOf(board, cell)}`)).toBe(false);
    }
  });

  test("the slow walker confirms the par and that no move can spoil the cave", () => {
    for (const { made } of CAVES) {
      const map = notation.formatMap(made.level);
      const { par, stateCount, deadEndCount } = made.certificate.analysis.verdict;
      const { par: slowPar, movesToStand } = walkAll(map);
      expect({ par, stateCount, deadEndCount }).toEqual({
        par: slowPar,
        stateCount: movesToStand.size,
        deadEndCount: 0,
      });
      expect(deadEnds(map)).toEqual([]);
    }
  });

  test("no cave takes more moves than wanted, and most are as long and as hard as wanted", () => {
    let fitting = 0;
    for (const { target, made } of CAVES) {
      const { par, difficultyCentibits } = made.certificate.analysis.verdict;
      expect(par).toBeLessThanOrEqual(target.maxMoves);
      if (par >= target.minMoves && missedCentibits(difficultyCentibits, target.difficultyCentibits ?? 0) === 0)
        fitting++;
    }
    expect(fitting / CAVES.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  test("the same seed makes the same cave again, and other seeds make others", () => {
    const maps = [1, 2, 3].map((seed) => notation.formatMap(makeCave(10, seed).made.level));
    expect(notation.formatMap(makeCave(10, 1).made.level)).toBe(maps[0]);
    expect(new Set(maps).size).toBe(3);
  });
});

describe("the caves of a hard run", () => {
  test("each tenth level of a hard run is a cave, and no other level", () => {
    for (let number = 1; number <= 200; number++)
      expect(targetAtPace(icePath, "hard", number).cave !== undefined).toBe(number % 10 === 0);
  });

  test("rising and calm runs have no caves", () => {
    for (let number = 1; number <= 200; number++)
      for (const pace of ["rising", "calm"] as const) expect(targetAtPace(icePath, pace, number).cave).toBeUndefined();
  });

  test("caves get longer, harder and larger, up to five rooms", () => {
    for (let index = 1; index < CAVE_NUMBERS.length; index++) {
      const [before, after] = [targetOf(CAVE_NUMBERS[index - 1]), targetOf(CAVE_NUMBERS[index])];
      expect(after.minMoves).toBeGreaterThan(before.minMoves);
      expect(after.maxMoves).toBeGreaterThan(before.maxMoves);
      expect(after.difficultyCentibits).toBeGreaterThan(before.difficultyCentibits ?? 0);
      expect(after.cave?.roomCount).toBeGreaterThanOrEqual(before.cave?.roomCount ?? 0);
    }
    expect(targetOf(50).cave?.roomCount).toBe(5);
  });

  test("the last two caves alternate for ever", () => {
    expect(targetOf(60)).toBe(targetOf(40));
    expect(targetOf(70)).toBe(targetOf(50));
    expect(targetOf(80)).toBe(targetOf(40));
  });

  test("the level after a cave starts where the cave ended", () => {
    const run = { ...createRun(3), levelNumber: 9 };
    const { level } = runToEnd(composeAtPace(icePath, "hard", run, { x: 2, y: 5 }));
    const end = icePath.playerPosition?.positionOf(level, level.hole);
    run.levelNumber = 10;
    const next = runToEnd(composeAtPace(icePath, "hard", run, end));
    expect(icePath.playerPosition?.positionOf(next.level, next.level.seal)).toEqual(end);
  });
});
