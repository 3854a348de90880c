import { cellAt, type Board } from "../../../kernel/board";
import { DIRECTIONS, type Direction } from "../../../kernel/direction";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { mirroredCell, type Symmetry } from "./symmetry";

/** A board under construction. */
interface WallGrid {
  readonly board: Board;
  /** By cell; the border counts as hedge. */
  readonly walls: boolean[];
  readonly symmetry: Symmetry;
  /** How many cells inside the border are hedge. */
  hedgeCount: number;
}

/** One part of a wall: cells in a straight line, and the way that it runs. */
interface WallSegment {
  readonly cells: readonly number[];
  readonly direction: Direction;
}

const CELLS_PER_SLICE = 8;
const MAX_SEGMENTS = 6;

/** Walls begin on the border until a fifth of the cells is hedge, or up to a sixth more. */
const CELLS_PER_HEDGE = 5;
const CELLS_PER_EXTRA_HEDGE = 6;

/** Most walls are short: the longest part of one has up to so many cells. */
const MAX_SEGMENT_CELLS = 3;

const MAX_INNER_WALLS = 2;

/**
 * The walls of a board, drawn as in the article on "Fruit Dating": some begin on the border, each next part shorter than
 * the one before, at a right angle to it and from any of its cells; then inner ones that touch nothing. Every cell is
 * drawn together with the one that the symmetry brings it to. Of the free cells only the largest region stays free.
 *
 * A garden that is half hedge then, or lies along one side of its board, is as good as a smaller one, of which there are
 * few: another is drawn.
 */
export function* generateWalls(board: Board, symmetry: Symmetry, random: Random): Task<boolean[]> {
  const edge = edgeCellsOf(board);
  for (;;) {
    const walls = yield* generateWallsOnce(board, edge, symmetry, random);
    yield;
    if (isSpacious(board, walls)) return walls;
  }
}

function* generateWallsOnce(
  board: Board,
  edge: readonly number[],
  symmetry: Symmetry,
  random: Random,
): Task<boolean[]> {
  const grid: WallGrid = { board, walls: [...board.isBorder], symmetry, hedgeCount: 0 };
  const cells = board.cells.length;
  const targetHedgeCount =
    Math.floor(cells / CELLS_PER_HEDGE) + drawBelow(random, Math.floor(cells / CELLS_PER_EXTRA_HEDGE));
  yield;
  while (grid.hedgeCount < targetHedgeCount) {
    addWall(
      grid,
      edge[drawBelow(random, edge.length)],
      1 + drawBelow(random, 1 + drawBelow(random, MAX_SEGMENT_CELLS)),
      random,
    );
    yield;
  }
  for (let wallsLeft = drawBelow(random, MAX_INNER_WALLS + 1); wallsLeft > 0; wallsLeft--) {
    addInnerWall(grid, random);
    yield;
  }
  yield* fillSmallRegions(grid);
  return grid.walls;
}

/** Whether three cells of five are free, and some at each side of the board. */
function isSpacious({ cells, cellsToEdge }: Board, walls: readonly boolean[]): boolean {
  const free = cells.filter((cell) => !walls[cell]);
  return (
    5 * free.length >= 3 * cells.length && cellsToEdge.every((cellsTo) => free.some((cell) => cellsTo[cell] === 0))
  );
}

/** The cells at the edge of a board, in order. */
function edgeCellsOf(board: Board): number[] {
  const { width, height } = board;
  const edge: number[] = [];
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) edge.push(cellAt(board, x, y));
  }
  return edge;
}

function addWall(grid: WallGrid, from: number, length: number, random: Random): void {
  let segment = addSegment(grid, from, inwardDirection(grid.board, from, random), length);
  let lengthLeft = length;
  for (let segmentCount = 1; segmentCount < MAX_SEGMENTS && segment.cells.length > 0; segmentCount++) {
    lengthLeft = drawBelow(random, lengthLeft);
    if (lengthLeft === 0) return;
    const corner = segment.cells[drawBelow(random, segment.cells.length)];
    const direction = DIRECTIONS[(segment.direction + 1 + 2 * drawBelow(random, 2)) % DIRECTIONS.length];
    segment = addSegment(grid, corner + grid.board.steps[direction], direction, lengthLeft);
  }
}

/** A direction that leads away from the edge that a cell lies at, of two any. */
function inwardDirection({ cellsToEdge }: Board, cell: number, random: Random): Direction {
  const inwardDirections = DIRECTIONS.filter(
    (direction) => cellsToEdge[(direction + 2) % DIRECTIONS.length][cell] === 0,
  );
  return inwardDirections[drawBelow(random, inwardDirections.length)];
}

/** Draws cells in a line as far as the board goes, hedge or not. */
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
  const { board, walls, symmetry } = grid;
  for (const hedgeCell of [cell, mirroredCell(board, symmetry, cell)]) {
    if (!walls[hedgeCell]) grid.hedgeCount++;
    walls[hedgeCell] = true;
  }
}

/** Goes in a straight line as long as nothing is near; its own cells are hedge only once it has ended. */
function addInnerWall(grid: WallGrid, random: Random): void {
  const { board, walls } = grid;
  const step = board.steps[drawBelow(random, DIRECTIONS.length)];
  const cells: number[] = [];
  let cell = board.cells[drawBelow(random, board.cells.length)];
  while (!walls[cell] && isClearAround(board, walls, cell)) {
    cells.push(cell);
    cell += step;
  }
  for (const hedgeCell of cells) addHedge(grid, hedgeCell);
}

function isClearAround({ steps: [up, right, down, left] }: Board, walls: readonly boolean[], cell: number): boolean {
  for (const row of [up, 0, down]) {
    for (const column of [left, 0, right]) if (walls[cell + row + column]) return false;
  }
  return true;
}

/** Makes hedge of all free cells but those of the largest region, the first of them where several are as large. */
function* fillSmallRegions({ board, walls }: WallGrid): Task<void> {
  const regionOf: number[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) regionOf[cell] = -1;
  const sizes: number[] = [];
  for (const cell of board.cells) {
    if (walls[cell] || regionOf[cell] >= 0) continue;
    sizes.push(yield* floodFill(board, walls, regionOf, cell, sizes.length));
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  for (const cell of board.cells) if (regionOf[cell] !== largest) walls[cell] = true;
}

function* floodFill(
  { steps }: Board,
  walls: readonly boolean[],
  regionOf: number[],
  from: number,
  region: number,
): Task<number> {
  const reached = [from];
  regionOf[from] = region;
  for (let index = 0; index < reached.length; index++) {
    for (const step of steps) {
      const next = reached[index] + step;
      if (walls[next] || regionOf[next] >= 0) continue;
      regionOf[next] = region;
      reached.push(next);
    }
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  return reached.length;
}
