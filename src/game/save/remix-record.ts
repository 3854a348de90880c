/** What the save stores of the weekly remix (three levels with a changed rule) that the player played last. */
import { count, counts, field, type Field } from "./fields";

/** The player's results in the levels of one weekly remix (three levels with a changed rule). */
export interface RemixRecord {
  /**
   * The week of the weekly remix that the player played last, as the number that `weekNumber` returns; 0 before the
   * first remix.
   */
  week: number;
  /**
   * For each level of the remix, in their order: the player's moves and the par (fewest moves). Both are 0 while a
   * level is not over. The moves are 0 if the game itself has played the solution.
   */
  results: readonly number[];
}

/** The most levels of a weekly remix whose results a save has room for. */
const MAX_LEVELS = 8;

export const REMIX_FIELDS: readonly Field<RemixRecord>[] = [
  field("week", count),
  field("results", counts(2 * MAX_LEVELS)),
];

/** Returns the record of a player who has not ended any level of a weekly remix yet. */
export function freshRemixRecord(): RemixRecord {
  return { week: 0, results: [] };
}
