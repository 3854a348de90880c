/** Compares the player's result in a challenge with a friend's: how far the player is ahead, and the texts about it. */
import { formatGhost, type Ghost } from "../codes/ghost";
import { findLongestOnPage } from "../play/run-page-view";
import type { HudText } from "../play/hud-text";
import { formatTime } from "../widgets/format-time";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

/**
 * The time that a player has needed so far in a challenge: whole tenths of a second, and the milliseconds of the
 * unfinished tenth.
 */
export interface Stopwatch {
  tenths: number;
  remainderMs: number;
}

const TENTH_MS = 100;
const MINUTE_TENTHS = 600;

export function advanceStopwatch(watch: Stopwatch, elapsedMs: number): void {
  watch.remainderMs += elapsedMs;
  while (watch.remainderMs >= TENTH_MS) {
    watch.remainderMs -= TENTH_MS;
    watch.tenths++;
  }
}

/**
 * Returns how many seconds the player would be ahead of the friend who shared the challenge, if level `levelNumber`
 * were cleared now. The number is negative if the player would be behind.
 *
 * If the friend's time for each level is unknown, the function assumes that the friend needed the same time for every
 * level.
 */
export function computeLeadSeconds(ghost: Ghost, levelNumber: number, levelCount: number, tenths: number): number {
  const { splits } = ghost;
  if (splits !== undefined) return Math.floor((splits[levelNumber - 1] - tenths) / 10);
  return Math.floor((ghost.tenths * levelNumber - tenths * levelCount) / (10 * levelCount));
}

/**
 * Returns the texts on the screen during a challenge: the number of the player's level, and by how many seconds the
 * player is ahead of the friend. They say "average pace" if the friend's time for each level is unknown.
 */
export function composeRaceHud(levelNumber: number, levelCount: number, seconds: number, ghost: Ghost): HudText {
  const main = TEXTS.countOf(levelNumber, levelCount);
  const long = formatLead(seconds, ghost);
  if (ghost.splits !== undefined) return { main, side: long[long.length - 1], long };
  return {
    main,
    side: TEXTS.race.averagePace,
    long,
    shortForm: { main: `${levelNumber}/${levelCount}  ${formatSignedDuration(seconds)}`, side: TEXTS.race.averagePace },
  };
}

/** Returns how many levels a friend had cleared when the challenge had lasted `tenths` tenths of a second. */
export function countFriendsLevels(splits: readonly number[], tenths: number): number {
  let cleared = 0;
  while (cleared < splits.length && splits[cleared] <= tenths) cleared++;
  return cleared;
}

/**
 * Returns texts that say how far the player is ahead of the friend or behind, such as "12 s ahead of ANNA". The longest
 * text comes first. If the friend's time for each level is unknown, the texts say "average pace".
 */
export function formatLead(seconds: number, { name, splits }: Ghost): readonly string[] {
  const time = formatDuration(10 * Math.abs(seconds));
  const { averagePace, ahead, aheadOf, behind, behindOf } = TEXTS.race;
  const lead = seconds < 0 ? behind(time) : ahead(time);
  if (splits === undefined) return [`${lead}, ${averagePace}`, `${formatSignedDuration(seconds)}, ${averagePace}`];
  return [seconds < 0 ? behindOf(time, name) : aheadOf(time, name), lead, formatSignedDuration(seconds)];
}

function formatSignedDuration(seconds: number): string {
  return `${seconds < 0 ? "–" : "+"}${formatDuration(10 * Math.abs(seconds))}`;
}

/** Returns a sentence that says whether the player or the friend was faster in a challenge, and by how much. */
export function formatTimeComparison(ghost: Ghost, tenths: number): string {
  const { name } = ghost;
  const lead = ghost.tenths - tenths;
  if (lead === 0) return TEXTS.race.asFastAs(name);
  const time = formatDuration(Math.abs(lead));
  return lead > 0 ? `${formatBeaten(name)} ${TEXTS.race.by(time)}` : TEXTS.race.faster(name, time);
}

/**
 * Returns how many levels the player is ahead of the friend in a rush (a timed run); negative if behind. The friend is
 * assumed to have a constant pace.
 */
export function computeLeadLevels(ghost: Ghost, cleared: number, tenths: number): number {
  return cleared - Math.floor((ghost.cleared * Math.min(tenths, ghost.tenths)) / ghost.tenths);
}

/**
 * Returns the texts in a rush (a timed run) against a friend: the clock, and how many levels the player is ahead. They
 * say "average pace", because the friend's pace is assumed to be constant.
 */
export function composeRushRaceHud(clock: string, cleared: number, levelsAhead: number): HudText {
  const count = shortCount(Math.abs(levelsAhead));
  const { averagePace, ahead, behind, even } = TEXTS.race;
  const lead = levelsAhead === 0 ? even : levelsAhead > 0 ? ahead(count) : behind(count);
  const shortLead = levelsAhead === 0 ? even : `${levelsAhead > 0 ? "+" : "–"}${count}`;
  const long = [
    `${TEXTS.cleared(cleared)}, ${lead}, ${averagePace}`,
    `${lead}, ${averagePace}`,
    `${shortLead}, ${averagePace}`,
  ];
  return { main: clock, side: averagePace, long, shortForm: { main: `${clock}  ${shortLead}`, side: averagePace } };
}

/** Returns one or two lines that say whether the player or the friend cleared more levels. */
export function formatLevelsComparison(ghost: Ghost, cleared: number): readonly string[] {
  const { name } = ghost;
  const lead = cleared - ghost.cleared;
  if (lead === 0) return [TEXTS.race.asManyAs(name)];
  if (lead > 0) return [formatBeaten(name), TEXTS.race.by(shortCount(lead))];
  return [findLongestOnPage(...TEXTS.race.friendCleared(name)), TEXTS.race.more(-lead)];
}

function formatBeaten(name: string): string {
  return findLongestOnPage(...TEXTS.race.beaten(name));
}

/**
 * Returns a friend's result in a challenge as a text for one line. `isOfRush` says whether the challenge is a rush (a
 * timed run).
 */
export function formatFriendResult(ghost: Ghost, isOfRush: boolean): string {
  return findLongestOnPage(
    formatGhost(ghost, isOfRush),
    formatGhost({ ...ghost, name: TEXTS.race.unnamedFriend }, isOfRush),
  );
}

/** Formats a duration, given in tenths of a second: "4.2 s" or "12 s", and from one minute "1:04.2". */
export function formatDuration(tenths: number): string {
  if (tenths >= MINUTE_TENTHS) return formatTime(tenths);
  const rest = tenths % 10;
  const seconds = `${Math.floor(tenths / 10)}`;
  return rest === 0 ? `${seconds} s` : `${seconds}.${rest} s`;
}
