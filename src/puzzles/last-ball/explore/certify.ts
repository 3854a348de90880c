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

/**
 * Last Ball's own way to what kernel/certify finds out of any puzzle: the same certificate, at a third of the cost.
 *
 * The state graph is walked depth first on a single board (see chain.ts), and no position is ever copied. A move leaves
 * one ball fewer, so no position comes again on its own way: all that it leads to is known before it is done with, and
 * its own count of winning lines follows at once, and what comes of wandering from it (see kernel/wander). docs/fast-lua.md says why it is written as it is.
 */

// Steps to a new state, and back from one that is known.
const STEPS_PER_SLICE = 8;

/** Certifies a level; undefined when it has more than `cap` states. Its board has at most `MAX_CERTIFIED_CELLS`. */
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

/** The states of a level, and what its verdict needs beside the tables. */
interface Exploration {
  readonly size: number;
  readonly won: readonly number[];
  readonly deadEnds: number;
  /** Whether these are all states. */
  readonly isComplete: boolean;
}

/** @inline */
function certificateOf(
  { size: stateCount, won: wonStates, deadEnds }: Exploration,
  scratch: Scratch,
  tables: BoardTables,
  lease: Lease,
): Certificate<State> {
  const { next, solutions, expectedMoves, winChance, winDistance } = scratch;
  const stateNumberOf = (position: State): number | undefined => findState(scratch, tables, position);
  const graph = { stateCount: stateCount, start: 0, next, wonStates: wonStates, stateNumberOf: stateNumberOf };
  const difficulty = difficultyCentibits(expectedMoves[0], winChance[0], winDistance[0]);
  const verdict = addDifficulty(summariseVerdict(graph, winDistance, solutions[0], deadEnds), difficulty);
  const analysis = { verdict, winDistance: winDistance };
  const recycle = (): void => {
    release(lease);
  };
  return { graph, analysis, release: recycle };
}

/** Where the walk is. States and directions count from 1. */
interface SearchCursor {
  stateNumber: number;
  /** The direction to be tried next, and of those before it: how many do not lose, and what they sum up to. */
  direction: number;
  choices: number;
  movesSum: number;
  winChanceSum: number;
  solutions: number;
  /** Where the chain of the last move ends in the list of chains. */
  chainEnd: number;
  /** How many moves lead here, plus 1. */
  depth: number;
  stepsLeft: number;
  /** How many of the states that are known lead to no win. */
  deadEnds: number;
  black: number;
  word0: number;
  word1: number;
  word2: number;
}

/** What is known of a state; see `Buffers`. */
type Findings = Pick<Scratch, "next" | "expectedMoves" | "winChance" | "solutions" | "winDistance">;

/** The way to the present position, without its chains; see `Buffers`. */
type StackFrames = Omit<Scratch["stack"], "chainCells">;

/** Walks all states of a level on an empty board, or as many as `cap`. @inline */
function* exploreStates(level: Level, cap: number, scratch: Scratch, tables: BoardTables): Task<Exploration> {
  const { steps } = level.board;
  const whites = level.whites.length;
  const won: number[] = [];
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
  let size = 1;
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
        if (size === limit) {
          if (size === cap) break;
          writeFrame(cursor, frames);
          yield* growTables(scratch, cursor.depth);
          limit = Math.min(cap, scratch.capacity);
        }
        size++;
        successor = size;
        addState(states, successor, moved, bucket, bucketHead);
        if (cursor.depth < whites) {
          makeMove(balls, cursor.chainEnd, moved.chainEnd, step);
          descend(cursor, frames, successor, moved);
          yield* countStep(cursor);
          continue;
        }
        markWin(successor, findings);
        won.push(successor - 1);
      }
    } else {
      finishState(cursor, findings, whites);
      if (cursor.depth === 1) break;
      yield* countStep(cursor);
      successor = cursor.stateNumber;
      backtrack(cursor, frames, states, balls, steps);
    }
    addTransition(cursor, findings, successor);
  }
  return { size, won, deadEnds: cursor.deadEnds, isComplete: cursor.direction > 4 };
}

/** Puts the white balls on the board and into the words of the position. @inline */
function putWhites(cursor: SearchCursor, balls: BallBoard, whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) {
    const ball = whites[index - 1];
    balls.marks[ball - 1] = Mark.Piece;
    addBall(cursor, balls, ball);
  }
}

/** Takes them off the board. @inline */
function removeWhites(marks: Mark[], whites: readonly number[]): void {
  const count = whites.length;
  for (let index = 1; index <= count; index++) marks[whites[index - 1] - 1] = Mark.Empty;
}

// The tables, each in a local.

/** @inline */
function stateTableIn({ blacks, words0, words1, words2, buckets, sameBucket, base }: Scratch): StateTable {
  return { blacks, words0, words1, words2, buckets, sameBucket, base };
}

/** @inline */
function ballsOn({ marks, stack }: Scratch, { bits0, bits1, bits2 }: BoardTables): BallBoard {
  return { marks, bits0, bits1, bits2, chainCells: stack.chainCells };
}

/** @inline */
function findingsIn({ next, expectedMoves, winChance, solutions, winDistance }: Scratch): Findings {
  return { next, expectedMoves, winChance, solutions, winDistance };
}

/** @inline */
function framesIn({ stack }: Scratch): StackFrames {
  const { stateAt, directionAt, choicesAt, movesSumAt, winChanceSumAt, solutionsAt, chainEndAt } = stack;
  return { stateAt, directionAt, choicesAt, movesSumAt, winChanceSumAt, solutionsAt, chainEndAt };
}

/** @inline */
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
    deadEnds: 0,
    black,
    word0: 0,
    word1: 0,
    word2: 0,
  };
}

/** The start becomes the first state. @inline */
function addStart(cursor: SearchCursor, states: StateTable): void {
  const bucket = bucketOf(cursor);
  const bucketHead = states.buckets[bucket] - states.base;
  addState(states, cursor.stateNumber, cursor, bucket, bucketHead);
}

/** Ends the slice when its steps are over. @inline */
function* countStep(cursor: SearchCursor): Task<void> {
  cursor.stepsLeft--;
  if (cursor.stepsLeft > 0) return;
  cursor.stepsLeft = STEPS_PER_SLICE;
  yield;
}

// What is tried from a state.

/** The black ball leaves the board. @inline */
function markLoss(cursor: SearchCursor, findings: Findings): void {
  findings.next[cursor.direction - 1][cursor.stateNumber - 1] = LOST;
  cursor.direction++;
}

/** The direction leads to a state of which all is known. @inline */
function addTransition(cursor: SearchCursor, findings: Findings, successor: number): void {
  findings.next[cursor.direction - 1][cursor.stateNumber - 1] = successor - 1;
  cursor.direction++;
  cursor.choices++;
  cursor.movesSum = toFloat32(cursor.movesSum + findings.expectedMoves[successor - 1]);
  cursor.winChanceSum = toFloat32(cursor.winChanceSum + findings.winChance[successor - 1]);
  cursor.solutions += findings.solutions[successor - 1];
}

/** All balls are gone. @inline */
function markWin(stateNumber: number, findings: Findings): void {
  for (let direction = 0; direction < 4; direction++) findings.next[direction][stateNumber - 1] = STUCK;
  findings.expectedMoves[stateNumber - 1] = 0;
  findings.winChance[stateNumber - 1] = 1;
  findings.solutions[stateNumber - 1] = 1;
  findings.winDistance[stateNumber - 1] = 0;
}

/** All directions are known, so the state is. @inline */
function finishState(cursor: SearchCursor, findings: Findings, whites: number): void {
  const { stateNumber, choices, solutions } = cursor;
  findings.solutions[stateNumber - 1] = solutions < MAX_SOLUTION_COUNT ? solutions : MAX_SOLUTION_COUNT;
  if (solutions > 0) {
    const winDistance = whites + 1 - cursor.depth;
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
    cursor.deadEnds++;
  }
}

// One move on, and one back.

/** Keeps what is known of the present position. @inline */
function writeFrame(cursor: SearchCursor, frames: StackFrames): void {
  frames.stateAt[cursor.depth - 1] = cursor.stateNumber;
  frames.directionAt[cursor.depth - 1] = cursor.direction;
}

/** Makes another position the present one. @inline */
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

/** Takes the move back that led to the present position, on the board too. @inline */
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
