/**
 * Makes and undoes moves of the puzzle Last Ball on a single board, for the search in explore/certify.ts. The hit chain
 * of a move is the row of balls that hit one another. A move removes the first ball of its hit chain and shifts the
 * others by one cell (see rules.ts). So the cells of the hit chain are enough to make or undo the move.
 */

import { Mark } from "../../kernel/board";
import type { BoardTables } from "./explore/scratch";
import type { PackedState } from "./explore/state-table";

/** A board with white balls on it, for making and undoing moves. Its lists are indexed by cell − 1. */
export interface BallBoard {
  readonly marks: Mark[];
  readonly bits0: BoardTables["bits0"];
  readonly bits1: BoardTables["bits1"];
  readonly bits2: BoardTables["bits2"];
  /** The cells of the balls that hit one another in each move up to the current state, one move after another. */
  readonly chainCells: number[];
}

/** The state after a move. `chainEnd` is the length of the list `chainCells` after the move. */
export interface MovedState extends PackedState {
  readonly chainEnd: number;
}

/**
 * Returns the first cell beyond `cell`, in one direction, that has a ball or is outside the board. `step` is the
 * difference between the numbers of two neighbouring cells in this direction. @inline
 */
export function obstacleBeyond(marks: readonly Mark[], cell: number, step: number): number {
  do cell += step;
  while (marks[cell - 1] === Mark.Empty);
  return cell;
}

/**
 * Returns the state after the black ball hits the ball on `hitCell`. Appends the cells of all balls that hit one
 * another to `chainCells` from index `chainEnd` on, but does not change the board.
 * @inline
 */
export function stateAfterHit(
  balls: BallBoard,
  before: PackedState,
  chainEnd: number,
  hitCell: number,
  step: number,
): MovedState {
  const black = hitCell - step;
  let word0 = before.word0 - balls.bits0[hitCell - 1];
  let word1 = before.word1 - balls.bits1[hitCell - 1];
  let word2 = before.word2 - balls.bits2[hitCell - 1];
  let end = chainEnd + 1;
  balls.chainCells[end - 1] = hitCell;
  let ball = obstacleBeyond(balls.marks, hitCell, step);
  while (balls.marks[ball - 1] === Mark.Piece) {
    const nearerCell = ball - step;
    word0 += balls.bits0[nearerCell - 1] - balls.bits0[ball - 1];
    word1 += balls.bits1[nearerCell - 1] - balls.bits1[ball - 1];
    word2 += balls.bits2[nearerCell - 1] - balls.bits2[ball - 1];
    end++;
    balls.chainCells[end - 1] = ball;
    ball = obstacleBeyond(balls.marks, ball, step);
  }
  return { black, word0, word1, word2, chainEnd: end };
}

/**
 * Makes a move on the board. The balls that hit one another are in `chainCells` from index `chainStart` to `chainEnd` −
 * 1.
 * @inline
 */
export function makeMove(balls: BallBoard, chainStart: number, chainEnd: number, step: number): void {
  balls.marks[balls.chainCells[chainStart] - 1] = Mark.Empty;
  for (let index = chainStart + 2; index <= chainEnd; index++) {
    balls.marks[balls.chainCells[index - 1] - 1] = Mark.Empty;
    balls.marks[balls.chainCells[index - 1] - step - 1] = Mark.Piece;
  }
}

/**
 * Undoes a move of Last Ball on the board `balls`. The cells of the balls that hit one another in this move are in
 * `balls.chainCells`, from index `chainStart` to `chainEnd` − 1.
 * @inline
 */
export function undoMove(balls: BallBoard, chainStart: number, chainEnd: number, step: number): void {
  for (let index = chainEnd; index > chainStart + 1; index--) {
    balls.marks[balls.chainCells[index - 1] - step - 1] = Mark.Empty;
    balls.marks[balls.chainCells[index - 1] - 1] = Mark.Piece;
  }
  balls.marks[balls.chainCells[chainStart] - 1] = Mark.Piece;
}
