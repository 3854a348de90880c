/** The medals of campaign levels as a text with one digit for each level. Counting and unlocking are in progress.ts. */
import type { LevelClear, Feat, Medal } from "../../puzzles/puzzle";
import type { OpaqueState } from "../../puzzles/any-puzzle";

/**
 * The hexadecimal digits of levels. 0: not cleared. Otherwise the sum of 1 for cleared, 2 for par, 4 for the puzzle's
 * feat, and 8 for clean (no rewind).
 */
export const MEDAL_DIGITS = "0123456789abcdef";

const CLEARED = 1;
const MEDALS: readonly Medal[] = ["par", "feat", "clean"];
const WEIGHTS: Readonly<Record<Medal, number>> = { par: 2, feat: 4, clean: 8 };

/** What the player has earned with a level. */
export interface Medals extends Readonly<Record<Medal, boolean>> {
  readonly cleared: boolean;
}

/** Returns the digit of level `number`, from 0. */
export function digitOf(medals: string, number: number): number {
  return number < medals.length ? MEDAL_DIGITS.indexOf(medals.charAt(number)) : 0;
}

export function medalsOf(digit: number): Medals {
  const cleared = digit % 2 === CLEARED;
  const hasMedal = (medal: Medal): boolean => cleared && Math.floor(digit / WEIGHTS[medal]) % 2 === 1;
  return { cleared, par: hasMedal("par"), feat: hasMedal("feat"), clean: hasMedal("clean") };
}

/** Returns the digit of a cleared level with these medals. */
function digitWith(medals: readonly Medal[]): number {
  let digit = CLEARED;
  for (const medal of medals) digit += WEIGHTS[medal];
  return digit;
}

/** Returns the digits after level `number` was cleared without earning a medal; medals earned earlier stay. */
export function withClearedOnly(medals: string, number: number): string {
  return medalsOf(digitOf(medals, number)).cleared ? medals : withDigit(medals, number, CLEARED);
}

/**
 * Returns the medals that a win earns. A win with a hint earns none: the player saw the right move and needs no rewind.
 */
export function medalsWon(feat: Feat<OpaqueState>, clearing: LevelClear<OpaqueState>): readonly Medal[] {
  const won: Medal[] = [];
  if (clearing.hints > 0) return won;
  if (clearing.moves <= clearing.par) won.push("par");
  if (feat.isDone(clearing)) won.push("feat");
  if (clearing.rewinds === 0) won.push("clean");
  return won;
}

/** Returns the digits after level `number` was cleared with these medals; medals earned earlier stay. */
export function withMedals(medals: string, number: number, won: readonly Medal[]): string {
  const before = medalsOf(digitOf(medals, number));
  return withDigit(medals, number, digitWith(MEDALS.filter((medal) => before[medal] || won.includes(medal))));
}

/** Returns the names of the earned medals, the least first. Medals that are missing are not mentioned. */
export function medalNames({ cleared, par, feat }: Medals, puzzleFeat: Pick<Feat<OpaqueState>, "name">): string[] {
  const names = par ? ["cleared", "par"] : ["cleared"];
  if (feat) names.push(puzzleFeat.name);
  return cleared ? names : [];
}

function withDigit(medals: string, number: number, digit: number): string {
  let text = medals;
  while (text.length <= number) text += "0";
  return text.substring(0, number) + MEDAL_DIGITS.charAt(digit) + text.substring(number + 1);
}
