/** Draws the trails (drawn paths of pieces) of the last move: marks on the board that show where pieces slid. */
import { fillArrowhead, fillBox } from "../../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { isTravel, type MoveRecord } from "../../../kernel/motion";
import { drawLossMark } from "../../looks/loss-mark";
import type { Level } from "../level";
import { isEaten } from "./fruits";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { cellsInMotion } from "./piece-motion";

const DOT = 2;
const SLIDE_STEP = 4;
const PULL_STEP = 8;
const LINE_WIDTH = 4;
const POINTER = 4;

/**
 * Draws a trail (the drawn path of a piece) for each piece that the last move has moved: a dotted line where the piece
 * went, with fewer dots where an anteater pulled it. Earlier moves have no trails, because nearly every move moves all
 * pieces, so that trails would cover the board.
 */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cellPixels } = sizeFor(board);
  const record = moves[toMove - 1];
  for (const motion of record.motions) {
    const { from, to, direction, cause } = motion;
    if (cause === "gone" && isEaten(board, record, motion))
      drawLossMark(cellLeft(board, from) + cellPixels / 2, cellTop(board, from) + cellPixels / 2);
    if (!isTravel(motion) || from === to) continue;
    const x = cellLeft(board, from) + cellPixels / 2;
    const y = cellTop(board, from) + cellPixels / 2;
    drawDottedTrail(
      x,
      y,
      direction,
      cellsInMotion(board, motion) * cellPixels,
      cause === "pulled" ? PULL_STEP : SLIDE_STEP,
    );
  }
}

/**
 * Draws a trail (the drawn path of a piece): a thin black line with white dots on it, a small ring where it starts, and
 * an arrowhead in its middle. The dots are small, so that the dark fruits stand out more than the trails.
 */
function drawDottedTrail(x: number, y: number, direction: Direction, lengthPixels: number, stepPixels: number): void {
  const stepX = STEP_X[direction];
  const stepY = STEP_Y[direction];
  const half = LINE_WIDTH / 2;
  const endX = x + stepX * lengthPixels;
  const endY = y + stepY * lengthPixels;
  const width = Math.max(LINE_WIDTH, Math.abs(endX - x));
  const height = Math.max(LINE_WIDTH, Math.abs(endY - y));
  fillBox("black", Math.min(x, endX) - (stepX === 0 ? half : 0), Math.min(y, endY) - (stepY === 0 ? half : 0), width, height); // prettier-ignore
  for (let offset = stepPixels; offset < lengthPixels; offset += stepPixels) {
    fillBox("white", x + stepX * offset - DOT / 2, y + stepY * offset - DOT / 2, DOT, DOT);
  }
  const middle = lengthPixels / 2 + POINTER / 2;
  fillArrowhead("black", direction, x + stepX * (middle + 3), y + stepY * (middle + 3), POINTER + 4);
  fillArrowhead("white", direction, x + stepX * middle, y + stepY * middle, POINTER);
  fillBox("black", x - 5, y - 5, 10, 10);
  fillBox("white", x - 4, y - 4, 8, 8);
  fillBox("black", x - 3, y - 3, 6, 6);
}
