/** Reads and records the results of a weekly remix (three levels with a special rule). */
import { weekNumber } from "../save/days";
import type { RemixRecord } from "../save/remix-record";
import type { Save } from "../save/save";
import type { DayResult } from "./day-results";
import { REMIX_LEVELS } from "./remix-week";

/**
 * Returns the number of the week whose remix (three levels with a special rule) is shown on a day. If the clock was set
 * back, the last played week counts, so that no remix is played twice.
 */
export function remixWeekOn({ week }: Readonly<RemixRecord>, day: number): number {
  return Math.max(week, weekNumber(day));
}

/** Returns the results of the three levels of a week's remix. A level without a result has par (the fewest moves) 0. */
export function remixResultsOf(record: Readonly<RemixRecord>, week: number): readonly DayResult[] {
  const results: DayResult[] = [];
  for (let level = 0; level < REMIX_LEVELS; level++) {
    const [moves = 0, par = 0] = record.week === week ? record.results.slice(2 * level, 2 * level + 2) : [];
    results.push({ moves, par });
  }
  return results;
}

/**
 * Returns the number, from 1, of the first level of a weekly remix that has no result yet; undefined if all have one.
 */
export function findNextRemixLevel(results: readonly DayResult[]): number | undefined {
  const index = results.findIndex(({ par }) => par === 0);
  return index < 0 ? undefined : index + 1;
}

/**
 * Records the result of level `number` (1 to 3) of a weekly remix. `moves` is 0 if the game played the solution. Only
 * the first result of a level counts, and none of an earlier week.
 */
export function recordRemixLevel({ remix }: Save, week: number, number: number, result: DayResult): void {
  const results = remixResultsOf(remix, week);
  if (week < remix.week || results[number - 1].par > 0) return;
  remix.week = week;
  remix.results = results.flatMap(({ moves, par }, index) =>
    index === number - 1 ? [result.moves, result.par] : [moves, par],
  );
}
