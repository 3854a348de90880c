import { DOWN, LEFT, RIGHT, UP } from "../src/kernel/direction";
import type { Legend } from "../src/kernel/legend";
import type { NotationConfig } from "../src/kernel/notation";
import type { Placements } from "../src/kernel/placements";

const SIDE_RADIX = 25;
const MODULUS = 8388593;

/** Kinds stay below this: numbers made of larger ones would not have room in 32 bits. */
export const MAX_KINDS = 73;

/** The same number for all turns and mirrors of a level. */
export function fingerprintOf<Level>(
  { legend, placementsOf }: Pick<NotationConfig<Level>, "legend" | "placementsOf">,
  level: Level,
): number {
  return fingerprint(legend, placementsOf(level));
}

/**
 * A number that is the same for all turns and mirrors of a position, whatever order its things come in. Different
 * positions may share one, but seldom: about one pair in two million.
 */
export function fingerprint(legend: Legend, standing: Placements): number {
  const { width, height } = standing.board;
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  if (width > height) return minimumOverMirrors(legend, standing, false);
  const least = minimumOverMirrors(legend, standing, true);
  return width < height ? least : Math.min(least, minimumOverMirrors(legend, standing, false));
}

/**
 * Of the position and its three mirrors the one with the least sum over the things, after columns and rows were exchanged
 * if `swaps`. All four sums are taken in one go: this is done for many levels between two that are played.
 */
function minimumOverMirrors(legend: Legend, { board, cells, kinds }: Placements, swapsAxes: boolean): number {
  const { transposed, flippedX, flippedY, flippedBoth } = legend;
  const { width, height, cellsToEdge } = board;
  const toLeft = cellsToEdge[swapsAxes ? UP : LEFT];
  const toTop = cellsToEdge[swapsAxes ? LEFT : UP];
  const toRight = cellsToEdge[swapsAxes ? DOWN : RIGHT];
  const toBottom = cellsToEdge[swapsAxes ? RIGHT : DOWN];
  const shape = swapsAxes ? height * SIDE_RADIX + width : width * SIDE_RADIX + height;
  let asItIs = shape;
  let mirroredX = shape;
  let mirroredY = shape;
  let turned = shape;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    const kind = swapsAxes ? transposed[kinds[at]] : kinds[at];
    const left = toLeft[cell] + 1;
    const right = toRight[cell] + 1;
    const top = toTop[cell];
    const bottom = toBottom[cell];
    asItIs = (asItIs + mixCube(((kind + 1) * SIDE_RADIX + top) * SIDE_RADIX + left)) % MODULUS;
    mirroredX = (mirroredX + mixCube(((flippedX[kind] + 1) * SIDE_RADIX + top) * SIDE_RADIX + right)) % MODULUS;
    mirroredY = (mirroredY + mixCube(((flippedY[kind] + 1) * SIDE_RADIX + bottom) * SIDE_RADIX + left)) % MODULUS;
    turned = (turned + mixCube(((flippedBoth[kind] + 1) * SIDE_RADIX + bottom) * SIDE_RADIX + right)) % MODULUS;
  }
  return Math.min(asItIs, mirroredX, mirroredY, turned);
}

/** Something like a cube: sums of anything linear would be equal for many different positions. */
function mixCube(number: number): number {
  return ((number * number) % 30011) * number;
}
