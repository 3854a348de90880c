import { Mark } from "../../kernel/board";
import type { Layout } from "./explore/scratch";
import type { Position } from "./explore/states";

/**
 * Moves on a single board, made in place and taken back in place. A move takes one ball out and draws the rest of its
 * chain one cell nearer (see rules.ts), so it is kept as the cells of its chain; those of all moves on the way to a
 * position lie one behind the other in one list.
 */

/** A board with balls on it, in lists whose first entry is cell 1. */
export interface Balls {
  readonly marks: Mark[];
  readonly bits0: Layout["bits0"];
  readonly bits1: Layout["bits1"];
  readonly bits2: Layout["bits2"];
  /** The chains of the moves on the way. */
  readonly chain: number[];
}

/** A position, and where the last chain on the way to it ends. */
export interface Moved extends Position {
  readonly chainEnd: number;
}

/** The first cell beyond this one, in steps of `step`, that is not empty. @inline */
export function obstacleBeyond(marks: readonly Mark[], cell: number, step: number): number {
  do cell += step;
  while (marks[cell - 1] === Mark.Empty);
  return cell;
}

/** The position after a ball is hit, from one side, whose chain is put behind `chainEnd`. The board stays. @inline */
export function afterHit(balls: Balls, before: Position, chainEnd: number, hit: number, step: number): Moved {
  const black = hit - step;
  let word0 = before.word0 - balls.bits0[hit - 1];
  let word1 = before.word1 - balls.bits1[hit - 1];
  let word2 = before.word2 - balls.bits2[hit - 1];
  let end = chainEnd + 1;
  balls.chain[end - 1] = hit;
  let ball = obstacleBeyond(balls.marks, hit, step);
  while (balls.marks[ball - 1] === Mark.Piece) {
    const nearer = ball - step;
    word0 += balls.bits0[nearer - 1] - balls.bits0[ball - 1];
    word1 += balls.bits1[nearer - 1] - balls.bits1[ball - 1];
    word2 += balls.bits2[nearer - 1] - balls.bits2[ball - 1];
    end++;
    balls.chain[end - 1] = ball;
    ball = obstacleBeyond(balls.marks, ball, step);
  }
  return { black, word0, word1, word2, chainEnd: end };
}

/** Moves the balls of a chain, which begins behind `start`. @inline */
export function makeMove(balls: Balls, start: number, end: number, step: number): void {
  balls.marks[balls.chain[start] - 1] = Mark.Empty;
  for (let at = start + 2; at <= end; at++) {
    balls.marks[balls.chain[at - 1] - 1] = Mark.Empty;
    balls.marks[balls.chain[at - 1] - step - 1] = Mark.Piece;
  }
}

/** Moves the balls of a chain back. @inline */
export function takeBack(balls: Balls, start: number, end: number, step: number): void {
  for (let at = end; at > start + 1; at--) {
    balls.marks[balls.chain[at - 1] - step - 1] = Mark.Empty;
    balls.marks[balls.chain[at - 1] - 1] = Mark.Piece;
  }
  balls.marks[balls.chain[start] - 1] = Mark.Piece;
}
