/**
 * Computes a number for each level, its fingerprint, which is the same for all turned and mirrored versions of the
 * level. With fingerprints, the tools that search for levels avoid printing a level twice.
 */

import { DOWN, LEFT, RIGHT, UP } from "../src/kernel/direction";
import type { Legend } from "../src/kernel/legend";
import type { NotationConfig } from "../src/kernel/notation";
import type { Placements } from "../src/kernel/placements";

/**
 * The factor by which a thing's kind, row and column are combined in one number. It is larger than the width and the
 * height of any board.
 */
const SIDE_RADIX = 25;
/** The hash of a board is a sum modulo this number, the largest prime below 2^23. The sum therefore fits in 32 bits. */
const SUM_MODULUS = 8388593;
/**
 * The prime modulo which `mixCube` reduces the square of a number. The remainder times the number then fits in 32 bits.
 */
const SQUARE_MODULUS = 30011;

/**
 * A puzzle may have at most this many kinds of things, such as wall or ball. With more kinds, products in this file
 * would not fit in 32 bits, and the puzzle's levels could have no fingerprints.
 */
export const MAX_KINDS = 73;

/** Returns the fingerprint of a level: a number that is equal for all turned and mirrored versions of the level. */
export function computeLevelFingerprint<Level>(
  { legend, placementsOf }: Pick<NotationConfig<Level>, "legend" | "placementsOf">,
  level: Level,
): number {
  return computeBoardFingerprint(legend, placementsOf(level));
}

/**
 * Returns a number that is equal for all turned and mirrored versions of a board and for any order of the things on the
 * board. Two different boards rarely share this number: about one pair in two million does.
 */
export function computeBoardFingerprint(legend: Legend, placements: Placements): number {
  const { width, height } = placements.board;
  // Hashes a board that is not square only with its longer side horizontal. Then four of its eight turned and mirrored
  // versions suffice.
  if (width > height) return minimumOverMirrors(legend, placements, false);
  const least = minimumOverMirrors(legend, placements, true);
  return width < height ? least : Math.min(least, minimumOverMirrors(legend, placements, false));
}

/**
 * Returns the smallest of four hashes of a board: of the board itself, its two mirror images and its half turn. With
 * `swapsAxes`, columns and rows are exchanged first. One loop over the things on the board computes all four hashes.
 */
function minimumOverMirrors(legend: Legend, { board, cells, kinds }: Placements, swapsAxes: boolean): number {
  const { transposed, flippedX, flippedY, flippedBoth } = legend;
  const { width, height, cellsToEdge } = board;
  const toLeft = cellsToEdge[swapsAxes ? UP : LEFT];
  const toTop = cellsToEdge[swapsAxes ? LEFT : UP];
  const toRight = cellsToEdge[swapsAxes ? DOWN : RIGHT];
  const toBottom = cellsToEdge[swapsAxes ? RIGHT : DOWN];
  const shape = swapsAxes ? height * SIDE_RADIX + width : width * SIDE_RADIX + height;
  let unchanged = shape;
  let mirroredX = shape;
  let mirroredY = shape;
  let turned = shape;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const kind = swapsAxes ? transposed[kinds[index]] : kinds[index];
    const left = toLeft[cell] + 1;
    const right = toRight[cell] + 1;
    const top = toTop[cell];
    const bottom = toBottom[cell];
    unchanged = (unchanged + mixCube(((kind + 1) * SIDE_RADIX + top) * SIDE_RADIX + left)) % SUM_MODULUS;
    mirroredX = (mirroredX + mixCube(((flippedX[kind] + 1) * SIDE_RADIX + top) * SIDE_RADIX + right)) % SUM_MODULUS;
    mirroredY = (mirroredY + mixCube(((flippedY[kind] + 1) * SIDE_RADIX + bottom) * SIDE_RADIX + left)) % SUM_MODULUS;
    turned = (turned + mixCube(((flippedBoth[kind] + 1) * SIDE_RADIX + bottom) * SIDE_RADIX + right)) % SUM_MODULUS;
  }
  return Math.min(unchanged, mirroredX, mirroredY, turned);
}

/**
 * Returns a hash of `number`, roughly its cube. The hash of a board is a sum of such hashes, one for each thing. Sums
 * of cubes are rarely equal for different boards, while sums of the numbers themselves would often be equal.
 */
function mixCube(number: number): number {
  return ((number * number) % SQUARE_MODULUS) * number;
}
