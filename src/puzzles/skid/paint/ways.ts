import { clipped } from "../../../device/screen";
import { isWay, type MadeMove } from "../../../kernel/motion";
import { drawTrack } from "../../looks/track";
import type { Level } from "../level";
import { cellLeft, cellTop, floorOf, sizeFor } from "./pen";

/** The tracks of the last move alone, as all move at once: of each thing that moved. */
export function drawWays({ board }: Level, moves: readonly MadeMove[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cell } = sizeFor(board);
  const { x, y, width, height } = floorOf(board);
  // Those that lead out end at the doorway.
  clipped(x, y, width, height, () => {
    for (const stretch of moves[toMove - 1].stretches) {
      const { from, to, direction } = stretch;
      if (!isWay(stretch) || from === to) continue;
      const long = ((to - from) / board.steps[direction]) * cell;
      drawTrack(cellLeft(board, from) + cell / 2, cellTop(board, from) + cell / 2, direction, long, false);
    }
  });
}
