/** Compares the difficulty of generated levels of the puzzle Skid with the wanted difficulty. */
import { certify } from "../../src/kernel/certify";
import { createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { composeNext, createRun } from "../../src/game/modes/run";
import { exploreLevel, releaseExploration } from "../../src/puzzles/skid/explore/certify";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { isFair } from "../../src/puzzles/skid/make/fairness";
import { countBlocks } from "../../src/puzzles/skid/make/boards";
import type { Target } from "../../src/puzzles/skid/make/target";
import { isWithinTolerance } from "../../tools/difficulty-tolerance";
import { drawSkidLevel } from "../../tools/mine/skid-draw";
import { countInsideCells } from "../../tools/mine/skid-contents";
import { printFigure, printRow } from "./figures";
import { computePercentile } from "./summary";

const LEVELS = 50;
const MAX_STATES = 20000;
const CURVE_LEVELS = 30;

/**
 * Prints how difficult each endless level of the puzzle Skid is. Compares these levels with levels of the same pieces
 * and solution length that are made as in BigBangPixel's article on Skid.
 */
export function benchSkidDifficulty(): void {
  const shares = Array.from({ length: CURVE_LEVELS }, (_, index) => benchCurveLevel(index + 1));
  printFigure(`difficulty of Skid's climb: as asked, percent, least of ${shares.length} levels`, Math.min(...shares));
}

function benchCurveLevel(number: number): number {
  const target = skid.plan.rising(number);
  const wanted = target.difficultyCentibits;
  const got = Array.from({ length: LEVELS }, (_, index) => difficultyAsked(target, index + 1));
  const asAsked = percentAsAsked(got, wanted);
  const asAskedByLuck = percentAsAsked(baselineDifficulties(target, createRandom(number)), wanted);
  const quantile = (share: number) => computePercentile(got, share) / 100;
  const name = `Skid, level ${number}, ${(wanted / 100).toFixed(2)} bits asked`;
  printRow(name, { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9), asAsked, asAskedByLuck });
  return asAsked;
}

function difficultyAsked(target: Target, seed: number): number {
  const { certificate } = runToEnd(composeNext(skid, createRun(seed), target, undefined));
  certificate.release?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

/**
 * Places the pieces at random, as BigBangPixel's article on Skid does. Keeps only levels with the wanted solution
 * length and without dead ends, from which no win can be reached.
 */
function baselineDifficulties(target: Target, random: Random): number[] {
  const blocks = countBlocks(countInsideCells(target), target.blocksPercent);
  const difficulties: number[] = [];
  while (difficulties.length < LEVELS) {
    const level = drawSkidLevel({ ...target, blocks, symmetry: "none", hasTwinPieces: false }, random);
    if (level !== undefined && isKept(level, target)) difficulties.push(measureDifficulty(level));
  }
  return difficulties;
}

function isKept(level: Level, target: Target): boolean {
  const exploration = runToEnd(exploreLevel(level, MAX_STATES, target));
  if (exploration === undefined) return false;
  const { parCombo } = exploration;
  const isInRange = parCombo >= target.minPar && parCombo <= target.maxPar;
  const isGood = isInRange && runToEnd(isFair(exploration));
  releaseExploration(exploration);
  return isGood;
}

function measureDifficulty(level: Level): number {
  const certificate = runToEnd(certify(skid.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
  certificate.release?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

function percentAsAsked(got: readonly number[], wanted: number): number {
  return (100 * got.filter((difficulty) => isWithinTolerance(difficulty, wanted)).length) / got.length;
}
