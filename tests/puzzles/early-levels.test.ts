import { describe, expect, test } from "vitest";
import { composeAfter, composeLevel, enterNextLevel, startRun, type Run } from "../../src/game/modes/run";
import { finish, type Work } from "../../src/kernel/work";
import type { Certified } from "../../src/kernel/select";
import { allPuzzles } from "../../src/puzzles/index";
import type { Place } from "../../src/puzzles/puzzle";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../src/puzzles/sealed";
import { fingerprintOf } from "../../tools/fingerprint";
import { createRandom, below, SEED_LIMIT } from "../../src/kernel/random";
import { looksOf } from "../kernel/turns";
import { provesAll, sweepsAll } from "../effort";
import { isNearTwin } from "./near-twin";

/** So many runs are compared by what they begin with, so many levels of each. */
const RUNS = provesAll ? 60 : 12;
const EARLY_LEVELS = 10;
/** How many different boards there are at the least among the runs' levels of one number: 30 and 50 of 60. */
const FEWEST_ON_SMALL_BOARDS = Math.ceil((RUNS * 30) / 60);
const FEWEST_ON_OTHERS = Math.ceil((RUNS * 50) / 60);
const SMALL_BOARD_CELLS = 20;

/** So many runs are searched for near twins, so many levels of each, each compared with so many before it. */
const LONG_RUNS = sweepsAll ? 200 : provesAll ? 10 : 1;
const LONG_RUN_LEVELS = 60;
const NEIGHBOURS = 20;
const MOST_TWINS_IN_A_THOUSAND = 1;
/** A sweep takes minutes, more on a machine that does other things. */
const TIMEOUT_MS = 3_600_000;

/** Where the seeds of the runs come from: another number gives other runs. */
const SEED = 20261123;
/** A seed is drawn in two halves, since a random number is below 32362. */
const HALF_OF_SEED = Math.sqrt(SEED_LIMIT);

type Made = Certified<SealedLevel, SealedState>;
type Compose = (puzzle: SealedPuzzle, run: Run, from: Place | undefined) => Work<Made>;

/** The runs that climb as long as the player likes, and those against the clock. */
const RUNS_OF: Readonly<Record<string, Compose>> = {
  endless: (puzzle, run, from) => composeLevel(puzzle, run, from),
  rush: (puzzle, run, from) => composeAfter(puzzle, run, [], puzzle.plan.rush(run.levelNumber), from),
};

/** Seeds that follow from `SEED` alone. */
function seedsOf(count: number): number[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => below(random, HALF_OF_SEED) * HALF_OF_SEED + below(random, HALF_OF_SEED));
}

/** The first levels of a run, each won in the shortest way and the next one begun where that ends. */
function levelsOfRun(puzzle: SealedPuzzle, seed: number, count: number, compose: Compose): SealedLevel[] {
  const run = startRun(seed);
  let from = puzzle.whereabouts?.start;
  return Array.from({ length: count }, () => {
    const made = finish(compose(puzzle, run, from));
    made.certificate.recycle?.();
    enterNextLevel(puzzle, run, made.level);
    from = puzzle.whereabouts?.of(made.level, endOf(made));
    return made.level;
  });
}

function endOf({ rules, line }: Made): SealedState {
  return line.reduce((state, direction) => rules.move(state, direction) ?? state, rules.start);
}

function cellsOf(puzzle: SealedPuzzle, level: SealedLevel): number {
  return puzzle.standingOf(level).board.cells.length;
}

describe.each(allPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  test.each(Object.keys(RUNS_OF))(`${RUNS} runs (%s) have different boards at each of their first levels`, (mode) => {
    const runs = seedsOf(RUNS).map((seed) => levelsOfRun(puzzle, seed, EARLY_LEVELS, RUNS_OF[mode]));
    for (let at = 0; at < EARLY_LEVELS; at++) {
      const levels = runs.map((run) => run[at]);
      const isSmall = cellsOf(puzzle, levels[0]) < SMALL_BOARD_CELLS;
      // Turns and mirrors of a board count as the same one.
      const different = new Set(levels.map((level) => fingerprintOf(puzzle, level))).size;
      expect(different, `level ${at + 1}`).toBeGreaterThanOrEqual(isSmall ? FEWEST_ON_SMALL_BOARDS : FEWEST_ON_OTHERS);
    }
  });

  test(
    `of ${LONG_RUNS} runs of ${LONG_RUN_LEVELS} levels hardly any has near twins within ${NEIGHBOURS} levels`,
    () => {
      let neighbours = 0;
      let twins = 0;
      for (const seed of seedsOf(LONG_RUNS)) {
        const maps = levelsOfRun(puzzle, seed, LONG_RUN_LEVELS, RUNS_OF.endless).map((level) => puzzle.write(level));
        maps.forEach((map, at) => {
          const before = maps.slice(Math.max(0, at - NEIGHBOURS), at);
          const looks = looksOf(puzzle.legend, map);
          neighbours += before.length;
          twins += before.filter((other) => looks.some((look) => isNearTwin(look, other))).length;
        });
      }
      if (sweepsAll) process.stdout.write(`${puzzle.id}: ${twins} near twins among ${neighbours} neighbours\n`);
      expect((1000 * twins) / neighbours).toBeLessThanOrEqual(MOST_TWINS_IN_A_THOUSAND);
    },
    TIMEOUT_MS,
  );
});

test("a level with one thing moved is a near twin of itself, turned or not, and one with two moved is not", () => {
  const [puzzle] = allPuzzles();
  const looks = looksOf(puzzle.legend, "@.o...\n......\n.o..o.\n......");
  const isTwin = (map: string): boolean => looks.some((look) => isNearTwin(look, map));
  expect(isTwin("@.o...\n......\n.o...o\n......")).toBe(true);
  expect(isTwin("...o.@\n......\no...o.\n......")).toBe(true);
  expect(isTwin("...o.@\n......\n.o..o.\n......")).toBe(true);
  expect(isTwin("@o....\n......\n.o...o\n......")).toBe(false);
});
