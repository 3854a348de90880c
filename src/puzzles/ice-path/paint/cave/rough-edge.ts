/** Draws chips of black rock along the edges of a rectangle of ice, so that the walls of a cave look hewn. */
import { fillBox, type Box } from "../../../../device/screen";
import { DIRECTIONS, DOWN, LEFT, UP, type Direction } from "../../../../kernel/direction";

/** The most pixels that a chip of rock reaches over the ice. */
export const MOST_CHIP = 3;

/** The length of each chip along the edge, and how far the chip reaches over the ice, in pixels. */
const CHIPS: readonly (readonly [number, number])[] = [
  [13, 1],
  [5, 2],
  [17, 0],
  [8, 2],
  [3, MOST_CHIP],
  [15, 1],
  [10, 0],
  [6, 2],
  [12, 1],
  [19, 0],
  [7, 1],
];
/**
 * The chips along an edge begin this many entries of `CHIPS` after those of the edge before, so that no two edges look
 * alike.
 */
const CHIPS_APART = 4;

/** The boxes of rock in the corners of the ice: the length of each along one edge and along the other, in pixels. */
const CORNER_CHIPS: readonly (readonly [number, number])[] = [
  [9, 2],
  [5, 4],
  [2, 8],
];

/** Draws chips of rock along all edges and in all corners of the box. `seed` selects the chips. */
export function drawRoughEdges(ice: Box, seed: number): void {
  for (const edge of DIRECTIONS) drawRoughEdge(ice, edge, seed);
  const { x, y, width, height } = ice;
  for (const [across, down] of CORNER_CHIPS) {
    for (const left of [x, x + width - across])
      for (const top of [y, y + height - down]) fillBox("black", left, top, across, down);
  }
}

/** Draws chips of rock along one edge of the box. `edge` is the direction from the middle of the box to this edge. */
export function drawRoughEdge({ x, y, width, height }: Box, edge: Direction, seed: number): void {
  const isLevel = edge === UP || edge === DOWN;
  const length = isLevel ? width : height;
  let along = 0;
  for (let index = seed + CHIPS_APART * edge; along < length; index++) {
    const [chip, depth] = CHIPS[index % CHIPS.length];
    const stretch = Math.min(chip, length - along);
    if (isLevel) fillBox("black", x + along, edge === UP ? y : y + height - depth, stretch, depth);
    else fillBox("black", edge === LEFT ? x : x + width - depth, y + along, depth, stretch);
    along += chip;
  }
}
