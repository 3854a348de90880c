/** Defines the save's data about the weekly remix (three levels with a special rule) that the player played last. */
import { COUNT_CODEC, createCountsCodec, field, type Field } from "./fields";

export interface RemixRecord {
  /**
   * The week of the last weekly remix that the player played, as returned by `weekNumber`; 0 before the first remix.
   */
  week: number;
  /**
   * For each level of the remix, the player's moves and par (the fewest moves), both 0 until the level has ended. The
   * moves are also 0 if the game played the solution.
   */
  results: readonly number[];
}

/** The most levels of a weekly remix (levels with a special rule) whose results a save can store. */
const MAX_LEVELS = 8;

export const REMIX_FIELDS: readonly Field<RemixRecord>[] = [
  field("week", COUNT_CODEC),
  field("results", createCountsCodec(2 * MAX_LEVELS)),
];

export function createRemixRecord(): RemixRecord {
  return { week: 0, results: [] };
}
