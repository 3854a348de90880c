/**
 * Ghosts: the recorded results of friends, packed into the numbers of a challenge code and formatted as text. The
 * splits of a ghost are packed by level-splits.ts.
 */
import { shortCount } from "../widgets/short-count";

/** The result of a friend who has played a challenge, as its code carries it. */
export interface Ghost {
  /** One to six letters of `NAME_LETTERS`. */
  readonly name: string;
  /** How long the friend played, in tenths of a second. */
  readonly tenths: number;
  /** How many levels the friend cleared in a rush. It is 0 in a challenge of ten levels, where all were cleared. */
  readonly cleared: number;
  /**
   * For each of ten levels: the time from the start to its clearing, in tenths of a second. See level-splits.ts. It is
   * left out if the code was typed as letters, because only links carry splits.
   */
  readonly splits?: readonly number[];
}

export const NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const NAME_LENGTH = 6;

// A code carries a ghost in two numbers below 2^24. Each holds half of the name and a part of the measured result.
const HALF_LENGTH = NAME_LENGTH / 2;
const NAME_BASE = NAME_LETTERS.length + 1;
const HALVES = NAME_BASE * NAME_BASE * NAME_BASE;
const MEASURE_BASE = 800;
/** A limit that the time of a rush stays below, in tenths of a second. */
const RUSH_TENTHS = 2000;

/** The value of a position of a name without a letter. */
const BLANK = 0;

/** Returns whether a ghost has a name and its numbers fit in a code. */
export function fitsCode({ name, tenths, cleared }: Ghost): boolean {
  const hasTime = tenths > 0 && (cleared === 0 ? tenths < MEASURE_BASE * MEASURE_BASE : tenths < RUSH_TENTHS);
  return name !== "" && hasTime && cleared * RUSH_TENTHS + tenths < MEASURE_BASE * MEASURE_BASE;
}

/** Returns the two numbers of a ghost: its name, time and cleared levels, without splits. */
export function encodeGhost({ name, tenths, cleared }: Ghost): readonly number[] {
  const measure = cleared * RUSH_TENTHS + tenths;
  return [
    encodeHalfName(name, 0) * MEASURE_BASE + Math.floor(measure / MEASURE_BASE),
    encodeHalfName(name, HALF_LENGTH) * MEASURE_BASE + (measure % MEASURE_BASE),
  ];
}

/**
 * Returns the ghost of two numbers, of a rush or of ten levels. Returns undefined if they hold no valid name or time.
 */
export function decodeGhost(first: number, second: number, isOfRush: boolean): Ghost | undefined {
  if (first >= HALVES * MEASURE_BASE || second >= HALVES * MEASURE_BASE) return undefined;
  const name = nameOf([
    ...decodeHalfName(Math.floor(first / MEASURE_BASE)),
    ...decodeHalfName(Math.floor(second / MEASURE_BASE)),
  ]);
  const measure = (first % MEASURE_BASE) * MEASURE_BASE + (second % MEASURE_BASE);
  const cleared = isOfRush ? Math.floor(measure / RUSH_TENTHS) : 0;
  const tenths = measure - cleared * RUSH_TENTHS;
  return name === undefined || tenths === 0 ? undefined : { name, tenths, cleared };
}

/** Formats a time in tenths of a second as "1:23.4". */
export function formatTime(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}.${tenths % 10}`;
}

/** Formats a ghost as "ANNA: 1:23.4", or as "ANNA: 14 cleared" in a rush. */
export function formatGhost({ name, tenths, cleared }: Ghost, isOfRush: boolean): string {
  return `${name}: ${isOfRush ? `${shortCount(cleared)} cleared` : formatTime(tenths)}`;
}

/** Packs the three letters of a name from index `from` into a number. */
function encodeHalfName(name: string, from: number): number {
  let half = 0;
  for (let index = from; index < from + HALF_LENGTH; index++) {
    half = half * NAME_BASE + (index < name.length ? 1 + NAME_LETTERS.indexOf(name.charAt(index)) : BLANK);
  }
  return half;
}

/** Returns the three letter values that `encodeHalfName` packed. */
function decodeHalfName(half: number): readonly number[] {
  const rest = Math.floor(half / NAME_BASE);
  return [Math.floor(rest / NAME_BASE), rest % NAME_BASE, half % NAME_BASE];
}

/** Returns the name of six letter values. Returns undefined if it is empty or has a gap. */
function nameOf(values: readonly number[]): string | undefined {
  const end = values.indexOf(BLANK);
  const letters = end < 0 ? values : values.slice(0, end);
  const isWhole = values.slice(letters.length).every((value) => value === BLANK);
  if (letters.length === 0 || !isWhole) return undefined;
  return letters.map((value) => NAME_LETTERS.charAt(value - 1)).join("");
}
