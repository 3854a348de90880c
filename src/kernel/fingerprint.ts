/** A piece on a board: its column and row from 0, and which kind it is (a small whole number). */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
}

const SIDES = 25;
const MODULUS = 8388593;

/**
 * A number that is the same for all turns and mirrors of a position, whatever order its pieces come in. Different
 * positions may share one, but seldom: about one pair in two million.
 */
export function fingerprint(width: number, height: number, pieces: readonly Placed[]): number {
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  if (width > height) return leastOfMirrors(width, height, pieces, false);
  const least = leastOfMirrors(height, width, pieces, true);
  return width < height ? least : Math.min(least, leastOfMirrors(width, height, pieces, false));
}

/**
 * Of the position and its three mirrors the one with the least sum over the pieces, after columns and rows were exchanged
 * if `swaps`. All four sums are taken in one go: this is done for many levels between two that are played.
 */
function leastOfMirrors(width: number, height: number, pieces: readonly Placed[], swaps: boolean): number {
  const shape = width * SIDES + height;
  let asItIs = shape;
  let flippedX = shape;
  let flippedY = shape;
  let flippedBoth = shape;
  for (const piece of pieces) {
    const x = swaps ? piece.y : piece.x;
    const y = swaps ? piece.x : piece.y;
    const number = ((piece.kind + 1) * SIDES + y) * SIDES + x + 1;
    const toOtherX = width - 1 - 2 * x;
    const other = number + (height - 1 - 2 * y) * SIDES;
    asItIs = (asItIs + cubed(number)) % MODULUS;
    flippedX = (flippedX + cubed(number + toOtherX)) % MODULUS;
    flippedY = (flippedY + cubed(other)) % MODULUS;
    flippedBoth = (flippedBoth + cubed(other + toOtherX)) % MODULUS;
  }
  return Math.min(asItIs, flippedX, flippedY, flippedBoth);
}

/** Something like a cube: sums of anything linear would be equal for many different positions. */
function cubed(number: number): number {
  return ((number * number) % 30011) * number;
}
