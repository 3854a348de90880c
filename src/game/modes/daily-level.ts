/** Decides how hard the daily level of each puzzle is on each day, and composes the level. daily.ts has its seeds. */
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { DAILY_RANKS, type Puzzle } from "../../puzzles/puzzle";
import { seedOfDay } from "./daily";
import { composeNext, createRun, type Run } from "./run";

/**
 * The wanted difficulties of one day's daily levels, in hundredths of a bit (the binary logarithm of the expected
 * moves). Each puzzle gets one of them; see docs/difficulty.md.
 */
const DAILY_CENTIBITS: readonly number[] = [220, 270, 320, 360, 390];

/**
 * How far the difficulty of a daily level may be from the wanted one, in hundredths of a bit. Other levels are
 * discarded.
 */
const MAX_MISS_CENTIBITS = 30;

/**
 * At most this many levels are generated for one daily level. If none has the wanted difficulty, the nearest one is
 * taken.
 */
export const MAX_DAILY_TRIES = 12;

/** By how many entries of `DAILY_CENTIBITS` the wanted difficulty of a puzzle's daily level advances each day. */
const RANKS_PER_DAY = 2;

/**
 * Returns how hard the daily level of a puzzle is on a day, from 1 (easiest) to `DAILY_RANKS`. In `DAILY_RANKS`
 * successive days, a puzzle has each rank once. A new puzzle in the game changes no daily level of another puzzle.
 */
export function dailyRankOf(puzzleId: string, day: number): number {
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzleId);
  return ((puzzleIndex + RANKS_PER_DAY * day) % DAILY_RANKS) + 1;
}

export function dailyTargetOf<Level, State, Target>({ id, plan }: Puzzle<Level, State, Target>, day: number): Target {
  return plan.daily(dailyRankOf(id, day));
}

/**
 * Composes the daily level of a puzzle, which is the same for all players. Several tries may be necessary, whose random
 * numbers only depend on the day.
 */
export function composeDaily<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  day: number,
): Task<CertifiedLevel<Level, State>> {
  const wantedCentibits = centibitsAt(dailyRankOf(puzzle.id, day));
  return composeNearest(puzzle, {
    target: dailyTargetOf(puzzle, day),
    wantedCentibits,
    runOfTry: (givenUp) => runOfTry(day, givenUp),
  });
}

/** Returns the wanted difficulty, in hundredths of a bit, of the daily level at `rank` (1 is the easiest). */
export function centibitsAt(rank: number): number {
  return DAILY_CENTIBITS[rank - 1];
}

/**
 * A request for a generated level whose difficulty is as near as possible to a wanted one.
 * @noSelf
 */
interface NearestRequest<Level, State, Target> {
  readonly target: Target;
  readonly wantedCentibits: number;
  /**
   * The largest accepted difference between a level's difficulty and `wantedCentibits`, in hundredths of a bit. If left
   * out, it is `MAX_MISS_CENTIBITS`.
   */
  readonly maxMissCentibits?: number;
  /**
   * Returns the difficulty of a level in hundredths of a bit (the binary logarithm of the expected moves). If `rate` is
   * left out, the difficulty from the level's analysis counts.
   */
  readonly rate?: (certified: CertifiedLevel<Level, State>) => Task<number>;
  /**
   * Returns the run (a sequence of levels) in which the next try generates the level. The earlier tries gave `givenUp`
   * levels, which were discarded as too easy or too hard.
   */
  readonly runOfTry: (givenUp: number) => Run;
}

/**
 * Composes a level whose difficulty is near the wanted one. After `MAX_DAILY_TRIES` discarded levels, the nearest of
 * them is composed again, because they do not stay in memory.
 */
export function* composeNearest<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  request: NearestRequest<Level, State, Target>,
): Task<CertifiedLevel<Level, State>> {
  const { target, wantedCentibits, maxMissCentibits = MAX_MISS_CENTIBITS, rate, runOfTry: runOf } = request;
  const from = puzzle.playerPosition?.startPosition;
  let nearestTry = 0;
  let smallestMissCentibits = Infinity;
  for (let givenUp = 0; givenUp < MAX_DAILY_TRIES; givenUp++) {
    const certified = yield* composeNext(puzzle, runOf(givenUp), target, from);
    const { analysis, release } = certified.certificate;
    const centibits = rate === undefined ? analysis.verdict.difficultyCentibits : yield* rate(certified);
    const missCentibits = Math.abs(centibits - wantedCentibits);
    if (missCentibits <= maxMissCentibits) return certified;
    release?.();
    if (missCentibits >= smallestMissCentibits) continue;
    smallestMissCentibits = missCentibits;
    nearestTry = givenUp;
  }
  return yield* composeNext(puzzle, runOf(nearestTry), target, from);
}

/**
 * Returns the run (a sequence of levels) for the next try at the daily level, after `givenUp` levels were discarded as
 * too easy or too hard.
 */
export function runOfTry(day: number, givenUp: number): Run {
  return { ...createRun(seedOfDay(day)), levelNumber: givenUp };
}
