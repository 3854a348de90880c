/**
 * Defines a cave of Ice Path as its painter needs it: its rooms, the gaps in the walls between them, and which rooms a
 * player has seen.
 */
import { columnOf, rowOf } from "../../../../kernel/board";
/** Loaded from caves.lua on first use. @lazy caves */
import { placeAt } from "../../../../kernel/caves/places";
import { roomGridOf, type RoomGrid } from "../../../../kernel/caves/room-grid";
/** Loaded from caves.lua on first use. @lazy caves */
import { gapsOf, placesWithRoom, type Gap } from "../../../../kernel/caves/rooms";
import { isTravel, type MoveRecord } from "../../../../kernel/motion";
import { Floor, type Level } from "../../level";

/**
 * A cave of several rooms: its grid of rooms, the places of the grid that have a room, and the gaps in the walls
 * between rooms.
 */
export interface Cave {
  readonly level: Level;
  readonly grid: RoomGrid;
  readonly places: readonly number[];
  readonly gaps: readonly Gap[];
}

/**
 * Finds the rooms of a level that is a cave, and the gaps in the walls between them. Throws if its board is no grid of
 * rooms.
 */
export function createCave(level: Level): Cave {
  const { board, floor } = level;
  const grid = roomGridOf(board.width, board.height);
  if (grid === undefined) throw new Error("the board is no cave");
  const isRock = (cell: number): boolean => floor[cell] === Floor.Rock;
  return { level, grid, places: placesWithRoom(grid, board, isRock), gaps: gapsOf(grid, board, isRock) };
}

/**
 * Returns the place, in the grid of rooms, of the room that a cell belongs to. A gap in a wall belongs to the room on
 * its left or above it.
 */
export function placeOf({ level, grid }: Cave, cell: number): number {
  return placeAt(grid, columnOf(level.board, cell), rowOf(level.board, cell));
}

/**
 * Returns, for each place in the grid of rooms, whether the seal has been in the room there: at the start or in one of
 * the moves.
 */
export function seenPlaces(cave: Cave, moves: readonly MoveRecord[]): boolean[] {
  const { columns, rows } = cave.grid;
  const isSeen: boolean[] = [];
  for (let place = 0; place < columns * rows; place++) isSeen.push(false);
  isSeen[placeOf(cave, cave.level.seal)] = true;
  for (const { motions } of moves) {
    for (const motion of motions) {
      if (!isTravel(motion)) continue;
      const from = placeOf(cave, motion.from);
      const to = placeOf(cave, motion.to);
      isSeen[to] = true;
      if (isTwoPlacesAway(cave.grid, from, to)) isSeen[(from + to) / 2] = true;
    }
  }
  return isSeen;
}

/** Returns whether two places in one row or column of the grid of rooms have exactly one place between them. */
function isTwoPlacesAway({ columns }: RoomGrid, from: number, to: number): boolean {
  const distance = Math.abs(to - from);
  return distance === 2 * columns || (distance === 2 && columns === 3);
}
