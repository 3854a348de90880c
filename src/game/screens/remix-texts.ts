/** Formats the weekly remix and its results as texts, for the page Today and for sharing. */
import type { DayResult } from "../modes/day-results";
import { remixOf } from "../modes/remix-week";
import { firstDayOfWeek, isoWeekOf } from "../save/days";
import { PUZZLES } from "../../puzzles/index";
import { TEXTS } from "../texts/remix";

export function formatRemixHeading(week: number): string {
  const { year, week: number } = isoWeekOf(firstDayOfWeek(week));
  return TEXTS.heading(year, number);
}

export function remixPuzzleName(week: number): string {
  const { puzzleId } = remixOf(week);
  return PUZZLES.find(({ id }) => id === puzzleId)?.name ?? puzzleId;
}

/**
 * Returns the text that the player shares with the result of a weekly remix, as lines. The lines do not show how a
 * level is solved.
 */
export function formatSharedRemixLines(week: number, results: readonly DayResult[]): readonly string[] {
  const lines = [formatRemixHeading(week), TEXTS.ofPuzzle(remixPuzzleName(week), remixOf(week).twist)];
  results.forEach(({ moves, par }, index) => {
    lines.push(moves > 0 ? TEXTS.levelResult(index + 1, moves, par) : TEXTS.levelWatched(index + 1));
  });
  return lines;
}
