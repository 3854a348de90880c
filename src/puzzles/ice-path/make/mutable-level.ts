import { NOWHERE, type Board } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createZeros } from "../../sliding/cell-stamps";
import { createSlideTable, type SlideTable } from "../../sliding/slide-table";
import { Floor, type Level } from "../level";

/**
 * A level that is being made. Its lists are by cell, from cell 1 (see puzzles/sliding/by-cell).
 */
export interface MutableLevel {
  readonly board: Board;
  readonly start: number;
  /** `NOWHERE` until it is dug. */
  hole: number;
  /** The hole counts as snow: the walker goes no further. */
  readonly floor: Floor[];
  /** A rock has stops too: as if the walker stood in its place. */
  readonly slideTable: SlideTable;
  /** Whether what was put here may stay although it is of no use. */
  readonly mayBeUseless: boolean[];
}

/** Of five useless things two may stay. */
export const USELESS_OUT_OF = 5;
export const USELESS_KEPT = 2;

export function* createMutableLevel(board: Board, start: number): Task<MutableLevel> {
  const floor: Floor[] = createZeros(board.cellCount);
  yield;
  const mayBeUseless: boolean[] = [];
  for (let cell = 1; cell < board.cellCount; cell++) mayBeUseless[cell - 1] = false;
  yield;
  const slideTable = yield* createSlideTable(board.cellCount);
  return { board, start, hole: NOWHERE, floor, slideTable, mayBeUseless };
}

/** Clears a rink: nothing but ice. */
export function clearLevel(level: MutableLevel): void {
  const { board, floor } = level;
  level.hole = NOWHERE;
  for (let cell = 1; cell < board.cellCount; cell++) {
    floor[cell - 1] = board.isBorder[cell] ? Floor.Rock : Floor.Ice;
  }
}

/** Works out where all slides in a direction end. */
export function fillSlideTable({ board, floor, slideTable }: MutableLevel, direction: number): void {
  const { cells } = board;
  const step = board.steps[direction];
  const ends = slideTable[direction];
  // Each cell takes over what its neighbour knows, so the slide's last cell comes first.
  const last = cells.length - 1;
  for (let index = 0; index <= last; index++) {
    const cell = step < 0 ? cells[index] : cells[last - index];
    const nextCell = cell + step;
    const kind = floor[nextCell - 1];
    ends[cell - 1] = kind === Floor.Rock ? cell : kind === Floor.Snow ? nextCell : ends[nextCell - 1];
  }
}

/** Puts something on a cell, and works out again where slides end in its row and its column. */
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

/** The level as it is now. */
export function levelOf({ board, start, hole, floor }: MutableLevel): Level {
  const copy: Floor[] = [Floor.Rock];
  for (let cell = 1; cell < board.cellCount; cell++) copy[cell] = cell === hole ? Floor.Ice : floor[cell - 1];
  return { board, seal: start, hole, floor: copy };
}
