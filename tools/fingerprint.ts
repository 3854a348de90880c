import { DOWN, LEFT, RIGHT, UP } from "../src/kernel/direction";
import type { Legend } from "../src/kernel/legend";
import type { LevelParts } from "../src/kernel/notation";
import type { Standing } from "../src/kernel/standing";

const SIDES = 25;
const MODULUS = 8388593;

/** Kinds stay below this: numbers made of larger ones would not have room in 32 bits. */
export const MOST_KINDS = 73;

/** The same number for all turns and mirrors of a level. */
export function fingerprintOf<Level>(
  { legend, standingOf }: Pick<LevelParts<Level>, "legend" | "standingOf">,
  level: Level,
): number {
  return fingerprint(legend, standingOf(level));
}

/**
 * A number that is the same for all turns and mirrors of a position, whatever order its things come in. Different
 * positions may share one, but seldom: about one pair in two million.
 */
export function fingerprint(legend: Legend, standing: Standing): number {
  const { width, height } = standing.board;
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  if (width > height) return leastOfMirrors(legend, standing, false);
  const least = leastOfMirrors(legend, standing, true);
  return width < height ? least : Math.min(least, leastOfMirrors(legend, standing, false));
}

/**
 * Of the position and its three mirrors the one with the least sum over the things, after columns and rows were exchanged
 * if `swaps`. All four sums are taken in one go: this is done for many levels between two that are played.
 */
function leastOfMirrors(legend: Legend, { board, cells, kinds }: Standing, swaps: boolean): number {
  const { swapped, flippedX, flippedY, flippedBoth } = legend;
  const { width, height, toEdge } = board;
  const toLeft = toEdge[swaps ? UP : LEFT];
  const toTop = toEdge[swaps ? LEFT : UP];
  const toRight = toEdge[swaps ? DOWN : RIGHT];
  const toBottom = toEdge[swaps ? RIGHT : DOWN];
  const shape = swaps ? height * SIDES + width : width * SIDES + height;
  let asItIs = shape;
  let mirroredX = shape;
  let mirroredY = shape;
  let turned = shape;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    const kind = swaps ? swapped[kinds[at]] : kinds[at];
    const left = toLeft[cell] + 1;
    const right = toRight[cell] + 1;
    const top = toTop[cell];
    const bottom = toBottom[cell];
    asItIs = (asItIs + cubed(((kind + 1) * SIDES + top) * SIDES + left)) % MODULUS;
    mirroredX = (mirroredX + cubed(((flippedX[kind] + 1) * SIDES + top) * SIDES + right)) % MODULUS;
    mirroredY = (mirroredY + cubed(((flippedY[kind] + 1) * SIDES + bottom) * SIDES + left)) % MODULUS;
    turned = (turned + cubed(((flippedBoth[kind] + 1) * SIDES + bottom) * SIDES + right)) % MODULUS;
  }
  return Math.min(asItIs, mirroredX, mirroredY, turned);
}

/** Something like a cube: sums of anything linear would be equal for many different positions. */
function cubed(number: number): number {
  return ((number * number) % 30011) * number;
}
