import type { Clearing, Feat } from "../../puzzles/puzzle";
import type { SealedState } from "../../puzzles/sealed";

/**
 * What is kept of the campaign's levels: a hexadecimal digit each. 0: never opened. 8: opened, not cleared. Else the sum of 1
 * for cleared and 2, 4 and 8 for the puzzle's feats.
 */
export const MEDAL_DIGITS = "0123456789abcdef";

const CLEARED = 1;
const FIRST_FEAT = 2;
const OPENED = 8;

/** What was won with a level. */
export interface Medals {
  readonly cleared: boolean;
  /** For each of three feats, the puzzle's own in order, whether it was done. */
  readonly feats: readonly boolean[];
}

/** The digit of level `number`, from 0. */
export function digitOf(medals: string, number: number): number {
  return number < medals.length ? MEDAL_DIGITS.indexOf(medals.charAt(number)) : 0;
}

export function medalsOf(digit: number): Medals {
  const cleared = digit % FIRST_FEAT === CLEARED;
  const feats = [2, 4, 8].map((weight) => cleared && Math.floor(digit / weight) % 2 === 1);
  return { cleared, feats };
}

/** The digits once level `number` has been opened. */
export function withOpened(medals: string, number: number): string {
  return digitOf(medals, number) === 0 ? withDigit(medals, number, OPENED) : medals;
}

/** The digits once the game itself has cleared level `number`: it leads on, and that is all. */
export function withWatched(medals: string, number: number): string {
  return medalsOf(digitOf(medals, number)).cleared ? medals : withDigit(medals, number, CLEARED);
}

/** The digits once level `number` has been cleared; medals that were won stay. */
export function withCleared(
  medals: string,
  number: number,
  feats: readonly Feat<SealedState>[],
  clearing: Clearing<SealedState>,
): string {
  const before = medalsOf(digitOf(medals, number));
  let digit = CLEARED;
  let weight = FIRST_FEAT;
  feats.forEach((feat, at) => {
    if (before.feats[at] || feat.isDone(clearing)) digit += weight;
    weight *= 2;
  });
  return withDigit(medals, number, digit);
}

function withDigit(medals: string, number: number, digit: number): string {
  let text = medals;
  while (text.length <= number) text += "0";
  return text.substring(0, number) + MEDAL_DIGITS.charAt(digit) + text.substring(number + 1);
}

/** The medals in words, the least first: those that were not won are left out, without a reproach. */
export function medalNames({ cleared, feats }: Medals, known: readonly Pick<Feat<SealedState>, "name">[]): string[] {
  const names = known.filter((_, at) => feats[at]).map(({ name }) => name);
  return cleared ? ["cleared", ...names] : names;
}
