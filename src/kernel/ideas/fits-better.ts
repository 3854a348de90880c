/**
 * Compares generated levels by how near they are to the wanted difficulty, and by the leading idea of their solution.
 */
import type { BestIdea } from "./leading-idea";

/**
 * How well a generated level fits: the distance of its difficulty from the wanted one, and the leading idea of its
 * solution.
 */
export interface Fit {
  /** The distance of the level's difficulty from the wanted one. */
  readonly errorCentibits: number;
  /** The leading idea of the solution; left out if it was not looked for. */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns the strength of the leading idea of a level's solution, in percent of the strength that counts as strong.
 * Returns 0 if the idea was not looked for.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.percent;
}

/**
 * Returns whether a level fits better than another one: it is nearer to the wanted difficulty, or both are near enough
 * and its leading idea is stronger. A level is near enough if its difficulty differs by at most `nearCentibits`.
 */
export function fitsBetter(one: Fit, other: Fit, nearCentibits: number): boolean {
  if (other.errorCentibits > nearCentibits) return one.errorCentibits < other.errorCentibits;
  return one.errorCentibits <= nearCentibits && ideaPercentOf(one) > ideaPercentOf(other);
}
