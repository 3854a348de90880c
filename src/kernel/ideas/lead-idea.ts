/** Chooses the idea that leads in a level: the one that is strongest, compared with other levels. */
import type { StrongFrom } from "./puzzle-ideas";

/** The relative strength, in percent, from which on an idea is strong. */
export const STRONG_PERCENT = 100;

/** Stands for the leading idea of a level that has no idea. */
export const NO_IDEA = -1;

/** The idea that leads in a level, and its strength in percent of what counts as strong. */
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
 * Returns the index of the idea that leads in a level, or `NO_IDEA` if all strengths are 0. It is the idea whose strength
 * is the largest share of the strength from which on the idea counts as strong. Of equal ideas the first leads.
 */
export function leadingIdea(strengths: readonly number[], strongFrom: readonly number[]): number {
  return bestIdea(strengths, strongFrom, []).lead;
}

/** Returns the idea that leads in a level, as `leadingIdea` does, with its strength. The `excluded` ideas cannot lead. */
export function bestIdea(
  strengths: readonly number[],
  strongFrom: readonly number[],
  excluded: readonly number[],
): BestIdea {
  let lead = NO_IDEA;
  let mostPercent = 0;
  for (let idea = 0; idea < strengths.length; idea++) {
    const percent = relativePercent(strengths[idea], strongFrom[idea]);
    if (percent <= mostPercent || excluded.includes(idea)) continue;
    mostPercent = percent;
    lead = idea;
  }
  return { lead, percent: mostPercent };
}

/** Returns whether an idea of a level is strong. */
export function isStrongIdea(strength: number, strongFrom: number): boolean {
  return relativePercent(strength, strongFrom) >= STRONG_PERCENT;
}

function relativePercent(strength: number, strongFrom: number): number {
  return Math.floor((STRONG_PERCENT * strength) / strongFrom);
}
