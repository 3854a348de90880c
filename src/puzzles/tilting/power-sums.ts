// A key tells n like pieces by the sums of their cells, of their squares, and so on to their nth powers, each power taken
// modulo a prime above all cells: by Newton's identities n such sums tell the n cells, and cell 0 is that of a piece that
// is gone. Each sum is a digit of a number.

/** How many values a digit has where there are so many like pieces. */
export function powerSumBase(count: number, prime: number): number {
  return count * (prime - 1) + 1;
}

/** The powers of a cell from the first to the `count`th, modulo a prime, as the digits of a number, the first one last. */
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
