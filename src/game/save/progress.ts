/**
 * The progress in a campaign: which levels are open, which level comes next, and the fewest moves for each level.
 * medals.ts stores the medals.
 */
import { digitOf, isCleared, medalsOf } from "./medals";

/** How many levels of a campaign have each medal. */
export interface MedalCounts {
  readonly cleared: number;
  readonly par: number;
  /** How many campaign levels have the medal that only this puzzle has. */
  readonly feat: number;
}

/**
 * Returns the fewest moves in which the player cleared campaign level `number`, from 0. Returns undefined if none are
 * stored.
 */
export function bestOf(bests: readonly number[], number: number): number | undefined {
  return number < bests.length && bests[number] > 0 ? bests[number] : undefined;
}

/**
 * Returns the fewest moves for each campaign level, after the player has cleared level `number` (from 0) in `moves`
 * moves.
 */
export function withBest(bests: readonly number[], number: number, moves: number): readonly number[] {
  const before = bestOf(bests, number);
  if (before !== undefined && before <= moves) return bests;
  const after = [...bests];
  while (after.length <= number) after.push(0);
  after[number] = moves;
  return after;
}

/**
 * How many campaign levels are open that the player has not cleared. There are several, so that a player who is stuck
 * can try another level.
 */
export const MAX_OPEN_UNCLEARED = 5;

/** Counts the medals that the player has earned in the first `count` levels of a campaign. */
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
 * Returns for each of the first `count` campaign levels whether the player may play it. All cleared levels are open,
 * and so are the next `MAX_OPEN_UNCLEARED` levels.
 */
export function openLevelFlags(medals: string, count: number): boolean[] {
  const open: boolean[] = [];
  let openLeft = MAX_OPEN_UNCLEARED;
  for (let number = 0; number < count; number++) {
    const isLevelCleared = isCleared(medals, number);
    open.push(isLevelCleared || openLeft > 0);
    if (!isLevelCleared) openLeft--;
  }
  return open;
}

/**
 * Returns the number, from 0, of the campaign level to continue with. This is the first level that is not cleared, or
 * the last level if all are cleared.
 */
export function nextLevelNumber(medals: string, count: number): number {
  for (let number = 0; number < count; number++) if (!isCleared(medals, number)) return number;
  return Math.max(0, count - 1);
}

/**
 * The number of lessons, which are the first levels of a campaign. Lessons teach the rules, and a new player plays them
 * first.
 */
export const LESSON_COUNT = 3;

/**
 * Returns the number, from 0, of the first lesson (first campaign levels) that the player has not cleared. Returns
 * undefined if all lessons of the campaign are cleared. A campaign of `levelCount` levels has no more lessons than
 * levels.
 */
export function nextLesson(medals: string, levelCount: number): number | undefined {
  const lessonCount = Math.min(LESSON_COUNT, levelCount);
  const lesson = nextLevelNumber(medals, lessonCount + 1);
  return lesson < lessonCount ? lesson : undefined;
}
