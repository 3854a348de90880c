import type { Journey } from "../looks/journey";

const ROWS = 6;
const TREES_PER_ROW = 10;
const FIRST_TREE = { x: 98, y: 222 };
const PITCH = { x: 31, y: 30 };
/** How far around its trees a row of the lawn reaches. */
const ROW_MARGIN = { left: 16, above: 14, below: 18 };

/** Up through the orchard, row after row: each level is a tree, which bears once it is cleared. */
export const journey: Journey = {
  ink: "black",
  pointOf: (number) => {
    const row = Math.floor(number / TREES_PER_ROW);
    const at = number % TREES_PER_ROW;
    return {
      x: FIRST_TREE.x + (row % 2 === 0 ? at : TREES_PER_ROW - 1 - at) * PITCH.x,
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
