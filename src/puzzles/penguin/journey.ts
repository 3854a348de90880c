/**
 * Where the campaign's levels lie in Penguin's picture of the journey: six floes in three rows, up to the lighthouse.
 */
import type { Journey } from "../looks/journey";

const FLOES = 6;
const FLOES_PER_ROW = 2;
const LEVELS_PER_FLOE = 10;

/**
 * By row of floes, in pixels: the position of the first level on the left floe. Odd rows are played from right to left,
 * so the journey winds upwards.
 */
const ROW_LEFT = [19, 27, 39];
const ROW_TOP = [216, 166, 120];
/** By row, in pixels: from one level to the next on a floe. */
const LEVEL_PITCH = [18.5, 17.5, 16];
/** By row, in pixels: from the first level of the left floe to that of the right floe. */
const FLOE_PITCH = [197, 187, 168];
/**
 * By level of a floe, in pixels: how far the level lies below the middle of its row, so that the path is not straight.
 */
const SWAY = [0, -5, -7, -5, 0, 4, 6, 5, 1, -3];

/** How far a floe reaches beyond its levels, in pixels. */
const REACH = { aside: 17, above: 26, below: 22 };

/** Returns where a level of a floe lies, in pixels. `indexOnFloe` counts from the left. */
function spotOn(row: number, side: number, indexOnFloe: number): { x: number; y: number } {
  return {
    x: Math.floor(ROW_LEFT[row] + side * FLOE_PITCH[row] + indexOnFloe * LEVEL_PITCH[row]),
    y: ROW_TOP[row] + SWAY[indexOnFloe],
  };
}

/** Describes the journey over the six floes for the screen that shows the campaign. */
export const journey: Journey = {
  ink: "white",
  pointOf: (number) => {
    const floe = Math.floor(number / LEVELS_PER_FLOE);
    const row = Math.floor(floe / FLOES_PER_ROW);
    const isReversed = row % 2 === 1;
    const side = isReversed ? 1 - (floe % FLOES_PER_ROW) : floe % FLOES_PER_ROW;
    const indexOnFloe = number % LEVELS_PER_FLOE;
    return spotOn(row, side, isReversed ? LEVELS_PER_FLOE - 1 - indexOnFloe : indexOnFloe);
  },
  chapterCount: FLOES,
  chapterBoxOf: (floe) => {
    const row = Math.floor(floe / FLOES_PER_ROW);
    const side = row % 2 === 1 ? 1 - (floe % FLOES_PER_ROW) : floe % FLOES_PER_ROW;
    const { x } = spotOn(row, side, 0);
    const left = x - REACH.aside;
    const width = Math.floor((LEVELS_PER_FLOE - 1) * LEVEL_PITCH[row]) + 2 * REACH.aside;
    return { x: left, y: ROW_TOP[row] - REACH.above, width, height: REACH.above + REACH.below };
  },
  thumbnailBox: { x: 8, y: 27, width: 84, height: 46 },
  thumbnailCellSizes: [6, 5, 3],
};
