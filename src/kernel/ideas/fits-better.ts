/**
 * Compares generated levels: by how near they are to the wanted difficulty, and by their ideas (tricks that their
 * solutions need, such as a detour).
 */
import type { BestIdea } from "./lead-idea";

/**
 * How well a generated level fits what the generator wants: how far its difficulty is from the wanted one, and its
 * strongest idea (a trick that its solution needs, such as a detour).
 */
export interface Fit {
  /** How far the difficulty of the level is from the wanted one, in hundredths of a bit. */
  readonly errorCentibits: number;
  /**
   * The strongest idea of the level (a trick that its solution needs, such as a detour); left out if its ideas were not
   * judged.
   */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns the strength of a level's strongest idea (a trick that the solution needs), in percent of the strength that
 * counts as strong. Returns 0 if the level's ideas were not judged.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.percent;
}

/**
 * Returns whether a level fits better than another one: it is nearer to the wanted difficulty, or both are near enough
 * and it has a stronger idea (a trick that the solution needs). A level is near enough if its difficulty differs by at
 * most `nearCentibits`, in hundredths of a bit.
 */
export function fitsBetter(one: Fit, other: Fit, nearCentibits: number): boolean {
  if (other.errorCentibits > nearCentibits) return one.errorCentibits < other.errorCentibits;
  return one.errorCentibits <= nearCentibits && ideaPercentOf(one) > ideaPercentOf(other);
}
