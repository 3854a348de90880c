/**
 * The times of a challenge's ten levels in a link: five numbers below 2^24 behind those of the ghost. Each holds two
 * values of 12 bits: for the first nine levels after how long each was cleared, then a check over the whole code. The
 * unit of time is a tenth of a second up to 6:49.5 in all; beyond that it is the least whole number of tenths by which
 * the whole time has no more than 4,095 units.
 */

const TIMED_LEVELS = 10;
/** Groups of seven letters that these times take. */
export const TIME_GROUPS = TIMED_LEVELS / 2;

const VALUES = 4096;
const CHECK_FACTOR = 31;

/**
 * Returns the numbers of `splits`: after how many tenths each of the ten levels was cleared, the last of which is the
 * whole time. `before` are the numbers that come before them in the code.
 */
export function numbersOfTimes(splits: readonly number[], before: readonly number[]): readonly number[] {
  const unit = unitOf(splits[TIMED_LEVELS - 1]);
  const values = splits.slice(0, TIMED_LEVELS - 1).map((tenths) => Math.floor(tenths / unit));
  values.push(checkOf(values, before));
  const numbers: number[] = [];
  for (let at = 0; at < values.length; at += 2) numbers.push(values[at] * VALUES + values[at + 1]);
  return numbers;
}

/** Returns the splits of five numbers for a whole time of so many tenths; undefined if they belong to another code. */
export function timesOf(
  numbers: readonly number[],
  tenths: number,
  before: readonly number[],
): readonly number[] | undefined {
  const values = numbers.flatMap((number) => [Math.floor(number / VALUES), number % VALUES]);
  const check = values[TIMED_LEVELS - 1];
  const levels = values.slice(0, TIMED_LEVELS - 1);
  if (check !== checkOf(levels, before)) return undefined;
  const unit = unitOf(tenths);
  const splits = [...levels.map((value) => value * unit), tenths];
  return splits.every((split, level) => level === 0 || split >= splits[level - 1]) ? splits : undefined;
}

function unitOf(tenths: number): number {
  return Math.max(1, Math.ceil(tenths / (VALUES - 1)));
}

function checkOf(values: readonly number[], before: readonly number[]): number {
  let check = 0;
  const add = (value: number): void => {
    check = (check * CHECK_FACTOR + value) % VALUES;
  };
  for (const number of before) {
    add(Math.floor(number / VALUES) % VALUES);
    add(number % VALUES);
  }
  for (const value of values) add(value);
  return check;
}
