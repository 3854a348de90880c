import { describe, expect, test } from "vitest";
import { challengeRungOf } from "../../src/game/modes/challenge-mode";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { seedCount } from "../seed-count";

const PUZZLES = loadAllPuzzles().map((puzzle) => [puzzle.id, puzzle] as const);
const RUNS = seedCount(200, 20);
const FIRST_SEED = 5_000_000;
const RUSH_LEVELS = 13;
const [FIRST_CENTIBITS, LAST_CENTIBITS] = [150, 300];
const MAX_MISS_CENTIBITS = 30;
const MAX_CENTIBITS = 330;

/**
 * Returns the difficulty, in hundredths of a bit, that is wanted at the step with the number `rung` of a timed rush or
 * a challenge. The difficulties rise up to the tenth step.
 */
function wantedAt(rung: number): number {
  const step = (LAST_CENTIBITS - FIRST_CENTIBITS) / (CHALLENGE_SIZES - 1);
  return FIRST_CENTIBITS + step * (Math.min(rung, CHALLENGE_SIZES) - 1);
}

function rushDifficulties(puzzle: AnyPuzzle, seed: number): number[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: RUSH_LEVELS }, (_, cleared) => {
    const made = runToEnd(composeOnLadder(puzzle, run, [], puzzle.plan.rush(cleared), from));
    made.certificate.release?.();
    advanceRun(puzzle, run, made);
    let state = made.rules.start;
    for (const move of made.solution) state = made.rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(made.level, state);
    return made.certificate.analysis.verdict.difficultyCentibits;
  });
}

function challengeDifficulties(puzzle: AnyPuzzle, seed: number): number[] {
  const run = createRun(seed);
  return Array.from({ length: CHALLENGE_SIZES }, (_, index) => {
    const target = puzzle.plan.challenge(challengeRungOf(CHALLENGE_SIZES, index + 1));
    const made = runToEnd(composeOnLadder(puzzle, run, [], target, puzzle.playerPosition?.startPosition));
    made.certificate.release?.();
    advanceRun(puzzle, run, made);
    return made.certificate.analysis.verdict.difficultyCentibits;
  });
}

function expectLadder(runs: readonly (readonly number[])[]): void {
  runs[0].forEach((_, index) => {
    const difficulties = runs.map((run) => run[index]).sort((one, other) => one - other);
    const median = difficulties[Math.floor(difficulties.length / 2)];
    expect(Math.abs(median - wantedAt(index + 1)), `level ${index + 1}: ${median}`).toBeLessThanOrEqual(
      MAX_MISS_CENTIBITS,
    );
    expect(difficulties.at(-1), `level ${index + 1}`).toBeLessThanOrEqual(MAX_CENTIBITS);
  });
}

const SEEDS = Array.from({ length: RUNS }, (_, index) => FIRST_SEED + index);

describe.each(PUZZLES)("the ladder of %s", (_, puzzle) => {
  test(`${RUNS} rushes rise from 1.5 to 3 bits and stay there, and no level has more than 3.3 bits`, () => {
    expectLadder(SEEDS.map((seed) => rushDifficulties(puzzle, seed)));
  });

  test(`${RUNS} challenges of the largest size rise from 1.5 to 3 bits, and no level has more than 3.3 bits`, () => {
    expectLadder(SEEDS.map((seed) => challengeDifficulties(puzzle, seed)));
  });
});

test("the ten levels of a challenge climb by equal steps to the rung of its size", () => {
  const rungsOf = (size: number): number[] =>
    Array.from({ length: 10 }, (_, index) => challengeRungOf(size, index + 1));
  expect(rungsOf(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(rungsOf(5)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(rungsOf(3)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
  expect(rungsOf(1)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(challengeRungOf(10, 11)).toBe(10);
});

test("after twelve levels that are too hard, the next one is taken", () => {
  let releasedCount = 0;
  const counting = Object.assign({}, lastBall, {
    compose: function* (...args: Parameters<typeof lastBall.compose>) {
      const certified = yield* lastBall.compose(...args);
      if (certified === undefined) return undefined;
      const release = (): void => {
        releasedCount++;
        certified.certificate.release?.();
      };
      return { ...certified, certificate: { ...certified.certificate, release } };
    },
  });
  const { startPosition } = lastBall.playerPosition ?? {};
  const { certificate } = runToEnd(composeOnLadder(counting, createRun(1), [], lastBall.plan.daily(5), startPosition));
  expect(releasedCount).toBe(12);
  expect(certificate.analysis.verdict.difficultyCentibits).toBeGreaterThan(MAX_CENTIBITS);
  certificate.release?.();
});
