/**
 * Defines a cave of Ice Path as its painter needs it: its rooms, the gaps in the walls between them, and which rooms a
 * player has seen.
 */
import { columnOf, rowOf } from "../../../../kernel/board";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { slotAt } from "../../../../kernel/caves/slots";
import { roomGridOf, type RoomGrid } from "../../../../kernel/caves/room-grid";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { findGaps, findSlotsWithRoom, type Gap } from "../../../../kernel/caves/rooms";
import { isTravel, type MoveRecord } from "../../../../kernel/motion";
import { Floor, type Level } from "../../level";

/**
 * A cave of several rooms: its grid of rooms, the slots of the grid that have a room, and the gaps in the walls
 * between rooms.
 */
export interface Cave {
  readonly level: Level;
  readonly grid: RoomGrid;
  readonly slots: readonly number[];
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
  return { level, grid, slots: findSlotsWithRoom(grid, board, isRock), gaps: findGaps(grid, board, isRock) };
}

/**
 * Returns the slot, in the grid of rooms, of the room that a cell belongs to. A gap in a wall belongs to the room on
 * its left or above it.
 */
export function slotOf({ level, grid }: Cave, cell: number): number {
  return slotAt(grid, columnOf(level.board, cell), rowOf(level.board, cell));
}

/**
 * Returns, for each slot in the grid of rooms, whether the seal has been in the room there: at the start or in one of
 * the moves.
 */
export function seenSlots(cave: Cave, moves: readonly MoveRecord[]): boolean[] {
  const { columns, rows } = cave.grid;
  const isSeen: boolean[] = [];
  for (let slot = 0; slot < columns * rows; slot++) isSeen.push(false);
  isSeen[slotOf(cave, cave.level.seal)] = true;
  for (const { motions } of moves) {
    for (const motion of motions) {
      if (!isTravel(motion)) continue;
      const from = slotOf(cave, motion.from);
      const to = slotOf(cave, motion.to);
      isSeen[to] = true;
      if (isTwoSlotsAway(cave.grid, from, to)) isSeen[(from + to) / 2] = true;
    }
  }
  return isSeen;
}

function isTwoSlotsAway({ columns }: RoomGrid, from: number, to: number): boolean {
  const distance = Math.abs(to - from);
  return distance === 2 * columns || (distance === 2 && columns === 3);
}
