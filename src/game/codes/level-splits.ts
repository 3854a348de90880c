/**
 * The times at which a friend cleared each of the ten levels of a challenge. The code in a web link carries these times
 * after the friend's result. The times take five numbers below 2^24, each with two values of 12 bits. The first nine
 * values are the times at which levels 1 to 9 were cleared. The last value is a checksum of the whole code.
 *
 * A value counts units of time. The unit is a tenth of a second if the total time is at most 6:49.5. For a longer time,
 * the unit is as many whole tenths as are needed so that the total is at most 4,095 units.
 */

const TIMED_LEVELS = 10;
/** The number of groups of seven letters that the times of ten levels take in a challenge code. */
export const SPLIT_GROUPS = TIMED_LEVELS / 2;

const VALUE_LIMIT = 4096;
/**
 * The factor of the checksum of a challenge's times. An odd factor lets the checksum, which is taken modulo
 * `VALUE_LIMIT`, detect every change of a single time.
 */
const CHECK_FACTOR = 31;

/**
 * Packs the times of a challenge's ten levels into five numbers of the challenge code. `splits` has the tenths of a
 * second from the start of the challenge until each level was cleared; the last time is the total.
 *
 * The last number also carries a checksum of the times and of `codeNumbers`, the other numbers of the code. So
 * `decodeSplits` detects times that belong to another code.
 */
export function encodeSplits(splits: readonly number[], codeNumbers: readonly number[]): readonly number[] {
  const unit = tenthsPerUnit(splits[TIMED_LEVELS - 1]);
  const values = splits.slice(0, TIMED_LEVELS - 1).map((tenths) => Math.floor(tenths / unit));
  values.push(checksum(values, codeNumbers));
  const numbers: number[] = [];
  for (let index = 0; index < values.length; index += 2) numbers.push(values[index] * VALUE_LIMIT + values[index + 1]);
  return numbers;
}

/**
 * Unpacks the times of ten levels from five numbers, for a total time of `totalTenths`. Returns undefined if the
 * checksum shows that the numbers belong to another code, or if the times are not in ascending order.
 */
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

/**
 * Returns the unit in which a challenge code stores its times, in tenths of a second. `tenths` is the total time of the
 * challenge.
 */
function tenthsPerUnit(tenths: number): number {
  return Math.max(1, Math.ceil(tenths / (VALUE_LIMIT - 1)));
}

/** Returns a 12-bit polynomial checksum of the times of ten levels and the other numbers of a challenge code. */
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
