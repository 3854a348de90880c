/** Finds problems with the rooms, walls and gaps of a cave, which is a board of several rooms. */
import { columnOf, NOWHERE, rowOf } from "../board";
import type { Draft, Problem } from "../draft";
import { isBetweenRooms, MAX_ROOMS, MIN_ROOMS } from "./slots";
import { roomGridOf, type RoomGrid } from "./room-grid";
import { cellsOfRoom, findGaps, findSlotsWithRoom, type Gap } from "./rooms";

/**
 * Returns the first problem with the rooms of a cave, or undefined if there is none. `wallKind` is the kind of thing
 * that fills the walls between rooms, and `gapKind` the kind of floor in a gap of such a wall. Throws if the board is
 * not a cave.
 */
export function findCaveProblem({ board, upper }: Draft, wallKind: number, gapKind: number): Problem | undefined {
  const grid = roomGridOf(board.width, board.height);
  if (grid === undefined) throw new Error("the board is no cave");
  const isWall = (cell: number): boolean => upper[cell] === wallKind;
  const slots = findSlotsWithRoom(grid, board, isWall);
  if (slots.length < MIN_ROOMS || slots.length > MAX_ROOMS) {
    const fault = { kind: "room-count", count: slots.length, least: MIN_ROOMS, most: MAX_ROOMS } as const;
    return { fault, cell: NOWHERE };
  }
  const gaps = findGaps(grid, board, isWall);
  const isGap = (cell: number): boolean =>
    upper[cell] === gapKind &&
    gaps.some((gap) => gap.cell === cell && slots.includes(gap.slot) && slots.includes(gap.nextSlot));
  for (const cell of board.cells) {
    if (!isBetweenRooms(grid, columnOf(board, cell), rowOf(board, cell)) || isWall(cell) || isGap(cell)) continue;
    return { fault: { kind: "broken-wall", row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 }, cell };
  }
  return findUnjoinedRoomProblem({ board }, grid, slots, gaps);
}

function findUnjoinedRoomProblem(
  { board }: Pick<Draft, "board">,
  grid: RoomGrid,
  slots: readonly number[],
  gaps: readonly Gap[],
): Problem | undefined {
  const joined = [slots[0]];
  for (let index = 0; index < joined.length; index++) {
    for (const gap of gaps) {
      const other = gap.slot === joined[index] ? gap.nextSlot : gap.slot;
      const isJoined = joined[index] === gap.slot || joined[index] === gap.nextSlot;
      if (isJoined && !joined.includes(other)) joined.push(other);
    }
  }
  const unjoined = slots.find((slot) => !joined.includes(slot));
  if (unjoined === undefined) return undefined;
  const [cell] = cellsOfRoom(grid, board, unjoined);
  return { fault: { kind: "unjoined-room", row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 }, cell };
}
