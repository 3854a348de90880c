/**
 * Reads and changes the medals of all levels of a campaign, which are stored as a text with one digit for each level.
 * progress.ts counts the medals.
 */
import type { CampaignLevel, LevelClear, Feat, Medal } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";

/**
 * The hexadecimal digits that store the medals of a level, as a sum: 1 for cleared, 2 for par (the fewest moves), 4 for
 * the feat (the puzzle's extra task), 8 for no move taken back.
 */
export const MEDAL_DIGITS = "0123456789abcdef";

const CLEARED = 1;
const MEDALS: readonly Medal[] = ["par", "feat", "clean"];
const WEIGHTS: Readonly<Record<Medal, number>> = { par: 2, feat: 4, clean: 8 };

/** Which medals the player has earned in one campaign level, and whether the level is cleared. */
export interface Medals extends Readonly<Record<Medal, boolean>> {
  readonly isCleared: boolean;
}

/** Returns the digit that stores the medals of the campaign level at `levelIndex`. */
export function digitOf(medals: string, levelIndex: number): number {
  return levelIndex < medals.length ? MEDAL_DIGITS.indexOf(medals.charAt(levelIndex)) : 0;
}

export function medalsOf(digit: number): Medals {
  const isCleared = digit % 2 === CLEARED;
  const hasMedal = (medal: Medal): boolean => isCleared && Math.floor(digit / WEIGHTS[medal]) % 2 === 1;
  return { isCleared, par: hasMedal("par"), feat: hasMedal("feat"), clean: hasMedal("clean") };
}

/**
 * The digits of `MEDAL_DIGITS` that stand for a cleared level. These are the digits of odd numbers, because a cleared
 * level adds 1 to the number that a digit stands for.
 */
const IS_CLEARED: Readonly<Record<string, true | undefined>> = {
  "1": true,
  "3": true,
  "5": true,
  "7": true,
  "9": true,
  b: true,
  d: true,
  f: true,
};

/**
 * Returns whether the campaign level at `levelIndex` is cleared. This takes less time than reading all medals of the
 * level.
 */
export function isCleared(medals: string, levelIndex: number): boolean {
  return IS_CLEARED[medals.charAt(levelIndex)] === true;
}

/** Counts the cleared levels among the first `count` levels of a campaign. */
export function countCleared(medals: string, count: number): number {
  const end = Math.min(count, medals.length);
  let cleared = 0;
  for (let levelIndex = 0; levelIndex < end; levelIndex++) {
    if (isCleared(medals, levelIndex)) cleared++;
  }
  return cleared;
}

function digitWith(medals: readonly Medal[]): number {
  let digit = CLEARED;
  for (const medal of medals) digit += WEIGHTS[medal];
  return digit;
}

/** Returns the medals of a campaign as a text, after the level at `levelIndex` was cleared without a new medal. */
export function withClearedOnly(medals: string, levelIndex: number): string {
  return medalsOf(digitOf(medals, levelIndex)).isCleared ? medals : withDigit(medals, levelIndex, CLEARED);
}

export function featOf({ feat, otherFeats = [] }: AnyPuzzle, level: Pick<CampaignLevel, "feat">): Feat<OpaqueState> {
  return level.feat === undefined ? feat : otherFeats[level.feat - 1];
}

/** Returns the medals that a win of a campaign level earns. A win with a hint earns no medal. */
export function findEarnedMedals(feat: Feat<OpaqueState>, clearing: LevelClear<OpaqueState>): readonly Medal[] {
  const earned: Medal[] = [];
  if (clearing.hints > 0) return earned;
  if (clearing.moves <= clearing.par) earned.push("par");
  if (feat.isDone(clearing)) earned.push("feat");
  if (clearing.rewinds === 0) earned.push("clean");
  return earned;
}

/**
 * Returns the medals of a campaign as a text, after a win of the level at `levelIndex` has earned the medals `earned`.
 * Medals earned earlier stay.
 */
export function withMedals(medals: string, levelIndex: number, earned: readonly Medal[]): string {
  const before = medalsOf(digitOf(medals, levelIndex));
  return withDigit(medals, levelIndex, digitWith(MEDALS.filter((medal) => before[medal] || earned.includes(medal))));
}

/**
 * Returns the names of the medals that the player has earned in a campaign level, in the order cleared, par (the fewest
 * moves), feat (an extra task).
 */
export function medalNames({ isCleared, par, feat }: Medals, puzzleFeat: Pick<Feat<OpaqueState>, "name">): string[] {
  const names = par ? ["cleared", "par"] : ["cleared"];
  if (feat) names.push(puzzleFeat.name);
  return isCleared ? names : [];
}

function withDigit(medals: string, levelIndex: number, digit: number): string {
  let text = medals;
  while (text.length <= levelIndex) text += "0";
  return text.substring(0, levelIndex) + MEDAL_DIGITS.charAt(digit) + text.substring(levelIndex + 1);
}
