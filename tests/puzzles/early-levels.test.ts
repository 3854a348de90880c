import { describe, expect, test } from "vitest";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun, type Run } from "../../src/game/modes/run";
import { runToEnd, type Task } from "../../src/kernel/task";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { Position } from "../../src/puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { computeLevelFingerprint } from "../../tools/fingerprint";
import { createRandom, drawRandomBelow, SEED_LIMIT } from "../../src/kernel/random";
import { symmetriesAndRecolourings } from "../kernel/symmetries";
import { seedCount, usesLongSweeps } from "../seed-count";
import { isNearDuplicate } from "./near-duplicate";

const RUNS = seedCount(60, 12);
const EARLY_LEVELS = 10;
/**
 * How many different boards the test expects at least among the first levels of `RUNS` runs (sequences of levels). It
 * expects as many among their second levels, and so on. This number is for boards of fewer than `SMALL_BOARD_CELLS`
 * cells: 30 different boards in 60 runs.
 */
const MIN_ON_SMALL_BOARDS = Math.ceil((RUNS * 30) / 60);
/**
 * How many different boards the test expects at least among the first levels of `RUNS` runs (sequences of levels). It
 * expects as many among their second levels, and so on. This number is for boards of at least `SMALL_BOARD_CELLS`
 * cells: 50 different boards in 60 runs.
 */
const MIN_ON_OTHERS = Math.ceil((RUNS * 50) / 60);
const SMALL_BOARD_CELLS = 20;

const LONG_RUNS = usesLongSweeps ? 200 : seedCount(10, 1);
const LONG_RUN_LEVELS = 60;
const COMPARED_LEVELS = 20;
const MAX_DUPLICATES_PER_THOUSAND = 1;
/** The time limit of one test, in milliseconds. A full test run takes minutes, and more on a busy machine. */
const TIMEOUT_MS = 3_600_000;

const SEED = 20261123;
/**
 * How many values half a seed can have. The test draws each seed in two halves, because a random number must be below
 * 32,362.
 */
const HALF_OF_SEED = Math.sqrt(SEED_LIMIT);

type ComposedLevel = CertifiedLevel<OpaqueLevel, OpaqueState>;
type Compose = (puzzle: AnyPuzzle, run: Run, from: Position | undefined) => Task<ComposedLevel>;

const COMPOSERS: Readonly<Record<string, Compose>> = {
  rising: (puzzle, run, from) => composeAtPace(puzzle, "rising", run, from),
  rush: (puzzle, run, from) => composeOnLadder(puzzle, run, [], puzzle.plan.rush(run.levelNumber), from),
};

function drawSeeds(count: number): number[] {
  const random = createRandom(SEED);
  return Array.from(
    { length: count },
    () => drawRandomBelow(random, HALF_OF_SEED) * HALF_OF_SEED + drawRandomBelow(random, HALF_OF_SEED),
  );
}

function composeRun(puzzle: AnyPuzzle, seed: number, count: number, compose: Compose): OpaqueLevel[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: count }, () => {
    const made = runToEnd(compose(puzzle, run, from));
    made.certificate.release?.();
    advanceRun(puzzle, run, made);
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

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the first levels of the runs of $id",
  ({ puzzle }) => {
    test.each(Object.keys(COMPOSERS))(
      `${RUNS} runs of the mode %s have different boards at each of their first levels`,
      (mode) => {
        const runs = drawSeeds(RUNS).map((seed) => composeRun(puzzle, seed, EARLY_LEVELS, COMPOSERS[mode]));
        for (let at = 0; at < EARLY_LEVELS; at++) {
          const levels = runs.map((run) => run[at]);
          const isSmall = cellsOf(puzzle, levels[0]) < SMALL_BOARD_CELLS;
          // The number of different boards. Turned and mirrored boards count as one board, because their fingerprints
          // are equal.
          const different = new Set(levels.map((level) => computeLevelFingerprint(puzzle, level))).size;
          expect(different, `level ${at + 1}`).toBeGreaterThanOrEqual(isSmall ? MIN_ON_SMALL_BOARDS : MIN_ON_OTHERS);
        }
      },
    );

    test(
      `hardly any of ${LONG_RUN_LEVELS} levels in ${LONG_RUNS} runs is like one of the ${COMPARED_LEVELS} before it`,
      () => {
        let neighbours = 0;
        let twins = 0;
        for (const seed of drawSeeds(LONG_RUNS)) {
          const maps = composeRun(puzzle, seed, LONG_RUN_LEVELS, COMPOSERS.rising).map((level) =>
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
  },
);

test("a level with one thing moved is nearly equal to the level, and one with two things moved is not", () => {
  const [puzzle] = loadAllPuzzles();
  const looks = symmetriesAndRecolourings(puzzle.legend, "@.o...\n......\n.o..o.\n......");
  const isTwin = (map: string): boolean => looks.some((look) => isNearDuplicate(look, map));
  expect(isTwin("@.o...\n......\n.o...o\n......")).toBe(true);
  expect(isTwin("...o.@\n......\no...o.\n......")).toBe(true);
  expect(isTwin("...o.@\n......\n.o..o.\n......")).toBe(true);
  expect(isTwin("@o....\n......\n.o...o\n......")).toBe(false);
});
