/** Draws the shadows of rocks and of the seal on the ice. */

import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { cellSide } from "./screen-layout";

/**
 * The numbers of the pictures of shadows on the ice: of one crag (a rough piece of rock), of two crags, and of the seal
 * as it slides, sits, or sits and looks left.
 */
export const enum ShadowKind {
  Crag = 1,
  Crags = 2,
  Sliding = 3,
  Sitting = 4,
  SittingLeft = 5,
}

const CELL_LEFT = 10;

/**
 * Draws the shadow of a rock or the seal on a cell. (`left`, `top`) is the top left corner of the cell. Shadows lie to
 * the right, because the light comes low from the igloo.
 */
export function drawShadow(board: Board, kind: ShadowKind, left: number, top: number): void {
  const x = left - CELL_LEFT;
  // Keeps x + y even, because the dots of the shadow's dither pattern must not move on the screen.
  drawSprite(`images/ice-path/shadows${cellSide(board)}`, kind, x + ((x + top) % 2), top);
}
