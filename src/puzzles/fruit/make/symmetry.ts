import { cellAt, columnOf, rowOf, type Board } from "../../../kernel/board";
import type { Level } from "../level";

/** How a board is symmetric: not at all, left to right, top to bottom, by a quarter turn, or by half a turn. */
export const enum Symmetry {
  None = 0,
  Across = 1,
  Up = 2,
  Quarter = 3,
  Both = 4,
}

export const SYMMETRIES = 5;

/** The cell where a symmetry brings a cell; a quarter turn is half a turn where a board is not square. */
export function mirrored(board: Board, symmetry: Symmetry, cell: number): number {
  const { width, height } = board;
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const across = width - 1 - x;
  const up = height - 1 - y;
  if (symmetry === Symmetry.None) return cell;
  if (symmetry === Symmetry.Across) return cellAt(board, across, y);
  if (symmetry === Symmetry.Up) return cellAt(board, x, up);
  return symmetry === Symmetry.Quarter && width === height ? cellAt(board, up, x) : cellAt(board, across, up);
}

/** How symmetric a level's pieces are: of how many a like one stands where some symmetry, the best, brings it. */
export function symmetryOf(level: Level): number {
  let best = 0;
  for (let symmetry = Symmetry.Across; symmetry <= Symmetry.Both; symmetry++) {
    best = Math.max(best, likeOnes(level, symmetry));
  }
  return best;
}

/** Any fruit is like any other. */
function likeOnes({ board, fruits, loose, sorts }: Level, symmetry: Symmetry): number {
  let likes = 0;
  for (const cell of fruits) if (fruits.includes(mirrored(board, symmetry, cell))) likes++;
  for (let at = 0; at < loose.length; at++) {
    const other = loose.indexOf(mirrored(board, symmetry, loose[at]));
    if (other >= 0 && sorts[other] === sorts[at]) likes++;
  }
  return likes;
}
