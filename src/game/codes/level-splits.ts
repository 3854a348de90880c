/**
 * Packs the times at which a friend cleared each of the ten levels of a challenge, for the code in a web link. They
 * take five numbers below 2^24, each with two values of 12 bits. The first nine values are the times of levels 1 to 9,
 * and the last is a checksum of the whole code.
 *
 * A value counts units of time. The unit is a tenth of a second if the total time is at most 6:49.5. For a longer time,
 * it is as many whole tenths as are needed so that the total is at most 4,095 units.
 */

const TIMED_LEVELS = 10;
/** The number of groups of seven letters in a challenge code that the times of its ten levels take. */
export const SPLIT_GROUPS = TIMED_LEVELS / 2;

const VALUE_LIMIT = 4096;
/**
 * The factor of the checksum of a challenge's times. Because it is odd, the checksum modulo `VALUE_LIMIT` detects every
 * change of a single time.
 */
const CHECK_FACTOR = 31;

/**
 * Packs the times of a challenge's ten levels into five numbers of its code. `splits` has the tenths of a second from
 * the challenge's start until each level was cleared.
 *
 * The last number carries a checksum, also of `codeNumbers`, the other numbers of the code. So `decodeSplits` detects
 * times of another code.
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
 * Unpacks the times of a challenge's ten levels from five numbers. Returns undefined if the checksum does not match the
 * code, or if the times do not ascend.
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
 * Returns the unit in which a challenge code stores times, in tenths of a second. `tenths` is the total time of the
 * challenge.
 */
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
