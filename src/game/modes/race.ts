/** How the player stands against the ghost of a friend. */
import { formatGhost, formatTime, type Ghost } from "../codes/ghost";
import { longestOnPage } from "../play/card-page";
import type { HudText } from "../play/hud-text";
import { shortCount } from "../widgets/short-count";

/** Tenths of a second that a player has played, and what is over of the next one. */
export interface Stopwatch {
  tenths: number;
  remainderMs: number;
}

const TENTH_MS = 100;
const AVERAGE_PACE = "average pace";
const MINUTE_TENTHS = 600;

export function advanceStopwatch(watch: Stopwatch, elapsedMs: number): void {
  watch.remainderMs += elapsedMs;
  while (watch.remainderMs >= TENTH_MS) {
    watch.remainderMs -= TENTH_MS;
    watch.tenths++;
  }
}

/**
 * How many whole seconds the player would be ahead if level `level` of so many were cleared now; fewer than 0: behind.
 * A ghost of which only the whole time is known takes as long for each level.
 */
export function leadSeconds(ghost: Ghost, levelNumber: number, levelCount: number, tenths: number): number {
  const { splits } = ghost;
  if (splits !== undefined) return Math.floor((splits[levelNumber - 1] - tenths) / 10);
  return Math.floor((ghost.tenths * levelNumber - tenths * levelCount) / (10 * levelCount));
}

/**
 * Returns what is said of level `level` of so many in a race: which one it is, and by how much the player is ahead.
 * Where the ghost's levels have no times, "average pace" is said in any case.
 */
export function raceHud(levelNumber: number, levelCount: number, seconds: number, ghost: Ghost): HudText {
  const main = `${levelNumber} of ${levelCount}`;
  const long = leadTexts(seconds, ghost);
  if (ghost.splits !== undefined) return { main, side: long[long.length - 1], long };
  return {
    main,
    side: AVERAGE_PACE,
    long,
    shortForm: { main: `${levelNumber}/${levelCount}  ${signedDuration(seconds)}`, side: AVERAGE_PACE },
  };
}

/** "12 s ahead of ANNA", and shorter; where the ghost's levels have no times: "12 s ahead, average pace". */
export function leadTexts(seconds: number, { name, splits }: Ghost): readonly string[] {
  const time = durationText(10 * Math.abs(seconds));
  const lead = `${time} ${seconds < 0 ? "behind" : "ahead"}`;
  if (splits === undefined) return [`${lead}, ${AVERAGE_PACE}`, `${signedDuration(seconds)}, ${AVERAGE_PACE}`];
  return [seconds < 0 ? `${lead} ${name}` : `${lead} of ${name}`, lead, signedDuration(seconds)];
}

function signedDuration(seconds: number): string {
  return `${seconds < 0 ? "–" : "+"}${durationText(10 * Math.abs(seconds))}`;
}

/** Who was faster, and by how much: one sentence, which a page may break. */
export function timeComparison(ghost: Ghost, tenths: number): string {
  const { name } = ghost;
  const lead = ghost.tenths - tenths;
  if (lead === 0) return `As fast as ${name}`;
  const time = durationText(Math.abs(lead));
  return lead > 0 ? `${beatenText(name)} by ${time}` : `${name} was ${time} faster`;
}

/** How many levels the player is ahead in a rush; fewer than 0: behind. The ghost clears its levels one as fast as another. */
export function leadLevels(ghost: Ghost, cleared: number, tenths: number): number {
  return cleared - Math.floor((ghost.cleared * Math.min(tenths, ghost.tenths)) / ghost.tenths);
}

/**
 * Returns what is said in a rush against a friend: the clock, and by how many levels the player is ahead. No code of a
 * rush carries the times of its levels, so "average pace" is said in any case.
 */
export function rushRaceHud(clock: string, cleared: number, levelsAhead: number): HudText {
  const count = shortCount(Math.abs(levelsAhead));
  const lead = levelsAhead === 0 ? "even" : `${count} ${levelsAhead > 0 ? "ahead" : "behind"}`;
  const brief = levelsAhead === 0 ? "even" : `${levelsAhead > 0 ? "+" : "–"}${count}`;
  const long = [
    `${shortCount(cleared)} cleared, ${lead}, ${AVERAGE_PACE}`,
    `${lead}, ${AVERAGE_PACE}`,
    `${brief}, ${AVERAGE_PACE}`,
  ];
  return { main: clock, side: AVERAGE_PACE, long, shortForm: { main: `${clock}  ${brief}`, side: AVERAGE_PACE } };
}

/** Who cleared more, in lines. */
export function levelsComparison(ghost: Ghost, cleared: number): readonly string[] {
  const { name } = ghost;
  const lead = cleared - ghost.cleared;
  if (lead === 0) return [`As many as ${name}`];
  if (lead > 0) return [beatenText(name), `by ${shortCount(lead)}`];
  return [longestOnPage(`${name} cleared`, `${name} has`), `${shortCount(-lead)} more`];
}

function beatenText(name: string): string {
  return longestOnPage(`You beat ${name}`, "You won");
}

/** The friend's result, on a line of a page. */
export function friendResultText(ghost: Ghost, isOfRush: boolean): string {
  return longestOnPage(formatGhost(ghost, isOfRush), formatGhost({ ...ghost, name: "friend" }, isOfRush));
}

/** "4.2 s" or "12 s", from a minute on "1:04.2". */
function durationText(tenths: number): string {
  if (tenths >= MINUTE_TENTHS) return formatTime(tenths);
  const rest = tenths % 10;
  const seconds = `${Math.floor(tenths / 10)}`;
  return rest === 0 ? `${seconds} s` : `${seconds}.${rest} s`;
}
