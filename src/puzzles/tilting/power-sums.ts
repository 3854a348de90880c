// Power sums identify like pieces whatever their order. By Newton's identities, n cells are determined by the sums of
// their first n powers modulo a prime above all cells. A piece that is gone has cell 0. Each sum is one digit of a key.

/** Returns the number of values of a digit, for `count` like pieces. */
export function powerSumBase(count: number, prime: number): number {
  return count * (prime - 1) + 1;
}

/**
 * Returns the powers of a cell from 1 to `count`, modulo a prime, as the digits of one number. The first power is the
 * most significant digit.
 */
export function packPowers(cell: number, count: number, prime: number): number {
  const base = powerSumBase(count, prime);
  let packed = 0;
  let unit = 1;
  let power = cell;
  for (let left = count; left > 0; left--) {
    packed += unit * power;
    unit *= base;
    power = (power * cell) % prime;
  }
  return packed;
}

/** Returns the smallest prime above a number. */
export function primeAbove(number: number): number {
  let prime = number + 1;
  for (let divisor = 2; divisor < prime; divisor++) {
    if (prime % divisor > 0) continue;
    prime++;
    divisor = 1;
  }
  return prime;
}
