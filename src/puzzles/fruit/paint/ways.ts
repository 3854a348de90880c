import { isWay, type MadeMove } from "../../../kernel/motion";
import { drawTrack } from "../../looks/track";
import type { Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { cellsOf } from "./way";

/** The tracks of the last move alone, as all move at once: of each thing that moved; dotted where it was pulled. */
export function drawWays({ board }: Level, moves: readonly MadeMove[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cell } = sizeFor(board);
  for (const stretch of moves[toMove - 1].stretches) {
    const { from, to, direction, cause } = stretch;
    if (!isWay(stretch) || from === to) continue;
    const x = cellLeft(board, from) + cell / 2;
    const y = cellTop(board, from) + cell / 2;
    drawTrack(x, y, direction, cellsOf(board, stretch) * cell, cause === "pulled");
  }
}
