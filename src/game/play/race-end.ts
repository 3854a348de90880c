/**
 * The race on the page after a challenge of ten levels: figures of the player and a friend repeat the challenge, at
 * least ten times as fast. race-end-view.ts draws the race.
 */
import { playCursorSound, playLowestNote, playSignSound } from "../sounds";
import type { RaceEnd, Racer } from "./card";

export const RACE_LEVELS = 10;

/**
 * How many milliseconds the animated race after a challenge takes for each tenth of a second that the slower racer
 * needed. The whole race takes at most `LONGEST_MS`.
 */
const MS_PER_TENTH = 10;
const LONGEST_MS = 5000;

const HOPS = 3;
const HOP_MS = 240;
const HOP_PIXELS = 7;

/**
 * Returns which moment of the challenge the animated race shows when the page with the race is `ageMs` milliseconds
 * old. The moment is in tenths of a second since the challenge began.
 */
export function raceTenths(end: RaceEnd, ageMs: number): number {
  const longest = slowestTenths(end);
  const raceMs = raceMsOf(end);
  return ageMs >= raceMs ? longest : (longest * Math.max(0, ageMs)) / raceMs;
}

function raceMsOf(end: RaceEnd): number {
  return Math.min(LONGEST_MS, slowestTenths(end) * MS_PER_TENTH);
}

/**
 * Returns how many of the ten levels a racer has cleared after `raceTime` tenths of a second. The number is a fraction
 * while the racer plays a level. A racer whose times are unknown is assumed to need the same time for each level.
 */
export function clearedAt({ tenths, splits }: Racer, raceTime: number): number {
  if (raceTime >= tenths) return RACE_LEVELS;
  if (splits === undefined) return (RACE_LEVELS * raceTime) / tenths;
  let level = 0;
  while (splits[level] <= raceTime) level++;
  const before = level === 0 ? 0 : splits[level - 1];
  return level + (raceTime - before) / (splits[level] - before);
}

/**
 * Returns how long a racer needed for the level at `levelIndex`, in tenths of a second, or undefined if it is not
 * known.
 */
export function levelTenths({ splits }: Racer, levelIndex: number): number | undefined {
  if (splits === undefined) return undefined;
  return levelIndex === 0 ? splits[0] : splits[levelIndex] - splits[levelIndex - 1];
}

/**
 * Returns whether at least one racer has reached the finish when the page with the race is `ageMs` milliseconds old.
 */
export function isDecided(end: RaceEnd, ageMs: number): boolean {
  return raceTenths(end, ageMs) >= fastestTenths(end);
}

/**
 * Returns how high a racer's figure hops after it has reached the finish of the race, in pixels. Only the winner hops.
 */
export function hopPixels(end: RaceEnd, racer: Racer, ageMs: number): number {
  if (!end.isCounted || racer.tenths > fastestTenths(end)) return 0;
  const sinceMs = ageMs - arrivalMs(end, racer);
  if (sinceMs <= 0 || sinceMs >= HOPS * HOP_MS) return 0;
  const share = (sinceMs % HOP_MS) / HOP_MS;
  return Math.floor(4 * HOP_PIXELS * share * (1 - share));
}

/**
 * Plays the sounds of the race on the page after a challenge that are due while the page's age grows from `fromMs` to
 * `toMs`.
 */
export function playRaceSounds(end: RaceEnd, fromMs: number, toMs: number): void {
  if (toMs <= 0) return;
  const { own, friend } = end;
  if (levelsPassed(end, own, fromMs) < levelsPassed(end, own, toMs)) playCursorSound();
  if (friend !== undefined && levelsPassed(end, friend, fromMs) < levelsPassed(end, friend, toMs)) playLowestNote();
  if (isDecided(end, fromMs) || !isDecided(end, toMs)) return;
  if (own.tenths <= fastestTenths(end)) playSignSound(2);
  else playSignSound(0);
}

function levelsPassed(end: RaceEnd, racer: Racer, ageMs: number): number {
  return Math.floor(clearedAt(racer, raceTenths(end, ageMs)));
}

function arrivalMs(end: RaceEnd, { tenths }: Racer): number {
  return (raceMsOf(end) * tenths) / slowestTenths(end);
}

function slowestTenths({ own, friend }: RaceEnd): number {
  return Math.max(own.tenths, friend?.tenths ?? 0);
}

function fastestTenths({ own, friend }: RaceEnd): number {
  return Math.min(own.tenths, friend?.tenths ?? own.tenths);
}
