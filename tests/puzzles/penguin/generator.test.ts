import { describe, expect, test } from "vitest";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import { LOST, UNREACHABLE } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { runToEnd } from "../../../src/kernel/task";
import { Bridge, Floor, notation, type Level } from "../../../src/puzzles/penguin/level";
import type { Brief } from "../../../src/puzzles/penguin/make/brief";
import { composePenguin } from "../../../src/puzzles/penguin/make/generator";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const SEEDS = Array.from({ length: seedCount(400, 40) }, (_, at) => at + 1);

/** Briefs of all kinds: what endless runs, rushes and challenges wish for. */
function mixedBrief(seed: number): Brief {
  if (seed % 4 === 0) return plan.rush(seed % 20);
  return seed % 4 === 1 ? plan.challenge(1 + (seed % 8)) : plan.endless(1 + (seed % 40));
}

function levelOfSeed(brief: Brief, seed: number): Level {
  const level = runToEnd(composePenguin(brief, createRandom(seed)));
  if (level === undefined) throw new Error(`seed ${seed} has no level`);
  return level;
}

const known = new Map<number, Level>();

/** The level of a seed's mixed brief, made once. */
function mixedLevel(seed: number): Level {
  const level = known.get(seed) ?? levelOfSeed(mixedBrief(seed), seed);
  known.set(seed, level);
  return level;
}

function canLose({ graph }: Certificate<State>): boolean {
  return graph.next.some((exits) => exits.includes(LOST));
}

function countOf({ board, floor, bridges }: Level, isCounted: (ground: Floor, bridge: Bridge) => boolean): number {
  return board.cells.filter((cell) => isCounted(floor[cell], bridges[cell])).length;
}

describe("every level", () => {
  test("takes as many moves as wanted, as the slow penguin finds as well", () => {
    for (const seed of SEEDS) {
      const { minMoves, maxMoves } = mixedBrief(seed);
      const { par } = certified(mixedLevel(seed)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(minMoves);
      expect(par).toBeLessThanOrEqual(maxMoves);
      expect(slowFigures(notation.formatMap(mixedLevel(seed))).par).toBe(par);
    }
  });

  test("has one shortest win, and no other within one move of it", () => {
    for (const seed of SEEDS) {
      const { graph, analysis } = certified(mixedLevel(seed));
      expect([...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par + 1)]).toHaveLength(1);
    }
  });

  test("can be won from every position that is not lost, and be lost only if there are picks", () => {
    for (const seed of SEEDS) {
      const certificate = certified(mixedLevel(seed));
      expect(certificate.analysis.verdict.deadEndCount).toBe(0);
      expect(canLose(certificate)).toBe(mixedBrief(seed).picks > 0);
    }
  });

  test("has no more of each thing than wanted", () => {
    for (const seed of SEEDS) {
      const { bridges, doorPairs, treadmills, picks } = mixedBrief(seed);
      const level = mixedLevel(seed);
      expect(countOf(level, (_, bridge) => bridge !== Bridge.None)).toBeLessThanOrEqual(bridges);
      expect(countOf(level, (ground) => ground >= Floor.Door)).toBeLessThanOrEqual(2 * doorPairs);
      expect(countOf(level, (ground) => ground === Floor.Picks)).toBeLessThanOrEqual(picks);
      expect(
        countOf(level, (ground) => ground >= Floor.Treadmill && ground <= Floor.LastTreadmill),
      ).toBeLessThanOrEqual(treadmills);
    }
  });

  test("is a level whose map can be read", () => {
    for (const seed of SEEDS) expect(levelOf(notation.formatMap(mixedLevel(seed)))).toEqual(mixedLevel(seed));
  });

  test("comes again from the same seed, and another one from another", () => {
    const maps = SEEDS.map((seed) => notation.formatMap(mixedLevel(seed)));
    for (const seed of SEEDS.slice(0, 20)) {
      expect(notation.formatMap(levelOfSeed(mixedBrief(seed), seed))).toBe(maps[SEEDS.indexOf(seed)]);
    }
    expect(new Set(maps).size).toBe(maps.length);
  });
});

describe("everything on a level", () => {
  /** The level without what stands on a cell, and without the other door if it is one. */
  const without = ({ board, penguin, floor, bridges, pairedDoors }: Level, cell: number): Level => {
    const gone = floor[cell] >= Floor.Door ? [cell, pairedDoors[cell]] : [cell];
    return {
      board,
      penguin,
      floor: floor.map((kind, at) => (gone.includes(at) ? Floor.Ice : kind)),
      bridges: bridges.map((bridge, at) => (gone.includes(at) ? Bridge.None : bridge)),
      pairedDoors,
    };
  };

  /** What makes a level what it is: where its shortest wins lead, what comes near them, what can be lost. */
  const character = (level: Level): string => {
    const { graph, analysis } = certified(level);
    const { par, stateCount, deadEndCount } = analysis.verdict;
    if (par === UNREACHABLE) return "no way";
    const ways = [...enumerateSolutions(graph, analysis.winDistance, par + 1)].map(({ moves }) => {
      let state = rules(level).start;
      return moves.map((direction) => (state = rules(level).move(state, direction) ?? state)).join(" ");
    });
    return [stateCount, deadEndCount, ...ways].join("; ");
  };

  test("is needed: without it the level is another one", () => {
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

test("every wish of every mode is delivered", () => {
  for (let seed = 1; seed <= seedCount(5000, 100); seed++) levelOfSeed(mixedBrief(seed), seed);
  for (let weekday = 0; weekday < 7; weekday++) levelOfSeed(plan.daily(weekday), weekday);
  for (let size = 1; size <= 10; size++) levelOfSeed(plan.challenge(size), size);
});

test("a board that is too small for so many moves has no level", () => {
  const brief = { ...plan.endless(1), width: 2, height: 2, minMoves: 9, maxMoves: 9 };
  expect(runToEnd(composePenguin(brief, createRandom(1)))).toBeUndefined();
});
