import { createRandom } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { done, finish } from "../../src/kernel/work";
import { icePath } from "../../src/puzzles/ice-path/index";
import type { Wish } from "../../src/puzzles/ice-path/make/wish";
import { isAsAsked } from "../../tools/as-asked";
import { sayFigure, sayRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;

/** As many levels as the climb has before it repeats itself, and more. */
const CLIMB = 60;

/** How hard the levels of each stage of Ice Path's climb are: as they were asked for, and by luck. */
export function benchIcePathDifficulty(): void {
  const wishes = Array.from({ length: CLIMB }, (_, at) => icePath.plan.endless(at + 1));
  const stages = [...new Set(wishes)];
  const shares = stages.map(benchStage);
  sayFigure(
    "difficulty of Ice Path: as asked, percent, least of its stages",
    Math.min(...shares.map(([bits]) => bits)),
  );
  sayFigure("moves of Ice Path: as asked, percent, least of its stages", Math.min(...shares.map(([, moves]) => moves)));
}

/** Asks for the levels of a stage; gives the percentages of those that are as hard and as long as that. */
function benchStage(wish: Wish): [number, number] {
  const { width, height, leastMoves, mostMoves, difficultyCentibits: wanted = 0 } = wish;
  const isAsHard = ({ difficultyCentibits }: Verdict) => isAsAsked(difficultyCentibits, wanted);
  const got = verdictsOf(wish);
  const asAsked = percent(got, isAsHard);
  const asAskedByLuck = percent(verdictsOf({ ...wish, difficultyCentibits: undefined }), isAsHard);
  const quantile = (share: number) =>
    percentile(
      got.map(({ difficultyCentibits }) => difficultyCentibits),
      share,
    ) / 100;
  sayRow(`${width}×${height}, ${leastMoves} to ${mostMoves} moves, ${(wanted / 100).toFixed(2)} bits asked`, {
    p10: quantile(0.1),
    p50: quantile(0.5),
    p90: quantile(0.9),
    asAsked,
    asAskedByLuck,
  });
  return [asAsked, percent(got, ({ par }) => par >= leastMoves && par <= mostMoves)];
}

/** The verdicts on levels that start from all over the board. */
function verdictsOf(wish: Wish): Verdict[] {
  return Array.from({ length: LEVELS }, (_, at) => {
    const from = { x: at % wish.width, y: Math.floor(at / wish.width) % wish.height };
    const certified = finish(icePath.compose(wish, from, createRandom(at + 1), () => done(true)));
    if (certified === undefined) throw new Error(`no level comes of seed ${at + 1}`);
    return certified.certificate.analysis.verdict;
  });
}

function percent(verdicts: readonly Verdict[], has: (verdict: Verdict) => boolean): number {
  return (100 * verdicts.filter(has).length) / verdicts.length;
}
