/** Finds the rooms of a cave, and the gaps in the walls between them. A cave is a board of several rooms. */
import { cellAt, type Board } from "../board";
import { roomLeft, roomTop, wallsOf, type Wall } from "./places";
import type { RoomGrid } from "./room-grid";

/**
 * Returns the cells of a cave's room, row by row. `place` is the number of the room, counted row by row in the grid of
 * rooms.
 */
export function cellsOfRoom(grid: RoomGrid, board: Board, place: number): number[] {
  const cells: number[] = [];
  for (let y = 0; y < grid.roomHeight; y++) {
    const first = cellAt(board, roomLeft(grid, place), roomTop(grid, place) + y);
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
 * Returns the places in a cave's grid that have a room, in ascending order. A place without a room is full of rocks, or
 * of another thing that stops every slide.
 */
export function placesWithRoom(
  grid: RoomGrid,
  board: Board,
  isRock: (this: void, cell: number) => boolean,
): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < grid.columns * grid.rows; place++)
    if (cellsOfRoom(grid, board, place).some((cell) => !isRock(cell))) places.push(place);
  return places;
}

/** A gap: a cell in the wall between two rooms of a cave, through which a piece can slide. */
export interface Gap {
  readonly cell: number;
  /** A gap joins two rooms. This is the place of the left or the upper one in the grid of rooms. */
  readonly place: number;
  /** The place, in the grid of rooms, of the right or lower room that the gap joins. */
  readonly nextPlace: number;
  /** Whether the wall around the gap is upright, so that pieces slide left or right through the gap. */
  readonly isUpright: boolean;
}

/** Returns all gaps in the walls of a cave: the wall cells without a rock. */
export function gapsOf(grid: RoomGrid, board: Board, isRock: (this: void, cell: number) => boolean): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const wall of wallsOf(grid)) {
    const { place, nextPlace, isUpright } = wall;
    for (const cell of cellsOfWall(board, wall)) if (!isRock(cell)) gaps.push({ cell, place, nextPlace, isUpright });
  }
  return gaps;
}
