/** Draws the trails of the last move in the puzzle Skid: lines on the floor that show how far each piece slid. */
import { drawClipped } from "../../../device/screen";
import { isTravel, type MoveRecord } from "../../../kernel/motion";
import { drawTrail } from "../../looks/trail";
import type { Level } from "../level";
import { cellLeft, cellTop, floorBox, sizeFor } from "./pen";

/**
 * Draws a line on the floor for each piece that moved in the last of the given moves (its trail). Trails of earlier
 * moves are left out, because all pieces move at once and the lines would cover each other.
 */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cellPixels } = sizeFor(board);
  const { x, y, width, height } = floorBox(board);
  // Draws only within the floor: the trail of a toy that left the board would go on beyond it.
  drawClipped(x, y, width, height, () => {
    for (const motion of moves[toMove - 1].motions) {
      const { from, to, direction } = motion;
      if (!isTravel(motion) || from === to) continue;
      const lengthPixels = ((to - from) / board.steps[direction]) * cellPixels;
      drawTrail(cellLeft(board, from) + cellPixels / 2, cellTop(board, from) + cellPixels / 2, direction, lengthPixels);
    }
  });
}
