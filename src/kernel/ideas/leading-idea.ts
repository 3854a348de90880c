/** Chooses the leading idea of a level: the trick of its solution that is the strongest compared with other levels. */
import type { StrongStrengths } from "./puzzle-ideas";

/**
 * The strength from which an idea of the solution counts as strong, in percent of the strength that only about one
 * generated level in twenty reaches.
 */
export const STRONG_PERCENT = 100;

/** Stands for the leading solution idea of a level in which no idea has any strength. */
export const NO_IDEA = -1;

/**
 * The leading solution idea of a level, with its strength in percent of what counts as strong, at most
 * `STRONG_PERCENT`. The idea is `NO_IDEA` if none may lead.
 */
export interface BestIdea {
  readonly leadingIdea: number;
  readonly percent: number;
}

/**
 * Returns the strength from which each solution idea counts as strong, in a level whose shortest solution has `par`
 * moves.
 */
export function strongStrengthsAtPar(rows: readonly StrongStrengths[], par: number): readonly number[] {
  let index = rows.length - 1;
  while (index > 0 && rows[index].minPar > par) index--;
  return rows[index].strengths;
}

/**
 * Returns the index of the leading solution idea of a level, or `NO_IDEA` if all strengths are 0. This is the idea with
 * the largest share of the strength that counts as strong. Of equal ideas it is the first.
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

/** Returns the strength of a solution idea in percent of `strongStrength`, the strength from which it counts as strong. */
export function relativePercent(strength: number, strongStrength: number): number {
  return Math.floor((STRONG_PERCENT * strength) / strongStrength);
}
