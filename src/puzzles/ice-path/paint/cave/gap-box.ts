/** Computes where a gap in the wall between two rooms of a cave is drawn. */
import type { Box } from "../../../../device/screen";
import { DOWN, RIGHT } from "../../../../kernel/direction";
import type { Gap } from "../../../../kernel/caves/rooms";
import { cellLeft, cellTop } from "../screen-layout";
import { cellSideOf, WALL } from "./cave-layout";
import type { Cave } from "./cave";

/** At each end of a gap in a wall, this many pixels are drawn as wall. So a gap of one cell is narrower than a cell. */
const GAP_EDGE = 2;

/**
 * Returns the box of a gap in a wall, in pixels. The box reaches through the whole thickness of the wall, and is a
 * little narrower than a cell. If the next cell of the wall to the right or below is a gap too, the box reaches up to
 * that gap.
 */
export function gapBox({ grid, gaps, level: { board } }: Cave, { cell, isUpright }: Gap): Box {
  const side = cellSideOf(grid);
  const next = cell + board.steps[isUpright ? DOWN : RIGHT];
  const isJoined = gaps.some((gap) => gap.cell === next);
  const width = isJoined ? side : side - 2 * GAP_EDGE;
  const x = cellLeft(board, cell);
  const y = cellTop(board, cell);
  if (isUpright) return { x, y: y + GAP_EDGE, width: WALL, height: width };
  return { x: x + GAP_EDGE, y, width, height: WALL };
}
