/**
 * Compares how well generated levels fit what the generator aims at. For example, a level fits well if it is near the
 * wanted difficulty and size, and if its leading solving idea is strong. The leading solving idea is the technique of
 * the solution that the game names.
 */
import type { BestIdea } from "./leading-idea";

/**
 * How well a generated level fits what the generator aims at, such as a difficulty: the distance from this target, and
 * the level's leading solving idea (its strongest one).
 */
export interface Fit {
  /**
   * How far the level is from what the generator aims at; 0 is best. The scale differs from puzzle to puzzle. Most
   * puzzles measure the distance from the wanted difficulty, in hundredths of a bit, and some add a penalty for too
   * many forced moves (moves without a choice).
   */
  readonly miss: number;
  /**
   * The leading solving idea (the one that the game names) of the level; left out if the generator has not looked for
   * it.
   */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns how strong the leading solving idea of a level is, in percent. A solving idea is a technique that a solution
 * needs, such as a detour. The leading one is the solving idea that `judgeIdeas` chooses for the level. From 100
 * percent, the solving idea counts as strong; see `STRONG_PERCENT`. Returns 0 if the generator has not looked for a
 * leading solving idea.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.strengthPercent;
}

/**
 * Returns whether the level `one` fits better than `other`. If the miss of both levels is at most `toleratedMiss`, the
 * level with the stronger leading solving idea fits better. Otherwise the level with the smaller miss fits better.
 */
export function fitsBetter(one: Fit, other: Fit, toleratedMiss: number): boolean {
  if (other.miss > toleratedMiss) return one.miss < other.miss;
  return one.miss <= toleratedMiss && ideaPercentOf(one) > ideaPercentOf(other);
}
