/** Splits the moves of a level into the straight parts of the paths of pieces, called legs, for a move diagram. */
import { columnOf, NOWHERE, rowOf, type Board } from "../../../kernel/board";
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
 * Returns the straight parts of the path of one piece in a range of moves. `piece` is the cell on which the piece
 * stands before the first of these moves. If the player's piece pushes other pieces, the straight parts of the pushed
 * pieces' paths come at the end of the list.
 */
export function createLegs(board: Board, range: MoveRange, piece: number): Leg[] {
  const legs: Leg[] = [];
  const { moves, from, to } = range;
  let cell = piece;
  let isJoined = false;
  for (let index = from; index < to && cell !== NOWHERE; index++) {
    const before = legs.length;
    cell = addLegs(legs, { board, move: moves[index], moveIndex: index, piece: cell, isPushed: false }, isJoined);
    if (legs.length > before) isJoined = true;
  }
  for (let index = from; index < to; index++) addPushedLegs(legs, board, moves[index], index);
  return legs;
}

/**
 * Returns the cells on which all moving pieces stand before the first move of a range of moves. Pieces that move more
 * often come first. In puzzles with a player's piece, the list has only the cell of this piece.
 */
export function listMovingPieces({ moves, from, to }: MoveRange): number[] {
  const { playerPiece } = moves[from];
  if (playerPiece !== undefined) return [playerPiece];
  const found: number[] = [];
  const moveCounts: Record<number, number> = {};
  // For each cell with a piece, the cell on which this piece stood before the first of the shown moves; undefined if
  // the piece has not moved.
  const origins: Record<number, number | undefined> = {};
  for (let index = from; index < to; index++) {
    for (const origin of passOnOrigins(moves[index], origins)) {
      if (!found.includes(origin)) found.push(origin);
      moveCounts[origin] = (moveCounts[origin] ?? 0) + 1;
    }
  }
  return found.sort((one, other) =>
    moveCounts[one] === moveCounts[other] ? one - other : moveCounts[other] - moveCounts[one],
  );
}

/**
 * Updates `origins` for one move, and returns the origins of the pieces that moved. The origin of a piece is its cell
 * before the first move of the diagram. `origins` maps the present cell of each piece to its origin.
 */
function passOnOrigins({ motions }: MoveRecord, origins: Record<number, number | undefined>): number[] {
  const pieces: number[] = [];
  const pieceOrigins: number[] = [];
  const cells: number[] = [];
  const moved: number[] = [];
  for (const motion of motions) {
    const { piece, to } = motion;
    const origin = origins[piece] ?? piece;
    if (isLeg(motion) && !moved.includes(origin)) moved.push(origin);
    const at = pieces.indexOf(piece);
    if (at >= 0) cells[at] = to;
    else {
      pieces.push(piece);
      pieceOrigins.push(origin);
      cells.push(to);
    }
  }
  for (const piece of pieces) origins[piece] = undefined;
  cells.forEach((cell, at) => {
    if (cell !== NOWHERE) origins[cell] = pieceOrigins[at];
  });
  return moved;
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

/**
 * Adds the straight parts of a piece's path in one move. Returns the cell of the piece after the move, or `NOWHERE` if
 * the piece has left the board.
 */
function addLegs(legs: Leg[], pieceMove: PieceMove, isJoinedAtFirst: boolean): number {
  const { board, move, moveIndex, piece, isPushed } = pieceMove;
  const motions = move.motions.filter((motion) => motion.piece === piece);
  let isJoined = isJoinedAtFirst;
  let cell = piece;
  motions.forEach((motion, index) => {
    cell = motion.to;
    if (motion.cause === "gone") isJoined = false;
    else if (isLeg(motion)) {
      const isStop = !motions.some((later, at) => at > index && later.to !== later.from);
      legs.push({ moveIndex, direction: motion.direction, ...endsOf(board, motion), isJoined, isStop, isPushed });
      isJoined = true;
    }
  });
  return cell;
}

function addPushedLegs(legs: Leg[], board: Board, move: MoveRecord, moveIndex: number): void {
  if (move.playerPiece === undefined) return;
  const pushed: number[] = [];
  for (const { piece } of move.motions) if (piece !== move.playerPiece && !pushed.includes(piece)) pushed.push(piece);
  for (const piece of pushed) addLegs(legs, { board, move, moveIndex, piece, isPushed: true }, false);
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
