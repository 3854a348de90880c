import { describe, expect, test } from "vitest";
import { composeAfterQueued, composeEndlessLevel, advanceRun, createRun, type Run } from "../../src/game/modes/run";
import { runToEnd, type Task } from "../../src/kernel/task";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { Position } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { fingerprintOf } from "../../tools/fingerprint";
import { createRandom, drawBelow, SEED_LIMIT } from "../../src/kernel/random";
import { symmetriesAndRecolourings } from "../kernel/symmetries";
import { usesAllSeeds, usesLongSweeps } from "../seed-count";
import { isNearDuplicate } from "./near-duplicate";

/** So many runs are compared by what they begin with, so many levels of each. */
const RUNS = usesAllSeeds ? 60 : 12;
const EARLY_LEVELS = 10;
/** How many different boards there are at the least among the runs' levels of one number: 30 and 50 of 60. */
const MIN_ON_SMALL_BOARDS = Math.ceil((RUNS * 30) / 60);
const MIN_ON_OTHERS = Math.ceil((RUNS * 50) / 60);
const SMALL_BOARD_CELLS = 20;

/** So many runs are searched for near twins, so many levels of each, each compared with so many before it. */
const LONG_RUNS = usesLongSweeps ? 200 : usesAllSeeds ? 10 : 1;
const LONG_RUN_LEVELS = 60;
const COMPARED_LEVELS = 20;
const MAX_DUPLICATES_PER_THOUSAND = 1;
/** A sweep takes minutes, more on a machine that does other things. */
const TIMEOUT_MS = 3_600_000;

/** Where the seeds of the runs come from: another number gives other runs. */
const SEED = 20261123;
/** A seed is drawn in two halves, since a random number is below 32362. */
const HALF_OF_SEED = Math.sqrt(SEED_LIMIT);

type ComposedLevel = CertifiedLevel<OpaqueLevel, OpaqueState>;
type Compose = (puzzle: AnyPuzzle, run: Run, from: Position | undefined) => Task<ComposedLevel>;

/** The runs that climb as long as the player likes, and those against the clock. */
const COMPOSERS: Readonly<Record<string, Compose>> = {
  endless: (puzzle, run, from) => composeEndlessLevel(puzzle, run, from),
  rush: (puzzle, run, from) => composeAfterQueued(puzzle, run, [], puzzle.plan.rush(run.levelNumber), from),
};

/** Seeds that follow from `SEED` alone. */
function drawSeeds(count: number): number[] {
  const random = createRandom(SEED);
  return Array.from(
    { length: count },
    () => drawBelow(random, HALF_OF_SEED) * HALF_OF_SEED + drawBelow(random, HALF_OF_SEED),
  );
}

/** The first levels of a run, each won in the shortest way and the next one begun where that ends. */
function composeRun(puzzle: AnyPuzzle, seed: number, count: number, compose: Compose): OpaqueLevel[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: count }, () => {
    const made = runToEnd(compose(puzzle, run, from));
    made.certificate.release?.();
    advanceRun(puzzle, run, made.level);
    from = puzzle.playerPosition?.positionOf(made.level, endState(made));
    return made.level;
  });
}

function endState({ rules, solution }: ComposedLevel): OpaqueState {
  return solution.reduce((state, direction) => rules.move(state, direction) ?? state, rules.start);
}

function cellsOf(puzzle: AnyPuzzle, level: OpaqueLevel): number {
  return puzzle.placementsOf(level).board.cells.length;
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  test.each(Object.keys(COMPOSERS))(`${RUNS} runs (%s) have different boards at each of their first levels`, (mode) => {
    const runs = drawSeeds(RUNS).map((seed) => composeRun(puzzle, seed, EARLY_LEVELS, COMPOSERS[mode]));
    for (let at = 0; at < EARLY_LEVELS; at++) {
      const levels = runs.map((run) => run[at]);
      const isSmall = cellsOf(puzzle, levels[0]) < SMALL_BOARD_CELLS;
      // Turns and mirrors of a board count as the same one.
      const different = new Set(levels.map((level) => fingerprintOf(puzzle, level))).size;
      expect(different, `level ${at + 1}`).toBeGreaterThanOrEqual(isSmall ? MIN_ON_SMALL_BOARDS : MIN_ON_OTHERS);
    }
  });

  test(
    `of ${LONG_RUNS} runs of ${LONG_RUN_LEVELS} levels hardly any has near twins within ${COMPARED_LEVELS} levels`,
    () => {
      let neighbours = 0;
      let twins = 0;
      for (const seed of drawSeeds(LONG_RUNS)) {
        const maps = composeRun(puzzle, seed, LONG_RUN_LEVELS, COMPOSERS.endless).map((level) =>
          puzzle.formatMap(level),
        );
        maps.forEach((map, at) => {
          const before = maps.slice(Math.max(0, at - COMPARED_LEVELS), at);
          const looks = symmetriesAndRecolourings(puzzle.legend, map);
          neighbours += before.length;
          twins += before.filter((other) => looks.some((look) => isNearDuplicate(look, other))).length;
        });
      }
      if (usesLongSweeps) process.stdout.write(`${puzzle.id}: ${twins} near twins among ${neighbours} neighbours\n`);
      expect((1000 * twins) / neighbours).toBeLessThanOrEqual(MAX_DUPLICATES_PER_THOUSAND);
    },
    TIMEOUT_MS,
  );
});

test("a level with one thing moved is a near twin of itself, turned or not, and one with two moved is not", () => {
  const [puzzle] = loadAllPuzzles();
  const looks = symmetriesAndRecolourings(puzzle.legend, "@.o...\n......\n.o..o.\n......");
  const isTwin = (map: string): boolean => looks.some((look) => isNearDuplicate(look, map));
  expect(isTwin("@.o...\n......\n.o...o\n......")).toBe(true);
  expect(isTwin("...o.@\n......\no...o.\n......")).toBe(true);
  expect(isTwin("...o.@\n......\n.o..o.\n......")).toBe(true);
  expect(isTwin("@o....\n......\n.o...o\n......")).toBe(false);
});
