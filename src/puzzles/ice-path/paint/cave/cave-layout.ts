/**
 * Computes where the rooms of a cave (a level of several rooms) lie on the screen, in pixels. This depends on the
 * position of the view, the part of the cave that the screen shows.
 */
import type { Box } from "../../../../device/screen";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { isBetweenRooms, slotAt } from "../../../../kernel/caves/slots";
import type { RoomGrid } from "../../../../kernel/caves/room-grid";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { cellsOfRoom } from "../../../../kernel/caves/rooms";
import { columnOf, rowOf } from "../../../../kernel/board";
import { iceAround, type ScreenLayout } from "../screen-layout";
import type { Camera } from "./camera";
import type { Cave } from "./cave";

/** The area of the screen that shows the rooms of a cave. */
export const AREA: Box = { x: 160, y: 0, width: 240, height: 240 };

/**
 * How thick the walls between the rooms of a cave are drawn, in pixels. The cells of gaps in these walls are drawn
 * equally narrow.
 */
export const WALL = 6;

const MOST_WITH_LARGE_CELLS = 8;
const LARGE_CELL = 22;
const SMALL_CELL = 19;

export function cellSideOf({ roomWidth, roomHeight }: RoomGrid): number {
  return Math.max(roomWidth, roomHeight) <= MOST_WITH_LARGE_CELLS ? LARGE_CELL : SMALL_CELL;
}

/** Returns how many pixels the screen's view of a cave moves from one room to the next, to the right and down. */
export function roomPitch(grid: RoomGrid): { readonly x: number; readonly y: number } {
  const side = cellSideOf(grid);
  return { x: grid.roomWidth * side + WALL, y: grid.roomHeight * side + WALL };
}

/**
 * Returns where a cave lies on the screen when the view (the visible part of the cave) is at `camera`. The area that
 * shows rooms begins at `areaLeft`, in pixels. Rocks and snow are drawn in the visible room; while the view moves, in
 * both visible rooms.
 */
export function layOutCave({ level: { board }, grid, slots }: Cave, camera: Camera, areaLeft: number): ScreenLayout {
  const side = cellSideOf(grid);
  const pitch = roomPitch(grid);
  const left = areaLeft + Math.floor((AREA.width - pitch.x + WALL) / 2) - Math.floor(camera.column * pitch.x + 0.5);
  const top = AREA.y + Math.floor((AREA.height - pitch.y + WALL) / 2) - Math.floor(camera.row * pitch.y + 0.5);
  const shown = shownSlots(grid, camera).filter((slot) => slots.includes(slot));
  const first = shown.length === 0 ? 0 : shown[0];
  const ice = iceAround({
    x: left + (first % grid.columns) * pitch.x,
    y: top + Math.floor(first / grid.columns) * pitch.y,
    width: grid.roomWidth * side,
    height: grid.roomHeight * side,
  });
  return {
    board,
    side,
    left,
    top,
    columnsPerRoom: grid.roomWidth + 1,
    rowsPerRoom: grid.roomHeight + 1,
    narrowing: side - WALL,
    ice,
    cells: shown.flatMap((slot) => cellsOfRoom(grid, board, slot)),
    isDrawn: (cell) => {
      if (board.isBorder[cell] !== false) return false;
      const [column, row] = [columnOf(board, cell), rowOf(board, cell)];
      return shown.includes(slotAt(grid, column, row)) && !isBetweenRooms(grid, column, row);
    },
  };
}

/** Returns the numbers of the one or two rooms of the grid that the view shows. */
export function shownSlots({ columns }: RoomGrid, { column, row }: Camera): number[] {
  const first = Math.floor(column) + columns * Math.floor(row);
  const last = Math.ceil(column) + columns * Math.ceil(row);
  return first === last ? [first] : [first, last];
}
