import type { Journey } from "../looks/journey";

const ROWS = 6;
const TREES = 10;
const FIRST = { x: 98, y: 222 };
const PITCH = { x: 31, y: 30 };
/** How far around its trees a row of the lawn reaches. */
const REACH = { left: 16, above: 14, below: 18 };

/** Up through the orchard, row after row: each level is a tree, which bears once it is cleared. */
export const journey: Journey = {
  ink: "black",
  spotOf: (number) => {
    const row = Math.floor(number / TREES);
    const at = number % TREES;
    return { x: FIRST.x + (row % 2 === 0 ? at : TREES - 1 - at) * PITCH.x, y: FIRST.y - row * PITCH.y };
  },
  parts: ROWS,
  partOf: (row) => ({
    x: FIRST.x - REACH.left,
    y: FIRST.y - row * PITCH.y - REACH.above,
    width: 400 - FIRST.x + REACH.left,
    height: REACH.above + REACH.below,
  }),
  frame: { x: 12, y: 66, width: 56, height: 56 },
  smallCells: [8],
};
