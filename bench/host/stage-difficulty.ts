import { composeNext, startRun } from "../../src/game/modes/run";
import type { Verdict } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import type { Puzzle } from "../../src/puzzles/puzzle";
import { isAsAsked } from "../../tools/as-asked";
import { sayFigure, sayRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 100;

/** As many levels as a climb has before it repeats itself, and more. */
const CLIMB = 60;

/** A wish for levels so hard, so long and as much of a railroad at the most. */
interface Asked {
  readonly difficultyCentibits: number;
  readonly leastMoves: number;
  readonly mostMoves: number;
  readonly mostRailroadPercent: number;
}

/** What is known of a puzzle's stages. */
interface Stages<Wish> {
  readonly name: string;
  readonly asked: (wish: Wish) => Asked;
  /** How hard levels are that have the rest of what is wished for, and any difficulty. */
  readonly byLuck: (wish: Wish) => readonly number[];
}

/** How hard the levels of each stage of a puzzle's climb are, as asked for and by luck; nothing says where they start. */
export function benchStages<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  { name, asked, byLuck }: Stages<Wish>,
): void {
  const stages = [...new Set(Array.from({ length: CLIMB }, (_, at) => puzzle.plan.endless(at + 1)))];
  const shares = stages.map((wish) => {
    const { difficultyCentibits: wanted, leastMoves, mostMoves, mostRailroadPercent } = asked(wish);
    const isAsHard = (difficulty: number) => isAsAsked(difficulty, wanted);
    const verdicts = Array.from({ length: LEVELS }, (_, at) => verdictOf(puzzle, wish, at + 1));
    const got = verdicts.map(({ difficultyCentibits }) => difficultyCentibits);
    const quantile = (share: number) => percentile(got, share) / 100;
    const bits = percent(got, isAsHard);
    sayRow(`${name}, level ${puzzleLevel(puzzle, wish)}, ${(wanted / 100).toFixed(2)} bits asked`, {
      p10: quantile(0.1),
      p50: quantile(0.5),
      p90: quantile(0.9),
      asAsked: bits,
      asAskedByLuck: percent(byLuck(wish), isAsHard),
    });
    const moves = percent(verdicts, ({ par }) => par >= leastMoves && par <= mostMoves);
    const railroad = percent(verdicts, ({ railroadPercent }) => railroadPercent <= mostRailroadPercent);
    return { bits, moves, railroad };
  });
  const least = (of: (share: (typeof shares)[number]) => number) => Math.min(...shares.map(of));
  const as = "as asked, percent, least of its stages";
  sayFigure(
    `difficulty of ${name}: ${as}`,
    least(({ bits }) => bits),
  );
  sayFigure(
    `moves of ${name}: ${as}`,
    least(({ moves }) => moves),
  );
  sayFigure(
    `railroad of ${name}: ${as}`,
    least(({ railroad }) => railroad),
  );
}

/** The first level of a climb that has this wish. */
function puzzleLevel<Level, State, Wish>({ plan }: Puzzle<Level, State, Wish>, wish: Wish): number {
  let number = 1;
  while (plan.endless(number) !== wish) number++;
  return number;
}

function verdictOf<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, wish: Wish, seed: number): Verdict {
  const { certificate } = finish(composeNext(puzzle, startRun(seed), wish, undefined));
  const { verdict } = certificate.analysis;
  certificate.recycle?.();
  return verdict;
}

function percent<T>(all: readonly T[], has: (one: T) => boolean): number {
  return (100 * all.filter(has).length) / all.length;
}
