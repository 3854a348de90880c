/**
 * The campaign's medals, kept as a text with a digit for each level: 1 for cleared, 2 more for clean, 4 more for the
 * first try. A level whose digit is not there yet has none.
 */
export interface Medals {
  readonly cleared: boolean;
  /** Without a rewind and without a hint. */
  readonly clean: boolean;
  readonly firstTry: boolean;
}

export interface MedalCounts {
  readonly cleared: number;
  readonly clean: number;
  readonly firstTry: number;
}

/** So many levels that are not cleared yet are open at a time, so that nobody is stuck. */
export const OPEN_AHEAD = 5;

const DIGITS = "01234567";

/** The medals of level `number`, from 0. */
export function medalsOf(medals: string, number: number): Medals {
  const digit = number < medals.length ? DIGITS.indexOf(medals.charAt(number)) : 0;
  return { cleared: digit % 2 === 1, clean: Math.floor(digit / 2) % 2 === 1, firstTry: digit >= 4 };
}

/** How many of each there are among the first `count` levels. */
export function countMedals(medals: string, count: number): MedalCounts {
  let [cleared, clean, firstTry] = [0, 0, 0];
  for (let number = 0; number < Math.min(count, medals.length); number++) {
    const won = medalsOf(medals, number);
    if (won.cleared) cleared++;
    if (won.clean) clean++;
    if (won.firstTry) firstTry++;
  }
  return { cleared, clean, firstTry };
}

/** For each of `count` levels whether it may be played: all that are cleared, and the next `OPEN_AHEAD` that are not. */
export function openLevels(medals: string, count: number): boolean[] {
  const open: boolean[] = [];
  let ahead = OPEN_AHEAD;
  for (let number = 0; number < count; number++) {
    const { cleared } = medalsOf(medals, number);
    open.push(cleared || ahead > 0);
    if (!cleared) ahead--;
  }
  return open;
}

/** The level, from 0, that a player goes on with: the first one not cleared, or the last of all. */
export function nextLevel(medals: string, count: number): number {
  for (let number = 0; number < count; number++) if (!medalsOf(medals, number).cleared) return number;
  return Math.max(0, count - 1);
}
