/** Chooses the idea that leads in a level: the one that is strongest, compared with other levels. */
import type { StrongFrom } from "./puzzle-ideas";

/** The relative strength, in percent, from which on an idea is strong. */
export const STRONG_PERCENT = 100;

/** Stands for the leading idea of a level that has no idea. */
export const NO_IDEA = -1;

/**
 * The idea that leads in a level, and its strength in percent of what counts as strong, at most `STRONG_PERCENT`. The
 * idea is `NO_IDEA` if the level has none that may lead.
 */
export interface BestIdea {
  readonly lead: number;
  readonly percent: number;
}

/** Returns the strength from which on each idea is strong in a level whose shortest solution has `par` moves. */
export function strongFromAtPar(rows: readonly StrongFrom[], par: number): readonly number[] {
  let index = rows.length - 1;
  while (index > 0 && rows[index].minPar > par) index--;
  return rows[index].strengths;
}

/**
 * Returns the index of the idea that is strongest in a level, compared with other levels, or `NO_IDEA` if all strengths
 * are 0. It is the idea whose strength is the largest share of the strength from which on the idea counts as strong. Of
 * equal ideas the first is returned.
 */
export function leadingIdea(strengths: readonly number[], strongFrom: readonly number[]): number {
  let lead = NO_IDEA;
  let mostPercent = 0;
  for (let idea = 0; idea < strengths.length; idea++) {
    const percent = relativePercent(strengths[idea], strongFrom[idea]);
    if (percent <= mostPercent) continue;
    mostPercent = percent;
    lead = idea;
  }
  return lead;
}

/** Returns whether an idea of a level is strong. */
export function isStrongIdea(strength: number, strongFrom: number): boolean {
  return relativePercent(strength, strongFrom) >= STRONG_PERCENT;
}

/** Returns the strength of an idea in percent of the strength from which on it is strong. */
export function relativePercent(strength: number, strongFrom: number): number {
  return Math.floor((STRONG_PERCENT * strength) / strongFrom);
}
