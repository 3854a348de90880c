import { cellAt, knownBoard, layOutBoard, NOWHERE } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { draw, type Random } from "../../../kernel/random";
import type { Composition } from "../../../kernel/select";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import type { Brief } from "./wish";

// Below this, levels are easy for their number of balls. Short rolls make easier ones: of 600 levels of 12 balls the
// median was 1.65 bits with short rolls and 2.51 with long ones.
const EASY_CENTIBITS_PER_BALL = 16;

const DRAWS_PER_MOVE = 16;
const DRAWS_PER_BALL = 48;

// A slice is over after as much work as this. Looking back upon a move counts 1.
const WORK_PER_SLICE = 80;
const WORK_TO_BEGIN = 20;
const WORK_PER_DRAW = 5;

// How far to roll: roots[i] is the square root of i / 4, rounded down, so among the numbers below 4n² every r below n
// comes 4 (2r + 1) times. A way of r cells is 2r + 1 times as likely as staying: longer ones make better levels.
const roots: number[] = [];

/** The moves of a level that is being made. What lies behind `moves` in the lists is of moves that were taken back. */
interface History {
  /** The black ball's cell before each move, and after the last. */
  readonly blacks: number[];
  /** Each move's line: its lowest and its highest cell, and from one cell of it to the next in the move's direction. */
  readonly lows: number[];
  readonly highs: number[];
  readonly shifts: number[];
}

// Histories that no composition is being made with: tables that have their size already. A work that is dropped takes its
// own with it; the four small tables are soon made anew.
const spare: History[] = [];

/**
 * The backward move history of "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov). The level is built in
 * the order in which it will be played. For each move the black ball rolls some way over cells that are empty by then,
 * and a new white ball is put right before it, to be hit and to roll off the board. Only then is it asked where that
 * ball must have stood at the very start (see `placeAtStart`).
 *
 * One attempt at a level of `brief.whites` white balls; undefined when it ran into dead ends again and again. With an
 * `opening`, numbers of an older composition from the same cell, the level begins with the same moves.
 */
export function* compose(
  brief: Brief,
  random: Random,
  opening: readonly number[] = [],
): Work<Composition<Level> | undefined> {
  const history = spare.pop() ?? { blacks: [], lows: [], highs: [], shifts: [] };
  const longest = Math.max(brief.width, brief.height);
  if (roots.length < 4 * longest * longest) yield* drawRoots(longest);
  const composition = yield* composeIn(history, brief, random, opening);
  spare.push(history);
  return composition;
}

/** Makes the table of roots long enough for rolls over so many cells, also where several works do so by turns. */
function* drawRoots(cells: number): Work<void> {
  while (roots.length < 4 * cells * cells) {
    const root = Math.floor(Math.sqrt(roots.length / 4));
    for (let count = 0; count < 4 * (2 * root + 1); count++) roots.push(root);
    yield;
  }
}

/** The same, with the memory for its moves. @inline */
function* composeIn(
  { blacks, lows, highs, shifts }: History,
  brief: Brief,
  random: Random,
  opening: readonly number[],
): Work<Composition<Level> | undefined> {
  const { whites: pieces } = brief;
  const board = knownBoard(brief.width, brief.height) ?? (yield* layOutBoard(brief.width, brief.height));
  const { steps, toEdge, isBorder } = board;
  const prefersShort = brief.difficultyCentibits < EASY_CENTIBITS_PER_BALL * pieces;
  const nowhere = NOWHERE;
  const longs = roots;
  const opened = opening.length;
  // Of each move: its random number, its direction, and where its white ball stands at the very start.
  const numbers: number[] = [];
  const line: Direction[] = [];
  const whites: number[] = [];
  /** @locals */
  const history: History = { blacks, lows, highs, shifts };
  history.blacks[0] = cellAt(board, brief.fromX, brief.fromY);
  let moves = 0;
  let drawsHere = 0;
  let work = WORK_TO_BEGIN;

  for (let draws = 0; moves < pieces; draws++) {
    work += moves + WORK_PER_DRAW;
    if (work > WORK_PER_SLICE) {
      work = 0;
      yield;
    }
    const number = draws < opened ? opening[draws] : draw(random);
    const direction = number % 4;
    const step = steps[direction];
    const black = history.blacks[moves];
    const room = toEdge[direction][black];
    let stop = black;
    let white = nowhere;
    if (room > 0) {
      const length = rollLength(number, room, longs, prefersShort);
      stop += length * step;
      white = placeAtStart(stop + step, moves, history, isBorder);
    }
    if (white !== nowhere) {
      numbers[moves] = number;
      line[moves] = direction as Direction;
      whites[moves] = white;
      keepMove(history, moves, black, black + room * step, step);
      moves++;
      history.blacks[moves] = stop;
      drawsHere = 0;
      continue;
    }
    drawsHere++;
    if (drawsHere < DRAWS_PER_MOVE) continue;
    // A dead end: the last two moves are taken back, and other ones are tried.
    moves = Math.max(0, moves - 2);
    drawsHere = 0;
    if (draws >= DRAWS_PER_BALL * pieces) break;
  }
  if (moves < pieces) return undefined;
  sort(whites);
  return { level: { board, black: blacks[0], whites }, line, numbers };
}

/** How many of `room` cells a random number has the black ball roll, short of the last. @inline */
function rollLength(number: number, room: number, longs: readonly number[], prefersShort: boolean): number {
  const long = longs[number % (4 * room * room)];
  return prefersShort ? room - 1 - long : long;
}

/**
 * Where a ball stood before all these moves that lies on a cell after them; `NOWHERE` if that is no good: off the board,
 * or before some move in the black ball's way.
 *
 * Going back through the moves, newest first: if the ball lies on the way that a white ball rolled, it came there in its
 * stead, one cell short of a ball that stood one cell further on; so that is where it stood before. The two ways of a
 * move are one straight line, from where the black ball started to the edge: first the cells that it rolls over, up to
 * its stop, then those of the white ball. So whether a ball has to do with a move takes three comparisons. @inline
 */
function placeAtStart(cell: number, moves: number, history: History, isBorder: readonly boolean[]): number {
  for (let move = moves; move > 0; move--) {
    if (cell <= history.highs[move - 1] && cell >= history.lows[move - 1]) {
      const shift = history.shifts[move - 1];
      if ((cell - history.lows[move - 1]) % shift === 0) {
        // Up to its stop the line is the black ball's way.
        const isInTheWay = shift > 0 ? cell <= history.blacks[move] : cell >= history.blacks[move];
        cell += shift;
        if (isInTheWay || isBorder[cell]) {
          cell = NOWHERE;
          break;
        }
      }
    }
  }
  return cell;
}

/** Keeps a move from a cell to the edge before it. @inline */
function keepMove(history: History, move: number, from: number, edge: number, step: number): void {
  history.lows[move] = step > 0 ? from : edge;
  history.highs[move] = step > 0 ? edge : from;
  history.shifts[move] = step;
}

/** Puts a few cells into ascending order. */
function sort(cells: number[]): void {
  for (let next = 1; next < cells.length; next++) {
    const cell = cells[next];
    let at = next;
    while (at > 0 && cells[at - 1] > cell) {
      cells[at] = cells[at - 1];
      at--;
    }
    cells[at] = cell;
  }
}
