/**
 * Measures the solving ideas that only levels of Last Ball can have, such as a chain of hits. A solving idea is a
 * technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import type { MoveRecord } from "../../kernel/motion";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { PuzzleIdeas } from "../../kernel/ideas/puzzle-ideas";
import type { Level } from "./level";
import type { State } from "./state";
import { STRONG_STRENGTHS } from "./strong-idea-strengths";
import { TEXTS } from "./texts/index";

/**
 * The number of units into which a cell's width is divided, so that a distance of less than a cell can be a whole
 * number.
 */
const UNITS_PER_CELL = 16;

/** The index of the black ball's motion in the list of a move's motions. */
const BLACK_ROLL = 0;

/**
 * The index of the first white ball's motion in the list of a move's motions. The black ball's motion comes before it.
 */
const FIRST_HIT = 1;

export const ideas: PuzzleIdeas<Level, State> = {
  canBeAimedAt: true,
  boardOf: ({ board }) => board,
  apparentDistance:
    ({ board }) =>
    (state) =>
      measureMeanDistance(board, state),
  own: [
    { ...TEXTS.ideas.chain, strengthOf: (_, { records }) => countChainHits(records) },
    { ...TEXTS.ideas.brake, strengthOf: (_, { records }) => countBrakes(records) },
    { ...TEXTS.ideas.lastIsFirst, strengthOf: (_, solution) => countMovesOfLastBall(solution) },
    { ...TEXTS.ideas.onTheSpot, strengthOf: (_, { records }) => countMovesOnTheSpot(records) },
    { ...TEXTS.ideas.grandTour, strengthOf: ({ board }, { records }) => countCellsRolled(board, records) },
  ],
  strongStrengths: STRONG_STRENGTHS,
};

/**
 * Returns the mean distance from the black ball to the white balls, in sixteenths of a cell. The distance to a ball is
 * the columns plus the rows between the two. The mean stands for what a player sees at a glance: whether the black ball
 * is in the middle of the white balls.
 */
function measureMeanDistance(board: Board, state: State): number {
  if (state.length === 1) return 0;
  const x = columnOf(board, state[0]);
  const y = rowOf(board, state[0]);
  let sum = 0;
  for (let index = 1; index < state.length; index++)
    sum += Math.abs(columnOf(board, state[index]) - x) + Math.abs(rowOf(board, state[index]) - y);
  return Math.floor((UNITS_PER_CELL * sum) / (state.length - 1));
}

/** Returns how many white balls are hit by other white balls, not by the black ball, over all moves of the solution. */
function countChainHits(records: readonly MoveRecord[]): number {
  let count = 0;
  // Adds the number of balls that white balls hit in a move. A move has a motion for the black ball, one for each white
  // ball that is hit, and one for the fall of the last ball. The black ball hits only the first white ball, so all but
  // three motions count.
  for (const { motions } of records) count += motions.length - 3;
  return count;
}

/** Returns how often the black ball stops at a white ball that an earlier move has shifted. */
function countBrakes(records: readonly MoveRecord[]): number {
  const movedBalls: number[] = [];
  let count = 0;
  for (const { motions } of records) {
    if (movedBalls.includes(motions[FIRST_HIT].piece)) count++;
    // The index of the motion in which a white ball rolls to the edge and leaves the board. The last motion of a move
    // is the fall of this ball, and the motion before it is the roll.
    const leaver = motions.length - 2;
    for (let index = FIRST_HIT; index <= leaver; index++) {
      const { piece, from, to } = motions[index];
      const known = movedBalls.indexOf(piece);
      if (known >= 0 && from !== to) movedBalls.splice(known, 1);
    }
    for (let index = FIRST_HIT; index < leaver; index++) {
      const { from, to } = motions[index];
      if (from !== to) movedBalls.push(to);
    }
  }
  return count;
}

/**
 * Returns the number of moves from the first hit on a white ball to the move in which it leaves the board. The ball is
 * the one that leaves last; it is followed backwards from the last move.
 */
function countMovesOfLastBall({ records }: PlayedSolution<State>): number {
  const last = records.length - 1;
  if (last < 1) return 0;
  let ball = leaverOf(records[last]);
  let firstHit = last;
  for (let move = last - 1; move >= 0; move--) {
    const { motions } = records[move];
    for (let index = FIRST_HIT; index < motions.length - 2; index++) {
      if (motions[index].to !== ball) continue;
      ball = motions[index].from;
      firstHit = move;
      break;
    }
  }
  return last - firstHit;
}

/** Returns the cell, before a move, of the white ball that leaves the board in this move. */
function leaverOf({ motions }: MoveRecord): number {
  return motions[motions.length - 2].from;
}

/**
 * Returns how often in a solution the black ball hits a white ball right beside it, and therefore stays on its cell.
 * `records` has the moves of the solution.
 */
function countMovesOnTheSpot(records: readonly MoveRecord[]): number {
  let count = 0;
  for (const { motions } of records) if (motions[BLACK_ROLL].from === motions[BLACK_ROLL].to) count++;
  return count;
}

/** Returns the number of cells over which the black ball rolls, in all moves of the solution together. */
function countCellsRolled(board: Board, records: readonly MoveRecord[]): number {
  let sum = 0;
  for (const { motions } of records) {
    const { from, to, direction } = motions[BLACK_ROLL];
    sum += Math.floor((to - from) / board.steps[direction]);
  }
  return sum;
}
