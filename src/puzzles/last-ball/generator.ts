import { cellAt, createBoard, NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import { draw, type Random } from "../../kernel/random";
import { MAX_SIDE } from "../../kernel/map-text";
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
 * The two ways of a move are one straight line, from where the black ball started to the edge: first the cells that it
 * rolls over, up to its stop, then those of the white ball. So a move is kept as that line, and whether a ball has to
 * do with it takes three comparisons.
 */
interface History {
  readonly board: Board;
  readonly directions: Direction[];
  /** The black ball's cell before each move, and after the last. */
  readonly blacks: number[];
  /** Where each move's white ball stands at the very start. */
  readonly whites: number[];
  /** The random number that each move was made from. */
  readonly numbers: number[];
  /** Each move's line: its lowest and highest cell, and how far apart neighbours on it are. */
  readonly lows: number[];
  readonly highs: number[];
  readonly gaps: number[];
}

// Below this, levels are easy for their number of balls: the hardest tenth of those made of short rolls is no harder than
// the median of those made of long ones.
const EASY_CENTIBITS_PER_BALL = 30;

const DRAWS_PER_MOVE = 16;
const DRAWS_PER_BALL = 48;
const DRAWS_PER_SLICE = 8;

/**
 * One attempt at a level of `brief.pieces` white balls; undefined when it ran into dead ends again and again. With an
 * `opening`, numbers of an older composition from the same cell, the level begins with the same moves.
 */
export function* compose(
  brief: Brief,
  random: Random,
  opening: readonly number[] = [],
): Work<Composition<Level> | undefined> {
  const board = createBoard(brief.width, brief.height);
  const history = startHistory(board, cellAt(board, brief.fromX, brief.fromY));
  const { pieces } = brief;
  const prefersShort = brief.difficultyCentibits < EASY_CENTIBITS_PER_BALL * pieces;
  let moves = 0;
  for (const number of opening) if (addMove(history, moves, number, prefersShort)) moves++;
  let drawsHere = 0;
  for (let draws = 1; moves < pieces; draws++) {
    if (addMove(history, moves, draw(random), prefersShort)) {
      moves++;
      drawsHere = 0;
    } else {
      drawsHere++;
      if (drawsHere === DRAWS_PER_MOVE) {
        // A dead end: the last two moves are taken back, and other ones are tried.
        moves = Math.max(0, moves - 2);
        drawsHere = 0;
        if (draws > DRAWS_PER_BALL * pieces) return undefined;
      }
    }
    if (draws % DRAWS_PER_SLICE === 0) yield;
  }
  return composition(history, moves);
}

function startHistory(board: Board, black: number): History {
  return { board, directions: [], blacks: [black], whites: [], numbers: [], lows: [], highs: [], gaps: [] };
}

function composition(history: History, moves: number): Composition<Level> {
  const whites: number[] = [];
  for (let move = 0; move < moves; move++) insert(whites, history.whites[move]);
  return {
    level: { board: history.board, black: history.blacks[0], whites },
    line: history.directions.slice(0, moves),
    numbers: history.numbers.slice(0, moves),
  };
}

/** Puts a cell into a list in ascending order. */
function insert(cells: number[], cell: number): void {
  let at = cells.length;
  while (at > 0 && cells[at - 1] > cell) {
    cells[at] = cells[at - 1];
    at--;
  }
  cells[at] = cell;
}

/**
 * Adds a move to a history of `moves`: `number`, a random one, says which way and how far to roll. Gives false, and
 * changes nothing, if there is no room that way or if there is no place for the white ball.
 */
function addMove(history: History, moves: number, number: number, prefersShort: boolean): boolean {
  const { board, blacks } = history;
  const direction = number % 4;
  const black = blacks[moves];
  const room = board.toEdge[direction][black];
  if (room === 0) return false;
  const step = board.steps[direction];
  const long = roots[number % (4 * room * room)];
  const stop = black + (prefersShort ? room - 1 - long : long) * step;
  const white = placeAtStart(history, moves, stop + step);
  if (white === NOWHERE) return false;
  const edge = black + room * step;
  history.directions[moves] = direction as Direction;
  history.whites[moves] = white;
  history.numbers[moves] = number;
  if (step > 0) {
    history.lows[moves] = black;
    history.highs[moves] = edge;
    history.gaps[moves] = step;
  } else {
    history.lows[moves] = edge;
    history.highs[moves] = black;
    history.gaps[moves] = -step;
  }
  blacks[moves + 1] = stop;
  return true;
}

// How far to roll: roots[i] is the square root of i / 4, rounded down, so among the numbers below 4n² every r below n
// comes 4 (2r + 1) times. A way of r cells is 2r + 1 times as likely as staying: longer ones make better levels.
const roots: number[] = [];
for (let root = 0; root < MAX_SIDE; root++) {
  for (let count = 0; count < 4 * (2 * root + 1); count++) roots.push(root);
}

/**
 * Where a ball must stand at the very start to be on `cell` after the first `moves` moves; `NOWHERE` if it can't be.
 */
function placeAtStart(history: History, moves: number, cell: number): number {
  const { lows, highs } = history;
  let at = cell;
  for (let move = moves; move > 0; move--) {
    if (at <= highs[move - 1] && at >= lows[move - 1] && (at - lows[move - 1]) % history.gaps[move - 1] === 0) {
      const step = history.board.steps[history.directions[move - 1]];
      const stop = history.blacks[move];
      // Up to its stop the line is the black ball's way.
      if (step > 0 ? at <= stop : at >= stop) return NOWHERE;
      at += step;
      if (history.board.isBorder[at]) return NOWHERE;
    }
  }
  return at;
}
