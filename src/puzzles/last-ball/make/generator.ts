/**
 * The generator of Last Ball: the backward move history of Igor Stepanov's "Devlog: How I Generate Levels for The Last
 * Ball".
 *
 * The problem. White balls put on a board at random seldom make a level that can be won. Trying one board after another
 * would take too long on the console. The generator therefore builds the solution first.
 *
 * The idea. The moves are chosen one by one, in the order in which they will be played. A random number is drawn for
 * the direction and the length of the black ball's roll. Each move gets a white ball of its own, which the black ball
 * hits. The ball is placed where it must be at the time of that move. Then it is traced back through all earlier moves
 * to its cell at the start, because earlier moves may shift it.
 *
 * An example, on a board of 5 × 4 cells. `@` is the black ball before the move, and `*` the cell where it stops, if it
 * rolls. `o` is the new ball, and `>` or `^` are the cells that this ball rolls over. Together they are the move's
 * line, which always ends at the edge.
 *
 *     move 1: right, by 1      move 2: up, by 0         move 3: right, by 0
 *     . . . . .                . ^ . . .                . . . . .
 *     . . . . .                . o . . .                . . . . .
 *     @ * o > >                . @ . . .                . @ o > >
 *     . . . . .                . . . . .                . . . . .
 *
 * Tracing back. A move removes the ball that it hits. If that ball hits others, each of them is replaced by the ball
 * that hits it, which stops one cell short. Seen as a set of cells, all balls on the line beyond the hit come one cell
 * nearer to the black ball, and no other ball moves. So, for each earlier move, newest first, there are three cases:
 *
 * - The ball is not on the move's line: it was in the same cell before that move.
 * - It is on the part beyond the black ball's stop: before the move it was one cell farther on. If that cell is beyond
 *   the edge, the draw is rejected.
 * - It is on the part from the black ball's cell to its stop: the black ball would have hit it. The draw is rejected.
 *
 * The ball of move 3 was in the same cell before move 2, whose line is the second column. It is on the far part of move
 * 1's line, the third row, so it starts one cell to the right. A ball in the last cell of the third row would be
 * rejected, because it would start beyond the edge. A ball in the first cell of that row would be rejected too, because
 * the black ball was there. A ball may be shifted several times, and in different directions. The finished level and
 * its three moves:
 *
 *     start           after right     after up        after right
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *     . o . . .       . o . . .       . . . . .       . . . . .
 *     @ . o o .       . @ o . .       . @ o . .       . @ . . .
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *
 * Why it can be won. The three cases are the exact reverse of the rules. So after the first n moves the balls of those
 * moves are gone, and the others are where the history says. Two balls never share a cell: each earlier move maps
 * different cells to different cells, and none to the cell of the ball it hits. The last move removes the last ball.
 *
 * The cost. Each earlier move takes three comparisons, so n balls take about n² / 2 steps, plus those of rejected
 * draws. After 16 rejected draws for one move, the last two moves are replaced by others. The generator does not
 * measure difficulty. It prefers longer rolls, as the article does, because they make more interesting levels; only
 * very easy levels get short ones. compose.ts certifies several levels and selects the one nearest to the target.
 */

import { cellAt, cachedBoard, buildBoard, NOWHERE } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { draw, type Random } from "../../../kernel/random";
import type { GeneratedLevel } from "../../../kernel/select-level";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import type { Brief } from "./target";

// Levels that should be easier than this, per white ball, get short rolls. Of 600 levels with 12 balls the median was
// 1.65 bits with short rolls and 2.51 bits with long ones.
const EASY_CENTIBITS_PER_BALL = 16;

// After this many rejected draws for one move, the last two moves are taken back.
const MAX_DRAWS_PER_MOVE = 16;
// An attempt gives up at the first such dead end after this many draws per white ball.
const MAX_DRAWS_PER_BALL = 48;

// The task yields when a slice costs more than this. Tracing a ball back through one move costs 1.
const COST_PER_SLICE = 80;
const COST_TO_BEGIN = 20;
const COST_PER_DRAW = 5;

// Maps random numbers to roll lengths: rollLengths[i] is the square root of i / 4, rounded down. Among the indices
// below 4n² each length r < n occurs 4 (2r + 1) times. So a roll by r cells is 2r + 1 times as likely as a roll by 0
// cells: longer rolls make better levels.
const rollLengths: number[] = [];

/** The moves of the level being made. List entries beyond the current number of moves are stale. */
interface MoveHistory {
  /** The black ball's cell before each move, and after the last one. */
  readonly blackCells: number[];
  /** By move, its line: the lowest cell, the highest cell, and the step from cell to cell in the move's direction. */
  readonly lowCells: number[];
  readonly highCells: number[];
  readonly shifts: number[];
}

// Histories that no attempt uses; their lists have been allocated already. A cancelled task does not return its
// history, because four small lists are quickly allocated again.
const historyPool: MoveHistory[] = [];

/**
 * Makes one attempt at a level with `brief.whiteCount` white balls. Returns undefined if the attempt met too many dead
 * ends. `opening` may have the first random numbers of an earlier level from the same cell; the solution then begins
 * with the same moves.
 */
export function* attemptLevel(
  brief: Brief,
  random: Random,
  opening: readonly number[] = [],
): Task<GeneratedLevel<Level> | undefined> {
  const history = historyPool.pop() ?? { blackCells: [], lowCells: [], highCells: [], shifts: [] };
  const longest = Math.max(brief.width, brief.height);
  if (rollLengths.length < 4 * longest * longest) yield* extendRollLengths(longest);
  const generated = yield* attemptWithHistory(history, brief, random, opening);
  historyPool.push(history);
  return generated;
}

/** Extends `rollLengths` to rolls over up to `cells` cells. Several tasks may do so by turns. */
function* extendRollLengths(cells: number): Task<void> {
  while (rollLengths.length < 4 * cells * cells) {
    const rollCells = Math.floor(Math.sqrt(rollLengths.length / 4));
    for (let count = 0; count < 4 * (2 * rollCells + 1); count++) rollLengths.push(rollCells);
    yield;
  }
}

/** Makes one attempt at a level, with lists from the pool for its moves. @inline */
function* attemptWithHistory(
  { blackCells, lowCells, highCells, shifts }: MoveHistory,
  brief: Brief,
  random: Random,
  opening: readonly number[],
): Task<GeneratedLevel<Level> | undefined> {
  const { whiteCount } = brief;
  const board = cachedBoard(brief.width, brief.height) ?? (yield* buildBoard(brief.width, brief.height));
  const { steps, cellsToEdge, isBorder } = board;
  const prefersShortRolls = brief.difficultyCentibits < EASY_CENTIBITS_PER_BALL * whiteCount;
  const nowhere = NOWHERE;
  const longRolls = rollLengths;
  const openingLength = opening.length;
  // By move: its random number, its direction, and the cell where its white ball starts.
  const randomNumbers: number[] = [];
  const solution: Direction[] = [];
  const whites: number[] = [];
  /** @locals */
  const history: MoveHistory = { blackCells, lowCells, highCells, shifts };
  history.blackCells[0] = cellAt(board, brief.fromX, brief.fromY);
  let moves = 0;
  let drawsForMove = 0;
  let cost = COST_TO_BEGIN;

  for (let draws = 0; moves < whiteCount; draws++) {
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
    // A dead end: the last two moves are taken back, so that others can be tried.
    moves = Math.max(0, moves - 2);
    drawsForMove = 0;
    if (draws >= MAX_DRAWS_PER_BALL * whiteCount) break;
  }
  if (moves < whiteCount) return undefined;
  sortCells(whites);
  return { level: { board, black: blackCells[0], whites }, solution, randomNumbers };
}

/** Maps a random number to a roll of 0 to `roomCells` - 1 cells, so that a cell is left for the white ball. @inline */
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
 * Returns the start cell of a ball that is on `cell` after the first `moves` moves. Returns `NOWHERE` if there is none,
 * because the ball would start beyond the edge or would be in the black ball's path before its move. See the top of
 * this file. @inline
 */
function traceToStart(cell: number, moves: number, history: MoveHistory, isBorder: readonly boolean[]): number {
  for (let move = moves; move > 0; move--) {
    if (cell <= history.highCells[move - 1] && cell >= history.lowCells[move - 1]) {
      const shift = history.shifts[move - 1];
      if ((cell - history.lowCells[move - 1]) % shift === 0) {
        // From its first cell to the black ball's stop, the line is the black ball's path.
        const isInBlackPath = shift > 0 ? cell <= history.blackCells[move] : cell >= history.blackCells[move];
        cell += shift;
        if (isInBlackPath || isBorder[cell]) {
          cell = NOWHERE;
          break;
        }
      }
    }
  }
  return cell;
}

/** Records the line of a move, from the black ball's cell to the last cell before the border. @inline */
function addMove(history: MoveHistory, move: number, from: number, lastCell: number, step: number): void {
  history.lowCells[move] = step > 0 ? from : lastCell;
  history.highCells[move] = step > 0 ? lastCell : from;
  history.shifts[move] = step;
}

/** Sorts cells in ascending order; insertion sort is fast for so short a list. */
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
