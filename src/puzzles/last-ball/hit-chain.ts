import { Mark } from "../../kernel/board";
import type { BoardTables } from "./explore/scratch";
import type { PackedState } from "./explore/state-table";

/**
 * Moves on a single board, made in place and taken back in place. A move takes one ball out and draws the rest of its
 * chain one cell nearer (see rules.ts), so it is kept as the cells of its chain; those of all moves on the way to a
 * position lie one behind the other in one list.
 */

/** A board with balls on it, in lists whose first entry is cell 1. */
export interface BallBoard {
  readonly marks: Mark[];
  readonly bits0: BoardTables["bits0"];
  readonly bits1: BoardTables["bits1"];
  readonly bits2: BoardTables["bits2"];
  /** The chains of the moves on the way. */
  readonly chainCells: number[];
}

/** A position, and where the last chain on the way to it ends. */
export interface MovedState extends PackedState {
  readonly chainEnd: number;
}

/** The first cell beyond this one, in steps of `step`, that is not empty. @inline */
export function obstacleBeyond(marks: readonly Mark[], cell: number, step: number): number {
  do cell += step;
  while (marks[cell - 1] === Mark.Empty);
  return cell;
}

/** The position after a ball is hit, from one side, whose chain is put behind `chainEnd`. The board stays. @inline */
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

/** Moves the balls of a chain, which begins behind `start`. @inline */
export function makeMove(balls: BallBoard, chainStart: number, chainEnd: number, step: number): void {
  balls.marks[balls.chainCells[chainStart] - 1] = Mark.Empty;
  for (let index = chainStart + 2; index <= chainEnd; index++) {
    balls.marks[balls.chainCells[index - 1] - 1] = Mark.Empty;
    balls.marks[balls.chainCells[index - 1] - step - 1] = Mark.Piece;
  }
}

/** Moves the balls of a chain back. @inline */
export function undoMove(balls: BallBoard, chainStart: number, chainEnd: number, step: number): void {
  for (let index = chainEnd; index > chainStart + 1; index--) {
    balls.marks[balls.chainCells[index - 1] - step - 1] = Mark.Empty;
    balls.marks[balls.chainCells[index - 1] - 1] = Mark.Piece;
  }
  balls.marks[balls.chainCells[chainStart] - 1] = Mark.Piece;
}
