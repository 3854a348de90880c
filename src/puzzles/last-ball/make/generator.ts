/**
 * The level generator of the puzzle Last Ball: the backward move history of Igor Stepanov's "Devlog: How I Generate
 * Levels for The Last Ball".
 *
 * The problem. If white balls are put on a board at random, the level can seldom be won. Trying one board after another
 * would take too long on the Playdate console. Therefore the generator builds the solution first.
 *
 * The idea. The generator chooses the moves one by one, in the order in which they will be played. A random number
 * decides the direction and the length of the black ball's roll. For each move the generator adds a new white ball,
 * which the black ball hits in this move. The new ball is placed where it must be at the time of the move. Then the
 * generator traces the ball back through all earlier moves to its cell at the start, because earlier moves may shift
 * the ball.
 *
 * An example, on a board of 5 × 4 cells. `@` is the black ball before the move, and `*` the cell where it stops, if it
 * rolls. `o` is the new ball, and `>` or `^` are the cells that the new ball rolls over. All these cells together are
 * the line of the move, which always ends at the edge.
 *
 *     move 1: right, by 1      move 2: up, by 0         move 3: right, by 0
 *     . . . . .                . ^ . . .                . . . . .
 *     . . . . .                . o . . .                . . . . .
 *     @ * o > >                . @ . . .                . @ o > >
 *     . . . . .                . . . . .                . . . . .
 *
 * Tracing back. A move removes the first ball that is hit. If that ball hits others, each of them is replaced by the
 * ball that hits it, which stops one cell short. For the set of occupied cells this means: all balls on the line beyond
 * the removed ball come one cell nearer to the black ball, and no other ball moves. So, when the new ball is traced
 * back through an earlier move, there are three cases:
 *
 * - The new ball is not on the line of the earlier move: it was in the same cell before that move.
 * - The new ball is on the part of the line beyond the cell where the black ball stops: before the move it was one cell
 *   farther on. If that cell is beyond the edge, the random number is rejected.
 * - The new ball is on the part of the line from the black ball's cell to its stop: the black ball would have hit it.
 *   The random number is rejected.
 *
 * In the example, the ball of move 3 was in the same cell before move 2, whose line is the second column. It is on the
 * far part of the line of move 1, the third row, so it starts one cell to the right. A ball in the last cell of the
 * third row would be rejected, because it would start beyond the edge. A ball in the first cell of that row would be
 * rejected too, because the black ball was there. A ball may be shifted several times, and in different directions. The
 * finished level and its three moves:
 *
 *     start           after right     after up        after right
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *     . o . . .       . o . . .       . . . . .       . . . . .
 *     @ . o o .       . @ o . .       . @ o . .       . @ . . .
 *     . . . . .       . . . . .       . . . . .       . . . . .
 *
 * Why each generated level can be won. The three cases are the exact reverse of the rules. So after the first n moves
 * the balls of those moves are gone, and the other balls are where the generator expects them. Two balls never share a
 * cell: each earlier move maps different cells to different cells, and none to the cell of the ball that it removes.
 * The last move removes the last ball.
 *
 * The cost. Tracing a ball back through one move takes three comparisons, so n balls take about n² / 2 steps, plus
 * those of rejected random numbers. After 16 rejected numbers for one move, the last two moves are replaced by others.
 * The generator does not measure difficulty. It prefers longer rolls, as the article does, because they make more
 * interesting levels; only very easy levels get short rolls. compose.ts solves several levels and selects the one
 * nearest to the wanted difficulty.
 */

import { cellAt, findCachedBoard, buildBoard, NOWHERE } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { drawRandom, type Random } from "../../../kernel/random";
import type { GeneratedLevel } from "../../../kernel/select-level";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import type { PlacedTarget } from "./target";

/**
 * If the wanted difficulty per white ball is below this number of hundredths of a bit, the solution gets short rolls of
 * the black ball. Of 600 levels with 12 balls, the median difficulty was 1.65 bits with short rolls and 2.51 bits with
 * long ones.
 */
const EASY_CENTIBITS_PER_BALL = 16;

/**
 * Each move of the solution is drawn at random. If this many random numbers in a row lead to no possible move, the
 * generator takes the last two moves back.
 */
const MAX_DRAWS_PER_MOVE = 16;
/**
 * The limit for random numbers drawn per white ball; with ten balls, the limit is 480 numbers. At this limit or beyond,
 * the generator gives up the level as soon as it has to take moves back.
 */
const MAX_DRAWS_PER_BALL = 48;

// The background task yields after this much work. The unit of work is tracing a ball back through one move.
const COST_PER_SLICE = 80;
const COST_TO_BEGIN = 20;
const COST_PER_DRAW = 5;

/**
 * Maps random numbers to roll lengths in cells: rollLengths[i] is the square root of i / 4, rounded down. A length of r
 * cells occurs 4 (2r + 1) times in the list. So a roll by r cells is 2r + 1 times as likely as a roll by 0 cells:
 * longer rolls make better levels.
 */
const rollLengths: number[] = [];

/**
 * The moves of the level that is being generated. The lists may be longer than the number of moves so far; their
 * remaining entries belong to other levels.
 */
interface MoveHistory {
  /** The cell of the black ball before each move, and after the last move. */
  readonly blackCells: number[];
  /**
   * The lowest cell number on the line of each move. The line of a move has all cells from the black ball, as it lies
   * before the move, to the edge.
   */
  readonly lowCells: number[];
  /**
   * The highest cell number on the line of each move. The line of a move has all cells from the black ball, as it lies
   * before the move, to the edge.
   */
  readonly highCells: number[];
  /** For each move: the difference between the numbers of two neighbouring cells in the direction of the move. */
  readonly shifts: number[];
}

/**
 * Move histories that no task uses, kept so that their lists need not be allocated again. A cancelled task does not
 * return its history, because four small lists are quickly allocated again.
 */
const unusedHistories: MoveHistory[] = [];

/**
 * Tries to generate a level with `target.whiteCount` white balls. Returns undefined if too many random moves were
 * impossible. `prefix` may have the first random numbers of an earlier level with the same start cell; the solution
 * then begins with the same moves as that level.
 */
export function* generateCandidate(
  target: PlacedTarget,
  random: Random,
  prefix: readonly number[] = [],
): Task<GeneratedLevel<Level> | undefined> {
  const history = unusedHistories.pop() ?? { blackCells: [], lowCells: [], highCells: [], shifts: [] };
  const longest = Math.max(target.width, target.height);
  if (rollLengths.length < 4 * longest * longest) yield* extendRollLengths(longest);
  const generated = yield* generateWithHistory(history, target, random, prefix);
  unusedHistories.push(history);
  return generated;
}

/**
 * Extends `rollLengths`, the table that maps random numbers to the lengths of rolls, to rolls over up to `cells` cells.
 * Several background tasks may run this function at the same time, because the function always continues where the
 * table ends.
 */
function* extendRollLengths(cells: number): Task<void> {
  while (rollLengths.length < 4 * cells * cells) {
    const rollCells = Math.floor(Math.sqrt(rollLengths.length / 4));
    for (let count = 0; count < 4 * (2 * rollCells + 1); count++) rollLengths.push(rollCells);
    yield;
  }
}

/** Does the work of `generateCandidate`, with the lists of a move history that no other task uses. @inline */
function* generateWithHistory(
  { blackCells, lowCells, highCells, shifts }: MoveHistory,
  target: PlacedTarget,
  random: Random,
  prefix: readonly number[],
): Task<GeneratedLevel<Level> | undefined> {
  const { whiteCount } = target;
  const board = findCachedBoard(target.width, target.height) ?? (yield* buildBoard(target.width, target.height));
  const { steps, cellsToEdge, isBorder } = board;
  const prefersShortRolls = target.difficultyCentibits < EASY_CENTIBITS_PER_BALL * whiteCount;
  const nowhere = NOWHERE;
  const longRolls = rollLengths;
  const prefixLength = prefix.length;
  // The next three lists have one entry for each move of the solution: the random number from which the move was made,
  // its direction, and the start cell of the white ball that it removes.
  const randomNumbers: number[] = [];
  const solution: Direction[] = [];
  const whites: number[] = [];
  /** The move history, whose lists hold the moves chosen so far. @locals */
  const history: MoveHistory = { blackCells, lowCells, highCells, shifts };
  history.blackCells[0] = cellAt(board, target.fromX, target.fromY);
  let moves = 0;
  let drawsForMove = 0;
  let cost = COST_TO_BEGIN;

  for (let draws = 0; moves < whiteCount; draws++) {
    cost += moves + COST_PER_DRAW;
    if (cost > COST_PER_SLICE) {
      cost = 0;
      yield;
    }
    const randomNumber = draws < prefixLength ? prefix[draws] : drawRandom(random);
    const direction = randomNumber % 4;
    const step = steps[direction];
    const black = history.blackCells[moves];
    const spaceCells = cellsToEdge[direction][black];
    let stopCell = black;
    let whiteStart = nowhere;
    if (spaceCells > 0) {
      const rollCells = rollCellsOf(randomNumber, spaceCells, longRolls, prefersShortRolls);
      stopCell += rollCells * step;
      whiteStart = traceToStart(stopCell + step, moves, history, isBorder);
    }
    if (whiteStart !== nowhere) {
      randomNumbers[moves] = randomNumber;
      solution[moves] = direction as Direction;
      whites[moves] = whiteStart;
      addMove(history, moves, black, black + spaceCells * step, step);
      moves++;
      history.blackCells[moves] = stopCell;
      drawsForMove = 0;
      continue;
    }
    drawsForMove++;
    if (drawsForMove < MAX_DRAWS_PER_MOVE) continue;
    // Takes the last two moves back, because no random number led to a possible move. Other moves are tried instead.
    moves = Math.max(0, moves - 2);
    drawsForMove = 0;
    if (draws >= MAX_DRAWS_PER_BALL * whiteCount) break;
  }
  if (moves < whiteCount) return undefined;
  sortCells(whites);
  return { level: { board, black: blackCells[0], whites }, solution, randomNumbers };
}

/**
 * Maps a random number to the length of the black ball's roll, from 0 to `spaceCells` − 1 cells, so that at least one
 * cell is left for the white ball.
 * @inline
 */
function rollCellsOf(
  randomNumber: number,
  spaceCells: number,
  longRolls: readonly number[],
  prefersShortRolls: boolean,
): number {
  const long = longRolls[randomNumber % (4 * spaceCells * spaceCells)];
  return prefersShortRolls ? spaceCells - 1 - long : long;
}

/**
 * Returns the cell where a white ball must start so that it is on `cell` after the first `moves` moves. Returns
 * `NOWHERE` if there is no such cell, because the ball would start beyond the edge or in the path of the black ball.
 * The comment at the top of this file explains the method.
 * @inline
 */
function traceToStart(cell: number, moves: number, history: MoveHistory, isBorder: readonly boolean[]): number {
  for (let move = moves; move > 0; move--) {
    if (cell <= history.highCells[move - 1] && cell >= history.lowCells[move - 1]) {
      const shift = history.shifts[move - 1];
      if ((cell - history.lowCells[move - 1]) % shift === 0) {
        // Whether the white ball would be in the path of the black ball. This path is the part of the move's line up to
        // the cell where the black ball stopped. The black ball would have hit the white ball there.
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

/** Writes the line of a move to a move history: the cells from the black ball's cell `from` to `lastCell`. @inline */
function addMove(history: MoveHistory, move: number, from: number, lastCell: number, step: number): void {
  history.lowCells[move] = step > 0 ? from : lastCell;
  history.highCells[move] = step > 0 ? lastCell : from;
  history.shifts[move] = step;
}

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
