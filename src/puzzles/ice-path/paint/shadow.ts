import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { cellSide } from "./screen-layout";

/** What throws a shadow, by its frame: the seal sits and looks left, or another way. */
export const enum ShadowKind {
  Crag = 1,
  Crags = 2,
  Sliding = 3,
  Sitting = 4,
  SittingLeft = 5,
}

// Where a cell begins in a frame.
const CELL_LEFT = 10;

/** The shadow of something whose cell begins there: light comes low from the igloo. */
export function drawShadow(board: Board, kind: ShadowKind, left: number, top: number): void {
  const x = left - CELL_LEFT;
  // Half tones lie still on the screen: they move by two pixels or not at all.
  drawSprite(`images/ice-path/shadows${cellSide(board)}`, kind, x + ((x + top) % 2), top);
}
