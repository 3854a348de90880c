/** Computes the symmetric copies that the editor makes of each thing that the player puts on the board. */
import { cellAt, columnOf, rowOf, type Board } from "../../kernel/board";
import type { Legend } from "../../kernel/legend";
import type { DraftPlacement } from "./draft-edits";

/** The symmetries that the player can select in the editor: how each placed thing is mirrored or turned. */
export const SYMMETRIES = ["none", "across", "up", "half-turn", "four-copies"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * Returns a thing with its cell, followed by the mirrored and turned copies of the thing with their cells. Makes no
 * copies if a level may have the thing only once or twice.
 */
export function findSymmetricPlacements(
  legend: Legend,
  board: Board,
  placement: DraftPlacement,
  symmetry: Symmetry,
): readonly DraftPlacement[] {
  const { cell, kind } = placement;
  if (
    kind < legend.firstPassKind &&
    legend.thingOf[kind].count !== undefined &&
    legend.thingOf[kind].count !== "some"
  ) {
    return [placement];
  }
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const across = { cell: cellAt(board, board.width - 1 - x, y), kind: legend.flippedX[kind] };
  const up = { cell: cellAt(board, x, board.height - 1 - y), kind: legend.flippedY[kind] };
  const halfTurned = { cell: cellAt(board, board.width - 1 - x, board.height - 1 - y), kind: legend.flippedBoth[kind] };
  switch (symmetry) {
    case "across":
      return [placement, across];
    case "up":
      return [placement, up];
    case "half-turn":
      return [placement, halfTurned];
    case "four-copies":
      return [placement, across, up, halfTurned];
    default:
      return [placement];
  }
}
