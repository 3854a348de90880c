import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { composeSlowly } from "../../../bench/device/slow-ice-path";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import type { Brief } from "../../../src/puzzles/ice-path/make/target";
import { composeIcePath, MIN_MOVES } from "../../../src/puzzles/ice-path/make/generator";
import { Floor, notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyBrief, certified, levelOfSeed, forcedMovesPercentOf } from "./maps";
import { deadEnds, thingAt, walkAll } from "./slow-walker";

const SEEDS = Array.from({ length: 120 }, (_, at) => at + 1);

/** Briefs of all kinds: boards of many sizes, short and long ways, with and without wishes for difficulty and railroad. */
function mixedBrief(seed: number): Brief {
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

/** How many of the seeds' levels have something, in percent. */
function rate(has: (seed: number) => boolean): number {
  return (100 * SEEDS.filter(has).length) / SEEDS.length;
}

describe("the fast way", () => {
  test("makes the level that the straightforward way makes, and draws the same random numbers", () => {
    for (const seed of SEEDS.slice(0, seedCount(SEEDS.length))) {
      const brief = mixedBrief(seed);
      const [fast, slow] = [createRandom(seed), createRandom(seed)];
      expect(runToEnd(composeIcePath(brief, fast))).toEqual(composeSlowly(brief, slow));
      expect(fast).toEqual(slow);
    }
  });

  test("gives nothing where the straightforward way finds nothing: on a board too small for seven moves", () => {
    const brief = { ...anyBrief(1), width: 3, height: 3 };
    expect(runToEnd(composeIcePath(brief, createRandom(1)))).toBeUndefined();
    expect(composeSlowly(brief, createRandom(1))).toBeUndefined();
  });
});

describe("every level", () => {
  // All 100,000 take minutes; they were run once, none failed.
  test("is delivered, takes seven moves or more, and has no position from which the hole cannot be reached", () => {
    for (let seed = 1; seed <= seedCount(2000); seed++) {
      const minMoves = MIN_MOVES + (seed % 16);
      const brief = { ...anyBrief(seed), minMoves, maxMoves: minMoves + 3, hiddenGoals: seed % 5 };
      const { par, deadEndCount } = certified(levelOfSeed(brief, seed)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(MIN_MOVES);
      expect(deadEndCount).toBe(0);
    }
  });

  test("is as long and as fair as the slow walker finds", () => {
    for (const seed of SEEDS.slice(0, seedCount(50))) {
      const level = levelOfSeed(mixedBrief(seed), seed);
      const map = notation.formatMap(level);
      expect(walkAll(map).par).toBe(certified(level).analysis.verdict.par);
      expect(deadEnds(map)).toEqual([]);
    }
  });

  test("starts where it is asked to, on ice, and its hole is elsewhere on ice", () => {
    for (const seed of SEEDS) {
      const brief = mixedBrief(seed);
      const { board, seal, hole, floor } = levelOfSeed(brief, seed);
      expect([columnOf(board, seal), rowOf(board, seal)]).toEqual([brief.fromX, brief.fromY]);
      expect([board.width, board.height]).toEqual([brief.width, brief.height]);
      expect(hole).not.toBe(seal);
      expect([floor[seal], floor[hole]]).toEqual([Floor.Ice, Floor.Ice]);
      expect(floor.every((kind, cell) => !board.isBorder[cell] || kind === Floor.Rock)).toBe(true);
    }
  });

  test("comes again from the same seed, and another one from another", () => {
    const maps = SEEDS.map((seed) => notation.formatMap(levelOfSeed(mixedBrief(seed), seed)));
    expect(SEEDS.map((seed) => notation.formatMap(levelOfSeed(mixedBrief(seed), seed)))).toEqual(maps);
    expect(new Set(maps).size).toBe(maps.length);
  });

  test("may end anywhere: the next one starts from there and is as good", () => {
    let { fromX, fromY } = anyBrief(1);
    for (let number = 1; number <= 100; number++) {
      const { board, hole, seal: walker } = levelOfSeed({ ...anyBrief(1), fromX, fromY }, number);
      expect([columnOf(board, walker), rowOf(board, walker)]).toEqual([fromX, fromY]);
      fromX = columnOf(board, hole);
      fromY = rowOf(board, hole);
    }
  });
});

describe("a level is asked for", () => {
  const asked =
    (minMoves: number, maxMoves: number, maxForcedMovesPercent: number, hiddenGoals: number) => (seed: number) => ({
      ...anyBrief(seed),
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
    "of %i to %i moves with %i hidden goals: so it is in %i cases of a hundred or more",
    (least, most, goals, percent) => {
      const brief = asked(least, most, 100, goals);
      const isInRange = (seed: number) => {
        const { par } = certified(levelOfSeed(brief(seed), seed)).analysis.verdict;
        return par >= least && par <= most;
      };
      expect(rate(isInRange)).toBeGreaterThanOrEqual(percent);
    },
  );

  test("never longer than wanted", () => {
    for (const seed of SEEDS) {
      const brief = mixedBrief(seed);
      expect(certified(levelOfSeed(brief, seed)).analysis.verdict.par).toBeLessThanOrEqual(brief.maxMoves);
    }
  });

  test.each([
    [7, 9, 15, 90],
    [10, 12, 20, 90],
    [13, 16, 20, 85],
    [17, 20, 25, 80],
  ])(
    "of %i to %i moves and at most %i hundredths a railroad: so it is in %i or more",
    (least, most, railroad, percent) => {
      const brief = asked(least, most, railroad, 0);
      const railroads = new Map(SEEDS.map((seed) => [seed, forcedMovesPercentOf(levelOfSeed(brief(seed), seed))]));
      expect(rate((seed) => (railroads.get(seed) ?? 100) <= railroad)).toBeGreaterThanOrEqual(percent);
      const free = rate(
        (seed) => forcedMovesPercentOf(levelOfSeed(asked(least, most, 100, 0)(seed), seed)) <= railroad,
      );
      expect(rate((seed) => (railroads.get(seed) ?? 100) <= railroad)).toBeGreaterThan(free);
    },
  );

  test("with four hidden goals: then the walker comes over tiles in all quarters of the board, and elsewhere not always", () => {
    const comesOverAll = (hiddenGoals: number) => (seed: number) => {
      const map = notation.formatMap(levelOfSeed(asked(7, 9, 100, hiddenGoals)(seed), seed));
      const quarters = [...walkAll(map).movesToCross.keys()].map((place) => {
        const [x, y] = place.split(",").map(Number);
        return `${x < 6},${y < 6}`;
      });
      return new Set(quarters).size === 4;
    };
    expect(rate(comesOverAll(4))).toBe(100);
    expect(rate(comesOverAll(0))).toBeLessThan(100);
  });
});

describe("of what was scattered", () => {
  test("rocks are at most two in five tiles, and many levels have snow", () => {
    const levels = SEEDS.map((seed) => levelOfSeed(anyBrief(seed), seed));
    for (const level of levels) expect(thingsOf(level, Floor.Rock).length).toBeLessThanOrEqual(58);
    expect(rate((seed) => thingsOf(levels[seed - 1], Floor.Snow).length > 0)).toBeGreaterThan(40);
  });

  test("some is of no use: without it the way would be no shorter", () => {
    const hasUseless = (seed: number) => {
      const level = levelOfSeed(anyBrief(seed), seed);
      const map = notation.formatMap(level);
      const par = walkAll(map).par ?? 0;
      return obstaclesOf(map).some((place) => (walkAll(withIceAt(map, place)).par ?? 0) >= par);
    };
    expect(rate(hasUseless)).toBeGreaterThan(70);
  });

  test("much is of use: without it the way would be shorter, or none", () => {
    const hasUseful = (seed: number) => {
      const map = notation.formatMap(levelOfSeed(anyBrief(seed), seed));
      const par = walkAll(map).par ?? 0;
      return obstaclesOf(map).filter((place) => (walkAll(withIceAt(map, place)).par ?? 0) < par).length > 4;
    };
    expect(rate(hasUseful)).toBeGreaterThan(80);
  });
});

/** Where a map has rocks and snow. */
function obstaclesOf(map: string): string[] {
  const rows = map.split("\n");
  const places = rows.flatMap((row, y) => Array.from(row, (_, x) => `${x},${y}`));
  return places.filter((place) => "#*".includes(thingAt(map, place)));
}

function withIceAt(map: string, place: string): string {
  const [x, y] = place.split(",").map(Number);
  const rows = map.split("\n").map((row) => Array.from(row));
  rows[y][x] = ".";
  return rows.map((row) => row.join("")).join("\n");
}
