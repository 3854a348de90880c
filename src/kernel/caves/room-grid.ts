/**
 * Defines the geometry of caves. A cave is a board of several rooms of one size, which lie in a grid of at most three
 * by three slots. One line of cells lies between neighbouring slots. The size of the board alone determines the grid.
 */

import type { Board } from "../board";

/**
 * The grid of a cave's rooms. The slots of the grid, where a room may lie, are numbered row by row from 0. Not every
 * slot has a room.
 */
export interface RoomGrid {
  readonly columns: number;
  readonly rows: number;
  readonly roomWidth: number;
  readonly roomHeight: number;
}

const MAX_ROOM_SIDE = 10;

const MAX_GRID_SIDE = 3;

/**
 * The largest number of columns of a cave's board, and also the largest number of rows. The walls between rooms are
 * counted, too.
 */
export const MAX_CAVE_SIDE = MAX_GRID_SIDE * (MAX_ROOM_SIDE + 1) - 1;

const MIN_SLOTS = 3;

/**
 * Returns the grid with the largest rooms that a board of this size can have. Returns undefined if no grid of rooms has
 * this size, or if the grid has fewer than `MIN_SLOTS` slots for rooms.
 */
export function roomGridOf(width: number, height: number): RoomGrid | undefined {
  const columns = Math.ceil((width + 1) / (MAX_ROOM_SIDE + 1));
  const rows = Math.ceil((height + 1) / (MAX_ROOM_SIDE + 1));
  if (columns > MAX_GRID_SIDE || rows > MAX_GRID_SIDE || columns * rows < MIN_SLOTS) return undefined;
  if ((width + 1) % columns !== 0 || (height + 1) % rows !== 0) return undefined;
  return { columns, rows, roomWidth: (width + 1) / columns - 1, roomHeight: (height + 1) / rows - 1 };
}

/** Returns the longer side of a board, or of one room if the board is a cave of several rooms. */
export function longestSideOf({ width, height }: Pick<Board, "width" | "height">, isCave: boolean): number {
  const grid = isCave ? roomGridOf(width, height) : undefined;
  return grid === undefined ? Math.max(width, height) : Math.max(grid.roomWidth, grid.roomHeight);
}
