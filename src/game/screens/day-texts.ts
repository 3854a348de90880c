/** Formats dates and the results of a day as texts, for the page Today and for sharing. */
import { PUZZLES } from "../../puzzles/index";
import { isCleared, type DayResult } from "../modes/day-results";
import { dateOf, weekdayOf } from "../save/days";
import { TEXTS } from "../texts/index";

/** The results of one day, in the order of `PUZZLES`. */
export type DayResults = readonly DayResult[];

/** The letters for one move of a shared result: up to par, and beyond par. */
const MOVE_LETTERS = { needed: "■", extra: "□" };
/** The most letters that a shared result has for one level. */
const MAX_LETTERS = 40;

/** Returns the number of moves of a result that are not beyond par. Without a known par, no move is beyond it. */
export function neededMoves({ moves, par }: DayResult): number {
  return par === 0 ? moves : Math.min(moves, par);
}

/** Returns a day in words, such as "Thursday 12 March". */
export function dayInWords(number: number): string {
  const { month, day } = dateOf(number);
  return TEXTS.daily.date(weekdayOf(number), day, month);
}

/** Returns the heading of a day's results, from long to short. */
export function resultHeadings(number: number): readonly string[] {
  const { month, day } = dateOf(number);
  return TEXTS.daily.headings(day, month);
}

/** Returns how many levels of a day are cleared, in words. */
export function solvedText(results: DayResults): string {
  return TEXTS.daily.solved(results.filter((result) => isCleared(result)).length, results.length);
}

/** Returns the lines of text in which a player shares the results of a day. They give no level away. */
export function sharedResultLines(results: DayResults, number: number): readonly string[] {
  const lines = [`${resultHeadings(number)[0]}, ${solvedText(results)}`];
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
