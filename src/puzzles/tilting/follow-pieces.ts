/**
 * Follows each piece of a level through the moves of a solution, because a state does not say which piece is which. The
 * solving ideas (techniques that a solution needs) of Fruit and Skid are measured with it.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import { isGoneForGood, isTravel, type MoveRecord } from "../../kernel/motion";
import type { Task } from "../../kernel/task";

/** The value in `FollowedPieces.cells` for a piece that has left the board. */
const AWAY = -1;

const MOVES_PER_SLICE = 4;

/** The cells of all pieces before and after each move of a solution. */
export interface FollowedPieces {
  /** The kind of each piece; pieces of one kind look alike. */
  readonly kinds: readonly number[];
  /** The cell of each piece after each number of moves, `cells[moves][piece]`; `AWAY` for a piece that has left. */
  readonly cells: readonly (readonly number[])[];
  readonly directions: readonly Direction[];
}

/**
 * The last result of `followPieces`, with the moves for which it was computed. It is kept because several solving ideas
 * (techniques that a solution needs) are measured from the same result.
 */
let kept: { readonly records: readonly MoveRecord[]; readonly pieces: FollowedPieces } | undefined;

/**
 * Follows pieces through the moves of a solution. `starts` has their start cells, and `kinds` their kinds in the same
 * order.
 */
export function* followPieces(
  starts: readonly number[],
  kinds: readonly number[],
  records: readonly MoveRecord[],
): Task<FollowedPieces> {
  if (kept?.records === records) return kept.pieces;
  const cells = [starts];
  const directions: Direction[] = [];
  for (let move = 0; move < records.length; move++) {
    cells.push(moveAll(cells[move], records[move]));
    directions.push(records[move].direction);
    if (move % MOVES_PER_SLICE === MOVES_PER_SLICE - 1) yield;
  }
  const pieces = { kinds, cells, directions };
  kept = { records, pieces };
  yield;
  return pieces;
}

function moveAll(before: readonly number[], { motions }: MoveRecord): number[] {
  const after = [...before];
  for (const motion of motions) {
    const piece = before.indexOf(motion.piece);
    if (piece < 0) continue;
    if (isTravel(motion)) after[piece] = motion.to;
    else if (isGoneForGood(motion)) after[piece] = AWAY;
  }
  return after;
}

/**
 * Returns how often two pieces of different kinds change their order in a row or a column: they stood in one row, the
 * first to the left of the second, and later stand in one row with the first to the right. Only pieces count for whose
 * kind `isCounted` returns true.
 */
export function* countChangesOfOrder(
  board: Board,
  { kinds, cells }: FollowedPieces,
  isCounted: (this: void, kind: number) => boolean,
): Task<number> {
  let count = 0;
  for (let one = 0; one < kinds.length; one++) {
    if (!isCounted(kinds[one])) continue;
    for (let other = one + 1; other < kinds.length; other++) {
      if (kinds[one] === kinds[other] || !isCounted(kinds[other])) continue;
      count += countChangesOfPair(board, cells, one, other);
      yield;
    }
  }
  return count;
}

/**
 * Returns how often two pieces change their order in a row or a column (see `countChangesOfOrder`). The pieces are
 * given by their indices in `FollowedPieces.cells`.
 */
function countChangesOfPair(board: Board, cells: readonly (readonly number[])[], one: number, other: number): number {
  let count = 0;
  let inRow = 0;
  let inColumn = 0;
  for (const at of cells) {
    if (at[one] === AWAY || at[other] === AWAY) break;
    const columns = columnOf(board, at[one]) - columnOf(board, at[other]);
    const rows = rowOf(board, at[one]) - rowOf(board, at[other]);
    if (rows === 0) {
      if (columns * inRow < 0) count++;
      inRow = columns;
    }
    if (columns === 0) {
      if (rows * inColumn < 0) count++;
      inColumn = rows;
    }
  }
  return count;
}

/**
 * Returns the longest wait of a piece: the number of successive moves in which it stays on its cell before it moves or
 * leaves. A wait at the start of the solution counts, too, but a wait after the last motion of a piece does not. Only
 * pieces count for whose kind `isCounted` returns true.
 */
export function measureLongestWait(
  { kinds, cells }: FollowedPieces,
  isCounted: (this: void, kind: number) => boolean,
): number {
  let longest = 0;
  for (let piece = 0; piece < kinds.length; piece++) {
    if (!isCounted(kinds[piece])) continue;
    let since = 0;
    for (let move = 1; move < cells.length; move++) {
      if (cells[move][piece] === cells[since][piece]) continue;
      longest = Math.max(longest, move - 1 - since);
      since = move;
    }
  }
  return longest;
}

/**
 * Counts how often a piece stops at another piece and needs this stop. It needs the stop if its next motion is
 * sideways, from the cell where it has stopped. `stops(kind, kindAhead)` says whether a stop of a piece of one kind at
 * a piece of another kind counts.
 */
export function countUsedStops(
  { steps }: Board,
  pieces: FollowedPieces,
  stops: (this: void, kind: number, kindAhead: number) => boolean,
): number {
  const { kinds, cells, directions } = pieces;
  let count = 0;
  for (let move = 0; move < directions.length; move++) {
    const after = cells[move + 1];
    for (let piece = 0; piece < kinds.length; piece++) {
      if (after[piece] === AWAY || after[piece] === cells[move][piece]) continue;
      const ahead = after.indexOf(after[piece] + steps[directions[move]]);
      if (ahead >= 0 && stops(kinds[piece], kinds[ahead]) && leavesSideways(pieces, piece, move)) count++;
    }
  }
  return count;
}

function leavesSideways({ cells, directions }: FollowedPieces, piece: number, move: number): boolean {
  for (let next = move + 1; next < directions.length; next++) {
    if (cells[next + 1][piece] === cells[next][piece]) continue;
    return directions[next] % 2 !== directions[move] % 2;
  }
  return false;
}
