/**
 * Packs a friend's result in a challenge into the numbers of a challenge code, and formats it as text. level-splits.ts
 * packs the times for each level.
 */
import { TEXTS } from "../texts/index";
import { formatTime } from "../widgets/format-time";

/** A friend's result in a challenge, as the code of the challenge carries it. */
export interface Ghost {
  /** The name of the friend who played the challenge: one to six letters of `NAME_LETTERS`. */
  readonly name: string;
  readonly tenths: number;
  /** How many levels the friend cleared in a rush (a timed run); 0 in a challenge of ten levels. */
  readonly cleared: number;
  /**
   * The times from the start of the challenge until the friend cleared each of the ten levels, in tenths of a second.
   * Absent if the code was typed.
   */
  readonly splits?: readonly number[];
}

export const NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const NAME_LENGTH = 6;

// Half the number of letters of a name. A challenge code has two numbers with half of the name each.
const HALF_LENGTH = NAME_LENGTH / 2;
const NAME_BASE = NAME_LETTERS.length + 1;
const HALVES = NAME_BASE * NAME_BASE * NAME_BASE;
const MEASURE_BASE = 800;
/**
 * A number above the time of every rush (a timed run) in tenths of a second, which is at most 1,800. The result of a
 * rush is encoded as cleared levels × `RUSH_TENTHS` + time.
 */
const RUSH_TENTHS = 2000;

/** The number that stands for a blank, which fills up a name of fewer than six letters. */
const BLANK = 0;

/** Returns whether a friend's result has a name, and whether its numbers are small enough for a challenge code. */
export function fitsCode({ name, tenths, cleared }: Ghost): boolean {
  const hasTime = tenths > 0 && (cleared === 0 ? tenths < MEASURE_BASE * MEASURE_BASE : tenths < RUSH_TENTHS);
  return name !== "" && hasTime && cleared * RUSH_TENTHS + tenths < MEASURE_BASE * MEASURE_BASE;
}

/** Packs a friend's result (name, time and number of cleared levels) into two numbers for a challenge code. */
export function encodeGhost({ name, tenths, cleared }: Ghost): readonly number[] {
  const measure = cleared * RUSH_TENTHS + tenths;
  return [
    encodeHalfName(name, 0) * MEASURE_BASE + Math.floor(measure / MEASURE_BASE),
    encodeHalfName(name, HALF_LENGTH) * MEASURE_BASE + (measure % MEASURE_BASE),
  ];
}

/**
 * Unpacks a friend's result from two numbers of a challenge code; undefined if they hold no valid name or time.
 * `isOfRush` says whether it was a rush (timed run).
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

/** Formats a friend's result as "ANNA: 1:23.4", or for a rush (timed run) as "ANNA: 14 cleared". */
export function formatGhost({ name, tenths, cleared }: Ghost, isOfRush: boolean): string {
  return `${name}: ${isOfRush ? TEXTS.cleared(cleared) : formatTime(tenths)}`;
}

function encodeHalfName(name: string, from: number): number {
  let half = 0;
  for (let index = from; index < from + HALF_LENGTH; index++) {
    half = half * NAME_BASE + (index < name.length ? 1 + NAME_LETTERS.indexOf(name.charAt(index)) : BLANK);
  }
  return half;
}

function decodeHalfName(half: number): readonly number[] {
  const rest = Math.floor(half / NAME_BASE);
  return [Math.floor(rest / NAME_BASE), rest % NAME_BASE, half % NAME_BASE];
}

function nameOf(values: readonly number[]): string | undefined {
  const end = values.indexOf(BLANK);
  const letters = end < 0 ? values : values.slice(0, end);
  const isWhole = values.slice(letters.length).every((value) => value === BLANK);
  if (letters.length === 0 || !isWhole) return undefined;
  return letters.map((value) => NAME_LETTERS.charAt(value - 1)).join("");
}
