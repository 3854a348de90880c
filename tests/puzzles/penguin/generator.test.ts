import { describe, expect, test } from "vitest";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { LOST, UNREACHABLE } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { runToEnd } from "../../../src/kernel/task";
import { Bridge, Floor, notation, type Level } from "../../../src/puzzles/penguin/level";
import type { LevelPlan } from "../../../src/puzzles/penguin/make/level-plan";
import { generateCandidate } from "../../../src/puzzles/penguin/make/generator";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";
import { DAILY_RANKS } from "../../../src/puzzles/puzzle";
import { seedCount } from "../../seed-count";
import { countPassages } from "../../../tools/puzzles/penguin-figures";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const SEEDS = Array.from({ length: seedCount(400, 40) }, (_, index) => index + 1);

function mixedTarget(seed: number): LevelPlan {
  if (seed % 4 === 0) return plan.rush(seed % 20);
  return seed % 4 === 1 ? plan.challenge(1 + (seed % 8)) : plan.rising(1 + (seed % 40));
}

function levelOfSeed(levelPlan: LevelPlan, seed: number): Level {
  const level = runToEnd(generateCandidate(levelPlan, createRandom(seed)));
  if (level === undefined) throw new Error(`seed ${seed} has no level`);
  return level;
}

const levelCache = new Map<number, Level>();

function mixedLevel(seed: number): Level {
  const level = levelCache.get(seed) ?? levelOfSeed(mixedTarget(seed), seed);
  levelCache.set(seed, level);
  return level;
}

function canLose({ graph }: Certificate<State>): boolean {
  return graph.next.some((successors) => successors.includes(LOST));
}

function countOf({ board, floor, bridges }: Level, isCounted: (floor: Floor, bridge: Bridge) => boolean): number {
  return board.cells.filter((cell) => isCounted(floor[cell], bridges[cell])).length;
}

describe("every generated level of Penguin", () => {
  test("a generated level takes as many moves as wanted, which the slow penguin confirms", () => {
    for (const seed of SEEDS) {
      const { minMoves, maxMoves } = mixedTarget(seed);
      const { par } = certified(mixedLevel(seed)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(minMoves);
      expect(par).toBeLessThanOrEqual(maxMoves);
      expect(slowFigures(notation.formatMap(mixedLevel(seed))).par).toBe(par);
    }
  });

  test("a generated level has one shortest win, and no other one that is at most one move longer", () => {
    for (const seed of SEEDS) {
      const { graph, analysis } = certified(mixedLevel(seed));
      expect([...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par + 1)]).toHaveLength(1);
    }
  });

  test("a generated level has dead ends exactly if they are wanted, and can be lost exactly if picks are wanted", () => {
    for (const seed of SEEDS) {
      const certificate = certified(mixedLevel(seed));
      expect(certificate.analysis.verdict.deadEndCount > 0).toBe(mixedTarget(seed).minDeadEnds > 0);
      expect(canLose(certificate)).toBe(mixedTarget(seed).picks > 0);
    }
  });

  test("a generated level has at most as many of each thing as wanted", () => {
    for (const seed of SEEDS) {
      const { bridges, doorPairs, treadmills, picks } = mixedTarget(seed);
      const level = mixedLevel(seed);
      expect(countOf(level, (_, bridge) => bridge !== Bridge.None)).toBeLessThanOrEqual(bridges);
      expect(countOf(level, (thing) => thing >= Floor.Door)).toBeLessThanOrEqual(2 * doorPairs);
      expect(countOf(level, (thing) => thing === Floor.Picks)).toBeLessThanOrEqual(picks);
      expect(countOf(level, (thing) => thing >= Floor.Treadmill && thing <= Floor.LastTreadmill)).toBeLessThanOrEqual(
        treadmills,
      );
    }
  });

  test("a generated level is equal to the level parsed from its map", () => {
    for (const seed of SEEDS) expect(levelOf(notation.formatMap(mixedLevel(seed)))).toEqual(mixedLevel(seed));
  });

  test("a generated level is the same for the same seed, and different for another seed", () => {
    const maps = SEEDS.map((seed) => notation.formatMap(mixedLevel(seed)));
    for (const seed of SEEDS.slice(0, 20)) {
      expect(notation.formatMap(levelOfSeed(mixedTarget(seed), seed))).toBe(maps[SEEDS.indexOf(seed)]);
    }
    expect(new Set(maps).size).toBe(maps.length);
  });
});

describe("every thing of a generated level", () => {
  const without = ({ board, penguin, floor, bridges, pairedDoors }: Level, cell: number): Level => {
    const removedCells = floor[cell] >= Floor.Door ? [cell, pairedDoors[cell]] : [cell];
    return {
      board,
      penguin,
      floor: floor.map((kind, index) => (removedCells.includes(index) ? Floor.Ice : kind)),
      bridges: bridges.map((bridge, index) => (removedCells.includes(index) ? Bridge.None : bridge)),
      pairedDoors,
    };
  };

  /**
   * Returns a text that describes a level, to compare it with the same level without one of its things. It has the
   * numbers of states, dead ends (states from which no win can be reached) and passages (states that every win visits).
   * It also has the states of all solutions with at most one move more than the shortest.
   */
  const character = (level: Level): string => {
    const { graph, analysis } = certified(level);
    const { par, stateCount, deadEndCount } = analysis.verdict;
    if (par === UNREACHABLE) return "no solution";
    const solutions = [...enumerateSolutions(graph, analysis.winDistance, par + 1)].map(({ moves }) => {
      let state = rules(level).start;
      return moves.map((direction) => (state = rules(level).move(state, direction) ?? state)).join(" ");
    });
    return [stateCount, deadEndCount, countPassages(certified(level)), ...solutions].join("; ");
  };

  test("a generated level needs each of its things, because it has other states or solutions without the thing", () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const level = mixedLevel(seed);
      const things = level.board.cells.filter(
        (cell) =>
          level.floor[cell] !== Floor.Finish &&
          (level.floor[cell] !== Floor.Ice || level.bridges[cell] !== Bridge.None),
      );
      for (const cell of things)
        expect(character(without(level, cell)), `${notation.formatMap(level)} ${cell}`).not.toBe(character(level));
    }
  });
});

test("the generator makes a level for the targets of every mode", () => {
  for (let seed = 1; seed <= seedCount(5000, 100); seed++) levelOfSeed(mixedTarget(seed), seed);
  for (let rank = 1; rank <= DAILY_RANKS; rank++) levelOfSeed(plan.daily(rank), rank);
  for (let size = 1; size <= 10; size++) levelOfSeed(plan.challenge(size), size);
});

test("the generator returns no level if the board is too small for that many moves", () => {
  const levelPlan = { ...plan.rising(1), width: 2, height: 2, minMoves: 9, maxMoves: 9 };
  expect(runToEnd(generateCandidate(levelPlan, createRandom(1)))).toBeUndefined();
});
