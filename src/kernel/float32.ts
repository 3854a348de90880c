/**
 * The one place for numbers that are not whole. A Playdate's Lua has floats of 32 bits, Node has 64: here each result is
 * rounded to 32 bits, and so is the same everywhere. In Lua nothing is left of it (tools/packaging/single-floats.ts).
 *
 * `x` must be a sum, difference, product or quotient of two such numbers: one rounding for each. @inline
 */
export function toFloat32(x: number): number {
  return Math.fround(x);
}
