/** The picture on which the levels of Fruit's campaign are selected: where each tree of the orchard stands. */
import type { Journey } from "../looks/journey";

const ROWS = 6;
const TREES_PER_ROW = 10;
const FIRST_TREE = { x: 98, y: 222 };
const PITCH = { x: 31, y: 30 };
/** The distance from a row's trees to the edges of the row's rectangle, in pixels. */
const ROW_MARGIN = { left: 16, above: 14, below: 18 };

/**
 * Fruit's journey: up through the orchard, row by row. Each level is a tree, which bears fruit once the level is
 * cleared.
 */
export const journey: Journey = {
  ink: "black",
  pointOf: (number) => {
    const row = Math.floor(number / TREES_PER_ROW);
    const treeInRow = number % TREES_PER_ROW;
    return {
      x: FIRST_TREE.x + (row % 2 === 0 ? treeInRow : TREES_PER_ROW - 1 - treeInRow) * PITCH.x,
      y: FIRST_TREE.y - row * PITCH.y,
    };
  },
  chapterCount: ROWS,
  chapterBoxOf: (row) => ({
    x: FIRST_TREE.x - ROW_MARGIN.left,
    y: FIRST_TREE.y - row * PITCH.y - ROW_MARGIN.above,
    width: 400 - FIRST_TREE.x + ROW_MARGIN.left,
    height: ROW_MARGIN.above + ROW_MARGIN.below,
  }),
  thumbnailBox: { x: 12, y: 66, width: 56, height: 56 },
  thumbnailCellSizes: [8],
};
