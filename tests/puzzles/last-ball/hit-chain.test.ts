import { expect, test } from "vitest";
import { createBoard, Mark } from "../../../src/kernel/board";
import { runToEnd } from "../../../src/kernel/task";
import {
  stateAfterHit,
  makeMove,
  obstacleBeyond,
  undoMove,
  type BallBoard,
} from "../../../src/puzzles/last-ball/hit-chain";
import { createBoardTables } from "../../../src/puzzles/last-ball/explore/scratch";
import {
  addBall,
  addState,
  bucketOf,
  hasPackedState,
  findInBucket,
  type BallBits,
} from "../../../src/puzzles/last-ball/explore/state-table";

const tables = runToEnd(createBoardTables(createBoard(12, 7)));
const [first] = tables.board.cells;

function boardWithBalls(...columns: number[]): BallBoard {
  const marks = [...tables.blank];
  for (const column of columns) marks[first + column - 1] = Mark.Piece;
  return { marks, bits0: tables.bits0, bits1: tables.bits1, bits2: tables.bits2, chainCells: [] };
}

function ballBitsOf(...columns: number[]): BallBits {
  const words = { word0: 0, word1: 0, word2: 0 };
  for (const column of columns) addBall(words, tables, first + column);
  return words;
}

test("a ball rolls to the next ball or over the edge", () => {
  const { marks } = boardWithBalls(3, 7);
  expect(obstacleBeyond(marks, first, 1)).toBe(first + 3);
  expect(obstacleBeyond(marks, first + 3, 1)).toBe(first + 7);
  expect(marks[obstacleBeyond(marks, first + 7, 1) - 1]).toBe(Mark.Edge);
});

test("a hit removes one ball and shifts the rest of the hit chain one cell nearer", () => {
  const balls = boardWithBalls(3, 7, 9);
  const before = { black: first, ...ballBitsOf(3, 7, 9) };
  const after = stateAfterHit(balls, before, 0, first + 3, 1);
  expect(after).toEqual({ black: first + 2, ...ballBitsOf(6, 8), chainEnd: 3 });
  expect(balls.marks).toEqual(boardWithBalls(3, 7, 9).marks);
});

test("undoMove restores the board that makeMove changed", () => {
  const balls = boardWithBalls(3, 7, 9);
  const { chainEnd } = stateAfterHit(balls, { black: first, ...ballBitsOf(3, 7, 9) }, 0, first + 3, 1);
  makeMove(balls, 0, chainEnd, 1);
  expect(balls.marks).toEqual(boardWithBalls(6, 8).marks);
  undoMove(balls, 0, chainEnd, 1);
  expect(balls.marks).toEqual(boardWithBalls(3, 7, 9).marks);
});

test("a packed state is found among the states of its bucket", () => {
  const table = { blacks: [], words0: [], words1: [], words2: [], bucketHeads: [], nextInBucket: [], base: 100 };
  const one = { black: first, ...ballBitsOf(3) };
  const other = { black: first + 1, ...ballBitsOf(3) };
  addState(table, 1, one, bucketOf(one), 0);
  addState(table, 2, other, bucketOf(one), 1);
  expect([hasPackedState(table, 1, one), hasPackedState(table, 2, one)]).toEqual([true, false]);
  expect([findInBucket(table, 2, one), findInBucket(table, 2, other)]).toEqual([1, 2]);
  expect(findInBucket(table, 2, { black: first, ...ballBitsOf(4) })).toBe(0);
});
