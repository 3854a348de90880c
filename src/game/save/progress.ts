import { digitOf, medalsOf } from "./medals";

/** How many levels of a campaign have each medal. */
export interface MedalCounts {
  readonly cleared: number;
  readonly par: number;
  /** With the puzzle's own feat. */
  readonly feat: number;
}

/** The fewest moves that level `number`, from 0, was cleared in; undefined if there are none. */
export function bestOf(bests: readonly number[], number: number): number | undefined {
  return number < bests.length && bests[number] > 0 ? bests[number] : undefined;
}

/** The bests once level `number`, from 0, has been cleared in so many moves. */
export function withBest(bests: readonly number[], number: number, moves: number): readonly number[] {
  const before = bestOf(bests, number);
  if (before !== undefined && before <= moves) return bests;
  const after = [...bests];
  while (after.length <= number) after.push(0);
  after[number] = moves;
  return after;
}

/** So many levels that are not cleared yet are open at a time, so that nobody is stuck. */
export const MAX_OPEN_UNCLEARED = 5;

/** How many of each there are among the first `count` levels. */
export function countMedals(medals: string, count: number): MedalCounts {
  let cleared = 0;
  let par = 0;
  let feat = 0;
  for (let number = 0; number < Math.min(count, medals.length); number++) {
    const won = medalsOf(digitOf(medals, number));
    if (won.cleared) cleared++;
    if (won.par) par++;
    if (won.feat) feat++;
  }
  return { cleared, par, feat };
}

/** For each of `count` levels whether it may be played: all that are cleared, and the next `OPEN_AHEAD` that are not. */
export function openLevelFlags(medals: string, count: number): boolean[] {
  const open: boolean[] = [];
  let openLeft = MAX_OPEN_UNCLEARED;
  for (let number = 0; number < count; number++) {
    const { cleared } = medalsOf(digitOf(medals, number));
    open.push(cleared || openLeft > 0);
    if (!cleared) openLeft--;
  }
  return open;
}

/** The level, from 0, that a player goes on with: the first one not cleared, or the last of all. */
export function nextLevelNumber(medals: string, count: number): number {
  for (let number = 0; number < count; number++) if (!medalsOf(digitOf(medals, number)).cleared) return number;
  return Math.max(0, count - 1);
}

/** The first levels of a campaign teach the rules: a new player plays them before anything else. */
export const LESSON_COUNT = 3;

/** How many of the first lessons have been learnt. */
export function lessonsCleared(medals: string): number {
  return Math.min(LESSON_COUNT, nextLevelNumber(medals, LESSON_COUNT + 1));
}
