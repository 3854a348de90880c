import { NOWHERE, type Board } from "../../../kernel/board";
import { LOST, STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor, type Level } from "../level";

/** What a cell is needed for. One that is only passed along one axis has the number of the bridge along it. */
export const enum CellUse {
  Free = 0,
  Vertical = 1,
  Horizontal = 2,
  Both = 3,
  /** Something stands there, or the penguin does. */
  Fixed = 4,
}

/**
 * A level that is being made. Its arrays are by cell and begin with cell 1: `array[cell - 1]`, where the `- 1` and the
 * + 1 of a Lua array cancel out (docs/fast-lua.md). A place is a cell, or on a bridge a cell and the board's size.
 */
export interface MutableLevel {
  readonly board: Board;
  start: number;
  finish: number;
  readonly floor: Floor[];
  readonly bridges: Bridge[];
  readonly pairedDoors: number[];
  /** By direction: what the penguin meets that comes onto a cell; those of opposite directions are one array. */
  readonly floorMet: readonly Floor[][];
  /** By direction: where it goes from a cell: to a place, `STUCK`, `LOST`, or `TURN` and the cell where it is turned. */
  readonly slideTable: readonly number[][];
  readonly uses: CellUse[];
  /** How many turns a slide can make before it makes one again. */
  maxTurns: number;
  /** The cells that something was put on, in the order in which it was. */
  readonly builtCells: number[];
  /** The cells whose use was changed, in that order, and which it was before. */
  readonly usedCells: number[];
  readonly previousUses: CellUse[];
}

/** In `Floe.ends`: the slide comes to a treadmill or a door. */
export const REDIRECTED = 1024;

const THINGS_PER_SLICE = 2;
const CELLS_PER_SLICE = 64;
const USES_PER_SLICE = 40;

/** Through a door one can come in four directions, onto a treadmill and off again in one. */
const MAX_TURNS_PER_DOOR = 4;

/** Nothing but ice. */
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

function* fillBareSlides(ends: number[], { cells, cellsToEdge: toEdge, steps }: Board, direction: number): Task<void> {
  for (let index = 0; index < cells.length; index++) {
    const cellsToEdge = toEdge[direction][cells[index]];
    ends[cells[index] - 1] = cellsToEdge === 0 ? STUCK : cells[index] + cellsToEdge * steps[direction];
    if (index % CELLS_PER_SLICE === 0) yield;
  }
}

function createBareFloor({ cellCount, isBorder }: Board): Floor[] {
  const floor: Floor[] = [];
  for (let cell = 1; cell < cellCount; cell++) floor[cell - 1] = isBorder[cell] ? Floor.Wall : Floor.Ice;
  return floor;
}

/** A zero for each place from 1 up to the one before `size`. */
function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let node = 1; node < size; node++) numbers[node - 1] = 0;
  return numbers;
}

/** Puts something on the ground of a cell, and a bridge or none over it; what was there goes. */
export function setCell(level: MutableLevel, cell: number, kind: Floor, bridge: Bridge): void {
  const [vertical, horizontal] = level.floorMet;
  const rail = kind === Floor.Ice ? Floor.Wall : kind;
  level.floor[cell - 1] = kind;
  level.bridges[cell - 1] = bridge;
  vertical[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Vertical ? Floor.Ice : rail;
  horizontal[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Horizontal ? Floor.Ice : rail;
  for (let direction = 0; direction < 4; direction++) updateSlides(level, cell, direction);
}

/** Works out again where the slides end that come to a cell in a direction. */
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

/** Puts something where it shall stay: nothing else may come there. */
export function buildAndFix(level: MutableLevel, cell: number, kind: Floor, bridge: Bridge): void {
  setCell(level, cell, kind, bridge);
  setUse(level, cell, CellUse.Fixed);
  level.builtCells.push(cell);
  if (kind >= Floor.Door) level.maxTurns += MAX_TURNS_PER_DOOR;
  else if (kind >= Floor.Treadmill && kind <= Floor.LastTreadmill) level.maxTurns++;
}

/** Says what a cell is needed for from now on. */
export function setUse(level: MutableLevel, cell: number, newUse: CellUse): void {
  level.previousUses[level.usedCells.length] = level.uses[cell - 1];
  level.usedCells.push(cell);
  level.uses[cell - 1] = newUse;
}

/** How far a floe had come; see `takeBack`. */
export interface Checkpoint {
  readonly builtCount: number;
  readonly usedCount: number;
  readonly maxTurns: number;
}

/** How far a bare floe is. */
export const EMPTY_CHECKPOINT: Checkpoint = { builtCount: 0, usedCount: 0, maxTurns: 0 };

export function checkpointOf({ builtCells, usedCells, maxTurns }: MutableLevel): Checkpoint {
  return { builtCount: builtCells.length, usedCount: usedCells.length, maxTurns };
}

/** Takes back all that was built and used since. */
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

/** Where a push from a place leads: to another place, to a loss (`LOST`), or it moves nothing (`STUCK`). */
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

/** Goes on with a slide that came to a treadmill or a door. */
function followRedirections(
  { floor, bridges, pairedDoors, slideTable, maxTurns }: MutableLevel,
  first: number,
  direction: number,
): number {
  let cell = first;
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

/** The level as it is now. */
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
