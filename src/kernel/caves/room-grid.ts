/**
 * The geometry of caves. A cave is a board of several rooms of one size, which lie in a grid of at most three by three
 * places with one line of cells between them. The size of the board alone determines the grid.
 */

/** The grid in which the rooms of a cave lie. Places are numbered row by row, from 0. Not every place has a room. */
export interface RoomGrid {
  readonly columns: number;
  readonly rows: number;
  /** The number of columns and of rows of cells in each room. */
  readonly roomWidth: number;
  readonly roomHeight: number;
}

/** The largest number of columns or rows of cells that a room may have. */
const MAX_ROOM_SIDE = 10;

/** The largest number of places in a row or column of the grid. */
const MAX_GRID_SIDE = 3;

/** The largest number of columns or rows that the board of a cave may have. */
export const MAX_CAVE_SIDE = MAX_GRID_SIDE * (MAX_ROOM_SIDE + 1) - 1;

/** The fewest and the most rooms of a cave. */
export const MIN_ROOMS = 3;
export const MAX_ROOMS = 5;

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

/** Returns the column of cells in which the room at a place of the grid begins. */
export function roomLeft({ columns, roomWidth }: RoomGrid, place: number): number {
  return (place % columns) * (roomWidth + 1);
}

/** Returns the row of cells in which the room at a place of the grid begins. */
export function roomTop({ columns, roomHeight }: RoomGrid, place: number): number {
  return Math.floor(place / columns) * (roomHeight + 1);
}

/**
 * Returns the place of the room that has the cell in this column and row. A cell between two rooms counts to the left
 * or upper one.
 */
export function placeAt({ columns, roomWidth, roomHeight }: RoomGrid, column: number, row: number): number {
  return Math.floor(column / (roomWidth + 1)) + columns * Math.floor(row / (roomHeight + 1));
}

/** Returns whether the cell in this column and row lies on a line between the places of the grid. */
export function isBetweenRooms({ roomWidth, roomHeight }: RoomGrid, column: number, row: number): boolean {
  return column % (roomWidth + 1) === roomWidth || row % (roomHeight + 1) === roomHeight;
}

/** The line of cells between two neighbouring places of a grid: the two places, and where its cells are. */
export interface Wall {
  readonly place: number;
  readonly nextPlace: number;
  /** The column and row of the wall's first cell. */
  readonly column: number;
  readonly row: number;
  /** Whether the wall runs from top to bottom, between a left and a right room. */
  readonly isUpright: boolean;
  readonly length: number;
}

/** Returns the walls between all neighbouring places of a grid: first for each place the right one, then the lower one. */
export function wallsOf(grid: RoomGrid): Wall[] {
  const { columns, rows, roomWidth, roomHeight } = grid;
  const walls: Wall[] = [];
  for (let place = 0; place < columns * rows; place++) {
    const column = roomLeft(grid, place);
    const row = roomTop(grid, place);
    if (place % columns < columns - 1) {
      const nextPlace = place + 1;
      walls.push({ place, nextPlace, column: column + roomWidth, row, isUpright: true, length: roomHeight });
    }
    if (place < columns * (rows - 1)) {
      const nextPlace = place + columns;
      walls.push({ place, nextPlace, column, row: row + roomHeight, isUpright: false, length: roomWidth });
    }
  }
  return walls;
}
