/**
 * Records the daily levels that the player won, for all puzzles together. The record contains the days with a win, the
 * streak (days won in a row), and the results of the last two days.
 */
import { hasDay, NUMBERS_PER_RESULT, type DayRecord } from "../save/day-record";
import { openPuzzleSave, type Save } from "../save/save";
import { PUZZLES } from "../../puzzles/index";
import { isDayCleared, isLastClearedDay, recordDay, recordMissedDay } from "./daily";
import { isMakeUpOpen } from "./make-up";

export interface DayResult {
  /** The number of moves with which the player won the daily level; 0 if it is not cleared. */
  readonly moves: number;
  /** The fewest moves that win the daily level; 0 if it is not cleared. */
  readonly par: number;
}

export function isCleared({ moves }: DayResult): boolean {
  return moves > 0;
}

export function dayResultOf(save: Save, puzzleIndex: number, day: number): DayResult {
  const { lastDay, results } = save.days;
  const start = puzzleIndex * NUMBERS_PER_RESULT + 2 * (lastDay - day);
  const isStored = (lastDay === day || lastDay - 1 === day) && start + 1 < results.length;
  return isStored ? { moves: results[start], par: results[start + 1] } : { moves: 0, par: 0 };
}

/**
 * Returns the index of the next puzzle after `puzzleId` in `PUZZLES` whose daily level of `day` is not cleared. After
 * the last puzzle comes the first. Returns undefined if those of all other puzzles are cleared.
 */
export function findNextPuzzle(save: Save, puzzleId: string, day: number): number | undefined {
  const from = PUZZLES.findIndex(({ id }) => id === puzzleId);
  for (let step = 1; step < PUZZLES.length; step++) {
    const index = (from + step) % PUZZLES.length;
    if (!isCleared(dayResultOf(save, index, day))) return index;
  }
  return undefined;
}

/**
 * Returns whether the game can show how the player won a daily level. The save has the winning moves only of each
 * puzzle's last won daily level.
 */
export function hasWinningMoves(save: Save, puzzleIndex: number, day: number): boolean {
  const { daily } = openPuzzleSave(save, PUZZLES[puzzleIndex].id);
  return isCleared(dayResultOf(save, puzzleIndex, day)) && isLastClearedDay(daily, day);
}

/**
 * Returns whether the game records wins on `day`. A day before the last recorded day does not count: the clock was set
 * back, or the player travelled west.
 */
export function isCountedDay(record: DayRecord, day: number): boolean {
  return !hasDay(record) || day >= record.lastDay;
}

/**
 * Records in the save that the player won the daily level of a puzzle on `day`, unless wins on that day do not count
 * (see `isCountedDay`).
 */
export function countDayWin(save: Save, puzzleIndex: number, day: number, result: DayResult): void {
  const { days: record } = save;
  const { lastDay, streak } = record;
  const isFirstDay = !hasDay(record);
  if (!isCountedDay(record, day)) return;
  if (isFirstDay || day > lastDay) {
    const daysLater = isFirstDay ? 0 : day - lastDay;
    record.streakBefore = daysLater === 2 ? streak : 0;
    record.results = daysLater === 1 ? shiftResultsByDay(record.results) : [];
    Object.assign(record, recordDay(record, day));
  }
  record.results = withResult(record.results, puzzleIndex * NUMBERS_PER_RESULT, result);
}

/**
 * Records that the player won the daily level of `day` one day late. Does nothing if the player may no longer make up
 * for that day.
 */
export function countMadeUpWin(save: Save, puzzleIndex: number, day: number, result: DayResult): void {
  const { days: record } = save;
  if (!isMakeUpOpen(record, day + 1)) return;
  record.madeUpDay = day;
  if (record.lastDay <= day) {
    countDayWin(save, puzzleIndex, day, result);
    return;
  }
  if (!isDayCleared(record, day)) Object.assign(record, recordMissedDay(record, record.streakBefore));
  record.results = withResult(record.results, puzzleIndex * NUMBERS_PER_RESULT + 2, result);
}

function shiftResultsByDay(results: readonly number[]): readonly number[] {
  const before: number[] = [];
  for (let start = 0; start < results.length; start += NUMBERS_PER_RESULT)
    before.push(0, 0, results[start], results[start + 1]);
  return before;
}

function withResult(results: readonly number[], start: number, { moves, par }: DayResult): readonly number[] {
  const all = [...results];
  while (all.length < start + 2) all.push(0);
  all[start] = moves;
  all[start + 1] = par;
  return all;
}
