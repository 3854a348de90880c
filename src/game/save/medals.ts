import type { LevelClear, Feat, Medal } from "../../puzzles/puzzle";
import type { OpaqueState } from "../../puzzles/any-puzzle";

/**
 * What is kept of the campaign's levels: a hexadecimal digit each. 0: not cleared. Else the sum of 1 for cleared, 2 for
 * par, 4 for the puzzle's own feat, and 8 for the mark that nothing was taken back.
 */
export const MEDAL_DIGITS = "0123456789abcdef";

const CLEARED = 1;
const MEDALS: readonly Medal[] = ["par", "feat", "clean"];
const WEIGHTS: Readonly<Record<Medal, number>> = { par: 2, feat: 4, clean: 8 };

/** What was won with a level. */
export interface Medals extends Readonly<Record<Medal, boolean>> {
  readonly cleared: boolean;
}

/** The digit of level `number`, from 0. */
export function digitOf(medals: string, number: number): number {
  return number < medals.length ? MEDAL_DIGITS.indexOf(medals.charAt(number)) : 0;
}

export function medalsOf(digit: number): Medals {
  const cleared = digit % 2 === CLEARED;
  const has = (medal: Medal): boolean => cleared && Math.floor(digit / WEIGHTS[medal]) % 2 === 1;
  return { cleared, par: has("par"), feat: has("feat"), clean: has("clean") };
}

/** The digit of a cleared level with these medals. */
function digitWith(medals: readonly Medal[]): number {
  let digit = CLEARED;
  for (const medal of medals) digit += WEIGHTS[medal];
  return digit;
}

/** The digits once level `number` is cleared, and no more: its other medals stay what they were. */
export function withClearedOnly(medals: string, number: number): string {
  return medalsOf(digitOf(medals, number)).cleared ? medals : withDigit(medals, number, CLEARED);
}

/** Returns the medals that a win earns. A hint costs all of them: the player sees the right move and needs no rewind. */
export function medalsWon(feat: Feat<OpaqueState>, clearing: LevelClear<OpaqueState>): readonly Medal[] {
  const won: Medal[] = [];
  if (clearing.hints > 0) return won;
  if (clearing.moves <= clearing.par) won.push("par");
  if (feat.isDone(clearing)) won.push("feat");
  if (clearing.rewinds === 0) won.push("clean");
  return won;
}

/** The digits once level `number` has been cleared with these medals; those that were won before stay. */
export function withMedals(medals: string, number: number, won: readonly Medal[]): string {
  const before = medalsOf(digitOf(medals, number));
  return withDigit(medals, number, digitWith(MEDALS.filter((medal) => before[medal] || won.includes(medal))));
}

/** The medals in words, the least first: those that were not won are left out, without a reproach. */
export function medalNames({ cleared, par, feat }: Medals, own: Pick<Feat<OpaqueState>, "name">): string[] {
  const names = par ? ["cleared", "par"] : ["cleared"];
  if (feat) names.push(own.name);
  return cleared ? names : [];
}

function withDigit(medals: string, number: number, digit: number): string {
  let text = medals;
  while (text.length <= number) text += "0";
  return text.substring(0, number) + MEDAL_DIGITS.charAt(digit) + text.substring(number + 1);
}
