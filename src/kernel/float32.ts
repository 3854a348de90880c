/**
 * Single-precision arithmetic for all numbers that are not whole, so that levels come out the same on every machine.
 */

/**
 * Rounds a number to single precision. Lua on a Playdate has 32-bit floats and JavaScript has 64-bit ones; the rounding
 * makes both compute the same. In Lua the call is removed (tools/packaging/single-floats.ts).
 *
 * `x` must be a single sum, difference, product or quotient of two rounded numbers, because the device rounds after
 * each operation. @inline
 */
export function toFloat32(x: number): number {
  return Math.fround(x);
}
