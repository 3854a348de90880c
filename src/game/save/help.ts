/**
 * Records the help that the player got in campaign levels: hints, and watched solutions. Help is remembered until the
 * end of the next day, so that a seen solution cannot earn medals.
 *
 * A day is a local date of the console. If its clock is put forward, help is forgotten early; if it is put back, no
 * help is forgotten.
 */

/**
 * The kinds of help that the player got in a campaign level, from the least to the most: none, a hint, or the watched
 * solution.
 */
export type Help = "none" | "hint" | "watched";

/** The help that the player got in the levels of one campaign. */
export interface HelpRecord {
  /**
   * One digit for each campaign level. 0 is no help; 1 and 2 are a hint on the day before `helpDay` and on `helpDay`; 3
   * and 4 are the watched solution on these days.
   */
  helpDigits: string;
  /** The day to which the digits in `helpDigits` refer, in days since 1 January 2000. */
  helpDay: number;
}

export const HELP_DIGITS = "01234";

/**
 * For each of the `HELP_DIGITS`, the digit that replaces it when a new day begins: help on `helpDay` becomes help on
 * the day before, and older help becomes 0.
 */
const NEXT_DAY_DIGITS = "00103";

const HELP_BY_DIGIT: readonly Help[] = ["none", "hint", "hint", "watched", "watched"];
const HINT_TODAY = 2;
const WATCHED_BEFORE = 3;
const WATCHED_TODAY = 4;

/** Returns the help that the player got in the campaign level at `levelIndex`, if it is still remembered on `day`. */
export function rememberedHelp(record: HelpRecord, levelIndex: number, day: number): Help {
  if (record.helpDigits === "") return "none";
  forgetOldHelp(record, day);
  return HELP_BY_DIGIT[digitAt(record, levelIndex)];
}

/** Records that the player got help in the campaign level at `levelIndex`. Returns whether the record changed. */
export function addHelp(record: HelpRecord, levelIndex: number, help: "hint" | "watched", day: number): boolean {
  forgetOldHelp(record, day);
  const before = digitAt(record, levelIndex);
  const isWatched = help === "watched" || before >= WATCHED_BEFORE;
  const after = isWatched ? WATCHED_TODAY : HINT_TODAY;
  if (after === before) return false;
  const padded = record.helpDigits + "0".repeat(Math.max(0, levelIndex + 1 - record.helpDigits.length));
  record.helpDigits = padded.substring(0, levelIndex) + HELP_DIGITS.charAt(after) + padded.substring(levelIndex + 1);
  return true;
}

/**
 * Adds the help in `other` that is still remembered on `day` to `record`, as help given on `day`. `other` is another
 * record of the same campaign, such as the one before an import.
 */
export function addRememberedHelp(record: HelpRecord, other: HelpRecord, day: number): void {
  for (let levelIndex = 0; levelIndex < other.helpDigits.length; levelIndex++) {
    const help = rememberedHelp(other, levelIndex, day);
    if (help !== "none") addHelp(record, levelIndex, help, day);
  }
}

function forgetOldHelp(record: HelpRecord, day: number): void {
  const daysPassed = day - record.helpDay;
  if (daysPassed === 0) return;
  record.helpDay = day;
  if (daysPassed > 1) record.helpDigits = "";
  else if (daysPassed === 1)
    record.helpDigits = record.helpDigits
      .split("")
      .map((digit) => digitOneDayLater(digit))
      .join("");
}

function digitOneDayLater(digit: string): string {
  return NEXT_DAY_DIGITS.charAt(HELP_DIGITS.indexOf(digit));
}

function digitAt({ helpDigits }: HelpRecord, levelIndex: number): number {
  return levelIndex < helpDigits.length ? HELP_DIGITS.indexOf(helpDigits.charAt(levelIndex)) : 0;
}
