/**
 * Defines the level that the generator changes. Things can be added and removed quickly, because each change updates a
 * table that says where slides end.
 */
import { NOWHERE, type Board } from "../../../kernel/board";
import { LOST, STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor, type Level } from "../level";
import type { BuildLog } from "./build-log";

/**
 * How slides use a cell of a level that is being generated. `Vertical` means that slides pass the cell only up and
 * down, and `Horizontal` only sideways. `Vertical` and `Horizontal` have the same numbers as vertical and horizontal
 * bridges in `Bridge`.
 */
export const enum CellUse {
  Free = 0,
  Vertical = 1,
  Horizontal = 2,
  /**
   * No thing may be put on the cell any more: a thing stands on it, the penguin stops on it, or slides pass it along
   * both axes.
   */
  Fixed = 3,
}

/**
 * A level that is being generated. Its arrays are indexed by cell − 1. In Lua the build adds 1 to each index, so the
 * index is then the cell itself (docs/fast-lua.md).
 *
 * A position of the penguin is called a node. Its number is the number of the cell, plus `board.cellCount` if the
 * penguin is on the bridge over the cell.
 */
export interface MutableLevel {
  readonly board: Board;
  start: number;
  finish: number;
  readonly floor: Floor[];
  readonly bridges: Bridge[];
  /** For each cell with a door, the cell of the pair's other door. Other entries are stale and must not be read. */
  readonly pairedDoors: number[];
  /**
   * For each direction and cell, what the penguin meets when it enters the cell in this direction. Two opposite
   * directions share an array.
   */
  readonly floorMet: readonly Floor[][];
  /**
   * For each direction and cell, the node (a position of the penguin) where a slide from the cell ends, or `STUCK` or
   * `LOST`. If the slide reaches a treadmill or door, the entry is `REDIRECTED` plus the cell of the first treadmill or
   * door.
   */
  readonly slideTable: readonly number[][];
  readonly uses: CellUse[];
  /**
   * A slide that ends can enter at most this many treadmills and doors before its end. A slide that enters more of them
   * goes round for ever.
   */
  maxRedirections: number;
  /** The cells on which things were put, in the order of building. */
  readonly builtCells: number[];
  /**
   * The cells whose entry in `uses` was changed, in the order of the changes. The list `uses` says how slides use each
   * cell.
   */
  readonly usedCells: number[];
  /**
   * The previous use of each cell in `usedCells`, with which `rollBack` undoes the change. The use of a cell says
   * whether and how slides pass it.
   */
  readonly previousUses: CellUse[];
  /**
   * Everything that was built and removed so far. Undefined unless the steps of the generator are recorded for the
   * player; see build-log.ts.
   */
  log: BuildLog | undefined;
}

/**
 * An entry of `MutableLevel.slideTable` is this number plus a cell if the slide enters a treadmill or door on this
 * cell.
 */
export const REDIRECTED = 1024;

/** `rollBack` yields to the rest of the game each time it has removed this many things from the board. */
const THINGS_PER_SLICE = 2;
/**
 * Creating a level yields to the rest of the game each time the ends of the slides from this many cells have been
 * computed.
 */
const CELLS_PER_SLICE = 64;
/**
 * `rollBack` yields to the rest of the game each time it has restored this many entries of `uses`, which says how
 * slides use each cell.
 */
const USES_PER_SLICE = 40;

/**
 * A slide can pass one door at most this many times without repeating itself: once in each direction. It can pass a
 * treadmill only once, because it always leaves a treadmill in the same direction.
 */
const MAX_TURNS_PER_DOOR = 4;

/** Creates a level of bare ice, in which each slide ends at the edge of the board. */
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
  const none = { start: NOWHERE, finish: NOWHERE, maxRedirections: 0, builtCells: [], usedCells: [], previousUses: [] };
  return { board, floor, bridges, pairedDoors, floorMet, slideTable, uses, ...none, log: undefined };
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

function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let cell = 1; cell < size; cell++) numbers[cell - 1] = 0;
  return numbers;
}

/** Replaces the floor and the bridge of a cell, and updates the ends of all slides that pass the cell. */
export function setCell(level: MutableLevel, cell: number, kind: Floor, bridge: Bridge): void {
  const [vertical, horizontal] = level.floorMet;
  const rail = kind === Floor.Ice ? Floor.Wall : kind;
  level.floor[cell - 1] = kind;
  level.bridges[cell - 1] = bridge;
  vertical[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Vertical ? Floor.Ice : rail;
  horizontal[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Horizontal ? Floor.Ice : rail;
  for (let direction = 0; direction < 4; direction++) updateSlides(level, cell, direction);
}

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
  if (kind >= Floor.Door) level.maxRedirections += MAX_TURNS_PER_DOOR;
  else if (kind >= Floor.Treadmill && kind <= Floor.LastTreadmill) level.maxRedirections++;
}

/**
 * Changes how slides use a cell (for example, that they pass it up and down), and stores the previous use of the cell
 * for `rollBack`.
 */
export function setUse(level: MutableLevel, cell: number, newUse: CellUse): void {
  level.previousUses[level.usedCells.length] = level.uses[cell - 1];
  level.usedCells.push(cell);
  level.uses[cell - 1] = newUse;
}

/** Marks how much of a level is built, so that `rollBack` can remove everything that is built later. */
export interface Checkpoint {
  readonly builtCount: number;
  readonly usedCount: number;
  readonly maxRedirections: number;
}

/** The checkpoint with which `rollBack` removes everything, so that the level is bare ice. */
export const EMPTY_CHECKPOINT: Checkpoint = { builtCount: 0, usedCount: 0, maxRedirections: 0 };

export function createCheckpoint({ builtCells, usedCells, maxRedirections }: MutableLevel): Checkpoint {
  return { builtCount: builtCells.length, usedCount: usedCells.length, maxRedirections };
}

/** Removes everything that was built since a checkpoint, and restores the record of how slides use each cell. */
export function* rollBack(level: MutableLevel, { builtCount, usedCount, maxRedirections }: Checkpoint): Task<void> {
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
  level.maxRedirections = maxRedirections;
}

/**
 * Returns where a slide from a node (a position of the penguin) ends: at another node, `LOST`, or `STUCK` if the
 * penguin cannot move.
 */
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

function followRedirections(
  { floor, bridges, pairedDoors, slideTable, maxRedirections }: MutableLevel,
  firstCell: number,
  direction: number,
): number {
  let cell = firstCell;
  let currentDirection = direction;
  for (let turns = 0; turns < maxRedirections; turns++) {
    const kind = floor[cell - 1];
    if (kind >= Floor.Door) cell = pairedDoors[cell - 1];
    else currentDirection = kind - Floor.Treadmill;
    const along: Bridge = 1 + (currentDirection % 2);
    if (bridges[cell - 1] === along) return cell;
    const end = slideTable[currentDirection][cell - 1];
    if (end === STUCK) return cell;
    if (end < REDIRECTED) return end;
    cell = end - REDIRECTED;
  }
  return LOST;
}

export function* createLevel({ board, start, floor, bridges, pairedDoors }: MutableLevel): Task<Level> {
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
