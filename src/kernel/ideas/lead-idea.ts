/**
 * Chooses the leading idea of a level: the one that is strongest, compared with other levels. An idea is a trick that
 * the solution of a level needs, such as a detour.
 */
import type { StrongFrom } from "./puzzle-ideas";

/**
 * From this strength on an idea (a trick that the solution needs) counts as strong, in percent of the strength that
 * only about one generated level in twenty reaches.
 */
export const STRONG_PERCENT = 100;

/**
 * The number instead of a level's leading (strongest) idea if no idea (a trick that the solution needs) has any
 * strength in the level.
 */
export const NO_IDEA = -1;

/**
 * The leading idea of a level (the strongest trick that its solution needs) and its strength in percent of what counts
 * as strong, at most `STRONG_PERCENT`. The idea is `NO_IDEA` if the level has none that may lead.
 */
export interface BestIdea {
  readonly lead: number;
  readonly percent: number;
}

/**
 * Returns for each idea (a trick that the solution needs) the strength from which on it counts as strong, in a level
 * whose shortest solution has `par` moves.
 */
export function strongFromAtPar(rows: readonly StrongFrom[], par: number): readonly number[] {
  let index = rows.length - 1;
  while (index > 0 && rows[index].minPar > par) index--;
  return rows[index].strengths;
}

/**
 * Returns the index of the leading (strongest) idea of a level, or `NO_IDEA` if all strengths are 0. It is the idea
 * whose strength is the largest share of the strength from which on the idea counts as strong. Of equal ideas the first
 * is returned.
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

/**
 * Returns whether an idea (a trick that the solution needs) with this strength counts as strong. `strongFrom` is the
 * strength from which on it does.
 */
export function isStrongIdea(strength: number, strongFrom: number): boolean {
  return relativePercent(strength, strongFrom) >= STRONG_PERCENT;
}

/**
 * Returns the strength of an idea (a trick that the solution needs) in percent of `strongFrom`, the strength from which
 * on the idea counts as strong.
 */
export function relativePercent(strength: number, strongFrom: number): number {
  return Math.floor((STRONG_PERCENT * strength) / strongFrom);
}
