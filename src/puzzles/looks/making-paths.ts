/** Draws the paths that belong to the steps of a making (see kernel/making.ts) as rows of dots or dashes. */
import { fillBox, type Box } from "../../device/screen";
import { NOWHERE } from "../../kernel/board";

/** The size of a mark along its path and across it, and the distance to the next mark, in pixels. */
export interface PathStroke {
  readonly along: number;
  readonly across: number;
  readonly gap: number;
}

/**
 * Draws the straight parts of a path through cells as a row of black marks. `boxOf` returns the rectangle of a cell on
 * the screen. `NOWHERE` separates parts that do not touch.
 */
export function drawPath(path: readonly number[], boxOf: (this: void, cell: number) => Box, stroke: PathStroke): void {
  for (let index = 1; index < path.length; index++) {
    if (path[index - 1] !== NOWHERE && path[index] !== NOWHERE)
      drawPart(boxOf(path[index - 1]), boxOf(path[index]), stroke);
  }
}

function drawPart(from: Box, to: Box, { along, across, gap }: PathStroke): void {
  const isLevel = from.y === to.y;
  const middle = Math.floor(from.width / 2);
  const length = Math.abs(isLevel ? to.x - from.x : to.y - from.y);
  const left = Math.min(from.x, to.x) + middle;
  const top = Math.min(from.y, to.y) + middle;
  const aside = Math.floor(across / 2);
  for (let start = 0; start < length; start += along + gap) {
    if (isLevel) fillBox("black", left + start, top - aside, along, across);
    else fillBox("black", left - aside, top + start, across, along);
  }
}
