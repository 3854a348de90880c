/**
 * Help that the player had with the levels of a campaign. It is remembered until the end of the day after, so that nobody
 * wins a level's medals with a solution that the game has just shown.
 *
 * The day is the local date of the console, as for the level of the day: the game has no other clock. A clock that is put
 * forward is believed, so help is forgotten early. A clock that is put back forgives nothing, and keeps nothing for long:
 * all help is then remembered until the end of the day after the one that the clock shows.
 */

/** The help that a player had with a level, the least first. */
export type Help = "none" | "hint" | "watched";

/** What is kept of it for one puzzle. Each field has one letter or one number, so it never outgrows the campaign. */
export interface HelpRecord {
  /**
   * A digit for each level. 0: no help. 1 and 2: a hint was seen, on the day before `helpDay` and on that day. 3 and 4: the
   * solution was watched, on the day before and on that day.
   */
  helps: string;
  /** A day number. */
  helpDay: number;
}

export const HELP_DIGITS = "01234";

/** What the digits become with each new day: what was of that day is of the day before, and what was older is forgotten. */
const NEXT_DAY_DIGITS = "00103";

const HELP_BY_DIGIT: readonly Help[] = ["none", "hint", "hint", "watched", "watched"];
const HINT_TODAY = 2;
const WATCHED_BEFORE = 3;
const WATCHED_TODAY = 4;

/** Returns the help with level `number`, from 0, that is remembered on a day. */
export function rememberedHelp(record: HelpRecord, number: number, day: number): Help {
  if (record.helps === "") return "none";
  forgetOldHelp(record, day);
  return HELP_BY_DIGIT[digitAt(record, number)];
}

/** Remembers that the player had help with level `number`, from 0. Returns whether that is news. */
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

/** Forgets what is too old on a day. */
function forgetOldHelp(record: HelpRecord, day: number): void {
  const later = day - record.helpDay;
  if (later === 0) return;
  record.helpDay = day;
  if (later > 1) record.helps = "";
  else if (later === 1)
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
