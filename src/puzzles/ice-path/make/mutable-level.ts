/**
 * Defines a level of Ice Path that is being generated. Every change of a cell also updates the slide table, which lists
 * where slides end. level.ts defines the finished levels.
 */

import { NOWHERE, type Board } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createZeros } from "../../sliding/cell-stamps";
import { createSlideTable, type SlideTable } from "../../sliding/slide-table";
import { Floor, type Level } from "../level";

/** A level that is being generated. The first entry of each list is for cell 1; see ../../sliding/cell-stamps.ts. */
export interface MutableLevel {
  readonly board: Board;
  readonly start: number;
  /**
   * The cells whose floor may change: all cells of a board, or the cells of a cave's rooms. Cells beside the gaps
   * between two rooms must not change.
   */
  cells: readonly number[];
  /** The cell of the hole, or `NOWHERE` until the hole is placed. */
  hole: number;
  /** The floor of each cell: ice, rock or snow. The hole counts as snow, because the seal stops there too. */
  readonly floor: Floor[];
  /**
   * For each direction and cell, the cell where a slide of the seal ends. A cell with a rock also has an entry,
   * computed as if the seal stood there.
   */
  readonly slideTable: SlideTable;
  /** For each cell: whether the rock or snow on the cell may stay even if it does not affect the solution. */
  readonly mayBeUseless: boolean[];
  /**
   * All changes, in order, since the level was bare ice or, in a cave of several rooms, solid rock. Undefined unless
   * the steps of the generator are recorded for the player.
   */
  readonly log: FloorChange[] | undefined;
}

/**
 * What the generator did when it changed the floor: it scattered rocks, lengthened the solution with snow, placed the
 * hole, or refined or tuned the level. In a cave (a level of several rooms), it also carved a room out of the rock, or
 * opened a gap between two rooms.
 */
export const enum GenerationAction {
  Scatter = 0,
  Lengthen = 1,
  Hole = 2,
  Refine = 3,
  Tune = 4,
  Carve = 5,
  Gap = 6,
}

/** A change by the generator, which gives all of the listed cells the same kind of floor, such as rock. */
export interface FloorChange {
  readonly action: GenerationAction;
  readonly cells: readonly number[];
  readonly floor: Floor;
}

/**
 * Some rocks and patches of snow do not affect the solution. About `USELESS_KEPT` out of this many of them may stay.
 * They are chosen at random.
 */
export const USELESS_OUT_OF = 5;
export const USELESS_KEPT = 2;

export function* createMutableLevel(board: Board, start: number, log?: FloorChange[]): Task<MutableLevel> {
  const floor: Floor[] = createZeros(board.cellCount);
  yield;
  const mayBeUseless: boolean[] = [];
  for (let cell = 1; cell < board.cellCount; cell++) mayBeUseless[cell - 1] = false;
  yield;
  const slideTable = yield* createSlideTable(board.cellCount);
  return { board, start, cells: board.cells, hole: NOWHERE, floor, slideTable, mayBeUseless, log };
}

export function clearLevel(level: MutableLevel): void {
  const { board, floor } = level;
  level.hole = NOWHERE;
  clearLog(level);
  for (let cell = 1; cell < board.cellCount; cell++) {
    floor[cell - 1] = board.isBorder[cell] ? Floor.Rock : Floor.Ice;
  }
}

/** Removes all changes from the log of a level's changes, if the level has one. */
export function clearLog({ log }: MutableLevel): void {
  while (log !== undefined && log.length > 0) log.pop();
}

/**
 * Computes where slides in one direction end, for slides from all of the given cells. The cells are those of a whole
 * board or of a whole room, row by row, and rocks surround them.
 */
export function fillSlideTable(
  { board, floor, slideTable }: MutableLevel,
  direction: number,
  cells: readonly number[],
): void {
  const step = board.steps[direction];
  const ends = slideTable[direction];
  // The loop begins at the edge of the board towards which the seal slides, because each cell copies the entry of the
  // next cell in the slide's direction.
  const last = cells.length - 1;
  for (let index = 0; index <= last; index++) {
    const cell = step < 0 ? cells[index] : cells[last - index];
    const nextCell = cell + step;
    const kind = floor[nextCell - 1];
    ends[cell - 1] = kind === Floor.Rock ? cell : kind === Floor.Snow ? nextCell : ends[nextCell - 1];
  }
}

/** Changes the floor of a cell, and updates where slides along the cell's row and column end. */
export function setFloor({ board, floor, slideTable }: MutableLevel, cell: number, kind: Floor): void {
  const { steps } = board;
  floor[cell - 1] = kind;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    const ends = slideTable[direction];
    const stop = kind === Floor.Rock ? cell - step : kind === Floor.Snow ? cell : ends[cell - 1];
    let before = cell - step;
    ends[before - 1] = stop;
    while (floor[before - 1] === Floor.Ice) {
      before -= step;
      ends[before - 1] = stop;
    }
  }
}

/** Returns a copy of a level that is being generated, as a finished level for the rules and the painter. */
export function createLevel({ board, start, hole, floor }: MutableLevel): Level {
  const copy: Floor[] = [Floor.Rock];
  for (let cell = 1; cell < board.cellCount; cell++) copy[cell] = cell === hole ? Floor.Ice : floor[cell - 1];
  return { board, seal: start, hole, floor: copy };
}

/**
 * Appends a change of one cell to the log of a level's changes, if the level has one. The cell must have changed
 * already.
 */
export function logChange({ floor, log }: MutableLevel, action: GenerationAction, cell: number): void {
  log?.push({ action, cells: [cell], floor: floor[cell - 1] });
}

/**
 * Appends the scattering of rocks to the log of a level's changes, if the level has a log. The appended change lists
 * those of the given cells that have a rock.
 */
export function logRocks({ floor, log }: MutableLevel, cells: readonly number[]): void {
  if (log === undefined) return;
  const rocks = cells.filter((cell) => floor[cell - 1] === Floor.Rock);
  if (rocks.length > 0) log.push({ action: GenerationAction.Scatter, cells: rocks, floor: Floor.Rock });
}
