/**
 * Compares the difficulty of generated levels with the difficulty asked for, for each difficulty that a puzzle's
 * endless mode asks for.
 */
import { composeNext, createRun } from "../../src/game/modes/run";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import type { Puzzle } from "../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 100;

/**
 * How many levels of an endless run to look at: more than one cycle of the wanted difficulties, which repeat for ever.
 */
const CURVE_LEVELS = 60;

/**
 * The part of a level's target (what is asked of the level) that the benchmark checks: difficulty, number of moves, and
 * the share of moves without a choice.
 */
interface CurveTarget {
  readonly difficultyCentibits: number;
  readonly minMoves: number;
  readonly maxMoves: number;
  readonly maxForcedMovesPercent: number;
}

/** The name of a puzzle, and the functions that the benchmark needs to measure levels of its endless mode. */
interface CurveSteps<Target> {
  readonly name: string;
  readonly targetOf: (target: Target) => CurveTarget;
  /**
   * Returns difficulties of levels that have the size, things and solution length of the target (what is asked of a
   * level), but were made without a wanted difficulty. They are for comparison.
   */
  readonly baselineDifficulties: (target: Target) => readonly number[];
}

/**
 * Prints how difficult generated levels are for each target (what is asked of a level) of a puzzle's endless mode.
 * Compares them with the target, and with levels that were made without a wanted difficulty. The generator chooses
 * where the player's piece starts.
 */
export function benchCurveSteps<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  { name, targetOf, baselineDifficulties }: CurveSteps<Target>,
): void {
  const steps = [...new Set(Array.from({ length: CURVE_LEVELS }, (_, index) => puzzle.plan.rising(index + 1)))];
  const shares = steps.map((target) => {
    const { difficultyCentibits: wanted, minMoves, maxMoves, maxForcedMovesPercent } = targetOf(target);
    const isAsHard = (difficulty: number) => isWithinTolerance(difficulty, wanted);
    const verdicts = Array.from({ length: LEVELS }, (_, index) => verdictOf(puzzle, target, index + 1));
    const got = verdicts.map(({ difficultyCentibits }) => difficultyCentibits);
    const quantile = (share: number) => percentile(got, share) / 100;
    const bits = percent(got, isAsHard);
    printRow(`${name}, level ${firstLevelWith(puzzle, target)}, ${(wanted / 100).toFixed(2)} bits asked`, {
      p10: quantile(0.1),
      p50: quantile(0.5),
      p90: quantile(0.9),
      asAsked: bits,
      asAskedByLuck: percent(baselineDifficulties(target), isAsHard),
    });
    const moves = percent(verdicts, ({ par }) => par >= minMoves && par <= maxMoves);
    const forcedMoves = percent(verdicts, ({ forcedMovesPercent }) => forcedMovesPercent <= maxForcedMovesPercent);
    return { bits, moves, forcedMoves };
  });
  const least = (of: (share: (typeof shares)[number]) => number) => Math.min(...shares.map(of));
  const as = "as asked, percent, least of its steps";
  printFigure(
    `difficulty of ${name}: ${as}`,
    least(({ bits }) => bits),
  );
  printFigure(
    `moves of ${name}: ${as}`,
    least(({ moves }) => moves),
  );
  printFigure(
    `forced moves of ${name}: ${as}`,
    least(({ forcedMoves }) => forcedMoves),
  );
}

/** Returns the number of the first level of the endless mode that has this target (what is asked of the level). */
function firstLevelWith<Level, State, Target>({ plan }: Puzzle<Level, State, Target>, target: Target): number {
  let number = 1;
  while (plan.rising(number) !== target) number++;
  return number;
}

function verdictOf<Level, State, Target>(puzzle: Puzzle<Level, State, Target>, target: Target, seed: number): Verdict {
  const { certificate } = runToEnd(composeNext(puzzle, createRun(seed), target, undefined));
  const { verdict } = certificate.analysis;
  certificate.release?.();
  return verdict;
}

function percent<T>(all: readonly T[], has: (one: T) => boolean): number {
  return (100 * all.filter(has).length) / all.length;
}
