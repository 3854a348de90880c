/** Measures the solving idea "there and back": how often a piece returns to cells that it has crossed before. */
import { columnOf, rowOf, type Board } from "../board";
import { isTravel, type Motion, type MoveRecord } from "../motion";
import type { Task } from "../task";

/** The straight path of a piece in one motion: its range of columns and its range of rows. */
interface Path {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/**
 * A piece that is followed through the moves of a solution. `cell` is the piece's present cell. It is needed because
 * the record of a move identifies a piece by the cell where the piece is before the move.
 */
interface FollowedPiece {
  cell: number;
  cellAfter: number;
  /** The straight paths along which the piece has moved so far. */
  readonly paths: Path[];
}

/**
 * Returns how often a piece crosses its own earlier paths, over all moves of a solution. Two paths that share several
 * cells count once. If the puzzle has one piece that the player moves, only the paths of this piece count.
 */
export function* measureThereAndBackStrength(board: Board, records: readonly MoveRecord[]): Task<number> {
  const pieces: FollowedPiece[] = [];
  let strength = 0;
  for (const record of records) {
    for (const motion of record.motions) {
      const piece = findOrAddPiece(pieces, motion, record);
      if (piece === undefined) continue;
      if (isTravel(motion) && motion.from !== motion.to) strength += goOn(board, piece, motion);
      piece.cellAfter = motion.to;
    }
    for (const piece of pieces) piece.cell = piece.cellAfter;
    yield;
  }
  return strength;
}

/**
 * Returns the entry of `pieces` for the piece that makes a motion. Adds an entry if the piece has not moved before.
 * Returns undefined if only the piece `playerPiece` counts and the motion is of another piece.
 */
function findOrAddPiece(pieces: FollowedPiece[], { piece: cell }: Motion, { playerPiece }: MoveRecord) {
  if (playerPiece !== undefined && cell !== playerPiece) return undefined;
  for (const piece of pieces) if (piece.cell === cell) return piece;
  const added: FollowedPiece = { cell, cellAfter: cell, paths: [] };
  pieces.push(added);
  return added;
}

/**
 * Adds the path of a motion to the earlier paths of a piece. Returns how many of the earlier paths share a cell with
 * the new one.
 */
function goOn(board: Board, { paths }: FollowedPiece, { from, to, direction }: Motion): number {
  // The path begins one cell after `from`, because the piece's previous motion ended at `from`.
  const path = pathBetween(board, from + board.steps[direction], to);
  let count = 0;
  for (let index = 0; index < paths.length; index++) if (haveCommonCell(paths[index], path)) count++;
  paths.push(path);
  return count;
}

function pathBetween(board: Board, from: number, to: number): Path {
  const x1 = columnOf(board, from);
  const x2 = columnOf(board, to);
  const y1 = rowOf(board, from);
  const y2 = rowOf(board, to);
  return { minX: Math.min(x1, x2), maxX: Math.max(x1, x2), minY: Math.min(y1, y2), maxY: Math.max(y1, y2) };
}

function haveCommonCell(one: Path, other: Path): boolean {
  return one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY && other.minY <= one.maxY;
}
