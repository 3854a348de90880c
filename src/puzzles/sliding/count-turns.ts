/**
 * Measures two solving ideas (techniques that a solution needs) of puzzles in which one piece slides: "spiral" (many
 * turns to the same side) and "stairs" (turns alternately to the right and to the left).
 */
import type { Direction } from "../../kernel/direction";

/**
 * The fewest successive turns that count as a solving idea (a technique that a solution needs). Four turns to the same
 * side are a full round.
 */
const MIN_TURNS = 4;
const DIRECTION_COUNT = 4;
const RIGHT_TURN = 1;
const LEFT_TURN = 3;

/**
 * Returns the largest number of successive turns to the same side in the moves of a solution. Returns 0 if this number
 * is below `MIN_TURNS`. A move in the direction of the move before, or in the opposite one, ends a series of turns.
 */
export function countTurnsRound(moves: readonly Direction[]): number {
  return countSuccessiveTurns(
    moves,
    (turn, before) => turn === before,
    () => true,
  );
}

/**
 * Returns the largest number of successive turns that go alternately to the right and to the left, as in a staircase. A
 * turn counts only if `isStep` returns true for the indices of its two moves. Returns 0 if this number is below
 * `MIN_TURNS`. `countTurnsRound` counts turns to the same side.
 */
export function countTurnsOfStairs(
  moves: readonly Direction[],
  isStep: (this: void, index: number) => boolean,
): number {
  return countSuccessiveTurns(moves, (turn, before) => turn !== before, isStep);
}

/**
 * Returns the length of the longest series of successive turns. A turn is a change of direction between two successive
 * moves. A turn continues a series if `belongs` returns true for this turn and the turn before it. A turn counts only
 * if `isCounted` returns true for the indices of its two moves. Returns 0 if the length is below `MIN_TURNS`.
 */
function countSuccessiveTurns(
  moves: readonly Direction[],
  belongs: (this: void, turn: number, before: number) => boolean,
  isCounted: (this: void, index: number) => boolean,
): number {
  let most = 0;
  let count = 0;
  let before = 0;
  for (let index = 1; index < moves.length; index++) {
    const turn = (moves[index] - moves[index - 1] + DIRECTION_COUNT) % DIRECTION_COUNT;
    const isTurn = (turn === RIGHT_TURN || turn === LEFT_TURN) && isCounted(index - 1) && isCounted(index);
    if (!isTurn) count = 0;
    else count = count > 0 && belongs(turn, before) ? count + 1 : 1;
    before = turn;
    if (count > most) most = count;
  }
  return most >= MIN_TURNS ? most : 0;
}
