/** Draws the trails of the last move on the board. */
import { isTravel, type MoveRecord } from "../../../kernel/motion";
import { drawTrail } from "../../looks/trail";
import type { Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { cellsInStretch } from "./piece-motion";

/**
 * Draws the trail of each piece that the last move has moved, dotted where an anteater pulled it. Earlier moves have no
 * trails, because nearly all pieces move at once.
 */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cellPixels } = sizeFor(board);
  for (const motion of moves[toMove - 1].motions) {
    const { from, to, direction, cause } = motion;
    if (!isTravel(motion) || from === to) continue;
    const x = cellLeft(board, from) + cellPixels / 2;
    const y = cellTop(board, from) + cellPixels / 2;
    drawTrail(x, y, direction, cellsInStretch(board, motion) * cellPixels, cause === "pulled");
  }
}
