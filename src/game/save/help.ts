/**
 * The record of help that the player had with campaign levels: hints, and watched solutions. Help is remembered until
 * the end of the next day, so that a solution just shown does not earn the level's medals.
 *
 * The day is the console's local date, as for the daily level, because the game has no other clock. If the clock is put
 * forward, help is forgotten early. If it is put back, all help is remembered until the end of the day after the date
 * shown.
 */

/** The kinds of help with a level, the least first. */
export type Help = "none" | "hint" | "watched";

/**
 * The help with all levels of one puzzle's campaign. It has one digit for each level, so it cannot outgrow the
 * campaign.
 */
export interface HelpRecord {
  /**
   * One digit for each level. 0: no help. 1 and 2: a hint was seen, on the day before `helpDay` and on that day. 3 and
   * 4: the solution was watched, on the day before and on that day.
   */
  helps: string;
  /** The day number that the digits refer to. */
  helpDay: number;
}

export const HELP_DIGITS = "01234";

/**
 * By digit of `helps`: the digit after midnight. Help of today becomes help of yesterday, and older help becomes 0.
 */
const NEXT_DAY_DIGITS = "00103";

const HELP_BY_DIGIT: readonly Help[] = ["none", "hint", "hint", "watched", "watched"];
const HINT_TODAY = 2;
const WATCHED_BEFORE = 3;
const WATCHED_TODAY = 4;

/** Returns the help with level `number`, from 0, that is still remembered on `day`. */
export function rememberedHelp(record: HelpRecord, number: number, day: number): Help {
  if (record.helps === "") return "none";
  forgetOldHelp(record, day);
  return HELP_BY_DIGIT[digitAt(record, number)];
}

/** Records that the player had help with level `number`, from 0. Returns whether the record changed. */
export function addHelp(record: HelpRecord, number: number, help: "hint" | "watched", day: number): boolean {
  forgetOldHelp(record, day);
  const before = digitAt(record, number);
  const isWatched = help === "watched" || before >= WATCHED_BEFORE;
  const after = isWatched ? WATCHED_TODAY : HINT_TODAY;
  if (after === before) return false;
  const padded = record.helps + "0".repeat(Math.max(0, number + 1 - record.helps.length));
  record.helps = padded.substring(0, number) + HELP_DIGITS.charAt(after) + padded.substring(number + 1);
  return true;
}

/** Removes help that is too old to be remembered on `day`, and moves the record to that day. */
function forgetOldHelp(record: HelpRecord, day: number): void {
  const daysPassed = day - record.helpDay;
  if (daysPassed === 0) return;
  record.helpDay = day;
  if (daysPassed > 1) record.helps = "";
  else if (daysPassed === 1)
    record.helps = record.helps
      .split("")
      .map((digit) => digitOneDayLater(digit))
      .join("");
}

function digitOneDayLater(digit: string): string {
  return NEXT_DAY_DIGITS.charAt(HELP_DIGITS.indexOf(digit));
}

function digitAt({ helps }: HelpRecord, number: number): number {
  return number < helps.length ? HELP_DIGITS.indexOf(helps.charAt(number)) : 0;
}
