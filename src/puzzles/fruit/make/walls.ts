/**
 * Generates the hedge of a board, as Tomas Rychnovsky's article on "Fruit Dating" describes. placement.ts places
 * everything except the hedge.
 */
import { cellAt, type Board } from "../../../kernel/board";
import { DIRECTIONS, type Direction } from "../../../kernel/direction";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { mirroredCell, type Symmetry } from "./symmetry";

interface WallGrid {
  readonly board: Board;
  /** Whether each cell is hedge. The border around the board counts as hedge. */
  readonly isWall: boolean[];
  readonly symmetry: Symmetry;
  /** The number of hedge cells inside the border. */
  hedgeCount: number;
  readonly log: HedgeLog | undefined;
}

/**
 * The order in which the hedge of a board was planted: a list of groups of cells, where the cells of a group became
 * hedge together.
 */
export type HedgeLog = (readonly number[])[];

interface WallSegment {
  readonly cells: readonly number[];
  readonly direction: Direction;
}

const CELLS_PER_SLICE = 8;
const MAX_SEGMENTS = 6;

/**
 * The number of board cells for each cell of hedge. The generator adds walls (chains of hedge cells) that begin at the
 * board's edge. It stops when one in this many cells, plus a random number of further cells, is hedge.
 */
const CELLS_PER_HEDGE = 5;
/**
 * Limits the random number of further hedge cells, beyond those that `CELLS_PER_HEDGE` asks for. This number is less
 * than the number of all cells divided by the constant.
 */
const CELLS_PER_EXTRA_HEDGE = 6;

/** The first straight segment of a wall has at most this many cells. Short walls are likelier than long ones. */
const MAX_SEGMENT_CELLS = 3;

const MAX_INNER_WALLS = 2;

/**
 * Generates the walls of a board, as Tomas Rychnovsky's article on "Fruit Dating" describes.
 *
 * Some walls begin at the board's edge. A wall is a chain of straight segments. Each further segment starts at a random
 * cell of the segment before, at a right angle to it, and is shorter. Then inner walls follow, which touch no other
 * hedge. The mirrored cell of each hedge cell becomes hedge too. Finally, hedge fills all free cells outside the
 * largest connected region.
 *
 * The walls are generated again if they leave too little space or cover a whole side of the board. A board with a
 * covered side plays like a smaller board, and small boards have few different levels.
 *
 * The cells of the returned walls are appended to `log`, if given.
 */
export function* generateWalls(board: Board, symmetry: Symmetry, random: Random, log?: HedgeLog): Task<boolean[]> {
  const edge = listEdgeCells(board);
  for (;;) {
    const grid: WallGrid = { board, isWall: [...board.isBorder], symmetry, hedgeCount: 0, log };
    yield* growWalls(grid, edge, random);
    yield;
    if (isSpacious(board, grid.isWall)) return grid.isWall;
    while (log !== undefined && log.length > 0) log.pop();
  }
}

function* growWalls(grid: WallGrid, edge: readonly number[], random: Random): Task<void> {
  const cells = grid.board.cells.length;
  const targetHedgeCount =
    Math.floor(cells / CELLS_PER_HEDGE) + drawRandomBelow(random, Math.floor(cells / CELLS_PER_EXTRA_HEDGE));
  yield;
  while (grid.hedgeCount < targetHedgeCount) {
    addWall(
      grid,
      edge[drawRandomBelow(random, edge.length)],
      1 + drawRandomBelow(random, 1 + drawRandomBelow(random, MAX_SEGMENT_CELLS)),
      random,
    );
    yield;
  }
  for (let wallsLeft = drawRandomBelow(random, MAX_INNER_WALLS + 1); wallsLeft > 0; wallsLeft--) {
    addInnerWall(grid, random);
    yield;
  }
  yield* fillSmallRegions(grid);
}

/**
 * Returns whether at least three fifths of a board's cells are free, among them at least one cell at each side of the
 * board.
 */
export function isSpacious({ cells, cellsToEdge }: Board, isWall: readonly boolean[]): boolean {
  const free = cells.filter((cell) => !isWall[cell]);
  return (
    5 * free.length >= 3 * cells.length && cellsToEdge.every((cellsTo) => free.some((cell) => cellsTo[cell] === 0))
  );
}

function listEdgeCells(board: Board): number[] {
  const { width, height } = board;
  const edge: number[] = [];
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : width - 1;
    for (let x = 0; x < width; x += step) edge.push(cellAt(board, x, y));
  }
  return edge;
}

function addWall(grid: WallGrid, from: number, length: number, random: Random): void {
  let segment = addSegment(grid, from, drawInwardDirection(grid.board, from, random), length);
  let lengthLeft = length;
  for (let segmentCount = 1; segmentCount < MAX_SEGMENTS && segment.cells.length > 0; segmentCount++) {
    lengthLeft = drawRandomBelow(random, lengthLeft);
    if (lengthLeft === 0) return;
    const corner = segment.cells[drawRandomBelow(random, segment.cells.length)];
    const direction = DIRECTIONS[(segment.direction + 1 + 2 * drawRandomBelow(random, 2)) % DIRECTIONS.length];
    segment = addSegment(grid, corner + grid.board.steps[direction], direction, lengthLeft);
  }
}

function drawInwardDirection({ cellsToEdge }: Board, cell: number, random: Random): Direction {
  const inwardDirections = DIRECTIONS.filter(
    (direction) => cellsToEdge[(direction + 2) % DIRECTIONS.length][cell] === 0,
  );
  return inwardDirections[drawRandomBelow(random, inwardDirections.length)];
}

/**
 * Adds a straight segment of up to `length` cells of hedge to a wall. The segment ends earlier where it meets the
 * border around the board. The returned segment includes cells that were hedge before.
 */
function addSegment(grid: WallGrid, from: number, direction: Direction, length: number): WallSegment {
  const { isBorder, steps } = grid.board;
  const cells: number[] = [];
  for (let cell = from; cells.length < length && !isBorder[cell]; cell += steps[direction]) {
    cells.push(cell);
    addHedge(grid, cell);
  }
  return { cells, direction };
}

function addHedge(grid: WallGrid, cell: number): void {
  const { board, isWall, symmetry } = grid;
  const pair = [cell, mirroredCell(board, symmetry, cell)];
  if (grid.log !== undefined) logHedge(grid, pair);
  for (const hedgeCell of pair) {
    if (!isWall[hedgeCell]) grid.hedgeCount++;
    isWall[hedgeCell] = true;
  }
}

function logHedge({ isWall, log }: WallGrid, cells: readonly number[]): void {
  const planted = cells.filter((cell, index) => !isWall[cell] && cells.indexOf(cell) === index);
  if (planted.length > 0) log?.push(planted);
}

/**
 * Adds a straight wall inside the board that stops before it touches other hedge. The cells become hedge only at the
 * end, so that the wall does not stop at its own cells.
 */
function addInnerWall(grid: WallGrid, random: Random): void {
  const { board, isWall } = grid;
  const step = board.steps[drawRandomBelow(random, DIRECTIONS.length)];
  const cells: number[] = [];
  let cell = board.cells[drawRandomBelow(random, board.cells.length)];
  while (!isWall[cell] && isClearAround(board, isWall, cell)) {
    cells.push(cell);
    cell += step;
  }
  for (const hedgeCell of cells) addHedge(grid, hedgeCell);
}

function isClearAround({ steps: [up, right, down, left] }: Board, isWall: readonly boolean[], cell: number): boolean {
  for (const row of [up, 0, down]) {
    for (const column of [left, 0, right]) if (isWall[cell + row + column]) return false;
  }
  return true;
}

function* fillSmallRegions(grid: WallGrid): Task<void> {
  const { board, isWall } = grid;
  const regionOf: number[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) regionOf[cell] = -1;
  const sizes: number[] = [];
  for (const cell of board.cells) {
    if (isWall[cell] || regionOf[cell] >= 0) continue;
    sizes.push(yield* floodFill(board, isWall, regionOf, cell, sizes.length));
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  if (grid.log !== undefined) {
    const filled = board.cells.filter((cell) => regionOf[cell] !== largest);
    logHedge(grid, filled);
  }
  for (const cell of board.cells) if (regionOf[cell] !== largest) isWall[cell] = true;
}

/** Marks all free cells connected to a cell as one region. Returns the region's number of cells. */
export function* floodFill(
  { steps }: Board,
  isWall: readonly boolean[],
  regionOf: number[],
  from: number,
  region: number,
): Task<number> {
  const reached = [from];
  regionOf[from] = region;
  for (let index = 0; index < reached.length; index++) {
    for (const step of steps) {
      const next = reached[index] + step;
      if (isWall[next] || regionOf[next] >= 0) continue;
      regionOf[next] = region;
      reached.push(next);
    }
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  return reached.length;
}
