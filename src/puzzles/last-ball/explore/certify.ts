/**
 * Searches all states of a level of the puzzle Last Ball and analyses them: shortest solution, number of solutions and
 * difficulty. The analysis gives the same result as kernel/certify.ts, which works for every puzzle, in a third of the
 * time.
 *
 * The graph of states is searched depth first on a single board. Moves are made and undone on the board (see
 * ../hit-chain.ts), so no state is ever copied. Every move pushes one white ball off the board, so the graph has no
 * cycles. Therefore the search knows all successors of a state when it leaves the state. The search then computes at
 * once the state's number of solutions. It also computes how many moves a modelled player (a model of a person) needs
 * from this state; see kernel/difficulty/expected-moves.ts. docs/fast-lua.md explains the style of this code.
 */

import { Mark } from "../../../kernel/board";
import type { Certificate } from "../../../kernel/analysed-graph";
import { LOST, MAX_SOLUTION_COUNT, UNREACHABLE, STUCK } from "../../../kernel/graph";
import { release, acquire, type Lease } from "../../../kernel/pool";
import { toFloat32 } from "../../../kernel/float32";
import { summariseVerdict, addDifficulty } from "../../../kernel/verdict";
import { difficultyOfMoves, movesWithRestarts, sightWeight } from "../../../kernel/difficulty/expected-moves";
import type { Task } from "../../../kernel/task";
import { stateAfterHit, makeMove, obstacleBeyond, undoMove, type BallBoard, type MovedState } from "../hit-chain";
import type { Level } from "../level";
import type { State } from "../state";
import {
  prepareBoard,
  markBoardEmpty,
  growTables,
  findCachedBoardTables,
  createBoardTables,
  allocateTables,
  findFreeScratch,
  type Scratch,
  type BoardTables,
} from "./scratch";
import { addState, bucketOf, addBall, findState, findInBucket, type StateTable } from "./state-table";

/**
 * The background task yields after this many steps. In one step the search for all states of a level enters a new
 * state, or goes back from a finished state.
 */
const STEPS_PER_SLICE = 8;

/**
 * Searches all states of a level and returns the state graph with its analysis, such as the difficulty. The state graph
 * has all states of the level and the moves between them. Returns undefined if the level has more than `maxStates`
 * states. The board must have at most `MAX_CERTIFIED_CELLS` cells.
 */
export function* certifyInPlace(level: Level, maxStates: number): Task<Certificate<State> | undefined> {
  if (maxStates < 1) return undefined;
  const tables = findCachedBoardTables(level.board) ?? (yield* createBoardTables(level.board));
  const scratch = findFreeScratch();
  const lease = acquire(scratch);
  if (scratch.capacity === 0) yield* allocateTables(scratch);
  prepareBoard(scratch, tables);
  /** The result of the search for all states of the level. @locals */
  const explored = yield* exploreStates(level, maxStates, scratch, tables);
  if (!explored.isComplete) {
    release(lease);
    return undefined;
  }
  removeWhites(scratch.marks, level.whites);
  markBoardEmpty(scratch, tables);
  return certificateOf(explored, scratch, tables, lease);
}

interface Exploration {
  readonly stateCount: number;
  readonly wonStates: readonly number[];
  readonly deadEndCount: number;
  /**
   * False if the search for all states of a level stopped early because the level has more states than the parameter
   * `maxStates` allows.
   */
  readonly isComplete: boolean;
}

/**
 * Creates the result of a finished search: the graph of all states of the level, with its analysis. The result uses the
 * pooled tables of `scratch` until the result's function `release` is called.
 * @inline
 */
function certificateOf(
  { stateCount, wonStates, deadEndCount }: Exploration,
  scratch: Scratch,
  tables: BoardTables,
  lease: Lease,
): Certificate<State> {
  const { next, solutions, expectedMoves, winProbability, winDistance } = scratch;
  const stateNumberOf = (state: State): number | undefined => findState(scratch, tables, state);
  const graph = { stateCount, start: 0, next, wonStates, stateNumberOf };
  const difficulty = difficultyOfMoves(movesWithRestarts(expectedMoves[0], winProbability[0]));
  const verdict = addDifficulty(summariseVerdict(graph, winDistance, solutions[0], deadEndCount), difficulty);
  const analysis = { verdict, winDistance };
  const releaseTables = (): void => {
    release(lease);
  };
  return { graph, analysis, release: releaseTables };
}

/**
 * The state of the game that a depth-first search is at, with sums over the directions that the search has tried in
 * this state. States and directions are numbered from 1.
 */
interface SearchCursor {
  stateNumber: number;
  direction: number;
  /**
   * The number of directions tried so far, in the current state, in which the black ball does not fall off the board.
   */
  choiceCount: number;
  /**
   * The sum, over the directions tried so far in the current state, of the moves that a player is expected to need
   * after the move in this direction until the level is solved. The expectation comes from a model of a person.
   */
  movesSum: number;
  /**
   * The sum, over the directions tried so far in the current state, of the player's chances of winning. The chances
   * come from a model of a person.
   */
  winProbabilitySum: number;
  solutionCount: number;
  /**
   * The used length of `chainCells`. The list holds the balls that hit one another in each move from the start to the
   * current state.
   */
  chainEnd: number;
  /** The number of moves from the start to the current state, plus 1. */
  depth: number;
  stepsLeft: number;
  deadEndCount: number;
  black: number;
  /** The white balls in the current state. Each cell has one bit in one of the three integers `word0` to `word2`. */
  word0: number;
  word1: number;
  word2: number;
}

/**
 * The results of the search for each state of the level, as tables of `Scratch`: the states to which the state's moves
 * lead, its number of solutions and its fewest moves to a win. Two more tables say how many moves the modelled player
 * (a model of a person) is expected to need from the state, and how probably this player wins.
 */
type StateResults = Pick<Scratch, "next" | "expectedMoves" | "winProbability" | "solutions" | "winDistance">;

type SearchStack = Omit<Scratch["stack"], "chainCells">;

/**
 * Searches all states of a level, and stops if there are more than `maxStates`. The board in the search's tables
 * `scratch` must have no balls when this function is called. @inline
 */
function* exploreStates(level: Level, maxStates: number, scratch: Scratch, tables: BoardTables): Task<Exploration> {
  const { steps } = level.board;
  const whiteCount = level.whites.length;
  const wonStates: number[] = [];
  /** The hash table of states, in the tables of `scratch`. @locals */
  const states: StateTable = stateTableIn(scratch);
  /** The board, with the white balls of the state that the search is in. @locals */
  const balls: BallBoard = ballsOn(scratch, tables);
  /** The tables in which the search stores its results for each state. @locals */
  const results: StateResults = resultsIn(scratch);
  /** The stack of the depth-first search. @locals */
  const stack: SearchStack = stackIn(scratch);
  /**
   * The state that the search for all states of a level is in. It begins with only the black ball on the board. @locals
   */
  const cursor: SearchCursor = createCursor(level.black);
  putWhites(cursor, balls, level.whites);
  addStart(cursor, states);
  let stateCount = 1;
  let limit = Math.min(maxStates, scratch.capacity);
  for (;;) {
    let successor: number;
    if (cursor.direction <= 4) {
      const step = steps[cursor.direction - 1];
      const hitCell = obstacleBeyond(balls.marks, cursor.black, step);
      if (balls.marks[hitCell - 1] === Mark.Edge) {
        markLoss(cursor, results);
        continue;
      }
      /** The state to which the move in the current direction leads. @locals */
      const moved = stateAfterHit(balls, cursor, cursor.chainEnd, hitCell, step);
      const bucket = bucketOf(moved);
      const bucketHead = states.bucketHeads[bucket] - states.base;
      successor = findInBucket(states, bucketHead, moved);
      if (successor <= 0) {
        if (stateCount === limit) {
          if (stateCount === maxStates) break;
          pushState(cursor, stack);
          yield* growTables(scratch, cursor.depth);
          limit = Math.min(maxStates, scratch.capacity);
        }
        stateCount++;
        successor = stateCount;
        addState(states, successor, moved, bucket, bucketHead);
        if (cursor.depth < whiteCount) {
          makeMove(balls, cursor.chainEnd, moved.chainEnd, step);
          descend(cursor, stack, successor, moved);
          yield* countStep(cursor);
          continue;
        }
        markWin(successor, results);
        wonStates.push(successor - 1);
      }
    } else {
      finishState(cursor, results, whiteCount);
      if (cursor.depth === 1) break;
      yield* countStep(cursor);
      successor = cursor.stateNumber;
      backtrack(cursor, stack, states, balls, steps);
    }
    addTransition(cursor, results, successor);
  }
  return { stateCount, wonStates, deadEndCount: cursor.deadEndCount, isComplete: cursor.direction > 4 };
}

/** Puts the white balls of a level on the board, and adds them to the state in `cursor`. @inline */
function putWhites(cursor: SearchCursor, balls: BallBoard, whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) {
    const ball = whites[index - 1];
    balls.marks[ball - 1] = Mark.Piece;
    addBall(cursor, balls, ball);
  }
}

/** Removes the white balls of a level from the board. @inline */
function removeWhites(marks: Mark[], whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) marks[whites[index - 1] - 1] = Mark.Empty;
}

// The next four functions each gather some tables of the search's memory `Scratch` into a record. The build turns
// records marked `@locals` into Lua locals, which are faster to read than fields.

/** Returns the tables that make up the hash table of states. @inline */
function stateTableIn({ blacks, words0, words1, words2, bucketHeads, nextInBucket, base }: Scratch): StateTable {
  return { blacks, words0, words1, words2, bucketHeads, nextInBucket, base };
}

/** Returns the lists that describe a board with white balls. @inline */
function ballsOn({ marks, stack }: Scratch, { bits0, bits1, bits2 }: BoardTables): BallBoard {
  return { marks, bits0, bits1, bits2, chainCells: stack.chainCells };
}

/** Returns the tables with the results of the search for each state. @inline */
function resultsIn({ next, expectedMoves, winProbability, solutions, winDistance }: Scratch): StateResults {
  return { next, expectedMoves, winProbability, solutions, winDistance };
}

/** Returns the lists of the search's stack, except `chainCells`. @inline */
function stackIn({ stack }: Scratch): SearchStack {
  const { stateAt, directionAt, choicesAt, movesSumAt, winProbabilitySumAt, solutionsAt, chainEndAt } = stack;
  return { stateAt, directionAt, choicesAt, movesSumAt, winProbabilitySumAt, solutionsAt, chainEndAt };
}

/** Creates the position of the search in the start state. The white balls are not in this state yet. @inline */
function createCursor(black: number): SearchCursor {
  return {
    stateNumber: 1,
    direction: 1,
    choiceCount: 0,
    movesSum: 0,
    winProbabilitySum: 0,
    solutionCount: 0,
    chainEnd: 0,
    depth: 1,
    stepsLeft: STEPS_PER_SLICE,
    deadEndCount: 0,
    black,
    word0: 0,
    word1: 0,
    word2: 0,
  };
}

/** Adds the start state of the level to the hash table of states. @inline */
function addStart(cursor: SearchCursor, states: StateTable): void {
  const bucket = bucketOf(cursor);
  const bucketHead = states.bucketHeads[bucket] - states.base;
  addState(states, cursor.stateNumber, cursor, bucket, bucketHead);
}

/** Counts one step of the search. The background task yields after every `STEPS_PER_SLICE` steps. @inline */
function* countStep(cursor: SearchCursor): Task<void> {
  cursor.stepsLeft--;
  if (cursor.stepsLeft > 0) return;
  cursor.stepsLeft = STEPS_PER_SLICE;
  yield;
}

// The next four functions record results of the search for all states of a level: first for one direction of a state,
// then for a whole state.

/** Records that a move in the current direction loses the level, and turns the search to the next direction. @inline */
function markLoss(cursor: SearchCursor, results: StateResults): void {
  results.next[cursor.direction - 1][cursor.stateNumber - 1] = LOST;
  cursor.direction++;
}

/**
 * Records that the direction being tried leads to the state `successor`, and adds the results of `successor` to the
 * sums of the current state. The search for all states of a level has already finished `successor`. @inline
 */
function addTransition(cursor: SearchCursor, results: StateResults, successor: number): void {
  results.next[cursor.direction - 1][cursor.stateNumber - 1] = successor - 1;
  cursor.direction++;
  cursor.choiceCount++;
  cursor.movesSum = toFloat32(cursor.movesSum + results.expectedMoves[successor - 1]);
  cursor.winProbabilitySum = toFloat32(cursor.winProbabilitySum + results.winProbability[successor - 1]);
  cursor.solutionCount += results.solutions[successor - 1];
}

/** Records the results of a state in which the level is won. @inline */
function markWin(stateNumber: number, results: StateResults): void {
  for (let direction = 0; direction < 4; direction++) results.next[direction][stateNumber - 1] = STUCK;
  results.expectedMoves[stateNumber - 1] = 0;
  results.winProbability[stateNumber - 1] = 1;
  results.solutions[stateNumber - 1] = 1;
  results.winDistance[stateNumber - 1] = 0;
}

/**
 * Computes the results of the state that the search is in, such as its number of solutions. The results follow from
 * sums over the four directions in which the player can push the black ball. The search must have tried all four
 * directions.
 * @inline
 */
function finishState(cursor: SearchCursor, results: StateResults, whiteCount: number): void {
  const { stateNumber, choiceCount, solutionCount } = cursor;
  results.solutions[stateNumber - 1] = solutionCount < MAX_SOLUTION_COUNT ? solutionCount : MAX_SOLUTION_COUNT;
  if (solutionCount > 0) {
    const winDistance = whiteCount + 1 - cursor.depth;
    results.winDistance[stateNumber - 1] = winDistance;
    if (winDistance > 1) {
      const seen = sightWeight(winDistance, choiceCount);
      const movesOfSeen = toFloat32(seen * winDistance);
      const total = toFloat32(choiceCount + seen);
      const moves = toFloat32(cursor.movesSum + choiceCount);
      const allMoves = toFloat32(moves + movesOfSeen);
      const wins = toFloat32(cursor.winProbabilitySum + seen);
      results.expectedMoves[stateNumber - 1] = toFloat32(allMoves / total);
      results.winProbability[stateNumber - 1] = toFloat32(wins / total);
    } else {
      results.expectedMoves[stateNumber - 1] = winDistance;
      results.winProbability[stateNumber - 1] = 1;
    }
  } else {
    results.winDistance[stateNumber - 1] = UNREACHABLE;
    results.expectedMoves[stateNumber - 1] = 0;
    results.winProbability[stateNumber - 1] = 0;
    cursor.deadEndCount++;
  }
}

// The next three functions make a move of the black ball and take it back.

/** Puts the current state and the current direction on the stack of the search. @inline */
function pushState(cursor: SearchCursor, stack: SearchStack): void {
  stack.stateAt[cursor.depth - 1] = cursor.stateNumber;
  stack.directionAt[cursor.depth - 1] = cursor.direction;
}

/**
 * Enters the state `moved`, to which the move in the current direction leads. The state before the move and its sums
 * are put on the stack. @inline
 */
function descend(cursor: SearchCursor, stack: SearchStack, stateNumber: number, moved: MovedState): void {
  pushState(cursor, stack);
  stack.choicesAt[cursor.depth - 1] = cursor.choiceCount;
  stack.movesSumAt[cursor.depth - 1] = cursor.movesSum;
  stack.winProbabilitySumAt[cursor.depth - 1] = cursor.winProbabilitySum;
  stack.solutionsAt[cursor.depth - 1] = cursor.solutionCount;
  stack.chainEndAt[cursor.depth - 1] = cursor.chainEnd;
  cursor.depth++;
  cursor.stateNumber = stateNumber;
  cursor.black = moved.black;
  cursor.word0 = moved.word0;
  cursor.word1 = moved.word1;
  cursor.word2 = moved.word2;
  cursor.direction = 1;
  cursor.choiceCount = 0;
  cursor.movesSum = 0;
  cursor.winProbabilitySum = 0;
  cursor.solutionCount = 0;
  cursor.chainEnd = moved.chainEnd;
}

/**
 * Goes back to the state before the latest move: undoes the move on the board, and takes the state and its sums from
 * the stack. @inline
 */
function backtrack(
  cursor: SearchCursor,
  stack: SearchStack,
  states: StateTable,
  balls: BallBoard,
  steps: readonly number[],
): void {
  cursor.depth--;
  cursor.direction = stack.directionAt[cursor.depth - 1];
  const chainStart = stack.chainEndAt[cursor.depth - 1];
  undoMove(balls, chainStart, cursor.chainEnd, steps[cursor.direction - 1]);
  cursor.chainEnd = chainStart;
  cursor.stateNumber = stack.stateAt[cursor.depth - 1];
  cursor.black = states.blacks[cursor.stateNumber - 1];
  cursor.word0 = states.words0[cursor.stateNumber - 1];
  cursor.word1 = states.words1[cursor.stateNumber - 1];
  cursor.word2 = states.words2[cursor.stateNumber - 1];
  cursor.choiceCount = stack.choicesAt[cursor.depth - 1];
  cursor.movesSum = stack.movesSumAt[cursor.depth - 1];
  cursor.winProbabilitySum = stack.winProbabilitySumAt[cursor.depth - 1];
  cursor.solutionCount = stack.solutionsAt[cursor.depth - 1];
}
