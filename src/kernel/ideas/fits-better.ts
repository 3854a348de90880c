/** Compares generated levels: by how near they are to the wanted difficulty, and by their ideas (such as a bait). */
import type { BestIdea } from "./lead-idea";

/** How well a generated level fits the wanted difficulty, and how strong its best idea is. */
export interface Fit {
  /** How far the difficulty of the level is from the wanted one, in hundredths of a bit. */
  readonly errorCentibits: number;
  /** The best idea of the level, such as a bait; left out if its ideas were not judged. */
  readonly idea?: BestIdea | undefined;
}

/**
 * Returns the strength of the best idea of a level, in percent of the strength that counts as strong; 0 if its ideas
 * were not judged.
 */
export function ideaPercentOf({ idea }: Fit): number {
  return idea === undefined ? 0 : idea.percent;
}

/**
 * Returns whether a level fits better than another one: it is nearer to the wanted difficulty, or both are near enough
 * and it has a stronger idea. A level is near enough if its error is at most `nearCentibits`.
 */
export function fitsBetter(one: Fit, other: Fit, nearCentibits: number): boolean {
  if (other.errorCentibits > nearCentibits) return one.errorCentibits < other.errorCentibits;
  return one.errorCentibits <= nearCentibits && ideaPercentOf(one) > ideaPercentOf(other);
}
