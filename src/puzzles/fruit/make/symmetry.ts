/**
 * Computes the symmetries of boards. The generator makes walls with a wanted or random symmetry, and prefers starts in
 * which the pieces stand symmetrically.
 */
import { cellAt, columnOf, rowOf, type Board } from "../../../kernel/board";
import type { Level } from "../level";

/**
 * A symmetry of a board: none, a reflection from left to right or from top to bottom, a quarter turn, or half a turn.
 */
export const enum Symmetry {
  None = 0,
  LeftRight = 1,
  UpDown = 2,
  QuarterTurn = 3,
  HalfTurn = 4,
}

export const SYMMETRY_COUNT = 5;

/**
 * Returns the cell to which a symmetry maps a cell. On a board that is no square, a quarter turn becomes half a turn.
 */
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

/**
 * Returns how symmetric the arrangement of a level's pieces is: how many pieces the best symmetry of the board maps to
 * a piece of the same kind. All fruits count as one kind here.
 */
export function computeSymmetryScore(level: Level): number {
  let best = 0;
  for (let symmetry = Symmetry.LeftRight; symmetry <= Symmetry.HalfTurn; symmetry++) {
    best = Math.max(best, countMirroredPieces(level, symmetry));
  }
  return best;
}

function countMirroredPieces({ board, fruits, sliders, sliderKinds }: Level, symmetry: Symmetry): number {
  let matches = 0;
  for (const cell of fruits) if (fruits.includes(mirroredCell(board, symmetry, cell))) matches++;
  for (let index = 0; index < sliders.length; index++) {
    const other = sliders.indexOf(mirroredCell(board, symmetry, sliders[index]));
    if (other >= 0 && sliderKinds[other] === sliderKinds[index]) matches++;
  }
  return matches;
}
