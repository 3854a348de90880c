import { cellAt, cachedBoard, buildBoard, NOWHERE } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { draw, type Random } from "../../../kernel/random";
import type { GeneratedLevel } from "../../../kernel/select-level";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import type { Brief } from "./target";

// Below this, levels are easy for their number of balls. Short rolls make easier ones: of 600 levels of 12 balls the
// median was 1.65 bits with short rolls and 2.51 with long ones.
const EASY_CENTIBITS_PER_BALL = 16;

const MAX_DRAWS_PER_MOVE = 16;
const MAX_DRAWS_PER_BALL = 48;

// A slice is over after as much work as this. Looking back upon a move counts 1.
const COST_PER_SLICE = 80;
const COST_TO_BEGIN = 20;
const COST_PER_DRAW = 5;

// How far to roll: roots[i] is the square root of i / 4, rounded down, so among the numbers below 4n² every r below n
// comes 4 (2r + 1) times. A way of r cells is 2r + 1 times as likely as staying: longer ones make better levels.
const rollLengths: number[] = [];

/** The moves of a level that is being made. What lies behind `moves` in the lists is of moves that were taken back. */
interface MoveHistory {
  /** The black ball's cell before each move, and after the last. */
  readonly blackCells: number[];
  /** Each move's line: its lowest and its highest cell, and from one cell of it to the next in the move's direction. */
  readonly lowCells: number[];
  readonly highCells: number[];
  readonly shifts: number[];
}

// Histories that no composition is being made with: tables that have their size already. A work that is dropped takes its
// own with it; the four small tables are soon made anew.
const historyPool: MoveHistory[] = [];

/**
 * The backward move history of "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov). The level is built in
 * the order in which it will be played. For each move the black ball rolls some way over cells that are empty by then,
 * and a new white ball is put right before it, to be hit and to roll off the board. Only then is it asked where that
 * ball must have stood at the very start (see `placeAtStart`).
 *
 * One attempt at a level of `brief.whites` white balls; undefined when it ran into dead ends again and again. With an
 * `opening`, numbers of an older composition from the same cell, the level begins with the same moves.
 */
export function* attemptLevel(
  brief: Brief,
  random: Random,
  opening: readonly number[] = [],
): Task<GeneratedLevel<Level> | undefined> {
  const history = historyPool.pop() ?? { blackCells: [], lowCells: [], highCells: [], shifts: [] };
  const longest = Math.max(brief.width, brief.height);
  if (rollLengths.length < 4 * longest * longest) yield* extendRollLengths(longest);
  const composition = yield* attemptWithHistory(history, brief, random, opening);
  historyPool.push(history);
  return composition;
}

/** Makes the table of roots long enough for rolls over so many cells, also where several works do so by turns. */
function* extendRollLengths(cells: number): Task<void> {
  while (rollLengths.length < 4 * cells * cells) {
    const rollCells = Math.floor(Math.sqrt(rollLengths.length / 4));
    for (let count = 0; count < 4 * (2 * rollCells + 1); count++) rollLengths.push(rollCells);
    yield;
  }
}

/** The same, with the memory for its moves. @inline */
function* attemptWithHistory(
  { blackCells, lowCells, highCells, shifts }: MoveHistory,
  brief: Brief,
  random: Random,
  opening: readonly number[],
): Task<GeneratedLevel<Level> | undefined> {
  const { whiteCount: ballCount } = brief;
  const board = cachedBoard(brief.width, brief.height) ?? (yield* buildBoard(brief.width, brief.height));
  const { steps, cellsToEdge, isBorder } = board;
  const prefersShortRolls = brief.difficultyCentibits < EASY_CENTIBITS_PER_BALL * ballCount;
  const nowhere = NOWHERE;
  const longRolls = rollLengths;
  const openingLength = opening.length;
  // Of each move: its random number, its direction, and where its white ball stands at the very start.
  const randomNumbers: number[] = [];
  const solution: Direction[] = [];
  const whites: number[] = [];
  /** @locals */
  const history: MoveHistory = { blackCells, lowCells, highCells, shifts };
  history.blackCells[0] = cellAt(board, brief.fromX, brief.fromY);
  let moves = 0;
  let drawsForMove = 0;
  let cost = COST_TO_BEGIN;

  for (let draws = 0; moves < ballCount; draws++) {
    cost += moves + COST_PER_DRAW;
    if (cost > COST_PER_SLICE) {
      cost = 0;
      yield;
    }
    const randomNumber = draws < openingLength ? opening[draws] : draw(random);
    const direction = randomNumber % 4;
    const step = steps[direction];
    const black = history.blackCells[moves];
    const roomCells = cellsToEdge[direction][black];
    let stopCell = black;
    let whiteStart = nowhere;
    if (roomCells > 0) {
      const rollCells = rollCellsOf(randomNumber, roomCells, longRolls, prefersShortRolls);
      stopCell += rollCells * step;
      whiteStart = traceToStart(stopCell + step, moves, history, isBorder);
    }
    if (whiteStart !== nowhere) {
      randomNumbers[moves] = randomNumber;
      solution[moves] = direction as Direction;
      whites[moves] = whiteStart;
      addMove(history, moves, black, black + roomCells * step, step);
      moves++;
      history.blackCells[moves] = stopCell;
      drawsForMove = 0;
      continue;
    }
    drawsForMove++;
    if (drawsForMove < MAX_DRAWS_PER_MOVE) continue;
    // A dead end: the last two moves are taken back, and other ones are tried.
    moves = Math.max(0, moves - 2);
    drawsForMove = 0;
    if (draws >= MAX_DRAWS_PER_BALL * ballCount) break;
  }
  if (moves < ballCount) return undefined;
  sortCells(whites);
  return { level: { board, black: blackCells[0], whites }, solution, randomNumbers };
}

/** How many of `room` cells a random number has the black ball roll, short of the last. @inline */
function rollCellsOf(
  randomNumber: number,
  roomCells: number,
  longRolls: readonly number[],
  prefersShortRolls: boolean,
): number {
  const long = longRolls[randomNumber % (4 * roomCells * roomCells)];
  return prefersShortRolls ? roomCells - 1 - long : long;
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
function traceToStart(cell: number, moves: number, history: MoveHistory, isBorder: readonly boolean[]): number {
  for (let move = moves; move > 0; move--) {
    if (cell <= history.highCells[move - 1] && cell >= history.lowCells[move - 1]) {
      const shift = history.shifts[move - 1];
      if ((cell - history.lowCells[move - 1]) % shift === 0) {
        // Up to its stop the line is the black ball's way.
        const isInTheWay = shift > 0 ? cell <= history.blackCells[move] : cell >= history.blackCells[move];
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
function addMove(history: MoveHistory, move: number, from: number, edge: number, step: number): void {
  history.lowCells[move] = step > 0 ? from : edge;
  history.highCells[move] = step > 0 ? edge : from;
  history.shifts[move] = step;
}

/** Puts a few cells into ascending order. */
function sortCells(cells: number[]): void {
  for (let next = 1; next < cells.length; next++) {
    const cell = cells[next];
    let index = next;
    while (index > 0 && cells[index - 1] > cell) {
      cells[index] = cells[index - 1];
      index--;
    }
    cells[index] = cell;
  }
}
