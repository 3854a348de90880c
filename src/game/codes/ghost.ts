import { shortCount } from "../widgets/short-count";
/** What a challenge code may carry of a friend who has played the challenge already. */
export interface Ghost {
  /** One to six letters of `NAME_LETTERS`. */
  readonly name: string;
  /** How long the friend played, in tenths of a second. */
  readonly tenths: number;
  /** How many levels were cleared in a rush; 0 of a challenge of ten levels, where all were. */
  readonly cleared: number;
  /** After how many tenths each of ten levels was cleared: see codes/level-times. Left out where only letters came. */
  readonly splits?: readonly number[];
}

export const NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const NAME_LENGTH = 6;

// A code carries a ghost in two numbers below 2^24: each has half of the name, and a part of what was measured.
const HALF_LENGTH = NAME_LENGTH / 2;
const NAME_BASE = NAME_LETTERS.length + 1;
const HALVES = NAME_BASE * NAME_BASE * NAME_BASE;
const MEASURE_BASE = 800;
/** More tenths than a rush has. */
const RUSH_TENTHS = 2000;

/** What a name looks like while it is made: a place without a letter. */
const BLANK = 0;

/** Whether a code has room for a ghost, and it has a name. */
export function fitsCode({ name, tenths, cleared }: Ghost): boolean {
  const hasTime = tenths > 0 && (cleared === 0 ? tenths < MEASURE_BASE * MEASURE_BASE : tenths < RUSH_TENTHS);
  return name !== "" && hasTime && cleared * RUSH_TENTHS + tenths < MEASURE_BASE * MEASURE_BASE;
}

/** The numbers of a ghost that a code has room for. */
export function encodeGhost({ name, tenths, cleared }: Ghost): readonly number[] {
  const measure = cleared * RUSH_TENTHS + tenths;
  return [
    encodeHalfName(name, 0) * MEASURE_BASE + Math.floor(measure / MEASURE_BASE),
    encodeHalfName(name, HALF_LENGTH) * MEASURE_BASE + (measure % MEASURE_BASE),
  ];
}

/** The ghost of two numbers, in a rush or in ten levels; undefined if they are none. */
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

/** "1:23.4" */
export function formatTime(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}.${tenths % 10}`;
}

/** "ANNA: 1:23.4", and of a rush "ANNA: 14 cleared". */
export function formatGhost({ name, tenths, cleared }: Ghost, isOfRush: boolean): string {
  return `${name}: ${isOfRush ? `${shortCount(cleared)} cleared` : formatTime(tenths)}`;
}

/** Three letters of a name as a number. */
function encodeHalfName(name: string, from: number): number {
  let half = 0;
  for (let at = from; at < from + HALF_LENGTH; at++) {
    half = half * NAME_BASE + (at < name.length ? 1 + NAME_LETTERS.indexOf(name.charAt(at)) : BLANK);
  }
  return half;
}

function decodeHalfName(half: number): readonly number[] {
  const rest = Math.floor(half / NAME_BASE);
  return [Math.floor(rest / NAME_BASE), rest % NAME_BASE, half % NAME_BASE];
}

/** The name of six places; undefined if it is empty, or a place in it is. */
function nameOf(values: readonly number[]): string | undefined {
  const end = values.indexOf(BLANK);
  const letters = end < 0 ? values : values.slice(0, end);
  const isWhole = values.slice(letters.length).every((value) => value === BLANK);
  if (letters.length === 0 || !isWhole) return undefined;
  return letters.map((value) => NAME_LETTERS.charAt(value - 1)).join("");
}
