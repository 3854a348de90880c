/** Finds problems with the rooms, walls and gaps of a cave, which is a board of several rooms. */
import { columnOf, NOWHERE, rowOf } from "../board";
import type { Draft, Problem } from "../draft";
import { isBetweenRooms, MAX_ROOMS, MIN_ROOMS } from "./places";
import { roomGridOf, type RoomGrid } from "./room-grid";
import { cellsOfRoom, gapsOf, placesWithRoom, type Gap } from "./rooms";

/**
 * Returns the first problem with the rooms of a cave, or undefined if there is none. `wallKind` is the kind of thing of
 * which walls between rooms consist, and `gapKind` the kind of floor in a gap of such a wall. Throws if the board does
 * not have the size of a grid of rooms.
 */
export function problemOfCave({ board, upper }: Draft, wallKind: number, gapKind: number): Problem | undefined {
  const grid = roomGridOf(board.width, board.height);
  if (grid === undefined) throw new Error("the board is no cave");
  const isWall = (cell: number): boolean => upper[cell] === wallKind;
  const places = placesWithRoom(grid, board, isWall);
  if (places.length < MIN_ROOMS || places.length > MAX_ROOMS) {
    const fault = { kind: "room-count", count: places.length, least: MIN_ROOMS, most: MAX_ROOMS } as const;
    return { fault, cell: NOWHERE };
  }
  const gaps = gapsOf(grid, board, isWall);
  const isGap = (cell: number): boolean =>
    upper[cell] === gapKind &&
    gaps.some((gap) => gap.cell === cell && places.includes(gap.place) && places.includes(gap.nextPlace));
  for (const cell of board.cells) {
    if (!isBetweenRooms(grid, columnOf(board, cell), rowOf(board, cell)) || isWall(cell) || isGap(cell)) continue;
    return { fault: { kind: "broken-wall", row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 }, cell };
  }
  return problemOfUnjoinedRoom({ board }, grid, places, gaps);
}

/** Returns a problem if a room cannot be reached from the first room, otherwise undefined. */
function problemOfUnjoinedRoom(
  { board }: Pick<Draft, "board">,
  grid: RoomGrid,
  places: readonly number[],
  gaps: readonly Gap[],
): Problem | undefined {
  const joined = [places[0]];
  for (let index = 0; index < joined.length; index++) {
    for (const gap of gaps) {
      const other = gap.place === joined[index] ? gap.nextPlace : gap.place;
      const isJoined = joined[index] === gap.place || joined[index] === gap.nextPlace;
      if (isJoined && !joined.includes(other)) joined.push(other);
    }
  }
  const unjoined = places.find((place) => !joined.includes(place));
  if (unjoined === undefined) return undefined;
  const [cell] = cellsOfRoom(grid, board, unjoined);
  return { fault: { kind: "unjoined-room", row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 }, cell };
}
