/** Formats dates and the player's results in daily levels as texts, for the page Today and for sharing. */
import { PUZZLES } from "../../puzzles/index";
import { isCleared, type DayResult } from "../modes/day-results";
import { dateOf, weekdayOf } from "../save/days";
import { TEXTS } from "../texts/index";

/** The player's results in the daily levels of one day, in the order of `PUZZLES`. */
export type DayResults = readonly DayResult[];

const MOVE_LETTERS = { needed: "■", extra: "□" };
/** The most moves of a level that a shared result shows, each as one character. */
const MAX_LETTERS = 40;

/**
 * Returns how many of the player's moves in a daily level are shown as needed: at most par (the fewest moves). The
 * other moves are shown as extra moves.
 */
export function neededMoves({ moves, par }: DayResult): number {
  return Math.min(moves, par);
}

/** Returns a date in words, such as "Thursday 12 March". `number` is the number of days since 1 January 2000. */
export function formatDay(number: number): string {
  const { month, day } = dateOf(number);
  return TEXTS.daily.date(weekdayOf(number), day, month);
}

/** Returns the headings for the results of a day, as texts from long to short, such as "Glissade 12 March". */
export function formatResultHeadings(number: number): readonly string[] {
  const { month, day } = dateOf(number);
  return TEXTS.daily.headings(day, month);
}

/** Returns how many daily levels of a day the player has cleared, in words, such as "3 of 5 solved". */
export function formatSolvedCount(results: DayResults): string {
  return TEXTS.daily.solved(results.filter((result) => isCleared(result)).length, results.length);
}

/**
 * Returns the text that the player shares with the day's results, as lines. The lines do not show how a level is
 * solved.
 */
export function formatSharedResultLines(results: DayResults, number: number): readonly string[] {
  const lines = [`${formatResultHeadings(number)[0]}, ${formatSolvedCount(results)}`];
  results.forEach((result, index) => {
    if (isCleared(result)) lines.push(`${PUZZLES[index].name} ${moveLetters(result)}`);
  });
  return lines;
}

function moveLetters(result: DayResult): string {
  const needed = Math.min(neededMoves(result), MAX_LETTERS);
  const extra = Math.min(result.moves, MAX_LETTERS) - needed;
  return MOVE_LETTERS.needed.repeat(needed) + MOVE_LETTERS.extra.repeat(extra);
}
