/**
 * Compares generated levels by how near they are to the target and by the strength of their leading solving idea, such
 * as a detour.
 */
import type { BestIdea } from "./leading-idea";

/** How well a generated level fits: how far it is from the target, and the leading solving idea of its solution. */
export interface Fit {
  /**
   * How far the level is from the target; 0 is nearest. Each generator has a scale of its own, and misses of different
   * generators cannot be compared. Skid and Fruit measure the distance from the target's difficulty, in hundredths of a
   * bit. Last Ball and Penguin add a penalty for too many forced moves. Ice Path ranks the number of moves before the
   * difficulty, and the difficulty before the forced moves.
   */
  readonly miss: number;
  /** The leading solving idea of the level; left out if the generator has not looked for it. */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns the strength of a level's leading solving idea, in percent of the strength that counts as strong. Returns 0
 * if the generator has not looked for a leading solving idea.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.percent;
}

/**
 * Returns whether the level `one` fits better than `other`. If both levels miss the target by at most `toleratedMiss`,
 * the level with the stronger leading solving idea fits better. Otherwise the level with the smaller miss fits better.
 */
export function fitsBetter(one: Fit, other: Fit, toleratedMiss: number): boolean {
  if (other.miss > toleratedMiss) return one.miss < other.miss;
  return one.miss <= toleratedMiss && ideaPercentOf(one) > ideaPercentOf(other);
}
