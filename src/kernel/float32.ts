/** Rounds fractions to single precision, so that the same seed generates the same level on every machine. */

/**
 * Rounds a number to single precision. Lua on a Playdate calculates with 32-bit floats, JavaScript with 64-bit floats;
 * the rounding makes both results equal. The build removes the call in Lua, where it is not needed
 * (tools/packaging/single-floats.ts).
 *
 * `x` must be a single sum, difference, product or quotient of two rounded numbers, because the device rounds after
 * each operation. @inline
 */
export function toFloat32(x: number): number {
  return Math.fround(x);
}
