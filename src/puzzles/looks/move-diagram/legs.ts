/** Splits the moves of a level into the straight parts of the paths of pieces, called legs, for a move diagram. */
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Motion, MoveRecord } from "../../../kernel/motion";

/**
 * A straight part of the path of a piece in one move. If the piece leaves the board, columns and rows may lie beyond
 * the board.
 */
export interface Leg {
  readonly moveIndex: number;
  readonly direction: Direction;
  readonly fromColumn: number;
  readonly fromRow: number;
  readonly toColumn: number;
  readonly toRow: number;
  /** Whether this straight part of a path begins where the part before it in the list ends. */
  readonly isJoined: boolean;
  /** Whether this straight part of a path is the last one of its move, so that the piece stops at its end. */
  readonly isStop: boolean;
  readonly isPushed: boolean;
}

/** Some of the moves of a level, one after another: from index `from` up to, but not including, index `to`. */
export interface MoveRange {
  readonly moves: readonly MoveRecord[];
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the straight parts of the paths of pieces in a range of moves. In puzzles with a player's piece, the parts of
 * this piece's path come first, and the parts of the paths of pushed pieces follow. In other puzzles, the paths of all
 * pieces that move are listed.
 */
export function createLegs(board: Board, range: MoveRange): Leg[] {
  const legs: Leg[] = [];
  const { moves, from, to } = range;
  let isJoined = false;
  for (let index = from; index < to; index++) {
    const move = moves[index];
    const { playerPiece } = move;
    if (playerPiece === undefined) continue;
    const before = legs.length;
    addLegs(legs, { board, move, moveIndex: index, piece: playerPiece, isPushed: false }, isJoined);
    if (legs.length > before) isJoined = true;
  }
  for (let index = from; index < to; index++) addOtherLegs(legs, board, moves[index], index);
  return legs;
}

/**
 * Returns whether a motion is a straight part of a piece's path: the piece goes from one cell to another, and not
 * through a door.
 */
function isLeg({ cause, from, to }: Motion): boolean {
  return cause !== "gone" && from !== to;
}

interface PieceMove {
  readonly board: Board;
  readonly move: MoveRecord;
  readonly moveIndex: number;
  /** The cell on which the moved piece stood before the move. */
  readonly piece: number;
  readonly isPushed: boolean;
}

/** Adds the straight parts of a piece's path in one move. */
function addLegs(legs: Leg[], pieceMove: PieceMove, isJoinedAtFirst: boolean): void {
  const { board, move, moveIndex, piece, isPushed } = pieceMove;
  const motions = move.motions.filter((motion) => motion.piece === piece);
  let isJoined = isJoinedAtFirst;
  motions.forEach((motion, index) => {
    if (motion.cause === "gone") isJoined = false;
    else if (isLeg(motion)) {
      const isStop = !motions.some((later, at) => at > index && later.to !== later.from);
      legs.push({ moveIndex, direction: motion.direction, ...endsOf(board, motion), isJoined, isStop, isPushed });
      isJoined = true;
    }
  });
}

/** Adds the straight parts of the paths of all pieces that move in one move, except the player's piece. */
function addOtherLegs(legs: Leg[], board: Board, move: MoveRecord, moveIndex: number): void {
  const pieces: number[] = [];
  for (const { piece } of move.motions) if (piece !== move.playerPiece && !pieces.includes(piece)) pieces.push(piece);
  const isPushed = move.playerPiece !== undefined;
  for (const piece of pieces) addLegs(legs, { board, move, moveIndex, piece, isPushed }, false);
}

/**
 * Returns the columns and rows of the board where a motion begins and ends. The end is computed from the beginning,
 * because the number of a cell on the border around the board does not tell its column. The cell to the right of a row
 * is also the cell to the left of the next row.
 */
function endsOf(board: Board, { from, to, direction }: Motion) {
  const fromColumn = columnOf(board, from);
  const fromRow = rowOf(board, from);
  const cells = Math.floor((to - from) / board.steps[direction]);
  const toColumn = fromColumn + cells * STEP_X[direction];
  return { fromColumn, fromRow, toColumn, toRow: fromRow + cells * STEP_Y[direction] };
}
