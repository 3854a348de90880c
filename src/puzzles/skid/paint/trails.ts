import { drawClipped } from "../../../device/screen";
import { isTravel, type MoveRecord } from "../../../kernel/motion";
import { drawTrail } from "../../looks/trail";
import type { Level } from "../level";
import { cellLeft, cellTop, floorBox, sizeFor } from "./pen";

/** The tracks of the last move alone, as all move at once: of each thing that moved. */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  const { cellPixels } = sizeFor(board);
  const { x, y, width, height } = floorBox(board);
  // Those that lead out end at the doorway.
  drawClipped(x, y, width, height, () => {
    for (const motion of moves[toMove - 1].motions) {
      const { from, to, direction } = motion;
      if (!isTravel(motion) || from === to) continue;
      const long = ((to - from) / board.steps[direction]) * cellPixels;
      drawTrail(cellLeft(board, from) + cellPixels / 2, cellTop(board, from) + cellPixels / 2, direction, long, false);
    }
  });
}
