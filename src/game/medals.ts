/**
 * What is kept of the campaign's levels: a digit each. 0: never opened. 8: opened, not cleared. Else the sum of 1 for
 * cleared, 2 for clean (no move taken back, no hint) and 4 for the first try (cleared when it was first opened, without
 * a fall).
 */
const CLEARED = 1;
const CLEAN = 2;
const FIRST_TRY = 4;
const OPENED = 8;

/** What was won with a level. */
export interface Medals {
  readonly cleared: boolean;
  readonly clean: boolean;
  readonly firstTry: boolean;
}

/** How a level was cleared. */
export interface Clearing {
  readonly hints: number;
  readonly rewinds: number;
  readonly falls: number;
}

/** The digit of level `number`, from 0. */
export function digitOf(medals: string, number: number): number {
  return number < medals.length ? "012345678".indexOf(medals.charAt(number)) : 0;
}

export function medalsOf(digit: number): Medals {
  const cleared = digit < OPENED && digit % 2 === CLEARED;
  return {
    cleared,
    clean: cleared && Math.floor(digit / CLEAN) % 2 === 1,
    firstTry: cleared && digit >= FIRST_TRY,
  };
}

/** The digits once level `number` has been opened. */
export function withOpened(medals: string, number: number): string {
  return digitOf(medals, number) === 0 ? withDigit(medals, number, OPENED) : medals;
}

/** The digits once level `number` has been cleared; medals that were won stay. `wasNew`: it had never been opened. */
export function withCleared(medals: string, number: number, clearing: Clearing, wasNew: boolean): string {
  const before = medalsOf(digitOf(medals, number));
  const clean = before.clean || (clearing.hints === 0 && clearing.rewinds === 0);
  const firstTry = before.firstTry || (wasNew && clearing.falls === 0);
  return withDigit(medals, number, CLEARED + (clean ? CLEAN : 0) + (firstTry ? FIRST_TRY : 0));
}

function withDigit(medals: string, number: number, digit: number): string {
  let text = medals;
  while (text.length <= number) text += "0";
  return text.substring(0, number) + `${digit}` + text.substring(number + 1);
}

/** The medals as words: those that were not won are left out, without a reproach. */
export function medalsText({ cleared, clean, firstTry }: Medals): string {
  const words: string[] = [];
  if (cleared) words.push("✓ cleared");
  if (clean) words.push("✓ clean");
  if (firstTry) words.push("✓ first try");
  return words.join("  ");
}
