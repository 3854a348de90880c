import { cellAt, columnOf, rowOf, type Board } from "../../kernel/board";
import type { Legend } from "../../kernel/legend";
import type { Placement } from "./draft-edits";

/** How what is put on a board is put elsewhere, too. */
export const SYMMETRIES = ["none", "across", "up", "turned", "both"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** What is put where, the first where it was meant; of a thing that a level has one or two of there is no image. */
export function symmetricPlacements(
  legend: Legend,
  board: Board,
  placing: Placement,
  symmetry: Symmetry,
): readonly Placement[] {
  const { cell, kind } = placing;
  if (
    kind < legend.firstPassKind &&
    legend.thingOf[kind].count !== undefined &&
    legend.thingOf[kind].count !== "some"
  ) {
    return [placing];
  }
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const across = { cell: cellAt(board, board.width - 1 - x, y), kind: legend.flippedX[kind] };
  const up = { cell: cellAt(board, x, board.height - 1 - y), kind: legend.flippedY[kind] };
  const turned = { cell: cellAt(board, board.width - 1 - x, board.height - 1 - y), kind: legend.flippedBoth[kind] };
  switch (symmetry) {
    case "across":
      return [placing, across];
    case "up":
      return [placing, up];
    case "turned":
      return [placing, turned];
    case "both":
      return [placing, across, up, turned];
    default:
      return [placing];
  }
}
