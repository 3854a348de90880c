/** Draws the trails of the last move: marks on the board that show where pieces slid. */
import { isTravel, type MoveRecord } from "../../../kernel/motion";
import { drawTrail } from "../../looks/trail";
import type { Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { cellsInMotion } from "./piece-motion";

/**
 * Draws the trail of each piece that the last move has moved. The trail is dotted where an anteater pulled the piece.
 * Earlier moves have no trails, because nearly every move moves all pieces, so that trails would cover the board.
 */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cellPixels } = sizeFor(board);
  for (const motion of moves[toMove - 1].motions) {
    const { from, to, direction, cause } = motion;
    if (!isTravel(motion) || from === to) continue;
    const x = cellLeft(board, from) + cellPixels / 2;
    const y = cellTop(board, from) + cellPixels / 2;
    drawTrail(x, y, direction, cellsInMotion(board, motion) * cellPixels, cause === "pulled");
  }
}
