/**
 * Compares the difficulty of generated levels of the puzzle Last Ball with the wanted difficulty, and with levels from
 * the generator of Igor Stepanov's article about The Last Ball.
 */
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { composeNext, advanceRun, createRun } from "../../src/game/modes/run";
import { composeAsArticle } from "../device/article";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { DIFFICULTY_RANGES, spreadDifficulties } from "../device/difficulty-ranges";
import { createPlacedTarget, MAX_STATES, chooseStartPosition, createUsualTarget } from "../device/levels";
import { printFigure, printRow } from "./figures";
import { computePercentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/**
 * Prints the difficulties of levels with `pieces` white balls from two generators. One is that of Igor Stepanov's
 * article, which has no wanted difficulty. The other is that of the game, for each wanted difficulty.
 */
export function benchDifficulty(pieces: number): void {
  const article = difficultiesOfArticle(pieces);
  printRow(`${pieces} pieces, article as it comes`, quantiles(article));
  for (const range of DIFFICULTY_RANGES.filter((range) => range.pieces === pieces)) {
    const shares = spreadDifficulties(range).map((wanted) => benchWanted(pieces, wanted, article));
    printFigure(
      `difficulty of ${pieces} pieces: as asked, percent, least of ${shares.length} values`,
      Math.min(...shares),
    );
  }
}

function benchWanted(pieces: number, wanted: number, article: readonly number[]): number {
  const got = difficultiesForTarget(pieces, wanted);
  const asAsked = percentAsAsked(got, wanted);
  const asAskedByLuck = percentAsAsked(article, wanted);
  printRow(`${pieces} pieces, ${(wanted / 100).toFixed(2)} bits asked`, { ...quantiles(got), asAsked, asAskedByLuck });
  return asAsked;
}

function difficultiesForTarget(pieces: number, wanted: number): number[] {
  const target = createUsualTarget(pieces, wanted);
  const run = createRun(SEED_OF_RUN);
  return Array.from({ length: LEVELS }, (_, index) => {
    const { level, certificate } = runToEnd(composeNext(lastBall, run, target, chooseStartPosition(index + 1)));
    advanceRun(lastBall, run, { level });
    certificate.release?.();
    return certificate.analysis.verdict.difficultyCentibits;
  });
}

function difficultiesOfArticle(pieces: number): number[] {
  return Array.from({ length: LEVELS }, (_, index) =>
    measureDifficulty(composeAsArticle(createPlacedTarget(index + 1, pieces), createRandom(index + 1, pieces))),
  );
}

function measureDifficulty(level: Level): number {
  const certificate = runToEnd(certify(lastBall.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
  certificate.release?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

function percentAsAsked(got: readonly number[], wanted: number): number {
  return (100 * got.filter((difficulty) => isWithinTolerance(difficulty, wanted)).length) / got.length;
}

/** Returns the 10th, 50th and 90th percentile in bits, of difficulties in hundredths of a bit. */
function quantiles(centibits: readonly number[]): Record<string, number> {
  const quantile = (share: number) => computePercentile(centibits, share) / 100;
  return { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) };
}
