/**
 * Arithmetic in the finite field GF(32) = GF(2⁵) modulo x⁵ + x² + 1, for the check letters of level codes. An element
 * is a number below 32 whose bits are a polynomial's coefficients.
 */

const FIELD_SIZE = 32;

const BITS = [1, 2, 4, 8, 16];
/**
 * The element x² + 1, which equals 2⁵ modulo the field's polynomial. `timesTwo` adds it when doubling gives 32 or more.
 */
const REDUCTION = 5;

/** Returns the sum of two elements of GF(32), which is also their difference. It is the exclusive or of their bits. */
export function add(one: number, other: number): number {
  let sum = 0;
  for (const bit of BITS) {
    const isInOne = one % (2 * bit) >= bit;
    const isInOther = other % (2 * bit) >= bit;
    if (isInOne !== isInOther) sum += bit;
  }
  return sum;
}

/** Returns 2 times an element of GF(32). The first 31 powers of 2 are all different, so 2 generates the field. */
export function timesTwo(element: number): number {
  const double = 2 * element;
  return double < FIELD_SIZE ? double : add(double - FIELD_SIZE, REDUCTION);
}
