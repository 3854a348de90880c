import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { below, type Random } from "../../kernel/random";
import type { Composition } from "../../kernel/select";
import type { Work } from "../../kernel/work";
import type { Brief } from "../puzzle";
import type { Level } from "./level";

/**
 * The backward move history of "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov). The level is built in
 * the order in which it will be played. For each move the black ball rolls some way over cells that are empty by then,
 * and a new white ball is put right before it, to be hit and to roll off the board. Only then is it asked where that
 * ball must have stood at the very start. Going back through the earlier moves, newest first: if the ball lies on the
 * way that a white ball rolled, it came there in its stead, one cell short of a ball that stood one cell further on;
 * so that is where it stood before. The place is no good if that is off the board, or if before some move it stands in
 * the black ball's way.
 *
 * Each way is a straight stretch of cells, so it is kept as its two ends and the distance from cell to cell, and
 * whether a cell lies on it takes three comparisons.
 */
interface History {
  readonly board: Board;
  /** How many moves there are; the arrays may be longer. */
  length: number;
  readonly directions: Direction[];
  /** The black ball's cell before each move, and after the last. */
  readonly blacks: number[];
  /** Where each move's white ball stands at the very start. */
  readonly whites: number[];
  /** 1 for a move along a row, the board's stride for one along a column. */
  readonly gaps: number[];
  /** The lowest and highest cell of the black ball's way. */
  readonly blackLows: number[];
  readonly blackHighs: number[];
  /** The lowest and highest cell of the white ball's way: from where it is hit to the edge. */
  readonly whiteLows: number[];
  readonly whiteHighs: number[];
}

const DRAWS_PER_MOVE = 16;
const DRAWS_PER_BALL = 48;
const DRAWS_PER_SLICE = 12;

/** One attempt at a level of `brief.pieces` white balls; undefined when it ran into dead ends again and again. */
export function* compose(brief: Brief, random: Random): Work<Composition<Level> | undefined> {
  const board = createBoard(brief.width, brief.height);
  const history = startHistory(board, cellAt(board, brief.fromX, brief.fromY));
  let drawsHere = 0;
  for (let draws = 1; history.length < brief.pieces; draws++) {
    if (draws > DRAWS_PER_BALL * brief.pieces) return undefined;
    if (addMove(history, random)) {
      drawsHere = 0;
    } else if (++drawsHere >= DRAWS_PER_MOVE) {
      // A dead end: the last two moves are taken back, and other ones are tried.
      history.length = Math.max(0, history.length - 2);
      drawsHere = 0;
    }
    if (draws % DRAWS_PER_SLICE === 0) yield;
  }
  return composition(history);
}

function startHistory(board: Board, black: number): History {
  return {
    board,
    length: 0,
    directions: [],
    blacks: [black],
    whites: [],
    gaps: [],
    blackLows: [],
    blackHighs: [],
    whiteLows: [],
    whiteHighs: [],
  };
}

function composition(history: History): Composition<Level> {
  const whites = history.whites.slice(0, history.length).sort((a, b) => a - b);
  return {
    level: { board: history.board, black: history.blacks[0], whites },
    line: history.directions.slice(0, history.length),
  };
}

/** Draws a direction and a way to roll, longer ones more often; gives whether the move could be added. */
function addMove(history: History, random: Random): boolean {
  const { board, length, blacks } = history;
  const direction = below(random, 4) as Direction;
  const black = blacks[length];
  const room = cellsToEdge(board, black, direction);
  if (room === 0) return false;
  // The larger of two draws: a roll of n cells comes 2n + 1 times as often as none.
  const roll = Math.max(below(random, room), below(random, room));
  const step = board.steps[direction];
  const stop = black + roll * step;
  const white = placeAtStart(history, stop + step);
  if (white === undefined) return false;
  record(history, direction, stop, white, black + room * step);
  return true;
}

/** Where a ball must stand at the start to be on `cell` after all moves so far; undefined if it can't be. */
function placeAtStart(history: History, cell: number): number | undefined {
  const { board, directions, gaps, blackLows, blackHighs, whiteLows, whiteHighs } = history;
  let at = cell;
  for (let move = history.length - 1; move >= 0; move--) {
    if (at >= whiteLows[move] && at <= whiteHighs[move] && (at - whiteLows[move]) % gaps[move] === 0) {
      at += board.steps[directions[move]];
      if (board.isBorder[at]) return undefined;
    }
    if (at >= blackLows[move] && at <= blackHighs[move] && (at - blackLows[move]) % gaps[move] === 0) return undefined;
  }
  return at;
}

function record(history: History, direction: Direction, stop: number, white: number, edge: number): void {
  const { board, length: move, blacks } = history;
  const step = board.steps[direction];
  const start = blacks[move];
  history.directions[move] = direction;
  history.whites[move] = white;
  history.gaps[move] = Math.abs(step);
  history.blackLows[move] = Math.min(start, stop);
  history.blackHighs[move] = Math.max(start, stop);
  history.whiteLows[move] = Math.min(stop + step, edge);
  history.whiteHighs[move] = Math.max(stop + step, edge);
  blacks[move + 1] = stop;
  history.length++;
}

/** How many cells there are between a cell and the edge of the board. */
function cellsToEdge(board: Board, cell: number, direction: Direction): number {
  if (direction === UP) return rowOf(board, cell);
  if (direction === DOWN) return board.height - 1 - rowOf(board, cell);
  if (direction === LEFT) return columnOf(board, cell);
  return direction === RIGHT ? board.width - 1 - columnOf(board, cell) : 0;
}
