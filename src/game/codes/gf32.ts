/**
 * The field of 32 elements, GF(2⁵) modulo x⁵ + x² + 1, in which level codes are checked. An element is a number below
 * 32 whose bits are its coefficients. Lua's bit operators are out of bounds here, so sums go bit by bit.
 */

const FIELD_SIZE = 32;

const BITS = [1, 2, 4, 8, 16];
/** What stands for 2⁵: x² + 1. */
const REDUCTION = 5;

/** Returns the sum of two elements, which is their difference, too: the bits in which they differ. */
export function add(one: number, other: number): number {
  let sum = 0;
  for (const bit of BITS) {
    const isInOne = one % (2 * bit) >= bit;
    const isInOther = other % (2 * bit) >= bit;
    if (isInOne !== isInOther) sum += bit;
  }
  return sum;
}

/** Returns 2 times an element. 2 generates the field: its powers up to the 31st are all different. */
export function timesTwo(element: number): number {
  const double = 2 * element;
  return double < FIELD_SIZE ? double : add(double - FIELD_SIZE, REDUCTION);
}
