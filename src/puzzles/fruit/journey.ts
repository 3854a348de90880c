/**
 * Describes the picture on which the player selects a campaign level of Fruit: an orchard with one tree for each level.
 */
import type { Journey } from "../looks/journey";

const ROWS = 6;
const TREES_PER_ROW = 10;
const FIRST_TREE = { x: 98, y: 222 };
const PITCH = { x: 31, y: 30 };
/** The distance from the trees in a row of the orchard to the edges of the rectangle around that row, in pixels. */
const ROW_MARGIN = { left: 16, above: 14, below: 18 };

/**
 * The orchard on which campaign levels of Fruit are selected. The player climbs it row by row. Each level is a tree,
 * which bears fruit once the level is won.
 */
export const journey: Journey = {
  ink: "black",
  levelPointOf: (levelIndex) => {
    const row = Math.floor(levelIndex / TREES_PER_ROW);
    const treeInRow = levelIndex % TREES_PER_ROW;
    return {
      x: FIRST_TREE.x + (row % 2 === 0 ? treeInRow : TREES_PER_ROW - 1 - treeInRow) * PITCH.x,
      y: FIRST_TREE.y - row * PITCH.y,
    };
  },
  roomCount: ROWS,
  roomBoxOf: (row) => ({
    x: FIRST_TREE.x - ROW_MARGIN.left,
    y: FIRST_TREE.y - row * PITCH.y - ROW_MARGIN.above,
    width: 400 - FIRST_TREE.x + ROW_MARGIN.left,
    height: ROW_MARGIN.above + ROW_MARGIN.below,
  }),
  thumbnailBox: { x: 12, y: 66, width: 56, height: 56 },
  thumbnailCellSizes: [8],
};
