/** Measures how hard the levels are that the game generates: in endless runs, in timed rushes and in the daily mode. */
import { composeDaily, dailyRankOf } from "../../src/game/modes/daily-level";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun, type Run } from "../../src/game/modes/run";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import type { Pace } from "../../src/puzzles/pace";
import { DAILY_RANKS, type Position } from "../../src/puzzles/puzzle";

type Compose = (run: Run, from: Position | undefined) => Task<CertifiedLevel<OpaqueLevel, OpaqueState>>;

/**
 * The endless runs (sequences of levels) or rushes (timed runs) to measure, and the number of levels of each. Their
 * seeds are `firstSeed`, `firstSeed` + 1 and so on.
 */
export interface MeasuredRuns {
  readonly firstSeed: number;
  readonly runCount: number;
  readonly levelCount: number;
}

/**
 * Returns the difficulties of the levels of several endless runs (sequences of levels), in bits: `bits[level][run]`,
 * both indexes counted from 0. Each level is won by its shortest solution, because in some puzzles the next level
 * begins where the player's piece ends.
 */
export function measureRuns(puzzle: AnyPuzzle, pace: Pace, runs: MeasuredRuns): number[][] {
  return measureLevels(puzzle, runs, (run, from) => composeAtPace(puzzle, pace, run, from));
}

/**
 * Returns the difficulties of the levels of several rushes (timed runs of levels), in bits: `bits[level][rush]`, both
 * indexes counted from 0.
 */
export function measureRushes(puzzle: AnyPuzzle, runs: MeasuredRuns): number[][] {
  return measureLevels(puzzle, runs, (run, from) =>
    composeOnLadder(puzzle, run, [], puzzle.plan.rush(run.levelNumber), from),
  );
}

/**
 * Returns the difficulties, in bits, of a puzzle's daily levels on successive days. `bits[rank]` has the difficulties
 * of the levels of this rank. On each day, the daily levels of all puzzles are ranked by their difficulty; rank 0 is
 * the easiest.
 */
export function measureDays(puzzle: AnyPuzzle, firstDay: number, dayCount: number): number[][] {
  const bits = Array.from({ length: DAILY_RANKS }, (): number[] => []);
  for (let day = firstDay; day < firstDay + dayCount; day++) {
    bits[dailyRankOf(puzzle.id, day) - 1].push(takeDifficultyBits(runToEnd(composeDaily(puzzle, day))));
  }
  return bits;
}

function measureLevels(
  puzzle: AnyPuzzle,
  { firstSeed, runCount, levelCount }: MeasuredRuns,
  compose: Compose,
): number[][] {
  const runs = Array.from({ length: runCount }, (_, index) =>
    measureRun(puzzle, firstSeed + index, levelCount, compose),
  );
  return Array.from({ length: levelCount }, (_, level) => runs.map((bits) => bits[level]));
}

function measureRun(puzzle: AnyPuzzle, seed: number, levelCount: number, compose: Compose): number[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: levelCount }, () => {
    const composed = runToEnd(compose(run, from));
    const { level, rules, solution } = composed;
    advanceRun(puzzle, run, composed);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    return takeDifficultyBits(composed);
  });
}

/**
 * Returns the difficulty of a level in bits. Also gives the memory in which the level was analysed back, so that the
 * next level can use it.
 */
function takeDifficultyBits({ certificate }: CertifiedLevel<OpaqueLevel, OpaqueState>): number {
  certificate.release?.();
  return certificate.analysis.verdict.difficultyCentibits / 100;
}

/**
 * Returns the quantile of numbers: the value below which the share `share` of the numbers lies, such as the median for
 * 0.5.
 */
export function computeQuantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
