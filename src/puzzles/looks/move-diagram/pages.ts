/**
 * Divides the moves of a level into the pages of a move diagram. All moves of a page are drawn on one board, as it was
 * before the first of them. So a page ends before a move that would make this picture unclear or wrong.
 */
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { MoveRecord } from "../../../kernel/motion";
import { createLegs, type Leg } from "./legs";

/** The largest number of moves on one page of a move diagram. */
const MOST_MOVES = 4;
/** On one page of a move diagram, lines may cross at most this often. */
const MOST_CROSSINGS = 1;

/** A rectangle of cells on the board, by its first and last column and row. */
interface Cells {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the index of the first move that is not on the page of a move diagram which begins with the move at `from`.
 * In puzzles without a player's piece, each page has one move, because many pieces may move at once.
 */
export function findPageEnd(board: Board, moves: readonly MoveRecord[], from: number): number {
  if (moves[from].playerPiece === undefined) return from + 1;
  const most = Math.min(moves.length, from + MOST_MOVES);
  const page = createLegs(board, { moves, from, to: from + 1 });
  let crossings = 0;
  let to = from + 1;
  for (; to < most; to++) {
    const added = createLegs(board, { moves, from: to, to: to + 1 });
    crossings += countCrossings(page, added);
    if (crossings > MOST_CROSSINGS || hasConflict(page, added)) break;
    page.push(...added);
  }
  return to;
}

function countCrossings(page: readonly Leg[], added: readonly Leg[]): number {
  let count = 0;
  for (const leg of added) for (const earlier of page) if (isCrossing(leg, earlier)) count++;
  return count;
}

/**
 * Returns whether two legs (straight parts of paths) at a right angle cross: they have a cell in common, and this cell
 * is not an end of either leg.
 */
function isCrossing(one: Leg, other: Leg): boolean {
  if (isUpright(one) === isUpright(other)) return false;
  const cell = isUpright(one) ? { column: one.fromColumn, row: other.fromRow } : { column: other.fromColumn, row: one.fromRow }; // prettier-ignore
  return isWithin(cellsOf(one), cell) && isWithin(cellsOf(other), cell) && !isEnd(one, cell) && !isEnd(other, cell);
}

interface Position {
  readonly column: number;
  readonly row: number;
}

function isUpright({ direction }: Leg): boolean {
  return STEP_X[direction] === 0;
}

function isEnd(leg: Leg, cell: Position): boolean {
  return isSame(startOf(leg), cell) || isSame(endOf(leg), cell);
}

/**
 * Returns whether the legs (straight parts of paths) of one more move cannot be drawn on a page that already has the
 * legs `page`. Lines would lie on each other, a line would run through the number of another move, or the board would
 * no longer be as the page shows it.
 */
function hasConflict(page: readonly Leg[], added: readonly Leg[]): boolean {
  const first = page[0];
  for (const leg of added) {
    const cells = cellsOf(leg);
    if (isWithin(cells, startOf(first))) return true;
    for (const earlier of page) {
      if (isAlong(leg, earlier) || isWithin(cellsOf(earlier), endOf(leg))) return true;
      if (earlier.isStop && isWithin(cells, endOf(earlier)) && !isSame(startOf(leg), endOf(earlier))) return true;
      if (earlier.isPushed && (isWithin(cells, startOf(earlier)) || isWithin(cells, endOf(earlier)))) return true;
      if (earlier.isPushed && isSame(cellBeyond(leg), endOf(earlier))) return true;
    }
  }
  return false;
}

/** Returns whether two legs (straight parts of paths) in one row or column have more than one cell in common. */
function isAlong(one: Leg, other: Leg): boolean {
  if (isUpright(one) !== isUpright(other)) return false;
  const [a, b] = [cellsOf(one), cellsOf(other)];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width >= 0 && height >= 0 && width + height > 0;
}

function cellsOf({ fromColumn, toColumn, fromRow, toRow }: Leg): Cells {
  return {
    left: Math.min(fromColumn, toColumn),
    right: Math.max(fromColumn, toColumn),
    top: Math.min(fromRow, toRow),
    bottom: Math.max(fromRow, toRow),
  };
}

function isWithin({ left, right, top, bottom }: Cells, { column, row }: Position): boolean {
  return column >= left && column <= right && row >= top && row <= bottom;
}

function isSame(one: Position, other: Position): boolean {
  return one.column === other.column && one.row === other.row;
}

function startOf({ fromColumn, fromRow }: Leg): Position {
  return { column: fromColumn, row: fromRow };
}

function endOf({ toColumn, toRow }: Leg): Position {
  return { column: toColumn, row: toRow };
}

function cellBeyond({ toColumn, toRow, direction }: Leg): Position {
  return { column: toColumn + STEP_X[direction], row: toRow + STEP_Y[direction] };
}
