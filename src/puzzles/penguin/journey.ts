/**
 * The campaign map of the puzzle Penguin: a picture of six ice floes in three rows, which lead up to a lighthouse. Each
 * level of the campaign has a place on one of the floes.
 */
import type { Journey } from "../looks/journey";

const FLOES = 6;
const FLOES_PER_ROW = 2;
const LEVELS_PER_FLOE = 10;

/**
 * For each row of floes, the position in pixels of the leftmost level on the left floe: `ROW_LEFT` is x, `ROW_TOP` is
 * y. The second of the three rows is played from right to left, so the path winds upwards.
 */
const ROW_LEFT = [19, 27, 39];
const ROW_TOP = [216, 166, 120];
/** For each row of floes, the distance in pixels between two neighbouring levels on a floe. */
const LEVEL_PITCH = [18.5, 17.5, 16];
/**
 * For each row of floes, the distance in pixels between two levels: the leftmost level of the left floe and the
 * leftmost of the right floe.
 */
const FLOE_PITCH = [197, 187, 168];
/**
 * For each level of a floe, how many pixels it lies below the middle of its row of floes. So the path is not straight.
 */
const SWAY = [0, -5, -7, -5, 0, 4, 6, 5, 1, -3];

/** How many pixels a floe reaches beyond its levels: to both sides, above and below. */
const REACH = { aside: 17, above: 26, below: 22 };

/**
 * Returns the position of a level on the campaign map, in pixels. `row` and `side` choose the floe, and `indexOnFloe`
 * counts the levels on the floe from the left.
 */
function spotOn(row: number, side: number, indexOnFloe: number): { x: number; y: number } {
  return {
    x: Math.floor(ROW_LEFT[row] + side * FLOE_PITCH[row] + indexOnFloe * LEVEL_PITCH[row]),
    y: ROW_TOP[row] + SWAY[indexOnFloe],
  };
}

/** The campaign map of the puzzle Penguin: a path over six ice floes. */
export const journey: Journey = {
  ink: "white",
  levelPointOf: (levelIndex) => {
    const floe = Math.floor(levelIndex / LEVELS_PER_FLOE);
    const row = Math.floor(floe / FLOES_PER_ROW);
    const isReversed = row % 2 === 1;
    const side = isReversed ? 1 - (floe % FLOES_PER_ROW) : floe % FLOES_PER_ROW;
    const indexOnFloe = levelIndex % LEVELS_PER_FLOE;
    return spotOn(row, side, isReversed ? LEVELS_PER_FLOE - 1 - indexOnFloe : indexOnFloe);
  },
  roomCount: FLOES,
  roomBoxOf: (floe) => {
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
