/** Ordered dithers: patterns that select a given share of all pixels, evenly spread. */

/** Returns whether a dither pattern selects the pixel at (x, y). */
export type Dither = (x: number, y: number) => boolean;

/**
 * A square table with a rank for each pixel. The table is repeated over a bitmap. With r different ranks, the dither
 * for the share n/r selects the pixels with the n lowest ranks.
 */
type ThresholdMatrix = readonly (readonly number[])[];

const BAYER_2X2: ThresholdMatrix = [
  [0, 2],
  [3, 1],
];
const BAYER_4X4 = refineBayer(BAYER_2X2);
const BAYER_8X8 = refineBayer(BAYER_4X4);

const DIAGONAL_LINES: ThresholdMatrix = [0, 1, 2, 3].map((y) => [0, 1, 2, 3].map((x) => (x + y) % 4));
const VERTICAL_LINES: ThresholdMatrix = [0, 1, 2, 3].map(() => [0, 2, 1, 3]);
const HORIZONTAL_LINES: ThresholdMatrix = [0, 2, 1, 3].map((rank) => [rank, rank, rank, rank]);
const SCREEN: ThresholdMatrix = [
  [12, 5, 6, 13],
  [4, 0, 1, 7],
  [11, 3, 2, 8],
  [15, 10, 9, 14],
];
const NONE: ThresholdMatrix = [[0]];

/** The dither patterns, indexed by `playdate.graphics.image.kDitherType…`. */
const TYPES: readonly ThresholdMatrix[] = [
  NONE,
  DIAGONAL_LINES,
  VERTICAL_LINES,
  HORIZONTAL_LINES,
  SCREEN,
  BAYER_2X2,
  BAYER_4X4,
  BAYER_8X8,
];

export const DITHER_BAYER_8X8 = 7;

/**
 * Creates a dither pattern that selects the share `alpha` (0 to 1) of the pixels. Throws for the dither types that use
 * error diffusion, which the simulator lacks.
 */
export function createDither(alpha: number, type: number): Dither {
  const ranks = TYPES[type];
  if (ranks === undefined)
    throw new Error(`dither type ${type} is not in the simulator, only the ordered ones (0 to 7)`);
  const size = ranks.length;
  const rankCount = new Set(ranks.flat()).size;
  return (x, y) => alpha > (ranks[y % size][x % size] + 0.5) / rankCount;
}

function refineBayer(ranks: ThresholdMatrix): ThresholdMatrix {
  const size = ranks.length;
  return Array.from({ length: size * 2 }, (_, y) =>
    Array.from({ length: size * 2 }, (_, x) => 4 * ranks[y % size][x % size] + quadrantRank(x < size, y < size)),
  );
}

function quadrantRank(left: boolean, top: boolean): number {
  if (top) return left ? 0 : 2;
  return left ? 3 : 1;
}
