/**
 * Chooses the leading solving idea of a level: the one that is strongest in comparison with its usual strength in other
 * levels. A solving idea is a technique that a solution needs.
 */
import type { StrongStrengths } from "./puzzle-ideas";

/**
 * The percentage from which a solving idea (a technique that a solution needs) counts as strong. 100 percent is a
 * strength that only about one generated level in twenty reaches.
 */
export const STRONG_PERCENT = 100;

/**
 * The value of `leadingIdea` for a level in which no solving idea leads. The value is larger than the index of every
 * idea. It is not negative, because a save stores the leading ideas of the recent levels as whole numbers from 0.
 */
export const NO_IDEA = 99;

/**
 * The leading solving idea of a level, with its strength in percent of the strength that counts as strong, at most
 * `STRONG_PERCENT`. `leadingIdea` is `NO_IDEA` if no solving idea can be chosen.
 */
export interface BestIdea {
  readonly leadingIdea: number;
  readonly strengthPercent: number;
}

/**
 * Returns the strength from which each solving idea (a technique that a solution needs) counts as strong, in a level
 * whose shortest solution has `par` moves.
 */
export function strongStrengthsAtPar(rows: readonly StrongStrengths[], par: number): readonly number[] {
  let index = rows.length - 1;
  while (index > 0 && rows[index].minPar > par) index--;
  return rows[index].strengths;
}

/**
 * Returns the index of a level's leading solving idea. For each idea, its strength is compared, in percent, with the
 * strength from which this idea counts as strong. The idea with the highest percentage leads; of several such ideas,
 * the one with the lowest index. Returns `NO_IDEA` if all strengths are 0.
 */
export function findLeadingIdea(strengths: readonly number[], strongStrengths: readonly number[]): number {
  let leadingIdea = NO_IDEA;
  let mostPercent = 0;
  for (let idea = 0; idea < strengths.length; idea++) {
    const percent = relativePercent(strengths[idea], strongStrengths[idea]);
    if (percent <= mostPercent) continue;
    mostPercent = percent;
    leadingIdea = idea;
  }
  return leadingIdea;
}

export function isStrongIdea(strength: number, strongStrength: number): boolean {
  return relativePercent(strength, strongStrength) >= STRONG_PERCENT;
}

/**
 * Returns the strength of a solving idea (a technique that a solution needs) in percent of `strongStrength`, the
 * smallest strength that counts as strong.
 */
export function relativePercent(strength: number, strongStrength: number): number {
  return Math.floor((STRONG_PERCENT * strength) / strongStrength);
}
