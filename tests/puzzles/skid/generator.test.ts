import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { canonicalForm } from "../../kernel/symmetries";
import { composeAtPace } from "../../../src/game/modes/pace";
import { advanceRun, createRun } from "../../../src/game/modes/run";
import { createRandom } from "../../../src/kernel/random";
import { createFinishedTask, runToEnd, type Task } from "../../../src/kernel/task";
import { certifyLevel, exploreLevel, releaseExploration } from "../../../src/puzzles/skid/explore/certify";
import { PieceStatus } from "../../../src/puzzles/skid/explore/exploration-memory";
import { skid } from "../../../src/puzzles/skid/index";
import { Floor, notation, type Level } from "../../../src/puzzles/skid/level";
import { compose } from "../../../src/puzzles/skid/make/compose";
import { findBestCandidate } from "../../../src/puzzles/skid/make/generator";
import { plan } from "../../../src/puzzles/skid/make/plan";
import { createLevelStartingAt } from "../../../src/puzzles/skid/make/starts";
import type { Target } from "../../../src/puzzles/skid/make/target";
import type { State } from "../../../src/puzzles/skid/state";
import { DAILY_RANKS } from "../../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../../tools/difficulty-tolerance";
import { anyLevels } from "./levels";
import { parseMap, solve } from "./slow-solver";

const STEPS: readonly (readonly [name: string, wish: Target])[] = [
  ...Array.from({ length: 50 }, (_, at) => [`endless ${at + 1}`, plan.rising(at + 1)] as const),
  ...Array.from({ length: 12 }, (_, at) => [`rush after ${at}`, plan.rush(at)] as const),
  ...Array.from({ length: DAILY_RANKS }, (_, at) => [`place ${at + 1}`, plan.daily(at + 1)] as const),
  ...Array.from({ length: 10 }, (_, at) => [`rung ${at + 1}`, plan.challenge(at + 1)] as const),
];

const LEVELS_PER_STEP = seedCount(60, 10);

function any(): Task<boolean> {
  return createFinishedTask(true);
}

function castOf({ reds, yellows, crates, ices, floors }: Level): number[] {
  const pits = floors.filter((kind) => kind === Floor.Pit).length;
  return [reds.length, yellows.length, crates.length, ices.length, pits];
}

describe.each(STEPS)("the generated levels of Skid for the target %s", (_, wish) => {
  test("nine in ten levels are as hard as wanted, and all levels are fair and have the wanted things and par", () => {
    let asAsked = 0;
    let made = 0;
    for (let seed = 1; seed <= LEVELS_PER_STEP; seed++) {
      const certified = runToEnd(compose(wish, undefined, createRandom(seed, 7), any));
      if (certified === undefined) continue;
      made++;
      const { level, certificate } = certified;
      const { difficultyCentibits, par, forcedMovesPercent } = certificate.analysis.verdict;
      if (isWithinTolerance(difficultyCentibits, wish.difficultyCentibits)) asAsked++;
      expect(forcedMovesPercent, `seed ${seed}`).toBeLessThanOrEqual(wish.maxForcedMovesPercent);
      certificate.release?.();
      const found = solve(parseMap(notation.formatMap(level)), 5000);
      expect(found?.deadEnds, `seed ${seed}`).toBe(0);
      expect(found?.parCombo, `seed ${seed}`).toBe(par);
      expect(par).toBeGreaterThanOrEqual(wish.minPar);
      expect(par).toBeLessThanOrEqual(wish.maxPar);
      expect(found?.parPlain, `seed ${seed}`).toBeGreaterThanOrEqual(par);
      expect(found?.parPlain, `seed ${seed}`).toBeLessThan(Infinity);
      expect(castOf(level)).toEqual([wish.reds, wish.yellows, wish.crates, wish.ices, wish.pits]);
    }
    expect(asAsked).toBeGreaterThanOrEqual(0.9 * made);
    expect(made).toBeGreaterThanOrEqual(0.8 * LEVELS_PER_STEP);
  });
});

describe("the generator of Skid", () => {
  test("the generator makes the same level from the same seed, and other levels from other seeds", () => {
    const made = (seed: number) => runToEnd(findBestCandidate(plan.rising(25), createRandom(seed), any))?.level;
    const maps = Array.from({ length: 30 }, (_, seed) => written(made(seed)));
    expect(Array.from({ length: 30 }, (_, seed) => written(made(seed)))).toEqual(maps);
    expect(new Set(maps).size).toBe(30);
  });

  test("the generator's par and difficulty error of a level are those of its certificate", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const wish = plan.rising(1 + (seed % 30));
      const find = runToEnd(findBestCandidate(wish, createRandom(seed), any));
      if (find === undefined) continue;
      const certificate = runToEnd(certifyLevel(find.level, 5000));
      const verdict = certificate?.analysis.verdict;
      certificate?.release?.();
      expect(find.par).toBe(verdict?.par);
      expect(find.miss).toBe(Math.abs((verdict?.difficultyCentibits ?? NaN) - wish.difficultyCentibits));
    }
  });

  test("the generator returns no level that is not accepted", () => {
    expect(
      runToEnd(findBestCandidate(plan.rising(1), createRandom(1), () => createFinishedTask(false))),
    ).toBeUndefined();
  });
});

test("the piece status of a state says whether all pieces are present and free, some in pits, or some gone", () => {
  const counts = [0, 0, 0];
  for (const { seed, level } of anyLevels(150)) {
    const exploration = runToEnd(exploreLevel(level, 400));
    if (exploration === undefined) continue;
    const { memory, stateCount } = exploration;
    for (let state = 0; state < stateCount; state += 5) {
      const { reds, yellows, crates, ices } = runToEnd(createLevelStartingAt(level, exploration, state));
      const expected = intactOf(level, { reds, yellows, crates, ices });
      expect(memory.pieceStatus[state], `seed ${seed}, state ${state}`).toBe(expected);
      counts[expected]++;
    }
    releaseExploration(exploration);
  }
  for (const count of counts) expect(count).toBeGreaterThan(50);
});

function intactOf(level: Level, { reds, yellows, crates, ices }: Omit<State, "brokenCombos">): PieceStatus {
  if (reds.length < level.reds.length || yellows.length < level.yellows.length) return PieceStatus.SomeGone;
  const isTrapped = [reds, yellows, crates, ices].flat().some((cell) => level.floors[cell] === Floor.Pit);
  return isTrapped ? PieceStatus.SomeTrapped : PieceStatus.AllFree;
}

function written(level: Level | undefined): string {
  return level === undefined ? "" : notation.formatMap(level);
}

describe("an endless run of Skid", () => {
  const numbers = Array.from({ length: 60 }, (_, at) => at + 1);

  test("an endless run begins with red toys on the smallest board, and brings one new thing at a time", () => {
    const seen: string[] = [];
    for (const { yellows, pits, crates, ices } of numbers.map(plan.rising)) {
      const things = Object.entries({ yellows, pits, crates, ices }).flatMap(([name, count]) =>
        count > 0 ? [name] : [],
      );
      const fresh = things.filter((name) => !seen.includes(name));
      if (fresh.length > 0) expect(things).toEqual(fresh);
      seen.push(...fresh);
    }
    expect(seen).toEqual(["yellows", "pits", "crates", "ices"]);
    expect(plan.rising(1)).toMatchObject({ width: 6, height: 5, reds: 2 });
  });

  test("half of the levels 1 to 5 of an endless run have at most 2 bits, and half of the levels 20 to 30 at least 3.6", () => {
    const [early, late]: number[][] = [[], []];
    for (let seed = 1; seed <= seedCount(40, 10); seed++) {
      early.push(...bitsOf(seed, 1, 5));
      late.push(...bitsOf(seed, 20, 30));
    }
    expect(medianOf(early)).toBeLessThanOrEqual(200);
    expect(medianOf(late)).toBeGreaterThanOrEqual(360);
  });

  test("an endless run has no level that is another one turned, mirrored or in exchanged colours, among 500", () => {
    const run = createRun(8700001);
    const known = new Set<string>();
    const levels = seedCount(500, 60);
    for (let number = 1; number <= levels; number++) {
      const composed = runToEnd(composeAtPace(skid, "rising", run, undefined));
      const { level, certificate } = composed;
      certificate.release?.();
      advanceRun(skid, run, composed);
      known.add(canonicalInColours(notation.formatMap(level)));
    }
    expect(known.size).toBe(levels);
  });
});

function bitsOf(seed: number, first: number, last: number): number[] {
  const run = createRun(seed);
  run.levelNumber = first - 1;
  const bits = [];
  while (run.levelNumber < last) {
    const composed = runToEnd(composeAtPace(skid, "rising", run, undefined));
    const { certificate } = composed;
    bits.push(certificate.analysis.verdict.difficultyCentibits);
    certificate.release?.();
    advanceRun(skid, run, composed);
  }
  return bits;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

function canonicalInColours(map: string): string {
  const swapped = map.replace(/[ryRY]/g, (letter) => "yrYR".charAt("ryRY".indexOf(letter)));
  return [canonicalForm(map), canonicalForm(swapped)].sort()[0];
}

describe("the plans of Skid's other modes", () => {
  test("the plans get harder with the place of a day and the rung of a challenge, and a rush has a limit", () => {
    const difficulties = Array.from({ length: DAILY_RANKS }, (_, at) => plan.daily(at + 1).difficultyCentibits);
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
    const rungs = Array.from({ length: 10 }, (_, at) => plan.challenge(at + 1).difficultyCentibits);
    expect(rungs).toEqual(rungs.toSorted((one, other) => one - other));
    expect(plan.rush(500).difficultyCentibits).toBe(rungs[9]);
  });

  test("a rush begins with another number of red toys than an endless run", () => {
    expect(plan.rush(0).reds).not.toBe(plan.rising(1).reds);
  });
});
