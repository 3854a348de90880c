import type { Journey } from "../looks/journey";

const FLOES = 6;
const FLOES_PER_ROW = 2;
const LEVELS_PER_FLOE = 10;

/** The first level of each row's left floe; the rows run to and fro, away from us. */
const ROW_LEFT = [19, 27, 39];
const ROW_TOP = [216, 166, 120];
/** From a level to the next on its floe, and from the left floe's first one to the right one's. */
const LEVEL_PITCH = [18.5, 17.5, 16];
const FLOE_PITCH = [197, 187, 168];
/** How far the way goes up and down on its floe. */
const SWAY = [0, -5, -7, -5, 0, 4, 6, 5, 1, -3];

/** How far around its spots a floe lies. */
const REACH = { aside: 17, above: 26, below: 22 };

/** Where level `at` of a floe would be if the ways ran from left to right. */
function spotOn(row: number, side: number, indexOnFloe: number): { x: number; y: number } {
  return {
    x: Math.floor(ROW_LEFT[row] + side * FLOE_PITCH[row] + indexOnFloe * LEVEL_PITCH[row]),
    y: ROW_TOP[row] + SWAY[indexOnFloe],
  };
}

/** From floe to floe, to the lighthouse. */
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
