/**
 * Chooses the leading solving idea of a level: the one that a player notices first, of those that are strong in
 * comparison with their usual strength in other levels. A solving idea is a technique that a solution needs.
 */
import type { StrongStrengths } from "./puzzle-ideas";

/**
 * The percentage from which a solving idea (a technique that a solution needs) counts as strong. 100 percent is a
 * strength that only about one generated level in twenty reaches.
 */
export const STRONG_PERCENT = 100;

/**
 * The percentage of a strong solving idea (a technique that a solution needs) from which players notice an idea. A
 * weaker one leads no level of an endless run.
 */
export const NOTICED_PERCENT = 60;

/**
 * The value of `leadingIdea` for a level in which no solving idea leads. It is larger than the index of every idea, and
 * not negative, because a save stores the leading ideas of the recent levels as whole numbers from 0.
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
 * Returns the index of a level's leading solving idea: the first strong one in the order `leadOrder`; if none is strong,
 * the first one that reaches `NOTICED_PERCENT`, or else the one with the highest percentage. Returns `NO_IDEA` if the
 * strengths of all solving ideas in `leadOrder` are 0.
 */
export function findLeadingIdea(
  strengths: readonly number[],
  strongStrengths: readonly number[],
  leadOrder: readonly number[],
): number {
  let best: BestIdea = { leadingIdea: NO_IDEA, strengthPercent: 0 };
  for (const idea of leadOrder) best = leadingOf(best, idea, relativePercent(strengths[idea], strongStrengths[idea]));
  return best.leadingIdea;
}

/**
 * Returns which of two solving ideas leads a level: `best`, which comes first in the order of the puzzle's ideas, or
 * `idea`, whose strength is `percent` of a strong one.
 */
export function leadingOf(best: BestIdea, idea: number, percent: number): BestIdea {
  const isBetter = best.strengthPercent < NOTICED_PERCENT ? percent > best.strengthPercent : percent >= STRONG_PERCENT;
  if (!isBetter || best.strengthPercent >= STRONG_PERCENT) return best;
  return { leadingIdea: idea, strengthPercent: Math.min(percent, STRONG_PERCENT) };
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
