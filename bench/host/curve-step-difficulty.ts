import { composeNext, createRun } from "../../src/game/modes/run";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import type { Puzzle } from "../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { printFigure, printRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 100;

/** As many levels as a climb has before it repeats itself, and more. */
const CURVE_LEVELS = 60;

/** A wish for levels so hard, so long and as much of a railroad at the most. */
interface CurveTarget {
  readonly difficultyCentibits: number;
  readonly minMoves: number;
  readonly maxMoves: number;
  readonly maxForcedMovesPercent: number;
}

/** What is known of a puzzle's stages. */
interface CurveSteps<Wish> {
  readonly name: string;
  readonly targetOf: (wish: Wish) => CurveTarget;
  /** How hard levels are that have the rest of what is wished for, and any difficulty. */
  readonly baselineDifficulties: (wish: Wish) => readonly number[];
}

/** How hard the levels of each stage of a puzzle's climb are, as asked for and by luck; nothing says where they start. */
export function benchCurveSteps<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  { name, targetOf, baselineDifficulties }: CurveSteps<Wish>,
): void {
  const steps = [...new Set(Array.from({ length: CURVE_LEVELS }, (_, at) => puzzle.plan.endless(at + 1)))];
  const shares = steps.map((target) => {
    const { difficultyCentibits: wanted, minMoves, maxMoves, maxForcedMovesPercent } = targetOf(target);
    const isAsHard = (difficulty: number) => isWithinTolerance(difficulty, wanted);
    const verdicts = Array.from({ length: LEVELS }, (_, at) => verdictOf(puzzle, target, at + 1));
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
  const as = "as asked, percent, least of its stages";
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

/** The first level of a climb that has this wish. */
function firstLevelWith<Level, State, Wish>({ plan }: Puzzle<Level, State, Wish>, target: Wish): number {
  let number = 1;
  while (plan.endless(number) !== target) number++;
  return number;
}

function verdictOf<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, target: Wish, seed: number): Verdict {
  const { certificate } = runToEnd(composeNext(puzzle, createRun(seed), target, undefined));
  const { verdict } = certificate.analysis;
  certificate.release?.();
  return verdict;
}

function percent<T>(all: readonly T[], has: (one: T) => boolean): number {
  return (100 * all.filter(has).length) / all.length;
}
