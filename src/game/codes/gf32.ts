/**
 * Arithmetic in the finite field GF(32), for the check letters of level codes. The field is GF(2⁵) modulo x⁵ + x² + 1.
 * A field element is a number below 32 whose bits are the coefficients of a polynomial. Sums are computed bit by bit,
 * because the game's Lua does not use bit operators.
 */

const FIELD_SIZE = 32;

const BITS = [1, 2, 4, 8, 16];
/**
 * The element x² + 1 of GF(32), which equals 2⁵ modulo the field's polynomial. When doubling gives a number of 32 or
 * more, `timesTwo` adds this element in place of the bit 2⁵.
 */
const REDUCTION = 5;

/** Returns the sum of two elements of GF(32), which is also their difference: the exclusive or of their bits. */
export function add(one: number, other: number): number {
  let sum = 0;
  for (const bit of BITS) {
    const isInOne = one % (2 * bit) >= bit;
    const isInOther = other % (2 * bit) >= bit;
    if (isInOne !== isInOther) sum += bit;
  }
  return sum;
}

/**
 * Returns 2 times an element of GF(32). The element 2 generates the field, because its first 31 powers are all
 * different.
 */
export function timesTwo(element: number): number {
  const double = 2 * element;
  return double < FIELD_SIZE ? double : add(double - FIELD_SIZE, REDUCTION);
}
