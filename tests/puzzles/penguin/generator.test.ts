import { describe, expect, test } from "vitest";
import type { Certificate } from "../../../src/kernel/certificate";
import { LOST, NEVER } from "../../../src/kernel/graph";
import { createRandom } from "../../../src/kernel/random";
import { solutions } from "../../../src/kernel/solutions";
import { finish } from "../../../src/kernel/work";
import { Bridge, Ground, notation, type Level } from "../../../src/puzzles/penguin/level";
import type { Brief } from "../../../src/puzzles/penguin/make/brief";
import { composePenguin } from "../../../src/puzzles/penguin/make/generator";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { rules } from "../../../src/puzzles/penguin/rules";
import type { State } from "../../../src/puzzles/penguin/state";
import { seeds } from "../../effort";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./verdicts";

const SEEDS = Array.from({ length: seeds(400, 40) }, (_, at) => at + 1);

/** Briefs of all kinds: what endless runs, rushes and challenges wish for. */
function mixedBrief(seed: number): Brief {
  if (seed % 4 === 0) return plan.rush(seed % 20);
  return seed % 4 === 1 ? plan.challenge(1 + (seed % 8)) : plan.endless(1 + (seed % 40));
}

function delivered(brief: Brief, seed: number): Level {
  const level = finish(composePenguin(brief, createRandom(seed)));
  if (level === undefined) throw new Error(`seed ${seed} has no level`);
  return level;
}

const known = new Map<number, Level>();

/** The level of a seed's mixed brief, made once. */
function mixed(seed: number): Level {
  const level = known.get(seed) ?? delivered(mixedBrief(seed), seed);
  known.set(seed, level);
  return level;
}

function canLose({ graph }: Certificate<State>): boolean {
  return graph.next.some((exits) => exits.includes(LOST));
}

function countOf({ board, ground, bridges }: Level, isCounted: (ground: Ground, bridge: Bridge) => boolean): number {
  return board.cells.filter((cell) => isCounted(ground[cell], bridges[cell])).length;
}

describe("every level", () => {
  test("takes as many moves as wanted, as the slow penguin finds as well", () => {
    for (const seed of SEEDS) {
      const { leastMoves, mostMoves } = mixedBrief(seed);
      const { par } = certified(mixed(seed)).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(leastMoves);
      expect(par).toBeLessThanOrEqual(mostMoves);
      expect(slowFigures(notation.write(mixed(seed))).par).toBe(par);
    }
  });

  test("has one shortest win, and no other within one move of it", () => {
    for (const seed of SEEDS) {
      const { graph, analysis } = certified(mixed(seed));
      expect([...solutions(graph, analysis.distance, analysis.verdict.par + 1)]).toHaveLength(1);
    }
  });

  test("can be won from every position that is not lost, and be lost only if there are picks", () => {
    for (const seed of SEEDS) {
      const certificate = certified(mixed(seed));
      expect(certificate.analysis.verdict.deadEnds).toBe(0);
      expect(canLose(certificate)).toBe(mixedBrief(seed).picks > 0);
    }
  });

  test("has no more of each thing than wanted", () => {
    for (const seed of SEEDS) {
      const { bridges, doorPairs, treadmills, picks } = mixedBrief(seed);
      const level = mixed(seed);
      expect(countOf(level, (_, bridge) => bridge !== Bridge.None)).toBeLessThanOrEqual(bridges);
      expect(countOf(level, (ground) => ground >= Ground.Door)).toBeLessThanOrEqual(2 * doorPairs);
      expect(countOf(level, (ground) => ground === Ground.Picks)).toBeLessThanOrEqual(picks);
      expect(
        countOf(level, (ground) => ground >= Ground.Treadmill && ground <= Ground.LastTreadmill),
      ).toBeLessThanOrEqual(treadmills);
    }
  });

  test("is a level whose map can be read", () => {
    for (const seed of SEEDS) expect(levelOf(notation.write(mixed(seed)))).toEqual(mixed(seed));
  });

  test("comes again from the same seed, and another one from another", () => {
    const maps = SEEDS.map((seed) => notation.write(mixed(seed)));
    for (const seed of SEEDS.slice(0, 20)) {
      expect(notation.write(delivered(mixedBrief(seed), seed))).toBe(maps[SEEDS.indexOf(seed)]);
    }
    expect(new Set(maps).size).toBe(maps.length);
  });
});

describe("everything on a level", () => {
  /** The level without what stands on a cell, and without the other door if it is one. */
  const without = ({ board, penguin, ground, bridges, exits }: Level, cell: number): Level => {
    const gone = ground[cell] >= Ground.Door ? [cell, exits[cell]] : [cell];
    return {
      board,
      penguin,
      ground: ground.map((kind, at) => (gone.includes(at) ? Ground.Ice : kind)),
      bridges: bridges.map((bridge, at) => (gone.includes(at) ? Bridge.None : bridge)),
      exits,
    };
  };

  /** What makes a level what it is: where its shortest wins lead, what comes near them, what can be lost. */
  const character = (level: Level): string => {
    const { graph, analysis } = certified(level);
    const { par, states, deadEnds } = analysis.verdict;
    if (par === NEVER) return "no way";
    const ways = [...solutions(graph, analysis.distance, par + 1)].map(({ line }) => {
      let state = rules(level).start;
      return line.map((direction) => (state = rules(level).move(state, direction) ?? state)).join(" ");
    });
    return [states, deadEnds, ...ways].join("; ");
  };

  test("is needed: without it the level is another one", () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const level = mixed(seed);
      const things = level.board.cells.filter(
        (cell) =>
          level.ground[cell] !== Ground.Finish &&
          (level.ground[cell] !== Ground.Ice || level.bridges[cell] !== Bridge.None),
      );
      for (const cell of things)
        expect(character(without(level, cell)), `${notation.write(level)} ${cell}`).not.toBe(character(level));
    }
  });
});

test("every wish of every mode is delivered", () => {
  for (let seed = 1; seed <= seeds(5000, 100); seed++) delivered(mixedBrief(seed), seed);
  for (let weekday = 0; weekday < 7; weekday++) delivered(plan.daily(weekday), weekday);
  for (let size = 1; size <= 10; size++) delivered(plan.challenge(size), size);
});

test("a board that is too small for so many moves has no level", () => {
  const brief = { ...plan.endless(1), width: 2, height: 2, leastMoves: 9, mostMoves: 9 };
  expect(finish(composePenguin(brief, createRandom(1)))).toBeUndefined();
});
