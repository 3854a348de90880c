// Computes power sums: numbers that identify the cells of several pieces of one kind, whatever the order of the pieces.
// By Newton's identities, n cells are determined by the sums of their first n powers, modulo a prime above all cell
// numbers. A piece that has left the board counts as cell 0. Each sum is one digit of the state key, the number that
// identifies a state.

/**
 * Returns how many values a power sum (a sum of powers of cell numbers) of `count` cells can have. Each power is
 * reduced modulo `prime` before it is added. Power sums are the digits of a state key, which identifies a state. So the
 * result is the base of these digits.
 */
export function powerSumBase(count: number, prime: number): number {
  return count * (prime - 1) + 1;
}

/**
 * Returns the powers of a cell number with the exponents 1 to `count`, modulo a prime, packed into one number. Each
 * power is one digit of the result, and the first power is the least significant digit.
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

export function primeAbove(number: number): number {
  let prime = number + 1;
  for (let divisor = 2; divisor < prime; divisor++) {
    if (prime % divisor > 0) continue;
    prime++;
    divisor = 1;
  }
  return prime;
}
