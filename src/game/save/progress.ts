/**
 * The progress in a campaign: which levels are open, which comes next, and the best results. medals.ts has the digits.
 */
import { digitOf, medalsOf } from "./medals";

/** How many levels of a campaign have each medal. */
export interface MedalCounts {
  readonly cleared: number;
  readonly par: number;
  /** How many levels have the medal for the puzzle's own feat. */
  readonly feat: number;
}

/** Returns the fewest moves that level `number`, from 0, was cleared in; undefined if it has no best. */
export function bestOf(bests: readonly number[], number: number): number | undefined {
  return number < bests.length && bests[number] > 0 ? bests[number] : undefined;
}

/** Returns the bests after level `number`, from 0, was cleared in `moves` moves. */
export function withBest(bests: readonly number[], number: number, moves: number): readonly number[] {
  const before = bestOf(bests, number);
  if (before !== undefined && before <= moves) return bests;
  const after = [...bests];
  while (after.length <= number) after.push(0);
  after[number] = moves;
  return after;
}

/** How many uncleared levels are open at a time, so that a player who is stuck can try another level. */
export const MAX_OPEN_UNCLEARED = 5;

/** Counts the medals among the first `count` levels. */
export function countMedals(medals: string, count: number): MedalCounts {
  let cleared = 0;
  let par = 0;
  let feat = 0;
  for (let number = 0; number < Math.min(count, medals.length); number++) {
    const medalsOfLevel = medalsOf(digitOf(medals, number));
    if (medalsOfLevel.cleared) cleared++;
    if (medalsOfLevel.par) par++;
    if (medalsOfLevel.feat) feat++;
  }
  return { cleared, par, feat };
}

/**
 * Returns for each of `count` levels whether it is open: all cleared levels and the next `MAX_OPEN_UNCLEARED` others.
 */
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

/** Returns the level to continue with, from 0: the first that is not cleared, or the last if all are cleared. */
export function nextLevelNumber(medals: string, count: number): number {
  for (let number = 0; number < count; number++) if (!medalsOf(digitOf(medals, number)).cleared) return number;
  return Math.max(0, count - 1);
}

/** The number of lessons: the first levels of a campaign teach the rules, and a new player plays them first. */
export const LESSON_COUNT = 3;

/** Returns how many lessons are cleared in a row from the first. */
export function lessonsCleared(medals: string): number {
  return Math.min(LESSON_COUNT, nextLevelNumber(medals, LESSON_COUNT + 1));
}
