import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { composeNext, enterNextLevel, startRun } from "../../src/game/modes/run";
import { composeAsArticle } from "../device/article";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { isAsAsked } from "../../tools/as-asked";
import { RANGES, valuesOf } from "../device/asked";
import { briefOf, MAX_STATES, placeOf, wishOf } from "../device/levels";
import { sayFigure, sayRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/** How hard the levels of so many pieces are: the article's as they come, and ours as they were asked for. */
export function benchDifficulty(pieces: number): void {
  const article = difficultiesOfArticle(pieces);
  sayRow(`${pieces} pieces, article as it comes`, quantiles(article));
  for (const range of RANGES.filter((range) => range.pieces === pieces)) {
    const shares = valuesOf(range).map((wanted) => benchWanted(pieces, wanted, article));
    sayFigure(
      `difficulty of ${pieces} pieces: as asked, percent, least of ${shares.length} values`,
      Math.min(...shares),
    );
  }
}

/** Asks for one difficulty; gives the percentage of levels that are as hard as that. */
function benchWanted(pieces: number, wanted: number, article: readonly number[]): number {
  const got = difficultiesAsked(pieces, wanted);
  const asAsked = percentAsAsked(got, wanted);
  const asAskedByLuck = percentAsAsked(article, wanted);
  sayRow(`${pieces} pieces, ${(wanted / 100).toFixed(2)} bits asked`, { ...quantiles(got), asAsked, asAskedByLuck });
  return asAsked;
}

/** A run in which every level is wanted that hard, started from all over the board. */
function difficultiesAsked(pieces: number, wanted: number): number[] {
  const wish = wishOf(pieces, wanted);
  const run = startRun(SEED_OF_RUN);
  return Array.from({ length: LEVELS }, (_, at) => {
    const { level, certificate } = finish(composeNext(lastBall, run, wish, placeOf(at + 1)));
    enterNextLevel(lastBall, run, level);
    certificate.recycle?.();
    return certificate.analysis.verdict.difficultyCentibits;
  });
}

function difficultiesOfArticle(pieces: number): number[] {
  return Array.from({ length: LEVELS }, (_, at) =>
    difficultyOf(composeAsArticle(briefOf(at + 1, pieces), createRandom(at + 1, pieces))),
  );
}

function difficultyOf(level: Level): number {
  const certificate = finish(certify(lastBall.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
  certificate.recycle?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

function percentAsAsked(got: readonly number[], wanted: number): number {
  return (100 * got.filter((difficulty) => isAsAsked(difficulty, wanted)).length) / got.length;
}

/** In bits. */
function quantiles(centibits: readonly number[]): Record<string, number> {
  const quantile = (share: number) => percentile(centibits, share) / 100;
  return { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) };
}
