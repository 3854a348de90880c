/**
 * Chooses the leading solving idea of a level: the one that a player notices first, of those that are strong enough in
 * comparison with their usual strength in other levels. A solving idea is a technique that a solution needs.
 */
import type { LeadOrder, StrongStrengths } from "./puzzle-ideas";

/**
 * The percentage from which a solving idea (a technique that a solution needs) counts as strong. 100 percent is a
 * strength that only about one generated level in twenty reaches.
 */
export const STRONG_PERCENT = 100;

/**
 * The percentage of a strong solving idea (a technique that a solution needs) from which an idea about a thing on the
 * board leads, such as a stop on snow. Players notice a thing more easily than, for example, the way of a piece.
 */
export const THING_PERCENT = 60;

/**
 * The value of `leadingIdea` for a level in which no solving idea leads. It is larger than the index of every idea, and
 * not negative, because a save stores the leading ideas of the recent levels as whole numbers from 0.
 */
export const NO_IDEA = 99;

/**
 * The leading solving idea of a level, and how strong the level's solving ideas are. `leadingIdea` is `NO_IDEA` if none
 * leads. `strengthPercent` is `STRONG_PERCENT` if any solving idea that can lead is strong, and else the strength of
 * the leading one in percent of the strength that counts as strong, or 0 if none leads.
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
 * Returns the index of a level's leading solving idea: the first in the order of the puzzle that leads with its strength
 * (see `leadStrengthOf`). Returns `NO_IDEA` if there is none.
 */
export function findLeadingIdea(
  strengths: readonly number[],
  strongStrengths: readonly number[],
  order: LeadOrder,
): number {
  for (const idea of order.leadOrder)
    if (strengths[idea] >= leadStrengthOf(idea, strongStrengths[idea], order)) return idea;
  return NO_IDEA;
}

/**
 * Returns the smallest strength with which a solving idea (a technique that a solution needs) leads a level: usually
 * `strongStrength`, from which it is strong, and `THING_PERCENT` of it for an idea about a thing on the board.
 */
export function leadStrengthOf(idea: number, strongStrength: number, { things }: Pick<LeadOrder, "things">): number {
  return things.includes(idea) ? Math.ceil((THING_PERCENT * strongStrength) / STRONG_PERCENT) : strongStrength;
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
