/** Computes where the rooms of a cave and the walls between them lie. A cave is a board of several rooms. */
import type { RoomGrid } from "./room-grid";

/** The smallest number of rooms in a cave. Only lessons, and maps that players write, have as few rooms as this. */
export const MIN_ROOMS = 2;
export const MAX_ROOMS = 5;

/**
 * Returns the first column of a cave's room. `slot` is the number of the room, counted row by row in the grid of
 * rooms.
 */
export function roomLeft({ columns, roomWidth }: RoomGrid, slot: number): number {
  return (slot % columns) * (roomWidth + 1);
}

/**
 * Returns the first row of a cave's room. `slot` is the number of the room, counted row by row in the grid of rooms.
 */
export function roomTop({ columns, roomHeight }: RoomGrid, slot: number): number {
  return Math.floor(slot / columns) * (roomHeight + 1);
}

/**
 * Returns the slot of the room that has the given cell: the number of the room in the grid of rooms. A cell between two
 * rooms belongs to the left or upper room.
 */
export function slotAt({ columns, roomWidth, roomHeight }: RoomGrid, column: number, row: number): number {
  return Math.floor(column / (roomWidth + 1)) + columns * Math.floor(row / (roomHeight + 1));
}

/** Returns whether the cell at `column` and `row` lies between the rooms of a cave, where the walls are. */
export function isBetweenRooms({ roomWidth, roomHeight }: RoomGrid, column: number, row: number): boolean {
  return column % (roomWidth + 1) === roomWidth || row % (roomHeight + 1) === roomHeight;
}

/** A wall of a cave: the line of cells between two neighbouring slots in the grid of rooms. */
export interface Wall {
  readonly slot: number;
  readonly nextSlot: number;
  /** The column of the wall's first cell, counted from 0. */
  readonly column: number;
  readonly row: number;
  /** Whether the wall runs from top to bottom, between a left and a right room. */
  readonly isUpright: boolean;
  readonly length: number;
}

/**
 * Returns the walls between all neighbouring slots in a cave's grid: for each slot first the wall to its right, then
 * the wall below it.
 */
export function createWalls(grid: RoomGrid): Wall[] {
  const { columns, rows, roomWidth, roomHeight } = grid;
  const walls: Wall[] = [];
  for (let slot = 0; slot < columns * rows; slot++) {
    const column = roomLeft(grid, slot);
    const row = roomTop(grid, slot);
    if (slot % columns < columns - 1) {
      const nextSlot = slot + 1;
      walls.push({ slot, nextSlot, column: column + roomWidth, row, isUpright: true, length: roomHeight });
    }
    if (slot < columns * (rows - 1)) {
      const nextSlot = slot + columns;
      walls.push({ slot, nextSlot, column, row: row + roomHeight, isUpright: false, length: roomWidth });
    }
  }
  return walls;
}
