/** Compares the difficulty of generated levels with the wanted difficulty, for each step of a puzzle's endless mode. */
import { composeNext, createRun } from "../../src/game/modes/run";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import type { Puzzle } from "../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 100;

/**
 * The number of measured levels of an endless run: more than one cycle of the wanted difficulties, which repeat for
 * ever.
 */
const CURVE_LEVELS = 60;

/**
 * The parts of a level's target that the bench uses. `maxForcedMovesPercent` is the largest allowed share of forced
 * moves, which are moves without a sensible alternative.
 */
interface CurveTarget {
  readonly difficultyCentibits: number;
  readonly minMoves: number;
  readonly maxMoves: number;
  readonly maxForcedMovesPercent: number;
}

interface CurveSteps<Target> {
  readonly name: string;
  readonly targetOf: (target: Target) => CurveTarget;
  /**
   * Returns the difficulties of levels that are generated for comparison: with the size, things and solution length of
   * a wanted level, but without a wanted difficulty.
   */
  readonly baselineDifficulties: (target: Target) => readonly number[];
}

/**
 * Prints how difficult generated levels are for each target of a puzzle's endless mode. Compares them with levels that
 * were generated without a wanted difficulty. The generator may choose where the player's piece starts.
 */
export function benchCurveSteps<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  { name, targetOf, baselineDifficulties }: CurveSteps<Target>,
): void {
  const steps = [...new Set(Array.from({ length: CURVE_LEVELS }, (_, index) => puzzle.plan.rising(index + 1)))];
  const shares = steps.map((target) => {
    const { difficultyCentibits: wanted, minMoves, maxMoves, maxForcedMovesPercent } = targetOf(target);
    const isAsHard = (difficulty: number) => isWithinTolerance(difficulty, wanted);
    const verdicts = Array.from({ length: LEVELS }, (_, index) => generateVerdict(puzzle, target, index + 1));
    const got = verdicts.map(({ difficultyCentibits }) => difficultyCentibits);
    const quantile = (share: number) => percentile(got, share) / 100;
    const bits = percent(got, isAsHard);
    printRow(`${name}, level ${findFirstLevel(puzzle, target)}, ${(wanted / 100).toFixed(2)} bits asked`, {
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

function findFirstLevel<Level, State, Target>({ plan }: Puzzle<Level, State, Target>, target: Target): number {
  let number = 1;
  while (plan.rising(number) !== target) number++;
  return number;
}

function generateVerdict<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  target: Target,
  seed: number,
): Verdict {
  const { certificate } = runToEnd(composeNext(puzzle, createRun(seed), target, undefined));
  const { verdict } = certificate.analysis;
  certificate.release?.();
  return verdict;
}

function percent<T>(all: readonly T[], has: (one: T) => boolean): number {
  return (100 * all.filter(has).length) / all.length;
}
