import { certify } from "../../src/kernel/certify";
import { createRandom, type Random } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { composeNext, startRun } from "../../src/game/modes/run";
import { exploreLevel, giveUp } from "../../src/puzzles/skid/explore/certify";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { isFair } from "../../src/puzzles/skid/make/fairness";
import { blocksOf } from "../../src/puzzles/skid/make/generator";
import type { Wish } from "../../src/puzzles/skid/make/wish";
import { isAsAsked } from "../../tools/as-asked";
import { drawSkidLevel } from "../../tools/mine/skid-draw";
import { cellsInside } from "../../tools/mine/skid-cast";
import { sayFigure, sayRow } from "./figures";
import { percentile } from "./summary";

const LEVELS = 50;
const MAX_STATES = 20000;
/** As many levels as the climb has before it repeats itself. */
const CLIMB = 30;

/** How hard each level of the climb is: as the article makes levels of its cast and par, and ours as asked for. */
export function benchSkidDifficulty(): void {
  const shares = Array.from({ length: CLIMB }, (_, at) => benchRung(at + 1));
  sayFigure(`difficulty of Skid's climb: as asked, percent, least of ${shares.length} levels`, Math.min(...shares));
}

/** Asks for one level of the climb; gives the percentage of levels that are as hard as that. */
function benchRung(number: number): number {
  const wish = skid.plan.endless(number);
  const wanted = wish.difficultyCentibits;
  const got = Array.from({ length: LEVELS }, (_, at) => difficultyAsked(wish, at + 1));
  const asAsked = percentAsAsked(got, wanted);
  const asAskedByLuck = percentAsAsked(difficultiesByLuck(wish, createRandom(number)), wanted);
  const quantile = (share: number) => percentile(got, share) / 100;
  const name = `Skid, level ${number}, ${(wanted / 100).toFixed(2)} bits asked`;
  sayRow(name, { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9), asAsked, asAskedByLuck });
  return asAsked;
}

function difficultyAsked(wish: Wish, seed: number): number {
  const { certificate } = finish(composeNext(skid, startRun(seed), wish, undefined));
  certificate.recycle?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

/** The article's way: pieces anywhere, kept if the level is fair and its par in the range. */
function difficultiesByLuck(wish: Wish, random: Random): number[] {
  const blocks = blocksOf(cellsInside(wish), wish.blocksPercent);
  const difficulties: number[] = [];
  while (difficulties.length < LEVELS) {
    const level = drawSkidLevel({ ...wish, blocks, symmetry: "none", hasTwinPieces: false }, random);
    if (level !== undefined && isKept(level, wish)) difficulties.push(difficultyOf(level));
  }
  return difficulties;
}

function isKept(level: Level, wish: Wish): boolean {
  const exploration = finish(exploreLevel(level, MAX_STATES, wish));
  if (exploration === undefined) return false;
  const { parCombo } = exploration;
  const isInRange = parCombo >= wish.leastPar && parCombo <= wish.mostPar;
  const isGood = isInRange && finish(isFair(exploration));
  giveUp(exploration);
  return isGood;
}

function difficultyOf(level: Level): number {
  const certificate = finish(certify(skid.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
  certificate.recycle?.();
  return certificate.analysis.verdict.difficultyCentibits;
}

function percentAsAsked(got: readonly number[], wanted: number): number {
  return (100 * got.filter((difficulty) => isAsAsked(difficulty, wanted)).length) / got.length;
}
