/** Draws the shadows of rocks and of the seal on the ice. */

import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { cellSide } from "./screen-layout";

/** The frames of the shadows: one crag, two crags, and the seal as it slides, sits, or sits and looks left. */
export const enum ShadowKind {
  Crag = 1,
  Crags = 2,
  Sliding = 3,
  Sitting = 4,
  SittingLeft = 5,
}

// The offset of the cell within a frame.
const CELL_LEFT = 10;

/** Draws the shadow of something on the cell with this left and upper edge. The light comes low from the igloo. */
export function drawShadow(board: Board, kind: ShadowKind, left: number, top: number): void {
  const x = left - CELL_LEFT;
  // A dither pattern must not move on the screen, so x + y must stay even.
  drawSprite(`images/ice-path/shadows${cellSide(board)}`, kind, x + ((x + top) % 2), top);
}
