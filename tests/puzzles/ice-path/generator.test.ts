import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { composeSlowly } from "../../../bench/device/slow-ice-path";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import type { PlacedTarget } from "../../../src/puzzles/ice-path/make/target";
import { findBestCandidate, MIN_MOVES } from "../../../src/puzzles/ice-path/make/generator";
import { Floor, notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyTarget, certified, levelOfSeed, forcedMovesPercentOf } from "./maps";
import { deadEnds, thingAt, walkAll } from "./slow-walker";

const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

function mixedTarget(seed: number): PlacedTarget {
  const isLarge = seed % 3 !== 0;
  const minMoves = 4 + (seed % 15);
  return {
    width: isLarge ? 12 : 8 + (seed % 7),
    height: isLarge ? 12 : 7 + (seed % 6),
    fromX: seed % 7,
    fromY: (seed * 5) % 7,
    minMoves,
    maxMoves: minMoves + (seed % 6),
    difficultyCentibits: seed % 7 === 0 ? undefined : 100 + 40 * (seed % 13),
    maxForcedMovesPercent: seed % 4 === 0 ? 100 : 30 + (seed % 40),
    hiddenGoals: seed % 5,
  };
}

function thingsOf(level: Level, kind: Floor): number[] {
  return level.board.cells.filter((cell) => level.floor[cell] === kind);
}

function percentOfSeeds(holds: (seed: number) => boolean): number {
  return (100 * SEEDS.filter(holds).length) / SEEDS.length;
}

describe("the generator compared with the slow generator", () => {
  test("both make the same level from the same random numbers", () => {
    for (const seed of SEEDS.slice(0, seedCount(SEEDS.length))) {
      const target = mixedTarget(seed);
      const [fast, slow] = [createRandom(seed), createRandom(seed)];
      expect(runToEnd(findBestCandidate(target, fast))?.level).toEqual(composeSlowly(target, slow));
      expect(fast).toEqual(slow);
    }
  });

  test("both return undefined on a board that is too small for seven moves", () => {
    const target = { ...anyTarget(1), width: 3, height: 3 };
    expect(runToEnd(findBestCandidate(target, createRandom(1)))).toBeUndefined();
    expect(composeSlowly(target, createRandom(1))).toBeUndefined();
  });
});

describe("every generated level", () => {
  // This test has passed once for 100,000 seeds, which takes minutes. So it normally uses fewer seeds.
  test("the generator makes a level for every seed; it takes at least seven moves and has no dead end", () => {
    for (let seed = 1; seed <= seedCount(2000); seed++) {
      const minMoves = MIN_MOVES + (seed % 16);
      const target = { ...anyTarget(seed), minMoves, maxMoves: minMoves + 3, hiddenGoals: seed % 5 };
      const { par, deadEndCount } = certified(levelOfSeed(target, seed)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(MIN_MOVES);
      expect(deadEndCount).toBe(0);
    }
  });

  test("the slow walker confirms the par and that there is no dead end", () => {
    for (const seed of SEEDS.slice(0, seedCount(50))) {
      const level = levelOfSeed(mixedTarget(seed), seed);
      const map = notation.formatMap(level);
      expect(walkAll(map).par).toBe(certified(level).analysis.verdict.par);
      expect(deadEnds(map)).toEqual([]);
    }
  });

  test("the seal starts on ice where the target says, and the hole is elsewhere on ice", () => {
    for (const seed of SEEDS) {
      const target = mixedTarget(seed);
      const { board, seal, hole, floor } = levelOfSeed(target, seed);
      expect([columnOf(board, seal), rowOf(board, seal)]).toEqual([target.fromX, target.fromY]);
      expect([board.width, board.height]).toEqual([target.width, target.height]);
      expect(hole).not.toBe(seal);
      expect([floor[seal], floor[hole]]).toEqual([Floor.Ice, Floor.Ice]);
      expect(floor.every((kind, cell) => !board.isBorder[cell] || kind === Floor.Rock)).toBe(true);
    }
  });

  test("the same seed gives the same level again, and other seeds give other levels", () => {
    const maps = SEEDS.map((seed) => notation.formatMap(levelOfSeed(mixedTarget(seed), seed)));
    expect(SEEDS.map((seed) => notation.formatMap(levelOfSeed(mixedTarget(seed), seed)))).toEqual(maps);
    expect(new Set(maps).size).toBe(maps.length);
  });

  test("the next level can start at any hole", () => {
    let { fromX, fromY } = anyTarget(1);
    for (let number = 1; number <= 100; number++) {
      const { board, hole, seal } = levelOfSeed({ ...anyTarget(1), fromX, fromY }, number);
      expect([columnOf(board, seal), rowOf(board, seal)]).toEqual([fromX, fromY]);
      fromX = columnOf(board, hole);
      fromY = rowOf(board, hole);
    }
  });
});

describe("the target of a generated level", () => {
  const briefWith =
    (minMoves: number, maxMoves: number, maxForcedMovesPercent: number, hiddenGoals: number) => (seed: number) => ({
      ...anyTarget(seed),
      minMoves,
      maxMoves,
      maxForcedMovesPercent,
      hiddenGoals,
    });

  test.each([
    [7, 9, 0, 98],
    [10, 12, 0, 98],
    [13, 16, 2, 95],
    [17, 20, 4, 90],
    [21, 25, 4, 70],
  ])(
    "a target of %i to %i moves with %i hidden goals is met by at least %i percent of the levels",
    (least, most, goals, percent) => {
      const target = briefWith(least, most, 100, goals);
      const isInRange = (seed: number) => {
        const { par } = certified(levelOfSeed(target(seed), seed)).analysis.verdict;
        return par >= least && par <= most;
      };
      expect(percentOfSeeds(isInRange)).toBeGreaterThanOrEqual(percent);
    },
  );

  test("no level takes more moves than wanted", () => {
    for (const seed of SEEDS) {
      const target = mixedTarget(seed);
      expect(certified(levelOfSeed(target, seed)).analysis.verdict.par).toBeLessThanOrEqual(target.maxMoves);
    }
  });

  test.each([
    [7, 9, 15, 90],
    [10, 12, 20, 90],
    [13, 16, 20, 85],
    [17, 20, 25, 80],
  ])(
    "a target of %i to %i moves with at most %i percent forced moves is met by at least %i percent of the levels",
    (least, most, maxForcedPercent, percent) => {
      const target = briefWith(least, most, maxForcedPercent, 0);
      const forcedPercents = new Map(
        SEEDS.map((seed) => [seed, forcedMovesPercentOf(levelOfSeed(target(seed), seed))]),
      );
      expect(percentOfSeeds((seed) => (forcedPercents.get(seed) ?? 100) <= maxForcedPercent)).toBeGreaterThanOrEqual(
        percent,
      );
      const percentWithoutLimit = percentOfSeeds(
        (seed) => forcedMovesPercentOf(levelOfSeed(briefWith(least, most, 100, 0)(seed), seed)) <= maxForcedPercent,
      );
      expect(percentOfSeeds((seed) => (forcedPercents.get(seed) ?? 100) <= maxForcedPercent)).toBeGreaterThan(
        percentWithoutLimit,
      );
    },
  );

  test("with four hidden goals, and not always without, the seal can cross tiles in all quarters of the board", () => {
    const crossesAllQuarters = (hiddenGoals: number) => (seed: number) => {
      const map = notation.formatMap(levelOfSeed(briefWith(7, 9, 100, hiddenGoals)(seed), seed));
      const quarters = [...walkAll(map).movesToCross.keys()].map((position) => {
        const [x, y] = position.split(",").map(Number);
        return `${x < 6},${y < 6}`;
      });
      return new Set(quarters).size === 4;
    };
    expect(percentOfSeeds(crossesAllQuarters(4))).toBe(100);
    expect(percentOfSeeds(crossesAllQuarters(0))).toBeLessThan(100);
  });
});

describe("the rocks and snow of a generated level", () => {
  test("at most two in five tiles are rocks, and many levels have snow", () => {
    const levels = SEEDS.map((seed) => levelOfSeed(anyTarget(seed), seed));
    for (const level of levels) expect(thingsOf(level, Floor.Rock).length).toBeLessThanOrEqual(58);
    expect(percentOfSeeds((seed) => thingsOf(levels[seed - 1], Floor.Snow).length > 0)).toBeGreaterThan(40);
  });

  test("most levels have a useless rock or snow patch, without which the solution would be no shorter", () => {
    const hasUseless = (seed: number) => {
      const level = levelOfSeed(anyTarget(seed), seed);
      const map = notation.formatMap(level);
      const par = walkAll(map).par ?? 0;
      return obstaclesOf(map).some((position) => (walkAll(withIceAt(map, position)).par ?? 0) >= par);
    };
    expect(percentOfSeeds(hasUseless)).toBeGreaterThan(70);
  });

  test("most levels have five or more useful ones, without which the solution would be shorter or impossible", () => {
    const hasUseful = (seed: number) => {
      const map = notation.formatMap(levelOfSeed(anyTarget(seed), seed));
      const par = walkAll(map).par ?? 0;
      return obstaclesOf(map).filter((position) => (walkAll(withIceAt(map, position)).par ?? 0) < par).length > 4;
    };
    expect(percentOfSeeds(hasUseful)).toBeGreaterThan(80);
  });
});

function obstaclesOf(map: string): string[] {
  const rows = map.split("\n");
  const positions = rows.flatMap((row, y) => Array.from(row, (_, x) => `${x},${y}`));
  return positions.filter((position) => "#*".includes(thingAt(map, position)));
}

function withIceAt(map: string, position: string): string {
  const [x, y] = position.split(",").map(Number);
  const rows = map.split("\n").map((row) => Array.from(row));
  rows[y][x] = ".";
  return rows.map((row) => row.join("")).join("\n");
}
