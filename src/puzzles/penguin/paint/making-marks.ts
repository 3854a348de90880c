/** Draws the slides of the solution and the lures of a level while its making is shown. */
import { fillDisc, type Box } from "../../../device/screen";
import type { Making } from "../../../kernel/making";
import { drawPath, type PathStroke } from "../../looks/making-paths";
import { BuildSort } from "../make/build-log";
import { cellLeft, cellTop, sizeFor } from "./screen-layout";

const SLIDE: PathStroke = { along: 3, across: 3, gap: 5 };
const LURE: PathStroke = { along: 6, across: 1, gap: 5 };
const STOP_RADIUS = 4;

/** Draws the paths of the first `stepCount` steps: dots for slides of the solution, and thin dashes for lures. */
export function drawMakingMarks({ first, steps }: Making, stepCount: number): void {
  const { board } = first;
  const side = sizeFor(board).cellSide;
  const boxOf = (cell: number): Box => ({
    x: cellLeft(board, cell),
    y: cellTop(board, cell),
    width: side,
    height: side,
  });
  for (let index = 0; index < stepCount; index++) {
    const { path } = steps[index];
    const sort: BuildSort = steps[index].sort;
    drawPath(path, boxOf, sort === BuildSort.Lure ? LURE : SLIDE);
    if (sort === BuildSort.Slide) drawStop(boxOf(path[0]));
  }
}

function drawStop({ x, y, width, height }: Box): void {
  fillDisc("white", x + Math.floor(width / 2), y + Math.floor(height / 2), STOP_RADIUS + 1);
  fillDisc("black", x + Math.floor(width / 2), y + Math.floor(height / 2), STOP_RADIUS);
}
