import { cellAt, type Board } from "../../../kernel/board";
import { DIRECTIONS, type Direction } from "../../../kernel/direction";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { mirrored, type Symmetry } from "./symmetry";

/** A board under construction. */
interface Garden {
  readonly board: Board;
  /** By cell; the border counts as hedge. */
  readonly walls: boolean[];
  readonly symmetry: Symmetry;
  /** How many cells inside the border are hedge. */
  hedge: number;
}

/** One part of a wall: cells in a straight line, and the way that it runs. */
interface Part {
  readonly cells: readonly number[];
  readonly direction: Direction;
}

const CELLS_PER_SLICE = 8;
const MOST_PARTS = 6;

/** Walls begin on the border until a fifth of the cells is hedge, or up to a sixth more. */
const CELLS_TO_HEDGE = 5;
const CELLS_TO_MORE_HEDGE = 6;

/** Most walls are short: the longest part of one has up to so many cells. */
const LONGEST_PART = 3;

const MOST_INNER_WALLS = 2;

/**
 * The walls of a board, drawn as in the article on "Fruit Dating": some begin on the border, each next part shorter than
 * the one before, at a right angle to it and from any of its cells; then inner ones that touch nothing. Every cell is
 * drawn together with the one that the symmetry brings it to. Of the free cells only the largest region stays free.
 *
 * A garden that is half hedge then, or lies along one side of its board, is as good as a smaller one, of which there are
 * few: another is drawn.
 */
export function* drawWalls(board: Board, symmetry: Symmetry, random: Random): Work<boolean[]> {
  const edge = edgeOf(board);
  for (;;) {
    const walls = yield* drawOnce(board, edge, symmetry, random);
    yield;
    if (isSpacious(board, walls)) return walls;
  }
}

function* drawOnce(board: Board, edge: readonly number[], symmetry: Symmetry, random: Random): Work<boolean[]> {
  const garden: Garden = { board, walls: [...board.isBorder], symmetry, hedge: 0 };
  const cells = board.cells.length;
  const hedge = Math.floor(cells / CELLS_TO_HEDGE) + below(random, Math.floor(cells / CELLS_TO_MORE_HEDGE));
  yield;
  while (garden.hedge < hedge) {
    drawWall(garden, edge[below(random, edge.length)], 1 + below(random, 1 + below(random, LONGEST_PART)), random);
    yield;
  }
  for (let left = below(random, MOST_INNER_WALLS + 1); left > 0; left--) {
    drawInnerWall(garden, random);
    yield;
  }
  yield* fillSmallRegions(garden);
  return garden.walls;
}

/** Whether three cells of five are free, and some at each side of the board. */
function isSpacious({ cells, toEdge }: Board, walls: readonly boolean[]): boolean {
  const free = cells.filter((cell) => !walls[cell]);
  return 5 * free.length >= 3 * cells.length && toEdge.every((cellsTo) => free.some((cell) => cellsTo[cell] === 0));
}

/** The cells at the edge of a board, in order. */
function edgeOf(board: Board): number[] {
  const { width, height } = board;
  const edge: number[] = [];
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) edge.push(cellAt(board, x, y));
  }
  return edge;
}

function drawWall(garden: Garden, from: number, length: number, random: Random): void {
  let part = drawPart(garden, from, inwards(garden.board, from, random), length);
  let left = length;
  for (let parts = 1; parts < MOST_PARTS && part.cells.length > 0; parts++) {
    left = below(random, left);
    if (left === 0) return;
    const corner = part.cells[below(random, part.cells.length)];
    const direction = DIRECTIONS[(part.direction + 1 + 2 * below(random, 2)) % DIRECTIONS.length];
    part = drawPart(garden, corner + garden.board.steps[direction], direction, left);
  }
}

/** A direction that leads away from the edge that a cell lies at, of two any. */
function inwards({ toEdge }: Board, cell: number, random: Random): Direction {
  const away = DIRECTIONS.filter((direction) => toEdge[(direction + 2) % DIRECTIONS.length][cell] === 0);
  return away[below(random, away.length)];
}

/** Draws cells in a line as far as the board goes, hedge or not. */
function drawPart(garden: Garden, from: number, direction: Direction, length: number): Part {
  const { isBorder, steps } = garden.board;
  const cells: number[] = [];
  for (let cell = from; cells.length < length && !isBorder[cell]; cell += steps[direction]) {
    cells.push(cell);
    draw(garden, cell);
  }
  return { cells, direction };
}

function draw(garden: Garden, cell: number): void {
  const { board, walls, symmetry } = garden;
  for (const drawn of [cell, mirrored(board, symmetry, cell)]) {
    if (!walls[drawn]) garden.hedge++;
    walls[drawn] = true;
  }
}

/** Goes in a straight line as long as nothing is near; its own cells are hedge only once it has ended. */
function drawInnerWall(garden: Garden, random: Random): void {
  const { board, walls } = garden;
  const step = board.steps[below(random, DIRECTIONS.length)];
  const cells: number[] = [];
  let cell = board.cells[below(random, board.cells.length)];
  while (!walls[cell] && isClearAround(board, walls, cell)) {
    cells.push(cell);
    cell += step;
  }
  for (const drawn of cells) draw(garden, drawn);
}

function isClearAround({ steps: [up, right, down, left] }: Board, walls: readonly boolean[], cell: number): boolean {
  for (const row of [up, 0, down]) {
    for (const column of [left, 0, right]) if (walls[cell + row + column]) return false;
  }
  return true;
}

/** Makes hedge of all free cells but those of the largest region, the first of them where several are as large. */
function* fillSmallRegions({ board, walls }: Garden): Work<void> {
  const regionOf: number[] = [];
  for (let cell = 0; cell < board.size; cell++) regionOf[cell] = -1;
  const sizes: number[] = [];
  for (const cell of board.cells) {
    if (walls[cell] || regionOf[cell] >= 0) continue;
    sizes.push(yield* fillRegion(board, walls, regionOf, cell, sizes.length));
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  for (const cell of board.cells) if (regionOf[cell] !== largest) walls[cell] = true;
}

function* fillRegion(
  { steps }: Board,
  walls: readonly boolean[],
  regionOf: number[],
  from: number,
  region: number,
): Work<number> {
  const reached = [from];
  regionOf[from] = region;
  for (let at = 0; at < reached.length; at++) {
    for (const step of steps) {
      const next = reached[at] + step;
      if (walls[next] || regionOf[next] >= 0) continue;
      regionOf[next] = region;
      reached.push(next);
    }
    if (at % CELLS_PER_SLICE === 0) yield;
  }
  return reached.length;
}
