/**
 * The geometry of caves. A cave is a board of several rooms of one size, which lie in a grid of at most three by three
 * places with one line of cells between them. The size of the board alone determines the grid.
 */

import type { Board } from "../board";

/**
 * The grid in which the rooms of a cave (a board of several rooms) lie. Places are numbered row by row, from 0. Not
 * every place has a room.
 */
export interface RoomGrid {
  readonly columns: number;
  readonly rows: number;
  /** The number of columns of cells in each room. */
  readonly roomWidth: number;
  /** The number of rows of cells in each room. */
  readonly roomHeight: number;
}

/** The largest number of columns or rows of cells that a room of a cave (a board of several rooms) may have. */
const MAX_ROOM_SIDE = 10;

/** The largest number of rooms side by side, or one above the other, in a cave. */
const MAX_GRID_SIDE = 3;

/**
 * The largest number of columns or rows of cells that the board of a cave (several rooms and the walls between them)
 * may have.
 */
export const MAX_CAVE_SIDE = MAX_GRID_SIDE * (MAX_ROOM_SIDE + 1) - 1;

/** The fewest rooms of a cave (a board of several rooms). */
export const MIN_ROOMS = 3;

/**
 * Returns the grid of rooms on a board of this size, in which the rooms are as large as possible. Returns undefined if
 * the board is no such grid or is too small for `MIN_ROOMS` rooms.
 */
export function roomGridOf(width: number, height: number): RoomGrid | undefined {
  const columns = Math.ceil((width + 1) / (MAX_ROOM_SIDE + 1));
  const rows = Math.ceil((height + 1) / (MAX_ROOM_SIDE + 1));
  if (columns > MAX_GRID_SIDE || rows > MAX_GRID_SIDE || columns * rows < MIN_ROOMS) return undefined;
  if ((width + 1) % columns !== 0 || (height + 1) % rows !== 0) return undefined;
  return { columns, rows, roomWidth: (width + 1) / columns - 1, roomHeight: (height + 1) / rows - 1 };
}

/** Returns the number of columns or rows, whichever is larger, of a board or, if it is a cave, of one of its rooms. */
export function longestSideOf({ width, height }: Pick<Board, "width" | "height">, isCave: boolean): number {
  const grid = isCave ? roomGridOf(width, height) : undefined;
  return grid === undefined ? Math.max(width, height) : Math.max(grid.roomWidth, grid.roomHeight);
}
