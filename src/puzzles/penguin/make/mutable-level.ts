/**
 * A level being generated. Things are added and removed quickly, because a table of slides is updated with each change.
 */
import { NOWHERE, type Board } from "../../../kernel/board";
import { LOST, STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor, type Level } from "../level";

/**
 * What a cell is used for in a level being generated. A cell that slides pass along one axis only has the number of the
 * bridge along that axis.
 */
export const enum CellUse {
  Free = 0,
  Vertical = 1,
  Horizontal = 2,
  Both = 3,
  /** A thing stands there, or the penguin stops there. */
  Fixed = 4,
}

/**
 * A level being generated. Its arrays are by cell and begin with cell 1: `array[cell - 1]`, where the `- 1` and the `+
 * 1` of a Lua array cancel out (docs/fast-lua.md).
 *
 * A node is a cell where the penguin can stand: the cell's number, plus `board.cellCount` for a penguin on a bridge.
 */
export interface MutableLevel {
  readonly board: Board;
  /** The penguin's cell. */
  start: number;
  finish: number;
  readonly floor: Floor[];
  readonly bridges: Bridge[];
  /** By cell: for a door, the cell of the paired door; stale for any other cell. */
  readonly pairedDoors: number[];
  /** By direction and cell: what a penguin meets that enters the cell. Opposite directions share an array. */
  readonly floorMet: readonly Floor[][];
  /**
   * By direction and cell, where a slide from that cell ends: a node, `STUCK`, `LOST`, or `REDIRECTED` plus the cell of
   * the first treadmill or door.
   */
  readonly slideTable: readonly number[][];
  /** By cell: what it is used for. */
  readonly uses: CellUse[];
  /** An upper limit for the redirections of a slide that ends. A slide with more of them never ends. */
  maxTurns: number;
  /** The cells on which things were put, in the order of building. */
  readonly builtCells: number[];
  /** The cells whose use was changed, in the order of the changes. */
  readonly usedCells: number[];
  /** By index in `usedCells`: the use before that change. */
  readonly previousUses: CellUse[];
}

/** In `MutableLevel.slideTable`: added to the cell of the treadmill or door that the slide enters first. */
export const REDIRECTED = 1024;

// How many elements a task handles before it yields.
const THINGS_PER_SLICE = 2;
const CELLS_PER_SLICE = 64;
const USES_PER_SLICE = 40;

/**
 * The most redirections that one door adds to a slide without repeating any: one for each direction of entry. A
 * treadmill adds one, because slides always leave it in the same direction.
 */
const MAX_TURNS_PER_DOOR = 4;

/** Creates a level of bare ice with the slides of an empty board. */
export function* createMutableLevel(board: Board): Task<MutableLevel> {
  const { cellCount } = board;
  const floor = createBareFloor(board);
  yield;
  const vertical = createBareFloor(board);
  yield;
  const horizontal = createBareFloor(board);
  yield;
  const bridges: Bridge[] = createZeros(cellCount);
  yield;
  const pairedDoors = createZeros(cellCount);
  yield;
  const uses: CellUse[] = createZeros(cellCount);
  yield;
  for (let cell = 1; cell < cellCount; cell++) uses[cell - 1] = board.isBorder[cell] ? CellUse.Fixed : CellUse.Free;
  const slideTable: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    slideTable[direction] = createZeros(cellCount);
    yield;
    yield* fillBareSlides(slideTable[direction], board, direction);
    yield;
  }
  const floorMet = [vertical, horizontal, vertical, horizontal];
  const none = { start: NOWHERE, finish: NOWHERE, maxTurns: 0, builtCells: [], usedCells: [], previousUses: [] };
  return { board, floor, bridges, pairedDoors, floorMet, slideTable, uses, ...none };
}

/** Fills in, by cell, where slides in a direction end on an empty board: at the edge. */
function* fillBareSlides(ends: number[], { cells, cellsToEdge: toEdge, steps }: Board, direction: number): Task<void> {
  for (let index = 0; index < cells.length; index++) {
    const cellsToEdge = toEdge[direction][cells[index]];
    ends[cells[index] - 1] = cellsToEdge === 0 ? STUCK : cells[index] + cellsToEdge * steps[direction];
    if (index % CELLS_PER_SLICE === 0) yield;
  }
}

/** Returns the floor of an empty board: ice inside a border of wall. */
function createBareFloor({ cellCount, isBorder }: Board): Floor[] {
  const floor: Floor[] = [];
  for (let cell = 1; cell < cellCount; cell++) floor[cell - 1] = isBorder[cell] ? Floor.Wall : Floor.Ice;
  return floor;
}

/** Returns a list of `size` − 1 zeros, one for each cell from 1. */
function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let cell = 1; cell < size; cell++) numbers[cell - 1] = 0;
  return numbers;
}

/** Sets the floor and the bridge of a cell in place of what was there, and updates the slides that pass it. */
export function setCell(level: MutableLevel, cell: number, kind: Floor, bridge: Bridge): void {
  const [vertical, horizontal] = level.floorMet;
  const rail = kind === Floor.Ice ? Floor.Wall : kind;
  level.floor[cell - 1] = kind;
  level.bridges[cell - 1] = bridge;
  vertical[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Vertical ? Floor.Ice : rail;
  horizontal[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Horizontal ? Floor.Ice : rail;
  for (let direction = 0; direction < 4; direction++) updateSlides(level, cell, direction);
}

/** Updates where the slides end that enter a cell in a direction. */
function updateSlides({ board, floorMet, slideTable, bridges }: MutableLevel, cell: number, direction: number): void {
  const step = board.steps[direction];
  const floorAhead = floorMet[direction];
  const slides = slideTable[direction];
  const kind = floorAhead[cell - 1];
  let before = cell - step;
  let end = cell;
  if (kind === Floor.Wall || kind === Floor.Tree) {
    slides[before - 1] = STUCK;
    end = bridges[before - 1] === Bridge.None ? before : before + board.cellCount;
  } else {
    if (kind === Floor.Picks) end = LOST;
    else if (kind === Floor.Ice) {
      const onward = slides[cell - 1];
      if (onward !== STUCK) end = onward;
      else if (bridges[cell - 1] !== Bridge.None) end = cell + board.cellCount;
    } else if (kind !== Floor.Snow && kind !== Floor.Finish) end = REDIRECTED + cell;
    slides[before - 1] = end;
  }
  while (floorAhead[before - 1] === Floor.Ice) {
    before -= step;
    slides[before - 1] = end;
  }
}

/** Puts a thing on a cell and marks the cell as fixed, so that nothing else is put there. */
export function buildAndFix(level: MutableLevel, cell: number, kind: Floor, bridge: Bridge): void {
  setCell(level, cell, kind, bridge);
  setUse(level, cell, CellUse.Fixed);
  level.builtCells.push(cell);
  if (kind >= Floor.Door) level.maxTurns += MAX_TURNS_PER_DOOR;
  else if (kind >= Floor.Treadmill && kind <= Floor.LastTreadmill) level.maxTurns++;
}

/** Sets the use of a cell and remembers its previous use for `rollBack`. */
export function setUse(level: MutableLevel, cell: number, newUse: CellUse): void {
  level.previousUses[level.usedCells.length] = level.uses[cell - 1];
  level.usedCells.push(cell);
  level.uses[cell - 1] = newUse;
}

/** How much of a level was built at one time, so that `rollBack` can remove all that was built later. */
export interface Checkpoint {
  readonly builtCount: number;
  readonly usedCount: number;
  readonly maxTurns: number;
}

/** The checkpoint of a level of bare ice. */
export const EMPTY_CHECKPOINT: Checkpoint = { builtCount: 0, usedCount: 0, maxTurns: 0 };

/** Returns how much of a level is built now. */
export function checkpointOf({ builtCells, usedCells, maxTurns }: MutableLevel): Checkpoint {
  return { builtCount: builtCells.length, usedCount: usedCells.length, maxTurns };
}

/** Removes all things and uses that were added since a checkpoint. */
export function* rollBack(level: MutableLevel, { builtCount, usedCount, maxTurns }: Checkpoint): Task<void> {
  while (level.builtCells.length > builtCount) {
    setCell(level, level.builtCells.pop() ?? NOWHERE, Floor.Ice, Bridge.None);
    if (level.builtCells.length % THINGS_PER_SLICE === 0) yield;
  }
  yield;
  while (level.usedCells.length > usedCount) {
    const cell = level.usedCells.pop() ?? NOWHERE;
    level.uses[cell - 1] = level.previousUses[level.usedCells.length];
    if (level.usedCells.length % USES_PER_SLICE === 0) yield;
  }
  level.maxTurns = maxTurns;
}

/** Returns where a push from a node leads: another node, `LOST`, or `STUCK` if it moves nothing. */
export function slideFrom(level: MutableLevel, from: number, direction: number): number {
  const { bridges } = level;
  const isAbove = from > level.board.cellCount;
  const cell = isAbove ? from - level.board.cellCount : from;
  const bridgeHere = bridges[cell - 1];
  const along: Bridge = 1 + (direction % 2);
  if (bridgeHere !== Bridge.None && (bridgeHere === along) !== isAbove) return STUCK;
  const end = level.slideTable[direction][cell - 1];
  return end < REDIRECTED ? end : followRedirections(level, end - REDIRECTED, direction);
}

/** Follows a slide from the first treadmill or door that it enters to its end. Returns `LOST` for an endless loop. */
function followRedirections(
  { floor, bridges, pairedDoors, slideTable, maxTurns }: MutableLevel,
  firstCell: number,
  direction: number,
): number {
  let cell = firstCell;
  let heading = direction;
  for (let turns = 0; turns < maxTurns; turns++) {
    const kind = floor[cell - 1];
    if (kind >= Floor.Door) cell = pairedDoors[cell - 1];
    else heading = kind - Floor.Treadmill;
    const along: Bridge = 1 + (heading % 2);
    if (bridges[cell - 1] === along) return cell;
    const end = slideTable[heading][cell - 1];
    if (end === STUCK) return cell;
    if (end < REDIRECTED) return end;
    cell = end - REDIRECTED;
  }
  return LOST;
}

/** Copies the level as it is now into a finished one. */
export function* levelOf({ board, start, floor, bridges, pairedDoors }: MutableLevel): Task<Level> {
  const floorCopy = [Floor.Wall];
  for (let cell = 1; cell < board.cellCount; cell++) floorCopy[cell] = floor[cell - 1];
  yield;
  const bridgesCopy = [Bridge.None];
  for (let cell = 1; cell < board.cellCount; cell++) bridgesCopy[cell] = bridges[cell - 1];
  yield;
  const pairedDoorsCopy = [NOWHERE];
  for (let cell = 1; cell < board.cellCount; cell++) {
    pairedDoorsCopy[cell] = floor[cell - 1] >= Floor.Door ? pairedDoors[cell - 1] : NOWHERE;
  }
  yield;
  return { board, penguin: start, floor: floorCopy, bridges: bridgesCopy, pairedDoors: pairedDoorsCopy };
}
