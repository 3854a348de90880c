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
 * The percentage of the strength that counts as strong, from which a solving idea about a thing on the board may lead a
 * level. The game names the leading solving idea. An example of a thing is snow that stops a piece. Players notice a
 * thing more easily than, for example, the way of a piece.
 */
export const THING_PERCENT = 60;

/**
 * The value of `leadingIdea` for a level without a leading solving idea (the technique that the game names). The value
 * is larger than the index of every solving idea. It is not negative, because a save stores the leading solving ideas
 * of the recent levels as whole numbers from 0.
 */
export const NO_IDEA = 99;

/**
 * The leading solving idea of a level (the technique that the game names), and how strong the level's solving ideas
 * are. `leadingIdea` is `NO_IDEA` if the level has no leading solving idea.
 *
 * `strengthPercent` is `STRONG_PERCENT` if any solving idea that can lead is strong. Otherwise it is the strength of
 * the leading solving idea, in percent of the strength that counts as strong. Without a leading solving idea, it is 0.
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
 * Returns the index of a level's leading solving idea (the technique that the game names). This is the first solving
 * idea, in the puzzle's order, whose strength is at least `leadStrengthOf`. Returns `NO_IDEA` if there is none.
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
 * Returns the smallest strength with which a solving idea (a technique that a solution needs) may lead a level: be the
 * technique that the game names. Usually this is `strongStrength`, from which the solving idea counts as strong. For a
 * solving idea about a thing on the board, it is `THING_PERCENT` percent of `strongStrength`.
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
