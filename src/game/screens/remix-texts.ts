/**
 * Formats the weekly remix (three levels with a changed rule) and its results as texts, for the page Today and for
 * sharing.
 */
import type { DayResult } from "../modes/day-results";
import { remixOf } from "../modes/remix-week";
import { firstDayOfWeek, isoWeekOf } from "../save/days";
import { PUZZLES } from "../../puzzles/index";
import { TEXTS } from "../texts/remix";

/** Returns the heading above the result of a weekly remix (three levels), such as "Glissade remix 2026-W48". */
export function remixHeading(week: number): string {
  const { year, week: number } = isoWeekOf(firstDayOfWeek(week));
  return TEXTS.heading(year, number);
}

/** Returns the name of the puzzle of which a week's remix (three levels) is made. */
export function remixPuzzleName(week: number): string {
  const { puzzleId } = remixOf(week);
  return PUZZLES.find(({ id }) => id === puzzleId)?.name ?? puzzleId;
}

/**
 * Returns the lines of text in which a player shares the result of a week's remix (three levels). The lines do not show
 * how a level is solved.
 */
export function sharedRemixLines(week: number, results: readonly DayResult[]): readonly string[] {
  const lines = [remixHeading(week), TEXTS.ofPuzzle(remixPuzzleName(week), remixOf(week).twist)];
  results.forEach(({ moves, par }, index) => {
    lines.push(moves > 0 ? TEXTS.levelResult(index + 1, moves, par) : TEXTS.levelWatched(index + 1));
  });
  return lines;
}
