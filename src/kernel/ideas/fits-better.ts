/**
 * Compares generated levels by how near they are to the wanted difficulty and by the strength of their leading solving
 * idea, such as a detour.
 */
import type { BestIdea } from "./leading-idea";

/**
 * How well a generated level fits: the distance of its difficulty from the wanted one, and the leading solving idea of
 * its solution.
 */
export interface Fit {
  /** How far the level's difficulty is from the wanted one, in hundredths of a bit. */
  readonly errorCentibits: number;
  /** The leading solving idea of the level; left out if the generator has not looked for it. */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns the strength of a level's leading solving idea, in percent of the strength that counts as strong. Returns 0
 * if the generator has not looked for the idea.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.percent;
}

/**
 * Returns whether the level `one` fits better than `other`. If the difficulties of both levels are at most
 * `nearCentibits` from the wanted one, the level with the stronger leading solving idea fits better. Otherwise the
 * level that is nearer to the wanted difficulty fits better.
 */
export function fitsBetter(one: Fit, other: Fit, nearCentibits: number): boolean {
  if (other.errorCentibits > nearCentibits) return one.errorCentibits < other.errorCentibits;
  return one.errorCentibits <= nearCentibits && ideaPercentOf(one) > ideaPercentOf(other);
}
