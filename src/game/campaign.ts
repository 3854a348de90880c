import { digitOf, medalsOf } from "./medals";

/** How many levels of a campaign have each medal. */
export interface MedalCounts {
  readonly cleared: number;
  readonly clean: number;
  readonly firstTry: number;
}

/** So many levels that are not cleared yet are open at a time, so that nobody is stuck. */
export const OPEN_AHEAD = 5;

/** How many of each there are among the first `count` levels. */
export function countMedals(medals: string, count: number): MedalCounts {
  let [cleared, clean, firstTry] = [0, 0, 0];
  for (let number = 0; number < Math.min(count, medals.length); number++) {
    const won = medalsOf(digitOf(medals, number));
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
    const { cleared } = medalsOf(digitOf(medals, number));
    open.push(cleared || ahead > 0);
    if (!cleared) ahead--;
  }
  return open;
}

/** The level, from 0, that a player goes on with: the first one not cleared, or the last of all. */
export function nextLevel(medals: string, count: number): number {
  for (let number = 0; number < count; number++) if (!medalsOf(digitOf(medals, number)).cleared) return number;
  return Math.max(0, count - 1);
}
