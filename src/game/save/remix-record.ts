/** Defines the save's data about the weekly remix (three levels with a special rule) that the player played last. */
import { COUNT_CODEC, createCountsCodec, field, type Field } from "./fields";

export interface RemixRecord {
  /**
   * The week of the last weekly remix that the player played, as the number that `weekNumber` returns; 0 before the
   * first remix.
   */
  week: number;
  /**
   * For each level of the remix, the number of the player's moves, and par, the fewest moves that win the level. Both
   * are 0 until the level has ended. The number of moves is also 0 if the game itself has played the solution.
   */
  results: readonly number[];
}

/**
 * A save has space for the results of at most this many levels of a weekly remix (three levels with a special rule).
 */
const MAX_LEVELS = 8;

export const REMIX_FIELDS: readonly Field<RemixRecord>[] = [
  field("week", COUNT_CODEC),
  field("results", createCountsCodec(2 * MAX_LEVELS)),
];

export function createRemixRecord(): RemixRecord {
  return { week: 0, results: [] };
}
