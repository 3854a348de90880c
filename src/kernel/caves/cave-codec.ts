/**
 * Encodes a cave, which is a board of several rooms, as one number, and decodes such a number. Only draft-codec.ts uses
 * this file.
 */
import { buildBoard, findCachedBoard, type Board } from "../board";
import { createDraft, isCave, type Draft } from "../draft";
import type { Legend } from "../legend";
import type { MixedRadixCoder } from "../mixed-radix-coder";
import type { Task } from "../task";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { MAX_ROOMS, createWalls } from "./slots";
import { MAX_CAVE_SIDE, roomGridOf, type RoomGrid } from "./room-grid";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { cellsOfRoom, cellsOfWall, findSlotsWithRoom } from "./rooms";

/**
 * A function that encodes `draft` with its things, such as walls and balls. If `draft` is undefined, the function
 * decodes the things on `board`.
 */
type CodeBoard = (this: void, board: Board, draft: Draft | undefined) => Task<Draft | undefined>;

/**
 * Encodes the cave `draft` (a board of several rooms). If `draft` is undefined, the function decodes a cave from a
 * number and returns it, or undefined if the number describes no cave.
 *
 * The encoded number begins with the size of the cave and with the slots of its room grid that have a room. Then
 * `codeBoard` encodes a board on which all rooms lie one below the other, so that the rocks outside of the rooms need
 * no space. The gaps in the walls come last.
 */
export function* encodeOrDecodeCave(
  legend: Legend,
  coder: MixedRadixCoder,
  draft: Draft | undefined,
  codeBoard: CodeBoard,
): Task<Draft | undefined> {
  const width = 1 + coder.codeUniform(MAX_CAVE_SIDE, (draft?.board.width ?? 1) - 1);
  const height = 1 + coder.codeUniform(MAX_CAVE_SIDE, (draft?.board.height ?? 1) - 1);
  const grid = roomGridOf(width, height);
  if (grid === undefined) return undefined;
  const board = draft?.board ?? (yield* findOrBuildBoard(width, height));
  if (!isCave(board)) return undefined;
  const wall = legend.characters.indexOf(legend.sizeLimits.caveWall ?? "");
  const cave = createDraft(legend, board);
  for (const cell of board.cells) cave.upper[cell] = wall;
  yield;
  const slots = codeSlots(coder, grid, draft === undefined ? [] : findRoomSlots(grid, draft, wall));
  if (slots.length === 0 || slots.length > MAX_ROOMS) return undefined;
  const stack = yield* findOrBuildBoard(grid.roomWidth, grid.roomHeight * slots.length);
  const rooms = createDraft(legend, stack);
  const cells = slots.flatMap((slot) => cellsOfRoom(grid, board, slot));
  if (draft !== undefined) cells.forEach((cell, index) => (rooms.upper[stack.cells[index]] = draft.upper[cell]));
  yield;
  const coded = yield* codeBoard(stack, draft === undefined ? undefined : rooms);
  if (coded === undefined) return undefined;
  cells.forEach((cell, index) => (cave.upper[cell] = coded.upper[stack.cells[index]]));
  yield* codeGaps(coder, grid, slots, { draft, cave, wall, gap: legend.emptyKind });
  return cave;
}

function* findOrBuildBoard(width: number, height: number): Task<Board> {
  return findCachedBoard(width, height) ?? (yield* buildBoard(width, height));
}

function findRoomSlots(grid: RoomGrid, { board, upper }: Draft, wall: number): readonly number[] {
  return findSlotsWithRoom(grid, board, (cell) => upper[cell] === wall);
}

function codeSlots(coder: MixedRadixCoder, { columns, rows }: RoomGrid, written: readonly number[]): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < columns * rows; slot++)
    if (coder.codeUniform(2, written.includes(slot) ? 1 : 0) === 1) slots.push(slot);
  return slots;
}

/**
 * The data for encoding or decoding the gaps in a cave's walls. `draft` is the cave (a level of several rooms) to
 * encode, or undefined while decoding. `cave` receives the decoded gaps. `wall` and `gap` are the kinds of things that
 * stand in walls and in gaps (see legend.ts).
 */
interface CodedCave {
  readonly draft: Draft | undefined;
  readonly cave: Draft;
  readonly wall: number;
  readonly gap: number;
}

/**
 * Encodes or decodes the gaps in all walls between two rooms. A gap is a cell through which a piece can slide from room
 * to room. For each cell of a wall, the code weights the choice between gap and no gap for a wall with one gap, which
 * is the usual number.
 */
function* codeGaps(
  coder: MixedRadixCoder,
  grid: RoomGrid,
  slots: readonly number[],
  { draft, cave, wall: wallKind, gap }: CodedCave,
): Task<void> {
  for (const wall of createWalls(grid)) {
    if (!slots.includes(wall.slot) || !slots.includes(wall.nextSlot)) continue;
    yield;
    for (const cell of cellsOfWall(cave.board, wall)) {
      const isGap = coder.codeWeighted([wall.length, 1], draft?.upper[cell] === gap ? 1 : 0) === 1;
      cave.upper[cell] = isGap ? gap : wallKind;
    }
  }
}
