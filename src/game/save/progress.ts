/**
 * Computes the player's progress in a campaign: which levels may be played, which level comes next, and the fewest
 * moves in which each level was cleared. medals.ts stores the medals.
 */
import type { Campaign } from "../../puzzles/puzzle";
import { countCleared, digitOf, isCleared, medalsOf } from "./medals";

type CampaignLength = Pick<Campaign, "levelCount" | "afterHours">;

export interface MedalCounts {
  readonly cleared: number;
  readonly par: number;
  /** The number of campaign levels in which the player has earned the medal for the feat (an extra task of a level). */
  readonly feat: number;
}

/**
 * Returns the fewest moves in which the player cleared the campaign level at `levelIndex`, or undefined if none are
 * stored.
 */
export function bestOf(bests: readonly number[], levelIndex: number): number | undefined {
  return levelIndex < bests.length && bests[levelIndex] > 0 ? bests[levelIndex] : undefined;
}

/**
 * Returns `bests`, the fewest moves for each campaign level, after the player has cleared the level at `levelIndex` in
 * `moves` moves.
 */
export function withBest(bests: readonly number[], levelIndex: number, moves: number): readonly number[] {
  const before = bestOf(bests, levelIndex);
  if (before !== undefined && before <= moves) return bests;
  const after = [...bests];
  while (after.length <= levelIndex) after.push(0);
  after[levelIndex] = moves;
  return after;
}

/**
 * The most uncleared campaign levels that may be played at a time. There are several, so that a player who is stuck can
 * try another level.
 */
export const MAX_OPEN_UNCLEARED = 5;

export function countMedals(medals: string, count: number): MedalCounts {
  let cleared = 0;
  let par = 0;
  let feat = 0;
  for (let levelIndex = 0; levelIndex < Math.min(count, medals.length); levelIndex++) {
    const medalsOfLevel = medalsOf(digitOf(medals, levelIndex));
    if (medalsOfLevel.isCleared) cleared++;
    if (medalsOfLevel.par) par++;
    if (medalsOfLevel.feat) feat++;
  }
  return { cleared, par, feat };
}

/**
 * Returns for each of the first `count` campaign levels whether the player may play it: all cleared levels and the
 * first `MAX_OPEN_UNCLEARED` others are open.
 */
export function openLevelFlags(medals: string, count: number): boolean[] {
  const open: boolean[] = [];
  let openLeft = MAX_OPEN_UNCLEARED;
  for (let levelIndex = 0; levelIndex < count; levelIndex++) {
    const isLevelCleared = isCleared(medals, levelIndex);
    open.push(isLevelCleared || openLeft > 0);
    if (!isLevelCleared) openLeft--;
  }
  return open;
}

/**
 * Returns whether the last of `count` campaign levels is cleared, and enough of the others to open it on the map. A
 * link may have opened the last level early; it is then not enough to clear this level.
 */
export function isLastLevelReached(medals: string, count: number): boolean {
  return count > 0 && isCleared(medals, count - 1) && count - countCleared(medals, count) < MAX_OPEN_UNCLEARED;
}

/**
 * Returns for each level after hours (optional levels after the campaign) whether the player may play it. All are
 * locked until the campaign's last level is reached and cleared.
 */
export function openAfterHoursFlags(medals: string, { levelCount, afterHours }: CampaignLength): boolean[] {
  return isLastLevelReached(medals, levelCount) && afterHours !== undefined
    ? openLevelFlags(medals.substring(levelCount), afterHours.levelCount)
    : [];
}

/**
 * Returns the index of the level with which the player continues the campaign: the first uncleared level or, if all
 * `count` levels are cleared, the last one.
 */
export function findNextLevelIndex(medals: string, count: number): number {
  for (let levelIndex = 0; levelIndex < count; levelIndex++) if (!isCleared(medals, levelIndex)) return levelIndex;
  return Math.max(0, count - 1);
}

/**
 * Returns the index of the level that is selected when the campaign's map opens from the title screen. Once a level
 * after hours (an optional level after the campaign) is cleared, one of these optional levels is selected.
 */
export function findNextOnMap(medals: string, { levelCount, afterHours }: CampaignLength): number {
  if (afterHours === undefined || medals.length <= levelCount) return findNextLevelIndex(medals, levelCount);
  return levelCount + findNextLevelIndex(medals.substring(levelCount), afterHours.levelCount);
}

/** The number of campaign levels that a new player plays before the first endless run. */
export const STARTER_LEVEL_COUNT = 3;

/**
 * Returns the index of the first uncleared level among the campaign's first three, or undefined if all of them are
 * cleared. `levelCount` is the number of the campaign's levels.
 */
export function findNextStarterLevel(medals: string, levelCount: number): number | undefined {
  const starterCount = Math.min(STARTER_LEVEL_COUNT, levelCount);
  const starter = findNextLevelIndex(medals, starterCount + 1);
  return starter < starterCount ? starter : undefined;
}
