/**
 * The page after a game in rush mode: a number counts up to the cleared levels, with a short stop at the player's old
 * best. rush-end-view.ts draws it.
 */
import { playCursorSound, playSignSound } from "../sounds";
import type { RushEnd } from "./card";

/** How long the counting number on the page after rush mode takes for one level, in milliseconds. */
const LEVEL_MS = 120;
/** The longest time in which the number on the page counts up to all cleared levels, in milliseconds. */
const ALL_LEVELS_MS = 2400;
/** How long the counting number stops at the player's old best, in milliseconds. */
const STOP_MS = 250;

export function isNewBest({ cleared, best }: RushEnd): boolean {
  return cleared > best;
}

/**
 * Returns how many cleared levels are counted when the page is `ageMs` milliseconds old. The number is a fraction while
 * the ball of the next level rolls in.
 */
export function countedLevels(end: RushEnd, ageMs: number): number {
  const { cleared, best } = end;
  const levelMs = msPerLevel(end);
  const counted = Math.max(0, ageMs) / levelMs;
  const shown = hasStop(end) ? Math.min(counted, Math.max(best, counted - STOP_MS / levelMs)) : counted;
  return Math.min(cleared, shown);
}

export function isCounted(end: RushEnd, ageMs: number): boolean {
  return ageMs >= 0 && countedLevels(end, ageMs) >= end.cleared;
}

/**
 * Plays the sounds of the counting number on the page after rush mode, while the age of the page grows from `fromMs` to
 * `toMs` milliseconds.
 */
export function soundCount(end: RushEnd, fromMs: number, toMs: number): void {
  const from = Math.floor(countedLevels(end, fromMs));
  const to = Math.floor(countedLevels(end, toMs));
  if (hasStop(end) && from < end.best && to >= end.best) playSignSound(1);
  else if (to > from) playCursorSound();
  if (isNewBest(end) && !isCounted(end, fromMs) && isCounted(end, toMs)) playSignSound(2);
}

/**
 * Returns whether the counting number stops at the player's old best result. The number stops there if the new result
 * is higher.
 */
function hasStop({ cleared, best }: RushEnd): boolean {
  return best > 0 && cleared > best;
}

function msPerLevel({ cleared }: RushEnd): number {
  return Math.min(LEVEL_MS, ALL_LEVELS_MS / Math.max(1, cleared));
}
