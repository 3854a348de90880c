/**
 * The page after a rush (a timed run of levels). The number of cleared levels counts up from 0 and pauses briefly at
 * the player's old best result. rush-end-view.ts draws this page.
 */
import { playCursorSound, playSignSound } from "../sounds";
import type { RushEnd } from "./card";

/** The longest time, in milliseconds, that the page after a rush (a timed run) takes to count one cleared level. */
const LEVEL_MS = 120;
/** The longest time, in milliseconds, that the page after a rush (a timed run) takes to count all cleared levels. */
const ALL_LEVELS_MS = 2400;
/**
 * How long the count of levels on the page after a rush (a timed run) pauses at the player's old best result, in
 * milliseconds.
 */
const STOP_MS = 250;

export function isNewBest({ cleared, best }: RushEnd): boolean {
  return cleared > best;
}

/**
 * Returns how many cleared levels the page after a rush (a timed run) has counted when the page is `ageMs` milliseconds
 * old. The number is a fraction while the ball that stands for the next level rolls onto the rail.
 */
export function countedLevels(end: RushEnd, ageMs: number): number {
  const { cleared, best } = end;
  const levelMs = msPerLevel(end);
  const counted = Math.max(0, ageMs) / levelMs;
  const shown = hasStop(end) ? Math.min(counted, Math.max(best, counted - STOP_MS / levelMs)) : counted;
  return Math.min(cleared, shown);
}

export function isCountFinished(end: RushEnd, ageMs: number): boolean {
  return ageMs >= 0 && countedLevels(end, ageMs) >= end.cleared;
}

/**
 * Plays the sounds of the count of levels on the page after a rush (a timed run) while the page's age grows from
 * `fromMs` to `toMs`.
 */
export function playCountSounds(end: RushEnd, fromMs: number, toMs: number): void {
  const from = Math.floor(countedLevels(end, fromMs));
  const to = Math.floor(countedLevels(end, toMs));
  if (hasStop(end) && from < end.best && to >= end.best) playSignSound(1);
  else if (to > from) playCursorSound();
  if (isNewBest(end) && !isCountFinished(end, fromMs) && isCountFinished(end, toMs)) playSignSound(2);
}

function hasStop({ cleared, best }: RushEnd): boolean {
  return best > 0 && cleared > best;
}

function msPerLevel({ cleared }: RushEnd): number {
  return Math.min(LEVEL_MS, ALL_LEVELS_MS / Math.max(1, cleared));
}
