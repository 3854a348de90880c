/**
 * Lays out a new cave of Ice Path room by room. The seal enters the next room through a gap, an opening in the wall
 * between two rooms. A gap is placed where the seal arrives only after many moves, so that the way through the rooms is
 * long. Afterwards, refine.ts and tune.ts change single cells.
 */
import { columnOf, NOWHERE, rowOf } from "../../../../kernel/board";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { slotAt } from "../../../../kernel/caves/slots";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { cellsOfRoom } from "../../../../kernel/caves/rooms";
import { drawRandomBelow, type Random } from "../../../../kernel/random";
import type { Task } from "../../../../kernel/task";
import { Floor } from "../../level";
import { meetsConstraints, searchFully, type LevelConstraints } from "../constraints";
import { findFarthestCell } from "../farthest-cell";
import {
  clearLog,
  fillSlideTable,
  GenerationAction,
  logChange,
  logRocks,
  setFloor,
  USELESS_KEPT,
  USELESS_OUT_OF,
  type MutableLevel,
} from "../mutable-level";
import { acceptTrial, type Scratch } from "../scratch";
import type { CaveShape, CaveTarget } from "../target";
import { chooseOpening, type Opening } from "./openings";

const MIN_ROCKS_PERCENT = 8;
const MAX_ROCKS_PERCENT = 26;

/**
 * At most this many snow patches are added for each room. Each patch is put on the farthest cell (the one for which the
 * seal needs the most moves). Another cell may then need even more moves.
 */
const MAX_SNOW_PER_ROOM = 2;

const CELLS_PER_SLICE = 60;
const KEPT_CHECKS_PER_SLICE = 24;

interface CaveLayout {
  readonly shape: CaveShape;
  /** For each slot in the grid of rooms: whether the room there is laid out already. */
  readonly hasRoom: boolean[];
  /**
   * The cells that must stay ice: the cell where the seal starts, the gaps (openings in the walls between rooms), and
   * the cells before and behind each gap.
   */
  readonly keptCells: number[];
}

/**
 * Lays out the rooms of a cave (a level of several rooms), the gaps between the rooms, and the hole. The level is in
 * the tables `scratch`. Returns the conditions that the level must still meet after later changes. Returns undefined if
 * no suitable cave could be laid out.
 */
export function* layOutCave(
  scratch: Scratch,
  { minMoves, maxMoves, cave }: CaveTarget,
  random: Random,
): Task<LevelConstraints | undefined> {
  const { level, farthestSearch } = scratch;
  const wantedMoves = minMoves + drawRandomBelow(random, maxMoves - minMoves + 1);
  const layout: CaveLayout = { shape: cave, hasRoom: createRoomFlags(cave), keptCells: [level.start] };
  yield* fillWithRock(level);
  if (!(yield* layOutRooms(scratch, layout, wantedMoves, random))) return undefined;
  const { farthest, moves } = farthestSearch;
  if (moves < minMoves || layout.keptCells.includes(farthest)) return undefined;
  level.hole = farthest;
  setFloor(level, farthest, Floor.Snow);
  logChange(level, GenerationAction.Hole, farthest);
  const constraints = { maxMoves: wantedMoves, hiddenGoals: [] };
  if (!(yield* meetsConstraints(scratch, constraints))) return undefined;
  acceptTrial(scratch);
  level.cells = yield* findChangeableCells(level, layout);
  return constraints;
}

function createRoomFlags({ columns, rows }: CaveShape): boolean[] {
  const hasRoom: boolean[] = [];
  for (let slot = 0; slot < columns * rows; slot++) hasRoom[slot] = false;
  return hasRoom;
}

function* fillWithRock(level: MutableLevel): Task<void> {
  const { board, floor, slideTable } = level;
  level.hole = NOWHERE;
  clearLog(level);
  for (let cell = 1; cell < board.cellCount; cell++) {
    floor[cell - 1] = Floor.Rock;
    for (let direction = 0; direction < 4; direction++) slideTable[direction][cell - 1] = cell;
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
}

/**
 * Lays out all rooms, beginning with the room of the seal. Each room lengthens the seal's way by the same share of
 * `wantedMoves`. Afterwards, `scratch.farthestSearch` has the farthest cell, for which the seal needs the most moves.
 * Returns whether each room got a gap that leads into it.
 */
function* layOutRooms(scratch: Scratch, layout: CaveLayout, wantedMoves: number, random: Random): Task<boolean> {
  const { level } = scratch;
  const { board, start } = level;
  const { shape } = layout;
  yield* layOutRoom(level, layout, slotAt(shape, columnOf(board, start), rowOf(board, start)), random);
  for (let count = 1; ; count++) {
    const moves = Math.floor((wantedMoves * count) / shape.roomCount);
    yield* lengthenWithSnow(scratch, layout, moves, random);
    if (count === shape.roomCount) return true;
    yield* searchFully(scratch);
    const opening = yield* chooseOpening(layout, level, scratch.trialSearch, moves, random);
    if (opening === undefined) return false;
    yield* openRoom(level, layout, opening, random);
  }
}

function* openRoom(level: MutableLevel, layout: CaveLayout, opening: Opening, random: Random): Task<void> {
  const { gap, step, nextSlot } = opening;
  layout.keptCells.push(gap - step, gap, gap + step);
  yield* layOutRoom(level, layout, nextSlot, random);
  for (let direction = 0; direction < 4; direction++) fillSlideTable(level, direction, [gap]);
  setFloor(level, gap, Floor.Ice);
  logChange(level, GenerationAction.Gap, gap);
  yield;
}

function* layOutRoom(
  level: MutableLevel,
  { shape, hasRoom, keptCells }: CaveLayout,
  slot: number,
  random: Random,
): Task<void> {
  const { floor, mayBeUseless } = level;
  const cells = cellsOfRoom(shape, level.board, slot);
  hasRoom[slot] = true;
  for (const cell of cells) floor[cell - 1] = Floor.Ice;
  level.log?.push({ action: GenerationAction.Carve, cells, floor: Floor.Ice });
  yield;
  const percent = MIN_ROCKS_PERCENT + drawRandomBelow(random, MAX_ROCKS_PERCENT - MIN_ROCKS_PERCENT + 1);
  for (let rocks = Math.floor((percent * cells.length) / 100); rocks > 0; rocks--) {
    const cell = cells[drawRandomBelow(random, cells.length)];
    if (keptCells.includes(cell)) continue;
    floor[cell - 1] = Floor.Rock;
    mayBeUseless[cell - 1] = drawMayBeUseless(random);
  }
  logRocks(level, cells);
  for (let direction = 0; direction < 4; direction++) {
    yield;
    fillSlideTable(level, direction, cells);
  }
}

function drawMayBeUseless(random: Random): boolean {
  return drawRandomBelow(random, USELESS_OUT_OF) < USELESS_KEPT;
}

function* lengthenWithSnow(
  { level, farthestSearch }: Scratch,
  { keptCells }: CaveLayout,
  maxMoves: number,
  random: Random,
): Task<void> {
  yield* findFarthestCell(farthestSearch, level, maxMoves);
  for (let count = 0; count < MAX_SNOW_PER_ROOM; count++) {
    const { moves, farthest } = farthestSearch;
    if (moves >= maxMoves || keptCells.includes(farthest)) return;
    setFloor(level, farthest, Floor.Snow);
    logChange(level, GenerationAction.Lengthen, farthest);
    level.mayBeUseless[farthest - 1] = drawMayBeUseless(random);
    yield* findFarthestCell(farthestSearch, level, maxMoves);
    if (farthestSearch.moves <= moves) return;
  }
}

function* findChangeableCells({ board }: MutableLevel, { shape, hasRoom, keptCells }: CaveLayout): Task<number[]> {
  const changeable: number[] = [];
  for (let slot = 0; slot < hasRoom.length; slot++) {
    if (!hasRoom[slot]) continue;
    yield;
    const cells = cellsOfRoom(shape, board, slot);
    for (let index = 0; index < cells.length; index++) {
      if (!keptCells.includes(cells[index])) changeable.push(cells[index]);
      if (index % KEPT_CHECKS_PER_SLICE === 0) yield;
    }
  }
  return changeable;
}
