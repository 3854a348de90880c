/** Measures the difficulty of the levels of endless runs, level by level. */
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import type { Pace } from "../../src/puzzles/pace";

/** The endless runs to measure: their seeds are `firstSeed`, `firstSeed` + 1 and so on. */
export interface MeasuredRuns {
  readonly firstSeed: number;
  readonly runCount: number;
  readonly levelCount: number;
}

/**
 * Returns the difficulties of the levels of several endless runs, in bits: `bits[level][run]`, both counted from 0. Each
 * level is won by the shortest solution, because in some puzzles the next level begins where the player's piece ends.
 */
export function measureRuns(
  puzzle: AnyPuzzle,
  pace: Pace,
  { firstSeed, runCount, levelCount }: MeasuredRuns,
): number[][] {
  const runs = Array.from({ length: runCount }, (_, index) => measureRun(puzzle, pace, firstSeed + index, levelCount));
  return Array.from({ length: levelCount }, (_, level) => runs.map((bits) => bits[level]));
}

function measureRun(puzzle: AnyPuzzle, pace: Pace, seed: number, levelCount: number): number[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: levelCount }, () => {
    const { level, rules, solution, certificate } = runToEnd(composeAtPace(puzzle, pace, run, from));
    advanceRun(puzzle, run, level);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    certificate.release?.();
    return certificate.analysis.verdict.difficultyCentibits / 100;
  });
}

/** Returns the value below which a share of the numbers lies, such as the median for 0.5. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
