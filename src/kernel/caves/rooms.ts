/** Finds the rooms of a cave, and the gaps in the walls between them. A cave is a board of several rooms. */
import { cellAt, type Board } from "../board";
import { roomLeft, roomTop, createWalls, type Wall } from "./slots";
import type { RoomGrid } from "./room-grid";

/**
 * Returns the cells of a cave's room, row by row. `slot` is the number of the room, counted row by row in the grid of
 * rooms.
 */
export function cellsOfRoom(grid: RoomGrid, board: Board, slot: number): number[] {
  const cells: number[] = [];
  for (let y = 0; y < grid.roomHeight; y++) {
    const first = cellAt(board, roomLeft(grid, slot), roomTop(grid, slot) + y);
    for (let x = 0; x < grid.roomWidth; x++) cells.push(first + x);
  }
  return cells;
}

export function cellsOfWall(board: Board, { column, row, isUpright, length }: Wall): number[] {
  const cells: number[] = [];
  for (let index = 0; index < length; index++)
    cells.push(isUpright ? cellAt(board, column, row + index) : cellAt(board, column + index, row));
  return cells;
}

/**
 * Returns the slots in a cave's grid that have a room, in ascending order. A slot without a room is full of rocks, or
 * of another thing that stops every slide.
 */
export function findSlotsWithRoom(
  grid: RoomGrid,
  board: Board,
  isRock: (this: void, cell: number) => boolean,
): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < grid.columns * grid.rows; slot++)
    if (cellsOfRoom(grid, board, slot).some((cell) => !isRock(cell))) slots.push(slot);
  return slots;
}

/** A gap: a cell in the wall between two rooms of a cave, through which a piece can slide. */
export interface Gap {
  readonly cell: number;
  /** The slot (place in the grid of rooms) of the left or upper one of the two rooms that the gap joins. */
  readonly slot: number;
  /** The slot (place in the grid of rooms) of the right or lower one of the two rooms that the gap joins. */
  readonly nextSlot: number;
  /** Whether the wall around the gap is upright, so that pieces slide left or right through the gap. */
  readonly isUpright: boolean;
}

/** Returns all gaps in the walls of a cave (a level of several rooms): the wall cells without a rock. */
export function findGaps(grid: RoomGrid, board: Board, isRock: (this: void, cell: number) => boolean): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const wall of createWalls(grid)) {
    const { slot, nextSlot, isUpright } = wall;
    for (const cell of cellsOfWall(board, wall)) if (!isRock(cell)) gaps.push({ cell, slot, nextSlot, isUpright });
  }
  return gaps;
}
