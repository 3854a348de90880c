/**
 * The times of a challenge's ten levels in a link: five numbers below 2^24 behind those of the ghost. Each holds two
 * values of 12 bits: for the first nine levels after how long each was cleared, then a check over the whole code. The
 * unit of time is a tenth of a second up to 6:49.5 in all; beyond that it is the least whole number of tenths by which
 * the whole time has no more than 4,095 units.
 */

const TIMED_LEVELS = 10;
/** Groups of seven letters that these times take. */
export const SPLIT_GROUPS = TIMED_LEVELS / 2;

const VALUE_LIMIT = 4096;
const CHECK_FACTOR = 31;

/**
 * Returns the numbers of `splits`: after how many tenths each of the ten levels was cleared, the last of which is the
 * whole time. `before` are the numbers that come before them in the code.
 */
export function encodeSplits(splits: readonly number[], codeNumbers: readonly number[]): readonly number[] {
  const unit = tenthsPerUnit(splits[TIMED_LEVELS - 1]);
  const values = splits.slice(0, TIMED_LEVELS - 1).map((tenths) => Math.floor(tenths / unit));
  values.push(checksum(values, codeNumbers));
  const numbers: number[] = [];
  for (let at = 0; at < values.length; at += 2) numbers.push(values[at] * VALUE_LIMIT + values[at + 1]);
  return numbers;
}

/** Returns the splits of five numbers for a whole time of so many tenths; undefined if they belong to another code. */
export function decodeSplits(
  numbers: readonly number[],
  totalTenths: number,
  codeNumbers: readonly number[],
): readonly number[] | undefined {
  const values = numbers.flatMap((number) => [Math.floor(number / VALUE_LIMIT), number % VALUE_LIMIT]);
  const check = values[TIMED_LEVELS - 1];
  const levels = values.slice(0, TIMED_LEVELS - 1);
  if (check !== checksum(levels, codeNumbers)) return undefined;
  const unit = tenthsPerUnit(totalTenths);
  const splits = [...levels.map((value) => value * unit), totalTenths];
  return splits.every((split, level) => level === 0 || split >= splits[level - 1]) ? splits : undefined;
}

function tenthsPerUnit(tenths: number): number {
  return Math.max(1, Math.ceil(tenths / (VALUE_LIMIT - 1)));
}

function checksum(values: readonly number[], codeNumbers: readonly number[]): number {
  let check = 0;
  const add = (value: number): void => {
    check = (check * CHECK_FACTOR + value) % VALUE_LIMIT;
  };
  for (const number of codeNumbers) {
    add(Math.floor(number / VALUE_LIMIT) % VALUE_LIMIT);
    add(number % VALUE_LIMIT);
  }
  for (const value of values) add(value);
  return check;
}
