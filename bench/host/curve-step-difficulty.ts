/**
 * Compares the difficulty of generated levels with the wanted difficulty, for the first levels of a puzzle's endless
 * mode.
 */
import { composeNext, createRun } from "../../src/game/modes/run";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import type { Puzzle } from "../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { computePercentile } from "./summary";

const LEVELS_PER_STEP = 100;

/**
 * The number of measured levels of the endless mode: more than one cycle of the difficulties, which repeat for ever.
 */
const CURVE_LEVELS = 60;

/**
 * The parts of a target (what is asked of the generator) that the bench uses. `maxForcedMovesPercent` limits the moves
 * without a sensible alternative.
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
   * Returns the difficulties of levels that were generated for comparison, without a wanted difficulty. These levels
   * have the size, the pieces and the fewest moves that `target` asks for.
   */
  readonly baselineDifficulties: (target: Target) => readonly number[];
}

/**
 * Prints how difficult the levels of a puzzle's endless mode are, for each wanted difficulty. Compares them with levels
 * that were generated without a wanted difficulty.
 */
export function benchCurveSteps<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  { name, targetOf, baselineDifficulties }: CurveSteps<Target>,
): void {
  const steps = [...new Set(Array.from({ length: CURVE_LEVELS }, (_, index) => puzzle.plan.rising(index + 1)))];
  const percents = steps.map((target) => {
    const { difficultyCentibits: wanted, minMoves, maxMoves, maxForcedMovesPercent } = targetOf(target);
    const isAsHard = (difficulty: number) => isWithinTolerance(difficulty, wanted);
    const verdicts = Array.from({ length: LEVELS_PER_STEP }, (_, index) => generateVerdict(puzzle, target, index + 1));
    const difficulties = verdicts.map(({ difficultyCentibits }) => difficultyCentibits);
    const quantile = (share: number) => computePercentile(difficulties, share) / 100;
    const asHardPercent = percentOf(difficulties, isAsHard);
    printRow(`${name}, level ${findFirstLevel(puzzle, target)}, ${(wanted / 100).toFixed(2)} bits asked`, {
      p10: quantile(0.1),
      p50: quantile(0.5),
      p90: quantile(0.9),
      asAsked: asHardPercent,
      asAskedByLuck: percentOf(baselineDifficulties(target), isAsHard),
    });
    const parPercent = percentOf(verdicts, ({ par }) => par >= minMoves && par <= maxMoves);
    const fewForcedMovesPercent = percentOf(
      verdicts,
      ({ forcedMovesPercent }) => forcedMovesPercent <= maxForcedMovesPercent,
    );
    return { asHardPercent, parPercent, fewForcedMovesPercent };
  });
  const least = (of: (percentsOfStep: (typeof percents)[number]) => number) => Math.min(...percents.map(of));
  const unit = "as asked, percent, least of its steps";
  printFigure(
    `difficulty of ${name}: ${unit}`,
    least(({ asHardPercent }) => asHardPercent),
  );
  printFigure(
    `moves of ${name}: ${unit}`,
    least(({ parPercent }) => parPercent),
  );
  printFigure(
    `forced moves of ${name}: ${unit}`,
    least(({ fewForcedMovesPercent }) => fewForcedMovesPercent),
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

function percentOf<T>(all: readonly T[], matches: (one: T) => boolean): number {
  return (100 * all.filter(matches).length) / all.length;
}
