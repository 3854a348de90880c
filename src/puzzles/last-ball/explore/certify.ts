/**
 * Certifies levels of Last Ball. The certificate equals that of kernel/certify.ts, which works for every puzzle, at a
 * third of the cost.
 *
 * The state graph is searched depth first on a single board. Moves are made and undone in place (see ../hit-chain.ts),
 * so no state is ever copied. Every move takes one white ball off the board, so the graph has no cycles. The search
 * therefore knows all successors of a state when it leaves that state. It computes the state's solution count and the
 * results of the random walk (see kernel/difficulty/random-walk.ts) at once. docs/fast-lua.md explains the style of
 * this code.
 */

import { Mark } from "../../../kernel/board";
import type { Certificate } from "../../../kernel/analysed-graph";
import { LOST, MAX_SOLUTION_COUNT, UNREACHABLE, STUCK } from "../../../kernel/graph";
import { release, acquire, type Lease } from "../../../kernel/pool";
import { toFloat32 } from "../../../kernel/float32";
import { summariseVerdict, addDifficulty } from "../../../kernel/verdict";
import { difficultyCentibits, LOOKAHEAD_MOVES } from "../../../kernel/difficulty/random-walk";
import type { Task } from "../../../kernel/task";
import { stateAfterHit, makeMove, obstacleBeyond, undoMove, type BallBoard, type MovedState } from "../hit-chain";
import type { Level } from "../level";
import type { State } from "../state";
import {
  prepareBoard,
  markBoardEmpty,
  growTables,
  knownBoardTables,
  createBoardTables,
  allocateTables,
  findFreeScratch,
  type Scratch,
  type BoardTables,
} from "./scratch";
import { addState, bucketOf, addBall, findState, findInBucket, type StateTable } from "./state-table";

// A step enters a new state or backtracks from a finished one. The task yields after this many steps.
const STEPS_PER_SLICE = 8;

/**
 * Returns the certificate of a level, or undefined if the level has more than `cap` states. The board must have at most
 * `MAX_CERTIFIED_CELLS` cells.
 */
export function* certifyInPlace(level: Level, cap: number): Task<Certificate<State> | undefined> {
  if (cap < 1) return undefined;
  const tables = knownBoardTables(level.board) ?? (yield* createBoardTables(level.board));
  const scratch = findFreeScratch();
  const lease = acquire(scratch);
  if (scratch.capacity === 0) yield* allocateTables(scratch);
  prepareBoard(scratch, tables);
  /** @locals */
  const explored = yield* exploreStates(level, cap, scratch, tables);
  if (!explored.isComplete) {
    release(lease);
    return undefined;
  }
  removeWhites(scratch.marks, level.whites);
  markBoardEmpty(scratch, tables);
  return certificateOf(explored, scratch, tables, lease);
}

/** A finished search: the facts of a level that are not in the tables of its scratch. */
interface Exploration {
  readonly stateCount: number;
  readonly wonStates: readonly number[];
  readonly deadEndCount: number;
  /** False if the search stopped because the level has more states than the cap. */
  readonly isComplete: boolean;
}

/** Creates the certificate. It keeps the scratch leased until the certificate is released. @inline */
function certificateOf(
  { stateCount, wonStates, deadEndCount }: Exploration,
  scratch: Scratch,
  tables: BoardTables,
  lease: Lease,
): Certificate<State> {
  const { next, solutions, expectedMoves, winChance, winDistance } = scratch;
  const stateNumberOf = (state: State): number | undefined => findState(scratch, tables, state);
  const graph = { stateCount, start: 0, next, wonStates, stateNumberOf };
  const difficulty = difficultyCentibits(expectedMoves[0], winChance[0], winDistance[0]);
  const verdict = addDifficulty(summariseVerdict(graph, winDistance, solutions[0], deadEndCount), difficulty);
  const analysis = { verdict, winDistance };
  const recycle = (): void => {
    release(lease);
  };
  return { graph, analysis, release: recycle };
}

/** The current state of the depth-first search. State numbers and directions count from 1. */
interface SearchCursor {
  stateNumber: number;
  /** The direction that the search tries next. */
  direction: number;
  /** How many of the directions tried so far do not lose. */
  choices: number;
  /** Sums over the directions tried so far: expected moves, chances of a win, and solutions. */
  movesSum: number;
  winChanceSum: number;
  solutions: number;
  /** The used length of `chainCells`, where the hit chain of the last move ends. */
  chainEnd: number;
  /** The number of moves from the start to the current state, plus 1. */
  depth: number;
  /** How many steps of this slice are left. */
  stepsLeft: number;
  /** How many finished states lead to no win. */
  deadEndCount: number;
  /** The current state as a packed state: the black ball's cell, and the white balls as bits of three words. */
  black: number;
  word0: number;
  word1: number;
  word2: number;
}

/** The results of each state: its successors, random walk, solutions and win distance, as tables of `Scratch`. */
type Findings = Pick<Scratch, "next" | "expectedMoves" | "winChance" | "solutions" | "winDistance">;

/** The stack of the depth-first search, without the hit chains: `BallBoard` has those. */
type StackFrames = Omit<Scratch["stack"], "chainCells">;

/** Searches all states of a level, or stops at `cap` states. The board in the scratch must be empty. @inline */
function* exploreStates(level: Level, cap: number, scratch: Scratch, tables: BoardTables): Task<Exploration> {
  const { steps } = level.board;
  const whiteCount = level.whites.length;
  const wonStates: number[] = [];
  /** @locals */
  const states: StateTable = stateTableIn(scratch);
  /** @locals */
  const balls: BallBoard = ballsOn(scratch, tables);
  /** @locals */
  const findings: Findings = findingsIn(scratch);
  /** @locals */
  const frames: StackFrames = framesIn(scratch);
  /** @locals */
  const cursor: SearchCursor = createCursor(level.black);
  putWhites(cursor, balls, level.whites);
  addStart(cursor, states);
  let stateCount = 1;
  let limit = Math.min(cap, scratch.capacity);
  for (;;) {
    let successor: number;
    if (cursor.direction <= 4) {
      const step = steps[cursor.direction - 1];
      const hitCell = obstacleBeyond(balls.marks, cursor.black, step);
      if (balls.marks[hitCell - 1] === Mark.Edge) {
        markLoss(cursor, findings);
        continue;
      }
      /** @locals */
      const moved = stateAfterHit(balls, cursor, cursor.chainEnd, hitCell, step);
      const bucket = bucketOf(moved);
      const bucketHead = states.buckets[bucket] - states.base;
      successor = findInBucket(states, bucketHead, moved);
      if (successor <= 0) {
        if (stateCount === limit) {
          if (stateCount === cap) break;
          writeFrame(cursor, frames);
          yield* growTables(scratch, cursor.depth);
          limit = Math.min(cap, scratch.capacity);
        }
        stateCount++;
        successor = stateCount;
        addState(states, successor, moved, bucket, bucketHead);
        if (cursor.depth < whiteCount) {
          makeMove(balls, cursor.chainEnd, moved.chainEnd, step);
          descend(cursor, frames, successor, moved);
          yield* countStep(cursor);
          continue;
        }
        markWin(successor, findings);
        wonStates.push(successor - 1);
      }
    } else {
      finishState(cursor, findings, whiteCount);
      if (cursor.depth === 1) break;
      yield* countStep(cursor);
      successor = cursor.stateNumber;
      backtrack(cursor, frames, states, balls, steps);
    }
    addTransition(cursor, findings, successor);
  }
  return { stateCount, wonStates, deadEndCount: cursor.deadEndCount, isComplete: cursor.direction > 4 };
}

/** Puts the white balls on the board and into the three words of the cursor. @inline */
function putWhites(cursor: SearchCursor, balls: BallBoard, whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) {
    const ball = whites[index - 1];
    balls.marks[ball - 1] = Mark.Piece;
    addBall(cursor, balls, ball);
  }
}

/** Takes the white balls of a level off the board. @inline */
function removeWhites(marks: Mark[], whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) marks[whites[index - 1] - 1] = Mark.Empty;
}

// The next four functions gather tables for records marked `@locals`, because Lua reads a local faster than a field.

/** Returns the tables of the scratch that make up the state table. @inline */
function stateTableIn({ blacks, words0, words1, words2, buckets, sameBucket, base }: Scratch): StateTable {
  return { blacks, words0, words1, words2, buckets, sameBucket, base };
}

/** Returns the board of the scratch with its tables. @inline */
function ballsOn({ marks, stack }: Scratch, { bits0, bits1, bits2 }: BoardTables): BallBoard {
  return { marks, bits0, bits1, bits2, chainCells: stack.chainCells };
}

/** Returns the tables of the scratch that hold the results of each state. @inline */
function findingsIn({ next, expectedMoves, winChance, solutions, winDistance }: Scratch): Findings {
  return { next, expectedMoves, winChance, solutions, winDistance };
}

/** Returns the stack of the scratch, without its hit chains. @inline */
function framesIn({ stack }: Scratch): StackFrames {
  const { stateAt, directionAt, choicesAt, movesSumAt, winChanceSumAt, solutionsAt, chainEndAt } = stack;
  return { stateAt, directionAt, choicesAt, movesSumAt, winChanceSumAt, solutionsAt, chainEndAt };
}

/** Creates a cursor at the start of a level, without the white balls. @inline */
function createCursor(black: number): SearchCursor {
  return {
    stateNumber: 1,
    direction: 1,
    choices: 0,
    movesSum: 0,
    winChanceSum: 0,
    solutions: 0,
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

/** Adds the start of the level to the state table, as state 1. @inline */
function addStart(cursor: SearchCursor, states: StateTable): void {
  const bucket = bucketOf(cursor);
  const bucketHead = states.buckets[bucket] - states.base;
  addState(states, cursor.stateNumber, cursor, bucket, bucketHead);
}

/** Counts one step, and yields when the slice has no steps left. @inline */
function* countStep(cursor: SearchCursor): Task<void> {
  cursor.stepsLeft--;
  if (cursor.stepsLeft > 0) return;
  cursor.stepsLeft = STEPS_PER_SLICE;
  yield;
}

// The results of the four directions of a state, and of the state itself.

/** Records that the cursor's direction loses: the black ball would leave the board. @inline */
function markLoss(cursor: SearchCursor, findings: Findings): void {
  findings.next[cursor.direction - 1][cursor.stateNumber - 1] = LOST;
  cursor.direction++;
}

/** Records that the cursor's direction leads to a finished state, and adds up the results of that state. @inline */
function addTransition(cursor: SearchCursor, findings: Findings, successor: number): void {
  findings.next[cursor.direction - 1][cursor.stateNumber - 1] = successor - 1;
  cursor.direction++;
  cursor.choices++;
  cursor.movesSum = toFloat32(cursor.movesSum + findings.expectedMoves[successor - 1]);
  cursor.winChanceSum = toFloat32(cursor.winChanceSum + findings.winChance[successor - 1]);
  cursor.solutions += findings.solutions[successor - 1];
}

/** Records the results of a won state, in which no white ball is left. @inline */
function markWin(stateNumber: number, findings: Findings): void {
  for (let direction = 0; direction < 4; direction++) findings.next[direction][stateNumber - 1] = STUCK;
  findings.expectedMoves[stateNumber - 1] = 0;
  findings.winChance[stateNumber - 1] = 1;
  findings.solutions[stateNumber - 1] = 1;
  findings.winDistance[stateNumber - 1] = 0;
}

/** Computes the results of the current state from its sums, once all four directions have been tried. @inline */
function finishState(cursor: SearchCursor, findings: Findings, whiteCount: number): void {
  const { stateNumber, choices, solutions } = cursor;
  findings.solutions[stateNumber - 1] = solutions < MAX_SOLUTION_COUNT ? solutions : MAX_SOLUTION_COUNT;
  if (solutions > 0) {
    const winDistance = whiteCount + 1 - cursor.depth;
    findings.winDistance[stateNumber - 1] = winDistance;
    if (winDistance > LOOKAHEAD_MOVES) {
      const moves = toFloat32(cursor.movesSum + choices);
      findings.expectedMoves[stateNumber - 1] = toFloat32(moves / choices);
      findings.winChance[stateNumber - 1] = toFloat32(cursor.winChanceSum / choices);
    } else {
      findings.expectedMoves[stateNumber - 1] = winDistance;
      findings.winChance[stateNumber - 1] = 1;
    }
  } else {
    findings.winDistance[stateNumber - 1] = UNREACHABLE;
    findings.expectedMoves[stateNumber - 1] = 0;
    findings.winChance[stateNumber - 1] = 0;
    cursor.deadEndCount++;
  }
}

// Making a move and taking it back.

/** Writes the number and direction of the current state to the stack. @inline */
function writeFrame(cursor: SearchCursor, frames: StackFrames): void {
  frames.stateAt[cursor.depth - 1] = cursor.stateNumber;
  frames.directionAt[cursor.depth - 1] = cursor.direction;
}

/** Pushes the current state onto the stack and makes its successor the current state. @inline */
function descend(cursor: SearchCursor, frames: StackFrames, stateNumber: number, moved: MovedState): void {
  writeFrame(cursor, frames);
  frames.choicesAt[cursor.depth - 1] = cursor.choices;
  frames.movesSumAt[cursor.depth - 1] = cursor.movesSum;
  frames.winChanceSumAt[cursor.depth - 1] = cursor.winChanceSum;
  frames.solutionsAt[cursor.depth - 1] = cursor.solutions;
  frames.chainEndAt[cursor.depth - 1] = cursor.chainEnd;
  cursor.depth++;
  cursor.stateNumber = stateNumber;
  cursor.black = moved.black;
  cursor.word0 = moved.word0;
  cursor.word1 = moved.word1;
  cursor.word2 = moved.word2;
  cursor.direction = 1;
  cursor.choices = 0;
  cursor.movesSum = 0;
  cursor.winChanceSum = 0;
  cursor.solutions = 0;
  cursor.chainEnd = moved.chainEnd;
}

/** Takes back the last move, also on the board, and makes the state before it the current one. @inline */
function backtrack(
  cursor: SearchCursor,
  frames: StackFrames,
  states: StateTable,
  balls: BallBoard,
  steps: readonly number[],
): void {
  cursor.depth--;
  cursor.direction = frames.directionAt[cursor.depth - 1];
  const chainStart = frames.chainEndAt[cursor.depth - 1];
  undoMove(balls, chainStart, cursor.chainEnd, steps[cursor.direction - 1]);
  cursor.chainEnd = chainStart;
  cursor.stateNumber = frames.stateAt[cursor.depth - 1];
  cursor.black = states.blacks[cursor.stateNumber - 1];
  cursor.word0 = states.words0[cursor.stateNumber - 1];
  cursor.word1 = states.words1[cursor.stateNumber - 1];
  cursor.word2 = states.words2[cursor.stateNumber - 1];
  cursor.choices = frames.choicesAt[cursor.depth - 1];
  cursor.movesSum = frames.movesSumAt[cursor.depth - 1];
  cursor.winChanceSum = frames.winChanceSumAt[cursor.depth - 1];
  cursor.solutions = frames.solutionsAt[cursor.depth - 1];
}
