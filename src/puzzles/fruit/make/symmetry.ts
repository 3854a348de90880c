import { cellAt, columnOf, rowOf, type Board } from "../../../kernel/board";
import type { Level } from "../level";

/** How a board is symmetric: not at all, left to right, top to bottom, by a quarter turn, or by half a turn. */
export const enum Symmetry {
  None = 0,
  LeftRight = 1,
  UpDown = 2,
  QuarterTurn = 3,
  HalfTurn = 4,
}

export const SYMMETRY_COUNT = 5;

/** The cell where a symmetry brings a cell; a quarter turn is half a turn where a board is not square. */
export function mirroredCell(board: Board, symmetry: Symmetry, cell: number): number {
  const { width, height } = board;
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  const mirroredX = width - 1 - x;
  const mirroredY = height - 1 - y;
  if (symmetry === Symmetry.None) return cell;
  if (symmetry === Symmetry.LeftRight) return cellAt(board, mirroredX, y);
  if (symmetry === Symmetry.UpDown) return cellAt(board, x, mirroredY);
  return symmetry === Symmetry.QuarterTurn && width === height
    ? cellAt(board, mirroredY, x)
    : cellAt(board, mirroredX, mirroredY);
}

/** How symmetric a level's pieces are: of how many a like one stands where some symmetry, the best, brings it. */
export function symmetryScore(level: Level): number {
  let best = 0;
  for (let symmetry = Symmetry.LeftRight; symmetry <= Symmetry.HalfTurn; symmetry++) {
    best = Math.max(best, countMirroredPieces(level, symmetry));
  }
  return best;
}

/** Any fruit is like any other. */
function countMirroredPieces({ board, fruits, sliders, sliderKinds }: Level, symmetry: Symmetry): number {
  let matches = 0;
  for (const cell of fruits) if (fruits.includes(mirroredCell(board, symmetry, cell))) matches++;
  for (let index = 0; index < sliders.length; index++) {
    const other = sliders.indexOf(mirroredCell(board, symmetry, sliders[index]));
    if (other >= 0 && sliderKinds[other] === sliderKinds[index]) matches++;
  }
  return matches;
}
